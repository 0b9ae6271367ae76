import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useCaptcha } from "@/components/account/captcha";
import { ResendButton, usualWait } from "@/components/account/resend-button";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useAwaitedEmail } from "@/hooks/account/awaited-email";
import { useRequestPasswordReset } from "@/hooks/account/sign-in";
import { typedEmailIn } from "@/lib/account/credentials";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { AuthFrame } from "@/pages/account/auth-frame";
import { EmailForm } from "@/pages/account/email-form";
import { MailboxLink } from "@/pages/account/mailbox-link";

export function Component() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(typedEmailIn(state));
  const captcha = useCaptcha();
  const request = useRequestPasswordReset(captcha.take);
  const [awaitedEmail, setAwaitedEmail] = useAwaitedEmail();

  function changeAddress(email: string) {
    setTyped(email);
    setAwaitedEmail(null);
  }

  return (
    <AuthFrame
      title={t`Reset your password`}
      lead={t`Enter your account email, and we'll send you a link to choose a new password.`}
    >
      {awaitedEmail !== null ? (
        <RequestSent email={awaitedEmail} onChangeAddress={() => changeAddress(awaitedEmail)} />
      ) : (
        <EmailForm
          submitLabel={t`Send link`}
          mutation={request}
          onSent={setAwaitedEmail}
          defaultEmail={typed}
          captcha={captcha.field}
        />
      )}
      <p className="mt-6 text-sm">
        <TextLink to={paths.signIn(params.get("next"))}>
          <Trans>Back to Sign In</Trans>
        </TextLink>
      </p>
    </AuthFrame>
  );
}

interface RequestSentProps {
  email: string;
  onChangeAddress: () => void;
}

function RequestSent({ email, onChangeAddress }: RequestSentProps) {
  const captcha = useCaptcha();
  const resend = useRequestPasswordReset(captcha.take);
  return (
    <section>
      <h2 ref={focusOnMount} tabIndex={-1} className="text-2xl">
        <Trans>Check your email</Trans>
      </h2>
      <p className="mt-2 wrap-anywhere text-ink-soft">
        <Trans>
          If there's an account for <strong className="text-ink">{email}</strong>, we've sent an
          email with a link. It works once and expires after one hour. If you open it on another
          device, choose the new password there, and then sign in here.
        </Trans>
      </p>
      <MailboxLink />
      {captcha.field}
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <ResendButton email={email} mutation={resend} initialWait={usualWait} />
        <Button variant="ghost" size="sm" onClick={onChangeAddress}>
          <Trans>Use a different email</Trans>
        </Button>
      </div>
    </section>
  );
}
