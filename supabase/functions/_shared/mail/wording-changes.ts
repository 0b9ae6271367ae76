import type { Facts } from "./task.ts";
import {
  longDay,
  named,
  phoneInWords,
  practiceOf,
  sitePaths,
  type Wording,
} from "./wording-parts.ts";

/** The labels of columns and parts whose names don't say it. */
const labels: Record<string, string> = {
  tiers: "Prices by age",
  services: "What the fee covers",
  offices: "Offices and hours",
  gallery: "More photos",
  photo_url: "Photo",
  bio: "About",
  npi: "NPI",
  address_street: "Street address",
  address_city: "City",
  address_state: "State",
  address_zip: "ZIP code",
  patient_ages: "Ages accepted",
  panel_confirmed_at: "Availability confirmed",
  hours_confirmed_at: "Offices and hours confirmed",
};

const labelOf = (column: string): string => {
  const name = column.replace(/_at$/, "").replaceAll("_", " ");
  return labels[column] ?? name.charAt(0).toUpperCase() + name.slice(1);
};

type Row = Record<string, unknown>;

const dollars = (amount: unknown): string => `$${Number(amount).toFixed(2).replace(".00", "")}`;

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Describes opening hours, which are stored as [1, "08:00", "17:00"]: "Mon, Tue 08:00–17:00". */
function hoursInWords(hours: unknown): string {
  const open = new Map<string, string[]>();
  for (const [day, from, to] of Array.isArray(hours) ? hours : []) {
    const times = `${from}–${to}`;
    open.set(times, [...(open.get(times) ?? []), days[Number(day) - 1] ?? ""]);
  }
  return [...open].map(([times, at]) => `${at.join(", ")} ${times}`).join(", ");
}

const joined = (...facts: unknown[]): string => facts.filter(Boolean).join(", ");

/** Describes a row of a part. */
const rowsInWords: Record<string, (row: Row) => string> = {
  tiers: ({ label, min_age, max_age, monthly_price }) =>
    `${label} (${max_age === null ? `${min_age} and older` : `ages ${min_age} to ${max_age}`}) ${dollars(monthly_price)}`,
  services: ({ label, service, coverage, price, note }) =>
    `${label ?? service}: ${joined(String(coverage).replaceAll("_", " "), price && dollars(price), note)}`,
  clinicians: ({ name, credentials, npi }) => joined(name, credentials, npi && `NPI ${npi}`),
  offices: ({ name, phone, hours, hours_note, ...place }) =>
    joined(
      name,
      place.address_street,
      place.address_city,
      phone && phoneInWords(String(phone)),
      hoursInWords(hours),
      hours_note,
    ) || "Main office",
  gallery: ({ description }) => String(description),
};

function valueInWords(column: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (column === "photo_url") return "a photo";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && /price|fee|cap$/.test(column)) return dollars(value);
  if (column.endsWith("_at")) return longDay(String(value));
  if (column === "phone" || column === "fax") return phoneInWords(String(value));
  if (!Array.isArray(value)) return String(value);
  const inWords = rowsInWords[column];
  return value.map((row) => (inWords ? inWords(row) : rowOf(row))).join(inWords ? "; " : ", ");
}

const rowOf = (row: unknown): string =>
  typeof row === "object" && row !== null
    ? Object.values(row)
        .filter((value) => value !== null)
        .join(" ")
    : String(row);

/** Describes a change, with only the rows of a list that differ: "Phone: (512) 555-0199 (was (512) 555-0142)". */
function changeInWords(
  column: string,
  [before, after]: [unknown, unknown],
  earlier = "was",
): string {
  const without = (rows: unknown, others: unknown) => {
    if (!Array.isArray(rows)) return rows;
    const known = new Set((Array.isArray(others) ? others : []).map((row) => JSON.stringify(row)));
    return rows.filter((row) => !known.has(JSON.stringify(row)));
  };
  const words = (value: unknown) => named(valueInWords(column, value), 300);
  const [old, now] = [words(without(before, after)), words(without(after, before))];
  if (old === now) return `${labelOf(column)}: details changed`;
  return `${labelOf(column)}: ${now || "removed"} (${earlier} ${old || "empty"})`;
}

const acts: Record<string, string> = {
  import: "An admin imported a list of practices that includes yours.",
  "undo import": "An admin undid an import that had changed your listing.",
  confirm: "An admin confirmed that these parts are still correct.",
  edit: "An admin edited your listing.",
  "accept correction": "An admin accepted a member's correction of your listing.",
  suggest:
    "An admin's list has other values than your listing, which stays as it is unless you accept them.",
  "accept change": "An admin approved a change to your listing that somebody else had proposed.",
};

const mostFields = 20;

/** An email about what somebody else changed in a listing, or suggests to change. */
export function listingChanged(facts: Facts): Wording {
  const practice = practiceOf(facts);
  const isSuggestion = facts.act === "suggest";
  const changes = Object.entries(facts.changes ?? {}).map(([column, pair]) =>
    changeInWords(column, pair, isSuggestion ? "now" : "was"),
  );
  const rest = changes.length - mostFields;
  return {
    headline: isSuggestion
      ? `An admin suggests a change to your listing for ${practice}`
      : facts.act === "import"
        ? `An import changed your listing for ${practice}`
        : `Your listing for ${practice} was changed`,
    lines: [
      acts[facts.act ?? ""] ?? "Someone outside your practice changed your listing.",
      ...changes.slice(0, mostFields),
      ...(rest > 0 ? [`And ${rest} more`] : []),
      isSuggestion
        ? "Accept or decline it where you edit your listing."
        : "If something is wrong, edit your listing or contact us. Its history shows every change.",
    ],
    action: { label: "Review your listing", path: sitePaths.setup({ listing: facts.listing }) },
  };
}
