import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useIsNearScreen } from "@/hooks/near-screen";

interface ListingEndSlotProps {
  listing: ListingDetail;
}

const ListingEnd = lazy(async () => {
  const end = await import("@/components/listings/listing-end").catch(() => null);
  // Without network the listing stands without it.
  return { default: end?.ListingEnd ?? ((_props: ListingEndSlotProps) => null) };
});

/** The place of what stands below a listing, which is fetched when it comes near the screen. */
export function ListingEndSlot({ listing }: ListingEndSlotProps) {
  const { isNear, watch } = useIsNearScreen("100px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && (
        <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
          <ListingEnd listing={listing} />
        </Suspense>
      )}
    </div>
  );
}
