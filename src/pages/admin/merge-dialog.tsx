import { useId, useState } from "react";
import { ActionDialog } from "@/components/admin/action-dialog";
import { Facts } from "@/components/admin/facts";
import { SearchPicker } from "@/components/admin/search-picker";
import type { AdminListing } from "@/hooks/admin/admin-listing";
import { useMergeListings } from "@/hooks/admin/admin-listings";
import { minSearchLength } from "@/hooks/admin/members";
import { type Replacement, useReplacements } from "@/hooks/practice/own-listings";
import { formatPhone } from "@/lib/format/format-phone";
import { joinClasses } from "@/lib/join-classes";
import { listingStatusLabels, ownershipLabels } from "@/lib/listings/listing-status-labels";
import { toast } from "@/lib/toast";

interface MergeDialogProps {
  listing: AdminListing;
  onClose: (isDone: boolean) => void;
}

/** Merges a listing into a published one, which the admin searches for and compares first. */
export function MergeDialog({ listing, onClose }: MergeDialogProps) {
  const merging = useMergeListings();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Replacement | null>(null);
  const query = useReplacements(text.trim());
  const isLongEnough = text.trim().length >= minSearchLength;
  const others = isLongEnough ? query.data?.filter(({ id }) => id !== listing.id) : undefined;

  async function merge(reason: string) {
    if (!chosen) return;
    await merging.mutateAsync({ source: listing.id, target: chosen.id, reason });
    const description = `Merged into ${chosen.practice_name}.`;
    toast({ title: listing.practice_name, description, tone: "success" });
  }

  return (
    <ActionDialog
      title={`Merge ${listing.practice_name} into another listing`}
      description="The other listing is kept, and this listing's page redirects to it. Stories, reports, open corrections and claims, and requests that its owner can read move to it. This can't be undone."
      button={chosen ? `Merge into ${chosen.practice_name}` : "Merge"}
      isDangerous
      reason="optional"
      reasonHint="Its owner or submitter sees this, and it's saved in the decision log."
      missing={chosen ? undefined : "Choose the listing to keep first."}
      onConfirm={merge}
      onClose={onClose}
      className="sm:max-w-2xl"
    >
      <SearchPicker
        label="Listing to keep"
        hint="Search by name, city, ZIP code, or NPI. Only published listings can be kept."
        text={text}
        onTextChange={(typed) => {
          setText(typed);
          setChosen(null);
        }}
        query={query}
        options={others?.map((other) => ({
          id: other.id,
          title: other.practice_name,
          note: `${other.address_city}, ${other.address_state} ${other.address_zip}`,
        }))}
        chosen={chosen?.id ?? null}
        onChoose={(id) => setChosen(others?.find((other) => other.id === id) ?? null)}
      />
      {chosen && <MergeComparison source={listing} target={chosen} />}
    </ActionDialog>
  );
}

interface MergeComparisonProps {
  source: Replacement;
  target: Replacement;
}

/** Shows both listings of a merge side by side. */
function MergeComparison({ source, target }: MergeComparisonProps) {
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
