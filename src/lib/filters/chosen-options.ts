import { type Wishes, without } from "@/lib/filters/wishes";

/** The selected options of a filter, without duplicates. */
export const chosenOf = (wishes: Wishes, name: string): string[] => [
  ...new Set((new Map(Object.entries(wishes)).get(name) ?? "").split(",").filter(Boolean)),
];

/** The filters with another value for one of them; an empty value removes it. */
export const withWish = (wishes: Wishes, name: string, value: string): Wishes => ({
  ...without(wishes, name),
  ...(value !== "" && { [name]: value }),
});

/** The filters without one selected option. */
export const withoutOption = (wishes: Wishes, name: string, option: string): Wishes =>
  withWish(
    wishes,
    name,
    chosenOf(wishes, name)
      .filter((chosen) => chosen !== option)
      .join(","),
  );
