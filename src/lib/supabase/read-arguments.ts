/** Longer requests are POST, because proxies limit the length of a URL. */
const longestUrl = 6000;

/** Texts that the API would read as a filter ("lt. smith") or as a literal ("true"), so they are sent as POST. */
const syntax = /^\s*(?:[a-z]+[.(]|"|(?:true|false|null)\s*$)/i;

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Whether the value must not be in a URL. Hosts log URLs, and the privacy policy says that a
 * household's ages aren't stored.
 */
const isUnfitForUrl = (value: unknown): boolean =>
  (isRecord(value) && "household" in value) || (typeof value === "string" && syntax.test(value));

/**
 * The arguments and options of `supabase.rpc` for a function that only reads, which is a GET
 * request so that caches and read replicas can answer it. Objects become JSON text; supabase-js
 * itself writes arrays.
 */
export function readArguments<Arguments extends object>(
  args: Arguments,
): [args: Arguments, options: { get: boolean }] {
  const inUrl = Object.entries(args).map(([name, value]) => [
    name,
    isRecord(value) ? JSON.stringify(value) : value,
  ]);
  const isLong = encodeURIComponent(inUrl.join("&")).length > longestUrl;
  if (isLong || Object.values(args).some(isUnfitForUrl)) return [args, { get: false }];
  return [Object.fromEntries(inUrl) as Arguments, { get: true }];
}
