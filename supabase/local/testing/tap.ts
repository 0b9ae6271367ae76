import type { PGlite } from "@electric-sql/pglite";
import type { Sql } from "postgres";

/** Runs a script of several statements in one session and returns the rows of each. */
export type RunScript = (script: string) => Promise<object[][]>;

export const runOnPglite =
  (db: PGlite): RunScript =>
  async (script) =>
    (await db.exec(script)).map(({ rows }) => rows.map(Object));

/** The client must have a single connection. */
export const runOnPostgres =
  (sql: Sql): RunScript =>
  async (script) =>
    [await sql.unsafe(script).simple()].flat().map((rows) => [rows].flat());

/** Runs a pgTAP script and returns the failures, or an empty array if every test passes. */
export async function runPgtap(run: RunScript, script: string): Promise<string[]> {
  const lines: string[] = [];
  // pgTAP stores its plan in temporary tables, and files share a session here.
  await run("discard temp");
  try {
    for (const row of (await run(script)).flat()) lines.push(...textsOf(row));
  } catch (error) {
    return [describe(error, script)];
  } finally {
    // A failed script leaves its transaction open.
    await run("rollback");
  }
  return parseFailures(lines);
}

/** Parses the Test Anything Protocol: `1..n`, then `ok` or `not ok` with comments for each test. */
function parseFailures(lines: string[]): string[] {
  const found: string[] = [];
  const planned = lines.map((line) => /^1\.\.(\d+)$/.exec(line)?.[1]).find(Boolean);
  const results = lines.filter((line) => /^(not )?ok\b/.test(line)).length;
  if (planned === undefined) found.push("there is no plan");
  else if (Number(planned) !== results) found.push(`planned ${planned} tests, ran ${results}`);

  let isFailing = false;
  for (const line of lines) {
    if (/^(not )?ok\b/.test(line)) isFailing = line.startsWith("not ok");
    else if (!line.startsWith("#") || line.startsWith("# Looks like")) isFailing = false;
    if (isFailing) found.push(line);
  }
  return found;
}

function textsOf(row: object): string[] {
  return Object.values(row).flatMap((value) =>
    typeof value === "string" ? value.split("\n") : [],
  );
}

function describe(error: unknown, script: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = "position" in error ? Number(error.position) : Number.NaN;
  const line = script.slice(0, position - 1).split("\n").length;
  return position > 0 ? `line ${line}: ${error.message}` : error.message;
}
