import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsNearScreen } from "@/hooks/near-screen";

interface ListingStoriesSlotProps {
  listingId: string;
}

const ListingStories = lazy(async () => {
  const stories = await import("@/components/stories/listing-stories").catch(() => null);
  // Without network the listing stands without them.
  return { default: stories?.ListingStories ?? ((_props: ListingStoriesSlotProps) => null) };
});

/** The place of the stories about a practice, which are fetched when it comes near the screen. */
export function ListingStoriesSlot({ listingId }: ListingStoriesSlotProps) {
  const { isNear, watch } = useIsNearScreen("100px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && (
        <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
          <ListingStories listingId={listingId} />
        </Suspense>
      )}
    </div>
  );
}
