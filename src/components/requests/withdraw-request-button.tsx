import { Button } from "@/components/ui/button";
import { type OwnRequest, useWithdrawRequest } from "@/hooks/doctors/own-requests";
import { toast } from "@/lib/toast";

/** Takes an open request back; it can be sent anew. */
export function WithdrawRequestButton({ request }: { request: OwnRequest }) {
  const withdraw = useWithdrawRequest();

  async function takeBack() {
    try {
      await withdraw.mutateAsync(request.id);
    } catch {
      // The toast has said so.
      return;
    }
    toast({ title: "Request withdrawn", tone: "success" });
  }

  return (
    <Button variant="secondary" size="sm" isBusy={withdraw.isPending} onClick={takeBack}>
      Withdraw Request
    </Button>
  );
}
