import type { FileColumn, FileName } from "@/lib/import/file-column";
import type { Limits } from "@/lib/listings/field-facts";
import { fieldFacts, fieldLimits, type ListingField } from "@/lib/listings/fields";
import {
  cliniciansLimits,
  listingServicesLimits,
  membershipTiersLimits,
  officesLimits,
} from "@/lib/supabase/column-limits";

const socialProfile = (column: string, label: string): FileColumn => ({
  column,
  label,
  kind: "profile",
  example: "",
});

/** Columns of practices.csv that hold related rows, for spreadsheets with one row per practice. */
export const relatedRowColumns: readonly FileColumn[] = [
  {
    column: "people",
    label: "Clinicians",
    kind: "people",
    example: "",
    headings: [
      "physicians",
      "doctors",
      "providers",
      "clinician names",
      "provider names",
      "care team",
    ],
    details: "Used if no file lists the practice's clinicians.",
  },
  {
    column: "hours",
    label: "Hours",
    kind: "hours",
    example: "",
    headings: ["opening hours", "office hours", "hours of operation", "business hours"],
    details: "Hours of the office at the practice's own address. Used if no file lists them.",
  },
  socialProfile("facebook", "Facebook"),
  socialProfile("instagram", "Instagram"),
  socialProfile("linkedin", "LinkedIn"),
  socialProfile("youtube", "YouTube"),
];

/** The files other than practices.csv, which contain rows related to a practice. */
export type PartFile = Exclude<FileName, "practices">;

/** The practice that a row belongs to. */
const practice: FileColumn = {
  column: "practice",
  label: "Practice",
  kind: "reference",
  isRequired: true,
  headings: [
    "reference",
    "practice reference",
    "practice id",
    "practice name",
    "practice slug",
    "slug",
    "key",
    "id",
    "listing id",
  ],
  example: "example-direct-care",
  details: "The reference of its row in the practices file, or the practice name if it is unique.",
};

/** A column with the same kind and limits as a listing field. */
const sameAsField = (field: ListingField, others: Partial<FileColumn> = {}): FileColumn => {
  const { column, label, kind, example = "" } = fieldFacts(field);
  return { column, label, kind, example, limits: fieldLimits(field), ...others };
};

const line = (column: string, label: string, limits: Limits, example: string) =>
  ({ column, label, kind: "line", limits, example }) satisfies FileColumn;

/** The columns of each file of related rows. */
export const partColumns: Record<PartFile, readonly FileColumn[]> = {
  clinicians: [
    practice,
    {
      ...line("name", "Name", cliniciansLimits.name, "Jane Example"),
      isRequired: true,
      headings: ["clinician", "clinician name", "doctor", "doctor name", "provider", "full name"],
    },
    {
      ...line("credentials", "Credentials", cliniciansLimits.credentials, "MD, FAAFP"),
      headings: ["degree", "degrees"],
    },
    sameAsField("specialty", { headings: ["speciality", "specialties"] }),
    sameAsField("languages"),
    sameAsField("npi", { headings: ["NPI number"] }),
    sameAsField("accepting_new_patients", { headings: ["accepting patients", "accepting"] }),
    {
      column: "practicing_since",
      label: "Practicing since",
      kind: "year",
      example: "2008",
      limits: cliniciansLimits.practicing_since,
      headings: ["since", "practicing since year"],
    },
    { column: "gender", label: "Gender", kind: "gender", example: "woman", headings: ["sex"] },
    {
      column: "medicare_opt_out_until",
      label: "Opted out of Medicare until",
      kind: "date",
      example: "2028-05-01",
      headings: ["medicare opt out until", "medicare opt out end", "opt out end date"],
      details: "The last day of the clinician's current opt-out period.",
    },
    sameAsField("former_names", {
      headings: ["former name", "maiden name", "previous names"],
      example: "Jane Sample",
    }),
    {
      column: "photo_url",
      label: "Photo",
      kind: "information",
      example: "",
      details: "The URL of a photo.",
    },
  ],
  offices: [
    practice,
    {
      ...line("name", "Office name", officesLimits.name, "North"),
      headings: ["office", "name", "location"],
      details: "Only for offices with a separate address.",
    },
    sameAsField("address_street", {
      headings: ["street", "address", "address street"],
      example: "200 Example Avenue",
      details: "A row without an address is the office at the practice's own address.",
    }),
    sameAsField("address_city", { headings: ["address city", "town"], example: "Round Rock" }),
    sameAsField("address_state", { headings: ["address state"] }),
    sameAsField("address_zip", {
      headings: ["zip", "postal code", "address zip"],
      example: "78664",
    }),
    sameAsField("phone", { headings: ["phone number", "telephone"] }),
    {
      column: "hours",
      label: "Hours",
      kind: "hours",
      example: "Mon-Thu 8-5, Fri 8-12",
      headings: ["opening hours", "office hours"],
    },
    {
      column: "special_hours",
      label: "Holiday hours",
      kind: "information",
      example: "",
      details: "Days with other hours, edited on the site only.",
    },
    {
      ...line(
        "hours_note",
        "Notes about hours",
        officesLimits.hours_note,
        "Evenings by arrangement",
      ),
      headings: ["hours note", "holidays"],
    },
    {
      column: "by_appointment",
      label: "By appointment only",
      kind: "yes or no",
      headings: ["by appointment"],
      example: "no",
    },
    {
      column: "step_free",
      label: "Step-free",
      kind: "yes, no, or unknown",
      headings: ["wheelchair accessible", "accessible"],
      example: "yes",
    },
    line("parking", "Parking", officesLimits.parking, "Free lot behind the building"),
    {
      ...line("transit", "Public transit", officesLimits.transit, "Bus 7, Oak Street"),
      headings: ["transit"],
    },
  ],
  prices: [
    practice,
    {
      ...line("price", "Price", membershipTiersLimits.label, "Children"),
      headings: ["price for", "plan", "tier", "label", "name", "who"],
      details:
        "With ages, the name of the price. Without ages, the heading of a price in practices.csv, such as Family maximum.",
    },
    {
      column: "ages",
      label: "Ages",
      kind: "ages",
      example: "0-17",
      headings: ["age", "age band", "age range"],
    },
    {
      column: "amount",
      label: "Amount",
      kind: "amount",
      isRequired: true,
      example: "50",
      headings: ["dollars", "price per month", "monthly price", "monthly fee", "monthly", "usd"],
    },
  ],
  services: [
    practice,
    {
      ...line("service", "Service", [2, 80], "Video visits"),
      isRequired: true,
      headings: ["service name"],
      details: "A service from the site's list, or a common name for it, such as Sutures.",
    },
    {
      column: "coverage",
      label: "Coverage",
      kind: "coverage",
      isRequired: true,
      headings: ["covered", "included"],
      example: "extra",
    },
    {
      column: "price",
      label: "Extra price",
      kind: "price",
      example: "15",
      headings: ["price", "costs"],
      details: "Only for services with an extra fee.",
    },
    {
      ...line("note", "Note", listingServicesLimits.note, "Two a year"),
      headings: ["notes", "limit"],
    },
  ],
};
