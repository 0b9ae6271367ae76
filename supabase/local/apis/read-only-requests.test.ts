import { afterAll, beforeAll, expect, test } from "vitest";
import { client, signUp, siteUrl, startBackend } from "../testing/helpers.ts";
import type { Backend } from "./backend.ts";
import { publishableKey } from "./keys.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** Sends a request and aborts it before it runs. */
async function fetchAborted(path: string, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const headers = { apikey: publishableKey, "content-type": "application/json", ...init.headers };
  const response = backend.fetch(
    new Request(`${siteUrl}${path}`, { ...init, headers, signal: controller.signal }),
  );
  controller.abort();
  return response;
}

test.each([
  ["a table", "/rest/v1/doctors?select=id&limit=1", {}],
  ["a search", "/rest/v1/rpc/search_doctors", { method: "POST", body: '{"search":"austin"}' }],
])("an aborted read of %s does not run", async (_what, path, init) => {
  expect((await fetchAborted(path, init)).status).toBe(499);
});

test("an aborted request that saves a listing still saves it", async () => {
  const member = await signUp(backend, "leaver");
  const { data } = await member.client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const { data: listing } = await client(backend).from("doctors").select("id").limit(1).single();
  const body = JSON.stringify({ doctor_id: listing?.id });
  await fetchAborted("/rest/v1/saved_listings", { method: "POST", headers, body });
  const saved = await member.client.from("saved_listings").select("doctor_id");
  expect(saved.data).toEqual([{ doctor_id: listing?.id }]);
});
