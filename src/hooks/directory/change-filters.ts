import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";
import { type TextFilter, useParsedQuery } from "@/hooks/directory/parsed-query";
import {
  combineFilters,
  type DirectoryFilters,
  filterNames,
  selectedOptions,
} from "@/lib/directory/directory-filters";
import { type ListingFilters, parseListingFilters } from "@/lib/directory/listing-filters";
import { paths } from "@/lib/paths";

/** The words of a text that another version of it still has. */
function sharedWords(text: string, other: string): string {
  const left = other.split(/\s+/);
  const isShared = (word: string) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  return text.split(/\s+/).filter(isShared).join(" ");
}

/**
 * The directory's URL with other filters. A filter of the search text that isn't among them is
 * removed from the text, and one that is isn't repeated in the URL. A household that is not in the
 * URL yet stays out of it.
 */
export function addressWith(
  params: URLSearchParams,
  selected: DirectoryFilters,
  textFilters: readonly TextFilter[] = [],
): string {
  const others = Object.fromEntries(
    [...params].filter(([name]) => name !== "search" && !filterNames.includes(name)),
  );
  const isSelected = ({ name, value }: TextFilter) =>
    selectedOptions(selected, name).includes(value);
  const search = textFilters
    .filter((filter) => !isSelected(filter))
    .reduce((text, { without }) => sharedWords(text, without), params.get("search") ?? "");
  const inUrl = filterNames.map((name) => {
    const inText = textFilters.filter((filter) => filter.name === name && isSelected(filter));
    const options = selectedOptions(selected, name).filter(
      (option) => !inText.some(({ value }) => value === option),
    );
    return [name, options.join(",")];
  });
  return paths.directory({ search, ...others, ...Object.fromEntries(inUrl) });
}

/** The filters of the URL and of its search text, and how to change them. */
export function useFilters(filters: ListingFilters) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: query } = useParsedQuery(filters.search);
  const textFilters = query?.textFilters ?? [];
  /** The URL with other filters; `alsoInText` are further options that the text names. */
  const addressOf = (selected: DirectoryFilters, alsoInText: readonly TextFilter[] = []) =>
    addressWith(params, selected, [...textFilters, ...alsoInText]);
  return {
    applied: combineFilters(query?.filters, filters.selected),
    addressOf,
    /** The search with other filters. */
    searchWith: (selected: DirectoryFilters): ListingFilters =>
      parseListingFilters(new URLSearchParams(addressOf(selected).split("?")[1])),
    /** Navigates to the directory with other filters and returns the new URL. The scroll position stays. */
    change: (selected: DirectoryFilters, options: NavigateOptions = {}): string => {
      const address = addressOf(selected);
      void navigate(address, { preventScrollReset: true, ...options });
      return address;
    },
  };
}
