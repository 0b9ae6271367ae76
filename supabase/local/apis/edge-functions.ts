import { z } from "zod";
import { mailEvents } from "../../functions/_shared/mail/mail-events.ts";
import { notMe } from "../../functions/_shared/mail/not-me.ts";
import { unsubscribe } from "../../functions/_shared/mail/unsubscribe.ts";
import type { Database } from "../database/database.ts";
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
 * The functions that the site, mail programs and carriers of mail call, from the same code as on hosted projects; null for
 * every other request. Nobody needs to start the sender and the checks of NPIs here: the server does (mail/post-office.ts).
 */
export function edgeFunctions({ db, keys, siteUrl }: FunctionTools) {
  return (request: Request): Promise<Response> | null => {
    const { pathname } = new URL(request.url);
    const tools = {
      query: (statement: string, parameters: unknown[]) =>
        db.query(z.unknown(), statement, parameters),
      keys: [keys.jwt],
    };
    if (pathname === "/functions/v1/mail-events") return mailEvents(request, tools);
    return links.get(pathname)?.(request, { ...tools, siteUrl: siteUrl() }) ?? null;
  };
}
