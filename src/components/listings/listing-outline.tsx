import { Skeleton } from "@/components/ui/skeleton";

/**
 * Stands where a listing will be. In a document that was written for any listing, a program tells what people come for
 * before the app is there (src/build/inline/listing-teller.ts): in the places and sizes that it will have.
 */
export function ListingOutline() {
  return (
    <div
      data-outline=""
      className="group grid min-h-dvh items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12"
    >
      <Skeleton className="h-96 rounded-2xl group-data-[outline=told]:hidden" />
      <div className="hidden min-w-0 group-data-[outline=told]:block">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-8">
          <Skeleton className="size-16 rounded-lg sm:size-40 sm:rounded-xl" />
          <div>
            <p
              data-tells="practice_name"
              className="text-balance font-display text-3xl font-semibold tracking-display break-words"
            />
            <p
              data-tells="credentials"
              className="mt-1 break-words text-ink-soft sm:mt-2 sm:text-lg"
            />
          </div>
        </div>
        <Skeleton className="mt-6 h-24" />
        <p
          data-tells="bio"
          className="mt-24 max-w-prose break-words whitespace-pre-line sm:mt-28"
        />
      </div>
      {/* Below what is told it would be pushed down. */}
      <Skeleton className="h-96 rounded-2xl max-lg:group-data-[outline=told]:hidden" />
    </div>
  );
}
