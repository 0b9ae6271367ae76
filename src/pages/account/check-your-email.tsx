import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { CodeForm } from "@/components/account/code-form";
import { ResendButton, usualWait } from "@/components/account/resend-button";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { useSession } from "@/hooks/account/session-store";
import { useVerifyCode } from "@/hooks/account/sign-in";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { MailboxLink } from "@/pages/account/mailbox-link";

interface CheckYourEmailProps {
  email: string;
  /** What was sent to which email. */
  children: ReactNode;
  /** Additional hints in small print. */
  footnote?: ReactNode;
  resend: UseMutationResult<void, Error, string>;
  captcha: ReactNode;
  /** Called with the factor that still needs verification, or null. */
  onVerified: (factorId: string | null) => void;
  onChangeAddress: () => void;
}

/**
 * Shown after an email with a link and a code was sent: enter the code, resend, or change the
 * email. If another tab opens the link, this one continues automatically.
 */
export function CheckYourEmail({
  email,
  children,
  footnote,
  resend,
  captcha,
  onVerified,
  onChangeAddress,
}: CheckYourEmailProps) {
  const verify = useVerifyCode();
  const session = useSession();
  const location = useLocation();

  const isVerifiedHere = verify.isPending || verify.isSuccess;
  if (session.status === "signed-in" && !isVerifiedHere) {
    // The page's loader redirects members and checks the second step.
    return <Navigate to={location} state={location.state} replace />;
  }
  return (
    <section className="grid gap-6">
      <div>
        <h2 ref={focusOnMount} tabIndex={-1} className="text-2xl">
          <Trans>Check your email</Trans>
        </h2>
        <div className="mt-2 grid gap-2 wrap-anywhere text-ink-soft">
          {children}
          <p>
            <Trans>
              Open the link in this browser, and this page will continue automatically. Reading
              email on another device? Enter the code here instead.
            </Trans>
          </p>
          {footnote && <p className="text-sm">{footnote}</p>}
        </div>
        <MailboxLink />
      </div>
      <CodeForm
        label={t`6-digit code`}
        submitLabel={t`Continue`}
        onSubmit={async (code) => onVerified(await verify.mutateAsync({ email, token: code }))}
      />
      {captcha}
      <div className="flex flex-wrap items-start gap-3">
        <ResendButton email={email} mutation={resend} initialWait={usualWait} />
        <Button variant="ghost" size="sm" onClick={onChangeAddress}>
          <Trans>Use a different email</Trans>
        </Button>
      </div>
    </section>
  );
}
