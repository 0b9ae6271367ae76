import { z } from "zod";
import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { isPhoneNumber } from "@/lib/format/telephone";
import { completeAddress, isWebAddress } from "@/lib/format/web-address";

/** Whether a text has at most so many characters, as PostgreSQL counts them; JavaScript's `length` counts halves of some. */
export const atMost = (count: number) => (text: string) => Array.from(text).length <= count;

/** An amount in dollars, or nothing. */
export const price = z
  .string()
  .transform(plainAmount)
  .refine((text) => text === "" || isAmount(text), {
    error: "Enter dollars and cents, like 75 or 75.50",
    abort: true,
  })
  .refine((text) => Number(text) <= highestAmount, "Enter at most 100,000");

/** An address on the web, or nothing. */
export const webAddress = z
  .string()
  .trim()
  .transform(completeAddress)
  .refine(
    (text) => text === "" || isWebAddress(text),
    "Enter a web address like https://example.com",
  )
  .refine(atMost(500), "A web address has at most 500 characters");

/** A phone number as people write it, or nothing. */
export const phoneNumber = z
  .string()
  .trim()
  .refine((text) => text === "" || isPhoneNumber(text), "Enter a phone number like (512) 555-0100");
