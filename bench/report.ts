export interface Result {
  name: string;
  milliseconds: number;
  /** The 95th percentile in milliseconds. */
  p95: number;
  /** The median of the primary-key lookups that ran between the query's runs, in milliseconds. */
  lookup: number;
  /** `milliseconds` divided by `lookup`. */
  ratio: number;
  budget: number | null;
}

/** The times of one kind of query with many concurrent clients. */
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

interface ConcurrentRun {
  clients: number;
  seconds: number;
  results: ConcurrentResult[];
}

/** Returns whether a query exceeded its budget. */
export function isOverBudget({ ratio, budget }: Result): boolean {
  return budget !== null && ratio > budget;
}

/** Formats the results as a Markdown table with aligned columns. */
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

/** Formats a Markdown table. Columns with a heading, except the first one, are right-aligned numbers. */
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
  const formatRow = (cells: string[]) => `| ${cells.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2),
  );
  return [formatRow(head), `|${rule.join("|")}|`, ...rows.map(formatRow)].join("\n");
}

function verdict(result: Result): string {
  if (result.budget === null) return "";
  return isOverBudget(result) ? "over" : "ok";
}

/** Returns the contents of the results file. */
export function resultDocument(results: Result[], concurrent: ConcurrentRun, facts: Facts): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Search and feed with ${facts.listings.toLocaleString("en-US")} listings and the same number of posts

Written by \`npm run bench\` on ${date}, PostgreSQL ${facts.version}. One client, prepared statements, as a
visitor or, for the feed, as a member. Absolute times depend on the machine. Budgets are limits on the ratio of a query's
median (p50) to that of looking up a listing by its primary key, which is similar on other machines. The same client runs the query
and the lookup in random order, because a lookup takes three times as long after other queries as it does on its own.

${resultTable(results)}

## ${concurrent.clients} concurrent clients

Each client runs the queries above in random order for ${concurrent.seconds} seconds without a pause. Server and clients share the
machine's processors, so clients spend most of the time waiting for each other. No query failed.

${concurrentTable(concurrent.results)}
`;
}
