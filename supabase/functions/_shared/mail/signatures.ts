// Links that work without sign-in are signed, so that only this site can create them.

/** Creates a token: ids without dots and spaces, and their signature for a purpose with the newest key. */
export async function createToken(
  purpose: string,
  parts: string[],
  keys: string[],
): Promise<string> {
  const [newest] = keys;
  if (!newest) throw new Error("There is no key to sign links with.");
  return [...parts, await signature([purpose, ...parts].join(" "), newest)].join(".");
}

/** Returns the parts of a token, or null if no key signed it. Links don't expire, because people keep emails. */
export async function readToken(
  purpose: string,
  token: string,
  keys: string[],
): Promise<string[] | null> {
  const parts = token.split(".");
  const signed = parts.pop() ?? "";
  for (const key of keys) {
    if (isSame(await signature([purpose, ...parts].join(" "), key), signed)) return parts;
  }
  return null;
}

async function signature(text: string, key: string): Promise<string> {
  const bytes = (part: string) => new TextEncoder().encode(part);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", bytes(key), algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", secret, bytes(text));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
