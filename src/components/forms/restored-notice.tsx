import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/lib/toast";

interface RestoredNoticeProps {
  draft: {
    /** Null if nothing was restored. */
    restored: { savedAt: Date } | null;
    /** Whether someone else has saved a newer version. */
    isOutdated: boolean;
    /** Discards the changes and returns a function that undoes it. */
    discard: () => () => void;
  };
}

const formatted = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Says that a form has restored unsaved changes and offers to discard them. Renders nothing if it hasn't. */
export function RestoredNotice({ draft }: RestoredNoticeProps) {
  if (!draft.restored) return null;

  function discard() {
    const onPress = draft.discard();
    toast({
      title: "Unsaved changes discarded",
      action: { label: "Undo", alternative: "Restore the changes", onPress },
    });
  }
  return (
    <Notice
      title={`We restored your unsaved changes from ${formatted.format(draft.restored.savedAt)}`}
      className="mb-8"
      actions={
        <Button variant="secondary" size="sm" onClick={discard}>
          Discard
        </Button>
      }
    >
      They aren't saved yet.
      {draft.isOutdated &&
        " The listing has changed since then. If you both changed the same field, you can choose a version when you save."}
    </Notice>
  );
}
