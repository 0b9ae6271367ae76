/** An id, perhaps a topic, and a signature, as functions that sign links write them: see supabase/functions/_shared/mail. */
const shape = /^[\da-f-]{36}\.(?:[a-z]+\.)?[\da-f]{64}$/;

/** The token of a mailed link; null where an address brings none, or not all of it. Whether it is ours, its function says. */
export function parseLinkToken(params: URLSearchParams): string | null {
  const token = params.get("token") ?? "";
  return shape.test(token) ? token : null;
}
