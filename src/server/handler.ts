import { matchRoutes } from "react-router-dom";
import { canonicalPath } from "@/lib/canonical-path";
import { basename, language, withoutLanguage } from "@/lib/language";
import { paths, patterns } from "@/lib/paths";
import { type PageRoute, routes } from "@/routes";
import { listingSitemap } from "@/server/listing-sitemaps";
import { type RenderOptions, renderPage } from "@/server/render-page";

interface HandlerOptions extends Omit<RenderOptions, "hasData"> {
  /** The headers of every response. */
  headers: Record<string, string>;
  /** The time limit for rendering, in milliseconds. */
  timeoutMs?: number;
}

/** The pages that are rendered on request: those with public data, and the sign-in page, which depends on its query. */
export const renderedOnRequest = [
  ...routes.data,
  ...routes.auth.filter(({ path }) => path === paths.auth),
];

const allPages = Object.values(routes).flat();

/** Returns the page that a path belongs to. Matches all routes, because `/doctor/setup` also fits a listing's path. */
function pageOf(pathname: string): PageRoute | undefined {
  const [match] =
    matchRoutes(
      allPages.map((page) => ({ path: page.path, handle: page })),
      pathname,
      basename,
    ) ?? [];
  return match?.route.handle;
}

/** These redirect by themselves, from codes and other spellings of a place too. */
const placeRoutes: (string | undefined)[] = [patterns.state, patterns.city];

// A 404 is cached only briefly, because the listing may be published soon.
const cacheControl = (status: number) =>
  status === 404
    ? "public, max-age=0, s-maxage=30"
    : "public, max-age=0, s-maxage=300, stale-while-revalidate=60";

/**
 * Creates the fetch handler that renders pages with public data and the listings' sitemaps, and
 * redirects every page to its canonical path. It returns null for any other request, and if the API
 * is slow or down; the host then serves the built file. A host can pass another time limit for each
 * request.
 */
export function createHandler({
  headers,
  timeoutMs: defaultTimeoutMs = 3_000,
  ...options
}: HandlerOptions): (request: Request, timeoutMs?: number) => Promise<Response | null> {
  return async (request, timeoutMs = defaultTimeoutMs) => {
    const url = new URL(request.url);
    const { pathname, search } = url;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead) return null;
    const respond = (text: string, type: string, status = 200) =>
      new Response(request.method === "HEAD" ? null : text, {
        status,
        headers: { ...headers, "Content-Type": type, "Cache-Control": cacheControl(status) },
      });
    const canonical = canonicalPath(pathname);
    const pageRoute = pageOf(canonical);
    if (!pageRoute) {
      try {
        const xml = await withTimeout(timeoutMs, listingSitemap(url));
        return xml === null ? null : respond(xml, "application/xml; charset=utf-8");
      } catch (error) {
        console.error(`${pathname} could not be created:`, error);
        return null;
      }
    }
    const redirectTo = (path: string, status = 301) =>
      new Response(null, {
        status,
        headers: { ...headers, Location: path, "Cache-Control": cacheControl(status) },
      });
    if (pageRoute.isEnglish && language !== "en") {
      // Temporary, because the page may be translated later.
      return redirectTo(`${withoutLanguage(canonical)}${search}`, 302);
    }
    if (canonical !== pathname && !placeRoutes.includes(pageOf(pathname)?.path)) {
      return redirectTo(`${canonical}${search}`);
    }
    if (!renderedOnRequest.includes(pageRoute)) return null;
    try {
      // Passes only the URL, because responses are cached for all visitors.
      const page = await withTimeout(
        timeoutMs,
        renderPage(new Request(request.url), { ...options, hasData: true }),
      );
      if ("redirect" in page) return redirectTo(page.redirect);
      return respond(page.html, "text/html; charset=utf-8", page.status);
    } catch (error) {
      console.error(`${pathname} could not be rendered:`, error);
      return null;
    }
  };
}

/** @throws if the promise takes longer than `ms` milliseconds */
async function withTimeout<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
