import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsNearScreen } from "@/hooks/near-screen";

interface PracticeStoriesSlotProps {
  listingId: string;
}

const PracticeStories = lazy(async () => {
  const stories = await import("@/components/stories/practice-stories").catch(() => null);
  // Without network the listing stands without them.
  return { default: stories?.PracticeStories ?? ((_props: PracticeStoriesSlotProps) => null) };
});

/** The place of the stories about a practice, which are fetched when it comes near the screen. */
export function PracticeStoriesSlot({ listingId }: PracticeStoriesSlotProps) {
  const { isNear, watch } = useIsNearScreen("100px");
  return (
    <div ref={watch} className="mt-16 min-h-96 print:hidden">
      {isNear && (
        <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
          <PracticeStories listingId={listingId} />
        </Suspense>
      )}
    </div>
  );
}
