/** The settings (secrets) of a function. */
export type Environment = Record<string, string | undefined>;

/** Returns an error response that names the missing settings, or null if all are set. */
export function missingSettingsResponse(
  env: Environment,
  names: readonly string[],
): Response | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0) return null;
  return Response.json({ message: `Not set: ${missing.join(", ")}` }, { status: 500 });
}

/** Returns the URL of the site, without a trailing slash. */
export const siteUrlOf = (env: Environment): string => (env.SITE_URL ?? "").replace(/\/+$/, "");
