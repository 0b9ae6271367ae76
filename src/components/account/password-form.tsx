import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Feedback } from "@/components/account/feedback";
import { ReauthenticationField } from "@/components/account/reauthentication-field";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { PasswordStrengthHint } from "@/components/session/password-strength-hint";
import { Button } from "@/components/ui/button";
import { useChangePassword, useSendReauthenticationCode } from "@/hooks/session/password";
import { AuthFailure } from "@/lib/auth-errors";
import { codeSchema, newPasswordSchema } from "@/lib/credentials";

const schema = z.object({ password: newPasswordSchema, nonce: codeSchema.optional() });
type PasswordValues = z.infer<typeof schema>;

/** Which field a refusal of the auth server is about. */
const fieldOf: Record<string, keyof PasswordValues> = {
  same_password: "password",
  weak_password: "password",
  reauthentication_not_valid: "nonce",
};

/** Sets a new password. Where the server wants to be sure who asks, it takes the code of a mail as well. */
export function PasswordForm({ email }: { email: string }) {
  const changePassword = useChangePassword();
  const sendCode = useSendReauthenticationCode();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<PasswordValues>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { password: "" },
    shouldUnregister: true,
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  function refuse(error: Error) {
    const code = error instanceof AuthFailure ? error.code : "";
    const field = fieldOf[code];
    if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
    if (code !== "reauthentication_needed") return;
    setNeedsCode(true);
    sendCode.mutate();
  }

  const submit = form.handleSubmit(({ password, nonce }) =>
    changePassword.mutate(
      { password, ...(nonce && { nonce }) },
      {
        onError: refuse,
        onSuccess: () => {
          setNeedsCode(false);
          form.reset();
        },
      },
    ),
  );
  const isToldElsewhere =
    changePassword.error instanceof AuthFailure &&
    (changePassword.error.code === "reauthentication_needed" ||
      changePassword.error.code in fieldOf);

  return (
    <Form onSubmit={submit} className="grid gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={password} />}
        error={errors.password}
        {...form.register("password")}
      />
      {needsCode && (
        <ReauthenticationField
          email={email}
          sendCode={sendCode}
          error={errors.nonce}
          {...form.register("nonce")}
        />
      )}
      <Feedback error={isToldElsewhere ? null : changePassword.error}>
        {changePassword.isSuccess && "Your password has been changed."}
      </Feedback>
      <Button type="submit" isBusy={changePassword.isPending} className="justify-self-start">
        Change password
      </Button>
    </Form>
  );
}
