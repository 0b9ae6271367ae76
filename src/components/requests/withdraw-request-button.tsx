import { AskedButton } from "@/components/ui/asked-button";
import { Button } from "@/components/ui/button";
import type { OwnRequest } from "@/hooks/requests/own";
import { useWithdrawRequest } from "@/hooks/requests/withdraw";
import { passFocusOn } from "@/lib/browser/row-focus";
import { hasPlace } from "@/lib/requests/request-state";

const label = "Withdraw request";

/**
 * Takes an open request back. For ten minutes it can be sent again as it was, but a place in line, or one that was
 * offered, does not come back with it: who has one is asked first.
 */
export function WithdrawRequestButton({ request }: { request: OwnRequest }) {
  const { withdraw, giveUpPlace, isPending } = useWithdrawRequest();

  if (hasPlace(request.status)) {
    return (
      <AskedButton
        label={label}
        variant="secondary"
        title="Withdraw your request?"
        verb="Withdraw"
        isDangerous
        onConfirm={() => giveUpPlace(request.id)}
      >
        <p>
          {request.status === "offered"
            ? "You give up the spot that's available to you."
            : "You give up your spot on the waitlist."}{" "}
          If you ask this practice again, you'll start at the end of its waitlist.
        </p>
      </AskedButton>
    );
  }
  return (
    <Button
      ref={passFocusOn}
      variant="secondary"
      size="sm"
      isBusy={isPending}
      onClick={() => void withdraw(request.id)}
    >
      {label}
    </Button>
  );
}
