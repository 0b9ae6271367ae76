import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "../../src/lib/paths.ts";
import { routes } from "../../src/routes.ts";
import { demo } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, signInByApi } from "../members.ts";
import { demoListing, demoPost } from "../pages.ts";
import { siteOrigin } from "../site-origin.ts";
import { createContent, uniqueText } from "./feed.ts";
import { type Html, parseHtml, readHtml } from "./html.ts";
import { addListing, addPublicListing, saveListing, uniqueName } from "./listings.ts";

// Tests the HTML that crawlers, link previews, and visitors get before any script runs.

const textPages: [path: string, heading: RegExp, minWords: number][] = [
  ["/", /doctor who has time for you/, 250],
  ["/about", /know their doctor by name/, 300],
  ["/contact", /Contact us/, 150],
  ["/blog", /Blog/, 120],
  ["/blog/what-is-direct-primary-care-complete-guide", /What Is Direct Primary Care/, 1600],
  ["/blog/five-ways-dpc-saves-money", /Five Ways DPC Saves Money/, 1200],
  ["/blog/how-to-choose-right-dpc-doctor", /How to Choose the Right DPC Doctor/, 1400],
  ["/blog/dpc-vs-traditional-insurance", /DPC vs\. Traditional Insurance/, 1800],
  ["/how-we-verify", /How We Verify/, 300],
  ["/community-guidelines", /Community Guidelines/, 300],
  ["/privacy", /Privacy/, 300],
  ["/terms", /Terms of Use/, 300],
  ["/accessibility", /Accessibility/, 200],
];

const unknownId = "00000000-0000-4000-8000-000000000000";

function expectHead(html: Html, path: string) {
  expect.soft(html.status, path).toBe(200);
  expect.soft(html.headers["content-type"], path).toBe("text/html; charset=utf-8");
  expect.soft(html.titles, path).toEqual([expect.stringContaining("DPC Nearby")]);
  expect.soft(html.descriptions, path).toEqual([expect.stringMatching(/.{30}/)]);
  const canonicals = html.canonicals.map((href) => new URL(href, siteOrigin).pathname);
  expect.soft(canonicals, path).toEqual([path.replace(/\?.*/, "")]);
  expect.soft(html.robots, path).toEqual([]);
  expect.soft(html.headings, path).toHaveLength(1);
  expect.soft(html.footerLinks, path).toContain("/about");
  expect.soft(html.imagesWithoutSize, path).toBe(0);
}

test("every static page is complete in its HTML", async ({ page }) => {
  const titles = new Set<string>();
  for (const [path, heading, count] of textPages) {
    const html = await readHtml(page, path);
    expectHead(html, path);
    expect.soft(html.headings.join(), path).toMatch(heading);
    expect.soft(html.text.split(" ").length, path).toBeGreaterThan(count);
    const urls = html.structuredData.map((data) => JSON.parse(data).url);
    expect.soft(urls, path).toContainEqual(expect.stringMatching(new RegExp(`${path}$`)));
    for (const title of html.titles) titles.add(title);
  }
  expect(titles.size).toBe(textPages.length);
});

test("every page of public data is complete in its HTML, including a new listing and a new post", async ({
  page,
  request,
}) => {
  const fullName = "Dr. Ida Early";
  const author = await createMember(request, { role: "doctor", fullName });
  const name = uniqueName("Early");
  const bio = "Two physicians, one desk, and an answer the same day.";
  const id = await addPublicListing(request, author, {
    practice_name: name,
    bio,
    monthly_price: 83,
    phone: "(775) 555-0142",
  });
  const content = uniqueText("Who has a good doctor in Reno?");
  const post = await createContent(request, author, "posts", { content });

  const pages = [
    { path: `/doctor/${id}`, title: name, texts: [name, bio, "$83", "(775) 555-0142", "Reno"] },
    {
      path: "/directory",
      title: "Doctor directory",
      cards: 24,
      texts: ["practices in the directory"],
    },
    {
      path: `/directory?search=${encodeURIComponent(name)}`,
      texts: [name, "1 practice"],
      cards: 1,
    },
    { path: "/directory?search=texas&accepting=yes&sort=price", texts: ["Texas"], cards: 10 },
    { path: "/directory/texas", title: "Texas", cards: 24, texts: [/\d+ practices\. /, "Austin"] },
    { path: "/directory/texas/austin", title: "Austin, TX", cards: 3, texts: [/\d+ practices\. /] },
    { path: "/feed", title: "Community", articles: 20, texts: ["Community Feed"] },
    { path: `/post/${post}`, title: fullName, articles: 1, texts: [content, fullName, "Comments"] },
    { path: demoPost, title: "Hal Bergstrom", articles: 1, texts: ["Hal Bergstrom"] },
    { path: `/profile/${author.id}`, title: fullName, texts: [fullName, name] },
  ];
  for (const { path, title = "Doctor directory", texts, cards = 0, articles = 0 } of pages) {
    const html = await readHtml(page, path);
    expectHead(html, path);
    expect.soft(html.titles.join(), path).toContain(title);
    for (const text of texts) expect.soft(html.text, path).toMatch(text);
    expect.soft(html.text, path).not.toContain("Loading");
    expect.soft(html.cards, path).toBeGreaterThanOrEqual(cards);
    expect.soft(html.articles, path).toBeGreaterThanOrEqual(articles);
  }

  const listing = await readHtml(page, `/doctor/${id}`);
  expect(listing.structuredData.map((data) => JSON.parse(data))).toContainEqual(
    expect.objectContaining({ "@type": expect.arrayContaining(["MedicalBusiness"]), name }),
  );
  const city = await readHtml(page, "/directory/texas/austin");
  expect(city.structuredData.join()).toContain("BreadcrumbList");
});

