import { toAppError } from "@/lib/errors";

const isObject = (row: unknown): row is object => typeof row === "object" && row !== null;

/**
 * What a function of the database answered, if it is rows that have these columns; anything else is a failure of the
 * server, and not one of the screen that would break on it.
 */
export function checkRows<Row extends object>(
  answer: Row[],
  ...columns: Extract<keyof Row, string>[]
): Row[] {
  const rows: unknown = answer;
  const isFit =
    Array.isArray(rows) &&
    rows.every((row) => isObject(row) && columns.every((column) => column in row));
  if (isFit) return answer;
  const found = String(JSON.stringify(rows)).slice(0, 200);
  throw toAppError({ message: `another answer than rows with ${columns}: ${found}` }, 502);
}
