import { Button } from "@/components/ui/button";
import { moveFocusOnRemoval } from "@/lib/browser/focus";

interface AnswerButtonsProps {
  /** The practice that asks, which distinguishes the buttons for screen readers. */
  practiceName: string;
  isBusy: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** Accepts or declines what a practice asks. */
export function AnswerButtons({ practiceName, isBusy, onAnswer }: AnswerButtonsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button
        ref={moveFocusOnRemoval}
        size="sm"
        isBusy={isBusy}
        aria-label={`Accept: ${practiceName}`}
        onClick={() => onAnswer(true)}
      >
        Accept
      </Button>
      <Button
        ref={moveFocusOnRemoval}
        size="sm"
        variant="secondary"
        isBusy={isBusy}
        aria-label={`Decline: ${practiceName}`}
        onClick={() => onAnswer(false)}
      >
        Decline
      </Button>
    </div>
  );
}
