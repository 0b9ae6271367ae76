import {
  type ActiveNpi,
  inTitleCase,
  prefilledFields,
  toPrefill,
} from "@/lib/editor/registry-prefill";
import { stateCode } from "@/lib/format/us-states";
import type { SourceTable } from "@/lib/import/sources";
import { isMailingAddress } from "@/lib/listings/mailing-address";
import { isValidNpi } from "@/lib/listings/npi";

// The monthly and weekly files of the National Plan and Provider Enumeration System, with 330 columns. Their rows fill in and
// check listings.

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

/** The primary taxonomy of a provider as the registry's API names it: "207QS0010X" is "Family Medicine, Sports Medicine". */
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

/** Why a provider can't be imported, as a sentence; null if it can. */
function refusalOf(textOf: TextOf, { city = "", state = "" }: ActiveNpi): string | null {
  const npi = textOf("NPI");
  if (!isValidNpi(npi)) return `NPI isn't valid: “${npi}”`;
  const deactivatedOn = textOf("NPI Deactivation Date");
  if (deactivatedOn && !textOf("NPI Reactivation Date"))
    return `NPI ${npi} was deactivated on ${deactivatedOn}`;
  const country = textOf(`${practiceAddress} Country Code (If outside U.S.)`);
  // A territory is in the list of countries too.
  if (!/^(?:|US|AS|GU|MP|PR|VI)$/.test(country))
    return `The practice is outside the US: ${inTitleCase(city)} ${country}`;
  return state && stateCode(state) === null ? `The practice is in no US state: ${state}` : null;
}

/** What a provider's row says that isn't imported. */
function warningsOf(textOf: TextOf, { street = "" }: ActiveNpi): string[] {
  if (!street && textOf("Provider First Line Business Mailing Address"))
    return ["Address left out: the registry has only a mailing address"];
  return isMailingAddress(street)
    ? [`Address “${street}” left out: it's a mailing address, not the practice's`]
    : [];
}

/** Converts the registry's file of providers to a table of practices; null for another file. */
export function readNppes(table: SourceTable): SourceTable | null {
  const places = new Map(table.headings.map((heading, place) => [heading, place]));
  const isNppes = ["NPI", "Entity Type Code", legalName, firstLine].every((heading) =>
    places.has(heading),
  );
  if (table.problem || !isNppes) return null;
  const headings = ["npi", "fax", ...prefilledFields];
  const entries = table.rows
    .filter(([npi]) => npi)
    .map((cells) => {
      const textOf: TextOf = (heading) => (cells[places.get(heading) ?? -1] ?? "").trim();
      const record = recordOf(textOf);
      const prefill = toPrefill(record);
      return {
        cells: [
          textOf("NPI"),
          textOf(`${practiceAddress} Fax Number`),
          ...prefilledFields.map((field) => prefill[field]),
        ],
        note: { refusal: refusalOf(textOf, record), warnings: warningsOf(textOf, record) },
      };
    });
  return {
    ...table,
    headings,
    rows: entries.map(({ cells }) => cells),
    registry: entries.map(({ note }) => note),
  };
}
