import { compareValues } from "@/lib/editor/listing-history";
import { allFields } from "@/lib/listings/fields";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-status-labels";
import type { Enums } from "@/lib/supabase/database.types";

interface ComparedListing extends Readonly<Record<string, unknown>> {
  status: Enums<"listing_status">;
  ownership: Enums<"listing_ownership">;
  owner: { full_name: string | null } | null;
  services: readonly { about: { label: string } }[];
}

interface ComparedValue {
  label: string;
  one: string;
  other: string;
}

const parts = ["services", "clinicians", "offices", "photo_url", "gallery"];
const columns = [...new Set<string>([...allFields, ...parts])];

const ownerOf = ({ owner, ownership }: ComparedListing) =>
  owner?.full_name ?? ownershipLabels[ownership];

/** The values of a listing in the form of its versions. */
const valuesOf = (listing: ComparedListing): Readonly<Record<string, unknown>> => ({
  ...listing,
  services: listing.services.map((service) => ({ ...service, label: service.about.label })),
});

/** Compares two listings field by field: the values that differ, and the labels of those that both have. */
export function compareListings(one: ComparedListing, other: ComparedListing) {
  const [left, right] = [valuesOf(one), valuesOf(other)];
  const values: ComparedValue[] = [
    {
      label: "Status",
      one: listingStatusLabels[one.status],
      other: listingStatusLabels[other.status],
    },
    { label: "Owner", one: ownerOf(one), other: ownerOf(other) },
    ...columns.map((column) => compareValues(column, left[column], right[column])),
  ];
  const isEqual = (value: ComparedValue) => value.one === value.other;
  return {
    different: values.filter((value) => !isEqual(value)),
    same: values
      .filter((value) => isEqual(value) && value.one !== "Nothing")
      .map(({ label }) => label),
  };
}
