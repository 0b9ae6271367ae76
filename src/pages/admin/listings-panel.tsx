import { useState } from "react";
import { DecisionForm } from "@/components/admin/decision-form";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, sendLater, usePendingDecisions } from "@/hooks/admin/admin-listings";
import {
  type PendingListing,
  useDecideListing,
  useDecideListings,
  usePendingListings,
} from "@/hooks/admin/pending-listings";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { messageFor } from "@/lib/errors";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { dismissToast, toast } from "@/lib/toast";
import { ListingEvidence } from "@/pages/admin/listing-evidence";
import { SelectionBar } from "@/pages/admin/selection-bar";

const keys = {
  approve: "Approve the listing",
  reject: "Reject the listing, with a reason",
  select: "Select the listing",
};

/** The queue of pending listings, decided one by one or several at once. */
export function ListingsPanel() {
  const query = usePendingListings();
  const decision = useDecideListings();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const unsent = usePendingDecisions();
  const rows = query.data?.filter(({ id }) => !unsent.has(id));
  const shown = rows ?? [];
  // A listing that has left the queue is no longer selected.
  const selected = shown.filter(({ id }) => chosen.has(id));

  const select = (ids: string[], isSelected: boolean) =>
    setChosen(
      (before) =>
        new Set([...before].filter((id) => !ids.includes(id)).concat(isSelected ? ids : [])),
    );

  return (
    <Queue
      title="Listings pending review"
      emptyText="Nothing to review. New listings appear here until you approve or reject them."
      query={{ ...query, data: rows }}
      keys={keys}
      intro={
        <>
          {shown.length > 1 && (
            <CheckboxField
              className="mb-3"
              label="Select all shown"
              checked={selected.length === shown.length}
              onChange={(event) =>
                select(
                  shown.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          )}
          <SkippedListings listings={decision.data ?? []} onClose={decision.reset} />
        </>
      }
      bar={
        selected.length > 0 && (
          <SelectionBar
            selected={selected}
            decision={decision}
            onClear={() => setChosen(new Set())}
          />
        )
      }
    >
      {(listing) => (
        <ListingRow
          key={listing.id}
          listing={listing}
          isSelected={chosen.has(listing.id)}
          onSelect={(isSelected) => select([listing.id], isSelected)}
        />
      )}
    </Queue>
  );
}

interface SkippedListingsProps {
  listings: readonly { id: string; name: string; problem: string }[];
  onClose: () => void;
}

/** Lists the selected listings that couldn't be decided, each with the reason. */
function SkippedListings({ listings, onClose }: SkippedListingsProps) {
  if (listings.length === 0) return null;
  return (
    <Notice
      tone="attention"
      isAlert
      className="mb-5"
      title={
        listings.length === 1
          ? "1 listing wasn't changed"
          : `${listings.length} listings weren't changed`
      }
      actions={
        <Button size="sm" variant="secondary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <ul className="mt-1 grid gap-1">
        {listings.map(({ id, name, problem }) => (
          <li key={id} className="break-words">
            {name}: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ListingRowProps {
  listing: PendingListing;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A listing pending review, decided on its own or together with other selected listings. */
function ListingRow({ listing, isSelected, onSelect }: ListingRowProps) {
  const decision = useDecideListing();
  const name = listing.practice_name;

  async function send(isApproved: boolean, reason: string) {
    try {
      await decision.mutateAsync({ listing, isApproved, reason });
    } catch (failure) {
      const keptReason = reason && "Your reason is saved in the form. ";
      toast({
        title: `Couldn't ${isApproved ? "approve" : "reject"} ${name}`,
        description: `${keptReason}${messageFor(failure)}`,
        tone: "error",
      });
      throw failure;
    }
    toast({
      title: isApproved ? "Listing approved" : "Listing rejected",
      description: isApproved
        ? `${name} is now in the directory.`
        : `${name} won't appear in the directory.`,
      tone: "success",
    });
  }

  async function decide(isApproved: boolean, reason: string) {
    const undo = sendLater(listing.id, {
      reason,
      send: () => {
        dismissToast(message);
        return send(isApproved, reason);
      },
    });
    const message = toast({
      title: `${isApproved ? "Approving" : "Rejecting"} ${name}`,
      description: "This takes effect in 10 seconds or when you leave the page.",
      action: {
        label: "Undo",
        alternative: "Press F8, then Undo, to keep the listing pending",
        onPress: undo,
      },
    });
  }

  return (
    <QueueRow
      title={<TextLink to={paths.listing(listing.id)}>{name}</TextLink>}
      lead={`Added ${formatDay(listing.created_at)}`}
      selection={{ name, isSelected, onSelect }}
    >
      <ListingEvidence listing={listing} />
      <DecisionForm
        approve={{ label: "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this listing?",
            hint: "The submitter sees this reason and can fix and resubmit the listing.",
            reasons: cannedReasons.rejectListing,
            send: "Reject",
            missing: "Enter a reason for rejecting the listing",
          },
        }}
        reason={findUnsentReason(listing.id)}
        isOwn={listing.isOwn}
        onDecide={decide}
      />
    </QueueRow>
  );
}
