import { officeWarnings } from "@/lib/editor/office-warnings";
import { formatPhone } from "@/lib/format/format-phone";
import { type ImportBand, readBand, settleBands, writeBands } from "@/lib/import/bands";
import { readCell } from "@/lib/import/cells";
import { fileColumns, knownHeadings, simplify } from "@/lib/import/columns";
import { quoteCell } from "@/lib/import/csv-cells";
import type { FileColumn, ImportValue, RowValues } from "@/lib/import/file-column";
import type { PartRow } from "@/lib/import/part-rows";
import { type ImportListing, type ImportNotes, textsOf } from "@/lib/import/row";
import { fieldLabel } from "@/lib/listings/fields";
import { writeLevel } from "@/lib/prices/read-levels";
import { services } from "@/lib/supabase/filter-options";

/** Common names of services besides their labels. Names with a broader or narrower meaning aren't included. */
export const otherServiceNames: Readonly<Record<string, readonly string[]>> = {
  office_visits: ["visits", "unlimited visits", "in-person visits"],
  same_day_visits: ["same-day appointments", "same or next day visits"],
  messages_and_calls: ["messages", "messaging", "texting", "calls and texts", "text and email"],
  video_visits: ["video", "virtual visits", "telehealth", "telemedicine"],
  annual_physical: ["physicals", "annual exam", "annual wellness exam", "yearly physical"],
  chronic_care: ["chronic disease management", "chronic care management"],
  basic_labs: ["labs", "lab work", "blood work"],
  office_tests: ["in-office tests", "point of care tests", "rapid tests"],
  ekg: ["ECG", "electrocardiogram"],
  minor_procedures: ["procedures", "in-office procedures", "office procedures"],
  stitches: ["sutures", "laceration repair"],
  skin_biopsies: ["skin biopsy", "biopsies"],
  joint_injections: ["joint injection"],
  vaccines: ["vaccinations", "immunizations"],
  medicines_at_cost: ["medications at cost", "wholesale medications", "wholesale medicines"],
  imaging_discounts: ["discounted imaging", "imaging discount"],
  home_visits: ["home visit", "house calls"],
  hospital_visits: ["hospital care", "inpatient visits"],
  prenatal_care: ["obstetrics", "obstetric care", "prenatal", "maternity care"],
  after_hours: ["after-hours care", "after-hours access"],
};

const address = ["address_street", "address_city", "address_state", "address_zip"] as const;

const plain = (value: ImportValue | undefined) => simplify(String(value ?? ""));

/** Whether a row has the practice's own street and ZIP code. */
const isAtPractice = (values: RowValues, practice: ImportListing) =>
  plain(values.address_street) !== "" &&
  plain(values.address_street) === plain(practice.address_street) &&
  plain(values.address_zip).slice(0, 5) === plain(practice.address_zip).slice(0, 5);

/** The office at the practice's own address, which uses the listing's name, address, and phone. */
function ownOffice({ values, place }: PartRow, practice: ImportListing, notes: ImportNotes) {
  for (const [column, label, own] of [
    ["name", "Office name", practice.practice_name],
    ["phone", "Phone", practice.phone],
  ] as const) {
    const said = values[column] ?? null;
    if (said !== null && plain(said) !== plain(own)) {
      notes.warnings.push(
        `${place}: ${label} “${formatPhone(String(said))}” left out: the office at the practice's own address uses the practice's`,
      );
    }
  }
  const none = Object.fromEntries([...address, "name", "phone"].map((column) => [column, null]));
  return { ...values, ...none };
}

/** The offices of a practice. The one at its own address comes first: a row without an address or with the same one. */
export function gatherOffices(
  rows: readonly PartRow[],
  practice: ImportListing,
  notes: ImportNotes,
): RowValues[] {
  let own: PartRow | null = null;
  const further: RowValues[] = [];
  for (const row of rows) {
    const { values, place } = row;
    const isEmpty = (column: string) => (values[column] ?? null) === null;
    const hasNone = address.every(isEmpty);
    const missing = address.slice(1).find(isEmpty);
    if (hasNone || isAtPractice(values, practice)) {
      if (own) {
        notes.warnings.push(
          `${place} left out: ${own.place} already describes the office at the practice's own address`,
        );
        continue;
      }
      own = { ...row, values: ownOffice(row, practice, notes) };
      if (!hasNone) notes.readings.push(`${place}: read as the practice's own address`);
    } else if (missing) {
      notes.warnings.push(`${place} left out: ${fieldLabel(missing)} is missing`);
    } else {
      further.push(values);
      const { address_street: street, address_state: state } = values;
      const office = { address_street: String(street ?? ""), address_state: String(state) };
      const found = officeWarnings(office, String(practice.address_state));
      for (const message of Object.values(found))
        if (message) notes.warnings.push(`${place}: ${message}`);
    }
  }
  return own || further.length > 0 ? [own?.values ?? {}, ...further] : [];
}

const priceColumns = fileColumns.practices.filter(({ kind }) => kind === "price");

/** The price column that a text names. */
const priceNamed = (text: string): FileColumn | undefined =>
  priceColumns.find((known) =>
    knownHeadings(known).some((heading) => simplify(heading) === simplify(text)),
  );

