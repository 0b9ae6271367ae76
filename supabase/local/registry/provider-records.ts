/** A fictional provider. */
interface Provider {
  number: string;
  /** First and last name, or the name of an organization. */
  name: [first: string, last: string] | string;
  formerName?: [first: string, last: string];
  credential?: string;
  taxonomy: [code: string, desc: string];
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
}

const familyMedicine: Provider["taxonomy"] = ["207Q00000X", "Family Medicine"];
const providersOfDemoData: Provider[] = [
  {
    number: "1234567893",
    name: ["ELENA", "MARSH"],
    credential: "M.D.",
    taxonomy: familyMedicine,
    street: "1184 LANTERN HILL LN STE 2",
    city: "AUSTIN",
    state: "TX",
    zip: "787040000",
    phone: "512-555-0142",
  },
  {
    number: "1104213776",
    name: ["ADAEZE", "VALENZUELA"],
    credential: "D.O.",
    taxonomy: familyMedicine,
    street: "62 WALNUT ST UNIT 2",
    city: "TUSCALOOSA",
    state: "AL",
    zip: "354040000",
    phone: "205-555-0188",
  },
  {
    number: "1629167689",
    name: ["ROSALIND", "CASTELLANOS"],
    credential: "PH.D.",
    taxonomy: ["103T00000X", "Psychologist"],
    street: "8 HARBOR ST",
    city: "TULSA",
    state: "OK",
    zip: "741030000",
    phone: "918-555-0107",
  },
  {
    number: "1300386178",
    name: ["EMEKA", "NUNEZ"],
    credential: "MD",
    taxonomy: familyMedicine,
    street: "PO BOX 1",
    city: "SAN DIEGO",
    state: "CA",
    zip: "921360000",
    phone: "619-555-0110",
  },
  {
    number: "1300807264",
    name: ["TERRENCE", "OAKES"],
    formerName: ["TERRENCE", "QUINONES"],
    credential: "MD",
    taxonomy: familyMedicine,
    street: "19 FERN ST",
    city: "PASADENA",
    state: "CA",
    zip: "911010000",
    phone: "213-555-0128",
  },
  {
    number: "1719320693",
    name: "IKEDA FAMILY CLINIC PLLC",
    taxonomy: ["261QP2300X", "Clinic/Center, Primary Care"],
    street: "51 MARKET ST # 103",
    city: "JOHNSTOWN",
    state: "PA",
    zip: "159060000",
    phone: "814-555-0131",
  },
  {
    number: "1970210252",
    name: ["HOLLIS", "JARAMILLO"],
    credential: "DO",
    taxonomy: familyMedicine,
    street: "767 7TH ST",
    city: "HARTFORD",
    state: "CT",
    zip: "061050000",
    phone: "860-555-0190",
  },
  {
    number: "1131455416",
    name: ["CLAIRE", "ROUSSEAU"],
    credential: "M.D., FAAFP",
    taxonomy: familyMedicine,
    street: "316 HARBOR RD STE 305",
    city: "AUBURN",
    state: "AL",
    zip: "368320000",
    phone: "334-555-0128",
  },
];

/** For a first setup, which offers a practice of the demo data to claim instead. */
const unlistedProviders: Provider[] = [
  {
    number: "1582647032",
    name: ["NORA", "O'CONNELL"],
    credential: "M.D., FAAFP",
    taxonomy: familyMedicine,
    street: "41 CEDAR BREAK RD STE 4",
    city: "AUSTIN",
    state: "TX",
    zip: "787040000",
    phone: "737-555-0187",
  },
  {
    number: "1740391267",
    name: ["JUNE", "GATE"],
    credential: "M.D.",
    taxonomy: familyMedicine,
    street: "12 JUNIPER GATE RD",
    city: "AUSTIN",
    state: "TX",
    zip: "787040000",
    phone: "737-555-0192",
  },
];

const providers = [...providersOfDemoData, ...unlistedProviders];

const deactivated = ["1518928688"];
/** The registry responds to these with status 500. */
const failing = ["1327009217"];

function addressesOf({ street, city, state, zip, phone }: Provider) {
  const common = {
    country_code: "US",
    country_name: "United States",
    address_type: "DOM",
    city,
    state,
    postal_code: zip,
    telephone_number: phone,
  };
  return [
    { ...common, address_purpose: "MAILING", address_1: "PO BOX 100" },
    { ...common, address_purpose: "LOCATION", address_1: street },
  ];
}

function resultOf(provider: Provider) {
  const { number, name, formerName, credential, taxonomy } = provider;
  const [code, desc] = taxonomy;
  const dates = { enumeration_date: "2011-05-23", last_updated: "2024-08-14", status: "A" };
  const isPerson = typeof name !== "string";
  return {
    created_epoch: "1306108800000",
    last_updated_epoch: "1723593600000",
    number,
    enumeration_type: isPerson ? "NPI-1" : "NPI-2",
    basic: isPerson
      ? { first_name: name[0], last_name: name[1], credential, name_prefix: "--", ...dates }
      : { organization_name: name, organizational_subpart: "NO", ...dates },
    addresses: addressesOf(provider),
    practiceLocations: [],
    taxonomies: [{ code, taxonomy_group: "", desc, state: provider.state, primary: true }],
    other_names: formerName
      ? [{ type: "Former Name", code: "1", first_name: formerName[0], last_name: formerName[1] }]
      : [],
    identifiers: [],
    endpoints: [],
  };
}

export interface Reply {
  status: number;
  body: string;
}

/** Returns the registry's reply about an NPI, in the format of its API version 2.1. */
export function registryReply(npi: string): Reply {
  if (failing.includes(npi)) return { status: 500, body: "Internal Server Error" };
  const ok = (body: object) => ({ status: 200, body: JSON.stringify(body) });
  if (deactivated.includes(npi)) {
    const description = `CMS deactivated NPI ${npi}. The provider can no longer use this NPI. Our public registry does not display provider information about NPIs that are not in service.`;
    return ok({ Errors: [{ description, field: "number", number: "15" }] });
  }
  const results = providers.filter(({ number }) => number === npi).map(resultOf);
  return ok({ result_count: results.length, results });
}
