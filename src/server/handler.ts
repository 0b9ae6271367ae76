import { matchRoutes } from "react-router-dom";
import { paths } from "@/lib/paths";
import { routes } from "@/routes";
import { type RenderOptions, renderPage } from "@/server/render-page";

interface HandlerOptions extends Omit<RenderOptions, "hasData"> {
  /** What every response of the site is sent with. */
  headers: Record<string, string>;
  /** How long the API may take, in milliseconds. */
  timeoutMs?: number;
}

/** Pages that are rendered on request: those with public data, and the sign-in page, which depends on its query. */
export const renderedOnRequest = [
  ...routes.data,
  ...routes.auth.filter(({ path }) => path === paths.auth),
];

/** Whether an address belongs to such a page. `/doctor/setup` fits the path of a listing, but is a page of its own. */
function isRenderedOnRequest(pathname: string): boolean {
  const pages = Object.values(routes).flat();
  const [match] =
    matchRoutes(
      pages.map(({ path }) => ({ path })),
      pathname,
    ) ?? [];
  return renderedOnRequest.some(({ path }) => path === match?.route.path);
}

// Five minutes, and for a short time beyond while a new copy is made. A listing may be published any moment.
const cacheControl = (status: number) =>
  status === 404
    ? "public, max-age=0, s-maxage=30"
    : "public, max-age=0, s-maxage=300, stale-while-revalidate=60";

/**
 * Makes the fetch handler that renders pages with public data. Its response is null for any other request, and when the
 * API is slow or down: the host then answers with a file of the build. A host can set another time limit for each request.
 */
export function createHandler({
  headers,
  timeoutMs: defaultTimeoutMs = 3_000,
  ...options
}: HandlerOptions): (request: Request, timeoutMs?: number) => Promise<Response | null> {
  return async (request, timeoutMs = defaultTimeoutMs) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !isRenderedOnRequest(pathname)) return null;
    try {
      // Anonymous: nothing of the visitor's request but its address.
      const page = await withTimeout(
        timeoutMs,
        renderPage(new Request(request.url), { ...options, hasData: true }),
      );
      if ("redirect" in page) {
        return new Response(null, {
          status: 301,
          headers: { ...headers, Location: page.redirect, "Cache-Control": cacheControl(301) },
        });
      }
      return new Response(request.method === "HEAD" ? null : page.html, {
        status: page.status,
        headers: {
          ...headers,
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": cacheControl(page.status),
        },
      });
    } catch (error) {
      console.error(`${pathname} could not be rendered:`, error);
      return null;
    }
  };
}

/** @throws when the work takes longer. */
async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
