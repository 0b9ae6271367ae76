import type { PublicApi } from "./listing-teller.ts";

/** How long the API may take. */
const longestMs = 8_000;

/**
 * What the API answers a stranger at an address below its origin; `body` is sent there as JSON, null where the address says all.
 * @throws when it does not answer in time, or with anything but JSON.
 */
export async function askApi<Answer>(
  { origin, key }: PublicApi,
  path: string,
  body: string | null = null,
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    headers: { apikey: key, ...(body !== null && { "Content-Type": "application/json" }) },
    signal: AbortSignal.timeout(longestMs),
    ...(body !== null && { method: "POST", body }),
  });
  return response.json();
}
