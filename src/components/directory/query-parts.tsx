import { useSearchParams } from "react-router-dom";
import { RemovableLink } from "@/components/ui/removable-link";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { searched } from "@/lib/browser/search-params";
import { combineFilters, readAddress, readFilters } from "@/lib/directory/directory-filters";
import { describeOptions } from "@/lib/directory/filter-labels";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

export interface QueryProps {
  search: string;
  /** Whether the place is the visitor's own location. */
  isNearYou: boolean;
}

/** The URLs of the same search with another text. */
export function useQueryAddresses({ isNearYou }: QueryProps) {
  const [params] = useSearchParams();
  const { near, ...here } = readAddress(params);
  const around = isNearYou ? { near } : {};
  const selected = readFilters(params);
  return {
    near,
    around: { ...here, ...around },
    selected,
    searchFor: (text: string) =>
      // A distance without a place has no meaning, so it is dropped.
      paths.directory(text || isNearYou ? { ...here, ...around, search: text } : selected),
  };
}

/** Shows what the search was interpreted as, as removable chips, besides filters. */
export function QueryParts(props: QueryProps) {
  const { search, isNearYou } = props;
  const { near, selected, searchFor } = useQueryAddresses(props);
  const { data: query } = useParsedQuery(search);
  const filterLabels = describeOptions(combineFilters(query?.filters, selected)).map(
    ({ label }) => label,
  );
  // What is also a filter is shown once, as a filter.
  const parts = (query?.parts ?? []).filter(({ label }) => !filterLabels.includes(label));
  if (!query || (parts.length === 0 && !isNearYou)) return null;
  return (
    <ul
      aria-label={t`Search interpreted as`}
      className="flex max-w-full gap-x-2 text-sm max-sm:shrink-0 sm:flex-wrap"
    >
      {parts.map(({ label, without }) => (
        <Part key={label} label={label} to={searchFor(without)} />
      ))}
      {isNearYou && (
        <Part
          label={near?.endsWith(",map") ? t`on the map` : t`near you`}
          to={paths.directory({ search, ...selected })}
        />
      )}
    </ul>
  );
}

interface PartProps {
  label: string;
  to: string;
}

function Part(part: PartProps) {
  return (
    <li className="min-w-0">
      <RemovableLink {...part} state={searched} tone="sage" />
    </li>
  );
}
