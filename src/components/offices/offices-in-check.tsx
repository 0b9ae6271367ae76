import { useFormContext } from "react-hook-form";
import { type OfficesValues, toOfficesValues } from "@/components/offices/office-schema";
import { DeclinedChange } from "@/components/own-listing/declined-change";
import { WaitingNotice } from "@/components/own-listing/waiting-notice";
import type { ListingChange } from "@/hooks/listings/own-change";
import type { ListingOffices } from "@/hooks/offices/read";
import { officesChange } from "@/lib/offices/offices-change";

interface OfficesInCheckProps {
  listing: ListingOffices;
  change: ListingChange;
  /** The offices of that change. */
  wished: unknown;
}

/** Which offices wait for a check, or why they were declined. Stands inside the form. */
export function OfficesInCheck({ listing, change, wished }: OfficesInCheckProps) {
  const { resetField } = useFormContext<OfficesValues>();
  const rows = [officesChange(listing.offices, wished)];
  const { further } = toOfficesValues(listing.offices);
  if (change.status === "declined") return <DeclinedChange reason={change.reason} rows={rows} />;
  if (change.status !== "open") return null;
  return (
    <WaitingNotice
      change={{ id: change.id, parts: ["offices"] }}
      rows={rows}
      onTakenBack={() => resetField("further", { defaultValue: further })}
    />
  );
}
