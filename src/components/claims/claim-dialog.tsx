import { ClaimForm } from "@/components/claims/claim-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { OwnClaim } from "@/hooks/claims/own";

interface ClaimDialogProps {
  claim: OwnClaim;
  onClose: () => void;
}

/** Asks for evidence right after the claim, which is open even without it. */
export function ClaimDialog({ claim, onClose }: ClaimDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Tell us who you are"
      description="We've received your claim. An admin decides based on what you tell us here. You can also do this later, on this page or in your dashboard; a claim without evidence expires after 30 days."
    >
      <ClaimForm
        claim={claim}
        onSaved={onClose}
        later={
          <DialogClose>
            <Button variant="ghost" size="sm">
              Later
            </Button>
          </DialogClose>
        }
      />
    </Dialog>
  );
}
