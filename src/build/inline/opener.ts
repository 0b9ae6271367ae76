import { hasStoredSession } from "../../lib/session/session-hint.ts";

/** The icon of a page until its own come: browsers would ask for /favicon.ico before they paint. */
export const emptyIcon = "data:,";

/** Says before the first paint who is there, so that members never see what only strangers should. */
function nameVisitor(): void {
  if (hasStoredSession()) document.documentElement.dataset.visitor = "member";
}

/** Says before the first paint that the address has a query: what a page shows without one, marked by `data-plain`, stays hidden then. */
function noteQuery(): void {
  if (location.search) document.documentElement.dataset.asked = "";
}

/** Keeps the browser from sending a form by itself that is the app's to handle: what was typed would be in an address. */
function keepForm(event: SubmitEvent): void {
  if (event.target instanceof Element && !event.target.hasAttribute("action")) {
    event.preventDefault();
  }
}

/**
 * Before the app runs, marks a button that was pressed and needs it, for the app to see (src/lib/browser/typed-early.ts),
 * and a link whose presses it counts (src/hooks/activity/visit.ts); and puts what a link would have handed to the app into its address (src/lib/session/auth-wish.ts).
 */
function notePress({ target }: MouseEvent): void {
  if (!(target instanceof Element) || document.querySelector("#root[data-live]")) return;
  const pressed = target.closest<HTMLElement>("button:not([popovertarget]), a[data-press]");
  // Of several buttons the last is what people wait for.
  if (pressed?.matches("button")) forgetPress();
  if (pressed) pressed.dataset.pressed = "";
  const link = target.closest<HTMLAnchorElement>("a[data-early-query]");
  if (link) link.search = link.dataset.earlyQuery ?? "";
}

/** A press after which people go on writing, or that the browser has answered by what is missing in a form, is over. */
function forgetPress(): void {
  for (const pressed of document.querySelectorAll<HTMLElement>("button[data-pressed]")) {
    delete pressed.dataset.pressed;
  }
}

function putEmptyIcon(): void {
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = emptyIcon;
  document.head.append(icon);
}

/** The program in the head of every document. */
export default function opener(): void {
  nameVisitor();
  noteQuery();
  addEventListener("submit", keepForm);
  addEventListener("click", notePress);
  addEventListener("input", forgetPress);
  // It does not bubble.
  addEventListener("invalid", forgetPress, true);
  putEmptyIcon();
}
