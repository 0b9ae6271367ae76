import { useId } from "react";
import { Facts } from "@/components/moderation/facts";
import type { Replacement } from "@/hooks/listings/replacements";
import { joinClasses } from "@/lib/join-classes";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-standing";
import { formatPhone } from "@/lib/phone/format-phone";

interface MergeComparisonProps {
  source: Replacement;
  target: Replacement;
}

/** Shows both listings of a merge side by side. */
export function MergeComparison({ source, target }: MergeComparisonProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side title="Will be merged" listing={source} className="bg-danger-tint" />
      <Side title="Will be kept" listing={target} className="bg-sage" />
    </div>
  );
}

interface SideProps {
  title: string;
  listing: Replacement;
  className: string;
}

function Side({ title, listing, className }: SideProps) {
  const id = useId();
  const { address_street, address_city, address_state, address_zip } = listing;
  const address = [address_street, `${address_city}, ${address_state} ${address_zip}`];
  const owner = listing.owner?.full_name;
  return (
    <section aria-labelledby={id} className={joinClasses("min-w-0 rounded-lg p-5", className)}>
      <h3 id={id} className="mb-3 font-semibold">
        {title}
      </h3>
      <Facts
        columns={1}
        facts={[
          { term: "Name", value: listing.practice_name },
          { term: "Status", value: listingStatusLabels[listing.status] },
          { term: "Owner", value: owner ?? ownershipLabels[listing.ownership] },
          { term: "Address", value: address.filter(Boolean).join("\n") },
          { term: "Phone", value: listing.phone && formatPhone(listing.phone) },
          { term: "Website", value: listing.website },
          { term: "NPI", value: listing.npi },
        ]}
      />
    </section>
  );
}
