import { useSearchParams } from "react-router-dom";
import { RemovableLink } from "@/components/ui/removable-link";
import { TextLink } from "@/components/ui/text-link";
import { addressWith } from "@/hooks/directory/change-filters";
import type { DirectoryFilters } from "@/lib/directory/directory-filters";
import { readFilters, withoutOption } from "@/lib/directory/directory-filters";
import { describeOptions } from "@/lib/directory/filter-labels";

/** The active filters and sort order, each with a remove button. */
export function FilterChips({ selected }: { selected: DirectoryFilters }) {
  const [params] = useSearchParams();
  const chosen = describeOptions(selected);
  const to = (fewer: DirectoryFilters) => addressWith(params, fewer);
  if (chosen.length === 0) return null;
  return (
    <>
      <ul aria-label="Active filters" className="flex max-w-full flex-wrap gap-x-2 text-sm">
        {chosen.map(({ name, value, label }) => (
          <li key={`${name} ${value}`} className="min-w-0">
            <RemovableLink
              to={to(withoutOption(readFilters(params), name, value))}
              preventScrollReset
              label={label}
              tone="sky"
            />
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <TextLink
          to={to({})}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm"
        >
          Clear all
        </TextLink>
      )}
    </>
  );
}
