import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useIsNearScreen } from "@/hooks/near-screen";

interface ListingEndSlotProps {
  listing: ListingDetail;
}

const ListingEnd = lazyPart(
  async () => (await import("@/components/listings/listing-end")).ListingEnd,
  { Loading: () => <Skeleton className="h-72 rounded-xl" />, Failed: nothing },
);

/** The place of what stands below a listing, which is fetched when it comes near the screen. */
export function ListingEndSlot({ listing }: ListingEndSlotProps) {
  const { isNear, watch } = useIsNearScreen("100px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && <ListingEnd listing={listing} />}
    </div>
  );
}