test("a page of public data is never older than its cache headers allow", async ({
  page,
  request,
}) => {
  const author = await createMember(request);
  const practice_name = uniqueName("Changing");
  const id = await addPublicListing(request, author, { practice_name, bio: "Opened in May." });
  const path = `/doctor/${id}`;
  const before = await readHtml(page, path);
  expect(before.text).toContain("Opened in May.");
  await saveListing(request, await signInByApi(request, demo.admin), id, {
    bio: "Opened in June.",
  });
  expect((await readHtml(page, path)).text).toContain("Opened in June.");

  for (const each of [path, "/directory", "/directory/texas/austin", "/feed", demoPost]) {
    const { "cache-control": caching = "", ...headers } = (await readHtml(page, each)).headers;
    expect.soft(Number(/s-maxage=(\d+)/.exec(caching)?.[1]), each).toBeLessThanOrEqual(300);
    expect.soft(caching, each).toMatch(/(?:max-age=0|no-cache)/);
    expect.soft(caching, each).toContain("stale-while-revalidate");
    expect.soft(headers, each).not.toHaveProperty("set-cookie");
  }
  for (const each of ["/about", "/dashboard", "/saved", "/admin"]) {
    const { headers } = await readHtml(page, each);
    expect.soft(headers["cache-control"], each).toMatch(/^no-(?:cache|store)$/);
  }
});

test("the server renders the visitor's view, even for a member", async ({ page, request }) => {
  const { headers } = await signInByApi(request, demo.admin);
  for (const path of ["/directory", "/feed", demoPost]) {
    const response = await request.get(path, { headers: { ...headers, cookie: "session=1" } });
    expect.soft(await response.text(), path).not.toContain(demo.admin.email);
    expect.soft(response.headers()["cache-control"], path).toContain("s-maxage");
  }
  const { body } = await readHtml(page, "/dashboard");
  expect(body).not.toContain(demo.admin.email);
});

const hasNoParameters = (path: string) => !path.includes(":");

test("every URL of the site returns an HTML page", async ({ page }) => {
  const known = Object.values(routes).flatMap((pages) => pages.map(({ path }) => path));
  const morePaths = [
    "/directory/texas/austin",
    `${demoListing}/prices`,
    "/admin/listings/1/edit",
    "/dashboard/",
    "/directory/?search=Texas",
  ];
  for (const path of [...known.filter(hasNoParameters), ...morePaths]) {
    const { status, headers } = await readHtml(page, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers["content-type"], path).toContain("text/html");
  }
});

test("a URL that doesn't exist returns status 404 and a page with an explanation", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  const waiting = await addListing(request, member, { practice_name: uniqueName("Waiting") });
  const name = uniqueName("Withdrawn");
  const withdrawn = await addPublicListing(request, member, { practice_name: name });
  const { headers } = await signInByApi(request, demo.admin);
  const data = { target: withdrawn, action: "take down", reason: "It has closed." };
  const response = await request.post("/rest/v1/rpc/admin_update_listing_status", {
    headers,
    data,
  });
  expect(response.ok(), await response.text()).toBe(true);

  const noPage = "Page Not Found";
  const noListing = "This listing is not in the directory";
  const noPost = "This post isn't available";
  for (const [path, text] of [
    ["/no/such/page", noPage],
    ["/blog/ten-secrets", noPage],
    ["/assets/gone.js", noPage],
    ["/about/us", noPage],
    ["/auth/nothing", noPage],
    ["/%E0%A4%A", noPage],
    ["/directory/atlantis", noPage],
    ["/directory/texas/nowhere-at-all", noPage],
    ["/directory/texas/a/b", noPage],
    ["/post/1/2", noPage],
    [`/doctor/${unknownId}`, noListing],
    ["/doctor/not-an-id", noListing],
    ["/doctor/%00", noListing],
    [`/doctor/${"x".repeat(300)}`, noListing],
    [`/doctor/${waiting}`, noListing],
    [`/doctor/${withdrawn}`, noListing],
    [`/post/${unknownId}`, noPost],
    ["/post/not-an-id", noPost],
    // The app redirects these to the home page.
    [`/profile/${unknownId}`, null],
    ["/profile/not-an-id", null],
  ] as const) {
    const html = await readHtml(page, path);
    expect.soft(html.status, path).toBe(404);
    if (text) expect.soft(html.headings, path).toHaveLength(1);
    expect.soft(html.text, path).toContain(text ?? "");
    expect.soft(html.text, path).not.toContain(name);
    expect.soft(html.robots, path).toEqual(["noindex"]);
    expect.soft(html.canonicals, path).toEqual([]);
  }
});

