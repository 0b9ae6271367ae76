import { type ActiveNpi, prefilledFields, toPrefill } from "@/lib/editor/registry-prefill";
import type { CsvTable } from "@/lib/import/csv";
import type { SourceTable } from "@/lib/import/sources";

// The monthly and weekly files of the National Plan and Provider Enumeration System, with 330
// columns. Their rows fill in and check listings.

const practiceAddress = "Provider Business Practice Location Address";
const firstLine = "Provider First Line Business Practice Location Address";
const secondLine = "Provider Second Line Business Practice Location Address";
const legalName = "Provider Organization Name (Legal Business Name)";
const nameParts = [
  "Provider First Name",
  "Provider Middle Name",
  "Provider Last Name (Legal Name)",
  "Provider Name Suffix Text",
];

/** Returns the text of a row's cell below a heading. */
type TextOf = (heading: string) => string;

/** The classification in the registry's taxonomy, by the first digits of a code. */
const classifications: Readonly<Record<string, string>> = {
  "207Q": "Family Medicine",
  "207R": "Internal Medicine",
  "207V": "Obstetrics & Gynecology",
  "2080": "Pediatrics",
  "202D": "Integrative Medicine",
};

/** The area of specialization, by the last digits of a code. */
const areas: Readonly<Record<string, string>> = {
  G0300X: "Geriatric Medicine",
  S0010X: "Sports Medicine",
};

/** The numbers of the taxonomies that a provider can have. */
const taxonomies = Array.from({ length: 15 }, (_, index) => index + 1);

/**
 * The primary taxonomy of a provider as the registry's API names it: "207QS0010X" is "Family
 * Medicine, Sports Medicine".
 */
function taxonomyOf(textOf: TextOf): string {
  const primary = taxonomies.find(
    (number) => textOf(`Healthcare Provider Primary Taxonomy Switch_${number}`) === "Y",
  );
  const code = textOf(`Healthcare Provider Taxonomy Code_${primary ?? 1}`);
  return [classifications[code.slice(0, 4)], areas[code.slice(4)]].filter(Boolean).join(", ");
}

function recordOf(textOf: TextOf): ActiveNpi {
  const joined = (headings: readonly string[], separator: string) =>
    headings.map(textOf).filter(Boolean).join(separator);
  const isOrganization = textOf("Entity Type Code") === "2";
  // Type 3 is the name under which an organization does business.
  const hasTradeName = textOf("Provider Other Organization Name Type Code") === "3";
  const tradeName = hasTradeName ? textOf("Provider Other Organization Name") : "";
  return {
    kind: isOrganization ? "organization" : "individual",
    name: isOrganization ? tradeName || textOf(legalName) : joined(nameParts, " "),
    credential: textOf("Provider Credential Text"),
    taxonomy: taxonomyOf(textOf),
    street: textOf(firstLine) && joined([firstLine, secondLine], ", "),
    city: textOf(`${practiceAddress} City Name`),
    state: textOf(`${practiceAddress} State Name`),
    zip: textOf(`${practiceAddress} Postal Code`),
    phone: textOf(`${practiceAddress} Telephone Number`),
  };
}

/** Converts the registry's file of providers to a table of practices; null for another file. */
export function readNppes(table: CsvTable): Omit<SourceTable, "file" | "dated"> | null {
  const places = new Map(table.headings.map((heading, place) => [heading, place]));
  const isNppes = ["NPI", "Entity Type Code", legalName, firstLine].every((heading) =>
    places.has(heading),
  );
  if (!isNppes) return null;
  const rows: string[][] = [];
  const registry: string[][] = [];
  for (const cells of table.rows) {
    const textOf: TextOf = (heading) => (cells[places.get(heading) ?? -1] ?? "").trim();
    const npi = textOf("NPI");
    if (!npi) continue;
    const record = recordOf(textOf);
    const prefill = toPrefill(record);
    const fax = textOf(`${practiceAddress} Fax Number`);
    const deactivatedOn = textOf("NPI Deactivation Date");
    const isDeactivated = deactivatedOn && !textOf("NPI Reactivation Date");
    const status = isDeactivated ? `Deactivated on ${deactivatedOn}` : "";
    rows.push([npi, fax, status, ...prefilledFields.map((field) => prefill[field])]);
    registry.push(
      record.street && !prefill.address_street
        ? [`Address “${record.street}” left out: it's a mailing address, or not in a US state`]
        : [],
    );
  }
  return { headings: ["npi", "fax", "source_status", ...prefilledFields], rows, registry };
}
