import { AppError, toAppError } from "@/lib/errors";
import { limitedFetch } from "@/lib/supabase/limited-fetch";
import { apiOrigin } from "@/lib/supabase/project";

interface SignedLink<Outcome> {
  /** The Edge Function for the link. */
  name: string;
  token: string;
  /** Messages by status for links that can't work anymore. */
  refusals: Record<number, string>;
  /** Parses the response; null if it is not as expected. */
  read(answer: unknown): Outcome | null;
}

/** Submits the token of a signed email link. Works without sign-in. Throws an `AppError` if it fails. */
export async function submitLinkToken<Outcome>(link: SignedLink<Outcome>): Promise<Outcome> {
  const address = `${apiOrigin}/functions/v1/${link.name}?token=${encodeURIComponent(link.token)}`;
  const response = await limitedFetch(address, { method: "POST" }).catch((error: unknown) => {
    throw toAppError({ message: String(error) }, 0);
  });
  const refusal = link.refusals[response.status];
  if (refusal) throw new AppError("not-found", refusal);
  const outcome = link.read(await response.json().catch(() => null));
  if (!response.ok || outcome === null) {
    const status = response.ok ? 502 : response.status;
    throw toAppError({ message: `no answer of ${link.name} that we know` }, status);
  }
  return outcome;
}
