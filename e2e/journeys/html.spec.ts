import { type APIRequestContext, expect, test } from "@playwright/test";
import { withLanguage } from "../../src/lib/language.ts";
import { paths } from "../../src/lib/paths.ts";
import { routes } from "../../src/routes.ts";
import { demo } from "../accounts.ts";
import { createMember, signInByApi } from "../members.ts";
import { demoListing, demoPost } from "../pages.ts";
import { createContent, uniqueText } from "./feed.ts";
import { addListing, addPublicListing, saveListing, uniqueName } from "./listings.ts";

// Tests what the server sends before any script runs. No test opens a browser.

const unknownId = "00000000-0000-4000-8000-000000000000";

/** Fetches a page without following redirects. The HTML is returned without React's comments. */
async function readHtml(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status(), headers: response.headers(), html };
}

async function callAsAdmin(request: APIRequestContext, name: string, data: object) {
  const { headers } = await signInByApi(request, demo.admin);
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}

test("a new listing and a new post are in the HTML of their pages, and a change shows at once", async ({
  request,
}) => {
  const fullName = "Dr. Ida Early";
  const author = await createMember(request, { role: "doctor", fullName });
  const name = uniqueName("Early");
  const id = await addPublicListing(request, author, {
    practice_name: name,
    bio: "Opened in May.",
    monthly_price: 83,
    phone: "(775) 555-0142",
  });
  const content = uniqueText("Who has a good doctor in Reno?");
  const post = await createContent(request, author, "posts", { content });
  for (const [path, ...texts] of [
    [`/doctor/${id}`, name, "Opened in May.", "$83", "(775) 555-0142", "Reno", "MedicalBusiness"],
    [paths.directory({ search: name }), name, "1 practice"],
    ["/directory/nevada", "Reno"],
    ["/directory/texas/austin", "Georgetown", "BreadcrumbList"],
    ["/feed", "Community Feed", "<article"],
    [`/post/${post}`, content, fullName, "Comments"],
    [`/profile/${author.id}`, fullName, name],
  ] as const) {
    const { status, html } = await readHtml(request, path);
    expect.soft(status, path).toBe(200);
    for (const text of texts) expect.soft(html, path).toContain(text);
  }

  await saveListing(request, await signInByApi(request, demo.admin), id, {
    bio: "Opened in June.",
  });
  expect((await readHtml(request, `/doctor/${id}`)).html).toContain("Opened in June.");
});

test("each URL of the site returns its page, a redirect, or a 404 that isn't indexed", async ({
  request,
}) => {
  const member = await createMember(request);
  const waiting = await addListing(request, member, { practice_name: uniqueName("Waiting") });
  const name = uniqueName("Withdrawn");
  const withdrawn = await addPublicListing(request, member, { practice_name: name });
  await callAsAdmin(request, "take_down_listing", {
    target: withdrawn,
    seen_version: 2,
    reason: "It has closed.",
  });
  const merged = await addPublicListing(request, member, { practice_name: uniqueName("Twice") });
  const target = await addPublicListing(request, member, { practice_name: uniqueName("Once") });
  await callAsAdmin(request, "merge_listings", {
    source: merged,
    target,
    reason: "The same practice.",
  });

  const pages = Object.values(routes).flatMap((group) => group.map(({ path }) => path));
  for (const path of [
    ...pages.filter((page) => !page.includes(":")),
    `${demoListing}/prices`,
    "/admin/listings/1/edit",
    "/directory/american-samoa",
  ]) {
    const { status, headers } = await readHtml(request, path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers["content-type"], path).toContain("text/html");
  }

  for (const [from, to] of [
    [`/doctor/${merged}`, `/doctor/${target}`],
    ["/About/", "/about"],
    ["/dashboard/", "/dashboard"],
    ["/directory/?search=Texas", "/directory?search=Texas"],
    ["/directory/TX", "/directory/texas"],
    ["/directory/tx?sort=price", "/directory/texas?sort=price"],
    ["/directory/TX/Austin", "/directory/texas/austin"],
    ["/directory/tx/San%20Marcos", "/directory/texas/san-marcos"],
    ["/directory/District-of-Columbia", "/directory/district-of-columbia"],
  ] as const) {
    const { status, headers } = await readHtml(request, from);
    expect.soft(status, from).toBe(301);
    expect.soft(headers.location, from).toBe(to);
  }

  for (const path of [
    "/no/such/page",
    "/blog/ten-secrets",
    "/assets/gone.js",
    "/about/us",
    "/auth/nothing",
    "/%E0%A4%A",
    "/directory/atlantis",
    "/directory/texas/nowhere-at-all",
    "/directory/texas/a/b",
    "/post/1/2",
    `/doctor/${unknownId}`,
    "/doctor/not-an-id",
    "/doctor/%00",
    `/doctor/${"x".repeat(300)}`,
    `/doctor/${waiting}`,
    `/doctor/${withdrawn}`,
    `/post/${unknownId}`,
    "/post/not-an-id",
    `/profile/${unknownId}`,
    "/profile/not-an-id",
  ]) {
    const { status, html } = await readHtml(request, path);
    expect.soft(status, path).toBe(404);
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
    expect.soft(html, path).not.toContain('rel="canonical"');
    expect.soft(html, path).not.toContain(name);
  }
});

