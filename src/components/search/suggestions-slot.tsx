import type { ComponentProps } from "react";
import type { Suggestions as Offered } from "@/components/search/suggestions";
import { lazyPart, nothing } from "@/components/ui/lazy-part";

const load = () => import("@/components/search/suggestions");

/** Keeps a search on the device, to be offered again. */
export const keepSearch = (text: string) =>
  void load().then(
    ({ rememberSearch }) => rememberSearch(text),
    // Without its script the search is only not offered again.
    () => undefined,
  );

/**
 * The place of what a search box suggests. A page's first visit goes without its weight; without network, the box
 * searches as it is.
 */
export const SuggestionsSlot = lazyPart<ComponentProps<typeof Offered>>(
  async () => (await load()).Suggestions,
  { Failed: nothing },
);
