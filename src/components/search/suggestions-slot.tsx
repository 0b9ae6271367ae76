import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { Suggestions as Offered } from "@/components/search/suggestions";

const load = () => import("@/components/search/suggestions").catch(() => null);

/** Keeps a search on the device, to be offered again. */
export const keepSearch = (text: string) => void load().then((it) => it?.rememberSearch(text));

const Suggestions = lazy<ComponentType<ComponentProps<typeof Offered>>>(async () => ({
  default: (await load())?.Suggestions ?? (() => null),
}));

/**
 * The place of what a search box suggests. A page's first visit goes without its weight; without network, the box
 * searches as it is.
 */
export function SuggestionsSlot(props: ComponentProps<typeof Offered>) {
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}
