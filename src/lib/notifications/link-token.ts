/** An id, an optional topic, and a signature: see supabase/functions/_shared/mail. */
const shape = /^[\da-f-]{36}\.(?:[a-z_]+\.)?[\da-f]{64}$/;

/** The token of an emailed link; null if missing or incomplete. The Edge Function checks the signature. */
export function parseLinkToken(params: URLSearchParams): string | null {
  const token = params.get("token") ?? "";
  return shape.test(token) ? token : null;
}
