import { oneLine } from "./sanitize-text.ts";
import { siteTexts } from "./site-texts.ts";
import type { Facts } from "./task.ts";
import {
  automaticReasonOf,
  type Line,
  named,
  sitePaths,
  type Wording,
  type Write,
} from "./wording-parts.ts";

// The Spanish counterparts of wording-parts.ts. For the terms, see docs/spanish.md.

/** Returns a text of the site in Spanish, with its values. Its translation is in src/content/messages. */
export const inSpanish = (
  text: keyof typeof siteTexts,
  values: Record<string, string> = {},
): string => siteTexts[text].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

export const practiceOf = ({ practice }: Facts): string =>
  named(practice) || inSpanish("a practice");

export const personOf = ({ person }: Facts): string => named(person) || inSpanish("Someone");

/** Formats a date of the database: "2027-03-01" is "1 de marzo de 2027". */
export const longDay = (date: string): string =>
  new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** "Oak y Elm". */
export const listOf = (names: string[]): string =>
  new Intl.ListFormat("es-US").format(names.map((name) => named(name)));

const automaticReasons: Record<string, string> = {
  private_information_reported: inSpanish(
    "A member reported that it shows private or health information.",
  ),
  reported_by_several: inSpanish("Several members reported it."),
};

/** Whether a text of an admin is in English: it has no letter or sign that only Spanish has. */
export const isEnglish = (text: string): boolean => !/[áéíóúüñ¿¡]/i.test(text);

/** Returns the reason for a decision as a separate line. What an admin wrote isn't translated. */
export function reasonOf(facts: Facts): Line[] {
  const label = "Motivo: ";
  const code = automaticReasonOf(facts);
  const sentence = oneLine((code === null ? facts.reason : automaticReasons[code]) ?? "");
  if (!sentence) return [];
  return [code === null && isEnglish(sentence) ? { label, english: sentence } : label + sentence];
}

export const dashboardAction = {
  label: "Ir a su cuenta",
  path: sitePaths.dashboard,
};

export const notificationsAction = {
  label: "Abrir sus notificaciones",
  path: sitePaths.notifications,
};

export const contactAction = { label: inSpanish("Contact us"), path: sitePaths.contact };

export const listingAction = (facts: Facts) => ({
  label: "Ver el consultorio",
  path: sitePaths.listing(facts),
});

/** Creates the wording of a type about a practice. */
export const aboutPractice =
  (
    headline: (practice: string) => string,
    line: string,
    action: (facts: Facts) => Wording["action"],
  ): Write =>
  (facts) => ({
    headline: headline(practiceOf(facts)),
    lines: [line, ...reasonOf(facts)],
    action: action(facts),
  });
