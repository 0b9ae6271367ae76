/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const maxLength = 120;

/** Sanitizes typed text to one line of at most `most` characters, without control and direction characters. */
export function oneLine(text: string, most = maxLength): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .replace(/ +/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : line;
}

/** Sanitizes typed text to paragraphs without control and direction characters. */
export const visibleLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim())
    .filter((line) => line !== "");
