export interface Result {
  name: string;
  milliseconds: number;
  /** What 95 of 100 runs stay below. */
  p95: number;
  /** The milliseconds of the primary-key lookups between its runs. */
  lookup: number;
  /** In such lookups. */
  ratio: number;
  budget: number | null;
}

/** How long one kind of query took with many concurrent clients. */
export interface ConcurrentResult {
  kind: string;
  runs: number;
  p50: number;
  p95: number;
}

export interface Facts {
  listings: number;
  version: string;
}

export interface ConcurrentRun {
  clients: number;
  seconds: number;
  results: ConcurrentResult[];
}

/** Whether it took longer than it may. */
export function isOver({ ratio, budget }: Result): boolean {
  return budget !== null && ratio > budget;
}

/** The results as a table that reads well as text and as Markdown. */
export const resultTable = (results: Result[]): string =>
  table(
    ["query", "p50 ms", "p95 ms", "primary key", "ratio", "budget", ""],
    results.map((result) => [
      result.name,
      result.milliseconds.toFixed(3),
      result.p95.toFixed(3),
      result.lookup.toFixed(3),
      result.ratio.toFixed(1),
      result.budget === null ? "" : `${Math.round(result.budget)}`,
      verdict(result),
    ]),
  );

export const concurrentTable = (results: ConcurrentResult[]): string =>
  table(
    ["kind of query", "runs", "p50 ms", "p95 ms"],
    results.map(({ kind, runs, p50, p95 }) => [
      kind,
      runs.toLocaleString("en-US"),
      p50.toFixed(1),
      p95.toFixed(1),
    ]),
  );

/** All columns but the first hold numbers, or are empty at the head. */
export function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const isNumber = (column: number) => column > 0 && head[column] !== "";
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
  };
  const write = (cells: string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2),
  );
  return [write(head), `|${rule.join("|")}|`, ...rows.map(write)].join("\n");
}

function verdict(result: Result): string {
  if (result.budget === null) return "";
  return isOver(result) ? "over" : "ok";
}

/** The file that keeps the results of a run. */
export function resultDocument(results: Result[], concurrent: ConcurrentRun, facts: Facts): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Search and feed on ${facts.listings.toLocaleString("en-US")} listings and as many posts

Written by \`npm run bench\` on ${date}, PostgreSQL ${facts.version}. One client, prepared statements, as a
signed-out visitor or, for the feed, as a member. Absolute times belong to the machine they were measured on; the ratios of the medians
(p50) to those of looking up a listing by its primary key are similar elsewhere, and the budgets are such ratios. The same client runs
query and lookup in random order, because queries in between triple the time of a lookup.

${resultTable(results)}

## ${concurrent.clients} concurrent clients

Each client runs the queries above in random order for ${concurrent.seconds} seconds without a pause. Server and clients share the
machine's processors, so most of the time is waiting for other clients. No query failed.

${concurrentTable(concurrent.results)}
`;
}
