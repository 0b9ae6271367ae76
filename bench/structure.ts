import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import postgres from "postgres";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";
import { startCluster } from "../supabase/local/testing/cluster.ts";
import { findLateUses, readMigrations } from "../supabase/tests/migration-order.ts";

// `npx tsx bench/structure.ts` prints how large and how entangled the SQL is. Linux only.

const isData = (name: string) => /_data\.sql$|confusable_characters\.sql$/.test(name);

const files = readMigrations();
const late = findLateUses(files);
const code = files.filter(({ name }) => !isData(name));
const longest = code
  .map(({ name, text }) => ({ name, lines: text.split("\n").length - 1 }))
  .toSorted((one, other) => other.lines - one.lines)[0];

/** The files that use a later one: without any, no two files depend on each other. */
const knots = new Set(
  late.filter(({ file, definedIn }) => file !== definedIn).map(({ file }) => file),
);

/** The lengths of the lines of some files, without data and demo data. */
const lineLengths = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((name) => !isData(name) && name !== "supabase/seed.sql")
    .flatMap((name) => readFileSync(name, "utf8").split("\n"))
    .map(({ length }) => length);

const sqlLines = lineLengths("*.sql");
const longLines = (lengths: readonly number[]) => lengths.filter((length) => length > 120).length;

const { url } = await startCluster();
const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl: url };
const backend = await createBackend({ settings });
// With this search path, PostgreSQL prints the names in bodies with their schema.
const sql = postgres(url, {
  max: 1,
  onnotice: () => {},
  connection: { search_path: "pg_catalog" },
});

/**
 * The functions that a function reaches by calls and by triggers of the tables it writes, through
 * any number of others.
 */
function reach(start: string, bodies: ReadonlyMap<string, string>): Set<string> {
  const reached = new Set([start]);
  for (const name of reached) {
    for (const [, table, called] of (bodies.get(name) ?? "").matchAll(step)) {
      const next = called ?? `writing ${table}`;
      if (bodies.has(next)) reached.add(next);
    }
  }
  return new Set([...reached].filter((name) => name !== start && !name.startsWith("writing ")));
}

/** A table that is written, or a function that is called. */
const step =
  /\b(?:insert into|update|delete from) ((?:public|private)\.\w+)|\b((?:public|private)\.\w+)(?=\()/gi;

try {
  const functions = await sql<{ name: string; body: string }[]>`
    select format('%s.%s', nspname, proname) as name,
      string_agg(coalesce(pg_get_function_sqlbody(pg_proc.oid), prosrc), ' ') as body
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private') and prokind = 'f'
    group by nspname, proname`;
  const [counts] = await sql<
    { functions: number; triggers: number; events: number; emails: number }[]
  >`
    select
      (select count(*)::integer from pg_proc where pronamespace::regnamespace::text in ('public', 'private')) as functions,
      (select count(*)::integer from pg_trigger where not tgisinternal and tgfoid in (
        select oid from pg_proc where pronamespace = 'private'::regnamespace and proname <> 'require_small_row'
      )) as triggers,
      (select count(*)::integer from private.event_types) as events,
      (select count(*)::integer from private.event_types where is_emailed) as emails`;
  const triggers = await sql<{ name: string; body: string }[]>`
    select 'writing ' || tgrelid::regclass as name, string_agg(tgfoid::regproc || '()', ' ') as body
    from pg_trigger where not tgisinternal group by tgrelid`;
  const bodies = new Map([...functions, ...triggers].map(({ name, body }) => [name, body]));
  const rows: [string, unknown][] = [
    ["Uses above the definition", late.length],
    ["Knots (files that use a later one)", knots.size],
    ["Functions", counts?.functions],
    ["Triggers (without the limits of row sizes)", counts?.triggers],
    ["Longest file without data", `${longest?.lines} (${longest?.name})`],
    ["Longest line of SQL", sqlLines.reduce((most, length) => Math.max(most, length), 0)],
    ["Lines over 120 in SQL", longLines(sqlLines)],
    ["Lines over 120 in TypeScript", longLines(lineLengths("*.ts", "*.tsx"))],
    ["Functions that save_listing reaches", reach("public.save_listing", bodies).size],
    ["Kinds of events", counts?.events],
    ["Kinds of emails", counts?.emails],
  ];
  for (const [label, value] of rows) console.log(`${label}: ${value}`);
} finally {
  await sql.end();
  await backend.close();
}