test("each page in Spanish has its own address, and pages that are only in English redirect", async ({
  request,
}) => {
  const pages = Object.values(routes).flat();
  const fixed = pages.filter(({ path }) => !path.includes(":"));
  for (const path of [
    ...fixed.filter(({ isEnglish }) => !isEnglish).map(({ path }) => path),
    "/directory/texas/austin",
    "/directory?search=Austin",
    demoListing,
  ]) {
    const address = withLanguage(path, "es");
    const { status, html } = await readHtml(request, address);
    expect.soft(status, address).toBe(200);
    expect.soft(html, address).toContain('<html lang="es"');
  }

  for (const [status, from, to] of [
    [302, "/es/doctor/setup", "/doctor/setup"],
    [302, "/es/add-doctor", "/add-doctor"],
    [301, "/ES/About/", "/es/about"],
    [301, "/es/directory/TX", "/es/directory/texas"],
    [301, "/es/", "/es"],
  ] as const) {
    const response = await readHtml(request, from);
    expect.soft([response.status, response.headers.location], from).toEqual([status, to]);
  }

  for (const path of ["/es/no/such", "/es/directory/atlantis", `/es/doctor/${unknownId}`]) {
    const { status, html } = await readHtml(request, path);
    expect.soft(status, path).toBe(404);
    expect.soft(html, path).toContain('<html lang="es"');
  }
});

test("llms.txt names requests that return published listings", async ({ request, baseURL }) => {
  const text = await (await request.get("/llms.txt")).text();
  const requests = [...text.matchAll(/`https?:\/\/[^/]+(\/rest\/v1\/[^`]+)`/g)];
  expect(requests).toHaveLength(2);
  for (const [, path = ""] of requests) {
    const response = await request.get(new URL(path, baseURL).href);
    expect(response.status(), path).toBe(200);
    const rows: { practice_name: string }[] = await response.json();
    expect(rows[0]?.practice_name, path).toBeTruthy();
  }
});

test("responses have a strict content security policy and a suitable cache lifetime, and crawlers find their files", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/directory",
    "/feed",
    "/auth",
    demoPost,
    `/doctor/${unknownId}`,
    "/no",
  ]) {
    const { headers } = await readHtml(request, path);
    const policy = headers["content-security-policy"] ?? "";
    // The hash allows the inline script of every page.
    expect.soft(policy, path).toMatch(/; script-src 'self' 'sha256-[\w+/=]+';/);
    expect.soft(policy, path).toContain("default-src 'none';");
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    expect.soft(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect.soft(headers, path).not.toHaveProperty("set-cookie");
  }

  const cacheHeader = async (path: string) => {
    const { headers } = await readHtml(request, path);
    return headers["cache-control"] ?? "";
  };
  for (const path of [demoListing, "/directory", "/directory/texas/austin", "/feed", demoPost]) {
    expect.soft(await cacheHeader(path), path).toContain("s-maxage=300");
  }
  for (const path of ["/about", "/dashboard", "/saved", "/admin"]) {
    expect.soft(await cacheHeader(path), path).toBe("no-cache");
  }
  const [boot = ""] = /\/assets\/[\w-]+\.js/.exec((await readHtml(request, "/about")).html) ?? [];
  expect(await cacheHeader(boot)).toBe("public, max-age=31536000, immutable");

  for (const [path, text] of [
    ["/robots.txt", "Disallow: /dashboard"],
    ["/llms.txt", "/rest/v1/doctors?select="],
    ["/sitemap.xml", "/about</loc>"],
    ["/sitemap-listings-tx.xml", `${demoListing}</loc>`],
    [paths.rss, "<title>DPC Nearby Blog</title>"],
    ["/favicon.ico", ""],
  ] as const) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(await response.text(), path).toContain(text);
  }
});
