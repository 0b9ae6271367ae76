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

// Rows of the national registries of providers. They fill in and check listings.

/** A person or organization in a registry, with the address of the practice. */
export interface RegistryEntry extends ActiveNpi {
  npi: string;
  fax?: string | undefined;
  /** The country of the address, if the registry says it. */
  country?: string | undefined;
  /** When the NPI was deactivated, or "an unknown day". */
  deactivatedOn?: string | undefined;
  /** Whether the registry has only a mailing or home address. */
  hasMailOnly?: boolean | undefined;
}

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

/** The name of a taxonomy code as the registry writes it: "207QS0010X" is "Family Medicine, Sports Medicine". */
export const taxonomyName = (code: string): string =>
  [classifications[code.slice(0, 4)], areas[code.slice(4)]].filter(Boolean).join(", ");

// A territory is in the list of countries too.
const isForeign = ({ country = "" }: RegistryEntry) =>
  !/^(?:|usa?|united states(?: of america)?|as|gu|mp|pr|vi)$/i.test(country.trim());

/** Why an entry can't be imported, as a sentence; null if it can. */
function refusalOf(entry: RegistryEntry): string | null {
  const { npi, deactivatedOn, country, state, city } = entry;
  if (!isValidNpi(npi)) return `NPI isn't valid: “${npi}”`;
  if (deactivatedOn) return `NPI ${npi} was deactivated on ${deactivatedOn}`;
  if (isForeign(entry))
    return `The practice is outside the US: ${inTitleCase(city ?? "")} ${country}`;
  return state && stateCode(state) === null ? `The practice is in no US state: ${state}` : null;
}

/** What an entry says that isn't imported. */
function warningsOf({ street = "", hasMailOnly = false }: RegistryEntry): string[] {
  if (hasMailOnly) return ["Address left out: the registry has only a mailing or home address"];
  return isMailingAddress(street)
    ? [`Address “${street}” left out: it's a mailing address, not the practice's`]
    : [];
}

const headings = ["npi", ...prefilledFields, "fax"];

/** The entries of a registry as a table of practices, with what is wrong with each. */
export const registryTable = (
  table: Pick<SourceTable, "file" | "firstRow">,
  entries: readonly RegistryEntry[],
): SourceTable => ({
  ...table,
  headings,
  rows: entries.map((entry) => {
    const values: Readonly<Record<string, string>> = {
      ...toPrefill(entry),
      npi: entry.npi,
      fax: entry.fax ?? "",
    };
    return headings.map((heading) => values[heading] ?? "");
  }),
  registry: entries.map((entry) => ({ refusal: refusalOf(entry), warnings: warningsOf(entry) })),
});
