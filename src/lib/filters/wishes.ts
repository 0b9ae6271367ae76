const yes = /^yes$/;
const names = /^[a-z][a-z,-]{1,999}$/;

/** What the directory can be filtered and sorted by, and what its address may say of each. The database reads the same. */
const readable = {
  accepting: yes,
  telehealth: yes,
  "in-person": yes,
  "price-to": /^[1-9]\d{0,4}$/,
  priced: yes,
  verified: yes,
  confirmed: yes,
  specialty: names,
  ages: names,
  language: names,
  service: names,
  sort: /^(price|newest)$/,
};

/** The name of a filter, or "sort". */
export type WishName = keyof typeof readable;

/** Filters of which several options can be chosen: of the first two any will do, the others all apply. The database agrees. */
export type ListName = "specialty" | "language" | "ages" | "service";

/** All of them. */
export const wishNames: readonly string[] = Object.keys(readable);

/** What is wished for, as the address has it; "household" is whom prices are for, as `writeAges` wrote it. */
export type Wishes = Partial<Record<WishName | "household", string>>;

/** Reads wishes from an address. What cannot be one is left out. */
export function readWishes(params: URLSearchParams): Wishes {
  const wishes: Record<string, string> = {};
  for (const [wish, form] of Object.entries(readable)) {
    const value = params.get(wish) ?? "";
    if (form.test(value)) wishes[wish] = value;
  }
  return wishes;
}

/** Whether something is filtered, rather than only sorted. */
export const isFiltered = (wishes: Wishes = {}): boolean =>
  Object.keys(wishes).some((wish) => wish !== "sort" && wish !== "household");

/** The wishes but for one. */
export const without = (wishes: Wishes, name: string): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([wish]) => wish !== name));
