import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../local/database/database.ts";
import { openSession } from "../local/testing/helpers.ts";
import { type Actor, buckets, functions, people, readers, tables } from "./api-surface.ts";

// Compares the API with api-surface.ts and attacks each table, function, and bucket.

let db: Database;
/** The functions of the API, by signature. */
let served: Map<string, ApiFunction>;

beforeAll(async () => {
  db = await openSession();
  const accounts = Object.entries(people).map(
    ([name, id]) => `('${id}', '${name}@cast.test', '{"full_name": "Some ${name}"}', now(), now())`,
  );
  await db.run(`
    insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at) values ${accounts};
    update public.user_roles set role = 'admin' where user_id = '${people.admin}';
    delete from public.contact_messages;
    delete from public.import_batches;
    delete from public.moderation_log;
    set session_replication_role = replica`);
  for (const table of new Set([...Object.values(parents), ...Object.keys(tables)])) {
    await addRow(table);
  }
  for (const [bucket, { folder }] of Object.entries(buckets)) {
    const name = `${rowIds[folder]}/attacked.png`;
    await db.run(`insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`);
  }
  await db.run("set session_replication_role = origin");
  served = new Map((await findFunctions()).map((fn) => [fn.signature, fn]));
});
afterAll(() => db.close());

// The rows that are attacked

/** The parent rows (a withdrawn listing, a hidden post, and so on) by the column that references them. */
const parents = {
  doctor_id: "doctors",
  alert_id: "alerts",
  notification_id: "notifications",
  request_id: "practice_requests",
  post_id: "posts",
};

/** The ID of the owner's row in each table. */
const rowIds: Record<string, string> = { profiles: people.owner };

/** Default values for columns and parameters, by type. Other types get an empty array. */
const defaultValues: Record<string, unknown> = {
  uuid: people.owner,
  text: "Said so",
  integer: 1,
  smallint: 1,
  bigint: 1,
  boolean: true,
  date: "2026-01-01",
  "timestamp with time zone": "2026-01-01",
  "double precision": 30,
  jsonb: "{}",
};

const columnRow = z.object({
  name: z.string(),
  isNeeded: z.boolean(),
  isPerson: z.boolean(),
  type: z.string(),
  label: z.string().nullable(),
});

/** Returns the columns of a table or view that are not generated, with the first label of enums. */
const columnsOf = (table: string) =>
  db.query(
    columnRow,
    `select attname as name, format_type(atttypid, null) as type, attnotnull and not atthasdef and attidentity = '' as "isNeeded",
       exists (
         select from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum]
           and confrelid = 'public.profiles'::regclass
       ) as "isPerson",
       (select enumlabel::text from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as label
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`],
  );

/** Adds a row for the owner unless sign-up created one. Checks apply, but triggers and foreign keys do not. */
async function addRow(table: string): Promise<void> {
  const { row = {}, isView, owner } = tables[table] ?? {};
  if (isView || (await count(table, await ownRows(table))) > 0) return;
  const values: Record<string, unknown> = {};
  for (const { name, isNeeded, isPerson, type, label } of await columnsOf(table)) {
    const parent = name === "doctor_id" || isNeeded ? ofParent(name) : undefined;
    const value =
      isPerson && (isNeeded || name === owner)
        ? people.owner
        : (parent ?? (isNeeded ? (label ?? defaultValues[type] ?? "{}") : undefined));
    if (name in row || value !== undefined) values[name] = row[name] ?? value;
  }
  const names = Object.keys(values).filter((name) => row[name] !== null);
  const [added] = await db
    .query(
      z.object({ id: z.string().nullable() }),
      `insert into public.${table} (${names})
     select ${names} from jsonb_populate_record(null::public.${table}, $1)
     returning to_jsonb(${table}) ->> 'id' as id`,
      [JSON.stringify(values)],
    )
    .catch((error) => {
      throw new Error(`Complete "row" of "${table}" in api-surface.ts: ${error.message}`);
    });
  if (added?.id) rowIds[table] = added.id;
}

