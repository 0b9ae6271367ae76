import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { identityColumns } from "@/lib/editor/listing-identity";
import { importColumns } from "@/lib/import/columns";
import { correctionFields } from "@/lib/listings/correction-fields";
import { fieldColumns } from "@/lib/listings/field-columns";
import type { Backend } from "../local/apis/backend.ts";
import { client, signUp, signUpAdmin, startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const named = z.object({ name: z.string() });

async function namesOf(condition: string) {
  const sql = `select name from private.listing_fields where ${condition} order by name`;
  return (await backend.db.query(named, sql)).map(({ name }) => name);
}

const sorted = (names: readonly string[]) => names.toSorted();

test("the database and the code define the same fields with the same properties", async () => {
  expect(await namesOf("true")).toEqual(sorted(importColumns.filter((name) => name !== "tiers")));
  expect(await namesOf("is_identity")).toEqual(sorted(identityColumns));
  expect(await namesOf("is_correctable")).toEqual(sorted(correctionFields));
});

test("the writable columns of a listing are its fields, owner, and submitter", async () => {
  const sql = `select column_name::text as name from information_schema.column_privileges
    where table_schema = 'public' and table_name = 'doctors' and grantee = 'authenticated' and privilege_type = $1`;
  const writable = async (privilege: string) =>
    (await backend.db.query(named, sql, [privilege])).map(({ name }) => name).toSorted();
  expect(await writable("UPDATE")).toEqual(["claim_status", "claimed_by"]);
  const author = ["claim_status", "id", "status", "submitted_by", "user_id"];
  expect(await writable("INSERT")).toEqual(sorted([...fieldColumns, ...author]));
});

test("a newly added field can be imported and corrected and is in the history", async () => {
  await backend.db.run(`
    alter table public.doctors add column bus_stop text
    constraint doctors_bus_stop_check check (private.is_plain_line(bus_stop, 0, 160));
    grant insert (bus_stop) on table public.doctors to authenticated;
    insert into private.listing_fields (name, is_correctable) values ('bus_stop', true);
  `);
  const admin = await signUpAdmin(backend, "fields-admin");
  const importBusStop = (bus_stop: string) =>
    admin.client.rpc("import_listings", {
      rows: [
        {
          row: 2,
          practice_name: "Yard Direct Care",
          bus_stop,
          address_city: "Austin",
          address_state: "TX",
          address_zip: "78704",
        },
      ],
      is_dry_run: false,
      mode: "both",
      batch: crypto.randomUUID(),
      file_name: "yard.csv",
    });
  const imported = await importBusStop(" Oak Avenue ");
  expect(imported.data).toMatchObject([{ outcome: "created" }]);
  const id: string = imported.data[0].doctor_id;
  expect((await importBusStop("Oak Street")).data).toMatchObject([{ outcome: "updated" }]);
  const adminResult = await admin.client.rpc("admin_search_listings", {
    query: "Yard Direct Care",
  });
  expect(adminResult.data).toMatchObject([{ id, bus_stop: "Oak Street" }]);

  const member = await signUp(backend, "fields-member");
  const correction = { id: crypto.randomUUID(), doctor_id: id, field: "bus_stop" };
  const proposed = { ...correction, proposed_value: "Elm Street" };
  expect((await member.client.from("listing_corrections").insert(proposed)).error).toBeNull();
  const decided = await admin.client.rpc("decide_correction", {
    target: correction.id,
    is_accepted: true,
  });
  expect(decided.error).toBeNull();

  const stored = z.object({ bus_stop: z.string() });
  const sql = "select bus_stop from public.doctors where id = $1";
  expect(await backend.db.query(stored, sql, [id])).toEqual([{ bus_stop: "Elm Street" }]);
  const { data: versions } = await admin.client
    .from("listing_versions")
    .select("changes")
    .eq("doctor_id", id)
    .order("id");
  expect(versions).toEqual([
    { changes: { bus_stop: ["Oak Avenue", "Oak Street"] } },
    { changes: { bus_stop: ["Oak Street", "Elm Street"] } },
  ]);
});

test("a correction of a field that is not correctable or not a field is refused", async () => {
  const member = await signUp(backend, "fields-corrector");
  const { data } = await client(backend).from("doctors").select("id").limit(1).single();
  for (const field of ["bio", "npi", "address_state", "state", "user_id", "nothing"]) {
    const { error } = await member.client
      .from("listing_corrections")
      .insert({ doctor_id: data?.id, field, proposed_value: "x" });
    expect(error?.code).toBe("23514");
  }
});
