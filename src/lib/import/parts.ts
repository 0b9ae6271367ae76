import { splitCredentials, writePerson } from "@/lib/format/read-people";
import type { ImportValue, RowValues } from "@/lib/import/file-column";
import { gatherOffices, gatherPrices, gatherServices } from "@/lib/import/gather-parts";
import type { PartRow, PracticeRows } from "@/lib/import/part-rows";
import type { ImportListing, ImportNotes } from "@/lib/import/row";

/** A listing with its related rows, in the format of the API. Missing kinds stay unchanged. */
export type ImportPractice = ImportListing & {
  clinicians?: RowValues[];
  offices?: RowValues[];
  services?: RowValues[];
};

/** A practice with its related rows, and notes about their cells. */
export interface GatheredPractice extends ImportNotes {
  listing: ImportPractice;
}

function gatherClinicians(rows: readonly PartRow[], notes: ImportNotes): RowValues[] {
  const npis = new Set<ImportValue>();
  return rows.map(({ values, place }) => {
    const { npi = null } = values;
    const isRepeated = npi !== null && npis.has(npi);
    if (isRepeated)
      notes.warnings.push(`${place}: NPI ${npi} left out: another clinician has the same NPI`);
    npis.add(npi);
    const [name, credentials] = [String(values.name), String(values.credentials ?? "")];
    const person = splitCredentials(name, credentials);
    if (writePerson(person) !== writePerson({ name, credentials }))
      notes.readings.push(`${place}: Name “${name}” read as ${writePerson(person)}`);
    return {
      ...values,
      name: person.name,
      credentials: person.credentials || null,
      npi: isRepeated ? null : npi,
    };
  });
}

/** Combines a practice with its related rows. */
export function gatherPractice(
  practice: ImportListing,
  { rows, readings, warnings }: PracticeRows,
): GatheredPractice {
  const notes: ImportNotes = { readings: [...readings], warnings: [...warnings] };
  const listing: ImportPractice = gatherPrices(practice, rows.prices ?? [], notes);
  if (rows.clinicians) listing.clinicians = gatherClinicians(rows.clinicians, notes);
  const offices = gatherOffices(rows.offices ?? [], practice, notes);
  if (offices.length > 0) listing.offices = offices;
  const covered = gatherServices(rows.services ?? [], notes);
  if (covered.length > 0) listing.services = covered;
  return { ...notes, listing };
}
