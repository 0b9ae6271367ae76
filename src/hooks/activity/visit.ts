import { type CountedKind, count } from "@/hooks/activity/count";

/** The values of `data-press`, which the counted links of a listing carry. */
const presses: readonly CountedKind[] = ["phone", "directions", "website", "enrollment"];

/** Counts that a listing was opened, and clicks on its links, until the returned function is called. */
export function watchVisit({ dataset: { listing } }: HTMLElement): () => void {
  if (!listing) return () => {};
  count(listing, "opened");

  function hear({ target }: Event) {
    const link = target instanceof Element ? target.closest("[data-press]") : null;
    const press = presses.find((kind) => kind === link?.getAttribute("data-press"));
    if (listing && press) count(listing, press);
  }

  // On the document, as dialogs of the listing are outside of it. A middle click is an "auxclick".
  document.addEventListener("click", hear);
  document.addEventListener("auxclick", hear);
  return () => {
    document.removeEventListener("click", hear);
    document.removeEventListener("auxclick", hear);
  };
}
