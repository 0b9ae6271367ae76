import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useMoveListing } from "@/hooks/listings/move";
import { toast } from "@/lib/toast";

interface WithdrawListingButtonProps {
  listing: { id: string; practice_name: string };
  /** Whether it is published, so that patients may have sent requests. */
  isPublic: boolean;
}

/** Withdraws a listing from the directory or the review queue after a confirmation. */
export function WithdrawListingButton({ listing, isPublic }: WithdrawListingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const move = useMoveListing();

  async function withdraw() {
    try {
      await move.mutateAsync({ id: listing.id, action: "withdraw" });
      toast({ title: "Listing withdrawn", tone: "success" });
    } catch {
      // The mutation shows the error.
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
            ? `${listing.practice_name} will leave the directory right away. Others will no longer see its page, and open requests will end.`
            : `We'll stop reviewing ${listing.practice_name}, and it won't appear in the directory.`
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
        <p>You can relist it later. It will be reviewed like a new listing.</p>
      </Dialog>
    </>
  );
}
