import { language } from "@/lib/language";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

// Without the words of both languages, such as "no" and "me".
const spanish = words(
  "el la los las un una de del que y en es por para con mi su se lo como más pero muy está",
);
const english = words(
  "the an of to and in is it for with my your that this was are have but very not i you we",
);

/**
 * The `lang` of a text that a member or a practice wrote: "es" if its words are clearly Spanish;
 * otherwise English, for which an English page needs none. It is read from the text, because the
 * language of a writer's browser isn't that of everything they write.
 */
export function textLanguage(text: string): "es" | "en" | undefined {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spanishCount = found.filter((word) => spanish.has(word)).length;
  const englishCount = found.filter((word) => english.has(word)).length;
  if (spanishCount >= 2 && spanishCount > 2 * englishCount) return "es";
  return language === "es" ? "en" : undefined;
}
