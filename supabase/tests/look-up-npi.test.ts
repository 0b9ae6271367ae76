import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { handleLookup, lookUpNpi } from "../functions/_shared/npi/look-up-npi.ts";
import type { Backend } from "../local/apis/backend.ts";
import { publishableKey } from "../local/apis/keys.ts";
import { openRegistry, type Registry } from "../local/registry/npi-worker.ts";
import { signUp, siteUrl, startBackend } from "../local/testing/helpers.ts";

// Members look up NPIs in the local registry, through the Edge Function and the database.

// The backend logs refused requests, which this test expects.
const log = vi.spyOn(console, "error").mockImplementation(() => {});

let backend: Backend;
let registry: Registry;
let member: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  registry = await openRegistry({});
  backend = await startBackend({ lookUpNpi: registry.lookUp });
  member = await signUp(backend, "npi.member", { role: "doctor" });
});
afterAll(async () => {
  registry.close();
  await backend.close();
});

const tokenOf = async ({ client }: typeof member) =>
  (await client.auth.getSession()).data.session?.access_token ?? "";

const address = `${siteUrl}/functions/v1/look-up-npi`;

/** Creates a request of the site, with the public key if there is no token. */
const requestFor = (body: unknown, token?: string) =>
  new Request(address, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token ?? publishableKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });

const lookUp = async (npi: string, by = member) =>
  backend.fetch(requestFor({ npi }, await tokenOf(by)));

const countedBy = async ({ id }: typeof member) => {
  const counting =
    "select count(*)::int as many from private.rate_limit_events where user_id = $1 and action = 'NPI lookups'";
  const [row] = await backend.db.query(z.object({ many: z.number() }), counting, [id]);
  return row?.many;
};

test("a member gets the details of an active NPI", async () => {
  const { data, error } = await member.client.functions.invoke("look-up-npi", {
    body: { npi: "1234567893" },
  });
  expect(error).toBeNull();
  expect(data).toEqual({
    status: "active",
    kind: "individual",
    name: "ELENA MARSH",
    credential: "M.D.",
    taxonomy: "Family Medicine",
    street: "1184 LANTERN HILL LN STE 2",
    city: "AUSTIN",
    state: "TX",
    zip: "787040000",
    phone: "512-555-0142",
  });
});

test.each([
  ["1518928688", "deactivated"],
  ["1000000004", "not found"],
])("the NPI %s is reported as %s", async (npi, status) => {
  const response = await lookUp(npi);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status });
});

test("a failing registry is reported as unavailable, without the reason", async () => {
  const response = await lookUp("1327009217");
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: "The NPI registry is not available." });
});

test("a visitor, a wrong token, and a missing token are rejected", async () => {
  const token = await tokenOf(member);
  const forged = `${token.slice(0, -4)}AAAA`;
  const withoutToken = new Request(address, { method: "POST", body: '{"npi":"1234567893"}' });
  for (const request of [
    requestFor({ npi: "1234567893" }),
    requestFor({ npi: "1234567893" }, forged),
    requestFor({ npi: "1234567893" }, "nonsense"),
    withoutToken,
  ]) {
    const response = await backend.fetch(request);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("MARSH");
  }
});

test("invalid NPIs and bodies are rejected, and not counted", async () => {
  const before = await countedBy(member);
  const token = await tokenOf(member);
  for (const body of [
    { npi: "1234567890" },
    { npi: "123456789" },
    { npi: "" },
    { npi: 1234567893 },
    {},
    null,
  ]) {
    expect((await backend.fetch(requestFor(body, token))).status).toBe(400);
  }
  expect(await countedBy(member)).toBe(before);
});

test("a suspended member is refused with the reason", async () => {
  const suspended = await signUp(backend, "npi.suspended");
  const suspend = "insert into private.suspensions (user_id, reason) values ($1, 'Spam')";
  await backend.db.query(z.unknown(), suspend, [suspended.id]);
  const response = await lookUp("1234567893", suspended);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ hint: "account_suspended" });
});

test("a member is refused after twenty lookups on one day, and the registry is not queried", async () => {
  const eager = await signUp(backend, "npi.eager");
  const token = await tokenOf(eager);
  const query = vi.fn(async () => ({ status: "not found" as const }));
  const call = () =>
    handleLookup(requestFor({ npi: "1234567893" }, token), {
      apiUrl: siteUrl,
      callApi: backend.fetch,
      lookUp: query,
    });
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await call()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ hint: "rate_limit_reached" });
  expect(query).toHaveBeenCalledTimes(20);
});

test("a registry that is off is reported as unavailable", async () => {
  const response = await handleLookup(requestFor({ npi: "1234567893" }, await tokenOf(member)), {
    apiUrl: siteUrl,
    callApi: backend.fetch,
    lookUp: null,
  });
  expect(response.status).toBe(503);
});

test("an error of the API is logged and not returned", async () => {
  log.mockClear();
  const response = await handleLookup(requestFor({ npi: "1234567893" }), {
    apiUrl: siteUrl,
    callApi: async () => new Response("connection to 10.0.0.1 refused", { status: 500 }),
    lookUp: async () => ({ status: "not found" }),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain("10.0.0.1");
  expect(log).toHaveBeenCalled();
});

test("the site can call from another origin, with POST only", async () => {
  const env = { SUPABASE_URL: siteUrl };
  const preflight = await lookUpNpi(new Request(address, { method: "OPTIONS" }), env);
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  const read = await lookUpNpi(new Request(address), env);
  expect(read.status).toBe(405);
  expect(read.headers.get("access-control-allow-origin")).toBe("*");
});
