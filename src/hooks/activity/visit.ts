import { type CountedKind, count } from "@/hooks/activity/count";

/** The values of `data-activity` on a listing's counted links. */
const linkKinds: readonly CountedKind[] = ["phone", "directions", "website", "enrollment"];

/** Counts that a listing was opened, and clicks on its links, until the returned function is called. */
export function watchVisit({ dataset: { listing } }: HTMLElement): () => void {
  if (!listing) return () => {};
  count(listing, "opened");

  function countClick({ target }: Event) {
    const link = target instanceof Element ? target.closest("[data-activity]") : null;
    const clicked = linkKinds.find((kind) => kind === link?.getAttribute("data-activity"));
    if (listing && clicked) count(listing, clicked);
  }

  // Listens on the document because dialogs render outside the listing. A middle click is an "auxclick".
  document.addEventListener("click", countClick);
  document.addEventListener("auxclick", countClick);
  return () => {
    document.removeEventListener("click", countClick);
    document.removeEventListener("auxclick", countClick);
  };
}
