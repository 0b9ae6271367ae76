import { expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { structuredData } from "@/lib/schema-org/listing-structured-data";
import { renderFeed, renderPage, routes } from "@/prerender";
import { problemsOf } from "@/test/described-problems";
import { detailRow } from "@/test/listings";

const origin = "https://site.example";
// Read when the site's description is loaded, before anything else here.
vi.hoisted(() => vi.stubEnv("VITE_SITE_URL", "https://site.example/"));

const described = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

const expectedTypes: Record<string, string[]> = {
  [paths.home]: ["WebSite"],
  [paths.about]: ["AboutPage", "BreadcrumbList"],
  [paths.contact]: ["ContactPage", "BreadcrumbList", "FAQPage"],
  [paths.blog]: ["Blog", "BreadcrumbList"],
  [paths.article("five-ways-dpc-saves-money")]: ["BlogPosting", "BreadcrumbList"],
  [paths.privacy]: ["WebPage", "BreadcrumbList"],
};

test.each(routes.text.map(({ path }) => path))(
  "%s describes itself in the words of schema.org",
  async (page) => {
    const { head, body } = await renderPage(page);
    const blocks = described(body);
    if (!head.includes('content="noindex"')) expect(blocks.length).toBeGreaterThan(0);
    const expected = expectedTypes[page];
    if (expected) expect(blocks.map((block) => block["@type"])).toEqual(expected);
    for (const block of blocks) {
      expect(block["@context"]).toBe("https://schema.org");
      expect(problemsOf(block)).toEqual([]);
    }
  },
);

test.each(routes.text.map(({ path }) => path))(
  "%s has one title, one canonical address and a link preview",
  async (page) => {
    const { head } = await renderPage(page);
    const parsed = new DOMParser().parseFromString(head, "text/html").head;
    expect(parsed.querySelectorAll("title")).toHaveLength(1);
    expect(parsed.querySelectorAll("meta[name=description]")).toHaveLength(1);
    if (parsed.querySelector("meta[name=robots]")) return;
    const property = (name: string) =>
      parsed.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
    const address = `${origin}${page}`;
    expect(parsed.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(address);
    expect(property("og:url")).toBe(address);
    expect(property("og:image")).toMatch(/^https:\/\/site\.example\/social\/[a-z-]+\.jpg$/);
    expect(property("og:image:alt")).toBeTruthy();
    expect(property("og:type")).toBe(page.startsWith("/blog/") ? "article" : "website");
  },
);

test("a listing describes itself in the words of schema.org", () => {
  const tiers = [{ label: "Seniors", min_age: 65, max_age: null, monthly_price: 95 }];
  const website = "https://practice.example";
  const row = detailRow({ monthly_price: 75, yearly_price: 800, tiers, website });
  const url = `${origin}${paths.listing(row.id)}`;
  expect(problemsOf(JSON.parse(JSON.stringify(structuredData(row, url))))).toEqual([]);
});

test("the check itself finds what is wrong", () => {
  expect(
    problemsOf({
      ...{ "@type": "BreadcrumbList", mood: "good" },
      itemListElement: [{ "@type": "ListItem", position: 1, name: "Home", item: "/" }],
    }),
  ).toEqual([
    "BreadcrumbList: mood is no property of it",
    ".itemListElement[0] ListItem: item is no full address: /",
  ]);
  expect(problemsOf({ "@type": "Answer" })).toEqual(["Answer: misses text"]);
  expect(problemsOf({ name: "?" })).toEqual([": has no type"]);
});

test("the feed names the articles at the site's address", () => {
  expect(renderFeed(origin)).toContain(`<link>${origin}/blog/five-ways-dpc-saves-money</link>`);
});
