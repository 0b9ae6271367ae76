import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runClient } from "./client-programs.ts";
import type { Query } from "./queries.ts";

const secondsPerQuery = 3;

/**
 * Runs a statement for some seconds as the one who asks it, with prepared statements, one after the other, and
 * gives the milliseconds that each run took.
 */
export async function measure(url: string, { statement, member }: Query): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "dpc-nearby-pgbench-"));
  try {
    const script = path.join(folder, "query.sql");
    writeFileSync(script, `${statement};\n`);
    const flags = ["-n", "-M", "prepared", "-c", "1", "-T", String(secondsPerQuery), "-f", script];
    const log = ["--log", `--log-prefix=${path.join(folder, "log")}`];
    await runClient("pgbench", url, [...flags, ...log], { PGOPTIONS: optionsOf(member) });
    return readdirSync(folder)
      .filter((file) => file.startsWith("log."))
      .flatMap((file) => timesOf(readFileSync(path.join(folder, file), "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What PostgREST sets before each request. */
function optionsOf(member: string | undefined): string {
  if (!member) return "-c role=anon";
  const claims = JSON.stringify({ role: "authenticated", sub: member });
  return `-c role=authenticated -c request.jwt.claims=${claims}`;
}

/** pgbench logs a line for each transaction; its third field is the time taken in microseconds. */
function timesOf(log: string): number[] {
  return log
    .split("\n")
    .filter(Boolean)
    .map((line) => Number(line.split(" ")[2]) / 1000);
}

/** The middle one; a few slow runs do not move it. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return middle;
}
