import { type Clinician, clinicianPanel, nameWithCredentials } from "@/lib/listings/clinicians";

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** The clinicians that the database keeps of a version or of a change, in one order of their parts; none where it keeps none. */
export function readClinicians(kept: unknown): Clinician[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown) => {
    const person: Record<string, unknown> = Object(one);
    if (typeof person.name !== "string") return [];
    const { languages, accepting_new_patients: isAccepting, practicing_since: since } = person;
    return {
      name: person.name,
      credentials: textOrNull(person.credentials),
      specialty: textOrNull(person.specialty),
      languages: Array.isArray(languages) ? languages.map(String) : [],
      npi: textOrNull(person.npi),
      accepting_new_patients: typeof isAccepting === "boolean" ? isAccepting : null,
      practicing_since: typeof since === "number" ? since : null,
      photo_url: textOrNull(person.photo_url),
    };
  });
}

/** Everything that is said of somebody, in one line. */
export function describeClinician(clinician: Clinician): string {
  const { specialty, languages, npi, practicing_since, photo_url } = clinician;
  const facts = [
    specialty,
    languages.join(", "),
    npi && `NPI ${npi}`,
    clinicianPanel(clinician),
    practicing_since && `practicing since ${practicing_since}`,
    photo_url && `photo ${photo_url.split("/").at(-1)}`,
  ].filter(Boolean);
  const name = nameWithCredentials(clinician);
  return facts.length > 0 ? `${name} (${facts.join("; ")})` : name;
}

/** What one list of clinicians says and another does not, in words. */
export interface CliniciansChange {
  label: string;
  before: string;
  after: string;
}

/** Compares two lists as the database keeps them: whoever is the same in both is left out, unless only the order differs. */
export function cliniciansChange(before: unknown, after: unknown): CliniciansChange {
  const [old, now] = [before, after].map((kept) => readClinicians(kept).map(describeClinician));
  const words = (people: string[] = [], others: string[] = []) => {
    const changed = people.filter((person) => !others.includes(person));
    const isOrder = changed.length === 0 && others.every((other) => people.includes(other));
    return (isOrder ? people : changed).join("\n") || "Nothing";
  };
  return { label: "Clinicians", before: words(old, now), after: words(now, old) };
}
