import { useRelatedListings } from "@/hooks/profiles/contributions";
import { isAnswered } from "@/lib/listings/listing-state";
import { ReceivedCorrections } from "@/pages/dashboard/received-corrections";
import { ReceivedRequests } from "@/pages/dashboard/received-requests";

/** What waits for the owner of a practice; nothing for others. */
export function OwnerInbox({ userId }: { userId: string }) {
  const { data: listings = [] } = useRelatedListings(userId);

  const owned = listings.filter(({ user_id }) => user_id === userId);

  if (owned.length === 0) return null;
  return (
    <div className="grid items-start gap-12 lg:grid-cols-2">
      <ReceivedRequests ownerId={userId} canBeAsked={owned.some(isAnswered)} />
      <ReceivedCorrections ownerId={userId} />
    </div>
  );
}
