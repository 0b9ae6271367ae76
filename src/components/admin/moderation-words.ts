import type { ModerationAction } from "@/hooks/moderation/moderate";

const effects: Record<ModerationAction, string> = {
  keep: "Everyone can see it. Open reports are closed and the reporters are notified. If it was hidden, the author is notified too.",
  remove:
    "Only the author and admins can still see it. The author and anyone with an open report are notified of your reason.",
  erase:
    "This can't be undone, and admins won't be able to see it either. Use it only for content that must not be stored, such as private or illegal content.",
};

const verbs: Record<ModerationAction, { title: string; button: string; done: string }> = {
  keep: { title: "Keep", button: "Keep", done: "kept" },
  remove: { title: "Remove", button: "Remove", done: "removed" },
  erase: { title: "Erase", button: "Erase permanently", done: "erased" },
};

/** Dialog copy of a moderation action on a post or comment. */
export function moderationCopy(action: ModerationAction, kind: "post" | "comment") {
  const { title, button, done } = verbs[action];
  const noun = kind === "post" ? "Post" : "Comment";
  return {
    title: `${title} this ${kind}?`,
    description: effects[action],
    needsReason: action !== "keep",
    button,
    done: `${noun} ${done}`,
  };
}

/** Describes who can see a post or comment. */
export function describeVisibility(content: {
  hidden_at: string | null;
  removed_at: string | null;
}) {
  if (content.removed_at) return "It has been removed.";
  return content.hidden_at ? "It's hidden until an admin reviews it." : "Everyone can see it.";
}
