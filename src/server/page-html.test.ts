import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { routes } from "@/routes";
import { renderPage } from "@/server/render-page";
import { answerListing, answerSearch } from "@/test/directory-api";
import { answerFeed, answerPost, commentCard, postCard, postId } from "@/test/feed-api";
import { detailRow, searchPage, searchRow } from "@/test/listings";
import { answerPlace, cityRow } from "@/test/place-api";
import { answerContributions, answerProfile, listingRow, profileRow } from "@/test/profile-api";

// The HTML that crawlers, link previews, and visitors get before any script runs.

const siteHead = '<meta charset="utf-8">';

/** Renders a page and returns what a crawler looks at. */
async function readPage(path: string, hasData: boolean) {
  const request = new Request(`https://site.example${path}`);
  const page = await renderPage(request, { head: siteHead, hasData });
  if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}.`);
  const html = page.html.replaceAll("<!-- -->", "");
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  const [head = "", body = ""] = html.split("</head>");
  return {
    status: page.status,
    titles: [...head.matchAll(/<title[^>]*>([^<]*)</g)].map(([, title]) => title),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    translations: [...head.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, language, address]) => `${language} ${address}`,
    ),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    headings: all(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
    structuredData: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
      (data) => JSON.parse(data) as { url?: string },
    ),
    images: all(/<img\b([^>]*)>/g),
    text: all(/<main\b[^>]*>([\s\S]*)<\/main>/g)
      .join()
      .replace(/<script\b[\s\S]*?<\/script>|<[^>]*>/g, " "),
    footer: body.slice(body.indexOf("<footer")),
  };
}

type PageHtml = Awaited<ReturnType<typeof readPage>>;

function expectIndexable(page: PageHtml, path: string) {
  expect(page.status).toBe(200);
  expect(page.titles).toEqual([expect.stringContaining("DPC Nearby")]);
  expect(page.descriptions).toEqual([expect.stringMatching(/.{30}/)]);
  expect(page.canonicals).toEqual([path.replace(/\?.*/, "")]);
  expect(page.robots).toEqual([]);
  expect(page.headings).toHaveLength(1);
  expect(page.footer).toContain('href="/about"');
  expect(page.text).not.toContain("Loading");
  for (const image of page.images) {
    for (const name of ["alt", "width", "height"]) expect(image).toContain(` ${name}="`);
  }
}

/** The smallest number of words on a page of each kind. */
const leastWords = (path: string) => (path.startsWith("/blog/") ? 1200 : 120);

const textPaths = routes.text.map(({ path }) => path);

test.each(textPaths)("%s is complete in its HTML", async (path) => {
  const page = await readPage(path, false);
  expectIndexable(page, path);
  expect(page.text.trim().split(/\s+/).length).toBeGreaterThan(leastWords(path));
  expect(page.structuredData.map(({ url }) => url)).toContain(path);
});

test("every static page has its own title", async () => {
  const titles: unknown[] = [];
  for (const path of textPaths) titles.push(...(await readPage(path, false)).titles);
  expect(new Set(titles).size).toBe(textPaths.length);
});

const fullPage = () => searchPage(1, 24, { total: 30 });
const { id } = detailRow();

test.each<[path: string, answer: () => unknown, title: string, texts: (string | RegExp)[]]>([
  [
    paths.directory(),
    () => answerSearch(fullPage),
    "Doctor directory",
    ["30 practices in the directory", "Practice 1", "Practice 24"],
  ],
  [
    paths.directory({ search: "Austin" }),
    () => answerSearch(() => [searchRow()]),
    "Doctors for “Austin”",
    ["Oak Family Medicine", "1 practice for “Austin”"],
  ],
  [
    "/directory/texas",
    () => answerPlace({ cities: [cityRow("Austin")], listings: fullPage }),
    "Texas",
    ["15 practices.", "Practice 24", "Austin"],
  ],
  [
    "/directory/texas/austin",
    () => answerPlace({ facts: { city: "Austin" } }),
    "Austin, TX",
    ["15 practices.", "Oak Family Medicine"],
  ],
  [
    paths.listing(id),
    () => answerListing(() => detailRow()),
    "Oak Family Medicine",
    ["Unhurried visits for the whole family.", "$75", "(512) 555-0100", "Austin"],
  ],
  [
    paths.feed,
    () => answerFeed(() => [postCard()]),
    "Community",
    ["Community Feed", "My doctor called me back within the hour."],
  ],
  [
    paths.post(postId),
    () =>
      answerPost(
        () => postCard(),
        () => [commentCard()],
      ),
    "Ana Rivera",
    ["My doctor called me back within the hour.", "Comments", "Mine does that too."],
  ],
  [
    paths.profile(profileRow().id),
    () => {
      answerProfile(() => profileRow({ roles: [{ role: "doctor" }] }));
      answerContributions({ listings: [listingRow()] });
    },
    "Sam Whitlock",
    ["Sam Whitlock", "Oak Family Medicine"],
  ],
])("%s is complete in its HTML, with its data", async (path, answer, title, texts) => {
  answer();
  const page = await readPage(path, true);
  expectIndexable(page, path);
  expect(page.titles[0]).toContain(title);
  for (const text of texts) expect(page.text).toMatch(text);
});

test("a listing and a city have structured data", async () => {
  answerListing(() => detailRow());
  const listing = await readPage(paths.listing(id), true);
  expect(listing.structuredData).toContainEqual(
    expect.objectContaining({
      "@type": expect.arrayContaining(["MedicalBusiness"]),
      name: "Oak Family Medicine",
    }),
  );
  answerPlace({ facts: { city: "Austin" } });
  const city = await readPage("/directory/texas/austin", true);
  expect(city.structuredData).toContainEqual(
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  );
});

test.each<[kind: string, path: string, answer: () => unknown, text: string]>([
  ["a page", "/no/such/page", () => {}, "Page Not Found"],
  ["an article", "/blog/ten-secrets", () => {}, "Page Not Found"],
  ["a place", "/directory/texas/a/b", () => {}, "Page Not Found"],
  [
    "a listing",
    paths.listing(id),
    () => answerListing(() => null),
    "This listing is not in the directory",
  ],
  [
    "a post",
    paths.post(postId),
    () =>
      answerPost(
        () => null,
        () => [],
      ),
    "available",
  ],
  [
    "a profile",
    paths.profile(profileRow().id),
    () => {
      answerProfile(() => null);
      answerContributions({});
    },
    "",
  ],
])("%s that doesn't exist is not indexed", async (_kind, path, answer, text) => {
  answer();
  const page = await readPage(path, true);
  expect(page.text).toContain(text);
  expect(page.robots).toEqual(["noindex"]);
  expect(page.canonicals).toEqual([]);
});

test("a page in both languages names its translations, and a page that is only in English has none", async () => {
  expect((await readPage(paths.about, false)).translations).toEqual([
    "en /about",
    "es /es/about",
    "x-default /about",
  ]);
  expect((await readPage(paths.addListing, false)).translations).toEqual([]);
});
