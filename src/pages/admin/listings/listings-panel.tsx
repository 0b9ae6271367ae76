import { useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Queue } from "@/components/moderation/queue";
import { usePendingDecisions } from "@/hooks/listings/undoable-decision";
import { useDecideListings, useWaitingListings } from "@/hooks/listings/waiting";
import { LeftListings } from "@/pages/admin/listings/left-listings";
import { ListingRow } from "@/pages/admin/listings/listing-row";
import { SelectionBar } from "@/pages/admin/selection-bar";

const keys = {
  accept: "Verify the listing",
  refuse: "Refuse the listing, with a reason",
  select: "Select the listing",
};

/** Listings that wait for verification, one by one or several at once. */
export function ListingsPanel() {
  const waiting = useWaitingListings();
  const decision = useDecideListings();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pending = usePendingDecisions();
  const rows = waiting.data?.filter(({ id }) => !pending.has(id));
  const shown = rows ?? [];
  // What has left the queue is not selected any more.
  const selected = shown.filter(({ id }) => chosen.has(id));

  const select = (ids: string[], isSelected: boolean) =>
    setChosen(
      (before) =>
        new Set([...before].filter((id) => !ids.includes(id)).concat(isSelected ? ids : [])),
    );

  return (
    <Queue
      title="Listings waiting for verification"
      emptyText="Nothing is waiting. New listings appear here until you verify or refuse them."
      query={{ ...waiting, data: rows }}
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
          <LeftListings left={decision.data ?? []} onClose={decision.reset} />
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
