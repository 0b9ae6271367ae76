import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { entries } from "@/content/blog/entries";
import { rssFeed } from "@/lib/rss";
import { loadRoutes } from "@/load-routes";
import { createRoutes } from "@/router";

/** A page as HTML: what belongs into the document's head, and what into its root. */
export interface Rendered {
  head: string;
  body: string;
}

/** Renders a page of fixed text completely. */
export async function renderPage(path: string): Promise<Rendered> {
  const routes = createRoutes();
  const hydrationData = await loadRoutes(routes, new URL(path, "http://localhost"));
  return render(createMemoryRouter(routes, { initialEntries: [path], hydrationData }));
}

/** The feed of the articles, for a site at this address. */
export const renderFeed = (siteUrl: string): string => rssFeed(entries, siteUrl);

/** Renders what stands around a page that the browser has to load. */
export function renderShell(path: string): Rendered {
  return render(createMemoryRouter(createRoutes(), { initialEntries: [path] }));
}

function render(router: ReturnType<typeof createMemoryRouter>): Rendered {
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  router.dispose();
  // React writes what it would move into the head before everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
