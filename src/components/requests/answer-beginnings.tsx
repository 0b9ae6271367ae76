import { Button } from "@/components/ui/button";
import { answerTemplates } from "@/lib/requests/answer-templates";
import type { RequestKind } from "@/lib/requests/request-state";

interface AnswerTemplatePickerProps {
  kind: RequestKind;
  onChoose: (text: string) => void;
}

/** Buttons that fill the answer with a template. */
export function AnswerTemplatePicker({ kind, onChoose }: AnswerTemplatePickerProps) {
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
