import { type RefObject, useState } from "react";
import { ActionDialog } from "@/components/admin/action-dialog";
import type { ContentSubject } from "@/components/community/content-subject";
import { type MenuModeration, useModerate, useReadContent } from "@/hooks/community/moderate";
import { prepareFocusMove } from "@/lib/browser/focus";
import { AppError } from "@/lib/errors";
import { toast } from "@/lib/toast";

interface ModerationCopy {
  verb: string;
  effect: string;
  button: string;
  done: string;
}

const copies: Record<MenuModeration, ModerationCopy> = {
  keep: {
    verb: "Keep",
    effect:
      "It stays, and is shown again if it was hidden. Open reports are closed and the reporters are notified. If it was hidden, the author is notified too.",
    button: "Keep",
    done: "kept",
  },
  remove: {
    verb: "Remove",
    effect:
      "Only the author and admins can still see it. The author and anyone with an open report are notified of your reason.",
    button: "Remove",
    done: "removed",
  },
  erase: {
    verb: "Erase",
    effect:
      "This can't be undone, and admins won't be able to see it either. Use it only for content that must not be stored, such as private or illegal content.",
    button: "Erase permanently",
    done: "erased",
  },
};

/** Describes who can see a post or comment. */
function describeVisibility(content: { hidden_at: string | null; removed_at: string | null }) {
  if (content.removed_at) return "It has been removed.";
  return content.hidden_at ? "It's hidden until an admin reviews it." : "It isn't hidden.";
}

interface ModerateDialogProps {
  action: MenuModeration;
  subject: Pick<ContentSubject, "kind" | "id" | "content" | "version">;
  /** An element in the row that the decision may remove. */
  containerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Lets an admin keep, remove, or erase a post or comment. After a conflict it shows the current version. */
export function ModerateDialog({ action, subject, containerRef, onClose }: ModerateDialogProps) {
  const moderate = useModerate();
  const reload = useReadContent();
  const [seen, setSeen] = useState({ content: subject.content, version: subject.version });
  const { kind, id } = subject;
  const { verb, effect, button, done } = copies[action];

  async function decide(reason: string) {
    const restoreFocus = prepareFocusMove(containerRef.current);
    try {
      await moderate.mutateAsync({ kind, id, action, reason, seenVersion: seen.version });
      toast({ title: `${kind === "post" ? "Post" : "Comment"} ${done}`, tone: "success" });
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.kind !== "conflict") throw failure;
      await showCurrent(failure);
    }
    // After the dialog has closed.
    setTimeout(restoreFocus);
  }

  /** Shows the current version after a conflict. Does nothing more if the content was deleted. */
  async function showCurrent(conflict: AppError) {
    const current = await reload.mutateAsync({ kind, id });
    if (!current) {
      toast({ title: "Error", description: `This ${kind} was deleted.`, tone: "error" });
      return;
    }
    setSeen(current);
    throw new AppError(
      "invalid",
      `${conflict.message} ${describeVisibility(current)} Review the current version above, then decide or cancel.`,
    );
  }

  return (
    <ActionDialog
      title={`${verb} this ${kind}?`}
      description={effect}
      button={button}
      isDangerous={action === "erase"}
      reason={action === "keep" ? "optional" : "required"}
      reasonHint="The author and reporters see this, and it's saved in the decision log. Don't include private information."
      onConfirm={decide}
      onClose={onClose}
    >
      <blockquote className="max-h-40 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
        {seen.content}
      </blockquote>
    </ActionDialog>
  );
}
