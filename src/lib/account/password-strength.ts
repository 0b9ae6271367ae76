import { t } from "@/lib/messages";

export interface PasswordStrength {
  /** How many of three bars to fill. */
  level: 0 | 1 | 2 | 3;
  label: string;
}

const tooShort: PasswordStrength = { level: 0, label: t`Too short` };
const tooCommon: PasswordStrength = {
  level: 0,
  label: t`Too common: easy to guess`,
};
const weak: PasswordStrength = { level: 1, label: t`Weak: try a longer password` };
const fair: PasswordStrength = { level: 2, label: t`Fair: add a few more words` };
const strong: PasswordStrength = { level: 3, label: t`Strong` };

const usual =
  /pass ?word|qwert|letmein|welcome|iloveyou|abc123|12345|54321|admin|dpc|(?:19|20)\d\d/gi;

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik"];

/** Whether a character is predictable from the previous one: the same, the next letter, or the next key. */
function isExpected(character: string, previous: string | undefined): boolean {
  if (previous === undefined) return false;
  const step = (character.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0);
  if (Math.abs(step) <= 1) return true;
  return rows.some(
    (row) => row.includes(previous + character) || row.includes(character + previous),
  );
}

/**
 * A hint, not a rule. Length counts most, without common words, repetitions, and sequences; digits alone count half.
 */
export function passwordStrength(password: string, common?: ReadonlySet<string>): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < 6) return tooShort;
  if (common?.has(password.toLowerCase())) return tooCommon;
  const rest = Array.from(password.toLowerCase().replace(usual, ""));
  const surprising = rest.filter((character, at) => !isExpected(character, rest[at - 1]));
  const length = Math.min(surprising.length, new Set(surprising).size * 2);
  const worth = /^\d+$/.test(password) ? length / 2 : length;
  if (worth < 9) return weak;
  return worth < 13 ? fair : strong;
}

/**
 * The most common passwords of at least six characters, loaded and checked in the browser, so that
 * no password is sent anywhere.
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
