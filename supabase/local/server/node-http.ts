import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "../patches/http.ts";
import type { Handler } from "../patches/patch.ts";

/** In bytes. */
const maxBodySize = 50 * 1024 * 1024;

/** Handles a request of Node's HTTP server with a handler of web requests. */
export async function handleNodeRequest(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readBody(incoming);
  const response = body
    ? await handler(toRequest(incoming, body))
    : json(413, { message: "The request is too large" });
  const data = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.end(data);
}

/** Reads the body. Returns null if it is too large. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > maxBodySize) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = incoming.method ?? "GET";
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
  return new Request(url, { method, headers, ...(body.length > 0 && { body }) });
}
