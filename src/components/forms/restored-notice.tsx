import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/lib/toast";

interface RestoredNoticeProps {
  savedAt: Date;
  /** Whether someone else has saved a newer version. */
  isOutdated: boolean;
  /** Discards the changes and returns a function that undoes it. */
  onDiscard: () => () => void;
}

const formatted = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Says that a form has restored unsaved changes and offers to discard them. */
export function RestoredNotice({ savedAt, isOutdated, onDiscard }: RestoredNoticeProps) {
  function discard() {
    const onPress = onDiscard();
    toast({
      title: "Unsaved changes discarded",
      action: { label: "Undo", alternative: "Restore the changes", onPress },
    });
  }
  return (
    <Notice
      title={`We restored your unsaved changes from ${formatted.format(savedAt)}`}
      className="mb-8"
      actions={
        <Button variant="secondary" size="sm" onClick={discard}>
          Discard
        </Button>
      }
    >
      They aren't saved yet.
      {isOutdated &&
        " The listing has changed since then. If you both changed the same field, you can choose a version when you save."}
    </Notice>
  );
}
