import type { ComponentProps } from "react";
import type {
  AskAhead as Ahead,
  UnderstoodSearch as Understood,
} from "@/components/directory/understood-search";
import { lazyPart, nothing } from "@/components/ui/lazy-part";

// The directory's first visit searches for nothing, and what was found can be read without it.
const load = () => import("@/components/directory/understood-search");
const UnderstoodSearch = lazyPart(async () => (await load()).UnderstoodSearch, { Failed: nothing });
const AskAhead = lazyPart(async () => (await load()).AskAhead, { Failed: nothing });

/** The place of what was understood of a search, as high as that will be, so that nothing moves. */
export function UnderstoodSearchSlot(props: ComponentProps<typeof Understood>) {
  return (
    <div className="min-h-11">
      <UnderstoodSearch {...props} />
    </div>
  );
}

/** Stands where the search is waited for, so that how it was understood is known as early as what it found. */
export function UnderstoodSearchAhead({ search }: ComponentProps<typeof Ahead>) {
  return <AskAhead search={search} />;
}
