import { type SubmitEvent, useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { CurrentClinician } from "@/hooks/departures/read";
import { useRecordDeparture } from "@/hooks/departures/write";
import { today } from "@/lib/format/today";
import { toast } from "@/lib/toast";

interface DepartureDialogProps {
  listingId: string;
  /** Only the clinicians of a published listing have been reviewed, so only it can link to their next practice. */
  isPublic: boolean;
  clinician: CurrentClinician;
  onClose: () => void;
}

/** Asks when a clinician left, and whether the listing links to their next practice. */
export function DepartureDialog({ listingId, isPublic, clinician, onClose }: DepartureDialogProps) {
  const leaving = useRecordDeparture();
  const [leftOn, setLeftOn] = useState(today);
  const hasNpi = clinician.npi !== null;
  const [showsNewPractice, setShowsNewPractice] = useState(hasNpi && isPublic);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await leaving.mutateAsync({ listingId, clinicianId: clinician.id, leftOn, showsNewPractice });
    } catch {
      // The form shows the error and keeps its values.
      return;
    }
    toast({ title: `Departure of ${clinician.name} recorded`, tone: "success" });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Has ${clinician.name} left?`}
      description="Your listing and search will no longer show them. You can undo this."
    >
      <Form onSubmit={submit} submitsOnEnter={false} className="grid gap-5">
        <TextField
          label="Left on"
          type="date"
          required
          max={today()}
          value={leftOn}
          onChange={({ target }) => setLeftOn(target.value)}
        />
        {hasNpi && isPublic ? (
          <CheckboxField
            label="Link to their next practice"
            hint="Once another approved listing includes their NPI, your listing says that they left and links to it."
            checked={showsNewPractice}
            onChange={({ target }) => setShowsNewPractice(target.checked)}
          />
        ) : (
          <p className="text-sm text-ink-soft">
            {isPublic
              ? "Your listing doesn't include their NPI, so it can't link to their next practice."
              : "Your listing isn’t published, so it can’t link to their next practice."}
          </p>
        )}
        <FormFailure error={leaving.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" isBusy={leaving.isPending} disabled={!leftOn}>
            Record departure
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
