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

/** The codes that @supabase/lite maps correctly. */
const mappedCodes = /^(PGRST|PT\d{3}|42501|42703|42883|42P01)$/;

/**
 * Returns database errors with their code, message, details, and hint. @supabase/lite responds with
 * 500 to failed checks, raised exceptions, and others. Errors with the code PGRST can set their own
 * status and body, so errors are converted to these.
 */
export function patchRestErrors({ connection }: Database): Patch {
  // Only REST requests are patched, because storage evaluates the codes itself.
  const serving = new AsyncLocalStorage<true>();
  const original = connection.normalizeDbError.bind(connection);

  connection.normalizeDbError = (error) => {
    const normalized = original(error);
    const parsed = databaseError.safeParse(normalized);
    if (!serving.getStore() || !parsed.success || !(normalized instanceof Error)) return normalized;
    const { code, message, detail, hint } = parsed.data;
    // @supabase/lite logs every error with its stack; shorten that to one line.
    const brief = { [inspect.custom]: () => `  database ${code}: ${message}` };
    if (mappedCodes.test(code)) return Object.assign(normalized, brief);
    const body = { code, message, details: detail ?? null, hint: hint ?? null };
    return Object.assign(new Error(JSON.stringify(body)), brief, {
      code: "PGRST",
      detail: JSON.stringify({ status: statusOf(code), headers: {} }),
    });
  };
  return (next) => (request) => serving.run(true, () => next(request));
}

/** Maps codes to HTTP statuses like PostgREST: https://docs.postgrest.org/en/stable/references/errors.html */
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
