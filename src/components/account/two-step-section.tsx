import { useRef } from "react";
import { ConfirmButton } from "@/components/account/confirm-button";
import { TwoStepSetup } from "@/components/account/two-step-setup";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useFactors, useRemoveFactor } from "@/hooks/account/two-step";

/** Two-step verification by authenticator app: off, being set up, or on. */
export function TwoStepSection() {
  const factors = useFactors();
  const remove = useRemoveFactor();
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  const focusStatus = () => status.current?.focus();

  if (factors.isPending) {
    return (
      <LoadingRegion label="Loading two-step verification..." isLabelHidden>
        <Skeleton className="h-24" />
      </LoadingRegion>
    );
  }
  if (!factors.data) return <LoadFailure query={factors} />;
  const [factor] = factors.data;
  return (
    <div className="grid gap-5">
      <p ref={status} role="status" tabIndex={-1}>
        {factor
          ? "Two-step verification is on. We'll ask for a code from your authenticator app when you sign in."
          : "Two-step verification is off."}
      </p>
      {factor ? (
        <ConfirmButton
          label="Turn off"
          title="Turn off two-step verification?"
          description="You'll only need your password to sign in."
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(factor.id, { onSuccess: focusStatus })}
        />
      ) : (
        <TwoStepSetup onEnd={focusStatus} />
      )}
    </div>
  );
}
