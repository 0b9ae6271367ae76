import { handleRequest as handleSpanish } from "../dist-server/es/handler.js";
import { handleRequest as handleEnglish } from "../dist-server/handler.js";
import { languageOfPath } from "../src/lib/language.ts";

interface Context {
  request: Request;
  /** Answers with a file of the build. */
  next: () => Promise<Response>;
  /** Lets work go on after the response was sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Cloudflare Pages calls this for the addresses in `_routes.json`: it renders pages with public
 * data, and caches them.
 */
export async function onRequest({ request, next, waitUntil }: Context): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) return next();
  const cache = await caches.open("pages");
  const cached = await cache.match(request);
  if (cached) return cached;
  const isSpanish = languageOfPath(new URL(request.url).pathname) === "es";
  const rendered = await (isSpanish ? handleSpanish : handleEnglish)(request);
  if (!rendered) return next();
  if (request.method === "GET") waitUntil(cache.put(request, rendered.clone()));
  return rendered;
}
