import type { Config } from "../config.ts";
import type { Database } from "../database.ts";
import type { Mailer } from "../mail/mailer.ts";

/** Answers a request, usually with the help of the next in line. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * One difference between @supabase/lite and hosted Supabase, made good around it. Each lives in
 * its own file beside a test that fails without it, so that it can go when the package improves.
 */
export type Correction = (next: Handler) => Handler;

/** What corrections of accounts and sessions work with. */
export interface AuthTools {
  db: Database;
  mailer: Mailer;
  config: Config["auth"]["email"];
  jwtSecret: string;
  siteUrl: () => string;
  /** Patterns of where links may lead besides the site: `additional_redirect_urls`. */
  redirects: string[];
}

/** Applies corrections in the order of the list: the first sees the request first. */
export function correct(handler: Handler, corrections: Correction[]): Handler {
  return corrections.reduceRight((next, correction) => correction(next), handler);
}
