import { z } from "zod";
import { listingSchema } from "@/components/add-listing/listing-schema";
import { plainLine } from "@/lib/format/plain-line";
import { type CorrectionField, isCorrectionField } from "@/lib/listings/correction-fields";

// The limits are those of the table; PostgreSQL counts characters, JavaScript's `length` halves of some.
const atMost = (count: number) => (text: string) => Array.from(text).length <= count;

const { shape } = listingSchema;

const yesOrNo = z.string().regex(/^(true|false)$/, "Choose yes or no");

// People write "example.com"; an address that names a scheme keeps it, and is judged by it.
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

const isWebAddress = (address: string) =>
  /^https?:\/\/[^\s<>"]+$/.test(address) && URL.canParse(address);

/** What each field takes. */
const values: Record<CorrectionField, z.ZodType<string, string>> = {
  practice_name: shape.practice_name,
  credentials: shape.credentials,
  specialty: plainLine
    .min(2, "Please use at least 2 characters")
    .refine(atMost(80), "Please use at most 80 characters"),
  phone: z
    .string()
    .trim()
    .regex(/^[0-9+(). x-]{7,40}$/, "Enter a phone number like (512) 555-0100"),
  website: z
    .string()
    .trim()
    .transform(withScheme)
    .refine(isWebAddress, "Enter a web address like https://example.com")
    .refine(atMost(500), "A web address has at most 500 characters"),
  address_street: shape.address_street,
  address_city: shape.address_city,
  address_zip: shape.address_zip,
  monthly_price: shape.monthly_price,
  yearly_price: shape.yearly_price,
  enrollment_fee: shape.monthly_price,
  visit_fee: shape.monthly_price,
  accepting_new_patients: yesOrNo,
  telehealth_only: yesOrNo,
};

/** A proposed correction: the value is judged by the field it is for. */
export const correctionSchema = z
  .object({
    field: z.string().refine(isCorrectionField, "Choose what is wrong"),
    proposed_value: z.string().trim(),
    note: z.string().trim().refine(atMost(500), "Please use at most 500 characters"),
  })
  .transform(({ field, proposed_value, note }, context) => {
    if (!isCorrectionField(field)) return z.NEVER;
    const { data, error } = values[field].safeParse(proposed_value);
    const message = error ? error.issues[0]?.message : !data && "Enter what it should say";
    if (message) {
      context.addIssue({ code: "custom", path: ["proposed_value"], message });
    }
    return { field, proposed_value: data ?? "", note: note || null };
  });

export const emptyCorrection = { field: "", proposed_value: "", note: "" };
