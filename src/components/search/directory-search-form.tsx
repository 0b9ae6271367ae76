import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { SearchField } from "@/components/forms/search-field";
import { NearMe, useNearMe, withoutNearMe } from "@/components/search/near-me";
import { Button } from "@/components/ui/button";
import { searched } from "@/lib/browser/searched";
import { paths } from "@/lib/paths";

interface DirectorySearchFormProps {
  /** What the box starts with. Change the `key` with it, to start anew. */
  defaultValue?: string;
  isLabelHidden?: boolean;
  className?: string;
  /** What else may be said of the search, beside "Near me"; fields among it are kept in the address. */
  children?: ReactNode;
}

/** Searches the directory from any page. Before the scripts run, the browser submits it by itself. */
export function DirectorySearchForm({
  defaultValue,
  isLabelHidden,
  className,
  children,
}: DirectorySearchFormProps) {
  const navigate = useNavigate();
  const nearMe = useNearMe();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const text = String(said.get("search") ?? "").trim();
    const besides = withoutNearMe(text);
    if (besides !== text) return void nearMe.searchAround(besides, event.currentTarget);
    void navigate(paths.directory({ ...Object.fromEntries(said), search: text }), {
      state: searched,
    });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know `<search>`.
    <form role="search" action={paths.directory()} onSubmit={search} className={className}>
      <SearchField
        label="Find a doctor"
        isLabelHidden={isLabelHidden}
        name="search"
        defaultValue={defaultValue}
        placeholder="City, zip code, or specialty..."
        action={
          <Button type="submit" className="sm:px-7">
            Search
          </Button>
        }
      />
      <div className="mt-2 flex flex-wrap gap-x-1 noscript:hidden">
        <NearMe {...nearMe} />
        {children}
      </div>
    </form>
  );
}
