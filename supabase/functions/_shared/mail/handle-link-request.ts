import { withDatabase } from "./database.ts";
import { type Environment, missingSettingsResponse, siteUrlOf } from "./environment.ts";
import { keysIn } from "./keys.ts";
import type { LinkOptions } from "./signed-link.ts";

/** Handles a request for a signed email link, or responds with an error if settings are missing. */
export function handleLinkRequest(
  request: Request,
  env: Environment,
  handler: (request: Request, options: LinkOptions) => Promise<Response>,
): Response | Promise<Response> {
  const unset = missingSettingsResponse(env, ["SUPABASE_DB_URL", "SITE_URL", "MAIL_SIGNING_KEY"]);
  if (unset) return unset;
  const site = { keys: keysIn(env.MAIL_SIGNING_KEY), siteUrl: siteUrlOf(env) };
  return withDatabase(env.SUPABASE_DB_URL ?? "", (query) => handler(request, { query, ...site }));
}
