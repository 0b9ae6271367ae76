import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { signUp, signUpAdmin, startBackend } from "../local/testing/helpers.ts";

// 300 rows of mixed evidence in a random order, nine of each kind: the dry run, the run, and its
// undo are compared with the database, cell by cell.

let backend: Backend;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
let owner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  backend = await startBackend();
  admin = await signUpAdmin(backend, "orders-admin");
  owner = await signUp(backend, "orders-owner", { role: "doctor" });
});
afterAll(() => backend.close());

type Values = Record<string, unknown>;

/** A row of the file, and the outcomes that it can have without a decision, in any order of the rows. */
interface Case {
  row: Values;
  outcomes: string[];
}

const result = z.object({
  row_number: z.number(),
  outcome: z.string(),
  reason: z.string().nullable(),
  doctor_id: z.string().nullable(),
  changes: z.record(z.string(), z.array(z.unknown())).nullable(),
  proposed: z.record(z.string(), z.unknown()).nullable(),
  matches: z
    .array(
      z.object({
        id: z.string().nullable(),
        row: z.number().nullable(),
        matched: z.array(z.string()),
        is_exact: z.boolean(),
      }),
    )
    .nullable(),
});
type Result = z.infer<typeof result>;

let state = 1;

/** Returns random numbers below 1 that are the same in every run. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const pick = (from: string) => from[Math.floor(random() * from.length)];
const digits = (count: number) => Array.from({ length: count }, () => pick("23456789")).join("");
const word = () => {
  const letters = Array.from({ length: 3 }, () => `${pick("bdfgkptz")}${pick("aeou")}`).join("");
  return `${letters.charAt(0).toUpperCase()}${letters.slice(1)}`;
};
const newName = () => `${word()} ${word()} ${word()}`;
const newPhone = () => `+1512${digits(7)}`;
const newSite = () => `https://${word()}${word()}.example`.toLowerCase();

/** Returns a valid NPI, with its Luhn check digit. */
function newNpi(): string {
  const number = `1${digits(8)}`;
  const sum = [...number].reduce((total, digit, index) => {
    const doubled = Number(digit) * 2;
    return total + (index % 2 === 0 ? (doubled > 9 ? doubled - 9 : doubled) : Number(digit));
  }, 24);
  return `${number}${(10 - (sum % 10)) % 10}`;
}

const places = [
  { address_city: "Austin", address_state: "TX", address_zip: "78704" },
  { address_city: "Reno", address_state: "NV", address_zip: "89501" },
  { address_city: "Boston", address_state: "MA", address_zip: "02134" },
  { address_city: "Round Rock", address_state: "TX", address_zip: "78664" },
] as const;

const confirmedAt = "2026-10-01T12:00:00Z";

/** Inserts a listing with prices by age, hours, a clinician, and confirmations, and returns its columns. */
async function addListing(changes: Values = {}) {
  const listing = {
    id: crypto.randomUUID(),
    practice_name: newName(),
    ...places[0],
    address_street: `${digits(3)} Main St`,
    phone: newPhone(),
    website: newSite(),
    npi: newNpi(),
    monthly_price: 70,
    status: "published",
    clinician_npi: newNpi(),
    ...changes,
  };
  const confirmed = ["prices", "panel", "hours", "phone"].map((part) => [
    `${part}_confirmed_at`,
    confirmedAt,
  ]);
  const columns: Values = { ...listing, ...Object.fromEntries(confirmed) };
  delete columns.clinician_npi;
  const names = Object.keys(columns).join(", ");
  await backend.db.query(
    z.unknown(),
    `insert into public.doctors (${names}) select ${names} from jsonb_populate_record(null::public.doctors, $1::jsonb)`,
    [JSON.stringify(columns)],
  );
  await backend.db.query(
    z.unknown(),
    `with prices as (
      insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values ($1, 'Children', 0, 17, 50)
    ), people as (
      insert into public.clinicians (doctor_id, position, name, npi) values ($1, 1, 'Ann ${word()}', $2)
    )
    insert into public.offices (doctor_id, position, hours, special_hours, address_city, address_state, address_zip) values
      ($1, 0, '[[1,"08:00","17:00"]]', '[{"from":"2030-12-25","to":"2030-12-25","name":"Christmas"}]', null, null, null),
      ($1, 1, '[[2,"08:00","12:00"]]', '[]', 'Round Rock', 'TX', '78665')`,
    [listing.id, listing.clinician_npi],
  );
  return listing;
}

