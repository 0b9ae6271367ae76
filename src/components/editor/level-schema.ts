import { z } from "zod";
import { atMost, price } from "@/components/forms/field-rules";
import { typedAmount } from "@/lib/format/numbers";
import { plainLine } from "@/lib/format/plain-line";
import { readLevel } from "@/lib/prices/membership-levels";
import { longestLevelName, writeLevel } from "@/lib/prices/read-levels";
import { doctorsLimits } from "@/lib/supabase/column-limits";

const level = z.object({
  name: plainLine
    .refine(...atMost([1, longestLevelName], "A name"))
    .refine((name) => writeLevel(name, "0") !== null, "Enter a name, like “Plus”"),
  monthly_price: price.refine((text) => text !== "", "Enter the price"),
});

/** A membership level as it is typed. */
export type LevelValues = z.infer<typeof level>;

export const emptyLevel: LevelValues = { name: "", monthly_price: "" };

/** How many membership levels a practice can have. */
export const [, maxLevels] = doctorsLimits.membership_levels;

export const levelsSchema = z.array(level).max(maxLevels, `Enter at most ${maxLevels}`);

/** Converts stored levels to form values. */
export const toLevelValues = (levels: readonly string[]): LevelValues[] =>
  levels.map(readLevel).map(({ name, price }) => ({ name, monthly_price: typedAmount(price) }));

/** Converts rows to stored levels. Rows that are still invalid are left out. */
export const toLevels = (rows: readonly LevelValues[]): string[] => {
  const levels = rows.map(({ name, monthly_price }) => writeLevel(name, monthly_price));
  return [...new Set(levels.filter((level) => level !== null))];
};
