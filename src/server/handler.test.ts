import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { createHandler } from "@/server/handler";
import { clinicianRow } from "@/test/clinicians";
import { answerListing, answerSearch } from "@/test/directory-api";
import { answerFeed, answerPost, commentCard, postCard, postId } from "@/test/feed-api";
import { detailRow, searchRow } from "@/test/listings";
import { answerPlace } from "@/test/place-api";
import { server } from "@/test/server";

const options = {
  head: '<meta charset="utf-8" />',
  headers: { "Content-Security-Policy": "default-src 'none'" },
};
// The first render of a page loads its modules, which can take a while.
const handle = createHandler({ ...options, timeoutMs: 20_000 });

async function get(path: string, init: RequestInit = {}) {
  const response = await handle(new Request(`https://site.example${path}`, init));
  if (!response) throw new Error(`${path} was not rendered.`);
  return { response, html: await response.text() };
}

const id = detailRow().id;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("a listing is rendered as complete HTML", async () => {
  answerListing(() =>
    detailRow({
      practice_name: "Oak & Sons",
      prices_confirmed_at: "2026-08-21T23:30:00+00:00",
      clinicians: [clinicianRow({ name: "Elena Quill" })],
    }),
  );
  const { response, html } = await get(paths.listing(id));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(response.headers.get("Cache-Control")).toBe(
    "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  );
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8" \/>/);
  expect(html).toMatch(/<title>Oak &amp; Sons[^<]*<\/title>/);
  expect(html).toContain(`<link rel="canonical" href="${paths.listing(id)}"/>`);
  expect(html).toContain('<script type="application/ld+json">');
  for (const text of ["$75", "(512) 555-0100", "Elena Quill", "Prices confirmed"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain(`data-path="${paths.listing(id)}"`);
});

test("markup in a listing's text is escaped", async () => {
  const text = "</script><script>alert(1)</script> $& <b>";
  answerListing(() => detailRow({ practice_name: text, bio: text }));
  const { html } = await get(paths.listing(id));
  expect(html).not.toContain("<script>alert(1)");
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &lt;b&gt;");
});

test.each(["nonsense", id])("a listing that does not exist is a 404 (%s)", async (missing) => {
  answerListing(() => null);
  const { response, html } = await get(paths.listing(missing));
  expect(response.status).toBe(404);
  // A CDN must forget it soon after the listing is published.
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
  expect(html).toContain("This listing is not in the directory");
});

test("a merged listing redirects to its merge target", async () => {
  const target = detailRow({ id: "00000000-0000-4000-8000-00000000000a" });
  let requests = 0;
  answerListing(() => {
    requests += 1;
    return requests === 1 ? null : target;
  });
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_merge_target", () => HttpResponse.json(target.id)),
  );
  const { response } = await get(paths.listing(id));
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(paths.listing(target.id));
});

test("the short address of a listing redirects to it", async () => {
  server.use(
    http.post("http://api.test/rest/v1/rpc/find_listing_by_address", () => HttpResponse.json(id)),
  );
  const { response } = await get("/d/oak-austin-5f0c4c");
  expect([response.status, response.headers.get("Location")]).toEqual([301, paths.listing(id)]);
});

test("an unknown short address is a 404", async () => {
  server.use(
    http.post("http://api.test/rest/v1/rpc/find_listing_by_address", () => HttpResponse.json(null)),
  );
  const { response, html } = await get("/d/oak-austin-ffffff");
  expect(response.status).toBe(404);
  expect(html).toContain("This listing is not in the directory");
});

test("a state's page lists its practices, and other spellings of its URL redirect to it", async () => {
  answerPlace({ listings: () => [searchRow({ practice_name: "Oak Clinic", total: 1 })] });
  const { html } = await get("/directory/texas?ref=mail");
  expect(html).toContain("Oak Clinic");
  for (const other of ["/directory/TX", "/directory/tx", "/directory/Texas"]) {
    const { response } = await get(`${other}?ref=mail`);
    expect([response.status, response.headers.get("Location")]).toEqual([
      301,
      "/directory/texas?ref=mail",
    ]);
  }
});

test.each([
  ["/About/?ref=mail", "/about?ref=mail"],
  ["/directory/", "/directory"],
  ["/Doctor/Setup", "/doctor/setup"],
  [`${paths.listing(id)}/`, paths.listing(id)],
  [paths.listing(id).toUpperCase(), paths.listing(id)],
  ["//about", "/about"],
])("%s redirects to %s without a request to the API", async (path, canonical) => {
  const { response } = await get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([301, canonical]);
});

test("a missing page with capitals does not redirect", async () => {
  expect(await handle(new Request("https://site.example/No/Such/"))).toBeNull();
});

test.each(["/directory/texas/nowhere", "/directory/atlantis", "/directory/atlantis/austin"])(
  "%s is a 404",
  async (path) => {
    answerPlace({ facts: null });
    const { response, html } = await get(path);
    expect(response.status).toBe(404);
    expect(html).toContain("Page Not Found");
  },
);

test("a search is rendered with its filters", async () => {
  const bodies = answerSearch(() => [searchRow({ practice_name: "Bend Clinic" })]);
  const { html } = await get("/directory?search=Bend&accepting=yes");
  expect(html).toContain("Bend Clinic");
  expect(html).toContain('value="Bend"');
  expect(bodies[0]).toMatchObject({ search: "Bend", filters: { accepting: "yes" } });
});

test.each([
  ["%00Bend%00", 'value="Bend"'],
  ["%", 'value="%"'],
  ["%E0%A4%A", 'value="\ufffd'],
])("a search for the unusual text %s is rendered", async (search, field) => {
  answerSearch(() => []);
  expect((await get(`/directory?search=${search}`)).html).toContain(field);
});

test("a practice that is closing is rendered with its notice", async () => {
  answerListing(() => detailRow({ closes_on: "2099-03-01" }));
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_closing", () =>
      HttpResponse.json([
        {
          practice_name: "Oak Family Medicine",
          closed_on: "2099-03-01",
          instructions: "Ask us for your records.",
          suggested_listing: null,
          suggested_name: null,
          can_remove_suggestion: false,
        },
      ]),
    ),
  );
  const { html } = await get(paths.listing(id));
  expect(html).toContain("Closing on");
  expect(html).toContain("Ask us for your records.");
});

