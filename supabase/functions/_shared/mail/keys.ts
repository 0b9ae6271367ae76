/** The valid keys, newest first; several during a rotation. */
export const keysIn = (setting: string | undefined): string[] =>
  (setting ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key.length >= 16);

/**
 * The key in the Authorization header: a bearer token, or the password of basic authentication for webhooks that only accept
 * a URL ("https://events:KEY@…"). A key in the query would end up in logs.
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
  const shown = await digest(keyOf(request));
  let isKnown = false;
  for (const key of keys) {
    const wanted = await digest(key);
    let difference = 0;
    for (const [index, byte] of wanted.entries()) difference |= byte ^ (shown[index] ?? 0);
    if (difference === 0) isKnown = true;
  }
  return isKnown;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
