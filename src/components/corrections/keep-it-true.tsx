import { CircleX } from "lucide-react";
import { useState } from "react";
import { type ListingDialog, VisitorButtons } from "@/components/corrections/stranger-buttons";
import { lazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useUserId } from "@/hooks/session/store";
import { isOwnedOrClaimed } from "@/lib/listings/listing-state";
import { paths } from "@/lib/paths";

// For members only.
const MemberButtons = lazyPart(
  async () => (await import("@/components/corrections/member-buttons")).MemberButtons,
);

/** The buttons to correct, report, or claim a listing, or to request its removal. */
export function ListingFeedback({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const [openDialog, setOpenDialog] = useState<ListingDialog | null>(null);
  return (
    <div className="mt-10 -ml-4 flex min-h-11 flex-wrap gap-x-2">
      {userId ? (
        <MemberButtons
          listing={listing}
          userId={userId}
          openDialog={openDialog}
          onOpen={setOpenDialog}
        />
      ) : (
        <VisitorButtons isOwnedOrClaimed={isOwnedOrClaimed(listing)} onMember={setOpenDialog} />
      )}
      <LinkButton to={paths.removeListing(listing.id)} variant="ghost" size="sm">
        <CircleX aria-hidden="true" />
        Ask us to remove it
      </LinkButton>
    </div>
  );
}
