import { postCommentsLimits, postsLimits } from "@/lib/supabase/column-limits";

/** The limits of a post and a comment, in visible characters. */
export const [, longestPost] = postsLimits.content;

export const [, longestComment] = postCommentsLimits.content;

// The same characters as in the database's `private.has_visible_text`.
const visible =
  /(?!\u034F|\u17B4|\u17B5|\uFE0F)[^\s\u00AD\u115F\u1160\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/u;

/** Whether a text has at least one visible character. */
export const isWritten = (text: string): boolean => visible.test(text);

// The same characters as in the database's `private.visible_length`: ignored, and counted as one.
const unseen =
  /\u200D.|\u20E3|[\u0300-\u036F]|[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/gsu;

const flag = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;

/**
 * The number of visible characters, as the database counts them: an emoji family, a flag, and an
 * accented letter are one each.
 */
export function countCharacters(text: string): number {
  return [...text.replace(unseen, "").replace(flag, "x")].length;
}

/** The beginning of a text on one line, without splitting a character. */
export function excerpt(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  if (characters.length <= length) return characters.join("");
  return `${characters.slice(0, length - 1).join("")}…`;
}
