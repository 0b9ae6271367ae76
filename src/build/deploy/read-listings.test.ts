import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { readListings } from "@/build/deploy/read-listings";
import { detailRow } from "@/test/listings";
import { server } from "@/test/server";

const api = { url: "http://api.test/", key: "key" };

test("all pages of the API are read, with the key of any visitor", async () => {
  const rows = ["1", "2"].map((digit) => detailRow({ id: `5f0c4c1e-0000-4000-8000-${digit}` }));
  const asked: URL[] = [];
  const keys = new Set<string | null>();
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      keys.add(request.headers.get("apikey"));
      const after = url.searchParams.get("id")?.slice("gt.".length);
      return HttpResponse.json(rows.filter((row) => !after || row.id > after).slice(0, 1));
    }),
  );
  const read = [];
  for await (const row of readListings(api)) read.push(row);

  expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const after = asked.map(({ searchParams }) => searchParams.get("id"));
  expect(after).toEqual([null, `gt.${rows[0]?.id}`, `gt.${rows[1]?.id}`]);
  expect([...keys]).toEqual(["key"]);
  for (const { searchParams } of asked) {
    expect(searchParams.get("verified")).toBe("eq.true");
    expect(searchParams.get("order")).toBe("id.asc");
  }
});

test("an API that refuses is named", async () => {
  server.use(
    http.get("http://api.test/rest/v1/doctors", () => new HttpResponse(null, { status: 500 })),
  );
  await expect(readListings(api).next()).rejects.toThrow(/api\.test.* answered 500/);
});
