import { useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Queue } from "@/components/moderation/queue";
import { usePendingDecisions } from "@/hooks/listings/undoable-decision";
import { useDecideListings, usePendingListings } from "@/hooks/listings/waiting";
import { SkippedListings } from "@/pages/admin/listings/left-listings";
import { ListingRow } from "@/pages/admin/listings/listing-row";
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
