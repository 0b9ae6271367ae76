import type { Facts } from "./task.ts";
import { adminWords } from "./wording-admin.ts";
import { claimWords } from "./wording-claims.ts";
import { closingWords } from "./wording-closings.ts";
import { communityWords } from "./wording-community.ts";
import { moderationWords } from "./wording-moderation.ts";
import type { Wording } from "./wording-parts.ts";
import { practiceWords } from "./wording-practice.ts";
import { requestWords } from "./wording-requests.ts";

const kinds: Record<string, (facts: Facts) => Wording> = {
  ...requestWords,
  ...practiceWords,
  ...claimWords,
  ...closingWords,
  ...communityWords,
  ...moderationWords,
  ...adminWords,
};

/** The email types with wording. A test compares them with the database. */
export const knownKinds = Object.keys(kinds);

/** Returns the wording of an email type. Throws for an unknown type. */
export function wordingOf(kind: string, facts: Facts): Wording {
  const write = kinds[kind];
  if (!write) throw new Error(`There is no wording for the email type "${kind}".`);
  return write(facts);
}
