import type { FieldValues } from "@/components/editor/field-values";

type Prices = Pick<
  FieldValues,
  "monthly_price" | "couple_price" | "family_cap" | "employer_price" | "employer_from"
>;

interface PriceMistake {
  field: keyof Prices;
  message: string;
}

const isBelow = (lower: string, higher: string) =>
  lower !== "" && higher !== "" && Number(lower) < Number(higher);

/** Finds prices that contradict each other. */
export function priceMistakes(prices: Prices): PriceMistake[] {
  const { monthly_price, couple_price, family_cap, employer_price, employer_from } = prices;
  const mistakes: PriceMistake[] = [];
  // With such a cap, the other price would never apply.
  if (isBelow(family_cap, monthly_price)) {
    mistakes.push({ field: "family_cap", message: "This is less than the price for one adult" });
  } else if (isBelow(family_cap, couple_price)) {
    mistakes.push({ field: "family_cap", message: "This is less than the price for a couple" });
  }
  if (employer_from !== "" && employer_price === "") {
    mistakes.push({ field: "employer_price", message: "Enter the employer price" });
  }
  return mistakes;
}

/** What two adults pay with the family cap, and what they would pay without it; null if the cap isn't below that. */
export function cappedCouple({
  monthly_price,
  couple_price,
  family_cap,
}: Pick<Prices, "monthly_price" | "couple_price" | "family_cap">) {
  const singles = 2 * Number(monthly_price);
  const isGift =
    monthly_price !== "" &&
    couple_price === "" &&
    family_cap !== "" &&
    Number(family_cap) < singles;
  return isGift && Number(family_cap) >= Number(monthly_price)
    ? { pays: Number(family_cap), instead: singles }
    : null;
}
