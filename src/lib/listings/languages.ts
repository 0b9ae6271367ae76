import { splitRemark } from "@/lib/listings/language-lines";

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

const levels =
  "basic|some|a little|limited|conversational|intermediate|advanced|fluent|proficient|native|medical|spoken";

const leadingRemark = new RegExp(`^(${levels}) (?=\\p{L})`, "iu");
const loneRemark = new RegExp(
  `^(?:(?:${levels}|fluently|beginner)(?: (?:level|only|speaker))?|(?:with|by|through|via) .+)$`,
  "i",
);

/** "interpreter on request", "translation services available": no language. */
const aid = /^(?:(?:an?|phone|video|medical) )*(?:interpret|translat)/i;

/** Adds remarks that were separated by commas to the language before: "Vietnamese, basic" is one language. */
function attachRemarks(things: readonly string[]): string[] {
  const languages: string[] = [];
  for (const thing of things) {
    const last = languages.at(-1);
    if (last !== undefined && aid.test(thing)) continue;
    if (last !== undefined && loneRemark.test(thing))
      languages[languages.length - 1] = `${last} (${thing.toLowerCase()})`;
    else languages.push(placeRemark(thing));
  }
  return languages;
}

/** "some French" is "French (some)". */
function placeRemark(thing: string): string {
  const [found = "", remark = ""] = leadingRemark.exec(thing) ?? [];
  return found ? `${thing.slice(found.length)} (${remark.toLowerCase()})` : thing;
}

/**
 * "English and Spanish", "Eng/Span", or "English; Spanish" as a list without duplicates. A remark
 * stays with its language: "Vietnamese (basic)".
 */
export const listLanguages = (text: string): string[] => [
  ...new Set(
    attachRemarks(
      listThings(
        text.replace(/^\s*(?:bilingual|languages?|we speak)\b[\s:,-]*|\s+only\.?\s*$/gi, ""),
      ),
    ).map((line) => {
      const [language, rest] = splitRemark(line);
      return fullName(language) + rest;
    }),
  ),
];
