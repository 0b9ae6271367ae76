import type { Patch } from "./patch.ts";

/** Supports conditional and partial downloads and `?download=`, which @supabase/lite ignores. */
export function patchDownloads(): Patch {
  return (next) => async (request) => {
    const response = await next(request);
    const url = new URL(request.url);
    const isFile = response.headers.has("etag") && url.pathname.startsWith("/storage/v1/object/");
    if (!isFile || request.method !== "GET" || response.status !== 200) return response;

    const headers = new Headers(response.headers);
    const name = url.searchParams.get("download");
    if (name !== null) headers.set("content-disposition", attachment(name));
    if (request.headers.get("if-none-match") === headers.get("etag")) {
      return new Response(null, { status: 304, headers });
    }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "");
    if (!range) return new Response(response.body, { status: 200, headers });
    return partialResponse(await response.arrayBuffer(), Number(range[1]), range[2], headers);
  };
}

function partialResponse(
  all: ArrayBuffer,
  start: number,
  end: string | undefined,
  headers: Headers,
) {
  const bytes = all.slice(start, end ? Number(end) + 1 : undefined);
  if (bytes.byteLength === 0) {
    headers.set("content-range", `bytes */${all.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const last = start + bytes.byteLength - 1;
  headers.set("content-range", `bytes ${start}-${last}/${all.byteLength}`);
  headers.set("content-length", String(bytes.byteLength));
  return new Response(bytes, { status: 206, headers });
}

function attachment(name: string): string {
  return name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : "attachment";
}
