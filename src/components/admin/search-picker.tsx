import { type KeyboardEvent, useId } from "react";
import { FormFailure } from "@/components/forms/form-failure";
import { TextField } from "@/components/forms/text-field";
import { minSearchLength } from "@/hooks/admin/members";

interface SearchPickerProps<Row> {
  label: string;
  hint: string;
  text: string;
  onTextChange: (text: string) => void;
  /** The matches of the text. */
  query: { data: Row[] | undefined; error: Error | null; isFetching: boolean };
  /** The id of a match to leave out. */
  exceptId?: string | null;
  describe: (row: Row) => { title: string; note: string };
  chosen: Row | null;
  /** Called with null when the text changes. */
  onChoose: (row: Row | null) => void;
}

// Enter must not submit the form around the search field.
function preventSubmit(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** A search-as-you-type field with a choice of one result. */
export function SearchPicker<Row extends { id: string }>(props: SearchPickerProps<Row>) {
  const { label, hint, text, onTextChange, query, exceptId, describe, chosen, onChoose } = props;
  const name = useId();
  const isLongEnough = text.trim().length >= minSearchLength;
  const rows = isLongEnough ? query.data?.filter(({ id }) => id !== exceptId) : undefined;
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
          onChoose(null);
        }}
        onKeyDown={preventSubmit}
      />
      <FormFailure error={query.error} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {query.isFetching
          ? "Searching..."
          : rows?.length === 0 && `No matches for “${text.trim()}”.`}
      </p>
      {rows && rows.length > 0 && (
        <fieldset>
          <legend className="sr-only">{label}</legend>
          <div className="grid gap-2">
            {rows.map((row) => (
              <label
                key={row.id}
                className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-4 py-2.5 ring-1 ring-line-strong/60 ring-inset has-checked:bg-sage has-checked:ring-2 has-checked:ring-primary"
              >
                <input
                  type="radio"
                  name={name}
                  checked={row.id === chosen?.id}
                  onChange={() => onChoose(row)}
                  className="mt-1 size-4 shrink-0 accent-primary"
                />
                <span className="min-w-0 break-words">
                  <span className="font-semibold">{describe(row).title}</span>
                  <span className="block text-sm text-ink-soft">{describe(row).note}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
