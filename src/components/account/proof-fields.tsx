import { useState } from "react";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import type { Captcha } from "@/components/account/captcha";
import type { ProofValues } from "@/components/account/proof-schema";
import { ResendButton, usualWait } from "@/components/account/resend-button";
import { PasswordField } from "@/components/forms/password-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { useEmailProofCode } from "@/hooks/account/identities";
import { useSession } from "@/hooks/account/session-store";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";

interface ProofFieldsProps {
  email: string;
  errors: FieldErrors<ProofValues>;
  register: (name: keyof ProofValues) => UseFormRegisterReturn;
  captcha: Captcha;
}

// Defined at module level, so that React calls it only when the field appears.
function focusInside(container: HTMLElement | null) {
  container?.querySelector("input")?.focus();
}

/** The fields for reauthentication: the password or an emailed code, and a code from the authenticator app. */
export function ProofFields({ email, errors, register, captcha }: ProofFieldsProps) {
  const sendCode = useEmailProofCode(captcha.take);
  const session = useSession();
  const hasApp =
    session.status === "signed-in" &&
    session.session.user.factors?.some(({ status }) => status === "verified");
  // An app set up on another device is known only from the server's error; the field then stays.
  const [needsAppField, setNeedsAppField] = useState(false);
  if (errors.appCode && !hasApp && !needsAppField) setNeedsAppField(true);

  return (
    <>
      {sendCode.isSuccess ? (
        <EmailCodeFields
          email={email}
          error={errors.emailCode}
          registration={register("emailCode")}
          captcha={captcha}
        />
      ) : (
        <div className="grid justify-items-start gap-2">
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            error={errors.currentPassword}
            className="w-full"
            {...register("currentPassword")}
          />
          {sendCode.error && (
            <Notice tone="danger" isAlert>
              {sendCode.error.message}
            </Notice>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="-ml-4.5 text-left"
            isBusy={sendCode.isPending}
            onClick={() => sendCode.mutate(email)}
          >
            <span>
              <Trans>
                No password? <span className="inline-block">Email me a code instead</span>
              </Trans>
            </span>
          </Button>
        </div>
      )}
      {captcha.field}
      {(hasApp || needsAppField) && (
        <div ref={needsAppField ? focusInside : undefined}>
          <TextField
            label={t`Code from your authenticator app`}
            autoComplete="one-time-code"
            inputMode="numeric"
            error={errors.appCode}
            {...register("appCode")}
          />
        </div>
      )}
    </>
  );
}

interface EmailCodeFieldsProps {
  email: string;
  error: FieldErrors<ProofValues>["emailCode"];
  registration: UseFormRegisterReturn;
  captcha: Captcha;
}

function EmailCodeFields({ email, error, registration, captcha }: EmailCodeFieldsProps) {
  const resend = useEmailProofCode(captcha.take);
  return (
    <div className="grid gap-3">
      <p ref={focusOnMount} tabIndex={-1}>
        <Trans>
          We sent a code to <span className="wrap-anywhere">{email}</span>.
        </Trans>
      </p>
      <TextField
        label={t`Code from our email`}
        autoComplete="one-time-code"
        inputMode="numeric"
        error={error}
        {...registration}
      />
      <ResendButton email={email} mutation={resend} initialWait={usualWait} />
    </div>
  );
}
