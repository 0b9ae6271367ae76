import { type ChangeEvent, type ReactNode, useState } from "react";
import { SearchField } from "@/components/forms/search-field";
import { Button } from "@/components/ui/button";

type Filters = Record<string, string | null>;

interface FieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

interface FilterBarProps {
  /** What the address says. The text that is looked for is called "search". */
  filters: Filters;
  searchLabel: string;
  searchHint?: string;
  onApply: (filters: Filters) => void;
  /** Further fields: lists apply at once, what is typed with the button. */
  children?: (field: (name: string) => FieldProps) => ReactNode;
}

/** A search with filters, which show what the address says, also after going back. */
export function FilterBar({ filters, searchLabel, searchHint, onApply, children }: FilterBarProps) {
  const address = JSON.stringify(filters);
  const [shown, setShown] = useState({ address, typed: filters });
  // Another address than the one that the fields were filled in from: they follow it.
  if (shown.address !== address) setShown({ address, typed: filters });
  const { typed } = shown;

  const field = (name: string): FieldProps => ({
    name,
    value: typed[name] ?? "",
    onChange: ({ target }) => {
      const next = { ...typed, [name]: target.value };
      setShown({ address, typed: next });
      if (target instanceof HTMLSelectElement) onApply(next);
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know `<search>`.
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(typed);
      }}
      className="mb-6 grid gap-4"
    >
      <SearchField
        label={searchLabel}
        hint={searchHint}
        className="max-w-2xl"
        action={
          <Button type="submit" size="sm">
            Search
          </Button>
        }
        {...field("search")}
      />
      {children?.(field)}
    </form>
  );
}
