export interface Result {
  name: string;
  milliseconds: number;
  /** In primary-key lookups of the same run. */
  ratio: number;
  budget: number | null;
}

export interface Facts {
  listings: number;
  version: string;
}

/** Whether it took longer than it may. */
export function isOver({ ratio, budget }: Result): boolean {
  return budget !== null && ratio > budget;
}

/** The results as a table that reads well as text and as Markdown. */
export function resultTable(results: Result[]): string {
  const head = ["query", "median ms", "x primary key", "budget", ""];
  const rows = results.map((result) => [
    result.name,
    result.milliseconds.toFixed(3),
    result.ratio.toFixed(1),
    result.budget === null ? "" : `${Math.round(result.budget)}`,
    verdict(result),
  ]);
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (isNumber(column) ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
  return [write(head), rule, ...rows.map(write)].join("\n");
}

const isNumber = (column: number) => column >= 1 && column <= 3;

const pad = (cell: string, column: number, width: number) =>
  isNumber(column) ? cell.padStart(width) : cell.padEnd(width);

function verdict(result: Result): string {
  if (result.budget === null) return "";
  return isOver(result) ? "over" : "ok";
}

/** The file that keeps the results of a run. */
export function resultDocument(results: Result[], { listings, version }: Facts): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Search and feed on ${listings.toLocaleString("en-US")} listings and as many posts

Written by \`npm run bench\` on ${date}, PostgreSQL ${version}. One client, prepared statements, as a
signed-out visitor or, for the feed, as a member; medians. Absolute times belong to the machine they were measured on; the
ratios to the primary-key lookup of the same run hold elsewhere too, and the budgets are set in them.

${resultTable(results)}
`;
}
