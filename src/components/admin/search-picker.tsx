import { type KeyboardEvent, useId } from "react";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";

interface SearchPickerProps {
  label: string;
  hint: string;
  text: string;
  onTextChange: (text: string) => void;
  query: { error: Error | null; isFetching: boolean };
  /** The matches; undefined before a search. */
  options: { id: string; title: string; note: string }[] | undefined;
  chosen: string | null;
  onChoose: (id: string) => void;
}

// Enter must not submit the form around the search field.
function preventSubmit(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** A search-as-you-type field with a choice of one result. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, hint, text, onTextChange, query, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={preventSubmit}
      />
      <FormFailure error={query.error} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {query.isFetching && "Searching..."}
        {!query.isFetching && options?.length === 0 && `No matches for “${text.trim()}”.`}
      </p>
      {options && options.length > 0 && (
        <fieldset>
          <legend className="sr-only">{label}</legend>
          <div className="grid gap-2">
            {options.map((option) => (
              <label
                key={option.id}
                className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-4 py-2.5 ring-1 ring-line-strong/60 ring-inset has-checked:bg-sage has-checked:ring-2 has-checked:ring-primary"
              >
                <input
                  type="radio"
                  name={name}
                  checked={option.id === chosen}
                  onChange={() => onChoose(option.id)}
                  className="mt-1 size-4 shrink-0 accent-primary"
                />
                <span className="min-w-0 break-words">
                  <span className="font-semibold">{option.title}</span>
                  <span className="block text-sm text-ink-soft">{option.note}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
