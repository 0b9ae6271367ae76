import { expect, test } from "vitest";
import { checkDue } from "./check-due.ts";
import { npi } from "./npi.ts";
import { RegistryError } from "./parse-response.ts";
import { type LookUpNpi, RegistryUnavailable } from "./registry.ts";

const key = "a key that is long enough";
const env = { SEND_MAIL_KEY: key, SUPABASE_DB_URL: "postgresql://localhost:1/none" };
const call = (authorization = `Bearer ${key}`, method = "POST") =>
  new Request("https://project.test/functions/v1/npi", { method, headers: { authorization } });

test.each(["", "Bearer", `Bearer ${key}x`])(
  "a request with the header %j is rejected",
  async (authorization) => {
    expect((await npi(call(authorization), env)).status).toBe(401);
    expect((await npi(call(authorization), {})).status).toBe(401);
  },
);

test("a GET request is rejected", async () => {
  expect((await npi(call(undefined, "GET"), env)).status).toBe(405);
});

test("a missing or invalid setting is named", async () => {
  const missing = await npi(call(), { SEND_MAIL_KEY: key });
  expect(await missing.json()).toEqual({ message: "Not set: SUPABASE_DB_URL" });
  const wrong = await npi(call(), { ...env, NPI_REGISTRY_URL: "npiregistry" });
  expect(await wrong.json()).toEqual({ message: "NPI_REGISTRY_URL is not a valid URL." });
});

/** Creates a fake database with a number of due NPIs, which records the functions called. */
function databaseWith(due: number) {
  const calls: string[] = [];
  let remaining = due;
  const query = async (statement: string) => {
    calls.push(/private\.(\w+)/.exec(statement)?.[1] ?? "");
    if (!statement.includes("private.lease_npi") || remaining === 0) return [];
    remaining -= 1;
    return [{ npi: "1234567893", lease: "a lease" }];
  };
  return { query, calls };
}

const check = (query: ReturnType<typeof databaseWith>["query"], lookUp: LookUpNpi | null) =>
  checkDue({ query, lookUp, shouldContinue: () => true });

test("a worker without a registry leases nothing and records that it is off", async () => {
  const { query, calls } = databaseWith(3);
  expect(await check(query, null)).toEqual({ checked: 0, failed: 0 });
  expect(calls).toEqual(["record_npi_worker"]);
});

test("an invalid response releases the NPI, and the next one is checked", async () => {
  const { query, calls } = databaseWith(5);
  const report = await check(query, () => Promise.reject(new RegistryError("Not JSON")));
  expect(report).toEqual({ checked: 0, failed: 5 });
  expect(calls.filter((name) => name === "release_npi")).toHaveLength(5);
});

test("a worker stops after three outages in a row", async () => {
  const { query } = databaseWith(50);
  const report = await check(query, () => Promise.reject(new RegistryUnavailable("Status 500")));
  expect(report).toEqual({ checked: 0, failed: 3 });
});

test("a worker continues if outages do not occur in a row", async () => {
  const { query } = databaseWith(10);
  let count = 0;
  const report = await check(query, async () => {
    count += 1;
    if (count % 3 > 0) throw new RegistryUnavailable("Status 500");
    return { status: "not found" };
  });
  expect(report).toEqual({ checked: 3, failed: 7 });
});
