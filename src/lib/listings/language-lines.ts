// Apart from languages.ts, because cards of listings need no more.

/**
 * The language of a line, and its remark: "Vietnamese, basic", "Vietnamese (basic)", "Vietnamese -
 * basic". Same as the database's `private.language_of`.
 */
export function splitRemark(line: string): [language: string, remark: string] {
  const [language = ""] = /^[^,;:(]*?(?=\s*[,;:(]|\s+[-–—]|$)/.exec(line.trim()) ?? [];
  const rest = line.trim().slice(language.length);
  return language ? [language, rest] : [line.trim(), ""];
}

/** The language of a line without its remark. */
export const languageOf = (line: string): string => splitRemark(line)[0];

/** Languages with commas between them, each with its remark in parentheses: "English, Vietnamese (basic)". */
export const joinLanguages = (lines: readonly string[]): string =>
  lines
    .map((line) => {
      const [language, rest] = splitRemark(line);
      const [, remark] = /^\s*[,;]\s*(.+)$/.exec(rest) ?? [];
      return remark ? `${language} (${remark})` : line;
    })
    .join(", ");