test("the feed, a post with its comments, and a missing post are rendered", async () => {
  answerFeed(() => [postCard({ content: "Hello from the feed" })]);
  expect((await get(paths.feed)).html).toContain("Hello from the feed");
  answerPost(
    () => postCard({ content: "The whole post" }),
    () => [commentCard({ content: "A comment" })],
  );
  const { html } = await get(paths.post(postId));
  expect(html).toContain("The whole post");
  expect(html).toContain("A comment");
  answerPost(
    () => null,
    () => [],
  );
  expect((await get(paths.post(postId))).response.status).toBe(404);
});

test("the sign-in page is rendered according to its query", async () => {
  expect((await get("/auth?tab=sign-up&as=doctor")).html).toContain("Create your account");
});

test("the visitor's headers are not sent to the API", async () => {
  const headers: Headers[] = [];
  answerListing(() => detailRow());
  server.events.on("request:start", ({ request }) => headers.push(request.headers));
  await get(paths.listing(id), {
    headers: { Cookie: "session=secret", Authorization: "Bearer secret" },
  });
  expect(headers.length).toBeGreaterThan(0);
  for (const requestHeaders of headers)
    expect(JSON.stringify([...requestHeaders])).not.toContain("secret");
});

test.each([
  ["fails", () => new HttpResponse(null, { status: 500 })],
  ["cannot be reached", () => HttpResponse.error()],
  ["answers with HTML", () => HttpResponse.html("<h1>Down</h1>")],
])("the handler returns null when the API %s", async (_name, answer) => {
  answerListing(answer);
  expect(await handle(new Request(`https://site.example${paths.listing(id)}`))).toBeNull();
});

test("the handler returns null when the API is slow", async () => {
  const impatientHandle = createHandler({ ...options, timeoutMs: 20 });
  server.use(http.get("http://api.test/rest/v1/doctors", () => new Promise<never>(() => {})));
  expect(await impatientHandle(new Request(`https://site.example${paths.listing(id)}`))).toBeNull();
});

test.each([
  "/dashboard",
  "/doctor/setup",
  "/doctor/activity",
  "/auth/confirm?token_hash=secret",
  "/about",
  "/%E0%A4%A",
])("the handler returns null for %s", async (path) => {
  expect(await handle(new Request(`https://site.example${path}`))).toBeNull();
});

test("the handler accepts only GET and HEAD requests, and HEAD responses have no body", async () => {
  answerListing(() => detailRow());
  const address = `https://site.example${paths.listing(id)}`;
  expect(await handle(new Request(address, { method: "POST" }))).toBeNull();
  const response = await handle(new Request(address, { method: "HEAD" }));
  expect([response?.status, await response?.text()]).toEqual([200, ""]);
});

test("the listings' sitemaps are a list of states, and each state's listings with their places", async () => {
  const requested: string[] = [];
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(search);
      if (searchParams.get("id") === "gt.two") return HttpResponse.json([]);
      const office = { address_city: "St. Louis", address_state: "MO" };
      return HttpResponse.json([
        { id: "one", updated_at: "2026-11-03", address_city: "Round Rock", offices: [office] },
        { id: "two", updated_at: "2026-11-02", address_city: "Round Rock", offices: [] },
      ]);
    }),
  );
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url);

  const { response, html: index } = await get("/sitemap-listings.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(locations(index)).toContain("https://site.example/sitemap-listings-tx.xml");
  expect(requested).toEqual([]);

  const { html } = await get("/sitemap-listings-tx.xml");
  const pages = [
    "/directory/texas",
    "/directory/texas/round-rock",
    "/directory/missouri/st-louis",
    "/doctor/one",
    "/doctor/two",
  ];
  expect(locations(html)).toEqual(
    pages.flatMap((path) => [`https://site.example${path}`, `https://site.example/es${path}`]),
  );
  expect(html).toContain("/directory/texas</loc><lastmod>2026-11-03</lastmod>");
  expect(requested).toHaveLength(2);
  expect(requested[0]).toContain("verified=eq.true&address_state=eq.TX");
});
