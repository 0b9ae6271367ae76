/** The settings (secrets) of a function. */
export type Environment = Record<string, string | undefined>;

/** The answer to a call that came before these settings were made; null when they are. Values are never told. */
export function answerToUnset(env: Environment, names: readonly string[]): Response | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0) return null;
  return Response.json({ message: `Not set: ${missing.join(", ")}` }, { status: 500 });
}

/** The address of the site, without a slash at its end. */
export const siteUrlOf = (env: Environment): string => (env.SITE_URL ?? "").replace(/\/+$/, "");
