import type { Patch } from "./patch.ts";

/** Supports HEAD for `rpc(…, { head: true, count })`, which @supabase/lite rejects with 400. */
export function patchHeadRpc(): Patch {
  return (next) => async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "HEAD" || !pathname.startsWith("/rest/v1/rpc/")) return next(request);
    const response = await next(
      new Request(request.url, { method: "GET", headers: request.headers }),
    );
    return new Response(null, { status: response.status, headers: response.headers });
  };
}
