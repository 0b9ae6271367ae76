import { spansOf, writeHours } from "@/lib/hours/hours";
import { bandName, writeAges } from "@/lib/import/bands";
import type { FileName } from "@/lib/import/file-column";
import { type FieldColumn, fieldColumns } from "@/lib/listings/field-columns";
import { fieldKind, fieldLabel } from "@/lib/listings/fields";
import { formatPhone } from "@/lib/phone/format-phone";
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
export type ExportValue = string | number | boolean | readonly string[] | null;

/** A row, by column. */
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** The rows of a practice, by file. */
export type ExportRows = Readonly<Record<FileName, readonly ExportRow[]>>;

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
    .map(({ id: _id, doctor_id: _of, position: _place, hours, ...office }) => ({
      ...office,
      phone: office.phone && formatPhone(office.phone),
      // The database derives the coordinates from the ZIP code.
      latitude: null,
      longitude: null,
      hours: writeHours(spansOf(hours)),
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
export const exportRows = (listing: ExportListing): ExportRows => ({
  practices: [practiceRow(listing)],
  clinicians: clinicianRows(listing),
  offices: officeRows(listing),
  prices: priceRows(listing),
  services: serviceRows(listing),
});
