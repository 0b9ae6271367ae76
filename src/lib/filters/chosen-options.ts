import { type Wishes, without } from "@/lib/filters/wishes";

/** What is chosen of a filter, one by one, and each once. */
export const chosenOf = (wishes: Wishes, name: string): string[] => [
  ...new Set((new Map(Object.entries(wishes)).get(name) ?? "").split(",").filter(Boolean)),
];

/** The wishes with another value for one of them; empty for none. */
export const withWish = (wishes: Wishes, name: string, value: string): Wishes => ({
  ...without(wishes, name),
  ...(value !== "" && { [name]: value }),
});

/** The wishes without one of the options that are chosen of a filter. */
export const withoutOption = (wishes: Wishes, name: string, option: string): Wishes =>
  withWish(
    wishes,
    name,
    chosenOf(wishes, name)
      .filter((chosen) => chosen !== option)
      .join(","),
  );
