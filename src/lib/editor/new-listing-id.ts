import { loadDraft, saveDraft } from "@/lib/browser/draft";
import { newListingDraft } from "@/lib/browser/draft-names";
import { isUuid } from "@/lib/format/text";

/**
 * Returns the id of a person's next listing. It stays the same after a reload, so that the draft is
 * found and a retried save adds one listing, until a listing has it.
 */
export function newListingId(userId: string, takenIds: readonly string[]): string {
  const name = newListingDraft(userId);
  const { id: known }: { id?: unknown } = Object(loadDraft(name));
  if (typeof known === "string" && isUuid(known) && !takenIds.includes(known)) return known;
  const id = crypto.randomUUID();
  saveDraft(name, { id });
  return id;
}
