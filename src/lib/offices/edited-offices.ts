import type { OfficeRow } from "@/lib/offices/office";

/** An office as it is edited. */
export interface EditedOffice extends OfficeRow {
  /** Null where it is not listed yet. */
  id: string | null;
}

/** More than a practice may have. */
const afterAll = 100;

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** The offices that the database keeps of a change or has of a listing; one without a position stands after all others. */
export function readOffices(kept: unknown): EditedOffice[] {
  if (!Array.isArray(kept)) return [];
  return kept.map((one: unknown, index) => {
    const { position, hours, step_free, by_appointment, ...texts }: Record<string, unknown> =
      Object(one);
    return {
      id: textOrNull(texts.id),
      position: typeof position === "number" ? position : afterAll + index,
      name: textOrNull(texts.name),
      phone: textOrNull(texts.phone),
      address_street: textOrNull(texts.address_street),
      address_city: textOrNull(texts.address_city),
      address_state: textOrNull(texts.address_state),
      address_zip: textOrNull(texts.address_zip),
      hours: Array.isArray(hours) ? hours : [],
      hours_note: textOrNull(texts.hours_note),
      by_appointment: by_appointment === true,
      step_free: typeof step_free === "boolean" ? step_free : null,
      parking: textOrNull(texts.parking),
      transit: textOrNull(texts.transit),
    };
  });
}

/** Offices that the database returns in their order, the one at the listing's own address first. */
export const readOfficesInOrder = (kept: unknown): EditedOffice[] =>
  readOffices(kept).map((office, position) => ({ ...office, position }));

/** Offices as they will be when those that wait are accepted: in the place of the one that moves, or after the others. */
export function joinOffices(
  listed: readonly EditedOffice[],
  waiting: readonly EditedOffice[],
): EditedOffice[] {
  const isListed = ({ id }: EditedOffice) =>
    id !== null && listed.some((office) => office.id === id);
  const moved = listed.map((office) => {
    const next = waiting.find(({ id }) => id !== null && id === office.id);
    return next ? { ...next, position: office.position } : office;
  });
  return [...moved, ...waiting.filter((office) => !isListed(office))];
}
