import { authError } from "./http.ts";
import type { Patch } from "./patch.ts";

/**
 * Responds to unsupported endpoints (second factors, identities, the admin API) with a readable error.
 * @supabase/lite responds in plain text, which supabase-js reports as a syntax error.
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
