import { type Span, spansOf } from "@/lib/hours/hours";
import type { Tables } from "@/lib/supabase/database.types";

/** An office as the database keeps it. That in position 0 is at the address of its listing, and has none of its own. */
export type OfficeRow = Omit<Tables<"offices">, "id" | "doctor_id" | "latitude" | "longitude">;

/** The hours of an office, and what there is to know of a visit. */
export interface OfficeFacts {
  spans: Span[];
  note: string | null;
  byAppointment: boolean;
  /** Null when nobody has said so. */
  stepFree: boolean | null;
  parking: string | null;
  transit: string | null;
}

/** An office beside the first, with an address of its own. */
export interface FurtherOffice extends OfficeFacts {
  name: string | null;
  phone: string | null;
  address_street: string | null;
  address_city: string;
  address_state: string;
  address_zip: string;
}

/** What a row says of a visit. */
export const factsOf = (row: OfficeRow): OfficeFacts => ({
  spans: spansOf(row.hours),
  note: row.hours_note,
  byAppointment: row.by_appointment,
  stepFree: row.step_free,
  parking: row.parking,
  transit: row.transit,
});

const isKnown = ({ spans, note, byAppointment, stepFree, parking, transit }: OfficeFacts) =>
  spans.length > 0 || byAppointment || stepFree !== null || Boolean(note || parking || transit);

/** What is known of the office at the listing's own address; undefined when nothing is. */
export function mainOffice(rows: readonly OfficeRow[]): OfficeFacts | undefined {
  const row = rows.find(({ position }) => position === 0);
  const facts = row && factsOf(row);
  return facts && isKnown(facts) ? facts : undefined;
}

/** The offices beside the first, in their order. */
export const furtherOffices = (rows: readonly OfficeRow[]): FurtherOffice[] =>
  rows
    .toSorted((one, other) => one.position - other.position)
    .flatMap((row) => {
      const { name, phone, address_street, address_city, address_state, address_zip } = row;
      if (address_city === null || address_state === null || address_zip === null) return [];
      const address = { address_street, address_city, address_state, address_zip };
      return { ...factsOf(row), ...address, name, phone };
    });
