import { type CountedKind, count } from "@/hooks/activity/count";

/** What the links of a listing may say that a press of them is: `data-press`. */
const presses: readonly CountedKind[] = ["phone", "directions", "website", "enrollment"];

/** Counts that a listing was opened, and what is pressed of it, or was before the app ran; until it is called off. */
export function watchVisit({ dataset: { listing } }: HTMLElement): () => void {
  if (!listing) return () => {};
  count(listing, "opened");

  function hear({ target }: Pick<Event, "target">) {
    const link = target instanceof Element ? target.closest("[data-press]") : null;
    const press = presses.find((kind) => kind === link?.getAttribute("data-press"));
    if (listing && press) count(listing, press);
  }

  for (const early of document.querySelectorAll<HTMLElement>("a[data-pressed]")) {
    hear({ target: early });
    delete early.dataset.pressed;
  }
  // On the document: dialogs of the listing stand beside it. The other buttons of a mouse press "auxclick".
  document.addEventListener("click", hear);
  document.addEventListener("auxclick", hear);
  return () => {
    document.removeEventListener("click", hear);
    document.removeEventListener("auxclick", hear);
  };
}
