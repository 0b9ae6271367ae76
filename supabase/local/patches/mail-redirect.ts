import { isAllowedRedirect, withRedirect } from "../mail/redirect.ts";
import type { AuthTools, Patch } from "./patch.ts";

/**
 * Makes the request's redirect URL available to its emails if it is allowed. @supabase/lite always
 * uses the site's URL.
 */
export function patchMailRedirect({ siteUrl, redirects: patterns }: AuthTools): Patch {
  return (next) => async (request) => {
    const target = new URL(request.url).searchParams.get("redirect_to");
    const isAllowed = target !== null && isAllowedRedirect(target, siteUrl(), patterns);
    return isAllowed ? withRedirect(target, () => next(request)) : next(request);
  };
}
