import type { ImportValue } from "@/lib/import/cell";
import { simplify } from "@/lib/import/columns";
import type { PartRow } from "@/lib/import/part-rows";
import type { ImportListing, ImportNotes } from "@/lib/import/row";
import { formatPhone } from "@/lib/phone/format-phone";

type OfficeValues = Record<string, ImportValue>;

interface GatheredOffice {
  values: OfficeValues;
  /** Null for the first office if no row describes it. */
  place: string | null;
}

const address = ["address_street", "address_city", "address_state", "address_zip"] as const;
const requiredAddress = [
  ["address_city", "City"],
  ["address_state", "State"],
  ["address_zip", "ZIP code"],
] as const;

const plain = (value: ImportValue | undefined) => simplify(String(value ?? ""));

/** Whether a row has the practice's own street and ZIP code. */
const isAtPractice = (values: OfficeValues, practice: ImportListing) =>
  plain(values.address_street) !== "" &&
  plain(values.address_street) === plain(practice.address_street) &&
  plain(values.address_zip).slice(0, 5) === plain(practice.address_zip).slice(0, 5);

const stored = ({ practice: _practice, ...values }: OfficeValues): OfficeValues => ({
  ...values,
  hours: values.hours ?? [],
  by_appointment: values.by_appointment ?? false,
});

/** The office at the practice's own address, which uses the listing's name, address, and phone. */
function ownOffice({ values, place }: PartRow, practice: ImportListing, notes: ImportNotes) {
  for (const [column, label, own] of [
    ["name", "Office name", practice.practice_name],
    ["phone", "Phone", practice.phone],
  ] as const) {
    const said = values[column] ?? null;
    if (said !== null && plain(said) !== plain(own)) {
      notes.warnings.push(
        `${place}: ${label} “${formatPhone(String(said))}” left out: the office at the practice’s own address uses the practice’s`,
      );
    }
  }
  const none = Object.fromEntries([...address, "name", "phone"].map((column) => [column, null]));
  return { ...stored(values), ...none };
}

/** The offices of a practice. The one at its own address comes first: a row without an address or with the same one. */
export function gatherOffices(
  rows: readonly PartRow[],
  practice: ImportListing,
  notes: ImportNotes,
): GatheredOffice[] {
  let own: GatheredOffice | null = null;
  const further: GatheredOffice[] = [];
  for (const row of rows) {
    const { values, place } = row;
    const hasNone = address.every((column) => (values[column] ?? null) === null);
    if (hasNone || isAtPractice(values, practice)) {
      if (own) {
        notes.warnings.push(
          `${place} left out: ${own.place} already describes the office at the practice’s own address`,
        );
        continue;
      }
      own = { values: ownOffice(row, practice, notes), place };
      if (!hasNone) notes.readings.push(`${place}: read as the practice’s own address`);
      continue;
    }
    const missing = requiredAddress.find(([column]) => (values[column] ?? null) === null);
    if (missing) notes.warnings.push(`${place} left out: ${missing[1]} is missing`);
    else further.push({ values: stored(values), place });
  }
  if (!own && further.length === 0) return [];
  return [own ?? { values: { hours: [], by_appointment: false }, place: null }, ...further];
}
