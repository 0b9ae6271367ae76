/** The languages of the site. Spanish is a second build: see docs/spanish.md. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** The language of this build. Node scripts, which load modules without Vite, have no `env`. */
export const language: Language = import.meta.env?.LANGUAGE === "es" ? "es" : "en";

/** The language with its region, for `Intl` and metadata. */
export const locale = language === "es" ? "es-US" : "en-US";

const spanishPrefix = /^\/es(?=\/|$)/i;

/** Returns the language of an address. */
export const languageOfPath = (pathname: string): Language =>
  spanishPrefix.test(pathname) ? "es" : "en";

/**
 * Returns the address of a page in a language. Links of the router need none, because its
 * `basename` adds the prefix.
 */
export const withLanguage = (path: string, to: Language = language): string =>
  to === "es" ? `/es${path.replace(/^\/(?=$|[?#])/, "")}` : path;

/** Returns the path of a page, as in `paths`, without the prefix of its language. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(spanishPrefix, "") || "/";

/** The router's `basename`: the prefix of all addresses of this build. */
export const basename = withLanguage("/");
