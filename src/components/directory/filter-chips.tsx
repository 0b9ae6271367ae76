import { Trans } from "@/components/ui/messages";
import { RemovableLink } from "@/components/ui/removable-link";
import { TextLink } from "@/components/ui/text-link";
import { useFilters } from "@/hooks/directory/change-filters";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { type DirectoryFilters, without, withoutOption } from "@/lib/directory/directory-filters";
import { describeOptions, type SelectedOption } from "@/lib/directory/filter-labels";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { t } from "@/lib/messages";

interface FilterChipsProps {
  filters: ListingFilters;
  /** The filters to show, of the URL and of the text. */
  shown: DirectoryFilters;
}

/** Active filters, each with a remove button, and a link that removes all. */
export function FilterChips({ filters, shown }: FilterChipsProps) {
  const { applied, addressOf } = useFilters(filters);
  const { data: query } = useParsedQuery(filters.search);
  const { sort, ...others } = applied;
  const all = describeOptions(others);
  const chosen = describeOptions(without(shown, "sort"));
  // The text can name an option in words that aren't a filter: "pediatrician".
  const inWords = (option: SelectedOption) =>
    (query?.parts ?? []).flatMap(({ label, without }) =>
      label === option.label ? [{ ...option, without }] : [],
    );
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label={t`Active filters`} className="flex max-w-full flex-wrap gap-x-2 text-sm">
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
      )}
      {all.length > 1 && (
        <TextLink
          to={addressOf(sort ? { sort } : {}, all.flatMap(inWords))}
          preventScrollReset
          className="inline-flex min-h-11 shrink-0 items-center text-sm"
        >
          <Trans>Clear all</Trans>
        </TextLink>
      )}
    </>
  );
}
