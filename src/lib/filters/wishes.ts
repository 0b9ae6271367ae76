/** The name of a filter of which several options can be chosen: of the first two any will do, the others all apply. The database agrees. */
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

/** What is wished for, as the address has it; "household" is whom prices are for, as `writeAges` wrote it. */
export type Wishes = Partial<Record<WishName | "household", string>>;

/** Whether something is filtered, rather than only sorted. */
export const isFiltered = (wishes: Wishes = {}): boolean =>
  Object.keys(wishes).some((wish) => wish !== "sort" && wish !== "household");

/** The wishes but for one. */
export const without = (wishes: Wishes, name: string): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([wish]) => wish !== name));
