import { formatCalendarDay, formatMonth } from "@/lib/format/dates";
import { joinLanguages } from "@/lib/listings/language-lines";
import {
  type Clinician,
  describeAvailability,
  describeGender,
  nameWithCredentials,
} from "./clinicians.ts";

const listOfTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/**
 * Parses the clinicians of a version or a pending change, with their properties in one order; empty
 * if there are none.
 */
export function readClinicians(stored: unknown): Clinician[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const person: Record<string, unknown> = Object(one);
    if (typeof person.name !== "string") return [];
    const { languages, accepting_new_patients: isAccepting, practicing_since: since } = person;
    return {
      name: person.name,
      credentials: textOrNull(person.credentials),
      specialty: textOrNull(person.specialty),
      languages: listOfTexts(languages),
      npi: textOrNull(person.npi),
      accepting_new_patients: typeof isAccepting === "boolean" ? isAccepting : null,
      practicing_since: typeof since === "number" ? since : null,
      photo_url: textOrNull(person.photo_url),
      gender: textOrNull(person.gender),
      medicare_opt_out_until: textOrNull(person.medicare_opt_out_until),
      former_names: listOfTexts(person.former_names),
      ...(typeof person.left_in === "string" && { left_in: person.left_in }),
    };
  });
}

/** Everything known about a clinician, on one line. */
export function describeClinician(clinician: Clinician): string {
  const { specialty, languages, npi, practicing_since, photo_url, former_names, left_in } =
    clinician;
  const until = clinician.medicare_opt_out_until;
  const facts = [
    former_names.length > 0 && `formerly ${former_names.join(", ")}`,
    specialty,
    describeGender(clinician),
    joinLanguages(languages),
    npi && `NPI ${npi}`,
    describeAvailability(clinician),
    practicing_since && `practicing since ${practicing_since}`,
    until && `opted out of Medicare until ${formatCalendarDay(until)}`,
    left_in && `left in ${formatMonth(left_in)}`,
    photo_url && `photo ${photo_url.split("/").at(-1)}`,
  ].filter(Boolean);
  const name = nameWithCredentials(clinician);
  return facts.length > 0 ? `${name} (${facts.join("; ")})` : name;
}

/** The difference between two lists of clinicians, as text. */
interface CliniciansChange {
  label: string;
  before: string;
  after: string;
}

/** Compares two stored lists. Clinicians who are the same in both are shown by name only. */
export function cliniciansChange(before: unknown, after: unknown): CliniciansChange {
  const [old, now] = [readClinicians(before), readClinicians(after)];
  const words = (people: readonly Clinician[], others: readonly Clinician[]) => {
    const known = others.map(describeClinician);
    const lines = people.map((person) => {
      const line = describeClinician(person);
      return known.includes(line) ? person.name : line;
    });
    return lines.join("\n") || "Nothing";
  };
  return { label: "Clinicians", before: words(old, now), after: words(now, old) };
}
