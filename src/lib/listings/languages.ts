/** Abbreviations of the most common languages. */
const shortNames: Readonly<Record<string, string>> = {
  eng: "English",
  en: "English",
  engl: "English",
  span: "Spanish",
  spa: "Spanish",
  es: "Spanish",
  esp: "Spanish",
  sp: "Spanish",
  español: "Spanish",
  espanol: "Spanish",
};

/** "spanish", "SPANISH", and "Span." are "Spanish"; other names stay as they are. */
function fullName(language: string): string {
  const known = shortNames[language.toLowerCase().replace(/\.$/, "")];
  if (known) return known;
  const isOneCase = language === language.toLowerCase() || language === language.toUpperCase();
  // "ASL" stays in capitals.
  return isOneCase && /^\p{L}{4,}$/u.test(language)
    ? language.charAt(0).toUpperCase() + language.slice(1).toLowerCase()
    : language;
}

/** Splits a text at commas, slashes, or "and", without duplicates; text in parentheses stays together. */
export const listThings = (text: string): string[] => [
  ...new Set(
    text
      .split(/(?:[,;\n|•]|\s*[/&+]\s*|\s(?:and|or|plus)\s)(?![^(]*\))/i)
      .map((thing) => thing.trim().replace(/^(?:and|or|&)\s+/i, ""))
      .filter(Boolean),
  ),
];

/** "English and Spanish", "Eng/Span", or "English; Spanish" as a list without duplicates. */
export const listLanguages = (text: string): string[] => [
  ...new Set(
    listThings(
      text.replace(/^\s*(?:bilingual|languages?|we speak)\b[\s:,-]*|\s+only\.?\s*$/gi, ""),
    ).map(fullName),
  ),
];
