import { createServer, type RequestListener, request as send } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { openBuiltSite, pathOf, withoutHttps } from "../src/build/prerender/built-site.ts";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const compressed = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);

/** The yardstick: two kilobytes of HTML written by hand, with nothing to load. */
export const blankPath = "/blank-page";
const sentence = "<p>A page of plain words, with nothing to fetch and nothing to run.</p>\n";
const blankPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><h1>Blank page</h1>\n${sentence.repeat(24)}</body></html>`;

interface Options {
  dist: string;
  /** Where the APIs are. */
  api: string;
  port: number;
}

/** Serves the built site as a good host does: compressed, with its headers, and the APIs beside it. */
export function serveSite({ dist, api, port }: Options): Promise<() => Promise<void>> {
  const site = openBuiltSite(dist);
  const kept = new Map<string, Buffer>();
  const bodyOf = (file: string, read: () => Buffer) => {
    const body = kept.get(file) ?? compress(file, read());
    kept.set(file, body);
    return body;
  };

  const answer: RequestListener = (request, response) => {
    const pathname = pathOf(request.url);
    if (pathname && /^\/(?:rest|auth|storage|realtime)\//.test(pathname)) {
      const { method, headers } = request;
      const onward = send(new URL(request.url ?? "/", api), { method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      onward.on("error", () => response.writeHead(502).end());
      request.pipe(onward);
      return;
    }
    const target = pathname && site.redirectOf(pathname);
    if (target) return void response.writeHead(301, { Location: target }).end();
    const isBlank = pathname === blankPath;
    const found = isBlank ? "blank.html" : pathname && site.fileOf(pathname);
    const file = found || "404.html";
    const kind = path.extname(file);
    for (const [name, value] of withoutHttps(site.headersOf(pathname ?? "/"))) {
      response.setHeader(name, value);
    }
    response.setHeader("Content-Type", types[kind] ?? "application/octet-stream");
    if (compressed.has(kind)) response.setHeader("Content-Encoding", "br");
    response.statusCode = found ? 200 : 404;
    response.end(bodyOf(file, () => (isBlank ? Buffer.from(blankPage) : site.read(file))));
  };

  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () =>
      resolve(() => {
        server.closeAllConnections();
        return new Promise((done) => server.close(() => done()));
      }),
    );
  });
}

function compress(file: string, body: Buffer): Buffer {
  if (!compressed.has(path.extname(file))) return body;
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
