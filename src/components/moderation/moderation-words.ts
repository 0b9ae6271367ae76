import type { ModerationAct } from "@/hooks/moderation/moderate";

const effects: Record<ModerationAct, string> = {
  keep: "Everybody can read it. This closes all open reports of it, and the reporters are notified. If it was hidden, so is the author.",
  remove:
    "Only its author and admins can still read it. The author and everybody whose report is open are notified, with your reason.",
  erase:
    "This can't be undone, and admins can't read it afterward either. Use it only for content that must not be stored, such as private or illegal content.",
};

const verbs: Record<ModerationAct, { title: string; button: string; done: string }> = {
  keep: { title: "Keep", button: "Keep", done: "kept" },
  remove: { title: "Remove", button: "Remove", done: "removed" },
  erase: { title: "Erase", button: "Erase for good", done: "erased" },
};

/** What a dialog says about a decision on a post or comment. */
export function moderationWords(act: ModerationAct, kind: "post" | "comment") {
  const { title, button, done } = verbs[act];
  const noun = kind === "post" ? "Post" : "Comment";
  return {
    title: `${title} this ${kind}?`,
    description: effects[act],
    needsReason: act !== "keep",
    button,
    done: `${noun} ${done}`,
  };
}

/** Who can read a post or comment now, after somebody else decided or changed it. */
export function visibilityWords(content: { hidden_at: string | null; removed_at: string | null }) {
  if (content.removed_at) return "It is removed.";
  return content.hidden_at ? "It is hidden and waits for a decision." : "Everybody can read it.";
}
