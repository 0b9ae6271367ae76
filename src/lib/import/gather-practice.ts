import { officeWarnings } from "@/lib/editor/office-warnings";
import { splitCredentials } from "@/lib/format/read-people";
import { isUuid } from "@/lib/format/text";
import { fileColumns, type ImportColumn, importColumns, officeDetails } from "@/lib/import/columns";
import { quoteCell } from "@/lib/import/csv-cells";
import { type ImportValue, type RowValues, textsOf } from "@/lib/import/file-column";
import type { ImportNotes, ReadRow } from "@/lib/import/row";

/** A listing with its clinicians and offices, in the format of the API; null for missing values. */
export type ImportPractice = Partial<Record<ImportColumn, ImportValue>> & {
  clinicians?: RowValues[];
  offices?: RowValues[];
};

/** A row of a practice, with its number in the file. */
export interface PracticeRow extends ReadRow {
  row: number;
}

/** A practice with notes about the cells of its rows. */
export interface GatheredPractice extends ImportNotes {
  row: number;
  listing: ImportPractice;
  /** The listing that the row refers to. */
  id: string | null;
  /** Why the row waits for a decision. */
  hold: string | null;
}

const pick = (values: RowValues, columns: readonly string[]): RowValues =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));

const details = officeDetails.map(({ column }) => column);
/** Where a practice or office is, and its phone. */
export const contacts = ["address_street", "address_city", "address_state", "address_zip", "phone"];
const ofOffice = new Set([...details, ...contacts, "office_name", "people", "source_status"]);

/** Combines the rows of a practice: the first has its own address, and each further one is another office. */
export function gatherPractice(
  { row, values, ...notes }: PracticeRow,
  others: readonly PracticeRow[],
): GatheredPractice {
  const [readings, warnings] = [[...notes.readings], [...notes.warnings]];
  const listing: ImportPractice = pick(values, importColumns);
  const id = isUuid(String(values.reference ?? "")) ? String(values.reference) : null;
  const names = textsOf(values.people);
  const offices: RowValues[] = [];
  if (values.office_name) {
    const name = quoteCell(String(values.office_name));
    warnings.push(`Office name ${name} left out: the practice's own address has no other name`);
  }
  for (const other of others) {
    const place = `Row ${other.row}`;
    const office = {
      ...pick(other.values, [...contacts, ...details]),
      name: other.values.office_name ?? null,
    };
    offices.push(office);
    names.push(...textsOf(other.values.people));
    readings.push(`${place} read as another office`);
    readings.push(...other.readings.map((reading) => `${place}: ${reading}`));
    const far = officeWarnings(
      {
        address_street: String(other.values.address_street ?? ""),
        address_state: String(other.values.address_state),
      },
      String(values.address_state),
    );
    const found = [...other.warnings, ...Object.values(far).filter((message) => message !== null)];
    warnings.push(...found.map((warning) => `${place}: ${warning}`));
    for (const { column, label } of fileColumns) {
      const value = other.values[column] ?? null;
      const isOther = JSON.stringify(value) !== JSON.stringify(values[column]);
      if (value !== null && isOther && !ofOffice.has(column))
        warnings.push(`${place}: ${label} left out: row ${row} has the practice's`);
    }
  }
  const own = pick(values, details);
  const hasDetails = Object.values(own).some((value) => value !== null);
  if (hasDetails || offices.length > 0) listing.offices = [hasDetails ? own : {}, ...offices];
  const [name = "", second] = new Set(names);
  // The clinician of a practice with only one is in its credentials.
  if (name && !second && !id && !listing.credentials) {
    listing.credentials = name;
    readings.push(`Clinicians read as credentials ${name}`);
  } else if (name) {
    listing.clinicians = [...new Set(names)].map((one) => {
      const person = splitCredentials(one, "");
      return { name: person.name, credentials: person.credentials || null };
    });
  }
  const status = [{ values }, ...others].map((one) => one.values.source_status).find(Boolean);
  const hold = status ? `The source has the status ${quoteCell(String(status))}` : null;
  return { row, listing, id, hold, readings, warnings };
}
