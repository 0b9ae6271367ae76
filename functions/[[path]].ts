import { handleRequest } from "../dist-server/handler.js";

interface Context {
  request: Request;
  /** Answers with a file of the build. */
  next: () => Promise<Response>;
  /** Lets work go on after the response was sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** Cloudflare Pages calls this for the addresses in `_routes.json`: it renders pages with public data, and caches them. */
export async function onRequest({ request, next, waitUntil }: Context): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) return next();
  const cache = await caches.open("pages");
  const cached = await cache.match(request);
  if (cached) return cached;
  const rendered = await handleRequest(request);
  if (!rendered) return next();
  if (request.method === "GET") waitUntil(cache.put(request, rendered.clone()));
  return rendered;
}
