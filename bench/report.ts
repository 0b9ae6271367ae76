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

/** How long one kind of query took while many asked at once. */
export interface CrowdResult {
  kind: string;
  answers: number;
  p50: number;
  p95: number;
}

export interface Facts {
  listings: number;
  version: string;
}

export interface Crowd {
  clients: number;
  seconds: number;
  results: CrowdResult[];
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

export const crowdTable = (results: CrowdResult[]): string =>
  table(
    ["kind of query", "answers", "p50 ms", "p95 ms"],
    results.map(({ kind, answers, p50, p95 }) => [
      kind,
      answers.toLocaleString("en-US"),
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
export function resultDocument(results: Result[], crowd: Crowd, facts: Facts): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Search and feed on ${facts.listings.toLocaleString("en-US")} listings and as many posts

Written by \`npm run bench\` on ${date}, PostgreSQL ${facts.version}. One client, prepared statements, as a
signed-out visitor or, for the feed, as a member. Absolute times belong to the machine they were measured on; the ratios of the medians
(p50) to those of looking a listing up by its primary key hold elsewhere too, and the budgets are set in them. Query and lookup are
run by the same client in turns drawn by lot: with the caches as others leave them the same lookup takes three times as long as by itself.

Most of the time goes into counting. That more than 1,000 listings are around Austin is told by a sample of every eighth; where fewer are
what is asked for, they are counted one by one. Words beside the positions in the index would not help: with one office each it had
944 MB then instead of 478, "family austin" was no quicker, and everything around a place took twice as long. Where a search finds more than 500 listings, the options of its filters are counted of
100 of them, and say so with a plus sign.

${resultTable(results)}

## ${crowd.clients} clients at once

Each of them asks one query after the other for ${crowd.seconds} seconds, drawn by lot from those above, without a pause, and server and
clients share the machine's processors: what one waits is mostly for the others. No query was answered with an error, or there would be
no table.

${crowdTable(crowd.results)}
`;
}
