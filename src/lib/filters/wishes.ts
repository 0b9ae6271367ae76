/** A filter with several options. Specialty and language match any of them, the others all. The database agrees. */
export type ListName = "specialty" | "language" | "ages" | "service";

/** The name of a filter, or "sort". */
export type WishName =
  | "accepting"
  | "telehealth"
  | "in-person"
  | "price-to"
  | "priced"
  | "verified"
  | "confirmed"
  | "sort"
  | ListName;

/** The selected filters as URL values; "household" is in the format of `writeAges`. */
export type Wishes = Partial<Record<WishName | "household", string>>;

/** Whether anything is filtered, not only sorted. */
export const isFiltered = (wishes: Wishes = {}): boolean =>
  Object.keys(wishes).some((wish) => wish !== "sort" && wish !== "household");

/** The filters without one of them. */
export const without = (wishes: Wishes, name: string): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([wish]) => wish !== name));
