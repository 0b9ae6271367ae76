import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { toDatabaseError } from "@/lib/errors";

interface RowRequest<Data> extends PromiseLike<PostgrestSingleResponse<Data>> {
  retry(isEnabled: boolean): unknown;
}

/** Sends a request and returns its data, or the value in `insteadOf` for the code of an error. Throws an `AppError` for any other error. */
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
