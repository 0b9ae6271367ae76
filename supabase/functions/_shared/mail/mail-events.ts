import { complained, parseSuppressions } from "./bounces.ts";
import type { Query } from "./database.ts";
import { hasValidKey } from "./keys.ts";

export interface MailEventsOptions {
  query: Query;
  keys: string[];
}

/** Handles the email provider's webhook. Adds addresses that bounced or complained to the suppression list. */
export async function handleMailEvents(
  request: Request,
  { query, keys }: MailEventsOptions,
): Promise<Response> {
  if (request.method !== "POST") return Response.json({ message: "Use POST." }, { status: 405 });
  if (!(await hasValidKey(request, keys))) {
    return Response.json({ message: "The key is missing or wrong." }, { status: 401 });
  }
  const suppressions = parseSuppressions(await request.json().catch(() => null));
  if (!suppressions) return Response.json({ message: "Unknown report format." }, { status: 422 });
  for (const { address, reason } of suppressions) {
    await query("select private.suppress_email($1::text, $2::text, $3::boolean)", [
      address,
      reason,
      reason === complained,
    ]);
  }
  return Response.json({ suppressed: suppressions.length });
}
