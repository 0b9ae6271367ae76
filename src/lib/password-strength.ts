export interface PasswordStrength {
  /** How many of three bars to fill. */
  level: 0 | 1 | 2 | 3;
  label: string;
}

const tooShort: PasswordStrength = { level: 0, label: "Too short: use at least 6 characters" };
const weak: PasswordStrength = { level: 1, label: "Weak: a longer one is harder to guess" };
const fair: PasswordStrength = { level: 2, label: "Fair: a few words more make it strong" };
const strong: PasswordStrength = { level: 3, label: "Strong" };

const common = /pass ?word|qwert|letmein|welcome|iloveyou|abc123|12345|54321|admin|dpc/gi;

/**
 * A hint, not a rule. Length counts most: what everybody uses is taken out first, and so is what only repeats.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password);
  if (characters.length < 6) return tooShort;
  const rest = Array.from(password.replace(common, ""));
  const different = new Set(rest).size;
  const length = Math.min(rest.length, different * 2);
  if (length < 10) return weak;
  return length < 14 ? fair : strong;
}
