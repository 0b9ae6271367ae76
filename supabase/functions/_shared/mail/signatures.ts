// Links that work without sign-in are signed, so that only this site can create them.

/** Signs a text with the newest key. */
export async function sign(text: string, keys: string[]): Promise<string> {
  const [newest] = keys;
  if (!newest) throw new Error("There is no key to sign links with.");
  return signature(text, newest);
}

/** Whether one of the keys signed a text. */
export async function isSigned(text: string, signed: string, keys: string[]): Promise<boolean> {
  for (const key of keys) {
    if (isSame(await signature(text, key), signed)) return true;
  }
  return false;
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