const freshRow = (changes: Values = {}) => ({
  practice_name: newName(),
  ...places[1],
  phone: newPhone(),
  website: newSite(),
  npi: newNpi(),
  monthly_price: 99,
  ...changes,
});

/** A row that says which practice it is by name and ZIP code. */
const nameRow = ({ practice_name, address_city, address_state, address_zip }: Values) => ({
  practice_name,
  address_city,
  address_state,
  address_zip,
});

const updated = ["updated"];
const undecided = ["undecided"];
const rejected = ["rejected"];

/** Creates listings of each kind, with the rows of the file that are about them. */
async function createListings(): Promise<Case[]> {
  const [plain, renamed, other, taken, pair] = [
    await addListing(),
    await addListing(),
    await addListing(),
    await addListing(),
    await addListing(),
  ];
  const owned = { user_id: owner.id, claimed_by: owner.id, claim_status: "approved" };
  const [kept, described, renewed, contested] = [
    await addListing(owned),
    await addListing(owned),
    await addListing(owned),
    await addListing(owned),
  ];
  const draft = await addListing({ status: "draft", submitted_by: owner.id });
  const pending = await addListing({ status: "pending" });
  const refused = await addListing({ status: "rejected", status_reason: "Closed" });
  const target = await addListing();
  const gone = await addListing({ status: "withdrawn", merged_into: target.id });
  const shared = { practice_name: newName(), phone: newPhone(), website: newSite() };
  const branches = [
    await addListing({ ...shared, ...places[0] }),
    await addListing({ ...shared, ...places[1] }),
    await addListing({ ...shared, ...places[2] }),
  ];
  const quiet = { name: newName(), phone: digits(10) };
  await backend.db.query(
    z.unknown(),
    "insert into private.removal_register (subject, name, address_zip, phone) values ('practice', $1, '78704', $2)",
    [quiet.name, quiet.phone],
  );
  const twice = freshRow();
  const neighbor = freshRow();
  const group = { practice_name: newName(), phone: newPhone(), website: newSite() };
  const [oldPhone, nextPhone] = [renamed.phone, newPhone()];
  const hours = [{ hours: [[3, "09:00", "15:00"]] }];
  return [
    { row: { ...nameRow(plain), monthly_price: 80, bio: "New" }, outcomes: updated },
    { row: freshRow({ phone: plain.phone }), outcomes: undecided },
    { row: freshRow({ website: plain.website }), outcomes: undecided },
    {
      row: freshRow({ ...places[0], practice_name: `${plain.practice_name} Annex` }),
      outcomes: undecided,
    },
    { row: freshRow({ npi: plain.clinician_npi }), outcomes: undecided },
    // An earlier phone number and a new one are both evidence.
    {
      row: { npi: renamed.npi, practice_name: newName(), phone: nextPhone, offices: hours },
      outcomes: updated,
    },
    { row: freshRow({ phone: oldPhone }), outcomes: undecided },
    { row: freshRow({ phone: nextPhone }), outcomes: ["undecided", "created"] },
    {
      row: {
        id: other.id,
        monthly_price: 85,
        tiers: [{ label: "All", min_age: 0, monthly_price: 60 }],
      },
      outcomes: updated,
    },
    // The owner has confirmed prices and phone, but not the text.
    { row: { id: kept.id, monthly_price: 90, phone: newPhone() }, outcomes: undecided },
    { row: { id: described.id, bio: "New" }, outcomes: updated },
    { row: { id: renewed.id, credentials: "Ben Example, MD" }, outcomes: ["suggested"] },
    { row: freshRow({ phone: kept.phone }), outcomes: undecided },
    {
      row: { npi: contested.npi, practice_name: newName(), monthly_price: 91 },
      outcomes: undecided,
    },
    { row: { ...nameRow(draft), npi: draft.npi, monthly_price: 92 }, outcomes: ["created"] },
    { row: { ...nameRow(pending), monthly_price: 93 }, outcomes: updated },
    { row: { ...nameRow(refused), npi: refused.npi }, outcomes: undecided },
    { row: { npi: gone.npi, monthly_price: 94 }, outcomes: updated },
    {
      row: freshRow({ ...places[0], practice_name: quiet.name.split(" ", 2).join(" ") }),
      outcomes: rejected,
    },
    { row: freshRow({ phone: quiet.phone }), outcomes: rejected },
    ...branches.map((branch, index) => ({
      row: { ...nameRow(branch), ...shared, monthly_price: 95 + index },
      outcomes: updated,
    })),
    { row: freshRow({ ...shared, ...places[3] }), outcomes: undecided },
    { row: twice, outcomes: ["created", "duplicate"] },
    { row: { ...twice, npi: null, phone: null }, outcomes: ["created", "duplicate"] },
    { row: neighbor, outcomes: ["created", "undecided"] },
    { row: freshRow({ phone: neighbor.phone }), outcomes: ["created", "undecided"] },
    ...[0, 1, 2].map((place) => ({
      row: freshRow({ ...group, ...places[place] }),
      outcomes: ["created"],
    })),
    // Two rows of one listing, with exact evidence each.
    { row: { ...nameRow(taken), monthly_price: 81 }, outcomes: ["updated", "duplicate"] },
    { row: { npi: taken.npi, monthly_price: 82 }, outcomes: ["updated", "duplicate"] },
    // The name of one listing with the NPI of another one.
    { row: { ...nameRow(pair), npi: taken.npi }, outcomes: undecided },
    { row: { ...nameRow(pair), npi: newNpi() }, outcomes: undecided },
    { row: freshRow({ monthly_price: "a lot" }), outcomes: rejected },
  ];
}

