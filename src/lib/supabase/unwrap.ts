import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { toAppError, toDatabaseError } from "@/lib/errors";

const isObject = (row: unknown): row is object => typeof row === "object" && row !== null;

/**
 * Checks that a database function returned rows with these columns. Throws an `AppError` otherwise,
 * so that an unexpected response doesn't break the page.
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

interface RowRequest<Data> extends PromiseLike<PostgrestSingleResponse<Data>> {
  retry(isEnabled: boolean): unknown;
}

/**
 * Sends a request and returns its data, or the value in `insteadOf` for the code of an error.
 * Throws an `AppError` for any other error.
 */
export async function unwrap<Data, Instead = never>(
  request: RowRequest<Data>,
  insteadOf: Readonly<Record<string, Instead>> = {},
): Promise<Data | Instead> {
  // Only React Query retries: see src/lib/supabase/query-client.ts.
  request.retry(false);
  const { data, error, status } = await request;
  if (!error) return data;
  const { [error.code]: instead } = insteadOf;
  if (instead === undefined) throw await toDatabaseError(error, status);
  return instead;
}
