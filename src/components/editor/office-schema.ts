import { z } from "zod";
import { fieldSchemas } from "@/components/editor/field-schema";
import {
  specialHoursSchema,
  toSpecialHoursRows,
  toSpecialHoursValues,
} from "@/components/editor/special-hours-schema";
import { atMost, phoneNumber } from "@/components/forms/field-rules";
import type { EditedOffice } from "@/lib/editor/offices-edit";
import { formatPhone } from "@/lib/format/format-phone";
import { plainLine } from "@/lib/format/plain-line";
import { writeHours } from "@/lib/listings/hours";
import { factsOf, mainOffice, type OfficeFacts } from "@/lib/listings/office";
import { readHours } from "@/lib/listings/read-hours";
import { officesLimits } from "@/lib/supabase/column-limits";
import { maxOffices } from "@/lib/supabase/shared-limits";

const note = plainLine.refine(...atMost(officesLimits.parking));

const facts = {
  hours: z.string().superRefine((text, context) => {
    const read = readHours(text);
    if ("problem" in read) context.addIssue({ code: "custom", message: read.problem });
  }),
  special_hours: specialHoursSchema,
  hours_note: plainLine.refine(...atMost(officesLimits.hours_note)),
  by_appointment: z.boolean(),
  step_free: z.enum(["", "true", "false"]),
  parking: note,
  transit: note,
};

const further = z.object({
  /** Empty for a new office. */
  officeId: z.string(),
  name: plainLine
    .refine((text) => text === "" || text.length >= 2, "Enter at least 2 characters")
    .refine(...atMost(officesLimits.name, "A name")),
  address_street: fieldSchemas.address_street,
  address_city: fieldSchemas.address_city,
  address_state: fieldSchemas.address_state,
  address_zip: fieldSchemas.address_zip,
  phone: phoneNumber,
  ...facts,
});

export const officesSchema = z.object({
  main: z.object(facts),
  further: z.array(further).max(maxOffices - 1),
});

/** The offices of a practice as typed. An empty string means null. */
export type OfficesValues = z.infer<typeof officesSchema>;

/** The field name of an office: the main one at the listing's address, or another. */
export type OfficePlace = "main" | `further.${number}`;

/** How many offices a practice can have besides the first. */
export const maxFurther = maxOffices - 1;

const emptyFacts: OfficesValues["main"] = {
  hours: "",
  special_hours: [],
  hours_note: "",
  by_appointment: false,
  step_free: "",
  parking: "",
  transit: "",
};

export const emptyOffice: OfficesValues["further"][number] = {
  ...emptyFacts,
  officeId: "",
  name: "",
  address_street: "",
  address_city: "",
  address_state: "",
  address_zip: "",
  phone: "",
};

export const emptyOffices: OfficesValues = { main: emptyFacts, further: [] };

function toFacts(office: OfficeFacts | undefined): OfficesValues["main"] {
  if (!office) return emptyFacts;
  const { spans, special, note: hoursNote, byAppointment, stepFree, parking, transit } = office;
  return {
    hours: writeHours(spans),
    special_hours: toSpecialHoursValues(special),
    hours_note: hoursNote ?? "",
    by_appointment: byAppointment,
    step_free: stepFree === null ? "" : stepFree ? "true" : "false",
    parking: parking ?? "",
    transit: transit ?? "",
  };
}

/** Converts stored offices to form values. */
export const toOfficesValues = (rows: readonly EditedOffice[]): OfficesValues => ({
  main: toFacts(mainOffice(rows)),
  further: rows
    .filter(({ position }) => position > 0)
    .toSorted((one, other) => one.position - other.position)
    .map((row) => ({
      ...toFacts(factsOf(row)),
      officeId: row.id ?? "",
      name: row.name ?? "",
      address_street: row.address_street ?? "",
      address_city: row.address_city ?? "",
      address_state: row.address_state ?? "",
      address_zip: row.address_zip ?? "",
      phone: formatPhone(row.phone ?? ""),
    })),
});

function factColumns({
  hours,
  special_hours,
  hours_note,
  step_free,
  parking,
  transit,
  ...rest
}: OfficesValues["main"]) {
  const read = readHours(hours);
  return {
    hours: "spans" in read ? read.spans.map((span) => [...span]) : [],
    special_hours: toSpecialHoursRows(special_hours),
    hours_note: hours_note || null,
    by_appointment: rest.by_appointment,
    step_free: step_free === "" ? null : step_free === "true",
    parking: parking || null,
    transit: transit || null,
  };
}

const noAddress = {
  id: null,
  name: null,
  phone: null,
  address_street: null,
  address_city: null,
  address_state: null,
  address_zip: null,
};

/** Converts form values to offices, the main one first. */
export const toOfficeRows = ({
  main,
  further,
}: OfficesValues): Omit<EditedOffice, "position">[] => [
  { ...noAddress, ...factColumns(main) },
  ...further.map((office) => ({
    ...factColumns(office),
    id: office.officeId || null,
    name: office.name || null,
    phone: office.phone || null,
    address_street: office.address_street || null,
    address_city: office.address_city,
    address_state: office.address_state,
    address_zip: office.address_zip,
  })),
];
