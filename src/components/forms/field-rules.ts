import { z } from "zod";
import { highestAmount, isAmount, isAmountRange, plainAmount } from "@/lib/format/amount";
import { formatCount } from "@/lib/format/numbers";
import { readPhone } from "@/lib/format/read-phone";
import { completeAddress, isWebAddress } from "@/lib/format/web-addresses";
import type { Limits } from "@/lib/listings/field-facts";
import { t } from "@/lib/messages";
import { doctorsLimits } from "@/lib/supabase/column-limits";

/**
 * Arguments of `refine` that limit a text to its column's length. Counts characters like PostgreSQL; JavaScript's
 * `length` counts some twice.
 */
export const atMost = ([, limit]: Limits, subject?: string) => {
  const most = formatCount(limit);
  return [
    (text: string) => Array.from(text).length <= limit,
    subject ? t`${subject} can have up to ${most} characters` : t`Use at most ${most} characters`,
  ] as const;
};

const highest = formatCount(highestAmount);

/** An optional amount in dollars. */
export const price = z
  .string()
  .transform(plainAmount)
  .refine((text) => text === "" || isAmount(text), {
    error: ({ input }) =>
      isAmountRange(String(input))
        ? t`Enter one price. Add prices that differ by age under “Prices by age”.`
        : t`Enter dollars and cents, like 75 or 75.50`,
    abort: true,
  })
  .refine((text) => Number(text) <= highestAmount, t`Enter at most ${highest}`);

/** An optional web address. */
export const webAddress = z
  .string()
  .trim()
  .transform(completeAddress)
  .refine(
    (text) => text === "" || isWebAddress(text),
    t`Enter a web address like https://example.com`,
  )
  .refine(...atMost(doctorsLimits.website, t`A web address`));

const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** An optional phone or fax number in any usual format, converted to the stored one. */
export const phoneNumber = z
  .string()
  .trim()
  .transform((text, context) => {
    const read = text === "" ? { value: text } : readPhone(text);
    if ("value" in read) return read.value;
    context.addIssue({ code: "custom", message: asSentence(read.problem) });
    return z.NEVER;
  });
