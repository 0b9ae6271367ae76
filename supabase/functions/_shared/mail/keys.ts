/** Keys that are in force: several while one takes the place of another, the newest first. */
export const keysIn = (setting: string | undefined): string[] =>
  (setting ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key.length >= 16);

/**
 * The key that a request shows, in its Authorization header: as a bearer token, or as the password of basic authentication, for
 * senders that can only be given an address ("https://events:KEY@…"). A key in the address itself would end up in logs.
 */
function shownBy({ headers }: Request): string {
  const authorization = headers.get("authorization") ?? "";
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1];
  if (basic === undefined) return authorization.replace(/^Bearer /, "");
  try {
    return atob(basic).replace(/^[^:]*:/, "");
  } catch {
    return "";
  }
}

/** Whether a request shows one of the keys. How long the answer takes says nothing of how much was right. */
export async function showsKey(request: Request, keys: string[]): Promise<boolean> {
  const shown = await digest(shownBy(request));
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
