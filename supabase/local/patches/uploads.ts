import { json, withBody } from "./http.ts";
import type { Patch } from "./patch.ts";

/**
 * Accepts the form that supabase-js sends for a File. Its file part has no name, while @supabase/lite
 * expects the name "file", so the part is forwarded as the plain body.
 */
export function patchUploads(): Patch {
  return (next) => async (request) => {
    const form = request.headers.get("content-type")?.startsWith("multipart/form-data");
    const { pathname } = new URL(request.url);
    if (!form || !pathname.startsWith("/storage/v1/object/")) return next(request);

    const parts = await request.formData();
    const file = [...parts.values()].find((part) => typeof part !== "string");
    if (!file) return json(400, refusal);
    const cacheControl = parts.get("cacheControl");
    return next(
      withBody(request, await file.arrayBuffer(), {
        "content-type": file.type || "application/octet-stream",
        "cache-control": typeof cacheControl === "string" ? `max-age=${cacheControl}` : null,
      }),
    );
  };
}

const refusal = {
  statusCode: "400",
  error: "InvalidRequest",
  message: "Missing file in multipart upload",
};
