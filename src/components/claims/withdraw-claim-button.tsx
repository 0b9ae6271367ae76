import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { OwnClaim } from "@/hooks/claims/own";
import { useWithdrawClaim } from "@/hooks/claims/withdraw";

interface WithdrawClaimButtonProps {
  claim: OwnClaim;
  practiceName: string;
}

/** Withdraws an open claim after a confirmation. */
export function WithdrawClaimButton({ claim, practiceName }: WithdrawClaimButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawClaim(claim);

  const submit = () => withdraw.mutate(undefined, { onSettled: () => setIsAsking(false) });

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        Withdraw Claim
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw your claim?"
        description={`Your claim on ${practiceName} will end, and others can claim the listing. You can claim it again later.`}
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">Keep claim</Button>
            </DialogClose>
            <Button variant="danger" isBusy={withdraw.isPending} onClick={submit}>
              Withdraw
            </Button>
          </>
        }
      />
    </>
  );
}
