import { CodeForm } from "@/components/account/code-form";
import { Button } from "@/components/ui/button";
import { useSignOut } from "@/hooks/account/sign-out";
import { useVerifyFactor } from "@/hooks/account/two-step-verification";
import { focusOnMount } from "@/lib/browser/focus";

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
          Two-step verification
        </h2>
        <p className="mt-2 text-ink-soft">Enter the 6-digit code from your authenticator app.</p>
      </div>
      <CodeForm
        label="Authentication code"
        submitLabel="Verify"
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
        Sign out instead
      </Button>
    </section>
  );
}
