import { splitCredentials, writePerson } from "@/lib/format/read-people";
import type { ImportValue } from "@/lib/import/file-column";
import {
  gatherOffices,
  gatherPrices,
  gatherServices,
  type KnownService,
} from "@/lib/import/gather-parts";
import type { PartRow, PracticeRows } from "@/lib/import/part-rows";
import type { ImportListing, ImportNotes } from "@/lib/import/row";

/** The values of a related row, by column. */
export type PartValues = Record<string, ImportValue>;

/** A listing with its related rows, in the format of the API. Missing kinds stay unchanged. */
export type ImportPractice = ImportListing & {
  clinicians?: PartValues[];
  offices?: PartValues[];
  services?: PartValues[];
};

/** A practice with its related rows, notes about their cells, and the position of each office's row. */
export interface GatheredPractice extends ImportNotes {
  listing: ImportPractice;
  officePlaces: readonly (string | null)[];
}

/** A clinician's own values, without the practice and the exported photo. */
const clinicianValues = ({ practice: _practice, photo_url: _photo, ...values }: PartValues) =>
  values;

function gatherClinicians(rows: readonly PartRow[], notes: ImportNotes): PartValues[] {
  const npis = new Set<ImportValue>();
  return rows.map(({ values, place }) => {
    const { npi = null } = values;
    const isOwnedOrClaimed = npi !== null && npis.has(npi);
    if (isOwnedOrClaimed)
      notes.warnings.push(`${place}: NPI ${npi} left out: another clinician has the same NPI`);
    npis.add(npi);
    const languages = values.languages ?? [];
    const person = splitCredentials(String(values.name), String(values.credentials ?? ""));
    if (person.name !== values.name)
      notes.readings.push(`${place}: Name “${values.name}” read as ${writePerson(person)}`);
    return {
      ...clinicianValues(values),
      name: person.name,
      credentials: person.credentials || null,
      languages,
      npi: isOwnedOrClaimed ? null : npi,
    };
  });
}

/** Combines a practice with its related rows. */
export function gatherPractice(
  practice: ImportListing,
  { rows, warnings }: PracticeRows,
  services: readonly KnownService[],
): GatheredPractice {
  const notes: ImportNotes = { readings: [], warnings: [...warnings] };
  for (const row of Object.values(rows).flat()) {
    notes.readings.push(...row.readings.map((reading) => `${row.place}: ${reading}`));
    notes.warnings.push(...row.warnings.map((warning) => `${row.place}: ${warning}`));
  }
  const listing: ImportPractice = gatherPrices(practice, rows.prices ?? [], notes);
  if (rows.clinicians) listing.clinicians = gatherClinicians(rows.clinicians, notes);
  const offices = gatherOffices(rows.offices ?? [], practice, notes);
  if (offices.length > 0) listing.offices = offices.map(({ values }) => values);
  const covered = gatherServices(rows.services ?? [], services, notes);
  if (covered.length > 0) listing.services = covered;
  return { ...notes, listing, officePlaces: offices.map(({ place }) => place) };
}
