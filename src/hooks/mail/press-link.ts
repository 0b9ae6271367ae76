import { AppError, toAppError } from "@/lib/errors";
import { limitedFetch } from "@/lib/supabase/limited-fetch";
import { apiOrigin } from "@/lib/supabase/project";

interface SignedLink<Outcome> {
  /** The function that answers such links. */
  name: string;
  token: string;
  /** What it says by status of links that do nothing; they do nothing later either. */
  refusals: Record<number, string>;
  /** What is looked for in its answer; null where that is not there. */
  read(answer: unknown): Outcome | null;
}

/** Does what the signed link of a mail is for, whoever is signed in. Throws an `AppError` where it does nothing. */
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
