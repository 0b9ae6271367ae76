import { z } from "zod";
import { fieldSchemas } from "@/components/editor/field-schema";
import { atMost } from "@/components/forms/field-rules";
import { isPastYear } from "@/lib/format/dates";
import { plainLine } from "@/lib/format/plain-line";
import { splitCredentials } from "@/lib/format/read-people";
import type { Clinician } from "@/lib/listings/clinicians";
import { listLanguages } from "@/lib/listings/languages";
import { cliniciansLimits } from "@/lib/supabase/column-limits";
import { maxClinicians } from "@/lib/supabase/shared-limits";

const [earliestYear] = cliniciansLimits.practicing_since;
const { credentials, specialty, languages, npi, accepting_new_patients } = fieldSchemas;

const isYear = (text: string) => /^\d{4}$/.test(text) && isPastYear(Number(text), earliestYear);

const clinician = z.object({
  name: plainLine.min(2, "Enter the full name").refine(...atMost(cliniciansLimits.name, "A name")),
  credentials,
  specialty,
  languages,
  npi,
  accepting_new_patients,
  practicing_since: z
    .string()
    .trim()
    .refine((text) => text === "" || isYear(text), "Enter a year like 1998, or leave this empty"),
  photo_url: z.string(),
});

/** A clinician as typed; an empty string means null. */
export type ClinicianValues = z.infer<typeof clinician>;

export const emptyClinician: ClinicianValues = {
  name: "",
  credentials: "",
  specialty: "",
  languages: "",
  npi: "",
  accepting_new_patients: "",
  practicing_since: "",
  photo_url: "",
};

export const cliniciansSchema = z
  .array(clinician)
  .max(maxClinicians, `A practice can have up to ${maxClinicians} clinicians`)
  .superRefine((clinicians, context) => {
    const numbers = clinicians.map((person) => person.npi);
    for (const [index, number] of numbers.entries()) {
      if (number === "" || numbers.indexOf(number) === index) continue;
      const message = "Another clinician above already has this NPI";
      context.addIssue({ code: "custom", path: [index, "npi"], message });
    }
  });

/** Converts a clinician to form values. */
export const toClinicianValues = (person: Clinician): ClinicianValues => ({
  name: person.name,
  credentials: person.credentials ?? "",
  specialty: person.specialty ?? "",
  languages: person.languages.join(", "),
  npi: person.npi ?? "",
  accepting_new_patients:
    person.accepting_new_patients === null ? "" : String(person.accepting_new_patients),
  practicing_since: String(person.practicing_since ?? ""),
  photo_url: person.photo_url ?? "",
});

const personOf = ({ name, credentials: typed }: ClinicianValues) => splitCredentials(name, typed);

/** Converts validated form values to a clinician. */
export const toClinician = (values: ClinicianValues): Clinician => ({
  name: personOf(values).name,
  credentials: personOf(values).credentials || null,
  specialty: values.specialty || null,
  languages: listLanguages(values.languages),
  npi: values.npi || null,
  accepting_new_patients:
    values.accepting_new_patients === "" ? null : values.accepting_new_patients === "true",
  practicing_since: values.practicing_since === "" ? null : Number(values.practicing_since),
  photo_url: values.photo_url || null,
});
