import { withDatabase } from "./database.ts";
import { type Environment, missingSettingsResponse, siteUrlOf } from "./environment.ts";
import { keysIn } from "./keys.ts";
import type { LinkOptions } from "./signed-link.ts";

/** Handles the request of an email link with the project's settings, or responds with the missing ones. */
export function handleLinkRequest(
  request: Request,
  env: Environment,
  link: (request: Request, options: LinkOptions) => Promise<Response>,
): Response | Promise<Response> {
  const unset = missingSettingsResponse(env, ["SUPABASE_DB_URL", "SITE_URL", "MAIL_SIGNING_KEY"]);
  if (unset) return unset;
  const site = { keys: keysIn(env.MAIL_SIGNING_KEY), siteUrl: siteUrlOf(env) };
  return withDatabase(env.SUPABASE_DB_URL ?? "", (query) => link(request, { query, ...site }));
}
