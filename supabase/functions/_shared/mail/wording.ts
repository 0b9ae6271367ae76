import { type EmailedEvent, emailedEvents } from "./event-codes.ts";
import type { Facts, Language } from "./task.ts";
import { adminWords } from "./wording-admin.ts";
import { claimWords } from "./wording-claims.ts";
import { closingWords } from "./wording-closings.ts";
import { communityWords } from "./wording-community.ts";
import { moderationWords } from "./wording-moderation.ts";
import type { Wording, Write } from "./wording-parts.ts";
import { practiceWords } from "./wording-practice.ts";
import { requestWords } from "./wording-requests.ts";
import { spanishCommunityWords } from "./wording-spanish-community.ts";
import { spanishFormWords } from "./wording-spanish-forms.ts";
import { spanishModerationWords } from "./wording-spanish-moderation.ts";
import { spanishRequestWords } from "./wording-spanish-requests.ts";

const english: Record<EmailedEvent, Write> = {
  ...requestWords,
  ...practiceWords,
  ...claimWords,
  ...closingWords,
  ...communityWords,
  ...moderationWords,
  ...adminWords,
};

/**
 * The emails to the people of a practice, claimants, and admins, whose pages are in English. All
 * others need a wording in Spanish.
 */
type EnglishOnly =
  | keyof typeof practiceWords
  | keyof typeof claimWords
  | "request_received"
  | "admin_added"
  | "admin_digest";

const spanish: Record<Exclude<EmailedEvent, EnglishOnly>, Write> = {
  ...spanishRequestWords,
  ...spanishCommunityWords,
  ...spanishModerationWords,
  ...spanishFormWords,
};

const words: Record<Language, Partial<Record<EmailedEvent, Write>>> = { en: english, es: spanish };

/** The events whose emails are also in Spanish. */
export const spanishEvents = emailedEvents.filter((event) => words.es[event]);

/** Returns the language of an email: the one that its recipient chose, if there is a wording in it. */
export const languageOf = (event: EmailedEvent, chosen: Language): Language =>
  words[chosen][event] ? chosen : "en";

/** Returns the wording of an email. */
export const wordingOf = (event: EmailedEvent, facts: Facts, language: Language): Wording =>
  (words[language][event] ?? english[event])(facts);
