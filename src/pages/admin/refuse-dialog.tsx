import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { WaitingListing } from "@/hooks/listings/waiting";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { reportsLimits } from "@/lib/supabase/column-limits";

interface RefuseDialogProps {
  listings: Pick<WaitingListing, "id" | "practice_name">[];
  isBusy: boolean;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

const ownWords = "own words";
const reasons = [
  ...cannedReasons.refuseListing.map((reason) => ({ value: reason, label: reason })),
  { value: ownWords, label: "Something else, in my own words" },
];

/** Asks why several listings are refused, and whether that is meant. */
export function RefuseDialog({ listings, isBusy, onRefuse, onClose }: RefuseDialogProps) {
  const [choice, setChoice] = useState("");
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const reason = choice === ownWords ? words.trim() : choice;
  const count = listings.length === 1 ? "1 listing" : `${listings.length} listings`;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (reason) return onRefuse(reason);
    setError("Say why they are refused");
    const field = choice === ownWords ? "textarea" : "input";
    event.currentTarget.querySelector<HTMLElement>(field)?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Refuse ${count}?`}
      description="Who added them reads the reason, and can mend them and send them again."
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
          error={choice === ownWords ? undefined : error}
          onChange={(event) => {
            setChoice(event.target.value);
            setError(undefined);
          }}
        />
        {choice === ownWords && (
          <TextareaField
            label="Your own words"
            rows={2}
            maxLength={reportsLimits.resolution[1]}
            error={error}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setError(undefined);
            }}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            Refuse {count}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
