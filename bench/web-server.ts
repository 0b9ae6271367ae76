import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { preview } from "vite";
import { freePort } from "../supabase/local/testing/free-port.ts";

/** The path of the baseline: 2 kB of static HTML without resources. */
export const blankPath = "/blank-page";
const sentence = "<p>A page of uncompressed words, with nothing to fetch and nothing to run.</p>\n";
const blankPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><h1>Blank page</h1>\n${sentence.repeat(24)}</body></html>`;

const host = "127.0.0.1";

const compressedFiles = new Map<string, Buffer>();

/** Compresses a file once with the best quality, and a rendered page as fast as a CDN does. */
function compress(url: string, body: Buffer, isFile: boolean): Buffer {
  const quality = isFile ? constants.BROTLI_MAX_QUALITY : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressed = compressedFiles.get(url) ?? brotliCompressSync(body, { params });
  if (isFile) compressedFiles.set(url, compressed);
  return compressed;
}

/** Forwards a response, compressed if the client accepts it and the content is text. */
function forward(request: IncomingMessage, response: ServerResponse, reply: IncomingMessage) {
  const chunks: Buffer[] = [];
  reply.on("data", (chunk: Buffer) => chunks.push(chunk));
  reply.on("end", () => {
    const { "content-length": _, ...headers } = reply.headers;
    const body = Buffer.concat(chunks);
    const isText = /text|json|javascript|xml|svg/.test(headers["content-type"] ?? "");
    const isCompressed = isText && /\bbr\b/.test(`${request.headers["accept-encoding"]}`);
    response.writeHead(reply.statusCode ?? 502, {
      ...headers,
      ...(isCompressed && { "content-encoding": "br" }),
    });
    const url = request.url ?? "/";
    const isFile =
      !/^\/(?:rest|auth|storage)\//.test(url) && !headers["cache-control"]?.includes("s-maxage");
    response.end(isCompressed && body.length > 0 ? compress(url, body, isFile) : body);
  });
}

/**
 * Starts `npm run preview` with an in-memory database, behind a proxy that compresses responses and
 * serves the blank page.
 */
export async function startSite() {
  process.env.LOCAL_STACK_DATA = "memory://";
  const [port, innerPort] = [await freePort(host), await freePort(host)];
  const site = await preview({
    preview: { port: innerPort, strictPort: true, host },
    logLevel: "error",
  });
  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    if (url === blankPath) {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "br" });
      return void response.end(compress(url, Buffer.from(blankPage), true));
    }
    const inner = { host, port: innerPort, method, path: url };
    // Node can't resolve the members' hosts, which the server would use as the API's.
    const { "accept-encoding": _, host: _host, ...uncompressed } = headers;
    const proxied = send({ ...inner, headers: uncompressed }, (reply) =>
      forward(request, response, reply),
    );
    proxied.on("error", () => response.writeHead(502).end());
    request.pipe(proxied);
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  async function close() {
    server.closeAllConnections();
    server.close();
    await site.close();
  }
  return { port, close };
}
