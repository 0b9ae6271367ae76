import { afterEach, expect, test } from "vitest";
import { registryReply } from "../../../local/registry/provider-records.ts";
import {
  type RegistryServer,
  type ReplyHandler,
  startRegistry,
} from "../../../local/registry/registry-server.ts";
import { RegistryError } from "./parse-response.ts";
import { createRegistryClient, isRegistryUrl, RegistryUnavailable } from "./registry.ts";

const npi = "1234567893";
const servers: RegistryServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startClient(replyTo?: ReplyHandler, timeoutMs = 2_000) {
  const server = await startRegistry(replyTo);
  servers.push(server);
  return createRegistryClient({ url: server.url, timeoutMs });
}

/** Returns the recorded response for an NPI with changes. */
function changedResponse(change: (body: Record<string, unknown>) => object) {
  const body = JSON.parse(registryReply(npi).body);
  return () => ({ status: 200, body: JSON.stringify(change(body)) });
}

const withResult = (changes: object) =>
  changedResponse(({ results }) => ({
    result_count: 1,
    results: [{ ...(results as object[])[0], ...changes }],
  }));

test("a response for an individual is parsed", async () => {
  expect(await (await startClient())(npi)).toEqual({
    status: "active",
    kind: "individual",
    name: "ELENA MARSH",
    credential: "M.D.",
    other_names: [],
    taxonomy: "Family Medicine",
    street: "1184 LANTERN HILL LN STE 2",
    city: "AUSTIN",
    state: "TX",
    zip: "787040000",
    phone: "512-555-0142",
    enumerated_on: "2011-05-23",
    updated_on: "2024-08-14",
  });
});

test("responses for an organization, a former name, a deactivated NPI, and an unknown NPI are parsed", async () => {
  const lookUp = await startClient();
  const organization = { kind: "organization", name: "IKEDA FAMILY CLINIC PLLC" };
  expect(await lookUp("1719320693")).toMatchObject(organization);
  expect(await lookUp("1300807264")).toMatchObject({ other_names: ["TERRENCE QUINONES"] });
  expect(await lookUp("1518928688")).toEqual({ status: "deactivated" });
  expect(await lookUp("1000000004")).toEqual({ status: "not found" });
});

test("both lines of a street address are parsed", async () => {
  const address = { address_purpose: "LOCATION", address_1: "1 MAIN ST", address_2: "STE 2" };
  const lookUp = await startClient(withResult({ addresses: [address] }));
  expect(await lookUp(npi)).toMatchObject({ street: "1 MAIN ST, STE 2" });
});

test("an inactive status is parsed as deactivated", async () => {
  const basic = { first_name: "ELENA", last_name: "MARSH", status: "D" };
  const lookUp = await startClient(withResult({ basic }));
  expect(await lookUp(npi)).toMatchObject({ status: "deactivated", name: "ELENA MARSH" });
});

test("text is sanitized and shortened, and invalid dates are dropped", async () => {
  const lookUp = await startClient(
    withResult({
      number: Number(npi),
      basic: {
        first_name: "EL\u0000ENA\n<b>",
        middle_name: "--",
        last_name: "M".repeat(900),
        status: "A",
        enumeration_date: "2011-02-31",
        last_updated: "0000-01-01",
      },
    }),
  );
  const { name, enumerated_on, updated_on } = await lookUp(npi);
  expect(name).toMatch(/^EL ENA <b> M+$/);
  expect(name).toHaveLength(200);
  expect([enumerated_on, updated_on]).toEqual([undefined, undefined]);
});

const json = (body: unknown) => () => ({ status: 200, body: JSON.stringify(body) });
const tooMany = { result_count: 10_000, results: Array(200).fill({ number: npi }) };
const failures: [string, ReplyHandler, RegExp, typeof RegistryError][] = [
  ["a server error", () => ({ status: 500, body: "" }), /status 500/, RegistryUnavailable],
  ["an HTML page", () => ({ status: 200, body: "<html>" }), /not JSON/, RegistryError],
  ["a truncated response", () => ({ status: 200, body: '{"result_c' }), /not JSON/, RegistryError],
  ["an empty response", () => ({ status: 200, body: "" }), /not JSON/, RegistryError],
  ["an undocumented format", json([]), /documented format/, RegistryError],
  ["a missing result", json({ result_count: 1, results: [] }), /1 providers/, RegistryError],
  ["a response with 10,000 results", json(tooMany), /10000 providers/, RegistryError],
  ["a different NPI", withResult({ number: "1000000004" }), /different NPI/, RegistryError],
  ["a missing NPI", withResult({ number: null }), /different NPI/, RegistryError],
  [
    "an unknown provider type",
    withResult({ enumeration_type: "NPI-3" }),
    /documented format/,
    RegistryError,
  ],
  ["a missing name", withResult({ basic: { status: "A" } }), /no name/, RegistryError],
  ["a missing status", withResult({ basic: { last_name: "MARSH" } }), /no status/, RegistryError],
  [
    "a response that is too long",
    () => ({ status: 200, body: " ".repeat(300_000) }),
    /too large/,
    RegistryError,
  ],
  [
    "a rejected query",
    json({ Errors: [{ description: "Too many\nquestions" }] }),
    /rejected the query: Too many questions/,
    RegistryError,
  ],
  [
    "the deactivation of another NPI",
    json({ Errors: [{ description: "CMS deactivated NPI 1000000004." }] }),
    /rejected the query/,
    RegistryError,
  ],
  [
    "a redirect",
    (_, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
      return null;
    },
    /could not be reached/,
    RegistryUnavailable,
  ],
  [
    "a closed connection",
    (_, response) => {
      response.destroy();
      return null;
    },
    /could not be reached/,
    RegistryUnavailable,
  ],
];

test.each(failures)("%s is rejected with the reason", async (_, replyTo, reason, kind) => {
  const error = await (await startClient(replyTo))(npi).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(kind);
  expect(String(error)).toMatch(reason);
  if (kind === RegistryError) expect(error).not.toBeInstanceOf(RegistryUnavailable);
});

test.each([
  ["never responds", () => null],
  [
    "never completes its response",
    (_, response) => {
      response.write('{"result_count":');
      return null;
    },
  ],
] satisfies [string, ReplyHandler][])(
  "a request to a registry that %s times out",
  async (_, replyTo) => {
    const lookUp = await startClient(replyTo, 200);
    await expect(lookUp(npi)).rejects.toThrow("It did not respond within 0.2 seconds");
  },
);

test("an unreachable registry is reported as unavailable", async () => {
  const lookUp = createRegistryClient({ url: "http://127.0.0.1:1/" });
  await expect(lookUp(npi)).rejects.toThrow(RegistryUnavailable);
});

test("only HTTP URLs are accepted as the registry's URL", () => {
  expect(isRegistryUrl("https://npiregistry.cms.hhs.gov/api/")).toBe(true);
  for (const wrong of ["npiregistry", "file:///etc/passwd", ""])
    expect(isRegistryUrl(wrong)).toBe(false);
});
