import { listingKey } from "../../hooks/listings/keys.ts";
import { isUuid } from "../../lib/format/uuid.ts";
import { listingQuestion } from "./listing-question.ts";

/** Where the API answers, and the key that any visitor has. */
export interface PublicApi {
  /** Empty where the site's own origin answers. */
  origin: string;
  key: string;
}

/**
 * The program of the document for any listing: asks for the one that its address names, writes what people come for into
 * the outline that stands there (`ListingOutline`), and leaves the whole for the app to take along (`takeAlong`), which
 * comes a second later on a slow phone. What a stranger may not read, and what does not come, is left to the app.
 */
export default async function listingTeller({ origin, key }: PublicApi): Promise<void> {
  const id = location.pathname.split("/")[2] ?? "";
  if (!isUuid(id)) return;
  try {
    const response = await fetch(`${origin}${listingQuestion(id)}`, { headers: { apikey: key } });
    const [listing]: Record<string, unknown>[] = await response.json();
    const root = document.getElementById("root");
    if (!listing || root?.dataset.live !== undefined) return;
    for (const element of root?.querySelectorAll<HTMLElement>("[data-tells]") ?? []) {
      element.textContent = String(listing[element.dataset.tells ?? ""] ?? "");
    }
    root?.querySelector("[data-outline]")?.setAttribute("data-outline", "told");
    const known = document.createElement("script");
    known.type = "application/json";
    known.textContent = JSON.stringify([[listingKey(id), listing]]);
    document.body.append(known);
  } catch {
    // The app asks again, and says what is wrong.
  }
}
