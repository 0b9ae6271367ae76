/**
 * The most used passwords of at least six characters. Loaded when somebody sets a password, and asked here: no password
 * leaves for a check.
 */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: list } = await import("@/content/common-passwords.txt?raw");
  return new Set(list.split("\n"));
}

/** Whether a password is one of the most used. Without the list, which comes over the network, none is refused for it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    return (await loadCommonPasswords()).has(password.toLowerCase());
  } catch {
    return false;
  }
}
