import { toAppError } from "@/lib/errors";

/** Its script is fetched with the first call: pages that strangers see are there before it. */
const load = () =>
  import("@/lib/supabase/client").catch((error: unknown) => {
    throw toAppError({ message: String(error) }, 0);
  });

/** The auth client of the session in use. Fails like a request that got no answer where its script cannot be fetched. */
export const authClient = async () => (await load()).supabase.auth;

/** A client whose session is nobody's yet; see `authAside`. */
export const clientAside = async () => (await load()).authAside();

/** Fetches the client ahead of its first use. */
export const warmAuthClient = (): void => void load().catch(() => undefined);
