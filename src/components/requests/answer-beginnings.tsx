import { Button } from "@/components/ui/button";
import { answerTemplates } from "@/lib/requests/answer-templates";
import type { RequestKind } from "@/lib/requests/request-state";

interface AnswerBeginningsProps {
  kind: RequestKind;
  onChoose: (text: string) => void;
}

/** The texts that an answer can begin with. */
export function AnswerBeginnings({ kind, onChoose }: AnswerBeginningsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Start with a template</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {answerTemplates(kind).map(({ name, text }) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => onChoose(text)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
