import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

interface WithdrawListingButtonProps {
  listing: { id: string; practice_name: string };
  /** Patients find it now, and may have asked. */
  isPublic: boolean;
}

/** Takes an own listing out of the directory, or out of the queue, once its people are sure. */
export function WithdrawListingButton({ listing, isPublic }: WithdrawListingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const move = useMoveListing();

  async function withdraw() {
    try {
      await move.mutateAsync({ id: listing.id, action: "withdraw" });
      toast({ title: "Listing withdrawn", tone: "success" });
    } catch {
      // A toast shows the error.
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {isPublic ? "Withdraw from the directory" : "Withdraw"}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw this listing?"
        description={
          isPublic
            ? `${listing.practice_name} leaves the directory at once, its page is gone for everybody else, and open requests end.`
            : `Nobody checks ${listing.practice_name} any more, and it does not appear in the directory.`
        }
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">Keep listing</Button>
            </DialogClose>
            <Button variant="danger" isBusy={move.isPending} onClick={withdraw}>
              Withdraw
            </Button>
          </>
        }
      >
        <p>You can put it up again. It is then checked like a new one.</p>
      </Dialog>
    </>
  );
}
