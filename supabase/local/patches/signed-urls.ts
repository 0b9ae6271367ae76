import { z } from "zod";
import { withJson } from "./http.ts";
import type { Patch } from "./patch.ts";

const signed = z.looseObject({ signedUrl: z.string() });

/**
 * Signed addresses under the names that supabase-js reads, without the prefix that it adds itself.
 * With @supabase/lite's names they end up as "…/storage/v1undefined".
 */
export function patchSignedUrls(): Patch {
  return (next) => async (request) => {
    const response = await next(request);
    const { pathname } = new URL(request.url);
    const kind = /^\/storage\/v1\/object\/(upload\/)?sign\//.exec(pathname);
    if (!kind || !response.ok || request.method !== "POST") return response;

    const { signedUrl, ...rest } = signed.parse(await response.json());
    const address = signedUrl.replace(/^\/storage\/v1/, "");
    return withJson(response, { ...rest, [kind[1] ? "url" : "signedURL"]: address });
  };
}
