import { type SubmitEvent, useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";
import { ListingField } from "@/components/listings/listing-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useCloseListing } from "@/hooks/listings/close-listing";
import type { StoryListing } from "@/lib/drafts/story-draft";
import { today } from "@/lib/format/dates";
import { toast } from "@/lib/toast";

interface CloseListingDialogProps {
  listing: { id: string; practice_name: string };
  onClose: () => void;
}

const labels = {
  label: "Where members can go",
  chosen: "Members can go to",
  without: "Optional: you can close the practice without one.",
};

/** Asks an owner for the closing date and the practice that members can go to. */
export function CloseListingDialog({ listing, onClose }: CloseListingDialogProps) {
  const closing = useCloseListing();
  const [closedOn, setClosedOn] = useState(today);
  const [successor, setSuccessor] = useState<StoryListing | null>(null);
  const [followsPhysician, setFollowsPhysician] = useState(false);

  async function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await closing.mutateAsync({
        id: listing.id,
        closedOn,
        successor: successor?.id ?? null,
        followsPhysician: !successor && followsPhysician,
      });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    toast({ title: "Practice closed", tone: "success" });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Close this practice?"
      description={`${listing.practice_name} leaves the directory right away, and open requests end. Its page will show the closing date, and we'll notify everyone who saved it.`}
    >
      <Form onSubmit={close} submitsOnEnter={false} className="grid gap-5">
        <TextField
          label="Closed on"
          type="date"
          required
          max={today()}
          value={closedOn}
          onChange={({ target }) => setClosedOn(target.value)}
        />
        <ListingField labels={labels} practice={successor} onChange={setSuccessor} />
        {!successor && (
          <CheckboxField
            label="Forward to the physician's next practice"
            hint="For a practice with one physician whose NPI is on the listing: once another approved listing includes that NPI, this page forwards visitors there."
            checked={followsPhysician}
            onChange={({ target }) => setFollowsPhysician(target.checked)}
          />
        )}
        <FormFailure error={closing.error} />
        <p className="text-sm text-ink-soft">
          You can relist it later. It will be reviewed like a new listing.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Keep it open</Button>
          </DialogClose>
          <Button type="submit" variant="danger" isBusy={closing.isPending} disabled={!closedOn}>
            Close practice
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
