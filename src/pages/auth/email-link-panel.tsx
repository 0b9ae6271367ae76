import { useState } from "react";
import { useCaptcha } from "@/components/session/captcha";
import { Button } from "@/components/ui/button";
import { useSendSignInLink } from "@/hooks/session/sign-in";
import { CheckYourEmail } from "@/pages/auth/check-your-mail";
import { EmailForm } from "@/pages/auth/email-form";

interface EmailLinkPanelProps {
  defaultEmail: string;
  onVerified: (factorId: string | null) => void;
  onUsePassword: () => void;
}

/** Sign-in by email, with a link or a code. */
export function EmailLinkPanel({ defaultEmail, onVerified, onUsePassword }: EmailLinkPanelProps) {
  const [typed, setTyped] = useState(defaultEmail);
  const captcha = useCaptcha();
  const sendLink = useSendSignInLink(captcha.take);
  const resend = useSendSignInLink(captcha.take);

  if (sendLink.isSuccess) {
    const email = sendLink.variables;
    return (
      <CheckYourEmail
        email={email}
        resend={resend}
        captcha={captcha.field}
        onVerified={onVerified}
        onChangeAddress={() => {
          setTyped(email);
          sendLink.reset();
        }}
      >
        <p>
          If there’s an account for <strong className="text-ink">{email}</strong>, we’ve sent an
          email with a link and a 6-digit code.
        </p>
      </CheckYourEmail>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        No password needed. We’ll email you a link and a code to sign in.
      </p>
      <EmailForm
        submitLabel="Send link"
        mutation={sendLink}
        defaultEmail={typed}
        captcha={captcha.field}
      />
      <Button variant="ghost" onClick={onUsePassword}>
        Use your password instead
      </Button>
    </div>
  );
}
