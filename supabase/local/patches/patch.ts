import type { Config } from "../apis/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";

/** Answers a request, usually with the help of the next in line. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * One difference between @supabase/lite and hosted Supabase, made good around it. Its test beside it says what it is for, and
 * its probe (probes/) when the package has improved and the patch can go.
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

/** Patches by name, in the order in which they see a request. */
export type Patches = Record<string, Patch>;

/** Applies patches, except while one is left out. */
export function applyPatches(
  handler: Handler,
  patches: Patches,
  isDisabled: (name: string) => boolean,
): Handler {
  return Object.entries(patches).reduceRight<Handler>((next, [name, patch]) => {
    const patched = patch(next);
    return (request) => (isDisabled(name) ? next(request) : patched(request));
  }, handler);
}
