import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useWithdrawClaim } from "@/hooks/doctors/own-claims";
import { toast } from "@/lib/toast";

interface WithdrawClaimButtonProps {
  doctorId: string;
  practiceName: string;
}

/** Takes a pending claim back, once the claimant is sure. */
export function WithdrawClaimButton({ doctorId, practiceName }: WithdrawClaimButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawClaim();

  async function takeBack() {
    try {
      await withdraw.mutateAsync(doctorId);
      toast({ title: "Claim withdrawn", tone: "success" });
    } catch {
      // The toast has said so.
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        Withdraw Claim
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw your claim?"
        description={`Your claim on ${practiceName} ends. Others may then get the listing; you can claim it again.`}
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">Keep claim</Button>
            </DialogClose>
            <Button variant="danger" isBusy={withdraw.isPending} onClick={takeBack}>
              Withdraw
            </Button>
          </>
        }
      />
    </>
  );
}
