import { type ComponentProps, lazy, Suspense } from "react";
import type {
  AskAhead as Ahead,
  UnderstoodSearch as Understood,
} from "@/components/directory/understood-search";

// The directory's first visit searches for nothing, and what was found can be read without it.
const load = () => import("@/components/directory/understood-search").catch(() => null);
const UnderstoodSearch = lazy(async () => ({
  default: (await load())?.UnderstoodSearch ?? (() => null),
}));
const AskAhead = lazy(async () => ({ default: (await load())?.AskAhead ?? (() => null) }));

/** The place of what was understood of a search, as high as that will be, so that nothing moves. */
export function UnderstoodSearchSlot(props: ComponentProps<typeof Understood>) {
  return (
    <div className="min-h-11">
      <Suspense>
        <UnderstoodSearch {...props} />
      </Suspense>
    </div>
  );
}

/** Stands where the search is waited for, so that how it was understood is known as early as what it found. */
export function UnderstoodSearchAhead({ search }: ComponentProps<typeof Ahead>) {
  return (
    <Suspense>
      <AskAhead search={search} />
    </Suspense>
  );
}
