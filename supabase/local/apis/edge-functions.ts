import { z } from "zod";
import { handleMailEvents } from "../../functions/_shared/mail/mail-events.ts";
import { notMe } from "../../functions/_shared/mail/not-me.ts";
import { unsubscribe } from "../../functions/_shared/mail/unsubscribe.ts";
import { handleLookup } from "../../functions/_shared/npi/look-up-npi.ts";
import type { LookUpNpi } from "../../functions/_shared/npi/registry.ts";
import type { Database } from "../database/database.ts";
import type { Handler } from "../patches/patch.ts";
import type { Keys } from "./keys.ts";

interface FunctionTools {
  db: Database;
  keys: Keys;
  siteUrl(): string;
}

const links = new Map([
  ["/functions/v1/unsubscribe", unsubscribe],
  ["/functions/v1/not-me", notMe],
]);

/**
 * Handles the functions that the site, mail clients, and email providers call, with the same code
 * as hosted projects; returns null for every other request. The email and NPI workers run in the
 * server itself.
 */
export function edgeFunctions({ db, keys, siteUrl }: FunctionTools) {
  return (request: Request): Promise<Response> | null => {
    const { pathname } = new URL(request.url);
    const tools = {
      query: (statement: string, parameters: unknown[]) =>
        db.query(z.unknown(), statement, parameters),
      keys: [keys.jwt],
    };
    if (pathname === "/functions/v1/mail-events") return handleMailEvents(request, tools);
    return links.get(pathname)?.(request, { ...tools, siteUrl: siteUrl() }) ?? null;
  };
}

/**
 * Handles the function that looks up NPIs; returns null for every other request. It must not hold
 * the lock, because the registry can be slow.
 */
export function npiLookups(callApi: Handler, lookUp: LookUpNpi | null) {
  return (request: Request): Promise<Response> | null => {
    const { pathname, origin } = new URL(request.url);
    if (pathname !== "/functions/v1/look-up-npi") return null;
    return handleLookup(request, { apiUrl: origin, callApi, lookUp });
  };
}
