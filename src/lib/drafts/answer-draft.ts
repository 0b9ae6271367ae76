import { clearDraft, loadDraft, saveDraft } from "@/lib/drafts/draft";

/** The answer that was being written under a name; empty when there is none. */
export function loadAnswerDraft(name: string): string {
  const kept = loadDraft(name);
  if (typeof kept !== "object" || kept === null || !("reply" in kept)) return "";
  return typeof kept.reply === "string" ? kept.reply : "";
}

/** Keeps an answer that is being written; an empty one is forgotten. */
export function saveAnswerDraft(name: string, reply: string): void {
  if (reply.trim()) saveDraft(name, { reply });
  else clearDraft(name);
}
