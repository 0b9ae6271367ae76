import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/lib/toast";

interface RestoredNoticeProps {
  savedAt: Date;
  /** Others have saved something since. */
  isOutdated: boolean;
  /** Returns what undoes it. */
  onDiscard: () => () => void;
}

const formatted = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Says that a form shows what was typed earlier and not saved, and offers to discard it. */
export function RestoredNotice({ savedAt, isOutdated, onDiscard }: RestoredNoticeProps) {
  function discard() {
    const onPress = onDiscard();
    toast({
      title: "Unsaved changes discarded",
      action: { label: "Undo", alternative: "Type them again", onPress },
    });
  }
  return (
    <Notice
      title={`We restored what you typed on ${formatted.format(savedAt)}`}
      className="mb-8"
      actions={
        <Button variant="secondary" size="sm" onClick={discard}>
          Discard
        </Button>
      }
    >
      It isn’t saved yet.
      {isOutdated &&
        " The listing has changed since then. If you both changed the same thing, saving shows you both versions."}
    </Notice>
  );
}