const ageAmount = { column: "monthly_price", label: "Amount", kind: "price", example: "" } as const;

/** The price by age in a row, whose ages can also be at the end of its name, or its problem; null if the row has no ages. */
function bandOf({
  values: { price, ages, amount },
}: PartRow): ImportBand | { problem: string } | null {
  const band = readBand(`${[price, ages].filter(Boolean).join(" ")}: 0`);
  if (!band) return null;
  const cell = readCell(ageAmount, String(amount));
  if ("problem" in cell) return cell;
  return cell.column
    ? { problem: "a price by age must be monthly" }
    : { ...band, monthly_price: Number(cell.value) };
}

/** Sets the price that a row names, unless the practice's own row has a different one, or adds a membership level. */
function fillPrice(
  listing: ImportListing,
  { values, place, warnings }: PartRow,
  notes: ImportNotes,
): ImportListing {
  const [name, text] = [String(values.price ?? ""), String(values.amount)];
  const quoted = `${place}: ${quoteCell(`${name} ${text}`.trim())}`;
  const leaveOut = (why: string) => {
    notes.warnings.push(`${quoted} left out: ${why}`);
    return listing;
  };
  const known = priceNamed(name);
  if (!known) {
    // With invalid ages, the row must not become a membership level for everyone.
    const level = warnings.length > 0 ? null : writeLevel(name, text);
    if (level === null)
      return leaveOut("it has no ages and isn't a known price or membership level");
    notes.readings.push(`${quoted} read as membership level ${level}`);
    return { ...listing, membership_levels: [...textsOf(listing.membership_levels), level] };
  }
  const cell = readCell(known, text);
  if ("problem" in cell) return leaveOut(cell.problem);
  const filled = cell.column ?? known.column;
  const before = Object.entries(listing).find(([column]) => column === filled)?.[1] ?? null;
  if (before !== null && before !== cell.value)
    return leaveOut(`the practice already has a different one, ${before}`);
  if (cell.readAs) notes.readings.push(`${quoted} read as ${cell.readAs}`);
  return { ...listing, [filled]: cell.value };
}

/** Adds the prices of the price rows to a listing. */
export function gatherPrices(
  practice: ImportListing,
  rows: readonly PartRow[],
  notes: ImportNotes,
): ImportListing {
  let listing = practice;
  const bands: ImportBand[] = [];
  for (const row of rows) {
    const band = bandOf(row);
    if (!band) listing = fillPrice(listing, row, notes);
    else if ("problem" in band) notes.warnings.push(`${row.place} left out: ${band.problem}`);
    else bands.push(band);
  }
  if (bands.length === 0) return listing;
  const quoted = `${rows[0]?.place.replace(/, [^,]*$/, "")}: ${quoteCell(writeBands(bands))}`;
  const settled = settleBands(bands);
  if ("problem" in settled) {
    notes.warnings.push(`${quoted} left out: ${settled.problem}`);
    return listing;
  }
  if (listing.tiers) {
    notes.warnings.push(`${quoted} left out: the practice's own row already has prices by age`);
    return listing;
  }
  if (settled.interpretation) notes.readings.push(`${quoted} read as ${settled.interpretation}`);
  return { ...listing, tiers: settled.bands };
}

/** The services of the site in the order of its list. Their names in the database are those of the filter, except for one. */
export const knownServices = Object.entries(services).map(([filter, label]) => ({
  name: filter === "tests-in-the-office" ? "office_tests" : filter.replaceAll("-", "_"),
  label,
}));

/** The services of a practice in list order. Unknown services are left out with a warning. */
export function gatherServices(rows: readonly PartRow[], notes: ImportNotes): RowValues[] {
  const gathered = new Map<string, RowValues>();
  for (const { values, place } of rows) {
    const { coverage = null, note = null, price } = values;
    const text = String(values.service);
    const warn = (what: string) => notes.warnings.push(`${place}${what}`);
    const isCalled = (words: readonly string[]) =>
      words.some((word) => simplify(word) === simplify(text));
    const service = knownServices.find(({ name, label }) =>
      isCalled([name, label, ...(otherServiceNames[name] ?? [])]),
    );
    if (!service) {
      warn(`: ${quoteCell(text)} left out: it isn't in the list of services`);
      continue;
    }
    const { name, label } = service;
    if (!isCalled([name, label]))
      notes.readings.push(`${place}: Service ${quoteCell(text)} read as ${label}`);
    if (gathered.has(name)) {
      warn(` left out: ${label} is already in another row`);
      continue;
    }
    const isExtra = coverage === "extra";
    if (price && !isExtra)
      warn(`: Extra price ${price} left out: only services with an extra fee have one`);
    const isOffered = coverage !== "not offered";
    if (note !== null && !isOffered)
      warn(": Note left out: services that aren't offered can't have one");
    gathered.set(name, {
      service: name,
      label,
      coverage,
      // A price of 0 is none.
      price: (isExtra && price) || null,
      note: isOffered ? note : null,
    });
  }
  return knownServices
    .map(({ name }) => gathered.get(name))
    .filter((service) => service !== undefined);
}
