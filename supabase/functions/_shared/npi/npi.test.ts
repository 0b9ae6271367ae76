import { expect, test } from "vitest";
import { NoAnswer } from "./answer.ts";
import { checkDue } from "./checker.ts";
import { npi } from "./npi.ts";
import { type Ask, NoRegistry } from "./registry.ts";

const key = "a key that is long enough";
const env = { SEND_MAIL_KEY: key, SUPABASE_DB_URL: "postgresql://localhost:1/none" };
const call = (authorization = `Bearer ${key}`, method = "POST") =>
  new Request("https://project.test/functions/v1/npi", { method, headers: { authorization } });

test.each(["", "Bearer", `Bearer ${key}x`])(
  "nothing is checked for who shows %j",
  async (shown) => {
    expect((await npi(call(shown), env)).status).toBe(401);
    expect((await npi(call(shown), {})).status).toBe(401);
  },
);

test("nor for a page that asks for it", async () => {
  expect((await npi(call(undefined, "GET"), env)).status).toBe(405);
});

test("a setting that is missing or cannot work is named", async () => {
  const missing = await npi(call(), { SEND_MAIL_KEY: key });
  expect(await missing.json()).toEqual({ message: "Not set: SUPABASE_DB_URL" });
  const wrong = await npi(call(), { ...env, NPI_REGISTRY_URL: "npiregistry" });
  expect(await wrong.json()).toEqual({ message: "NPI_REGISTRY_URL is no address." });
});

/** A database with so many NPIs to check, and what it was asked. */
function databaseWith(due: number) {
  const asked: string[] = [];
  let left = due;
  const query = async (statement: string) => {
    asked.push(/private\.(\w+)/.exec(statement)?.[1] ?? "");
    if (!statement.includes("private.lease_npi") || left === 0) return [];
    left -= 1;
    return [{ npi: "1234567893", lease: "a lease" }];
  };
  return { query, asked };
}

const check = (query: ReturnType<typeof databaseWith>["query"], ask: Ask | null) =>
  checkDue({ query, ask, mayGoOn: () => true });

test("without a registry nothing is taken, and that is said", async () => {
  const { query, asked } = databaseWith(3);
  expect(await check(query, null)).toEqual({ checked: 0, failed: 0 });
  expect(asked).toEqual(["record_npi_worker"]);
});

test("what cannot be understood is put back, and the next one asked for", async () => {
  const { query, asked } = databaseWith(5);
  const report = await check(query, () => Promise.reject(new NoAnswer("Not JSON")));
  expect(report).toEqual({ checked: 0, failed: 5 });
  expect(asked.filter((name) => name === "release_npi")).toHaveLength(5);
});

test("a registry that is out of order is left alone after three questions", async () => {
  const { query } = databaseWith(50);
  const report = await check(query, () => Promise.reject(new NoRegistry("Status 500")));
  expect(report).toEqual({ checked: 0, failed: 3 });
});

test("three that fail apart are not out of order", async () => {
  const { query } = databaseWith(10);
  let count = 0;
  const report = await check(query, async () => {
    count += 1;
    if (count % 3 > 0) throw new NoRegistry("Status 500");
    return { status: "not found" };
  });
  expect(report).toEqual({ checked: 3, failed: 7 });
});
