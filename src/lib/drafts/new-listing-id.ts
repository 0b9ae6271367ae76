import { loadDraft, saveDraft } from "@/lib/drafts/draft";
import { newListingDraft } from "@/lib/drafts/draft-names";
import { isUuid } from "@/lib/format/uuid";

/**
 * The id that a person's next listing will have: the same after a reload, so that what they typed is found again, and so
 * that saving twice after a lost answer adds one listing. Another one once a listing has it.
 */
export function newListingId(userId: string, takenIds: readonly string[]): string {
  const name = newListingDraft(userId);
  const { id: known }: { id?: unknown } = Object(loadDraft(name));
  if (typeof known === "string" && isUuid(known) && !takenIds.includes(known)) return known;
  const id = crypto.randomUUID();
  saveDraft(name, { id });
  return id;
}
