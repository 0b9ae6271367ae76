import { useState } from "react";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { redLabels, type Verdict } from "@/lib/admin/verdicts";

interface ApprovedCase {
  id: string;
  label: string;
  hint?: string | undefined;
  /** With a red one, it isn't chosen at first. */
  warnings: readonly Verdict[];
  /** Whether only another admin can decide it. */
  isOwn: boolean;
}

interface ApproveDialogProps {
  title: string;
  description: string;
  cases: readonly ApprovedCase[];
  onApprove: (ids: string[]) => void;
  onClose: () => void;
}

/** Lists what is about to be approved with its warnings, to choose from. */
export function ApproveDialog({
  title,
  description,
  cases,
  onApprove,
  onClose,
}: ApproveDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const chosen = cases
    .filter(
      ({ id, isOwn, warnings }) => !isOwn && (choices[id] ?? redLabels(warnings).length === 0),
    )
    .map(({ id }) => id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            onClick={() => {
              if (chosen.length > 0) onApprove(chosen);
            }}
            aria-disabled={chosen.length === 0}
          >
            Approve {chosen.length}
          </Button>
        </>
      }
    >
      <ul className="grid max-h-[35dvh] gap-1 overflow-y-auto rounded-lg bg-sage p-4 text-sm">
        {cases.map(({ id, label, hint, warnings, isOwn }) => (
          <li key={id}>
            <CheckboxField
              label={label}
              hint={isOwn ? "Another admin must decide: you have taken part in it." : hint}
              disabled={isOwn}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChoices((before) => ({ ...before, [id]: target.checked }))
              }
            />
            {warnings.length > 0 && (
              <ul className="mb-2 flex flex-wrap gap-2 pl-9">
                {warnings.map((warning) => (
                  <li key={warning.label}>
                    <Badge tone={warning.tone}>{warning.label}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
