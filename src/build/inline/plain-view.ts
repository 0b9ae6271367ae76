/**
 * The program of a page that rests at its address without a query: where there is one, hides what it does not ask for,
 * marked by `data-plain`, until the app shows what it does.
 */
export default function plainView(): void {
  if (!location.search) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-plain]")) {
    part.style.visibility = "hidden";
  }
}
