import { z } from "zod";
import { atMost, phoneNumber, price, webAddress } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import { isValidNpi, npiProblem } from "@/lib/listings/npi";
import { stateCode } from "@/lib/places/us-states";

/** A listing as somebody adds it. An empty text stands for what the database keeps as null. */
export const listingSchema = z.object({
  /** Given before it is sent, and kept with the draft, so that sending twice adds no second listing. */
  id: z.uuid(),
  practice_name: plainLine
    .min(2, "Enter the name of the practice")
    .refine(atMost(120), "A practice name has at most 120 characters"),
  credentials: plainLine.refine(atMost(120), "Please use at most 120 characters"),
  bio: z
    .string()
    .trim()
    .refine(atMost(4000), "Please shorten the description to at most 4,000 characters"),
  address_street: plainLine.refine(atMost(160), "Please use at most 160 characters"),
  address_city: plainLine
    .min(2, "Enter the city")
    .refine(atMost(80), "A city has at most 80 characters"),
  address_state: z
    .string()
    .refine((text) => stateCode(text) !== null, "Choose the state")
    .transform((text) => stateCode(text) ?? ""),
  address_zip: z
    .string()
    .trim()
    .regex(/^[0-9]{5}(-[0-9]{4})?$/, "Enter a ZIP code of five digits, like 78704"),
  monthly_price: price,
  yearly_price: price,
  specialty: plainLine
    .refine((text) => Array.from(text).length !== 1, "Enter at least 2 characters")
    .refine(atMost(80), "A specialty has at most 80 characters"),
  npi: z
    .string()
    .trim()
    .refine((text) => text === "" || isValidNpi(text), npiProblem),
  phone: phoneNumber,
  website: webAddress,
  how_known: z.string().trim().refine(atMost(500), "Please use at most 500 characters"),
  is_own_practice: z.boolean(),
});

export type ListingValues = z.infer<typeof listingSchema>;

/** What everybody says about a listing. */
export type BasicListing = Omit<ListingValues, "id" | "is_own_practice" | "how_known">;

export const emptyListing: Omit<ListingValues, "id"> = {
  practice_name: "",
  credentials: "",
  bio: "",
  address_street: "",
  address_city: "",
  address_state: "",
  address_zip: "",
  monthly_price: "",
  yearly_price: "",
  specialty: "",
  npi: "",
  phone: "",
  website: "",
  how_known: "",
  is_own_practice: false,
};

const draftSchema = z
  .object({
    id: z.uuid(),
    practice_name: z.string(),
    credentials: z.string(),
    bio: z.string(),
    address_street: z.string(),
    address_city: z.string(),
    address_state: z.string(),
    address_zip: z.string(),
    monthly_price: z.string(),
    yearly_price: z.string(),
    specialty: z.string(),
    npi: z.string(),
    phone: z.string(),
    website: z.string(),
    how_known: z.string(),
    is_own_practice: z.boolean(),
  })
  .partial();

/** What a kept draft fills in; the rest is empty. */
export function toListingValues(draft: unknown): ListingValues {
  const { data = {} } = draftSchema.safeParse(draft);
  const written = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ...emptyListing, id: crypto.randomUUID(), ...Object.fromEntries(written) };
}
