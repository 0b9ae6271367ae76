import { type EditedOffice, readOffices } from "@/lib/editor/offices-edit";
import { formatPhone } from "@/lib/format/format-phone";
import { addressOf } from "@/lib/listings/address";
import { spansOf, specialHoursOf, writeHours } from "@/lib/listings/hours";
import { describeSpecialHours } from "@/lib/listings/special-hours";

const stepFreeWords = (isStepFree: boolean | null) => {
  if (isStepFree === null) return null;
  return isStepFree ? "step-free" : "not step-free";
};

/** Describes an office in one line. */
export function describeOffice(office: EditedOffice): string {
  const { name, address_street, address_city, address_state, address_zip } = office;
  // The main office has no address of its own, because it is at its listing's address.
  const address =
    address_city && address_state && address_zip
      ? addressOf({ address_street, address_city, address_state, address_zip })
      : "Main office";
  const facts = [
    office.phone && formatPhone(office.phone),
    writeHours(spansOf(office.hours)),
    office.by_appointment && "by appointment",
    office.hours_note,
    ...specialHoursOf(office.special_hours).map(describeSpecialHours),
    stepFreeWords(office.step_free),
    office.parking && `parking: ${office.parking}`,
    office.transit && `transit: ${office.transit}`,
  ].filter(Boolean);
  const place = name ? `${name}, ${address}` : address;
  return facts.length > 0 ? `${place} (${facts.join("; ")})` : place;
}

/** Describes pending offices, one per line, and the listed offices that they replace. Both arguments are as stored. */
export function officesChange(listed: unknown, waiting: unknown) {
  const offices = readOffices(listed);
  const proposed = readOffices(waiting);
  const before = proposed.map(({ id }) =>
    offices.find((office) => id !== null && office.id === id),
  );
  const words = before.map((office) => (office ? describeOffice(office) : "Nothing"));
  return {
    label: "Offices",
    before: before.some(Boolean) ? words.join("\n") : "Nothing",
    after: proposed.map(describeOffice).join("\n"),
  };
}
