import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface AlertQuestionProps {
  name: string;
  onAnswer: (isYes: boolean) => void;
}

/** Asks who comes back from signing in whether they still want to be told: an address alone must not ask for it. */
export function AlertQuestion({ name, onAnswer }: AlertQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={`Be told when ${name} accepts patients?`}
      description="You read it in your notifications, once."
      actions={
        <>
          <Button variant="ghost" onClick={() => onAnswer(false)}>
            Not now
          </Button>
          <Button onClick={() => onAnswer(true)}>Tell me</Button>
        </>
      }
    />
  );
}