const ofParent = (column: string): string | undefined =>
  column in parents ? rowIds[parents[column as keyof typeof parents]] : undefined;

/** Returns a condition for the owner's rows of a table. */
async function ownRows(table: string): Promise<string> {
  const owner = tables[table]?.owner;
  if (owner) return `${owner} = '${people.owner}'`;
  const names = (await columnsOf(table)).map(({ name }) => name);
  const column = Object.keys(parents).find((name) => names.includes(name));
  return column ? `${column} = '${ofParent(column)}'` : "true";
}

async function count(table: string, where: string): Promise<number> {
  const sql = `select count(*)::int as count from public.${table} where ${where}`;
  const [found] = await db.query(z.object({ count: z.number() }), sql);
  return found?.count ?? 0;
}

// Attempts

interface Outcome {
  /** The SQLSTATE of a refused statement. */
  code?: string;
  message?: string;
  rows: Record<string, unknown>[];
  /** The number of written rows in all tables. */
  written: number;
}

const failure = z.object({ code: z.string(), message: z.string() });

/** Runs a statement as an actor, who can be suspended, and rolls it back. */
async function attempt(
  actor: Actor | "suspended owner",
  statement: string,
  params: unknown[] = [],
): Promise<Outcome> {
  const name = actor.replace("suspended ", "") as Actor;
  const claims =
    name === "visitor"
      ? { role: "anon" }
      : {
          sub: people[name],
          role: "authenticated",
          aal: "aal1",
          amr: [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }],
        };
  await db.run("begin");
  try {
    if (name !== actor) {
      await db.run(
        `insert into private.suspensions (user_id, reason) values ('${people[name as keyof typeof people]}', 'Spam')`,
      );
    }
    const before = await writes();
    await db.query(
      z.unknown(),
      "select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)",
      [JSON.stringify(claims), claims.role],
    );
    const rows = await db.query(z.record(z.string(), z.unknown()), statement, params);
    await db.run("reset role");
    return { rows, written: (await writes()) - before };
  } catch (error) {
    const { code, message } = failure.parse(error);
    return { code, message, rows: [], written: 0 };
  } finally {
    await db.run("rollback");
  }
}

async function writes(): Promise<number> {
  const [found] = await db.query(
    z.object({ sum: z.number() }),
    `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as sum
     from pg_stat_xact_user_tables where schemaname in ('public', 'private', 'auth', 'storage')`,
  );
  return found?.sum ?? 0;
}

/** Whether an error is caused by the database instead of the caller. */
const isCrash = (code: string | undefined) =>
  code !== undefined && /^(XX|42(?!501)|21|22012|P000[34]|0A|54|57)/.test(code);

const isEmpty = (rows: Record<string, unknown>[]) =>
  rows.every((row) =>
    Object.values(row).every((value) =>
      [undefined, "null", "[]", "{}", "0", "false", '""'].includes(JSON.stringify(value)),
    ),
  );

const said = ({ code, message, rows, written }: Outcome) =>
  code ? `${code} ${message}` : `${rows.length} rows, ${written} written`;

const split = (list: string | undefined) => (list ?? "").trim().split(/\s+/).filter(Boolean);

// Tables and views

const privilegeRow = z.object({ role: z.string(), command: z.string(), columns: z.string() });

test("each table and view of the API has an expectation", async () => {
  const found = await db.query(
    z.object({ name: z.string(), columns: z.string() }),
    `select relname as name, string_agg(attname, ' ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') group by relname`,
  );
  const missing = found
    .filter(({ name }) => !tables[name])
    .map(
      ({ name, columns }) => `Add to tables: ${name}: { readers: "owner", select: "${columns}" },`,
    );
  const gone = Object.keys(tables)
    .filter((table) => !found.some(({ name }) => name === table))
    .map((table) => `Remove from tables: ${table}`);
  expect([...missing, ...gone]).toEqual([]);
});

