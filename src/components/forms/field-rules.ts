import { z } from "zod";

/** Whether a text has at most so many characters, as PostgreSQL counts them; JavaScript's `length` counts halves of some. */
export const atMost = (count: number) => (text: string) => Array.from(text).length <= count;

/** An amount in dollars, or nothing. */
export const price = z
  .string()
  .trim()
  // People write "$75" and "1,200"; a comma before two digits is somebody's decimal point, which we do not guess.
  .transform((text) => text.replace(/^\$\s*/, "").replace(/,(?=\d{3}(?:\D|$))/g, ""))
  .refine((text) => /^(?:\d{1,6}(?:\.\d{1,2})?)?$/.test(text), {
    error: "Enter dollars and cents, like 75 or 75.50",
    abort: true,
  })
  .refine((text) => Number(text) <= 100_000, "Enter at most 100,000");

// People write "example.com"; an address that names a scheme keeps it, and is judged by it.
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

const isWebAddress = (address: string) =>
  address === "" || (/^https?:\/\/[^\s<>"]+$/.test(address) && URL.canParse(address));

/** An address on the web, or nothing. */
export const webAddress = z
  .string()
  .trim()
  .transform(withScheme)
  .refine(isWebAddress, "Enter a web address like https://example.com")
  .refine(atMost(500), "A web address has at most 500 characters");

/** A phone number as people write it, or nothing. */
export const phoneNumber = z
  .string()
  .trim()
  .regex(/^$|^[0-9+(). x-]{7,40}$/, "Enter a phone number like (512) 555-0100");
