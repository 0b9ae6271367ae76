import { formatPhone } from "@/lib/format/format-phone";
import { bandName, writeAges } from "@/lib/import/bands";
import { fileColumns } from "@/lib/import/columns";
import { type FileName, fileNames } from "@/lib/import/file-column";
import { type FieldColumn, fieldColumns } from "@/lib/listings/field-columns";
import { fieldKind, fieldLabel } from "@/lib/listings/fields";
import { spansOf, specialHoursOf, writeHours } from "@/lib/listings/hours";
import { joinLanguages } from "@/lib/listings/languages";
import { describeSpecialHours } from "@/lib/listings/special-hours";
import type { Tables } from "@/lib/supabase/database.types";
/** A listing with its related rows. */
export type ExportListing = Tables<"doctors"> & {
  clinicians: Tables<"clinicians">[];
  offices: Tables<"offices">[];
  tiers: Tables<"membership_tiers">[];
  services: (Pick<Tables<"listing_services">, "coverage" | "price" | "note"> & {
    about: { label: string; position: number };
  })[];
};

/** A value of a row before it is formatted as a cell or JSON. */
type ExportValue = string | number | boolean | readonly string[] | null;

/** A row, by column. */
type ExportRow = Readonly<Record<string, ExportValue>>;

/** The rows of a practice, by file. */
type ExportRows = Readonly<Record<FileName, readonly ExportRow[]>>;

const isPrice = (column: FieldColumn) => fieldKind(column) === "price";

// Photos aren't exported, and prices have their own file.
const practiceFields = fieldColumns.filter((column) => column !== "photo_url" && !isPrice(column));

/** Formats phone numbers; other values stay unchanged. */
const formatValue = (column: FieldColumn, value: ExportValue): ExportValue =>
  fieldKind(column) === "phone" && typeof value === "string" ? formatPhone(value) : value;

const practiceRow = (listing: ExportListing): ExportRow => ({
  reference: listing.id,
  ...Object.fromEntries(
    practiceFields.map((column) => [column, formatValue(column, listing[column])]),
  ),
  listing_status: listing.status,
  status_reason: listing.status_reason,
  ownership: listing.ownership,
  latitude: listing.latitude,
  longitude: listing.longitude,
  confirmed_at: listing.confirmed_at,
  created_at: listing.created_at,
  updated_at: listing.updated_at,
});

const byPosition = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.position - other.position);

const clinicianRows = ({ clinicians }: ExportListing): ExportRow[] =>
  byPosition(clinicians).map(({ id: _id, doctor_id: _of, position: _place, ...person }) => person);

/** Whether an office has any value. The first one may be empty. */
const hasValues = ({ by_appointment: isByAppointment, ...values }: ExportRow) =>
  isByAppointment === true || Object.values(values).some((value) => value !== null && value !== "");

const officeRows = ({ offices }: ExportListing): ExportRow[] =>
  byPosition(offices)
    .map(({ id: _id, doctor_id: _of, position: _place, hours, special_hours, ...office }) => ({
      ...office,
      phone: office.phone && formatPhone(office.phone),
      // The database derives the coordinates from the ZIP code.
      latitude: null,
      longitude: null,
      hours: writeHours(spansOf(hours)),
      special_hours: specialHoursOf(special_hours).map(describeSpecialHours).join("; "),
    }))
    .filter(hasValues);

const priceRows = (listing: ExportListing): ExportRow[] => [
  ...fieldColumns.filter(isPrice).flatMap((column) => {
    const amount = listing[column];
    return amount === null ? [] : { price: fieldLabel(column), ages: null, amount };
  }),
  ...listing.tiers
    .toSorted((one, other) => one.min_age - other.min_age)
    .map((band) => ({
      price: bandName(band),
      ages: writeAges(band),
      amount: band.monthly_price,
    })),
];

const serviceRows = ({ services }: ExportListing): ExportRow[] =>
  services
    .toSorted((one, other) => one.about.position - other.about.position)
    .map(({ about, coverage, price, note }) => ({ service: about.label, coverage, price, note }));

/** The rows of a listing in each file. Related rows don't name the practice yet. */
const exportRows = (listing: ExportListing): ExportRows => ({
  practices: [practiceRow(listing)],
  clinicians: clinicianRows(listing),
  offices: officeRows(listing),
  prices: priceRows(listing),
  services: serviceRows(listing),
});

function cellOf(value: ExportValue | undefined, kind: string) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  // Names, also those of membership levels, can contain commas.
  const separator = kind === "levels" || kind === "names" ? "; " : ", ";
  if (kind === "languages" && Array.isArray(value)) return joinLanguages(value);
  return Array.isArray(value) ? value.join(separator) : (value ?? null);
}

// These kinds are exported in the other files.
const exportedElsewhere = new Set(["price", "tiers", "people", "profile", "hours"]);

const isWritten = (file: FileName, kind: string) =>
  file !== "practices" || !exportedElsewhere.has(kind);

/** The columns of an exported file. */
export const exportColumns = (file: FileName) =>
  fileColumns[file].filter(({ kind }) => isWritten(file, kind));

/** An exported file as a table, which can be imported again. */
export function exportTable(listings: readonly ExportListing[], file: FileName) {
  const columns = exportColumns(file);
  const rows = listings.flatMap((listing) =>
    exportRows(listing)[file].map((row): ExportRow => ({ practice: listing.id, ...row })),
  );
  return {
    headings: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map(({ column, kind }) => cellOf(row[column], kind))),
  };
}

/** The non-empty values of a row, in column order. */
const withoutEmpty = (row: ExportRow, file: FileName) =>
  Object.fromEntries(
    exportColumns(file).flatMap(({ column }) => {
      const value = row[column] ?? null;
      const hasValue = value !== null && value !== "" && !(Array.isArray(value) && !value.length);
      return hasValue ? [[column, value]] : [];
    }),
  );

/** Listings as one JSON document, with related rows nested in each practice. */
export const exportDocument = (listings: readonly ExportListing[]) => ({
  practices: listings.map((listing) => {
    const { practices, ...parts } = exportRows(listing);
    const nested = fileNames.flatMap((file) =>
      file !== "practices" && parts[file].length > 0
        ? [[file, parts[file].map((row) => withoutEmpty(row, file))]]
        : [],
    );
    return {
      ...practices.map((row) => withoutEmpty(row, "practices"))[0],
      ...Object.fromEntries(nested),
    };
  }),
});
