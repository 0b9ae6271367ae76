import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { PendingListing } from "@/hooks/listings/waiting";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { reportsLimits } from "@/lib/supabase/column-limits";

interface RejectDialogProps {
  listings: Pick<PendingListing, "id" | "practice_name">[];
  isBusy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

const customReason = "custom";
const reasons = [
  ...cannedReasons.rejectListing.map((reason) => ({ value: reason, label: reason })),
  { value: customReason, label: "Another reason" },
];

/** Asks for a reason before several listings are rejected. */
export function RejectDialog({ listings, isBusy, onReject, onClose }: RejectDialogProps) {
  const [choice, setChoice] = useState("");
  const [customText, setCustomText] = useState("");
  const [error, setError] = useState<string>();
  const reason = choice === customReason ? customText.trim() : choice;
  const count = listings.length === 1 ? "1 listing" : `${listings.length} listings`;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (reason) return onReject(reason);
    setError("Choose or enter a reason");
    const field = choice === customReason ? "textarea" : "input";
    event.currentTarget.querySelector<HTMLElement>(field)?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Reject ${count}?`}
      description="The submitter sees this reason and can fix and resubmit the listing."
    >
      <Form onSubmit={submit} className="grid gap-5">
        <ul className="max-h-32 list-disc overflow-y-auto rounded-lg bg-sage p-4 pl-9 text-sm">
          {listings.map(({ id, practice_name }) => (
            <li key={id} className="break-words">
              {practice_name}
            </li>
          ))}
        </ul>
        <RadioGroupField
          label="Reason"
          name="reason"
          options={reasons}
          value={choice}
          error={choice === customReason ? undefined : error}
          onChange={(event) => {
            setChoice(event.target.value);
            setError(undefined);
          }}
        />
        {choice === customReason && (
          <TextareaField
            label="Your reason"
            rows={2}
            maxLength={reportsLimits.resolution[1]}
            error={error}
            value={customText}
            onChange={(event) => {
              setCustomText(event.target.value);
              setError(undefined);
            }}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            Reject {count}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
