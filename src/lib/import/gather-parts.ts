import { formatPhone } from "@/lib/format/format-phone";
import { type Ages, type ImportBand, readAges, settleBands, writeBands } from "@/lib/import/bands";
import { readCell } from "@/lib/import/cells";
import { fileColumns, knownHeadings, simplify } from "@/lib/import/columns";
import type { FileColumn, ImportValue } from "@/lib/import/file-column";
import type { PartRow } from "@/lib/import/part-rows";
import type { ImportListing, ImportNotes } from "@/lib/import/row";
import { writeLevel } from "@/lib/prices/read-levels";
import { quoteCell } from "./reason.ts";
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

const stored = ({
  practice: _practice,
  special_hours: _special,
  ...values
}: OfficeValues): OfficeValues => ({
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
        `${place}: ${label} “${formatPhone(String(said))}” left out: the office at the practice's own address uses the practice's`,
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
          `${place} left out: ${own.place} already describes the office at the practice's own address`,
        );
        continue;
      }
      own = { values: ownOffice(row, practice, notes), place };
      if (!hasNone) notes.readings.push(`${place}: read as the practice's own address`);
      continue;
    }
    const missing = requiredAddress.find(([column]) => (values[column] ?? null) === null);
    if (missing) notes.warnings.push(`${place} left out: ${missing[1]} is missing`);
    else further.push({ values: stored(values), place });
  }
  if (!own && further.length === 0) return [];
  return [own ?? { values: { hours: [], by_appointment: false }, place: null }, ...further];
}

const priceColumns = fileColumns.practices.filter(({ kind }) => kind === "price");

/** The price column that a text names. */
const priceNamed = (text: string): FileColumn | undefined =>
  priceColumns.find((known) =>
    knownHeadings(known).some((heading) => simplify(heading) === simplify(text)),
  );

const isAges = (value: unknown): value is Ages =>
  typeof value === "object" && value !== null && "min_age" in value;

/** Parses ages at the end of a name, as in "Children 0-17". */
function agesInName(text: string): { label: string; ages: Ages } | null {
  const [, label = "", written = ""] =
    /^(.*?)\s*(\d{1,3}\s*[-–]\s*\d{1,3}|\d{1,3}\+)$/.exec(text) ?? [];
  const ages = readAges(written);
  return ages && { label: label.replace(/^ages?$/i, ""), ages };
}

/** The price by age in a row, or its problem; null if the row has no ages. */
function bandOf({ values }: PartRow): ImportBand | { problem: string } | null {
  const text = String(values.price ?? "");
  const inName = isAges(values.ages) ? null : agesInName(text);
  const ages = isAges(values.ages) ? values.ages : inName?.ages;
  if (!ages) return null;
  const amount = readCell({ ...priceAmount, column: "monthly_price" }, String(values.amount));
  if ("problem" in amount) return amount;
  if (amount.column) return { problem: "a price by age must be monthly" };
  return { label: inName?.label ?? text, ...ages, monthly_price: Number(amount.value) };
}

const priceAmount = { label: "Amount", kind: "price", example: "" } as const;

/** Adds a price without ages and without a known name as a membership level. */
function addLevel(
  listing: ImportListing,
  { name, text, quoted }: { name: string; text: string; quoted: string },
  notes: ImportNotes,
): ImportListing {
  const level = writeLevel(name, text);
  if (level === null) {
    notes.warnings.push(
      `${quoted} left out: it has no ages and isn't a known price or membership level`,
    );
    return listing;
  }
  notes.readings.push(`${quoted} read as membership level ${level}`);
  const before = listing.membership_levels;
  return { ...listing, membership_levels: [...(isTexts(before) ? before : []), level] };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Sets the price that a row names, unless the practice's own row has a different one. */
function fillPrice(
  listing: ImportListing,
  { values, place, warnings }: PartRow,
  notes: ImportNotes,
): ImportListing {
  const [name, text] = [String(values.price ?? ""), String(values.amount)];
  const quoted = `${place}: ${quoteCell(`${name} ${text}`.trim())}`;
  const known = priceNamed(name);
  if (!known) {
    // With invalid ages, the row must not become a membership level for everyone.
    return addLevel(listing, { name: warnings.length > 0 ? "" : name, text, quoted }, notes);
  }
  const cell = readCell(known, text);
  if ("problem" in cell) {
    notes.warnings.push(`${quoted} left out: ${cell.problem}`);
    return listing;
  }
  const filled = cell.column ?? known.column;
  const before = Object.entries(listing).find(([column]) => column === filled)?.[1] ?? null;
  if (before !== null && before !== cell.value) {
    notes.warnings.push(`${quoted} left out: the practice already has a different one, ${before}`);
    return listing;
  }
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
  const from = rows[0]?.place.replace(/, [^,]*$/, "");
  const settled = settleBands(bands);
  if ("problem" in settled) {
    notes.warnings.push(`${from}: ${quoteCell(writeBands(bands))} left out: ${settled.problem}`);
    return listing;
  }
  if (listing.tiers) {
    notes.warnings.push(`${from}: prices by age left out: the practice's own row already has some`);
    return listing;
  }
  if (settled.interpretation) {
    notes.readings.push(
      `${from}: ${quoteCell(writeBands(bands))} read as ${settled.interpretation}`,
    );
  }
  return { ...listing, tiers: settled.bands };
}

/** A service from the site's list. */
export interface KnownService {
  name: string;
  label: string;
}

/** The services of a practice in list order. Unknown services are left out with a warning. */
export function gatherServices(
  rows: readonly PartRow[],
  known: readonly KnownService[],
  notes: ImportNotes,
): Record<string, ImportValue>[] {
  const gathered = new Map<string, Record<string, ImportValue>>();
  for (const { values, place } of rows) {
    const { coverage = null, note = null, price = null } = values;
    const text = String(values.service);
    const leaveOut = (what: string, why: string) =>
      notes.warnings.push(`${place}${what} left out: ${why}`);
    const isCalled = (words: readonly string[]) =>
      words.some((word) => simplify(word) === simplify(text));
    const service =
      known.find(({ name, label }) => isCalled([name, label])) ??
      known.find(({ name }) => isCalled(otherServiceNames[name] ?? []));
    if (!service) {
      leaveOut(`: ${quoteCell(text)}`, "it isn't in the list of services");
      continue;
    }
    if (!isCalled([service.name, service.label])) {
      notes.readings.push(`${place}: Service ${quoteCell(text)} read as ${service.label}`);
    }
    if (gathered.has(service.name)) {
      leaveOut("", `${service.label} is already in another row`);
      continue;
    }
    const hasPrice = price !== null && coverage === "extra" && price !== 0;
    if (price !== null && !hasPrice && price !== 0) {
      leaveOut(`: Extra price ${price}`, "only services with an extra fee have one");
    }
    const hasNote = note !== null && coverage !== "not offered";
    if (note !== null && !hasNote)
      leaveOut(": Note", "services that aren't offered can't have one");
    gathered.set(service.name, {
      service: service.name,
      coverage,
      price: hasPrice ? price : null,
      note: hasNote ? note : null,
    });
  }
  return known.flatMap(({ name }) => {
    const row = gathered.get(name);
    return row ? [row] : [];
  });
}
