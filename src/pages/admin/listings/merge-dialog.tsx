import { useState } from "react";
import { ActionDialog } from "@/components/moderation/act-dialog";
import { SearchPicker } from "@/components/moderation/chooser";
import type { AdminListing } from "@/hooks/listings/any";
import { type Replacement, useReplacements } from "@/hooks/listings/replacements";
import { useMergeListings } from "@/hooks/listings/rule";
import { minSearchLength } from "@/hooks/moderation/members";
import { toast } from "@/lib/toast";
import { MergeComparison } from "@/pages/admin/listings/merge-comparison";

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
      description="The other listing is kept, and this listing’s page redirects to it. Stories, reports, open corrections and claims, and requests that its owner can read move to it. This can’t be undone."
      button={chosen ? `Merge into ${chosen.practice_name}` : "Merge"}
      isDangerous
      reason="optional"
      reasonHint="Its owner or submitter sees this, and it’s saved in the decision log."
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
