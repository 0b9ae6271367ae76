import type { Address } from "@/lib/listings/address";
import { type Span, type SpecialHours, spansOf, specialHoursOf } from "@/lib/listings/hours";
import type { Tables } from "@/lib/supabase/database.types";

type Stored = Omit<Tables<"offices">, "id" | "doctor_id" | "latitude" | "longitude" | "time_zone">;

/** An office as stored. The one in position 0 is the main office, at its listing's address. */
export interface OfficeRow extends Stored {
  /** Not part of an edited office: the database derives it from the ZIP code. */
  time_zone?: string;
}

/** The hours of an office, and what to know before a visit. */
export interface OfficeFacts {
  spans: Span[];
  special: SpecialHours[];
  note: string | null;
  byAppointment: boolean;
  /** Null if unknown. */
  stepFree: boolean | null;
  parking: string | null;
  transit: string | null;
  /** The time zone of the hours (IANA name); null in a form. */
  timeZone: string | null;
}

/** An office other than the main one, with its own address. */
export interface FurtherOffice extends OfficeFacts, Address {
  name: string | null;
  phone: string | null;
}

/** Converts a row to facts. */
export const factsOf = (row: OfficeRow): OfficeFacts => ({
  spans: spansOf(row.hours),
  special: specialHoursOf(row.special_hours),
  note: row.hours_note,
  byAppointment: row.by_appointment,
  stepFree: row.step_free,
  parking: row.parking,
  transit: row.transit,
  timeZone: row.time_zone ?? null,
});

const isKnown = ({ spans, special, note, byAppointment, stepFree, ...access }: OfficeFacts) =>
  spans.length + special.length > 0 ||
  byAppointment ||
  stepFree !== null ||
  Boolean(note || access.parking || access.transit);

/** The facts of the main office; undefined if nothing is known. */
export function mainOffice(rows: readonly OfficeRow[]): OfficeFacts | undefined {
  const row = rows.find(({ position }) => position === 0);
  const facts = row && factsOf(row);
  return facts && isKnown(facts) ? facts : undefined;
}

/** The offices other than the main one, in order. */
export const furtherOffices = (rows: readonly OfficeRow[]): FurtherOffice[] =>
  rows
    .toSorted((one, other) => one.position - other.position)
    .flatMap((row) => {
      const { name, phone, address_street, address_city, address_state, address_zip } = row;
      if (address_city === null || address_state === null || address_zip === null) return [];
      const address = { address_street, address_city, address_state, address_zip };
      return { ...factsOf(row), ...address, name, phone };
    });
