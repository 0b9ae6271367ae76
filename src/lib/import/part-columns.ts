import type { FileColumn, FileName } from "@/lib/import/file-column";
import type { Limits } from "@/lib/listings/field-facts";
import { fieldFacts, fieldLimits, type ListingField } from "@/lib/listings/fields";
import {
  cliniciansLimits,
  listingServicesLimits,
  membershipTiersLimits,
  officesLimits,
} from "@/lib/supabase/column-limits";

/** The files of what stands beside a listing. */
export type PartFile = Exclude<FileName, "practices">;

/** Whose row it is. */
const practice: FileColumn = {
  column: "practice",
  label: "Practice",
  kind: "reference",
  isNeeded: true,
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
  means: "The reference of its row among the practices. The name will do where only one has it.",
};

/** A column that holds what the field of a listing holds. */
const like = (field: ListingField, others: Partial<FileColumn> = {}): FileColumn => {
  const { column, label, kind, example = "" } = fieldFacts(field);
  return { column, label, kind, example, limits: fieldLimits(field), ...others };
};

const line = (column: string, label: string, limits: Limits, example: string) =>
  ({ column, label, kind: "line", limits, example }) satisfies FileColumn;

/** The columns of each of these files. */
export const partColumns: Record<PartFile, readonly FileColumn[]> = {
  clinicians: [
    practice,
    {
      ...line("name", "Name", cliniciansLimits.name, "Jane Example"),
      isNeeded: true,
      headings: ["clinician", "clinician name", "doctor", "doctor name", "provider", "full name"],
    },
    {
      ...line("credentials", "Credentials", cliniciansLimits.credentials, "MD, FAAFP"),
      headings: ["degree", "degrees"],
    },
    like("specialty", { headings: ["speciality", "specialties"] }),
    like("languages"),
    like("npi", { headings: ["NPI number"] }),
    like("accepting_new_patients", { headings: ["accepting patients", "accepting"] }),
    {
      column: "practicing_since",
      label: "Practicing since",
      kind: "year",
      example: "2008",
      limits: cliniciansLimits.practicing_since,
      headings: ["since", "practicing since year"],
    },
    {
      column: "photo_url",
      label: "Photo",
      kind: "information",
      example: "",
      means: "The address of a picture.",
    },
  ],
  offices: [
    practice,
    {
      ...line("name", "Office name", officesLimits.name, "North"),
      headings: ["office", "name", "location"],
      means: "Only of an office with an address of its own.",
    },
    like("address_street", {
      headings: ["street", "address", "address street"],
      example: "200 Example Avenue",
      means: "Without any address, the row is about the office at the practice’s own address.",
    }),
    like("address_city", { headings: ["address city", "town"], example: "Round Rock" }),
    like("address_state", { headings: ["address state"] }),
    like("address_zip", { headings: ["zip", "postal code", "address zip"], example: "78664" }),
    like("phone", { headings: ["phone number", "telephone"] }),
    {
      column: "hours",
      label: "Hours",
      kind: "hours",
      example: "Mon-Thu 8-5, Fri 8-12",
      headings: ["opening hours", "office hours"],
    },
    {
      ...line(
        "hours_note",
        "What hours cannot say",
        officesLimits.hours_note,
        "Closed on federal holidays",
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
      kind: "yes, no or unsaid",
      headings: ["wheelchair accessible", "accessible"],
      example: "yes",
    },
    line("parking", "Parking", officesLimits.parking, "Free, behind the house"),
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
      means:
        "Beside ages, what the price is called. Without ages, a price of practices.csv, by its heading: Family cap.",
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
      isNeeded: true,
      example: "50",
      headings: ["dollars", "price per month", "monthly price", "monthly fee", "monthly", "usd"],
    },
  ],
  services: [
    practice,
    {
      ...line("service", "Service", [2, 80], "Video visits"),
      isNeeded: true,
      headings: ["service name"],
      means: "One of the site’s list of services, or an everyday name of it: Sutures.",
    },
    {
      column: "coverage",
      label: "Coverage",
      kind: "coverage",
      isNeeded: true,
      headings: ["covered", "included"],
      example: "extra",
    },
    {
      column: "price",
      label: "Extra price",
      kind: "price",
      example: "15",
      headings: ["price", "costs"],
      means: "Of a service that is extra.",
    },
    {
      ...line("note", "Note", listingServicesLimits.note, "Two a year"),
      headings: ["notes", "limit"],
    },
  ],
};
