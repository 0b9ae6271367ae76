import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { readPublicListings } from "@/build/deploy/read-listings";
import { detailRow } from "@/test/listings";
import { server } from "@/test/server";

const api = { url: "http://api.test/", key: "key" };

test("readPublicListings reads all pages with the publishable key", async () => {
  const rows = ["1", "2"].map((digit) => detailRow({ id: `5f0c4c1e-0000-4000-8000-${digit}` }));
  const urls: URL[] = [];
  const keys = new Set<string | null>();
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const url = new URL(request.url);
      urls.push(url);
      keys.add(request.headers.get("apikey"));
      const after = url.searchParams.get("id")?.slice("gt.".length);
      return HttpResponse.json(rows.filter((row) => !after || row.id > after).slice(0, 1));
    }),
  );
  const read = [];
  for await (const row of readPublicListings(api)) read.push(row);

  expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const after = urls.map(({ searchParams }) => searchParams.get("id"));
  expect(after).toEqual([
    "gt.00000000-0000-0000-0000-000000000000",
    `gt.${rows[0]?.id}`,
    `gt.${rows[1]?.id}`,
  ]);
  expect([...keys]).toEqual(["key"]);
  for (const { searchParams } of urls) {
    expect(searchParams.get("verified")).toBe("eq.true");
    expect(searchParams.get("order")).toBe("id.asc");
  }
});

test("an API error includes the API's URL and status", async () => {
  server.use(
    http.get("http://api.test/rest/v1/doctors", () => new HttpResponse(null, { status: 500 })),
  );
  await expect(readPublicListings(api).next()).rejects.toThrow(/api\.test.* answered 500/);
});
