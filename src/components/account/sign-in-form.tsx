import { zodResolver } from "@hookform/resolvers/zod";
import { Mail } from "lucide-react";
import { useState } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { useCaptcha } from "@/components/account/captcha";
import { ResendButton } from "@/components/account/resend-button";
import { TwoStepForm } from "@/components/account/two-step-form";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useResendConfirmation, useSignIn } from "@/hooks/account/sign-in";
import { AuthFailure } from "@/lib/account/auth-errors";
import type { TakeCaptcha } from "@/lib/account/captcha-tokens";
import { emailSchema, withTypedEmail } from "@/lib/account/credentials";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const schema = z.object({
  email: emailSchema,
  password: z.string().min(1, t`Enter your password`),
});

type SignInValues = z.infer<typeof schema>;

interface SignInFormProps {
  /** Called when sign-in is complete, including the second step. */
  onSignedIn: () => void;
  defaultEmail?: string;
  defaultPassword?: string;
  /** Switches to sign-in by email; receives the typed email. */
  onUseLink?: (email: string) => void;
}

/** Signs in with email, password, and, if two-step verification is on, a code. */
export function SignInForm({
  onSignedIn,
  defaultEmail = "",
  defaultPassword = "",
  onUseLink,
}: SignInFormProps) {
  const [factorId, setFactorId] = useState<string | null>(null);
  const captcha = useCaptcha();
  const signIn = useSignIn(captcha.take);
  const { register, handleSubmit, setError, getValues, control, formState } = useForm<SignInValues>(
    {
      resolver: zodResolver(schema),
      defaultValues: { email: defaultEmail, password: defaultPassword },
    },
  );
  const failedWith = signIn.error instanceof AuthFailure ? signIn.error.code : null;

  const submit = handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess: (pendingFactor) => (pendingFactor ? setFactorId(pendingFactor) : onSignedIn()),
      onError: (error) => {
        if (error instanceof AuthFailure && error.code === "invalid_credentials") {
          setError("password", { message: error.message }, { shouldFocus: true });
        }
      },
    }),
  );

  if (factorId) {
    const startOver = () => setFactorId(null);
    return <TwoStepForm factorId={factorId} onVerified={onSignedIn} onSignedOut={startOver} />;
  }
  return (
    <Form onSubmit={submit} className="grid gap-5">
      {failedWith === "email_not_confirmed" && signIn.variables && (
        <UnconfirmedNotice
          key={signIn.submittedAt}
          email={signIn.variables.email}
          prove={captcha.take}
        />
      )}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        error={formState.errors.email}
        {...register("email")}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={formState.errors.password}
        {...register("password")}
      />
      <ForgotPasswordLink control={control} />
      {captcha.field}
      <Button type="submit" isBusy={formState.isSubmitting || signIn.isPending}>
        <Trans>Sign In</Trans>
      </Button>
      {onUseLink && (
        <Button variant="secondary" onClick={() => onUseLink(getValues("email"))}>
          <Mail aria-hidden="true" />
          <Trans>Email me a sign-in link</Trans>
        </Button>
      )}
    </Form>
  );
}

/** Shown after sign-in to an unconfirmed account. */
function UnconfirmedNotice({ email, prove }: { email: string; prove: TakeCaptcha }) {
  const resend = useResendConfirmation(prove);
  return (
    <Notice
      tone="attention"
      isAlert
      title={t`Please confirm your email first`}
      actions={<ResendButton email={email} mutation={resend} label={t`Send the email again`} />}
    >
      <p className="wrap-anywhere">
        <Trans>
          We sent an email to {email} when you signed up. Open the link in it, then sign in.
        </Trans>
      </p>
    </Notice>
  );
}

interface ForgotPasswordLinkProps {
  control: Control<{ email: string; password: string }>;
}

/** A link to the password reset that passes on the typed email and the next path. */
function ForgotPasswordLink({ control }: ForgotPasswordLinkProps) {
  const email = useWatch({ control, name: "email", defaultValue: "" });
  const [params] = useSearchParams();
  return (
    <TextLink
      to={paths.forgotPasswordThen(params.get("next"))}
      state={withTypedEmail(email)}
      className="-my-2 w-fit py-2 text-sm"
    >
      <Trans>Forgot your password?</Trans>
    </TextLink>
  );
}
