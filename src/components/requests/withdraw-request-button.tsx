import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import type { OwnRequest } from "@/hooks/requests/own-requests";
import { useWithdrawRequest } from "@/hooks/requests/withdraw-request";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { t } from "@/lib/messages";
import { hasPlace } from "@/lib/requests/request-status";

/**
 * Withdraws an open request. It can be sent again for ten minutes, but a spot on the waitlist is
 * lost, so withdrawing such a request needs a confirmation.
 */
export function WithdrawRequestButton({ request }: { request: OwnRequest }) {
  const { withdraw, isPending } = useWithdrawRequest();
  const label = request.kind === "question" ? t`Withdraw question` : t`Withdraw request`;

  if (hasPlace(request.status)) {
    return (
      <ConfirmButton
        label={label}
        variant="secondary"
        title={t`Withdraw your request?`}
        confirmLabel={t`Withdraw`}
        isDangerous
        onConfirm={() => withdraw(request)}
      >
        <p>
          {request.status === "offered"
            ? t`You'll give up the spot that's available to you. If you ask this practice again, you'll start at the end of its waitlist.`
            : t`You'll give up your spot on the waitlist. If you ask this practice again, you'll start at the end of its waitlist.`}
        </p>
      </ConfirmButton>
    );
  }
  return (
    <Button
      ref={moveFocusOnRemoval}
      variant="secondary"
      size="sm"
      isBusy={isPending}
      onClick={() => withdraw(request)}
    >
      {label}
    </Button>
  );
}
