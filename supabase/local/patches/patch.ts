import type { Config } from "../apis/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";

/** Handles a request. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Corrects one difference between @supabase/lite and hosted Supabase. Its probe in probes/ fails
 * when the package no longer needs the patch.
 */
export type Patch = (next: Handler) => Handler;

/** The dependencies of auth patches. */
export interface AuthTools {
  db: Database;
  mailer: Mailer;
  config: Config["auth"]["email"];
  jwtSecret: string;
  siteUrl: () => string;
  /** The patterns of `additional_redirect_urls`. */
  redirects: string[];
}

/** Patches by name, outermost first. */
export type Patches = Record<string, Patch>;

/** Wraps a handler in patches. Disabled patches are skipped for each request. */
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
