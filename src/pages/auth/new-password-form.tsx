import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { PasswordStrengthHint } from "@/components/session/password-strength-hint";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useSetPassword } from "@/hooks/session/password";
import { paths } from "@/lib/paths";
import { AuthFailure } from "@/lib/session/auth-errors";
import { newPasswordSchema } from "@/lib/session/credentials";

const schema = z.object({ password: newPasswordSchema });

/** Sets the password of the account that the emailed link signed in to. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const change = useSetPassword();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });
  const password = useWatch({ control, name: "password" });
  const needsFreshLink =
    change.error instanceof AuthFailure && change.error.code === "reauthentication_needed";

  const submit = handleSubmit((values) =>
    change.mutate(values.password, {
      onSuccess: onChanged,
      onError: ({ message }) => setError("password", { message }, { shouldFocus: true }),
    }),
  );

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={password} />}
        error={formState.errors.password}
        {...register("password")}
      />
      {needsFreshLink && (
        <p className="text-sm">
          You signed in a while ago. To confirm it’s you,{" "}
          <TextLink to={paths.forgotPassword}>request a new link</TextLink>.
        </p>
      )}
      <Button type="submit" isBusy={formState.isSubmitting || change.isPending}>
        Save new password
      </Button>
    </Form>
  );
}
