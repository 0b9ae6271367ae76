import { z } from "zod";

// The same characters as private.plain_line() in the database: what ends a line, controls, turns text around or is not seen at all.
const unseen =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\p{Cc}\u00ad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** Whether a text is one line of what can be seen. Names and other short texts that others read must be. */
export const isPlainLine = (text: string): boolean => !unseen.test(text);

/** A short text that others read. An invisible character comes with pasted text, so typing it is the way out. */
export const plainLine = z
  .string()
  .trim()
  .refine(isPlainLine, "Remove the line break or invisible characters, or retype this by hand");
