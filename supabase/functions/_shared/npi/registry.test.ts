import { afterEach, expect, test } from "vitest";
import { recordedReply } from "../../../local/registry/records.ts";
import {
  type RegistryServer,
  type ReplyTo,
  startRegistry,
} from "../../../local/registry/registry-server.ts";
import { NoAnswer } from "./answer.ts";
import { isRegistry, NoRegistry, registryAt } from "./registry.ts";

const npi = "1234567893";
const servers: RegistryServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function asking(replyTo?: ReplyTo, patienceMs = 2_000) {
  const server = await startRegistry(replyTo);
  servers.push(server);
  return registryAt({ address: server.address, patienceMs });
}

/** The recorded answer about an NPI, as a test changes it. */
function recorded(change: (body: Record<string, unknown>) => object) {
  const body = JSON.parse(recordedReply(npi).body);
  return () => ({ status: 200, body: JSON.stringify(change(body)) });
}

const withResult = (changes: object) =>
  recorded(({ results }) => ({
    result_count: 1,
    results: [{ ...(results as object[])[0], ...changes }],
  }));

test("a physician", async () => {
  expect(await (await asking())(npi)).toEqual({
    status: "active",
    kind: "individual",
    name: "ELENA MARSH",
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

test("an organization, a former name, a deactivated NPI, and an unknown one", async () => {
  const ask = await asking();
  const organization = { kind: "organization", name: "IKEDA FAMILY CLINIC PLLC" };
  expect(await ask("1719320693")).toMatchObject(organization);
  expect(await ask("1300807264")).toMatchObject({ other_names: ["TERRENCE QUINONES"] });
  expect(await ask("1518928688")).toEqual({ status: "deactivated" });
  expect(await ask("1000000004")).toEqual({ status: "not found" });
});

test("a status other than active is not taken for it", async () => {
  const basic = { first_name: "ELENA", last_name: "MARSH", status: "D" };
  const ask = await asking(withResult({ basic }));
  expect(await ask(npi)).toMatchObject({ status: "deactivated", name: "ELENA MARSH" });
});

test("what no field can hold is made fit, and what is no day is none", async () => {
  const ask = await asking(
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
  const { name, enumerated_on, updated_on } = await ask(npi);
  expect(name).toMatch(/^EL ENA <b> M+$/);
  expect(name).toHaveLength(200);
  expect([enumerated_on, updated_on]).toEqual([undefined, undefined]);
});

const json = (body: unknown) => () => ({ status: 200, body: JSON.stringify(body) });
const everybody = { result_count: 10_000, results: Array(200).fill({ number: npi }) };
const failures: [string, ReplyTo, RegExp, typeof NoAnswer][] = [
  ["an error of the server", () => ({ status: 500, body: "" }), /status 500/, NoRegistry],
  ["a page", () => ({ status: 200, body: "<html>" }), /not JSON/, NoAnswer],
  ["half an answer", () => ({ status: 200, body: '{"result_c' }), /not JSON/, NoAnswer],
  ["nothing", () => ({ status: 200, body: "" }), /not JSON/, NoAnswer],
  ["another form", json([]), /documented form/, NoAnswer],
  ["no results", json({ result_count: 1, results: [] }), /1 providers/, NoAnswer],
  ["10,000 results", json(everybody), /10000 providers/, NoAnswer],
  ["a foreign NPI", withResult({ number: "1000000004" }), /another NPI/, NoAnswer],
  ["no NPI", withResult({ number: null }), /another NPI/, NoAnswer],
  ["no kind", withResult({ enumeration_type: "NPI-3" }), /documented form/, NoAnswer],
  ["no name", withResult({ basic: { status: "A" } }), /lacks/, NoAnswer],
  ["no status", withResult({ basic: { last_name: "MARSH" } }), /lacks the status/, NoAnswer],
  ["a long body", () => ({ status: 200, body: " ".repeat(300_000) }), /longer than/, NoAnswer],
  [
    "a refusal",
    json({ Errors: [{ description: "Too many\nquestions" }] }),
    /refused the question: Too many questions/,
    NoAnswer,
  ],
  [
    "another's deactivation",
    json({ Errors: [{ description: "CMS deactivated NPI 1000000004." }] }),
    /refused the question/,
    NoAnswer,
  ],
  [
    "a way elsewhere",
    (_, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
      return null;
    },
    /could not be reached/,
    NoRegistry,
  ],
  [
    "the end of the connection",
    (_, response) => {
      response.destroy();
      return null;
    },
    /could not be reached/,
    NoRegistry,
  ],
];

test.each(failures)("%s is no answer", async (_, replyTo, because, kind) => {
  const said = await (await asking(replyTo))(npi).catch((error: unknown) => error);
  expect(said).toBeInstanceOf(kind);
  expect(String(said)).toMatch(because);
  if (kind === NoAnswer) expect(said).not.toBeInstanceOf(NoRegistry);
});

test.each([
  ["hangs", () => null],
  [
    "begins and hangs",
    (_, response) => {
      response.write('{"result_count":');
      return null;
    },
  ],
] satisfies [string, ReplyTo][])("a registry that %s is not waited for", async (_, replyTo) => {
  const ask = await asking(replyTo, 200);
  await expect(ask(npi)).rejects.toThrow("It did not answer within 0.2 seconds");
});

test("an unreachable registry", async () => {
  const ask = registryAt({ address: "http://127.0.0.1:1/" });
  await expect(ask(npi)).rejects.toThrow(NoRegistry);
});

test("what is no address is known as such", () => {
  expect(isRegistry("https://npiregistry.cms.hhs.gov/api/")).toBe(true);
  for (const wrong of ["npiregistry", "file:///etc/passwd", ""])
    expect(isRegistry(wrong)).toBe(false);
});
