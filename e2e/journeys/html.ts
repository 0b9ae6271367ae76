import type { Page } from "@playwright/test";

export type Html = Awaited<ReturnType<typeof readHtml>>;

/**
 * Fetches a page and parses its HTML like a crawler: no scripts run, and redirects are not
 * followed.
 */
export async function readHtml(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const body = await response.text();
  const content = await parseHtml(page, body);
  return { status: response.status(), headers: response.headers(), body, ...content };
}

/** Parses HTML in the browser without displaying it, and returns what a crawler looks at. */
export const parseHtml = (page: Page, body: string) =>
  page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    const texts = (selector: string) =>
      [...parsed.querySelectorAll(selector)].map(
        ({ textContent }) => textContent?.replace(/\s+/g, " ").trim() ?? "",
      );
    const attributes = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
    return {
      titles: texts("head title"),
      descriptions: attributes("meta[name=description]", "content"),
      canonicals: attributes("link[rel=canonical]", "href"),
      robots: attributes("meta[name=robots]", "content"),
      icons: attributes("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]", "href"),
      structuredData: texts('script[type="application/ld+json"]'),
      scripts: attributes("script[src]", "src"),
      headings: texts("h1"),
      text: texts("main").join(" "),
      cards: parsed.querySelectorAll("main li h2, main li h3").length,
      articles: parsed.querySelectorAll("main article").length,
      footerLinks: attributes("footer a", "href"),
      imagesWithoutSize: parsed.querySelectorAll("img:not([alt][width][height])").length,
      injected: parsed.querySelectorAll("[data-markup]").length,
    };
  }, body);
