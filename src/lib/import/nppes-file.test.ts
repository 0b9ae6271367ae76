import { expect, test } from "vitest";
import { writeCsv } from "@/lib/import/csv";
import { toRow } from "@/lib/import/plan";
import { planFile } from "@/test/plan-file";

// The columns of version 2 of the monthly file.
const addressParts = (kind: string) => [
  `Provider First Line Business ${kind} Address`,
  `Provider Second Line Business ${kind} Address`,
  `Provider Business ${kind} Address City Name`,
  `Provider Business ${kind} Address State Name`,
  `Provider Business ${kind} Address Postal Code`,
  `Provider Business ${kind} Address Country Code (If outside U.S.)`,
  `Provider Business ${kind} Address Telephone Number`,
  `Provider Business ${kind} Address Fax Number`,
];
const nameParts = (kind: string) => [
  `Provider ${kind}First Name`,
  `Provider ${kind}Middle Name`,
  `Provider ${kind}Name Prefix Text`,
  `Provider ${kind}Name Suffix Text`,
  `Provider ${kind}Credential Text`,
];
const numbered = (count: number, parts: readonly string[]) =>
  Array.from({ length: count }, (_, index) => parts.map((part) => `${part}_${index + 1}`)).flat();
const taxonomy = "Healthcare Provider Taxonomy";
const headings = [
  "NPI",
  "Entity Type Code",
  "Replacement NPI",
  "Employer Identification Number (EIN)",
  "Provider Organization Name (Legal Business Name)",
  "Provider Last Name (Legal Name)",
  ...nameParts(""),
  "Provider Other Organization Name",
  "Provider Other Organization Name Type Code",
  "Provider Other Last Name",
  ...nameParts("Other "),
  "Provider Other Last Name Type Code",
  ...addressParts("Mailing"),
  ...addressParts("Practice Location"),
  "Provider Enumeration Date",
  "Last Update Date",
  "NPI Deactivation Reason Code",
  "NPI Deactivation Date",
  "NPI Reactivation Date",
  "Provider Sex Code",
  "Authorized Official Last Name",
  "Authorized Official First Name",
  "Authorized Official Middle Name",
  "Authorized Official Title or Position",
  "Authorized Official Telephone Number",
  ...numbered(15, [
    `${taxonomy} Code`,
    "Provider License Number",
    "Provider License Number State Code",
    "Healthcare Provider Primary Taxonomy Switch",
  ]),
  ...numbered(50, [
    "Other Provider Identifier",
    "Other Provider Identifier Type Code",
    "Other Provider Identifier State",
    "Other Provider Identifier Issuer",
  ]),
  "Is Sole Proprietor",
  "Is Organization Subpart",
  "Parent Organization LBN",
  "Parent Organization TIN",
  "Authorized Official Name Prefix Text",
  "Authorized Official Name Suffix Text",
  "Authorized Official Credential Text",
  ...numbered(15, [`${taxonomy} Group`]),
  "Certification Date",
];

const [, , city, state, zip, , phone] = addressParts("Practice Location");
const street = "Provider First Line Business Practice Location Address";

const austin = {
  [street]: "100 N 7TH ST",
  "Provider Second Line Business Practice Location Address": "STE 2B",
  [city ?? ""]: "AUSTIN",
  [state ?? ""]: "TX",
  [zip ?? ""]: "787040000",
  [phone ?? ""]: "5125550142",
};
const maya = {
  NPI: "1234567893",
  "Entity Type Code": "1",
  "Provider Last Name (Legal Name)": "O'NEILL",
  "Provider First Name": "MAYA",
  "Provider Middle Name": "J",
  "Provider Name Suffix Text": "JR.",
  "Provider Credential Text": "M.D., FAAFP",
  [`${taxonomy} Code_1`]: "363L00000X",
  [`${taxonomy} Code_2`]: "207QG0300X",
  "Healthcare Provider Primary Taxonomy Switch_2": "Y",
  ...austin,
};
const oak = {
  NPI: "1999999992",
  "Entity Type Code": "2",
  "Provider Organization Name (Legal Business Name)": "OAK HEALTH HOLDINGS LLC",
  "Provider Other Organization Name": "OAK CARE OF AUSTIN",
  "Provider Other Organization Name Type Code": "3",
  [`${taxonomy} Code_1`]: "207R00000X",
  "Healthcare Provider Primary Taxonomy Switch_1": "Y",
  ...austin,
};

const nppes = (...rows: Readonly<Record<string, string>>[]) =>
  writeCsv(
    headings,
    rows.map((row) => headings.map((heading) => row[heading] ?? "")),
  );

test("a file of the NPPES fills in names in ordinary case, the practice address, and the specialty", async () => {
  expect(headings).toHaveLength(330);
  const { entries, decided } = await planFile(nppes(maya, oak), "update");
  expect(decided).toEqual([]);
  expect(entries.map((entry) => toRow(entry))).toMatchObject([
    {
      row: 2,
      fills_only: true,
      npi: "1234567893",
      practice_name: null,
      credentials: "Maya J O'Neill Jr., MD, FAAFP",
      specialty: "Geriatrics",
      address_street: "100 N 7th St, Ste 2B",
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
      phone: "+15125550142",
    },
    { row: 3, practice_name: "Oak Care of Austin", specialty: "Internal Medicine" },
  ]);
});

test("deactivated entries of the NPPES wait, and mailing and foreign addresses are left out", async () => {
  const { entries, decided } = await planFile(
    nppes(
      { NPI: "1234567893", "NPI Deactivation Date": "08/20/2026" },
      { ...maya, NPI: "1234567890" },
      { ...maya, "NPI Deactivation Date": "01/02/2020", "NPI Reactivation Date": "02/03/2020" },
      { ...maya, [city ?? ""]: "TORONTO", [state ?? ""]: "ONTARIO" },
      { ...oak, [street]: "PO BOX 12" },
    ),
    "update",
  );
  expect(decided.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
    [3, "rejected", "Practice name is missing"],
  ]);
  expect(
    entries.map(({ row, hold, listing, warnings }) => [
      row,
      hold ?? listing.address_street,
      warnings[0],
    ]),
  ).toEqual([
    [2, "The source has the status “Deactivated on 08/20/2026”", undefined],
    [4, "100 N 7th St, Ste 2B", undefined],
    [
      5,
      null,
      "Address “100 N 7TH ST, STE 2B” left out: it's a mailing address, or not in a US state",
    ],
    [6, null, "Address “PO BOX 12, STE 2B” left out: it's a mailing address, or not in a US state"],
  ]);
});
