/** A filter with several options. Specialty and language match any of them, the others all. The database agrees. */
export type OptionListName = "specialty" | "language" | "ages" | "service";

/** The name of a filter, or "sort". */
export type FilterName =
  | "accepting"
  | "telehealth"
  | "in-person"
  | "price-to"
  | "priced"
  | "verified"
  | "confirmed"
  | "sort"
  | OptionListName;

/** The selected filters as URL values; "household" is in the format of `writeAges`. */
export type DirectoryFilters = Partial<Record<FilterName | "household", string>>;

/** Whether anything is filtered, not only sorted. */
export const isFiltered = (selected: DirectoryFilters = {}): boolean =>
  Object.keys(selected).some((name) => name !== "sort" && name !== "household");

/** The filters without one of them. */
export const without = (selected: DirectoryFilters, name: string): DirectoryFilters =>
  Object.fromEntries(Object.entries(selected).filter(([other]) => other !== name));
