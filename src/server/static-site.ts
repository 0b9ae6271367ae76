import { entries } from "@/content/blog/entries";
import { stateRedirects } from "@/lib/format/us-states";
import { language, withLanguage } from "@/lib/language";
import { paths } from "@/lib/paths";
import { rssFeed } from "@/lib/site/blog-data";
import { type PageModule, type PageRoute, routes } from "@/routes";
import { renderedOnRequest } from "@/server/handler";
import { renderPage, renderShell } from "@/server/render-page";

// The entry of `dist-server/static-site.js`, which the build uses to render files.

export { renderShell, routes, stateRedirects };

const { head } = import.meta.env.DOCUMENT;

/** The modules of all pages, by file. */
const pageModules = import.meta.glob<PageModule>("./**/*-page.tsx", { base: "../pages" });

/** Returns the file of a page's module in `src/pages`. */
async function fileOfPage({ Component }: PageModule): Promise<string | undefined> {
  for (const [file, load] of Object.entries(pageModules)) {
    if ((await load()).Component === Component) return file.slice("./".length);
  }
  return undefined;
}

/** A member's page: the build renders its frame. */
interface MemberPage {
  path: string;
  /** Renders its frame into a document whose head has the links that `linksOf` returns for the page's file. */
  render: (linksOf: (file: string) => string) => Promise<string>;
}

/** The pages of this language. */
const pages: PageRoute[] = Object.values(routes)
  .flat()
  .filter(({ isEnglish }) => language === "en" || !isEnglish);

const addressOf = ({ path }: PageRoute): string => withLanguage(path);

const addressesOf = (some: readonly PageRoute[]): string[] =>
  some.filter((page) => pages.includes(page)).map(addressOf);

/** The members' pages with a fixed path. */
export const memberPages: readonly MemberPage[] = routes.account
  .filter((page) => pages.includes(page) && !page.path.includes(":"))
  .map((page) => ({
    path: addressOf(page),
    render: async (linksOf) => {
      const loaded = await page.lazy();
      const file = await fileOfPage(loaded);
      if (file === undefined) throw new Error(`The page of ${page.path} isn't in src/pages.`);
      return renderShell(head + linksOf(file), loaded.Loading);
    },
  }));

/** The path at which the not-found page is rendered. */
const notFoundPath = withLanguage("/404");

/** All addresses, with parameters. Those of English pages redirect in the app. */
export const addresses: readonly string[] = Object.values(routes).flat().map(addressOf);

/** The pages that the build renders: all public pages with a fixed path. Data pages are rendered without their data. */
export const builtPaths: readonly string[] = [
  ...addressesOf([...routes.text, ...routes.device, ...renderedOnRequest]),
  notFoundPath,
].filter((path) => !path.includes(":"));

/** The built pages that don't depend on the request. */
export const fixedPaths: readonly string[] = addressesOf([...routes.text, ...routes.device]).filter(
  (path) => builtPaths.includes(path),
);

/** The built pages that the sitemap lists. */
export const indexedPaths: readonly string[] = addressesOf([
  ...routes.text,
  ...routes.data.filter(({ path }) => path === paths.directory() || path === paths.feed),
]);

/** Renders a page at build time. */
export async function renderBuiltPage(path: string): Promise<string> {
  const page = await renderPage(new Request(new URL(path, "http://localhost")), { head });
  if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}.`);
  return page.html;
}

/** Returns the RSS feed of the blog. */
export const renderRss = (siteUrl: string): string => rssFeed(entries, siteUrl);
