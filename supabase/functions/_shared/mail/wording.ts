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

const english = {
  ...requestWords,
  ...practiceWords,
  ...claimWords,
  ...closingWords,
  ...communityWords,
  ...moderationWords,
  ...adminWords,
};

/** The types for the people of a practice, claimants, and admins, whose pages are in English. All others need a wording in Spanish. */
type EnglishOnly =
  | keyof typeof practiceWords
  | keyof typeof claimWords
  | "request received"
  | "appeal listing granted"
  | "appeal listing declined"
  | "account admin added"
  | "admin digest";

const spanish: Record<Exclude<keyof typeof english, EnglishOnly>, Write> = {
  ...spanishRequestWords,
  ...spanishCommunityWords,
  ...spanishModerationWords,
  ...spanishFormWords,
};

const words: Record<Language, Record<string, Write | undefined>> = { en: english, es: spanish };

/** The email types with wording. A test compares them with the database. */
export const knownKinds = Object.keys(english);

/** The email types with Spanish wording. */
export const spanishKinds = Object.keys(spanish);

/** Returns the language of an email: the one that its recipient chose, if there is a wording in it. */
export const languageOf = (kind: string, chosen: Language): Language =>
  words[chosen][kind] ? chosen : "en";

/** Returns the wording of an email type. Throws for an unknown type. */
export function wordingOf(kind: string, facts: Facts, language: Language): Wording {
  const write = words[language][kind];
  if (!write) throw new Error(`There is no wording for the email type "${kind}".`);
  return write(facts);
}
