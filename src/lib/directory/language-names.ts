import { joinLanguages, languageOf } from "@/lib/listings/language-lines";
import { tagName } from "@/lib/supabase/tag-names";

/** The name of a language within a sentence. Spanish writes it in lowercase. */
function nameInSentence(language: string): string {
  const name = tagName(language);
  return name === language ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The languages of a listing as text: "English, Vietnamese (basic)"; in Spanish "inglés, vietnamita (basic)". */
export const describeLanguages = (lines: readonly string[]): string =>
  joinLanguages(
    lines.map((line) => {
      const language = languageOf(line);
      return `${nameInSentence(language)}${line.trim().slice(language.length)}`;
    }),
  );
