import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { useCaptcha } from "@/components/account/captcha";
import { Feedback } from "@/components/account/feedback";
import { PasswordStrengthHint } from "@/components/account/password-strength-hint";
import { ProofFields } from "@/components/account/proof-fields";
import {
  type Mistake,
  proofMistake,
  proofShape,
  showMistake,
  toProof,
} from "@/components/account/proof-schema";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { useChangePassword } from "@/hooks/account/sign-in";
import { AuthFailure } from "@/lib/account/auth-errors";
import { newPasswordSchema } from "@/lib/account/credentials";
import { t } from "@/lib/messages";

const schema = z.object({ ...proofShape, password: newPasswordSchema });
type PasswordValues = z.infer<typeof schema>;

const aboutPassword = new Set(["same_password", "weak_password"]);

/** The mistake in a field; null if an error belongs to none of them. */
function mistakeIn(error: Error): Mistake<keyof PasswordValues> | null {
  const { message } = error;
  const isAboutNew = error instanceof AuthFailure && aboutPassword.has(error.code);
  return isAboutNew ? { field: "password", message } : proofMistake(error);
}

/** Sets a new password after reauthentication. */
export function PasswordForm({ email }: { email: string }) {
  const captcha = useCaptcha();
  const changePassword = useChangePassword(captcha.take);
  const form = useForm<PasswordValues>({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
    shouldUnregister: true,
  });
  // Resets the proof fields after each change: an emailed code works once.
  const [changes, setChanges] = useState(0);
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const { error } = changePassword;

  const submit = form.handleSubmit(({ password, ...proof }) =>
    changePassword.mutate(
      { email, password, proof: toProof(proof) },
      {
        onSuccess: () => {
          form.reset();
          setChanges(changes + 1);
        },
        onError: (failure) => showMistake(mistakeIn(failure), form.setError),
      },
    ),
  );

  return (
    <Form onSubmit={submit} className="grid gap-5">
      {/* Lets password managers find the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ProofFields
        key={changes}
        email={email}
        errors={errors}
        register={form.register}
        captcha={captcha}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={password} />}
        error={errors.password}
        {...form.register("password")}
      />
      <Feedback error={error && mistakeIn(error) ? null : error}>
        {changePassword.isSuccess &&
          t`Your password has been changed, and your other devices are signed out.`}
      </Feedback>
      <Button type="submit" isBusy={changePassword.isPending} className="justify-self-start">
        <Trans>Change password</Trans>
      </Button>
    </Form>
  );
}
