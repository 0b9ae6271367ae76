import { useId, useState } from "react";
import { ActionDialog } from "@/components/admin/action-dialog";
import { ReplacementPicker } from "@/components/admin/replacement-picker";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { type AdminListing, useAdminListing } from "@/hooks/admin/admin-listing";
import { useMergeListings } from "@/hooks/admin/admin-listings";
import type { Replacement } from "@/hooks/admin/replacements";
import { joinClasses } from "@/lib/join-classes";
import { toast } from "@/lib/toast";
import { compareListings } from "@/pages/admin/compare-listings";

interface MergeDialogProps {
  listing: AdminListing;
  onClose: (isDone: boolean) => void;
}

const outcomes = [
  "This listing leaves the directory and has no owner anymore. It keeps its values, and you can restore it.",
  "The other listing keeps its values, its owner, and its staff.",
  "Saves, alerts, stories, reports, activity counts, and open corrections and claims move to the other listing for good. If both have the same owner, staff and requests do, too.",
  "A listing that has an owner can only be merged into another one of the same owner.",
];

/** Merges a listing into a published one, which the admin searches for and compares first. */
export function MergeDialog({ listing, onClose }: MergeDialogProps) {
  const merging = useMergeListings();
  const [chosen, setChosen] = useState<Replacement | null>(null);

  async function merge(reason: string) {
    if (!chosen) return;
    await merging.mutateAsync({ source: listing.id, target: chosen.id, reason });
    const description = `Merged into ${chosen.practice_name}.`;
    toast({ title: listing.practice_name, description, tone: "success" });
  }

  return (
    <ActionDialog
      title={`Merge ${listing.practice_name} into another listing`}
      description="This listing's page will redirect to the other listing."
      button={chosen ? `Merge into ${chosen.practice_name}` : "Merge"}
      isDangerous
      reason="optional"
      reasonHint="Its owner or submitter sees this, and it's saved in the decision log."
      missing={chosen ? undefined : "Choose the listing to keep first."}
      onConfirm={merge}
      onClose={onClose}
      className="sm:max-w-3xl"
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      <ReplacementPicker
        label="Listing to keep"
        hint="Search by name, city, ZIP code, or NPI. Only published listings can be kept."
        exceptId={listing.id}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen && <MergeComparison source={listing} targetId={chosen.id} />}
    </ActionDialog>
  );
}

interface MergeComparisonProps {
  source: AdminListing;
  targetId: string;
}

/** Shows both listings of a merge field by field, the differences first. */
function MergeComparison({ source, targetId }: MergeComparisonProps) {
  const id = useId();
  const query = useAdminListing(targetId);
  if (query.isPending) return <SectionLoading label="Loading the other listing..." />;
  if (!query.data) return <LoadFailure query={query} />;
  const { different, same } = compareListings(source, query.data);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        What differs
      </h3>
      {different.map(({ label, one, other }) => (
        <section key={label} aria-label={label} className="mt-4">
          <h4 className="mb-1 text-sm font-semibold">{label}</h4>
          <dl className="grid gap-2 sm:grid-cols-2">
            <Side term="Will be merged" value={one} className="bg-danger-tint" />
            <Side term="Will be kept" value={other} className="bg-sage" />
          </dl>
        </section>
      ))}
      {same.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft">The same in both: {same.join(", ")}.</p>
      )}
    </section>
  );
}

interface SideProps {
  term: string;
  value: string;
  className: string;
}

const Side = ({ term, value, className }: SideProps) => (
  <div className={joinClasses("min-w-0 rounded-lg px-4 py-2", className)}>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
  </div>
);
