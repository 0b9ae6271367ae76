import { expect, test } from "vitest";
import {
  type ActiveNpi,
  emptyPrefill,
  inTitleCase,
  toPrefill,
  valuesToFill,
} from "@/lib/editor/registry-prefill";

const nora: ActiveNpi = {
  kind: "individual",
  name: "NORA O'CONNELL",
  credential: "M.D., FAAFP",
  taxonomy: "Family Medicine",
  street: "1184 LANTERN HILL LN STE 2",
  city: "AUSTIN",
  state: "TX",
  zip: "787040000",
  phone: "512-555-0142",
};

test("an individual's record fills in the physician, specialty, address, and phone", () => {
  expect(toPrefill(nora)).toEqual({
    practice_name: "",
    credentials: "Nora O'Connell, MD, FAAFP",
    specialty: "Family Medicine",
    address_street: "1184 Lantern Hill Ln Ste 2",
    address_zip: "78704",
    address_city: "Austin",
    address_state: "TX",
    phone: "(512) 555-0142",
  });
});

test("an organization's record fills in the practice name and no physician", () => {
  const record: ActiveNpi = {
    kind: "organization",
    name: "CLINIC OF THE CEDARS, PLLC",
    taxonomy: "Clinic/Center, Primary Care",
  };
  expect(toPrefill(record)).toEqual({
    ...emptyPrefill,
    practice_name: "Clinic of the Cedars, PLLC",
  });
});

test.each([
  ["767 7TH ST NW", "767 7th St NW"],
  ["12 N MCKINNEY AVE, STE 2B", "12 N McKinney Ave, Ste 2B"],
  ["4 US HIGHWAY 290 # 103", "4 US Highway 290 # 103"],
  ["WINSTON-SALEM", "Winston-Salem"],
  ["PO BOX 12", "PO Box 12"],
  ["12 Elm Street", "12 Elm Street"],
])("%j in title case is %j", (text, expected) => {
  expect(inTitleCase(text)).toBe(expected);
});

test.each([
  ["PH.D.", "Nora O'Connell, PhD"],
  ["MD MPH", "Nora O'Connell, MD, MPH"],
  ["PA-C", "Nora O'Connell, PA-C"],
  ["Doctor of Medicine", "Nora O'Connell"],
  [undefined, "Nora O'Connell"],
])("the credential %j is written as %j", (credential, expected) => {
  expect(toPrefill({ ...nora, credential }).credentials).toBe(expected);
});

test.each([
  ["Family Medicine, Sports Medicine", "Sports Medicine"],
  ["Internal Medicine, Geriatric Medicine", "Geriatrics"],
  ["Pediatrics, Adolescent Medicine", "Pediatrics"],
  ["Obstetrics & Gynecology", "Obstetrics and Gynecology"],
  ["Nurse Practitioner, Family", ""],
  [undefined, ""],
])("the taxonomy %j has the specialty %j", (taxonomy, expected) => {
  expect(toPrefill({ ...nora, taxonomy }).specialty).toBe(expected);
});

test.each([{ street: "PO BOX 1" }, { state: "ON" }, { state: undefined }])(
  "the address with %j is left out",
  (changes) => {
    const { address_street, address_zip, address_city, address_state } = toPrefill({
      ...nora,
      ...changes,
    });
    expect([address_street, address_zip, address_city, address_state]).toEqual(["", "", "", ""]);
  },
);

test("an invalid phone number is left out", () => {
  expect(toPrefill({ ...nora, phone: "000-000-0000" }).phone).toBe("");
});

const prefill = toPrefill(nora);

test("only empty fields are filled in", () => {
  const current = { ...emptyPrefill, credentials: "N. O'Connell", phone: "(512) 555-0199" };
  const values = valuesToFill(current, {}, prefill);
  expect(values).not.toHaveProperty("credentials");
  expect(values).not.toHaveProperty("phone");
  expect(values).toMatchObject({ address_street: "1184 Lantern Hill Ln Ste 2" });
});

test("an address is completed if it agrees with what was typed", () => {
  const current = { ...emptyPrefill, address_zip: "78704", address_city: "austin" };
  expect(valuesToFill(current, {}, prefill)).toMatchObject({
    address_street: "1184 Lantern Hill Ln Ste 2",
    address_state: "TX",
  });
});

test("an address is left alone if a different one was typed", () => {
  const current = { ...emptyPrefill, address_zip: "89501" };
  expect(Object.keys(valuesToFill(current, {}, prefill))).toEqual([
    "credentials",
    "specialty",
    "phone",
  ]);
});

test("another record replaces what an earlier one filled in, but not what was typed since", () => {
  const other = toPrefill({ ...nora, name: "ANA RUIZ", phone: undefined });
  const current = { ...prefill, specialty: "Home visits" };
  expect(valuesToFill(current, prefill, other)).toEqual({
    credentials: "Ana Ruiz, MD, FAAFP",
    phone: "",
  });
});
