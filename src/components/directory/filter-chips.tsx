import { RemovableLink } from "@/components/ui/removable-link";
import { TextLink } from "@/components/ui/text-link";
import { useFilters } from "@/hooks/directory/change-filters";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { withoutOption } from "@/lib/directory/directory-filters";
import { describeOptions, type SelectedOption } from "@/lib/directory/filter-labels";
import type { ListingFilters } from "@/lib/directory/listing-filters";

/** The filters of the URL and of the text, and the sort order, each once and with a remove button. */
export function FilterChips({ filters }: { filters: ListingFilters }) {
  const { applied, addressOf } = useFilters(filters);
  const { data: query } = useParsedQuery(filters.search);
  const chosen = describeOptions(applied);
  if (chosen.length === 0) return null;
  // The text can name an option in words that aren't a filter: "pediatrician".
  const inWords = (option: SelectedOption) =>
    (query?.parts ?? []).flatMap(({ label, without }) =>
      label === option.label ? [{ ...option, without }] : [],
    );
  return (
    <>
      <ul aria-label="Active filters" className="flex max-w-full flex-wrap gap-x-2 text-sm">
        {chosen.map((option) => (
          <li key={`${option.name} ${option.value}`} className="min-w-0">
            <RemovableLink
              to={addressOf(withoutOption(applied, option.name, option.value), inWords(option))}
              preventScrollReset
              label={option.label}
              tone="sky"
            />
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <TextLink
          to={addressOf({}, chosen.flatMap(inWords))}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm"
        >
          Clear all
        </TextLink>
      )}
    </>
  );
}
