export type SqlValue = string | number | boolean | null | readonly string[];

/** A value as a SQL literal. */
export function literal(value: SqlValue): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  return literal(`{${value.map((item) => JSON.stringify(item)).join(",")}}`);
}

/** The rows of a VALUES list, one line each. */
export const valueRows = (rows: readonly (readonly SqlValue[])[]): string =>
  rows.map((row) => `(${row.map(literal).join(",")})`).join(",\n");

/** An INSERT of many rows in one statement. */
export const insert = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
): string => `insert into ${table} (${columns.join(", ")}) values\n${valueRows(rows)};\n`;
