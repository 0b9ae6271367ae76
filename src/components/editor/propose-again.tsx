import { useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { FormFailure } from "@/components/forms/form-failure";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { useProposeAgain } from "@/hooks/editor/pending-changes";
import type { describeChange } from "@/lib/editor/proposed-change";
import { reviewTime } from "@/lib/listings/review-time";
import { toast } from "@/lib/toast";

interface ProposeAgainProps {
  changeId: string;
  rows: ReturnType<typeof describeChange>;
}

/**
 * Answers a rejection and proposes the chosen fields again. It has no form element, because it can
 * be inside a form.
 */
export function ProposeAgain({ changeId, rows }: ProposeAgainProps) {
  const proposal = useProposeAgain();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [answer, setAnswer] = useState("");
  const fields = rows.map(({ part }) => part).filter((part) => !left.includes(part));

  async function propose() {
    await proposal.mutateAsync({ id: changeId, fields, answer: answer.trim() });
    toast({ title: "Proposed again", description: reviewTime, tone: "success" });
  }

  return (
    <div className="mt-4 grid gap-4">
      {rows.length > 1 && (
        <fieldset>
          <legend className="text-sm font-semibold">What to propose again</legend>
          {rows.map(({ part, label }) => (
            <CheckboxField
              key={part}
              label={label}
              checked={!left.includes(part)}
              onChange={() =>
                setLeft(left.includes(part) ? left.filter((one) => one !== part) : [...left, part])
              }
            />
          ))}
        </fieldset>
      )}
      <TextareaField
        label="Your answer to the admin"
        name="answer"
        isOptional
        rows={3}
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <FormFailure error={proposal.error} />
      <Button
        size="sm"
        className="w-fit"
        disabled={fields.length === 0}
        isBusy={proposal.isPending}
        onClick={propose}
      >
        Propose again
      </Button>
    </div>
  );
}
