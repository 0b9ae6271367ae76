import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { isKnownCity } from "@/build/hosting/known-city";
import { server } from "@/test/server";

const api = { url: "http://api.test", key: "sb_publishable_test" };
const austin = { state: "texas", city: "austin" };

function answer(respond: () => Response): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get("http://api.test/rest/v1/rpc/describe_place", ({ request }) => {
      asked.push(new URL(request.url));
      return respond();
    }),
  );
  return asked;
}

test("a city is known when the API describes it", async () => {
  const asked = answer(() => HttpResponse.json([{ city: "Austin" }]));
  expect(await isKnownCity(austin, api)).toBe(true);
  expect(asked[0]?.searchParams.get("in_state")).toBe("TX");
  expect(asked[0]?.searchParams.get("in_city")).toBe("austin");
});

test("a city is asked for by its slug, however it is written", async () => {
  const asked = answer(() => HttpResponse.json([{ city: "Round Rock" }]));
  expect(await isKnownCity({ state: "tx", city: "Round Rock" }, api)).toBe(true);
  expect(asked[0]?.searchParams.get("in_city")).toBe("round-rock");
});

test("a city without a description does not exist", async () => {
  answer(() => HttpResponse.json([]));
  expect(await isKnownCity(austin, api)).toBe(false);
});

test("a city in no state does not exist, which takes no question", async () => {
  expect(await isKnownCity({ state: "atlantis", city: "austin" }, api)).toBe(false);
});

test.each([
  ["refuses", () => HttpResponse.json({ message: "No" }, { status: 503 })],
  ["is cut off", () => HttpResponse.error()],
  ["answers in another shape", () => HttpResponse.json({ rows: [] })],
])("an API that %s hides no city", async (_, respond) => {
  answer(respond);
  expect(await isKnownCity(austin, api)).toBe(true);
});

test("without an API nothing is asked", async () => {
  expect(await isKnownCity(austin, { url: undefined, key: undefined })).toBe(true);
});
