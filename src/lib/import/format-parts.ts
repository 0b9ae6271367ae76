import { z } from "zod";
import { formatPhone } from "@/lib/format/format-phone";
import { formatDollars } from "@/lib/format/numbers";
import { writeBands } from "@/lib/import/bands";
import { spansOf, writeHours } from "@/lib/listings/hours";
import { joinLanguages } from "@/lib/listings/languages";

// Formats the related rows of a listing, for previews and changes.

const text = z.string().nullish();
const answer = z.boolean().nullish();

const joined = (
  words: readonly (string | number | false | null | undefined)[],
  separator: string,
) => words.filter(Boolean).join(separator);

const band = z.object({
  label: z.string(),
  min_age: z.number(),
  max_age: z.number().nullable(),
  monthly_price: z.number(),
});

const clinician = z
  .object({
    name: z.string(),
    credentials: text,
    specialty: text,
    npi: text,
    accepting_new_patients: answer,
    languages: z.array(z.string()),
    practicing_since: z.number().nullish(),
    gender: text,
    medicare_opt_out_until: text,
    former_names: z.array(z.string()).nullish(),
  })
  .transform((person) => {
    const accepting = person.accepting_new_patients;
    const facts = [
      person.former_names?.length && `formerly ${person.former_names.join(", ")}`,
      person.specialty,
      person.gender,
      joinLanguages(person.languages),
      person.npi && `NPI ${person.npi}`,
      accepting === true && "accepting new patients",
      accepting === false && "not accepting new patients",
      person.practicing_since != null && `since ${person.practicing_since}`,
      person.medicare_opt_out_until &&
        `opted out of Medicare until ${person.medicare_opt_out_until}`,
    ];
    const named = joined([person.name, person.credentials], ", ");
    return joined([named, joined(facts, "; ").replace(/^.+$/, "($&)")], " ");
  });

const office = z
  .object({
    name: text,
    address_street: text,
    address_city: text,
    address_state: text,
    address_zip: text,
    phone: text,
    hours: z.unknown(),
    hours_note: text,
    by_appointment: answer,
    step_free: answer,
    parking: text,
    transit: text,
  })
  .transform((place) => {
    const { address_street, address_city, address_state, address_zip } = place;
    const address = joined(
      [address_street, address_city, joined([address_state, address_zip], " ")],
      ", ",
    );
    const facts = [
      place.phone && formatPhone(place.phone),
      writeHours(spansOf(place.hours)),
      place.hours_note,
      place.by_appointment === true && "by appointment only",
      place.step_free === true && "step-free",
      place.step_free === false && "with steps",
      place.parking && `parking: ${place.parking}`,
      place.transit && `transit: ${place.transit}`,
    ];
    const where = joined([place.name, address], ", ") || "own address";
    return joined([where, joined(facts, "; ")], ": ");
  });

const service = z
  .object({ service: z.string(), coverage: z.string(), price: z.number().nullable(), note: text })
  .transform(({ service: name, coverage, price, note }) => {
    const label = name === "ekg" ? "EKG" : name.replaceAll("_", " ");
    const text = joined([coverage, price !== null && formatDollars(price)], " ");
    return `${label} ${text}${note ? ` (${note})` : ""}`;
  });

const lines = (words: string[]) => words.join(" · ");

/** Formats related rows as sent by the import or stored in the database. */
export const partWords = z.union([
  z.array(band).transform(writeBands),
  z.array(service).transform(lines),
  z.array(clinician).transform(lines),
  z.array(office).transform(lines),
]);

/** Formats one related row; with `isNameOnly`, only the name or address of a clinician or office. */
export function partRowWords(entry: Readonly<Record<string, unknown>>, isNameOnly = false): string {
  const named = "service" in entry || "min_age" in entry || !isNameOnly;
  const { name, address_street, address_city, address_state, address_zip } = entry;
  const short = { name, languages: [], address_street, address_city, address_state, address_zip };
  return partWords.parse([named ? entry : short]);
}

/** Labels of the kinds of related rows, in display order. */
export const partLabels = {
  tiers: "Prices by age",
  clinicians: "Clinicians",
  offices: "Offices and hours",
  services: "What the fee covers",
} as const;

/** Describes the related rows of a practice, by kind. */
export const describeParts = (listing: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(partLabels).flatMap(([part, label]) => {
    const said = listing[part];
    return said ? `${label}: ${partWords.parse(said)}` : [];
  });