test.each(Object.keys(tables))(
  "%s has the expected readable and writable columns",
  async (table) => {
    const { select, insert, update, isFor, readers: who, delete: deletes } = tables[table] ?? {};
    const privileges = await db.query(
      privilegeRow,
      `select role, command, coalesce(string_agg(attname, ' ' order by attname), '') as columns
     from (values ('anon'), ('authenticated')) as roles (role)
     cross join (values ('select'), ('insert'), ('update')) as commands (command)
     left join pg_attribute on attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege(role, attrelid, attnum, command)
     group by role, command
     union all
     select role, 'delete', has_table_privilege(role, $1::regclass, 'delete')::text
     from (values ('anon'), ('authenticated')) as roles (role)`,
      [`public.${table}`],
    );
    const given = Object.fromEntries(
      privileges.map(({ role, command, columns }) => [`${role} ${command}`, columns]),
    );
    const sorted = (list: string | undefined) => split(list).sort().join(" ");
    const isForVisitors = isFor === "visitors" || who === "everyone";
    expect(given).toEqual({
      "anon select": isForVisitors ? sorted(select) : "",
      "anon insert": isFor === "visitors to write" ? sorted(insert) : "",
      "anon update": "",
      "anon delete": "false",
      "authenticated select": sorted(select),
      "authenticated insert": sorted(insert),
      "authenticated update": sorted(update),
      "authenticated delete": String(deletes ?? false),
    });
  },
);

test.each(Object.keys(tables))(
  "a private row of %s is read only by its expected readers",
  async (table) => {
    const where = await ownRows(table);
    const who: Record<string, boolean> = {};
    for (const actor of ["visitor", "outsider", "owner", "admin"] as const) {
      const { rows } = await attempt(
        actor,
        `select 1 as found from public.${table} where ${where}`,
      );
      who[actor] = rows.length > 0;
    }
    expect(who).toEqual(readers[tables[table]?.readers ?? "everyone"]);
  },
);

