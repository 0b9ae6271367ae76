import { BadgeCheck } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useRelatedListings } from "@/hooks/profiles/contributions";
import { isAnswered } from "@/lib/listings/listing-state";

/** Marks who owns a public listing; nothing for others, and while that is not known. */
export function PhysicianBadge({ userId }: { userId: string }) {
  const { data: listings = [] } = useRelatedListings(userId);
  const isPhysician = listings.some((one) => one.user_id === userId && isAnswered(one));
  if (!isPhysician) return null;
  return (
    <Badge tone="positive">
      <BadgeCheck aria-hidden="true" />
      Verified physician
    </Badge>
  );
}
