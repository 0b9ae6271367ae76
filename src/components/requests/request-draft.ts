import { emptyRequest, requestSchema } from "@/components/requests/request-schema";
import { clearDraft, loadDraft, saveDraft } from "@/lib/draft";
import type { RequestKind } from "@/lib/request-state";

/** What a stranger has written to a practice, kept over the way to the sign-in page and back. */
export function requestDraft(doctorId: string, purpose: RequestKind) {
  const name = `request-${purpose}-${doctorId}`;
  return {
    load: () => requestSchema.safeParse(loadDraft(name)).data ?? emptyRequest,
    save: (written: typeof emptyRequest) => saveDraft(name, written),
    clear: () => clearDraft(name),
  };
}
