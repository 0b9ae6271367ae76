/**
 * The most common passwords of at least six characters, loaded and checked in the browser, so that no password is sent anywhere.
 */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: list } = await import("@/content/common-passwords.txt?raw");
  return new Set(list.split("\n"));
}

/** Whether a password is one of the most common. False if the list could not be loaded. */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    return (await loadCommonPasswords()).has(password.toLowerCase());
  } catch {
    return false;
  }
}
