import { Feedback } from "@/components/account/feedback";
import { CodeForm } from "@/components/session/code-form";
import { Button } from "@/components/ui/button";
import { type Enrollment, useEnrollFactor, useVerifyFactor } from "@/hooks/account/two-step";
import { takeFocus } from "@/lib/browser/take-focus";

/** Sets up an authenticator app: shows the secret, then verifies a code. */
export function TwoStepSetup({ onEnd }: { onEnd: () => void }) {
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
          Set up
        </Button>
      </>
    );
  }
  return (
    <>
      <Key enrollment={enrollment} />
      <CodeForm
        label="Code from your app"
        submitLabel="Turn on"
        onSubmit={(code) => turnOn(enrollment.factorId, code)}
      />
      <Button variant="ghost" onClick={cancel}>
        Cancel
      </Button>
    </>
  );
}

function Key({ enrollment }: { enrollment: Enrollment }) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={enrollment.qrCode}
        alt="QR code for your authenticator app"
        // QR scanners need dark on light, in the dark theme too.
        className="size-44 shrink-0 rounded-md bg-[white] p-2"
      />
      <div className="min-w-48 flex-1">
        <p ref={takeFocus} tabIndex={-1}>
          Scan the QR code with your authenticator app, or enter this key in the app. Then enter the
          6-digit code it shows.
        </p>
        <code className="mt-3 block rounded-md bg-sage px-4 py-3 text-sm break-all select-all">
          {enrollment.secret}
        </code>
      </div>
    </div>
  );
}
