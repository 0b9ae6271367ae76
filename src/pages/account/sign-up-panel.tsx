import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { useCaptcha } from "@/components/account/captcha";
import { PasswordStrengthHint } from "@/components/account/password-strength-hint";
import { PublishEmailField } from "@/components/account/published-contact-fields";
import { Form } from "@/components/forms/form";
import { PasswordField } from "@/components/forms/password-field";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useAwaitedEmail } from "@/hooks/account/awaited-email";
import { findNameProblem } from "@/hooks/account/name-problem";
import { useResendConfirmation, useSignUp } from "@/hooks/account/sign-in";
import type { FollowedInvitation } from "@/hooks/practice/invitations";
import {
  emailSchema,
  fullNameSchema,
  newPasswordSchema,
  withTypedEmail,
} from "@/lib/account/credentials";
import type { SignUpRole } from "@/lib/account/roles";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { CheckYourEmail } from "@/pages/account/check-your-email";

const signUpSchema = z.object({
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  role: z.enum(["patient", "doctor"]),
  publishesEmail: z.boolean(),
});

type SignUpValues = z.infer<typeof signUpSchema>;

const emptySignUp: SignUpValues = {
  fullName: "",
  email: "",
  password: "",
  role: "patient",
  publishesEmail: false,
};

const roles = [
  { value: "patient", label: t`Patient` },
  { value: "doctor", label: t`Doctor` },
];

interface SignUpFormProps {
  form: UseFormReturn<SignUpValues>;
  isInvited: boolean;
  invitation: FollowedInvitation | null;
  isBusy: boolean;
  captcha: ReactNode;
  onSubmit: (values: SignUpValues) => void;
}

function SignUpForm({ form, isInvited, invitation, isBusy, captcha, onSubmit }: SignUpFormProps) {
  const { register, handleSubmit, control, formState } = form;
  const { errors } = formState;
  const invited = invitation?.email;
  const password = useWatch({ control, name: "password" });

  return (
    <Form onSubmit={handleSubmit(onSubmit)} className="grid gap-5">
      <TextField
        label={t`Full name`}
        autoComplete="name"
        error={errors.fullName}
        {...register("fullName")}
      />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        hint={
          invited &&
          t`The invitation is for ${invited}. You can't accept it with a different email.`
        }
        error={errors.email}
        {...register("email")}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={password} />}
        error={errors.password}
        {...register("password")}
      />
      {!isInvited && (
        <>
          <RadioGroupField label={t`I am a...`} options={roles} {...register("role")} />
          <PublishEmailChoice form={form} />
        </>
      )}
      {captcha}
      <Button type="submit" isBusy={formState.isSubmitting || isBusy}>
        <Trans>Sign Up</Trans>
      </Button>
      <p className="text-sm text-ink-soft">
        <Trans>
          By signing up, you agree to the <TextLink to={paths.terms}>Terms of Use</TextLink>. The{" "}
          <TextLink to={paths.privacy}>Privacy</TextLink> page explains what we store and who can
          see it.
        </Trans>
      </p>
    </Form>
  );
}

/** Asks doctors whether to publish their email on their listings. */
function PublishEmailChoice({ form }: { form: UseFormReturn<SignUpValues> }) {
  const [role, email] = useWatch({ control: form.control, name: ["role", "email"] });
  if (role !== "doctor") return null;
  return (
    <PublishEmailField address={email.trim()} registration={form.register("publishesEmail")} />
  );
}

interface SignUpPanelProps {
  /** The preselected role. */
  role: SignUpRole;
  /** Whether the visitor opened an invitation to join a practice. */
  isInvited: boolean;
  /** The loaded invitation; null if it is no longer valid. */
  invitation: FollowedInvitation | null;
  /** Called when the new account is signed in without confirmation. */
  onSignedIn: () => void;
  onVerified: (factorId: string | null) => void;
}

/** Creates an account, then asks to check the email. */
export function SignUpPanel({
  role,
  isInvited,
  invitation,
  onSignedIn,
  onVerified,
}: SignUpPanelProps) {
  const captcha = useCaptcha();
  const [awaitedEmail, setAwaitedEmail] = useAwaitedEmail();
  const signUp = useSignUp(captcha.take);
  const resend = useResendConfirmation(captcha.take);
  // Kept here, so that "Use a different email" restores the input.
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    // Follows the last clicked link, but keeps edited fields.
    values: { ...emptySignUp, email: invitation?.email ?? "", role },
    resetOptions: { keepDirtyValues: true },
  });

  async function submit(values: SignUpValues) {
    const problem = await findNameProblem(values.fullName);
    if (problem) {
      form.setError("fullName", { message: problem }, { shouldFocus: true });
      return;
    }
    signUp.mutate(values, {
      onSuccess: ({ isSignedIn }) => {
        if (isSignedIn) {
          toast({ title: t`Account created!`, tone: "success" });
          onSignedIn();
          return;
        }
        toast({
          title: t`Account created!`,
          description: t`Please check your email to verify your account.`,
          tone: "success",
          isOfPage: true,
        });
        setAwaitedEmail(values.email);
      },
    });
  }

  if (awaitedEmail !== null) {
    return (
      <CheckYourEmail
        email={awaitedEmail}
        resend={resend}
        captcha={captcha.field}
        onVerified={onVerified}
        onChangeAddress={() => setAwaitedEmail(null)}
        footnote={<AfterSignUp email={awaitedEmail} />}
      >
        <p>
          <Trans>
            We sent a link and a six-digit code to{" "}
            <strong className="text-ink">{awaitedEmail}</strong>.
          </Trans>
        </p>
      </CheckYourEmail>
    );
  }
  return (
    <SignUpForm
      form={form}
      isInvited={isInvited}
      invitation={invitation}
      isBusy={signUp.isPending}
      captcha={captcha.field}
      onSubmit={submit}
    />
  );
}

function AfterSignUp({ email }: { email: string }) {
  const [params] = useSearchParams();
  const next = params.get("next");
  const state = withTypedEmail(email);
  return (
    <Trans>
      Already confirmed on another device?{" "}
      <TextLink to={paths.signIn(next)} state={state}>
        Sign in here
      </TextLink>
      . No email? Check your spam folder. If you already have an account,{" "}
      <TextLink to={paths.forgotPasswordThen(next)} state={state}>
        reset your password
      </TextLink>{" "}
      instead.
    </Trans>
  );
}
