import { useRef } from "react";
import { CodeForm } from "@/components/account/code-form";
import { Feedback } from "@/components/account/feedback";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import {
  type Enrollment,
  useEnrollFactor,
  useFactors,
  useRemoveFactor,
  useVerifyFactor,
} from "@/hooks/account/two-step-verification";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";

/** Two-step verification by authenticator app: off, being set up, or on. */
export function TwoStepSection() {
  const factors = useFactors();
  const remove = useRemoveFactor();
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  const focusStatus = () => status.current?.focus();

  async function turnOff(factorId: string) {
    await remove.mutateAsync(factorId);
    // After the dialog has closed.
    setTimeout(focusStatus);
  }

  if (factors.isPending)
    return <LoadingSkeleton label={t`Loading two-step verification...`} className="h-24" />;
  if (!factors.data) return <LoadFailure query={factors} />;
  const [factor] = factors.data;
  return (
    <div className="grid gap-5">
      <p ref={status} role="status" tabIndex={-1}>
        {factor
          ? t`Two-step verification is on. We'll ask for a code from your authenticator app when you sign in.`
          : t`Two-step verification is off.`}
      </p>
      {factor ? (
        <ConfirmButton
          label={t`Turn off`}
          confirmLabel={t`Turn off`}
          variant="secondary"
          title={t`Turn off two-step verification?`}
          isDangerous
          onConfirm={() => turnOff(factor.id)}
        >
          <p>{t`You'll only need your password to sign in.`}</p>
        </ConfirmButton>
      ) : (
        <TwoStepSetup onEnd={focusStatus} />
      )}
    </div>
  );
}

/** Sets up an authenticator app: shows the secret, then verifies a code. */
function TwoStepSetup({ onEnd }: { onEnd: () => void }) {
  const enroll = useEnrollFactor();
  const verify = useVerifyFactor();
  const enrollment = enroll.data;

  async function turnOn(factorId: string, code: string) {
    await verify.mutateAsync({ factorId, code });
    onEnd();
  }
  function cancel() {
    enroll.reset();
    onEnd();
  }

  if (!enrollment) {
    return (
      <>
        <Feedback error={enroll.error} />
        <Button
          isBusy={enroll.isPending}
          onClick={() => enroll.mutate()}
          className="justify-self-start"
        >
          <Trans>Set up</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <Key enrollment={enrollment} />
      <CodeForm
        label={t`Code from your app`}
        submitLabel={t`Turn on`}
        onSubmit={(code) => turnOn(enrollment.factorId, code)}
      />
      <Button variant="ghost" onClick={cancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

function Key({ enrollment }: { enrollment: Enrollment }) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={enrollment.qrCode}
        alt={t`QR code for your authenticator app`}
        // QR scanners need dark on light, in the dark theme too.
        className="size-44 shrink-0 rounded-md bg-[white] p-2"
      />
      <div className="min-w-48 flex-1">
        <p ref={focusOnMount} tabIndex={-1}>
          <Trans>
            Scan the QR code with your authenticator app, or enter this key in the app. Then enter
            the 6-digit code it shows.
          </Trans>
        </p>
        <code className="mt-3 block rounded-md bg-sage px-4 py-3 text-sm break-all select-all">
          {enrollment.secret}
        </code>
      </div>
    </div>
  );
}
