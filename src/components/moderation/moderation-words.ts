import type { ModerationAct } from "@/hooks/moderation/moderate";

const effects: Record<ModerationAct, string> = {
  hide: "Only its author and administrators still see it. The author is told, with your reason. You can restore it later.",
  restore: "Everybody sees it again. Open reports about it are closed, and the author is told.",
  delete: "This cannot be undone. Where in doubt, hide it: that can be taken back.",
};

const verbs: Record<ModerationAct, { button: string; done: string }> = {
  hide: { button: "Hide", done: "hidden" },
  restore: { button: "Restore", done: "restored" },
  delete: { button: "Delete for good", done: "deleted" },
};

/** What a dialog says about a decision on a post or comment. */
export function moderationWords(act: ModerationAct, kind: "post" | "comment") {
  const { button, done } = verbs[act];
  const noun = kind === "post" ? "Post" : "Comment";
  const verb = act.charAt(0).toUpperCase() + act.slice(1);
  return {
    title: `${verb} this ${kind}?`,
    description: effects[act],
    needsReason: act !== "restore",
    button,
    done: `${noun} ${done}`,
  };
}
