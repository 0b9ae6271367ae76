import { useState } from "react";
import { ActDialog } from "@/components/moderation/act-dialog";
import { Chooser } from "@/components/moderation/chooser";
import type { DeskListing } from "@/hooks/listings/any";
import { type Replacement, useReplacements } from "@/hooks/listings/replacements";
import { useMergeListings } from "@/hooks/listings/rule";
import { shortestQuery } from "@/hooks/moderation/members";
import { toast } from "@/lib/toast";
import { MergeComparison } from "@/pages/admin/listings/merge-comparison";

interface MergeDialogProps {
  listing: DeskListing;
  onClose: (isDone: boolean) => void;
}

/** Merges a listing into a public one, after a look at both side by side. */
export function MergeDialog({ listing, onClose }: MergeDialogProps) {
  const merging = useMergeListings();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Replacement | null>(null);
  const query = useReplacements(text.trim());
  const isLongEnough = text.trim().length >= shortestQuery;
  const others = isLongEnough ? query.data?.filter(({ id }) => id !== listing.id) : undefined;

  async function merge(reason: string) {
    if (!chosen) return;
    await merging.mutateAsync({ source: listing.id, target: chosen.id, reason });
    const description = `It is part of ${chosen.practice_name} now.`;
    toast({ title: listing.practice_name, description, tone: "success" });
  }

  return (
    <ActDialog
      title={`Merge ${listing.practice_name} into another listing`}
      description="The other one stays, and the address of this one leads there. Stories, reports, open corrections and claims, and requests that its owner may read move along. This cannot be undone."
      button={chosen ? `Merge into ${chosen.practice_name}` : "Merge"}
      isDangerous
      reason="optional"
      reasonHint="Its people read it, and it stands in the log."
      missing={chosen ? undefined : "Choose the listing that stays first."}
      onAct={merge}
      onClose={onClose}
      className="sm:max-w-2xl"
    >
      <Chooser
        label="Listing that stays"
        hint="Type a name, a city, a ZIP code or an NPI. Only public listings can stay."
        text={text}
        onType={(typed) => {
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
      {chosen && <MergeComparison goes={listing} stays={chosen} />}
    </ActDialog>
  );
}
