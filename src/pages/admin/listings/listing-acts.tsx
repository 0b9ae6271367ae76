import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { AdminListing } from "@/hooks/listings/any";
import { type ListingAction, listingActions } from "@/lib/listings/listing-acts";
import { paths } from "@/lib/paths";
import { MergeDialog } from "@/pages/admin/listings/merge-dialog";
import { ReassignDialog } from "@/pages/admin/listings/reassign-dialog";
import { RemovalNotice } from "@/pages/admin/listings/removal-notice";
import { StatusActionDialog } from "@/pages/admin/listings/ruling-dialog";

const labels: Record<ListingAction, string> = {
  verify: "Approve…",
  reject: "Reject…",
  reopen: "Reopen…",
  "take down": "Take down…",
  restore: "Restore…",
  revoke: "Remove owner…",
  reassign: "Reassign…",
  merge: "Merge into…",
};

/** The actions that a listing's status allows an admin to take. */
export function ListingActions({ listing }: { listing: AdminListing }) {
  const [action, setAction] = useState<ListingAction | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (listing.merged_into) return null;

  function close(isDone: boolean) {
    setAction(null);
    // The new status usually removes the button that opened the dialog.
    if (isDone) setTimeout(() => heading.current?.focus());
  }

  const dialog = { listing, onClose: close };
  return (
    <section aria-labelledby="listing-actions">
      <h2 id="listing-actions" ref={heading} tabIndex={-1} className="mb-3 text-2xl">
        Actions
      </h2>
      <RemovalNotice listing={listing} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.adminListingEdit(listing.id)} variant="secondary" size="sm">
          Edit
        </LinkButton>
        {listingActions(listing).map((one) => (
          <Button key={one} variant="secondary" size="sm" onClick={() => setAction(one)}>
            {labels[one]}
          </Button>
        ))}
      </div>
      {action === "merge" && <MergeDialog {...dialog} />}
      {action === "reassign" && <ReassignDialog {...dialog} />}
      {action && action !== "merge" && action !== "reassign" && (
        <StatusActionDialog action={action} {...dialog} />
      )}
    </section>
  );
}
