import { type ChangeEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SearchField } from "@/components/forms/search-field";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

type Filters = Record<string, string | null>;

interface FieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

interface FilterBarProps {
  /** The section of the admin page, whose URL holds the filters. */
  tab: string;
  /** The filters in the URL. The search text is called "search". */
  filters: Filters;
  searchLabel: string;
  searchHint?: string;
  /** Further fields. Selects and dates apply right away, text fields with the button. */
  children?: (field: (name: string) => FieldProps) => ReactNode;
}

/** A search form whose fields follow the filters in the URL, also after Back. */
export function FilterBar({ tab, filters, searchLabel, searchHint, children }: FilterBarProps) {
  const navigate = useNavigate();
  const applied = JSON.stringify(filters);
  const [state, setState] = useState({ applied, filters, values: filters });
  // The URL has changed, for example after Back, so the fields follow it, except what was typed since.
  if (state.applied !== applied) {
    const isTyped = ([name, value]: [string, string | null]) =>
      (value ?? "") !== (state.filters[name] ?? "");
    const typed = Object.fromEntries(Object.entries(state.values).filter(isTyped));
    setState({ applied, filters, values: { ...filters, ...typed } });
  }
  const { values } = state;
  const apply = (next: Filters) =>
    void navigate(paths.adminTab(tab, next), { preventScrollReset: true });

  const field = (name: string): FieldProps => ({
    name,
    value: values[name] ?? "",
    onChange: ({ target }) => {
      const next = { ...values, [name]: target.value };
      setState({ ...state, values: next });
      // While a year is typed, a date has years such as 0002.
      const isDay = target.type === "date" && (target.value === "" || target.value > "2000");
      if (isDay || target instanceof HTMLSelectElement) apply(next);
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 don't support `<search>`.
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(values);
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
