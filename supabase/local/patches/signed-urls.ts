import { z } from "zod";
import { withJson } from "./http.ts";
import type { Patch } from "./patch.ts";

const signed = z.looseObject({ signedUrl: z.string() });

/**
 * Returns signed URLs under the names that supabase-js expects, without the prefix that it adds.
 * With @supabase/lite's names, the URLs become "…/storage/v1undefined".
 */
export function patchSignedUrls(): Patch {
  return (next) => async (request) => {
    const response = await next(request);
    const { pathname } = new URL(request.url);
    const kind = /^\/storage\/v1\/object\/(upload\/)?sign\//.exec(pathname);
    if (!kind || !response.ok || request.method !== "POST") return response;

    const { signedUrl, ...rest } = signed.parse(await response.json());
    const path = signedUrl.replace(/^\/storage\/v1/, "");
    return withJson(response, { ...rest, [kind[1] ? "url" : "signedURL"]: path });
  };
}
