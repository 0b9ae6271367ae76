import { formatPhone } from "@/lib/format/format-phone";
import { writePerson } from "@/lib/format/read-people";
import { writeAnnouncement } from "@/lib/import/announced-cells";
import { writeBands } from "@/lib/import/bands";
import { fileColumns } from "@/lib/import/columns";
import { spansOf, writeHours } from "@/lib/listings/hours";
import { joinLanguages } from "@/lib/listings/language-lines";
import type { Tables } from "@/lib/supabase/database.types";

/** A listing with its related rows. */
export type ExportListing = Tables<"doctors"> & {
  clinicians: Tables<"clinicians">[];
  offices: Tables<"offices">[];
  tiers: Tables<"membership_tiers">[];
};

/** A row, by column. Only the columns of the file are written. */
type ExportRow = Readonly<Record<string, unknown>>;

const writePhone = (phone: string | null) => phone && formatPhone(phone);

const byPosition = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.position - other.position);

const officeRow = ({ name, ...office }: Tables<"offices">): ExportRow => ({
  ...office,
  office_name: name,
  phone: writePhone(office.phone),
  hours: writeHours(spansOf(office.hours)),
  by_appointment: office.by_appointment || null,
});

/** The rows of a listing: the practice with the office at its own address, and a row for each further office. */
function exportRows(listing: ExportListing): ExportRow[] {
  const { id: reference, practice_name, clinicians, tiers } = listing;
  const offices = byPosition(listing.offices);
  const own = offices.find(({ position }) => position === 0);
  return [
    {
      ...(own && officeRow(own)),
      ...listing,
      reference,
      phone: writePhone(listing.phone),
      fax: writePhone(listing.fax),
      tiers: writeBands(tiers.toSorted((one, other) => one.min_age - other.min_age)),
      people: byPosition(clinicians)
        .map(({ name, credentials }) => writePerson({ name, credentials: credentials ?? "" }))
        .join("; "),
    },
    ...offices
      .filter((office) => office !== own)
      .map((office) => ({ ...officeRow(office), reference, practice_name })),
  ];
}

function cellOf(value: unknown, kind: string) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  // Names, also those of membership levels, can contain commas.
  const separator = kind === "levels" || kind === "names" ? "; " : ", ";
  if (kind === "announced prices") return writeAnnouncement(value);
  if (kind === "languages" && Array.isArray(value)) return joinLanguages(value);
  return Array.isArray(value) ? value.join(separator) : (value ?? null);
}

/** The published listings as a table that can be imported again: an import publishes what it adds. */
export function exportTable(listings: readonly ExportListing[]) {
  return {
    headings: fileColumns.map(({ label }) => label),
    rows: listings
      .filter(({ status }) => status === "published")
      .flatMap(exportRows)
      .map((row) => fileColumns.map(({ column, kind }) => cellOf(row[column], kind))),
  };
}
