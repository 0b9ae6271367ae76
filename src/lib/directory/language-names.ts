import { joinLanguages, languageOf } from "@/lib/listings/language-lines";
import { t } from "@/lib/messages";
import { tagName } from "@/lib/supabase/tag-names";

/** The name of a language within a sentence. Spanish writes it in lowercase. */
function nameInSentence(language: string): string {
  const name = tagName(language);
  return name === language ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The usual remarks on how well somebody speaks a language. */
const remarks = new Map([
  ["basic", t`basic`],
  ["some", t`some`],
  ["limited", t`limited`],
  ["conversational", t`conversational`],
  ["intermediate", t`intermediate`],
  ["advanced", t`advanced`],
  ["fluent", t`fluent`],
  ["native", t`native`],
]);

/** A remark with its punctuation, translated if it is a usual one: ", basic", " (basic)". */
const remarkText = (remark: string): string =>
  remark.replace(/^[^\p{L}]*(\p{L}+)\)?$/u, (whole, word: string) =>
    whole.replace(word, remarks.get(word) ?? word),
  );

/** The languages of a listing as text: "English, Vietnamese (basic)"; in Spanish "inglés, vietnamita (basic)". */
export const describeLanguages = (lines: readonly string[]): string =>
  joinLanguages(
    lines.map((line) => {
      const language = languageOf(line);
      return `${nameInSentence(language)}${remarkText(line.trim().slice(language.length))}`;
    }),
  );
