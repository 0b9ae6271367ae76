import { type RegistryEntry, registryTable, taxonomyName } from "@/lib/import/registry-entries";
import type { SourceTable } from "@/lib/import/sources";

// The monthly and weekly files of the National Plan and Provider Enumeration System, with 330 columns.

const practiceAddress = "Provider Business Practice Location Address";
const firstLine = "Provider First Line Business Practice Location Address";
const legalName = "Provider Organization Name (Legal Business Name)";
const nameParts = [
  "Provider First Name",
  "Provider Middle Name",
  "Provider Last Name (Legal Name)",
  "Provider Name Suffix Text",
];

/** The numbers of the taxonomies that an entry can have. */
const taxonomies = Array.from({ length: 15 }, (_, index) => index + 1);

/** Converts the registry's file of providers to a table of practices; null for another file. */
export function readNppes(table: SourceTable): SourceTable | null {
  const places = new Map(table.headings.map((heading, place) => [heading, place]));
  const isNppes = ["NPI", "Entity Type Code", legalName, firstLine].every((heading) =>
    places.has(heading),
  );
  if (table.problem || !isNppes) return null;
  const entries = table.rows
    .filter(([npi]) => npi)
    .map((cells): RegistryEntry => {
      const textOf = (heading: string) => (cells[places.get(heading) ?? -1] ?? "").trim();
      const joined = (headings: readonly string[], separator: string) =>
        headings.map(textOf).filter(Boolean).join(separator);
      const isOrganization = textOf("Entity Type Code") === "2";
      // Type 3 is the name under which an organization does business.
      const hasTradeName = textOf("Provider Other Organization Name Type Code") === "3";
      const tradeName = hasTradeName ? textOf("Provider Other Organization Name") : "";
      const primary = taxonomies.find(
        (number) => textOf(`Healthcare Provider Primary Taxonomy Switch_${number}`) === "Y",
      );
      const street = textOf(firstLine);
      return {
        npi: textOf("NPI"),
        kind: isOrganization ? "organization" : "individual",
        name: isOrganization ? tradeName || textOf(legalName) : joined(nameParts, " "),
        credential: textOf("Provider Credential Text"),
        taxonomy: taxonomyName(textOf(`Healthcare Provider Taxonomy Code_${primary ?? 1}`)),
        street: street && joined([firstLine, firstLine.replace("First Line", "Second Line")], ", "),
        city: textOf(`${practiceAddress} City Name`),
        state: textOf(`${practiceAddress} State Name`),
        zip: textOf(`${practiceAddress} Postal Code`),
        country: textOf(`${practiceAddress} Country Code (If outside U.S.)`),
        phone: textOf(`${practiceAddress} Telephone Number`),
        fax: textOf(`${practiceAddress} Fax Number`),
        hasMailOnly: !street && textOf("Provider First Line Business Mailing Address") !== "",
        deactivatedOn: textOf("NPI Reactivation Date")
          ? undefined
          : textOf("NPI Deactivation Date"),
      };
    });
  return registryTable(table, entries);
}
