import { z } from "zod";
import { t } from "@/lib/messages";

// The same characters as in the database's `private.plain_line`: line breaks, controls, direction
// changes, and invisible characters.
const unseen =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\p{Cc}\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** Whether a text is a single line of visible characters, as names and other short public texts must be. */
export const isPlainLine = (text: string): boolean => !unseen.test(text);

/** Whether a spreadsheet would run a text as a formula. As in the database's `private.plain_line`. */
export const isFormula = (text: string): boolean => /^\s*(?:=.|[-+@][a-z]+[(|])/i.test(text);

/** Arguments of `refine` that refuse formulas. */
export const noFormula = [
  (text: string) => !isFormula(text),
  t`This is a spreadsheet formula. Type what it shows.`,
] as const;

/** A short public text. Pasted text may contain invisible characters. */
export const plainLine = z
  .string()
  .trim()
  .refine(isPlainLine, t`Remove the line break or invisible characters, or retype this by hand`)
  .refine(...noFormula);
