import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { useCaptcha } from "@/components/account/captcha";
import { TextLink } from "@/components/ui/text-link";
import { findNameProblem } from "@/hooks/profiles/name-problem";
import { useResendConfirmation, useSignUp } from "@/hooks/session/sign-in";
import type { FollowedInvitation } from "@/hooks/staff/invitations";
import { paths } from "@/lib/paths";
import { withTypedEmail } from "@/lib/session/credentials";
import type { SignUpRole } from "@/lib/session/roles";
import { toast } from "@/lib/toast";
import { CheckYourEmail } from "@/pages/auth/check-your-email";
import {
  emptySignUp,
  SignUpForm,
  type SignUpValues,
  signUpSchema,
} from "@/pages/auth/sign-up-form";

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
          toast({ title: "Account created!", tone: "success" });
          onSignedIn();
          return;
        }
        toast({
          title: "Account created!",
          description: "Please check your email to verify your account.",
          tone: "success",
        });
      },
    });
  }

  if (signUp.isSuccess && !signUp.data.isSignedIn) {
    const { email } = signUp.variables;
    return (
      <CheckYourEmail
        email={email}
        resend={resend}
        captcha={captcha.field}
        onVerified={onVerified}
        onChangeAddress={signUp.reset}
        footnote={<AfterSignUp email={email} />}
      >
        <p>
          We sent a link and a six-digit code to <strong className="text-ink">{email}</strong>.
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
    <>
      Already confirmed on another device?{" "}
      <TextLink to={paths.signIn(next)} state={state}>
        Sign in here
      </TextLink>
      . No email? Check your spam folder. If you already have an account,{" "}
      <TextLink to={paths.forgotPasswordThen(next)} state={state}>
        reset your password
      </TextLink>{" "}
      instead.
    </>
  );
}
