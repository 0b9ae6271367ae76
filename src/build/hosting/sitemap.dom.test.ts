import { expect, test } from "vitest";
import { discoveryFiles } from "@/build/hosting/discovery";
import { robots } from "@/build/hosting/robots";
import {
  entriesPerSitemap,
  sitemap,
  sitemapIndex,
  translatedEntries,
} from "@/build/hosting/sitemap";
import { routes } from "@/routes";

const files = (siteUrl: string | undefined) =>
  discoveryFiles({
    siteUrl,
    routes,
    pages: ["/", "/blog/five-ways-dpc-saves-money"],
    spanishPages: ["/es"],
    feed: (url) => `feed of ${url}`,
    api: { url: undefined, key: "publishable" },
    license: undefined,
  });

const locations = (xml = "") =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

test("a sitemap has escaped URLs, and the last change if it is known", () => {
  const text = sitemap([{ url: "https://a.example/?a=1&b=2", lastmod: "2026-11-21" }]);
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.documentElement.tagName).toBe("urlset");
  expect(parsed.querySelector("loc")?.textContent).toBe("https://a.example/?a=1&b=2");
  expect(parsed.querySelector("lastmod")?.textContent).toBe("2026-11-21");
});

test("the entries of a page in both languages name each other", () => {
  const text = sitemap(translatedEntries("https://a.example", "/about"));
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  const entries = [...parsed.querySelectorAll("url")].map((entry) => [
    entry.querySelector("loc")?.textContent,
    ...[...entry.getElementsByTagName("xhtml:link")].map(
      (link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`,
    ),
  ]);
  const links = [
    "en https://a.example/about",
    "es https://a.example/es/about",
    "x-default https://a.example/about",
  ];
  expect(entries).toEqual([
    ["https://a.example/about", ...links],
    ["https://a.example/es/about", ...links],
  ]);
});

test("a sitemap with more pages than search engines accept is rejected", () => {
  const tooMany = Array.from({ length: entriesPerSitemap + 1 }, () => ({
    url: "https://a.example/",
  }));
  expect(() => sitemap(tooMany)).toThrow("Too many pages");
});

test("a sitemap index lists its sitemaps", () => {
  expect(locations(sitemapIndex(["https://a.example/sitemap.xml"]))).toEqual([
    "https://a.example/sitemap.xml",
  ]);
});

test("robots.txt disallows sign-in and account pages", () => {
  const text = robots(routes, []);
  for (const area of [
    "/admin",
    "/dashboard",
    "/settings",
    "/notifications",
    "/auth",
    "/doctor/setup",
    "/doctor/activity",
    "/es/dashboard",
    "/es/auth",
  ]) {
    expect(text).toContain(`Disallow: ${area}\n`);
  }
  expect(text).not.toContain("Sitemap:");
});

test("the sitemap lists the site's pages and the articles' last change", () => {
  const { "robots.txt": rules, "sitemap.xml": pages, "rss.xml": feed } = files("https://a.example");
  expect(rules).toContain("Sitemap: https://a.example/sitemap.xml");
  expect(rules).toContain("Sitemap: https://a.example/sitemap-listings.xml");
  expect(feed).toBe("feed of https://a.example");
  expect(locations(pages)).toEqual([
    "https://a.example/",
    "https://a.example/es",
    "https://a.example/blog/five-ways-dpc-saves-money",
  ]);
  expect(pages).toMatch(/saves-money<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/);
});

test("without the site's URL, the files use the preview's, and robots.txt names no sitemap", () => {
  const { "robots.txt": rules, "sitemap.xml": pages } = files(undefined);
  expect(rules).not.toContain("Sitemap:");
  expect(locations(pages)[0]).toBe("http://localhost:4173/");
});