test("a URL that has moved redirects with status 301", async ({ page, request }) => {
  const member = await createMember(request);
  const source = await addPublicListing(request, member, { practice_name: uniqueName("Twice") });
  const target = await addPublicListing(request, member, { practice_name: uniqueName("Once") });
  const { headers } = await signInByApi(request, demo.admin);
  const data = { source, target, reason: "The same practice." };
  const response = await request.post("/rest/v1/rpc/merge_listings", { headers, data });
  expect(response.ok(), await response.text()).toBe(true);

  for (const [from, to] of [
    [`/doctor/${source}`, `/doctor/${target}`],
    ["/directory/TX", "/directory/texas"],
    ["/directory/tx?sort=price", "/directory/texas?sort=price"],
    ["/directory/Texas", "/directory/texas"],
    ["/directory/TX/Austin", "/directory/texas/austin"],
    ["/directory/tx/San%20Marcos", "/directory/texas/san-marcos"],
    ["/directory/District-of-Columbia", "/directory/district-of-columbia"],
  ] as const) {
    const html = await readHtml(page, from);
    expect.soft(html.status, from).toBe(301);
    const { pathname, search } = new URL(html.headers.location ?? "", siteOrigin);
    expect.soft(`${pathname}${search}`, from).toBe(to);
  }
});

/** Returns the sources that a Content-Security-Policy allows for a directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(";")
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1);

test("every page has a strict content security policy, and hashed files are cached permanently", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/directory", "/feed", "/auth", `/doctor/${unknownId}`, "/no/such"]) {
    const { headers } = await readHtml(page, path);
    const policy = headers["content-security-policy"] ?? "";
    const scripts = sourcesOf(policy, "script-src") ?? [];
    expect.soft(scripts, path).toContain("'self'");
    expect
      .soft(
        scripts.filter((source) => source.startsWith("'sha256-")),
        path,
      )
      .toHaveLength(1);
    expect.soft(scripts, path).toHaveLength(2);
    expect.soft(policy, path).not.toMatch(/[{}]|unsafe-eval/);
    expect.soft(sourcesOf(policy, "default-src"), path).toEqual(["'none'"]);
    expect.soft(sourcesOf(policy, "frame-ancestors"), path).toEqual(["'none'"]);
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    expect.soft(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
  const html = await (await request.get("/about")).text();
  const [boot = ""] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  const { "cache-control": caching } = (await request.get(boot)).headers();
  expect(caching).toBe("public, max-age=31536000, immutable");
});

test("crawlers can fetch robots.txt, the sitemap, the RSS feed, and the icons", async ({
  page,
  request,
}) => {
  const rules = await request.get("/robots.txt");
  expect(rules.headers()["content-type"]).toContain("text/plain");
  expect(await rules.text()).toContain("Disallow: /dashboard");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/about", "/directory", "/feed"]) expect(sitemap).toContain(`${path}</loc>`);
  for (const path of ["/auth", "/directory/wyoming"]) expect(sitemap).not.toContain(path);
  expect(await (await request.get(paths.rss)).text()).toContain("<title>DPC Nearby Blog</title>");
  const { icons } = await readHtml(page, "/about");
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const icon of ["/favicon.ico", ...icons]) {
    expect.soft((await request.get(icon)).status(), icon).toBe(200);
  }
});

test("`npm run listings` writes complete pages without street addresses for hosts without functions", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const street = "12 Home Street";
  const name = uniqueName("Written");
  const author = await createMember(request);
  const listing = { practice_name: name, address_street: street };
  const id = await addPublicListing(request, author, listing);

  const dist = mkdtempSync(path.join(tmpdir(), "listings-"));
  const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
  try {
    cpSync("dist", dist, { recursive: true });
    const outdatedFile = path.join(dist, "doctor", `${unknownId}.html`);
    mkdirSync(path.dirname(outdatedFile), { recursive: true });
    writeFileSync(outdatedFile, "A listing of an earlier deploy.");
    const env = { ...process.env, VITE_SITE_URL: "https://site.test" };
    execFileSync("npm", ["run", "listings", "--", siteOrigin, dist], { env, stdio: "pipe" });

    const written = read(`doctor/${id}.html`);
    expect(written).not.toContain(street);
    const html = await parseHtml(page, written);
    expect(html.headings).toEqual([name]);
    expect(html.titles).toEqual([expect.stringContaining(name)]);
    expect(html.canonicals).toEqual([expect.stringMatching(new RegExp(`/doctor/${id}$`))]);
    expect(html.structuredData.join()).toContain(name);
    expect((await parseHtml(page, read("directory.html"))).cards).toBe(24);
    const city = await parseHtml(page, read("directory/texas/austin.html"));
    expect(city.cards).toBeGreaterThan(2);
    expect(read("sitemap-listings.xml")).toContain(`<loc>https://site.test/doctor/${id}</loc>`);
    expect(existsSync(outdatedFile)).toBe(false);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
});
