import { entries } from "@/content/blog/entries";
import { paths } from "@/lib/paths";
import { stateRedirects } from "@/lib/places/us-states";
import { rssFeed } from "@/lib/site/blog-data";
import { routes } from "@/routes";
import { createHandler, renderedOnRequest } from "@/server/handler";
import { renderPage, renderShell } from "@/server/render-page";

// The bundle `dist-server/static-site.js`: what the build and `npm run listings` write files with.

export { renderedOnRequest, renderShell, routes, stateRedirects };

const { template } = import.meta.env.DOCUMENT;

/** The address that the page for all other addresses is rendered at. */
export const notFoundPath = "/404";

/** The pages that the build renders: all public ones with one address. Those with data are rendered without it. */
export const builtPaths: readonly string[] = [
  ...routes.text,
  ...routes.device,
  ...renderedOnRequest,
  { path: notFoundPath },
]
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));

/** The pages of the build that search engines may list. */
export const indexedPaths: readonly string[] = [
  ...routes.text.map(({ path }) => path),
  paths.directory(),
  paths.feed,
];

/** Renders a page of the build. */
export async function renderBuiltPage(path: string): Promise<string> {
  const page = await renderPage(new Request(new URL(path, "http://localhost")), { template });
  if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}.`);
  return page.html;
}

/**
 * Renders a page with public data for a file that stays until the next deploy. A practice may remove its street address
 * before that, so the file has none.
 */
export const renderDeployedPage = createHandler({
  ...import.meta.env.DOCUMENT,
  hidesStreets: true,
  timeoutMs: 30_000,
});

/** Writes the RSS feed of the blog. */
export const renderRss = (siteUrl: string): string => rssFeed(entries, siteUrl);
