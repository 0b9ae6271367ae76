import { authError } from "./http.ts";
import type { Patch } from "./patch.ts";

/**
 * What @supabase/lite lacks (second factors, identities, the admin API) it answers in plain text,
 * which supabase-js reports as a syntax error. This says what is the matter.
 */
export function patchUnsupported(): Patch {
  return (next) => async (request) => {
    const response = await next(request);
    const isJson = response.headers.get("content-type")?.includes("json");
    if (response.status !== 404 || isJson) return response;
    const { pathname } = new URL(request.url);
    const message = `${request.method} ${pathname} is not supported by the embedded backend`;
    return authError(404, "not_supported", message);
  };
}
