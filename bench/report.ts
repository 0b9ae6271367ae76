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
