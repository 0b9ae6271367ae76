import { nameOfSlug } from "../../lib/places/places.ts";

/** The places of a city's document that name it. */
const namesIt = "title, h1, main [aria-current=page]";

/** The program of the document for any city: names the one that its address tells, before anything is painted. */
export default function cityNamer(): void {
  const [state, city] = location.pathname.split("/").slice(2).map(nameOfSlug);
  if (!state || !city) return;
  const name = `${city}, ${state.replace(" Of ", " of ")}`;
  for (const element of document.querySelectorAll(namesIt)) {
    element.textContent = element.textContent.replace(/your city/i, name);
  }
}
