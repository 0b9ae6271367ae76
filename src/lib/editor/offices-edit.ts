import { specialHoursOf } from "@/lib/listings/hours";
import type { OfficeRow } from "@/lib/listings/office";

/** An office in the editor. */
export interface EditedOffice extends OfficeRow {
  /** Null for a new office. */
  id: string | null;
}

/** More offices than a practice can have. */
const afterAll = 100;

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** Reads the stored offices of a change or a listing; an office without a position comes last. */
export function readOffices(stored: unknown): EditedOffice[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((one: unknown, index) => {
    const office: Record<string, unknown> = Object(one);
    const { position, hours, special_hours, step_free, by_appointment, ...texts } = office;
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
      special_hours: specialHoursOf(special_hours),
      hours_note: textOrNull(texts.hours_note),
      by_appointment: by_appointment === true,
      step_free: typeof step_free === "boolean" ? step_free : null,
      parking: textOrNull(texts.parking),
      transit: textOrNull(texts.transit),
    };
  });
}

/** Reads the offices of a listing; those without positions are already in order, the main one first. */
export const readOfficesInOrder = (stored: unknown): EditedOffice[] =>
  readOffices(stored).map((office) => ({
    ...office,
    position: office.position < afterAll ? office.position : office.position - afterAll,
  }));

/** Merges pending offices into the listed ones: each replaces the office it changes, or comes last. */
export function joinOffices(
  listed: readonly EditedOffice[],
  pending: readonly EditedOffice[],
): EditedOffice[] {
  const isListed = ({ id }: EditedOffice) =>
    id !== null && listed.some((office) => office.id === id);
  const changed = listed.map((office) => {
    const next = pending.find(({ id }) => id !== null && id === office.id);
    return next ? { ...next, position: office.position } : office;
  });
  return [...changed, ...pending.filter((office) => !isListed(office))];
}
