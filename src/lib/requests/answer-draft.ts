import { clearDraft, loadDraft, saveDraft } from "@/lib/browser/draft";
/** The draft of an answer; empty if there is none. */
export function loadAnswerDraft(name: string): string {
  const draft = loadDraft(name);
  if (typeof draft !== "object" || draft === null || !("reply" in draft)) return "";
  return typeof draft.reply === "string" ? draft.reply : "";
}

/** Stores the draft of an answer; an empty one is removed. */
export function saveAnswerDraft(name: string, reply: string): void {
  if (reply.trim()) saveDraft(name, { reply });
  else clearDraft(name);
}