async function createCases(): Promise<Case[]> {
  const created: Case[] = [];
  for (let set = 0; set < 9; set += 1) created.push(...(await createListings()));
  await backend.db.run(
    "insert into private.changed_listings (doctor_id) select id from public.doctors on conflict do nothing",
  );
  return created;
}

const stored = z.object({ table: z.string(), cells: z.record(z.string(), z.unknown()) });

/** Returns every cell of the tables that an import writes. Versions, times of changes, and row ids are left out. */
const readCells = () =>
  backend.db.query(
    stored,
    `select 'doctors' as table, to_jsonb(doctors) - '{version,updated_at}'::text[] as cells from public.doctors
    union all select 'offices', to_jsonb(offices) from public.offices
    union all select 'clinicians', to_jsonb(clinicians) - 'id' from public.clinicians
    union all select 'tiers', to_jsonb(membership_tiers) - 'id' from public.membership_tiers
    union all select 'services', to_jsonb(listing_services) from public.listing_services
    union all select 'changes', to_jsonb(listing_changes) - '{id,version}'::text[] from public.listing_changes where status = 'open'
    union all select 'search', jsonb_build_object('doctor_id', doctor_id, 'office', office, 'words', words::text) from private.search_entries
    order by 1, 2`,
    [],
  );

const listingValues = z.object({ id: z.string(), values: z.record(z.string(), z.unknown()) });

/** Returns the values of all listings by id, in the form in which an import returns changes. */
async function readListings(): Promise<Map<string, Values>> {
  const rows = await backend.db.query(
    listingValues,
    "select id, private.get_snapshot(id) as values from public.doctors",
    [],
  );
  return new Map(rows.map(({ id, values }) => [id, values]));
}

async function importRows(rows: readonly Values[], batch: string, isDryRun: boolean) {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += 40) {
    const { data, error } = await admin.client.rpc("import_listings", {
      rows: rows.slice(start, start + 40),
      mode: "both",
      batch,
      is_dry_run: isDryRun,
      file_name: "orders.csv",
    });
    if (error) throw error;
    results.push(...z.array(result).parse(data));
  }
  return results;
}

