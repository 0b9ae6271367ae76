import { AsyncLocalStorage } from "node:async_hooks";
import { inspect } from "node:util";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import type { Patch } from "./patch.ts";

const databaseError = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** What @supabase/lite maps well by itself. */
const mapped = /^(PGRST|PT\d{3}|42501|42703|42883|42P01)$/;

/**
 * Refusals of the database reach the browser with their own code, message, details and hint.
 * @supabase/lite answers 500 to a failed check, a raised exception and others, and drops the rest.
 * It does let an error with code PGRST choose status and body, so that is what errors become.
 */
export function patchRestErrors({ connection }: Database): Patch {
  // Storage reads the codes itself: only requests to the REST API are patched.
  const serving = new AsyncLocalStorage<true>();
  const original = connection.normalizeDbError.bind(connection);

  connection.normalizeDbError = (error) => {
    const normalized = original(error);
    const parsed = databaseError.safeParse(normalized);
    if (!serving.getStore() || !parsed.success || !(normalized instanceof Error)) return normalized;
    const { code, message, detail, hint } = parsed.data;
    // @supabase/lite prints every error with its stack; one line says enough.
    const brief = { [inspect.custom]: () => `  database ${code}: ${message}` };
    if (mapped.test(code)) return Object.assign(normalized, brief);
    const body = { code, message, details: detail ?? null, hint: hint ?? null };
    return Object.assign(new Error(JSON.stringify(body)), brief, {
      code: "PGRST",
      detail: JSON.stringify({ status: statusOf(code), headers: {} }),
    });
  };
  return (next) => (request) => serving.run(true, () => next(request));
}

/** PostgREST's table: https://docs.postgrest.org/en/stable/references/errors.html */
function statusOf(code: string): number {
  const exact: Record<string, number> = {
    "23503": 409,
    "23505": 409,
    "25006": 405,
    "42P17": 500,
    P0001: 400,
  };
  if (exact[code]) return exact[code];
  if (["08", "53"].includes(code.slice(0, 2))) return 503;
  if (["0L", "0P", "28"].includes(code.slice(0, 2))) return 403;
  return /^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code) ? 500 : 400;
}
