import { useFormContext } from "react-hook-form";
import { type OfficesValues, toOfficesValues } from "@/components/offices/office-schema";
import { RejectedChange } from "@/components/own-listing/declined-change";
import { PendingChangeNotice } from "@/components/own-listing/waiting-notice";
import type { ListingChange } from "@/hooks/listings/own-change";
import type { ListingOffices } from "@/hooks/offices/read";
import { officesChange } from "@/lib/offices/offices-change";

interface PendingOfficesProps {
  listing: ListingOffices;
  change: ListingChange;
  /** The offices of the change, as stored. */ proposed: unknown;
}

/** The offices that are pending review, or why they were rejected. Must be inside the form. */
export function PendingOffices({ listing, change, proposed }: PendingOfficesProps) {
  const { resetField } = useFormContext<OfficesValues>();
  const rows = [officesChange(listing.offices, proposed)];
  const { further } = toOfficesValues(listing.offices);
  if (change.status === "declined") return <RejectedChange reason={change.reason} rows={rows} />;
  if (change.status !== "open") return null;
  return (
    <PendingChangeNotice
      change={{ id: change.id, parts: ["offices"] }}
      rows={rows}
      onCanceled={() => resetField("further", { defaultValue: further })}
    />
  );
}
