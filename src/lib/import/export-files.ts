import { formatPhone } from "@/lib/format/format-phone";
import { bandName, writeAges } from "@/lib/import/bands";
import { fileColumns } from "@/lib/import/columns";
import { type FileName, fileNames } from "@/lib/import/file-column";
import { fieldLabel, fieldsOfKind } from "@/lib/listings/fields";
import { spansOf, specialHoursOf, writeHours } from "@/lib/listings/hours";
import { joinLanguages } from "@/lib/listings/language-lines";
import { describeSpecialHours } from "@/lib/listings/special-hours";
import { inOrder } from "@/lib/prices/coverage";
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

/** A row, by column. Only the columns of its file are written. */
type ExportRow = Readonly<Record<string, unknown>>;

/** The rows of a practice, by file. */
type ExportRows = Readonly<Record<FileName, readonly ExportRow[]>>;

const writePhone = (phone: string | null) => phone && formatPhone(phone);

const practiceRow = (listing: ExportListing): ExportRow => ({
  ...listing,
  reference: listing.id,
  listing_status: listing.status,
  phone: writePhone(listing.phone),
  fax: writePhone(listing.fax),
});

const byPosition = <Row extends { position: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.position - other.position);

const hasValue = (value: unknown) =>
  value != null && value !== "" && !(Array.isArray(value) && value.length === 0);

const officeRows = ({ offices }: ExportListing): ExportRow[] =>
  byPosition(offices)
    .map(
      (office): ExportRow => ({
        ...office,
        phone: writePhone(office.phone),
        hours: writeHours(spansOf(office.hours)),
        special_hours: specialHoursOf(office.special_hours).map(describeSpecialHours).join("; "),
      }),
    )
    // The first one may be empty.
    .filter(({ by_appointment, ...office }) =>
      exportColumns("offices").some(({ column }) => by_appointment || hasValue(office[column])),
    );

const priceRows = (listing: ExportListing): ExportRow[] => [
  ...fieldsOfKind("price").flatMap((column) => {
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

/** The rows of a listing in each file. Related rows don't name the practice yet. */
const exportRows = (listing: ExportListing): ExportRows => ({
  practices: [practiceRow(listing)],
  clinicians: byPosition(listing.clinicians),
  offices: officeRows(listing),
  prices: priceRows(listing),
  services: inOrder(listing.services).map(({ about, ...terms }) => ({
    ...terms,
    service: about.label,
  })),
});

function cellOf(value: unknown, kind: string) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  // Names, also those of membership levels, can contain commas.
  const separator = kind === "levels" || kind === "names" ? "; " : ", ";
  if (kind === "languages" && Array.isArray(value)) return joinLanguages(value);
  return Array.isArray(value) ? value.join(separator) : (value ?? null);
}

// These kinds are exported in the other files.
const exportedElsewhere = new Set(["price", "tiers", "people", "profile", "hours"]);

/** The columns of an exported file. */
export const exportColumns = (file: FileName) =>
  fileColumns[file].filter(({ kind }) => file !== "practices" || !exportedElsewhere.has(kind));

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
    exportColumns(file)
      .filter(({ column }) => hasValue(row[column]))
      .map(({ column }) => [column, row[column]]),
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