test.each(Object.keys(tables))(
  "%s cannot be written by other members, visitors, or a suspended owner",
  async (table) => {
    const { insert, update, delete: deletes, owner, isFor, suspended } = tables[table] ?? {};
    const own = await ownRows(table);
    const notMine = owner ? `${owner} is distinct from '${people.outsider}'` : "true";
    const names = split(insert);
    const copied = names.map((name) => (name === "id" ? "gen_random_uuid()" : name));
    const [row] = await db.query(
      z.object({ row: z.unknown() }),
      `select to_jsonb(${table}) as row from public.${table} where ${own} limit 1`,
    );
    const copy = names.length
      ? `insert into public.${table} (${names}) select ${copied} from jsonb_populate_record(null::public.${table}, '${JSON.stringify(row?.row).replaceAll("'", "''")}')`
      : `insert into public.${table} default values`;
    const changes = [
      ...split(update).map((column) => `update public.${table} set ${column} = ${column}`),
      ...(deletes ? [`delete from public.${table}`] : []),
    ];
    const attempts: [Parameters<typeof attempt>[0], string][] = [
      ...changes.flatMap((change): [Actor, string][] => [
        ["visitor", change],
        ["outsider", `${change} where ${own}`],
        ["outsider", `${change} where ${notMine}`],
      ]),
    ];
    if (isFor !== "visitors to write") attempts.push(["visitor", copy]);
    if (owner && names.includes(owner)) attempts.push(["outsider", copy]);
    if (!suspended) {
      if (names.length) attempts.push(["suspended owner", copy]);
      for (const change of changes) attempts.push(["suspended owner", `${change} where ${own}`]);
    }
    const wrong: string[] = [];
    for (const [actor, statement] of attempts) {
      const outcome = await attempt(actor, statement);
      if (
        outcome.written > 0 ||
        isCrash(outcome.code) ||
        ["23505", "23502"].includes(outcome.code ?? "")
      ) {
        wrong.push(`${actor}: ${statement} -> ${said(outcome)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

// Functions

const functionRow = z.object({
  signature: z.string(),
  name: z.string(),
  params: z.array(z.object({ name: z.string(), type: z.string(), label: z.string().nullable() })),
  visitors: z.boolean(),
  members: z.boolean(),
  writes: z.boolean(),
});

const findFunctions = () =>
  db.query(
    functionRow,
    `select proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')' as signature, proname as name,
       coalesce((
         select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(type, null), 'label', (
           select enumlabel from pg_enum where enumtypid = type order by enumsortorder limit 1
         )) order by place)
         from unnest(proargtypes) with ordinality as params (type, place)
       ), '[]') as params,
       has_function_privilege('anon', oid, 'execute') as visitors,
       has_function_privilege('authenticated', oid, 'execute') as members,
       provolatile = 'v' as writes
     from pg_proc where pronamespace = 'public'::regnamespace
       and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );

type ApiFunction = z.infer<typeof functionRow>;

test("each function of the API has an expectation that names its callers", async () => {
  const found = [...served.values()];
  const wrong = found
    .filter(
      ({ signature, visitors }) => (functions[signature]?.callers === "everyone") !== visitors,
    )
    .map(
      ({ signature, visitors }) =>
        `Add to functions, or correct: "${signature}": { callers: "${visitors ? "everyone" : "member"}" },`,
    );
  const missing = found
    .filter(({ signature, visitors }) => !functions[signature] && !visitors)
    .map(({ signature }) => `Add to functions: "${signature}": { callers: "member" },`);
  const gone = Object.keys(functions)
    .filter((known) => !served.has(known))
    .map((known) => `Remove from functions: "${known}"`);
  expect([...wrong, ...missing, ...gone]).toEqual([]);
});

/** Returns a call with a value for each parameter. */
function callOf(
  { name, params }: ApiFunction,
  values: (param: ApiFunction["params"][number], place: number) => unknown,
) {
  const list = params.map((param, place) => `${param.name} => $${place + 1}::${param.type}`);
  return [`select * from public.${name}(${list})`, params.map(values)] as const;
}

/** Returns a call with realistic values and the IDs of the owner. */
function likelyCall(fn: ApiFunction) {
  const { of, values = {} } = functions[fn.signature] ?? {};
  const firstId = fn.params.findIndex(({ type }) => type === "uuid");
  return callOf(fn, ({ name, type, label }, place) => {
    if (name in values) return values[name];
    if (place === firstId && of) return rowIds[of];
    return label ?? defaultValues[type] ?? "{}";
  });
}

test.each(Object.keys(functions))(
  "%s changes nothing when called without permission",
  async (signature) => {
    const { callers, suspended } = functions[signature] ?? {};
    const fn = served.get(signature);
    if (!fn) return; // The test above reports missing functions.
    const [statement, params] = likelyCall(fn);
    const wrong: string[] = [];
    async function expectRefusal(actor: Parameters<typeof attempt>[0], mayReadNothing = false) {
      const outcome = await attempt(actor, statement, params);
      const isFine = mayReadNothing
        ? outcome.code
          ? !isCrash(outcome.code)
          : outcome.written === 0 && isEmpty(outcome.rows)
        : outcome.code === "42501";
      if (!isFine) wrong.push(`${actor}: ${said(outcome)}`);
    }
    if (callers !== "everyone") await expectRefusal("visitor");
    if (callers === "admin") {
      await expectRefusal("outsider", !fn.writes);
      await expectRefusal("owner", !fn.writes);
    }
    if (callers === "owner") await expectRefusal("outsider", true);
    if (fn.writes && !suspended && (callers === "owner" || callers === "member"))
      await expectRefusal("suspended owner");
    expect(wrong).toEqual([]);
  },
);

test.each(Object.keys(functions))(
  "%s accepts nulls without an internal error",
  async (signature) => {
    const fn = served.get(signature);
    if (!fn) return;
    const [statement, params] = callOf(fn, () => null);
    const wrong: string[] = [];
    for (const actor of ["visitor", "outsider", "admin"] as const) {
      const outcome = await attempt(actor, statement, params);
      if (isCrash(outcome.code)) wrong.push(`${actor}: ${said(outcome)}`);
    }
    expect(wrong).toEqual([]);
  },
);

/** Returns hostile values of a type: megabytes, many elements, and large elements. */
function hugeValues(type: string): string[] {
  const many = 100_000;
  if (type === "text") return ["x".repeat(2_000_000), "a ".repeat(1_000_000)];
  if (type === "jsonb") {
    return [
      JSON.stringify(Array.from({ length: many }, () => 1)),
      JSON.stringify({ specialty: "x,".repeat(1_000_000) }),
      JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_nothing, at) => [at, at]))),
      JSON.stringify([{ listing: rowIds.doctors, kind: "opened", more: "x".repeat(2_000_000) }]),
    ];
  }
  if (!type.endsWith("[]")) return [];
  const element = type === "uuid[]" ? people.owner : "1";
  const nested = `{${element},${element}}`;
  return [
    `{${Array(many).fill(element)}}`,
    `{${Array(many).fill(nested)}}`,
    `{${Array(many).fill("null")}}`,
  ];
}

