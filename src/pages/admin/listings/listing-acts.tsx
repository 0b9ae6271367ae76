import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { DeskListing } from "@/hooks/listings/any";
import { type ListingAct, listingActs } from "@/lib/listings/listing-acts";
import { paths } from "@/lib/paths";
import { MergeDialog } from "@/pages/admin/listings/merge-dialog";
import { ReassignDialog } from "@/pages/admin/listings/reassign-dialog";
import { RemovalNotice } from "@/pages/admin/listings/removal-notice";
import { RulingDialog } from "@/pages/admin/listings/ruling-dialog";

const labels: Record<ListingAct, string> = {
  verify: "Verify…",
  reject: "Refuse…",
  reopen: "Open again…",
  "take down": "Take down…",
  restore: "Put back…",
  revoke: "Revoke owner…",
  reassign: "Reassign…",
  merge: "Merge into…",
};

/** What the state of a listing allows an administrator to do. */
export function ListingActs({ listing }: { listing: DeskListing }) {
  const [act, setAct] = useState<ListingAct | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (listing.merged_into) return null;

  function close(isDone: boolean) {
    setAct(null);
    // The button that opened the dialog has mostly gone with the state that offered it.
    if (isDone) setTimeout(() => heading.current?.focus());
  }

  const dialog = { listing, onClose: close };
  return (
    <section aria-labelledby="listing-acts">
      <h2 id="listing-acts" ref={heading} tabIndex={-1} className="mb-3 text-2xl">
        What can be done
      </h2>
      <RemovalNotice listing={listing} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.deskListingEdit(listing.id)} variant="secondary" size="sm">
          Edit
        </LinkButton>
        {listingActs(listing).map((one) => (
          <Button key={one} variant="secondary" size="sm" onClick={() => setAct(one)}>
            {labels[one]}
          </Button>
        ))}
      </div>
      {act === "merge" && <MergeDialog {...dialog} />}
      {act === "reassign" && <ReassignDialog {...dialog} />}
      {act && act !== "merge" && act !== "reassign" && <RulingDialog action={act} {...dialog} />}
    </section>
  );
}
