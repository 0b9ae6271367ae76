import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field } from "@/components/forms/field";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { fitHeight } from "@/lib/browser/fit-height";
import { countCharacters } from "@/lib/format/characters";
import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";

const nearLimit = 200;
const announcedStep = 50;

interface ContentEditorProps extends Omit<ComponentProps<"textarea">, "value" | "onChange"> {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onWrite: (value: string) => void;
  /** The most characters that fit. Nothing is cut off: what is too long says so. */
  limit: number;
}

/** A text box that grows with its text and counts when the end comes near. */
export function ContentEditor({
  label,
  isLabelHidden,
  value,
  onWrite,
  limit,
  ...props
}: ContentEditorProps) {
  const left = limit - countCharacters(value.trim());
  const isNear = left <= nearLimit;
  return (
    <>
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        hint={isNear && left >= 0 ? `${characters(left)} left` : undefined}
        error={left < 0 ? `${characters(-left)} too many` : undefined}
      >
        {(wiring) => (
          <textarea
            rows={3}
            // Anew after every change, also one that did not come from typing.
            ref={(element) => fitHeight(element)}
            value={value}
            onChange={(event) => onWrite(event.currentTarget.value)}
            className={joinClasses(
              controlClasses,
              "field-sizing-content max-h-[60vh] min-h-26 resize-none",
            )}
            {...props}
            {...wiring}
          />
        )}
      </Field>
      <VisuallyHidden role="status">{isNear ? announce(left) : ""}</VisuallyHidden>
    </>
  );
}

const characters = (count: number) =>
  count === 1 ? "1 character" : `${formatCount(count)} characters`;

/** Not at every letter. */
function announce(left: number): string {
  if (left < 0) return "The text is too long";
  return `At most ${Math.ceil(left / announcedStep) * announcedStep} characters left`;
}
