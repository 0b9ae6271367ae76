import { ResendButton } from "@/components/session/resend-button";
import { Notice } from "@/components/ui/notice";
import { useResendConfirmation } from "@/hooks/session/sign-in";
import type { TakeCaptcha } from "@/lib/session/captcha-tokens";

/** Shown after sign-in to an unconfirmed account. */
export function UnconfirmedNotice({ email, prove }: { email: string; prove: TakeCaptcha }) {
  const resend = useResendConfirmation(prove);
  return (
    <Notice
      tone="attention"
      isAlert
      title="Please confirm your email first"
      actions={<ResendButton email={email} mutation={resend} label="Send the email again" />}
    >
      <p className="wrap-anywhere">
        We sent an email to {email} when you signed up. Open the link in it, then sign in.
      </p>
    </Notice>
  );
}
