import { Button } from "@/components/ui/button";
import type { OwnRequest } from "@/hooks/requests/own";
import { useWithdrawRequest } from "@/hooks/requests/withdraw";

/** Takes an open request back; for ten minutes it can be sent again as it was. */
export function WithdrawRequestButton({ request }: { request: OwnRequest }) {
  const { withdraw, isPending } = useWithdrawRequest();
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isPending}
      onClick={() => void withdraw(request.id)}
    >
      Withdraw Request
    </Button>
  );
}
