import type { Config } from "../apis/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";

/** Answers a request, usually with the help of the next in line. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * One difference between @supabase/lite and hosted Supabase, made good around it. Each lives in
 * its own file beside a test that fails without it, so that it can go when the package improves.
 */
export type Patch = (next: Handler) => Handler;

/** What patches of accounts and sessions work with. */
export interface AuthTools {
  db: Database;
  mailer: Mailer;
  config: Config["auth"]["email"];
  jwtSecret: string;
  siteUrl: () => string;
  /** Patterns of where links may lead besides the site: `additional_redirect_urls`. */
  redirects: string[];
}

/** Applies patches in the order of the list: the first sees the request first. */
export function applyPatches(handler: Handler, patches: Patch[]): Handler {
  return patches.reduceRight((next, patch) => patch(next), handler);
}
