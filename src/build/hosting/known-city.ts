import { slugOf } from "../../lib/format/slug.ts";
import { stateOfSlug } from "../../lib/places/us-states.ts";

interface Api {
  url: string | undefined;
  key: string | undefined;
}

/** Milliseconds that a page may wait for the answer. */
const patience = 2_000;

/**
 * Whether there is a city of that name in a state, both as they stand in addresses, decoded. Without an answer from the
 * API it is taken for one: the page itself says more.
 */
export async function isKnownCity(
  { state, city }: { state: string; city: string },
  { url, key }: Api,
): Promise<boolean> {
  const code = stateOfSlug(state);
  if (code === null) return false;
  if (!url || !key) return true;
  // The page leads "Round Rock" to "round-rock".
  const question = new URLSearchParams({ in_state: code, in_city: slugOf(city), select: "city" });
  try {
    const answer = await fetch(new URL(`/rest/v1/rpc/describe_place?${question}`, url), {
      headers: { apikey: key },
      signal: AbortSignal.timeout(patience),
    });
    const rows: unknown = answer.ok ? await answer.json() : null;
    return !Array.isArray(rows) || rows.length > 0;
  } catch {
    return true;
  }
}
