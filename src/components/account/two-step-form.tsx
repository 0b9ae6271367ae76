import { CodeForm } from "@/components/account/code-form";
import { Button } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { useSignOut } from "@/hooks/account/sign-out";
import { useVerifyFactor } from "@/hooks/account/two-step-verification";
import { focusOnMount } from "@/lib/browser/focus";
import { t } from "@/lib/messages";

interface TwoStepFormProps {
  factorId: string;
  onVerified: () => void;
  onSignedOut: () => void;
}

/** The second step of sign-in: the code from the authenticator app. */
export function TwoStepForm({ factorId, onVerified, onSignedOut }: TwoStepFormProps) {
  const verify = useVerifyFactor();
  const signOut = useSignOut();

  return (
    <section className="grid gap-5">
      <div>
        <h2 ref={focusOnMount} tabIndex={-1} className="text-2xl">
          <Trans>Two-step verification</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>Enter the 6-digit code from your authenticator app.</Trans>
        </p>
      </div>
      <CodeForm
        label={t`Authentication code`}
        submitLabel={t`Verify`}
        onSubmit={async (code) => {
          await verify.mutateAsync({ factorId, code });
          onVerified();
        }}
      />
      <Button
        variant="ghost"
        isBusy={signOut.isPending}
        onClick={() => signOut.mutate("local", { onSuccess: onSignedOut })}
      >
        <Trans>Sign out instead</Trans>
      </Button>
    </section>
  );
}
