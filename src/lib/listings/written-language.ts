import { language } from "@/lib/language";

const commonWords = /^(?:el|la|los|de|que|y|en|para|con|una)$/;

/** Whether a text is in Spanish: it has a letter or sign of Spanish alone, or three of its most common words, which names such as “El Paso” capitalize. */
export function isSpanish(text: string): boolean {
  if (/[¿¡ñ]/i.test(text)) return true;
  const words = new Set(text.split(/[^\p{L}]+/u));
  return [...words].filter((word) => commonWords.test(word)).length >= 3;
}

/**
 * The `lang` of a text that a practice wrote, on a page in Spanish: practices don't state their language, most write in English. Undefined for
 * a text in Spanish, and on pages in English.
 */
export const langOf = (text: string): "en" | undefined =>
  language === "es" && !isSpanish(text) ? "en" : undefined;
