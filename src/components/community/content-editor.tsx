import type { ComponentProps, KeyboardEvent } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field } from "@/components/forms/field";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { countCharacters } from "@/lib/format/characters";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";

const nearLimit = 200;
const announcedStep = 50;

interface ContentEditorProps extends Omit<ComponentProps<"textarea">, "value" | "onChange"> {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  /** The maximum number of characters. A longer text shows an error and is not cut off. */
  limit: number;
  /** Whether it has one line while it is empty and not in use. */
  isCompact?: boolean;
  /** What else is wrong with the text. */
  error?: string | undefined;
}

/** A text box that grows with its text and counts characters near the limit. */
export function ContentEditor({
  label,
  isLabelHidden,
  error,
  isCompact = false,
  value,
  onValueChange,
  limit,
  onKeyDown,
  ...props
}: ContentEditorProps) {
  const remaining = limit - countCharacters(value.trim());
  const isNear = remaining <= nearLimit;
  return (
    <>
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        hint={isNear && remaining >= 0 ? leftText(remaining) : undefined}
        error={remaining < 0 ? surplusText(-remaining) : error}
      >
        {(attributes) => (
          <textarea
            rows={isCompact ? 1 : 3}
            // Runs after every render, to also catch changes that were not typed.
            ref={(element) => fitHeight(element)}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              submitOnShortcut(event);
            }}
            className={joinClasses(
              controlClasses,
              "field-sizing-content max-h-[60vh] resize-none",
              isCompact && value === "" ? "min-h-12 focus:min-h-26" : "min-h-26",
            )}
            {...props}
            {...attributes}
          />
        )}
      </Field>
      <VisuallyHidden role="status">{isNear ? announce(remaining) : ""}</VisuallyHidden>
    </>
  );
}

/** Ctrl+Enter, or Command+Enter on a Mac, submits the form. */
function submitOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const leftText = (count: number) =>
  plural(count, { one: "# character left", other: "# characters left" });

const surplusText = (count: number) =>
  plural(count, { one: "# character too many", other: "# characters too many" });

/** Rounded, so that screen readers don't announce every keystroke. */
function announce(remaining: number): string {
  if (remaining < 0) return t`The text is too long`;
  const most = Math.ceil(remaining / announcedStep) * announcedStep;
  return t`At most ${most} characters left`;
}

/** Fits a text area's height to its content in browsers without `field-sizing: content`. */
function fitHeight(element: HTMLTextAreaElement | null): void {
  if (!element || Reflect.has(element.style, "fieldSizing")) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + 2}px`;
}
