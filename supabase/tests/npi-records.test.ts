import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  createRegistryClient,
  type LookUpNpi,
  RegistryUnavailable,
} from "../functions/_shared/npi/registry.ts";
import { checkNpis } from "../local/registry/npi-worker.ts";
import { type RegistryServer, startRegistry } from "../local/registry/registry-server.ts";
import { signUpAdmin } from "../local/testing/helpers.ts";
import { type Attempt, attackers, type Scene, setUpScene } from "./attackers.ts";

// Checks the demo data's NPIs against the local registry, and attacks the records through the API.

// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

let scene: Scene;
let registry: RegistryServer;
let lookUp: LookUpNpi;
beforeAll(async () => {
  scene = await setUpScene();
  await scene.backend.db.run("update private.npi_records set failure = null, attempts = 0");
  registry = await startRegistry();
  lookUp = createRegistryClient({ url: registry.url });
});
afterAll(async () => {
  registry.close();
  await scene.backend.close();
});

const record = z.object({
  npi: z.string(),
  status: z.string().nullable(),
  name: z.string().nullable(),
  failure: z.string().nullable(),
});

const recordOf = async (npi: string) => {
  const columns = "npi, status::text, name, failure";
  const statement = `select ${columns} from private.npi_records where npi = $1`;
  const [found] = await scene.backend.db.query(record, statement, [npi]);
  return found;
};

test.each(attackers)(
  "a %s can reach neither NPI records nor the worker's functions",
  async (attacker) => {
    const inPrivate = { headers: { "accept-profile": "private", "content-profile": "private" } };
    const numbers = ["1234567893"];
    for (const [path, request] of [
      ["/rest/v1/npi_records", {}],
      ["/rest/v1/npi_records", inPrivate],
      ["/rest/v1/npi_worker_status", inPrivate],
      ["/rest/v1/rpc/admin_get_npi_records", { body: { numbers } }],
      ["/rest/v1/rpc/admin_get_npi_records", { ...inPrivate, body: { numbers } }],
      ["/rest/v1/rpc/lease_npi", { ...inPrivate, body: { for_time: "1 hour" } }],
      ["/rest/v1/rpc/record_npi_worker", { ...inPrivate, body: { is_on: false } }],
      ["/rest/v1/rpc/start_npi_worker", { ...inPrivate, body: {} }],
      ["/functions/v1/npi", { body: {} }],
    ] satisfies Attempt[]) {
      const { status, text } = await scene.call(attacker, path, request);
      expect(status, `${path} ${text}`).toBeGreaterThanOrEqual(400);
    }
  },
);

describe("the NPI registry", () => {
  test("is no longer queried after three failures in a row, which are recorded", async () => {
    const unreachable: LookUpNpi = () =>
      Promise.reject(new RegistryUnavailable("It could not be reached"));
    expect(await checkNpis(scene.backend, unreachable)).toEqual({ checked: 0, failed: 3 });
    const failed = "select npi, status, name, failure from private.npi_records where attempts > 0";
    for (const row of await scene.backend.db.query(record, failed)) {
      expect(row).toMatchObject({ status: null, failure: "It could not be reached" });
    }
    await scene.backend.db.run(
      "update private.npi_records set due_at = now(), attempts = 0 where attempts > 0",
    );
  });

  test("returns records for the demo data and fails for one NPI", async () => {
    const { checked, failed } = await checkNpis(scene.backend, lookUp);
    expect([checked, failed]).toEqual([9, 1]);
    expect(await recordOf("1234567893")).toMatchObject({ status: "active", name: "ELENA MARSH" });
    expect(await recordOf("1518928688")).toMatchObject({ status: "deactivated", name: null });
    expect(await recordOf("1327009217")).toMatchObject({
      status: null,
      failure: "It responded with status 500",
    });
    expect(await checkNpis(scene.backend, lookUp)).toEqual({ checked: 0, failed: 0 });
    // Records in the demo data match the registry's responses.
    const rest =
      "select npi, status::text, name, failure from private.npi_records where status = 'not found'";
    const [other, ...more] = await scene.backend.db.query(record, rest);
    expect(more.length).toBeGreaterThan(200);
    expect(await lookUp(other?.npi ?? "")).toEqual({ status: "not found" });
  });

  test("has records that admins can read", async () => {
    const admin = await signUpAdmin(scene.backend, "registry.reader");
    const { data, error } = await admin.client.rpc("admin_get_npi_records", {
      numbers: ["1327009217", "1234567893"],
    });
    expect(error).toBeNull();
    expect(data).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          npi: "1234567893",
          is_on: true,
          city: "AUSTIN",
          zip: "787040000",
        }),
        expect.objectContaining({ npi: "1327009217", checked_at: null }),
      ]),
    );
  });
});
