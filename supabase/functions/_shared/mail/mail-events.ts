import { complained, parseSuppressions } from "./bounces.ts";
import type { Query } from "./database.ts";
import { hasValidKey } from "./keys.ts";

export interface MailEventsOptions {
  query: Query;
  keys: string[];
}

/** Providers send at most a few hundred kilobytes at once. */
export const maxReportBytes = 2 ** 20;

/** Handles the email provider's webhook. Adds addresses that bounced or complained to the suppression list. */
export async function handleMailEvents(
  request: Request,
  { query, keys }: MailEventsOptions,
): Promise<Response> {
  if (request.method !== "POST") return Response.json({ message: "Use POST." }, { status: 405 });
  if (Number(request.headers.get("content-length")) > maxReportBytes) return tooLarge();
  if (!(await hasValidKey(request, keys))) {
    return Response.json({ message: "The key is missing or wrong." }, { status: 401 });
  }
  const body = await readBody(request, maxReportBytes);
  if (body === null) return tooLarge();
  const suppressions = parseSuppressions(parseJson(body));
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

const tooLarge = () => Response.json({ message: "The report is too large." }, { status: 413 });

/** Reads a body as text, or returns null as soon as it has more bytes than the limit. */
async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
