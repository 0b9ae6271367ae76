import type { Config } from "../apis/config.ts";
import type { Database } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";

/** Handles a request. */
export type Handler = (request: Request) => Promise<Response>;

/** Corrects one difference between @supabase/lite and hosted Supabase. */
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
