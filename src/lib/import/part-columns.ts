import type { CellKind, FileColumn, FileName } from "@/lib/import/file-column";
import { fieldFacts, fieldLimits, type ListingField } from "@/lib/listings/fields";
import {
  cliniciansLimits,
  listingServicesLimits,
  membershipTiersLimits,
  officesLimits,
} from "@/lib/supabase/column-limits";

/** A column with its name, label, and example. */
export const fileColumn = (
  column: string,
  label: string,
  kind: CellKind,
  example: string,
  others: Partial<FileColumn> = {},
): FileColumn => ({ column, label, kind, example, ...others });

/** Columns of practices.csv that hold related rows, for spreadsheets with one row per practice. */
export const relatedRowColumns: readonly FileColumn[] = [
  fileColumn("people", "Clinicians", "people", "", {
    headings: "physicians, doctors, providers, clinician names, provider names, care team",
    details: "Used if no file lists the practice's clinicians.",
  }),
  fileColumn("hours", "Hours", "hours", "", {
    headings: "opening hours, office hours, hours of operation, business hours",
    details: "Hours of the office at the practice's own address. Used if no file lists them.",
  }),
  fileColumn("facebook", "Facebook", "profile", ""),
  fileColumn("instagram", "Instagram", "profile", ""),
  fileColumn("linkedin", "LinkedIn", "profile", ""),
  fileColumn("youtube", "YouTube", "profile", ""),
];

/** The files other than practices.csv, which contain rows related to a practice. */
export type PartFile = Exclude<FileName, "practices">;

/** The practice that a row belongs to. */
const practice = fileColumn("practice", "Practice", "reference", "example-direct-care", {
  isRequired: true,
  headings:
    "reference, practice reference, practice id, practice name, practice slug, slug, key, id, listing id",
  details: "The reference of its row in the practices file, or the practice name if it is unique.",
});

/** A column with the same kind and limits as a listing field. */
const sameAsField = (field: ListingField, others: Partial<FileColumn> = {}): FileColumn => {
  const { label, kind, example = "" } = fieldFacts(field);
  return fileColumn(field, label, kind, example, { limits: fieldLimits(field), ...others });
};

/** The columns of each file of related rows. */
export const partColumns: Record<PartFile, readonly FileColumn[]> = {
  clinicians: [
    practice,
    fileColumn("name", "Name", "line", "Jane Example", {
      limits: cliniciansLimits.name,
      isRequired: true,
      headings: "clinician, clinician name, doctor, doctor name, provider, full name",
    }),
    fileColumn("credentials", "Credentials", "line", "MD, FAAFP", {
      limits: cliniciansLimits.credentials,
      headings: "degree, degrees",
    }),
    sameAsField("specialty", { headings: "speciality, specialties" }),
    sameAsField("languages"),
    sameAsField("npi", { headings: "NPI number" }),
    sameAsField("accepting_new_patients", { headings: "accepting patients, accepting" }),
    fileColumn("practicing_since", "Practicing since", "year", "2008", {
      limits: cliniciansLimits.practicing_since,
      headings: "since, practicing since year",
    }),
    fileColumn("gender", "Gender", "gender", "woman", { headings: "sex" }),
    fileColumn("medicare_opt_out_until", "Opted out of Medicare until", "date", "2028-05-01", {
      headings: "medicare opt out end, opt out end date",
      details: "The last day of the clinician's current opt-out period.",
    }),
    sameAsField("former_names", {
      headings: "former name, maiden name, previous names",
      example: "Jane Sample",
    }),
    fileColumn("photo_url", "Photo", "information", "", { details: "The URL of a photo." }),
  ],
  offices: [
    practice,
    fileColumn("name", "Office name", "line", "North", {
      limits: officesLimits.name,
      headings: "office, location",
      details: "Only for offices with a separate address.",
    }),
    sameAsField("address_street", {
      headings: "street, address",
      example: "200 Example Avenue",
      details: "A row without an address is the office at the practice's own address.",
    }),
    sameAsField("address_city", { headings: "town", example: "Round Rock" }),
    sameAsField("address_state"),
    sameAsField("address_zip", { headings: "zip, postal code", example: "78664" }),
    sameAsField("phone", { headings: "phone number, telephone" }),
    fileColumn("hours", "Hours", "hours", "Mon-Thu 8-5, Fri 8-12", {
      headings: "opening hours, office hours",
    }),
    fileColumn("special_hours", "Holiday hours", "information", "", {
      details: "Days with other hours, edited on the site only.",
    }),
    fileColumn("hours_note", "Notes about hours", "line", "Evenings by arrangement", {
      limits: officesLimits.hours_note,
      headings: "holidays",
    }),
    fileColumn("by_appointment", "By appointment only", "yes or no", "no"),
    fileColumn("step_free", "Step-free", "yes, no, or unknown", "yes", {
      headings: "wheelchair accessible, accessible",
    }),
    fileColumn("parking", "Parking", "line", "Free lot behind the building", {
      limits: officesLimits.parking,
    }),
    fileColumn("transit", "Public transit", "line", "Bus 7, Oak Street", {
      limits: officesLimits.transit,
    }),
  ],
  prices: [
    practice,
    fileColumn("price", "Price", "line", "Children", {
      limits: membershipTiersLimits.label,
      headings: "price for, plan, tier, label, name, who",
      details:
        "With ages, the name of the price. Without ages, the heading of a price in practices.csv, such as Family maximum.",
    }),
    fileColumn("ages", "Ages", "age span", "0-17", {
      headings: "age, age band, age range",
    }),
    fileColumn("amount", "Amount", "amount", "50", {
      isRequired: true,
      headings: "dollars, price per month, monthly price, monthly fee, monthly, usd",
    }),
  ],
  services: [
    practice,
    fileColumn("service", "Service", "line", "Video visits", {
      limits: [2, 80],
      isRequired: true,
      headings: "service name",
      details: "A service from the site's list, or a common name for it, such as Sutures.",
    }),
    fileColumn("coverage", "Coverage", "coverage", "extra", {
      isRequired: true,
      headings: "covered, included",
    }),
    fileColumn("price", "Extra price", "price", "15", {
      headings: "costs",
      details: "Only for services with an extra fee.",
    }),
    fileColumn("note", "Note", "line", "Two a year", {
      limits: listingServicesLimits.note,
      headings: "notes, limit",
    }),
  ],
};
