import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { toAppError } from "@/lib/errors";

interface RowRequest<Data> extends PromiseLike<PostgrestSingleResponse<Data>> {
  retry(isEnabled: boolean): unknown;
}

/**
 * Sends a request for rows and returns its data. Where the server refuses with one of the codes in `insteadOf`, returns the
 * value of that code. Throws an `AppError` for any other failure.
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
  if (instead === undefined) throw toAppError(error, status);
  return instead;
}
