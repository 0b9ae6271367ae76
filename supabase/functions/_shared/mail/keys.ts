/** Parses a comma-separated setting of keys, newest first. Several keys are valid during a rotation. */
export const keysIn = (setting: string | undefined): string[] =>
  (setting ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key.length >= 16);

/**
 * Returns the key in the Authorization header: a bearer token, or the password of basic
 * authentication for webhooks that only accept a URL ("https://events:KEY@…"). Keys in the query
 * string are not accepted, because URLs end up in logs.
 */
function keyOf({ headers }: Request): string {
  const authorization = headers.get("authorization") ?? "";
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1];
  if (basic === undefined) return authorization.replace(/^Bearer /, "");
  try {
    return atob(basic).replace(/^[^:]*:/, "");
  } catch {
    return "";
  }
}

/** Whether a request has one of the keys, compared in constant time. */
export async function hasValidKey(request: Request, keys: string[]): Promise<boolean> {
  const actual = await digest(keyOf(request));
  let isValid = false;
  for (const key of keys) {
    const expected = await digest(key);
    let difference = 0;
    for (const [index, byte] of expected.entries()) difference |= byte ^ (actual[index] ?? 0);
    if (difference === 0) isValid = true;
  }
  return isValid;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
