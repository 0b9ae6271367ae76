import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { withSources } from "@/build/deploy/with-sources";
import { markOf } from "@/build/inline/source";
import { server } from "@/test/server";

const api = "http://api.test";

test("what the API answers during work is named with its mark, and nothing else", async () => {
  let calls = 0;
  server.use(
    http.get(`${api}/rest/v1/doctors`, () => HttpResponse.json([{ id: 1 }])),
    http.post(`${api}/rest/v1/rpc/search_doctors`, () => {
      calls += 1;
      return calls === 1 ? new HttpResponse("No", { status: 500 }) : HttpResponse.json([]);
    }),
    http.get("http://registry.test/", () => new HttpResponse("<html>")),
  );
  const search = () =>
    fetch(`${api}/rest/v1/rpc/search_doctors`, { method: "POST", body: '{"search":"a"}' });
  const before = globalThis.fetch;
  const [result, sources] = await withSources(api, async () => {
    await fetch("http://registry.test/");
    await search();
    await search();
    const listed = await fetch(`${api}/rest/v1/doctors?id=eq.1`);
    return listed.json();
  });
  expect(result).toEqual([{ id: 1 }]);
  expect(sources).toEqual([
    { path: "/rest/v1/rpc/search_doctors", body: '{"search":"a"}', mark: await markOf([]) },
    { path: "/rest/v1/doctors?id=eq.1", body: null, mark: await markOf([{ id: 1 }]) },
  ]);
  expect(globalThis.fetch).toBe(before);
});

test("work that fails leaves everything as it was", async () => {
  const before = globalThis.fetch;
  await expect(withSources(api, () => Promise.reject(new Error("No")))).rejects.toThrow("No");
  expect(globalThis.fetch).toBe(before);
});
