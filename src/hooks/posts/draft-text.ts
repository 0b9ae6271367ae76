import { useState } from "react";
import { clearDraft, loadDraft, saveDraft } from "@/lib/drafts/draft";

interface DraftText {
  /** Sent with the text, so that a retry doesn't create a duplicate. */
  id: string;
  content: string;
  /** Whether it was sent and may have been stored without a response. */
  isSent: boolean;
}

const newDraft = (content = ""): DraftText => ({
  id: crypto.randomUUID(),
  content,
  isSent: false,
});

function readDraft(name: string): DraftText {
  const kept = loadDraft(name);
  if (typeof kept !== "object" || kept === null) return newDraft();
  if (!("content" in kept && typeof kept.content === "string")) return newDraft();
  if (!("id" in kept && typeof kept.id === "string")) return newDraft(kept.content);
  return { id: kept.id, content: kept.content, isSent: "isSent" in kept && kept.isSent === true };
}

/** A draft stored on this device until it is sent. */
export function useDraftText(name: string) {
  const [draft, setDraft] = useState(() => readDraft(name));

  function keep(next: DraftText) {
    setDraft(next);
    if (next.content) saveDraft(name, next);
    else clearDraft(name);
  }

  return {
    ...draft,
    /** A text that was sent and then changed needs a new id. */
    write: (content: string) => keep(draft.isSent ? newDraft(content) : { ...draft, content }),
    markSent: () => keep({ ...draft, isSent: true }),
    clear: () => keep(newDraft()),
  };
}