const anonymous = Object.entries(functions)
  .filter(([, { callers }]) => callers === "everyone")
  .map(([signature]) => signature);

test.each(anonymous)("%s refuses arguments of several megabytes", async (signature) => {
  const fn = served.get(signature);
  if (!fn) return;
  const wrong: string[] = [];
  const [statement, params] = likelyCall(fn);
  for (const [place, { name, type }] of fn.params.entries()) {
    for (const [at, huge] of hugeValues(type).entries()) {
      const outcome = await attempt("visitor", statement, params.with(place, huge));
      if (outcome.code !== "22023") wrong.push(`${name}, ${type} ${at}: ${said(outcome)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(Object.keys(functions))(
  "%s accepts extreme numbers without an internal error",
  async (signature) => {
    const fn = served.get(signature);
    if (!fn) return;
    const [statement, params] = likelyCall(fn);
    const wrong: string[] = [];
    for (const [place, { name, type }] of fn.params.entries()) {
      const ends =
        type === "integer"
          ? ["-2147483648", "2147483647", "0"]
          : type === "double precision"
            ? ["NaN", "Infinity", "-1e308", "1e308"]
            : type === "timestamp with time zone" || type === "date"
              ? ["infinity", "-infinity"]
              : [];
      for (const end of ends) {
        const outcome = await attempt("outsider", statement, params.with(place, end));
        if (isCrash(outcome.code)) wrong.push(`${name} ${end}: ${said(outcome)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

// Buckets

test("each bucket has an expectation", async () => {
  const found = await db.query(
    z.object({
      id: z.string(),
      bytes: z.number().nullable(),
      types: z.string(),
      public: z.boolean(),
    }),
    "select id, file_size_limit::int as bytes, array_to_string(allowed_mime_types, ' ') as types, public from storage.buckets order by id",
  );
  expect(found).toEqual(
    Object.entries(buckets)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { bytes, types }]) => ({ id, bytes, types, public: true })),
  );
});

test.each(Object.entries(buckets))(
  "a folder of %s can be written only by its owner",
  async (bucket, { folder }) => {
    const name = `${rowIds[folder]}/attacked.png`;
    const where = `bucket_id = '${bucket}' and name = '${name}'`;
    const wrong: string[] = [];
    for (const actor of ["visitor", "outsider", "suspended owner"] as const) {
      for (const statement of [
        `insert into storage.objects (bucket_id, name) values ('${bucket}', '${rowIds[folder]}/new.png')`,
        `update storage.objects set metadata = '{}' where ${where}`,
        `update storage.objects set name = '${people.outsider}/taken.png' where ${where}`,
        `delete from storage.objects where ${where}`,
      ]) {
        const outcome = await attempt(actor, statement);
        if (outcome.written > 0 || isCrash(outcome.code))
          wrong.push(`${actor}: ${statement} -> ${said(outcome)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
