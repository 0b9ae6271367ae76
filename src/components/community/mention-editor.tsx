import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { ContentEditor } from "@/components/community/content-editor";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { findOpenMention, type Person } from "@/lib/community/mentions";
import { joinClasses } from "@/lib/join-classes";
import { plural, t } from "@/lib/messages";

interface MentionEditorProps extends ComponentProps<typeof ContentEditor> {
  /** The people who are suggested after an @. */
  people: readonly Person[];
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const mostSuggestions = 6;

/**
 * A text box that suggests people after an @: the arrow keys choose one, Enter inserts it, and
 * Escape closes the list.
 */
export function MentionEditor({ people, onValueChange, ...props }: MentionEditorProps) {
  const id = useId();
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);
  const [open, setOpen] = useState<ReturnType<typeof findOpenMention>>(null);
  const [active, setActive] = useState(0);
  const suggested = open?.matches.slice(0, mostSuggestions) ?? [];
  const count = suggested.length;
  const optionId = (index: number) => `${id}-${index}`;

  function update(element: HTMLTextAreaElement) {
    setBox(element);
    setActive(0);
    const { value, selectionStart, selectionEnd } = element;
    const before = value.slice(0, selectionStart);
    setOpen(selectionStart === selectionEnd ? findOpenMention(before, people) : null);
  }

  function insert(person: Person | undefined) {
    if (!box || !open || !person) return;
    box.setRangeText(`@${person.name} `, open.start, box.selectionStart, "end");
    onValueChange(box.value);
    setOpen(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (suggested.length === 0 || event.ctrlKey || event.metaKey) return;
    if (step) setActive((active + step + suggested.length) % suggested.length);
    else if (event.key === "Enter") insert(suggested[active]);
    else if (event.key === "Escape") setOpen(null);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <ContentEditor
        {...props}
        onValueChange={onValueChange}
        onSelect={(event) => update(event.currentTarget)}
        onKeyDown={handleKeyDown}
        onBlur={() => setOpen(null)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? id : undefined}
        aria-activedescendant={open ? optionId(active) : undefined}
      />
      <VisuallyHidden role="status">
        {open &&
          plural(count, {
            one: "# suggestion. Choose with the arrow keys and Enter.",
            other: "# suggestions. Choose with the arrow keys and Enter.",
          })}
      </VisuallyHidden>
      {open && (
        <div
          id={id}
          role="listbox"
          aria-label={t`People in this thread`}
          className="absolute top-full left-0 z-20 mt-1 w-72 max-w-full rounded-md border border-line bg-raised p-1.5 text-ink shadow-lifted"
        >
          {suggested.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys.
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The focus stays in the text box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(person)}
              className={joinClasses(
                "flex min-h-11 cursor-pointer items-center rounded-sm px-3 hover:bg-sage",
                index === active && "bg-sage",
              )}
            >
              <bdi className="truncate">{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
