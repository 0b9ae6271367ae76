import { type DirectoryFilters, without } from "@/lib/filters/wishes";

/** The selected options of a filter, without duplicates. */
export const selectedOptions = (selected: DirectoryFilters, name: string): string[] => [
  ...new Set((new Map(Object.entries(selected)).get(name) ?? "").split(",").filter(Boolean)),
];

/** The filters with another value for one of them; an empty value removes it. */
export const withFilter = (
  selected: DirectoryFilters,
  name: string,
  value: string,
): DirectoryFilters => ({
  ...without(selected, name),
  ...(value !== "" && { [name]: value }),
});

/** The filters without one selected option. */
export const withoutOption = (
  selected: DirectoryFilters,
  name: string,
  option: string,
): DirectoryFilters =>
  withFilter(
    selected,
    name,
    selectedOptions(selected, name)
      .filter((chosen) => chosen !== option)
      .join(","),
  );
