import { type SubmitEvent, useRef, useState } from "react";
import { Form } from "@/components/forms/form";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { useDecideLater } from "@/hooks/admin/decide-later";
import type { PendingListing, useDecideListings } from "@/hooks/admin/pending-listings";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { listingWarnings } from "@/lib/admin/verdicts";
import { prepareFocusMove } from "@/lib/browser/focus";
import { reportsLimits } from "@/lib/supabase/column-limits";
import { ApproveDialog } from "@/pages/admin/approve-dialog";

const countOf = (count: number) => (count === 1 ? "1 listing" : `${count} listings`);

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
function RejectDialog({ listings, isBusy, onReject, onClose }: RejectDialogProps) {
  const [choice, setChoice] = useState("");
  const [customText, setCustomText] = useState("");
  const [error, setError] = useState<string>();
  const reason = choice === customReason ? customText.trim() : choice;
  const count = countOf(listings.length);

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
            {`Reject ${count}`}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface SelectionBarProps {
  selected: PendingListing[];
  decision: ReturnType<typeof useDecideListings>;
  onClear: () => void;
}

/** Approves or rejects all selected listings at once. */
export function SelectionBar({ selected, decision, onClear }: SelectionBarProps) {
  const [isRejecting, setIsRejecting] = useState(false);
  const [isApproving, setIsApproving] = useState(false);
  const decideLater = useDecideLater();
  const bar = useRef<HTMLDivElement>(null);
  const count = selected.length;

  async function decide(listings: PendingListing[], isApproved: boolean, reason: string) {
    // The decided rows disappear, so focus moves on from where the first of them was.
    const first = bar.current?.closest("section")?.querySelector("article input:checked") ?? null;
    const restoreFocus = prepareFocusMove(first);
    await decideLater({
      rows: listings.map(({ id }) => id),
      targets: [],
      title: `${isApproved ? "Approving" : "Rejecting"} ${countOf(listings.length)}`,
      undoEffect: "keep the listings pending",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} ${countOf(listings.length)}`,
      reason,
      send: () => decision.mutateAsync({ listings, isApproved, reason }),
      done: (skipped) => {
        const done = listings.length - skipped.length;
        if (done === 0) return null;
        const outcome = isApproved ? "approved" : "rejected";
        return { title: `${countOf(done)} ${outcome}`, tone: "success" };
      },
    });
    setIsRejecting(false);
    onClear();
    // After the dialog has returned the focus.
    setTimeout(restoreFocus);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
    <div
      ref={bar}
      role="group"
      aria-label="Selected listings"
      className="selection-bar flex flex-wrap items-center gap-3 rounded-xl bg-raised p-3 pl-5 shadow-lifted ring-1 ring-line-strong/60 ring-inset"
    >
      <p role="status" className="mr-auto font-semibold">
        {`${count} selected`}
      </p>
      <Button size="sm" isBusy={decision.isPending} onClick={() => setIsApproving(true)}>
        {`Approve ${count}…`}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setIsRejecting(true)}>
        {`Reject ${count}…`}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      {isApproving && (
        <ApproveDialog
          title={`Approve ${countOf(count)}?`}
          description="They're published after ten seconds, in which you can undo it, and their submitters are notified. Listings with a failed check are left out unless you choose them."
          cases={selected.map((listing) => {
            const [claim] = listing.claims;
            const warnings = listingWarnings(listing, claim !== undefined);
            if (claim && claim.failed_checks?.length !== 0) {
              warnings.push({ tone: "danger", label: "Published without an owner" });
            }
            const { id, practice_name: label, isOwn } = listing;
            return { id, label, warnings, isOwn };
          })}
          onApprove={(chosen) => {
            setIsApproving(false);
            const listings = selected.filter(({ id }) => chosen.includes(id));
            void decide(listings, true, "");
          }}
          onClose={() => setIsApproving(false)}
        />
      )}
      {isRejecting && (
        <RejectDialog
          listings={selected}
          isBusy={decision.isPending}
          onReject={(reason) => void decide(selected, false, reason)}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </div>
  );
}