/** What must be the same in the dry run and the run. A reason can name a listing that an earlier row has renamed. */
const comparable = ({ doctor_id, reason, matches, changes, ...rest }: Result) => ({
  ...rest,
  // A new office has another id each time.
  changes: JSON.stringify(changes, (key, value) => (key === "id" ? undefined : value)),
  doctor_id: rest.outcome === "created" ? null : doctor_id,
  reason: reason?.replace(/“[^”]*”/g, "“…”") ?? null,
  matches,
});

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Decides two thirds of the undecided rows at random. */
function decideRows(rows: Values[], results: readonly Result[]): Values[] {
  return rows.map((row, index) => {
    const { outcome, matches } = results[index] ?? {};
    if (outcome !== "undecided") return row;
    const listed = matches?.find(({ id }) => id !== null)?.id;
    const choice = random();
    if (choice < 0.2) return { ...row, decision: "add" };
    if (choice < 0.3) return { ...row, decision: "skip" };
    return choice < 0.65 && listed ? { ...row, decision: "update", target: listed } : row;
  });
}

/** Compares what an import returned with what it wrote: every changed cell, and no other one. */
function compareWithListings(
  results: readonly Result[],
  before: Map<string, Values>,
  after: Map<string, Values>,
) {
  const written = new Map<string, Result["changes"]>();
  for (const { outcome, doctor_id, changes } of results) {
    if (outcome !== "updated" && outcome !== "created") continue;
    expect(written.has(doctor_id ?? ""), "two rows wrote one listing").toBe(false);
    written.set(doctor_id ?? "", outcome === "updated" ? changes : {});
  }
  for (const [id, values] of after) {
    const earlier = before.get(id);
    if (!earlier) {
      expect(written.has(id), "a listing was added without a row").toBe(true);
      continue;
    }
    const different = Object.keys(values)
      .filter((field) => JSON.stringify(values[field]) !== JSON.stringify(earlier[field]))
      .map((field) => [field, [earlier[field], values[field]]]);
    expect(written.get(id) ?? {}).toEqual(Object.fromEntries(different));
  }
}

const undone = z.object({ left: z.number(), kept: z.number() });

async function undo(batch: string) {
  for (;;) {
    const { data, error } = await admin.client.rpc("undo_import", { batch, is_dry_run: false });
    if (error) throw error;
    const { left, kept } = undone.parse(data);
    if (left === 0) return kept;
  }
}

const identityFields = ["practice_name", "address_street", "address_zip", "npi"];

test("300 rows in a random order: the dry run, the run, and its undo agree", async () => {
  const order = shuffle(await createCases());
  let rows = order.map(({ row }, index): Values => ({ ...row, row: index + 2 }));
  const batch = crypto.randomUUID();
  const cells = await readCells();
  const before = await readListings();

  // The outcomes don't depend on the order.
  const checked = await importRows(rows, batch, true);
  const wrong = checked.filter(({ outcome }, index) => !order[index]?.outcomes.includes(outcome));
  expect(wrong).toEqual([]);

  // The decisions change only the rows that they are about.
  rows = decideRows(rows, checked);
  const decided = rows.filter(({ decision }) => decision !== undefined);
  const decidedResults = await importRows(decided, batch, true);
  expect(await readCells()).toEqual(cells);
  const expected = checked.map(
    (one) => decidedResults.find(({ row_number }) => row_number === one.row_number) ?? one,
  );

  const imported = await importRows(rows, batch, false);
  expect(imported.map(comparable)).toEqual(expected.map(comparable));
  compareWithListings(imported, before, await readListings());
  const owned = await backend.db.query(
    z.object({ id: z.string() }),
    "select id from public.doctors where ownership = 'owned'",
    [],
  );
  for (const { id } of owned) {
    const changes = imported.find(({ doctor_id }) => doctor_id === id)?.changes ?? {};
    expect(identityFields.filter((field) => field in changes)).toEqual([]);
  }

  expect(await undo(batch)).toBe(0);
  expect(await readCells()).toEqual(cells);
}, 180_000);
