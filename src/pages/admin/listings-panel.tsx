import { useState } from "react";
import { DecisionForm } from "@/components/admin/decision-form";
import { Queue } from "@/components/admin/queue";
import { QueueRow, type RowSelection } from "@/components/admin/queue-row";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, useDecideLater, useUndecided } from "@/hooks/admin/decide-later";
import {
  type PendingListing,
  useDecideListing,
  useDecideListings,
  usePendingListings,
} from "@/hooks/admin/pending-listings";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { listingWarnings, redLabels, summarizeListing } from "@/lib/admin/verdicts";
import { formatAge } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { ClaimEvidence, describeFailedChecks } from "@/pages/admin/claim-evidence";
import { ListingEvidence } from "@/pages/admin/listing-evidence";
import { SelectionBar } from "@/pages/admin/selection-bar";

const keys = {
  approve: "Approve the listing",
  reject: "Reject the listing, with a reason",
  select: "Select the listing",
};

/** The queue of pending listings, decided one by one or several at once. */
export function ListingsPanel() {
  const query = useUndecided(usePendingListings());
  const decision = useDecideListings();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = query.data ?? [];
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
      filtered="listings"
      emptyText="Nothing to review. New listings appear here until you approve or reject them."
      query={query}
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
          selection={{
            isSelected: chosen.has(listing.id),
            onSelect: (isSelected) => select([listing.id], isSelected),
          }}
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
  /** Lets it be decided together with others. */
  selection?: Omit<RowSelection, "name">;
}

/** A listing pending review. */
export function ListingRow({ listing, selection }: ListingRowProps) {
  const decision = useDecideListing();
  const decideLater = useDecideLater();
  const name = listing.practice_name;
  const [claim] = listing.claims;

  const decide = (isApproved: boolean, reason: string, isOwnerApproved = isApproved) =>
    decideLater({
      rows: [listing.id],
      targets: [listing.id],
      title: `${isApproved ? "Approving" : "Rejecting"} ${name}`,
      undoEffect: "keep the listing pending",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} ${name}`,
      reason,
      send: () => decision.mutateAsync({ listing, isApproved, isOwnerApproved, reason }),
      done: () => ({
        title: isApproved ? "Listing approved" : "Listing rejected",
        description: isApproved
          ? `${name} is now in the directory${claim ? (isOwnerApproved ? ", with its owner" : ", without a verified owner") : ""}.`
          : `${name} won't appear in the directory.`,
        tone: "success",
      }),
    });

  return (
    <QueueRow
      title={<TextLink to={paths.listing(listing.id)}>{name}</TextLink>}
      lead={`${listing.address_city}, ${listing.address_state} · Added by ${listing.submitter?.full_name ?? (listing.submitted_by ? "someone with no name" : "a deleted account")} ${formatAge(listing.created_at)}`}
      verdicts={summarizeListing(listing)}
      selection={selection && { name, ...selection }}
    >
      <ListingEvidence listing={listing} />
      {claim && (
        <section className="mt-6">
          <h4 className="text-lg font-semibold">Evidence of the owner</h4>
          <ClaimEvidence claim={claim} listing={listing} registry={listing.registry} />
        </section>
      )}
      <DecisionForm
        approve={{ label: claim ? "Approve with owner" : "Approve" }}
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
        warnings={[
          ...(claim ? describeFailedChecks({ claim, listing, registry: listing.registry }) : []),
          ...redLabels(listingWarnings(listing, claim !== undefined)),
        ]}
        fallback={
          claim && {
            label: "Publish without an owner",
            onDecide: () => decide(true, "", false),
          }
        }
        onDecide={(isApproved, reason) => decide(isApproved, reason)}
      />
    </QueueRow>
  );
}
