import { formatPhone } from "@/lib/format/format-phone";
import { formatDollars } from "@/lib/format/numbers";
import { writeBands } from "@/lib/import/bands";
import { spansOf, writeHours } from "@/lib/listings/hours";
import { joinLanguages } from "@/lib/listings/languages";

// Formats the related rows of a listing, as sent by the import or stored in the database, for previews and changes. Every value
// has a text, so that one that the page doesn't expect never hides the others.

type Entry = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Labels of the kinds of related rows, in display order. */
export const partLabels = {
  tiers: "Prices by age",
  clinicians: "Clinicians",
  offices: "Offices and hours",
  services: "What the fee covers",
} as const;

export type Part = keyof typeof partLabels;

/** The kinds of related rows. */
export const partNames = ["tiers", "clinicians", "offices", "services"] as const satisfies Part[];

const text = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

const joined = (words: readonly (string | false)[], separator: string) =>
  words.filter(Boolean).join(separator);

const labeled = (label: string, value: unknown) => text(value) && `${label} ${text(value)}`;

const addressOf = (office: Entry) =>
  joined(
    [
      text(office.name),
      text(office.address_street),
      text(office.address_city),
      joined([text(office.address_state), text(office.address_zip)], " "),
    ],
    ", ",
  ) || "own address";

function formatBand({ label, min_age, max_age, monthly_price }: Entry): string {
  return writeBands([
    {
      label: text(label),
      min_age: Number(min_age ?? 0),
      max_age: max_age == null ? null : Number(max_age),
      monthly_price: Number(monthly_price ?? 0),
    },
  ]);
}

function formatClinician(person: Entry): string {
  const accepting = person.accepting_new_patients;
  const facts = [
    labeled("formerly", texts(person.former_names).join(", ")),
    text(person.specialty),
    text(person.gender),
    joinLanguages(texts(person.languages)),
    labeled("NPI", person.npi),
    accepting === true && "accepting new patients",
    accepting === false && "not accepting new patients",
    labeled("since", person.practicing_since),
    labeled("opted out of Medicare until", person.medicare_opt_out_until),
  ];
  const name = joined([text(person.name), text(person.credentials)], ", ");
  return joined([name, joined(facts, "; ").replace(/^.+$/, "($&)")], " ");
}

function formatOffice(office: Entry): string {
  const facts = [
    formatPhone(text(office.phone)),
    writeHours(spansOf(office.hours)),
    text(office.hours_note),
    office.by_appointment === true && "by appointment only",
    office.step_free === true && "step-free",
    office.step_free === false && "with steps",
    labeled("parking:", office.parking),
    labeled("transit:", office.transit),
  ];
  return joined([addressOf(office), joined(facts, "; ")], ": ");
}

function formatService({ service, coverage, price, note }: Entry): string {
  const name = service === "ekg" ? "EKG" : text(service).replaceAll("_", " ");
  const cost = typeof price === "number" && formatDollars(price);
  return joined([name, text(coverage), cost, text(note).replace(/^.+$/, "($&)")], " ");
}

const formats: Record<Part, (entry: Entry) => string> = {
  tiers: formatBand,
  clinicians: formatClinician,
  offices: formatOffice,
  services: formatService,
};

/** Formats one related row. */
export const formatEntry = (part: Part, entry: unknown): string =>
  (isRecord(entry) && formats[part](entry)) || JSON.stringify(entry) || "nothing";

/** The name of a clinician or the address of an office; any other row in full. */
export function formatEntryName(part: Part, entry: unknown): string {
  const named = isRecord(entry) ? entry : {};
  const name = part === "clinicians" ? text(named.name) : part === "offices" && addressOf(named);
  return name || formatEntry(part, entry);
}

/** Formats related rows of a kind; empty for none. */
export function formatPart(part: Part, entries: unknown): string {
  if (!Array.isArray(entries)) return entries == null ? "" : JSON.stringify(entries);
  return entries.map((entry) => formatEntry(part, entry)).join(part === "tiers" ? "; " : " · ");
}

/** Describes the related rows of a practice, by kind. */
export const describeParts = (listing: Entry): string[] =>
  partNames.flatMap((part) => {
    const words = formatPart(part, listing[part]);
    return words ? `${partLabels[part]}: ${words}` : [];
  });
