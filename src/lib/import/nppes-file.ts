import { type RegistryEntry, registryTable, taxonomyName } from "@/lib/import/registry-entries";
import type { SourceTable } from "@/lib/import/sources";

// The monthly and weekly files of the National Plan and Provider Enumeration System, with 330 columns.

const location = "Provider Business Practice Location Address";

const columns = {
  npi: "NPI",
  kind: "Entity Type Code",
  organization: "Provider Organization Name (Legal Business Name)",
  otherName: "Provider Other Organization Name",
  otherNameKind: "Provider Other Organization Name Type Code",
  first: "Provider First Name",
  middle: "Provider Middle Name",
  last: "Provider Last Name (Legal Name)",
  suffix: "Provider Name Suffix Text",
  credential: "Provider Credential Text",
  street: "Provider First Line Business Practice Location Address",
  secondLine: "Provider Second Line Business Practice Location Address",
  city: `${location} City Name`,
  state: `${location} State Name`,
  zip: `${location} Postal Code`,
  country: `${location} Country Code (If outside U.S.)`,
  phone: `${location} Telephone Number`,
  fax: `${location} Fax Number`,
  mail: "Provider First Line Business Mailing Address",
  deactivated: "NPI Deactivation Date",
  reactivated: "NPI Reactivation Date",
} as const;

/** How many taxonomies an entry can have. */
const maxTaxonomies = 15;

/** Whether headings are those of the registry's file of providers. */
const isNppes = (headings: readonly string[]): boolean =>
  [columns.npi, columns.kind, columns.organization, columns.street].every((heading) =>
    headings.includes(heading),
  );

/** Converts the registry's file of providers to a table of practices; null for another file. */
export function readNppes(table: SourceTable): SourceTable | null {
  const { headings, rows } = table;
  if (table.problem || !isNppes(headings)) return null;
  const placeOf = (heading: string) => headings.indexOf(heading);
  const places = Object.entries(columns).map(
    ([name, heading]) => [name, placeOf(heading)] as const,
  );
  const taxonomies = Array.from({ length: maxTaxonomies }, (_, index) => ({
    code: placeOf(`Healthcare Provider Taxonomy Code_${index + 1}`),
    primary: placeOf(`Healthcare Provider Primary Taxonomy Switch_${index + 1}`),
  }));
  const entries = rows
    .filter(([npi]) => npi)
    .map((cells): RegistryEntry => {
      const row: Partial<Record<string, string>> = Object.fromEntries(
        places.map(([name, place]) => [name, (cells[place] ?? "").trim()]),
      );
      const isOrganization = row.kind === "2";
      const primary = taxonomies.find(({ primary: at }) => cells[at] === "Y") ?? taxonomies[0];
      // Type 3 is the name under which an organization does business.
      const name = row.otherNameKind === "3" && row.otherName ? row.otherName : row.organization;
      return {
        ...row,
        npi: row.npi ?? "",
        kind: isOrganization ? "organization" : "individual",
        name: isOrganization
          ? name
          : [row.first, row.middle, row.last, row.suffix].filter(Boolean).join(" "),
        taxonomy: taxonomyName(cells[primary?.code ?? -1] ?? ""),
        street: row.street && [row.street, row.secondLine].filter(Boolean).join(", "),
        hasMailOnly: !row.street && Boolean(row.mail),
        deactivatedOn: row.reactivated ? undefined : row.deactivated,
      };
    });
  return registryTable(table, entries);
}
