import { CircleX } from "lucide-react";
import { useState } from "react";
import { type AboutListing, StrangerButtons } from "@/components/corrections/stranger-buttons";
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

/** What a reader can do about a listing that is wrong. */
export function KeepItTrue({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const [asked, setAsked] = useState<AboutListing | null>(null);
  return (
    <div className="mt-10 -ml-4 flex min-h-11 flex-wrap gap-x-2">
      {userId ? (
        <MemberButtons listing={listing} userId={userId} asked={asked} onAsk={setAsked} />
      ) : (
        <StrangerButtons isOwnedOrClaimed={isOwnedOrClaimed(listing)} onMember={setAsked} />
      )}
      <LinkButton to={paths.removeListing(listing.id)} variant="ghost" size="sm">
        <CircleX aria-hidden="true" />
        Ask us to remove it
      </LinkButton>
    </div>
  );
}
