/** A part of a member's text: words or a link. */
export interface TextPart {
  text: string;
  /** Always an http or https URL. */
  href?: string;
}

// Direction controls make a text look different from what it is.
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
const lineBreaks = /\r\n?/g;
// Lines of zero-width characters look blank too.
const manyBlankLines =
  /\n(?:(?:[^\S\n\r]|[\u034F\u00AD\u180E\u200B-\u200F\u2060-\u206F\u2800\u3164])*\n){3,}/g;
const address = /(?<![\p{L}\p{N}])(?:https?:\/\/|(?<![@./-])www\.(?=[^\s/]+\.))[^\s<>"'`]+/giu;
const closingMarks = /[.,:;!?…*_~]+$/u;
const brackets: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/** Removes direction controls from a text. */
export const withoutDirectionControls = (text: string): string =>
  text.replace(directionControls, "");

// Of Markdown, which assistants and some editors write.
const headingMarks = /^#{1,6} +(?=\S)/gm;
const boldMarks = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]*[^*\s])\*\*(?![\p{L}\p{N}*])/gu;

/**
 * The text of a post for display: no direction controls, no marks of headings and bold words, and at most two blank
 * lines in a row.
 */
export const tidyText = (text: string): string =>
  withoutDirectionControls(text)
    .replace(lineBreaks, "\n")
    .replace(headingMarks, "")
    .replace(boldMarks, "$1")
    .replace(manyBlankLines, "\n\n\n")
    .trim();

/** Removes punctuation that belongs to the sentence around a URL, and a closing bracket opened before it. */
function trimAddress(match: string): string {
  const trimmed = match.replace(closingMarks, "");
  const last = trimmed.at(-1) ?? "";
  const opening = brackets[last];
  const isSurplus = opening && trimmed.split(opening).length < trimmed.split(last).length;
  if (isSurplus) return trimAddress(trimmed.slice(0, -1));
  return trimmed;
}

function hrefOf(text: string): string | null {
  const url = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  const isWeb = protocol === "https:" || protocol === "http:";
  // "https://bank.example@evil.example" looks like another site.
  return isWeb && !username && !password ? href : null;
}

/** Splits a text into words and links. Only http and https URLs and addresses that start with "www." become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = trimAddress(match[0]);
    const href = hrefOf(found);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const foldedLines = 12;
const fewestPerLine = 30;
const mostPerLine = 80;

/** How many lines a text takes at a given width in characters. */
const countLines = (text: string, charactersPerLine: number): number =>
  text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);

/** Whether a text may be collapsed on some screens. */
export const canCollapse = (text: string): boolean => countLines(text, fewestPerLine) > foldedLines;

/** Whether a text is collapsed on every screen. */
export const isAlwaysCollapsed = (text: string): boolean =>
  countLines(text, mostPerLine) > foldedLines;
