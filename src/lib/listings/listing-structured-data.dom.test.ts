import { expect, test } from "vitest";
import { structuredData } from "@/lib/listings/listing-structured-data";
import { serializeForScript } from "@/lib/site/page-structured-data";
import { bareClinician, clinicianRow } from "@/test/clinicians";
import { detailRow, officeRow } from "@/test/listings";
import { findStructuredDataProblems } from "@/test/structured-data-problems";

const url = "https://site.example/doctor/1";
const read = (changes: Parameters<typeof detailRow>[0]) =>
  JSON.parse(serializeForScript(structuredData(detailRow(changes), url)));

test("a practice is described with its address and offers", () => {
  const tiers = [{ label: "Seniors", min_age: 65, max_age: null, monthly_price: 95 }];
  const data = read({ monthly_price: 75, yearly_price: 800, tiers });
  expect(data["@type"]).toEqual(["MedicalBusiness", "Physician"]);
  expect(data.name).toBe("Oak Family Medicine");
  expect(data.address).toMatchObject({ addressLocality: "Austin", addressRegion: "TX" });
  expect(
    data.makesOffer.map((offer: { name: string; price: number }) => [offer.name, offer.price]),
  ).toEqual([
    ["Membership, per month", 75],
    ["Membership, per year", 800],
    ["Seniors, ages 65 and older", 95],
  ]);
  expect(data.priceRange).toBe("$75 to $95 a month");
  expect(read({ monthly_price: 75 }).priceRange).toBe("$75 a month");
  expect(
    read({ monthly_price: null, membership_levels: ["Plus: 120", "Basic: 60"] }),
  ).toMatchObject({
    priceRange: "$60 to $120 a month",
  });
});

test.each([
  ["PO Box 12, 100 Main St", "100 Main St"],
  ["HC 61 Box 12", undefined],
])("the street of %s is %s", (address_street, expected) => {
  expect(read({ address_street }).address).toHaveProperty("addressLocality", "Austin");
  expect(read({ address_street }).address.streetAddress).toBe(expected);
});

test("a PO box is neither a street address nor a department, and has no hours", () => {
  const data = read({
    address_street: "P.O. Box 12",
    offices: [
      officeRow({ hours: [[7, "18:00", "24:00"]] }),
      officeRow({
        position: 1,
        address_street: "PO Box 13",
        address_city: "Round Rock",
        address_state: "TX",
        address_zip: "78664",
      }),
    ],
  });
  expect(data.address).toMatchObject({ postOfficeBoxNumber: "12", addressLocality: "Austin" });
  expect(data.address).not.toHaveProperty("streetAddress");
  expect(data).not.toHaveProperty("openingHoursSpecification");
  expect(data).not.toHaveProperty("department");
  expect(findStructuredDataProblems(data)).toEqual([]);
});

test("hours and other offices are described", () => {
  const data = read({
    offices: [
      officeRow({ hours: [[7, "18:00", "24:00"]] }),
      officeRow({
        position: 1,
        address_city: "Round Rock",
        address_state: "TX",
        address_zip: "78664",
      }),
    ],
  });
  expect(data.openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Sunday",
      opens: "18:00",
      closes: "23:59",
    },
  ]);
  const zone = { "@type": "PropertyValue", name: "Time zone", propertyID: "IANA" };
  expect(data.additionalProperty).toEqual({ ...zone, value: "America/Chicago" });
  expect(data.department[0]).not.toHaveProperty("additionalProperty");
  expect(data.department).toMatchObject([
    {
      "@type": "MedicalClinic",
      name: "Oak Family Medicine",
      address: { addressLocality: "Round Rock" },
    },
  ]);
});

test.each([
  ["Jane Example, FNP-C", "MedicalClinic"],
  ["AGNP-C", "MedicalClinic"],
  ["Jane Example, DNP, APRN", "MedicalClinic"],
  ["PA-C", "MedicalClinic"],
  ["MD", "Physician"],
  ["DO, FAAFP", "Physician"],
  ["Jane Example, MD, formerly NP", "Physician"],
  [null, "Physician"],
])("a solo practice with the credentials %j is a %s", (credentials, type) => {
  expect(read({ credentials })["@type"]).toEqual(["MedicalBusiness", type]);
  const alone = [clinicianRow({ credentials })];
  expect(read({ clinicians: alone })["@type"]).toEqual(["MedicalBusiness", type]);
});

test("fax, profiles, and opening year are described besides phone and website", () => {
  const website = "https://oak.example/";
  const social_urls = ["https://social.example/oak", "https://photos.example/oak"];
  const data = read({ website, social_urls, fax: "+15125550199", opened_year: 2016 });
  expect(data).toMatchObject({ faxNumber: "(512) 555-0199", foundingDate: "2016" });
  expect(data.sameAs).toEqual([website, ...social_urls]);
  expect(read({ website, social_urls: [] }).sameAs).toBe(website);
});

test("clinicians are described as employees, and several make a clinic", () => {
  const rosa = { position: 2, ...bareClinician("Rosa Wren") };
  expect(read({ clinicians: [rosa] })["@type"]).toEqual(["MedicalBusiness", "Physician"]);
  const photo = "http://api.test/storage/v1/object/public/clinician-photos/1/1.webp";
  const data = read({ clinicians: [clinicianRow({ photo_url: photo }), rosa] });
  expect(data["@type"]).toEqual(["MedicalBusiness", "MedicalClinic"]);
  expect(data.employee).toEqual([
    {
      "@type": ["Person", "Physician"],
      name: "Elena Quill",
      honorificSuffix: "MD",
      url,
      address: data.address,
      isAcceptingNewPatients: true,
      image: photo,
      gender: "Woman",
      jobTitle: "Family Medicine",
      knowsLanguage: ["English", "Tagalog"],
      identifier: { "@type": "PropertyValue", propertyID: "NPI", value: "1234567893" },
    },
    { "@type": "Person", name: "Rosa Wren" },
  ]);
});

test("the images are the main photo and the gallery, in order", () => {
  const base = "http://api.test/storage/v1/object/public";
  const room = `${base}/gallery-photos/1/2.webp`;
  const gallery = [
    { url: room, description: "The waiting room" },
    { url: "https://elsewhere.example/1.webp", description: "Elsewhere" },
  ];
  const photo_url = `${base}/practice-photos/1/1.webp`;
  const data = read({ photo_url, gallery });
  expect(data.image).toEqual([photo_url, room]);
  expect(findStructuredDataProblems(data)).toEqual([]);
  expect(read({ photo_url: null, gallery }).image).toBe(room);
});

test("holiday hours follow the usual ones, and a closed day opens and closes at midnight", () => {
  const special_hours = [
    { from: "2026-11-26", to: "2026-11-27", name: "Thanksgiving" },
    { from: "2026-12-24", to: "2026-12-24", opens: "09:00", closes: "24:00" },
  ];
  const type = { "@type": "OpeningHoursSpecification" };
  const hours = [
    [1, "08:00", "12:00"],
    [1, "13:00", "17:00"],
  ];
  const offices = [
    officeRow({ hours, special_hours }),
    officeRow({
      position: 1,
      address_city: "El Paso",
      address_state: "TX",
      address_zip: "79901",
      special_hours: [{ from: "2026-12-25", to: "2026-12-25" }],
      time_zone: "America/Denver",
    }),
  ];
  const data = read({ offices });
  const dayOfWeek = "https://schema.org/Monday";
  expect(data.openingHoursSpecification).toEqual([
    { ...type, dayOfWeek, opens: "08:00", closes: "12:00" },
    { ...type, dayOfWeek, opens: "13:00", closes: "17:00" },
    {
      ...type,
      validFrom: "2026-11-26",
      validThrough: "2026-11-27",
      opens: "00:00",
      closes: "00:00",
    },
    {
      ...type,
      validFrom: "2026-12-24",
      validThrough: "2026-12-24",
      opens: "09:00",
      closes: "23:59",
    },
  ]);
  const christmas = { validFrom: "2026-12-25", validThrough: "2026-12-25" };
  expect(data.department).toMatchObject([
    {
      openingHoursSpecification: [{ ...type, ...christmas, opens: "00:00", closes: "00:00" }],
      additionalProperty: { value: "America/Denver" },
    },
  ]);
  expect(findStructuredDataProblems(data)).toEqual([]);
  expect(read({ offices, address_street: "PO Box 12" })).not.toHaveProperty(
    "openingHoursSpecification",
  );
});

const service = (
  label: string,
  coverage: "included" | "extra" | "not offered",
  position: number,
) => ({
  coverage,
  price: coverage === "extra" ? 35 : null,
  note: null,
  about: { label, explanation: `What ${label} means.`, position },
});

test("included services have no price, and services at extra cost have one", () => {
  const data = read({
    services: [
      service("EKG", "extra", 2),
      service("Visits", "included", 1),
      service("MRI", "not offered", 3),
    ],
  });
  expect(data.availableService).toEqual([
    { "@type": "MedicalProcedure", name: "Visits", description: "What Visits means." },
    { "@type": "MedicalProcedure", name: "EKG", description: "What EKG means." },
  ]);
  expect(data.makesOffer.at(-1)).toMatchObject({
    name: "EKG",
    price: 35,
    priceSpecification: { unitText: "service" },
  });
});

test("each price is an offer, and the family maximum has no price", () => {
  const data = read({
    monthly_price: null,
    yearly_price: null,
    couple_price: 140,
    extra_child_price: 0,
    family_cap: 250,
    student_price: 50,
    employer_price: 60,
    employer_from: 5,
    enrollment_fee: 99,
    enrollment_per_person: true,
    visit_fee: 20,
    leaving_fee: 75,
  });
  const described = data.makesOffer.map(
    (one: { name: string; price?: number; priceSpecification: Record<string, unknown> }) => [
      one.name,
      one.price,
      one.priceSpecification.maxPrice,
      one.priceSpecification.unitCode ?? one.priceSpecification.unitText,
    ],
  );
  expect(described).toEqual([
    ["Couple, per month", 140, undefined, "MON"],
    ["Child with an enrolled adult, per month", 0, undefined, "MON"],
    ["Family maximum, per month", undefined, 250, "MON"],
    ["Student, per month", 50, undefined, "MON"],
    ["Per employee (5 or more), per month", 60, undefined, "MON"],
    ["Enrollment fee", 99, undefined, "person"],
    ["Visit", 20, undefined, "visit"],
    ["Cancellation fee", 75, undefined, "membership"],
  ]);
});

test("every property is in the schema.org vocabulary", () => {
  const office = officeRow({ hours: [[1, "09:00", "17:00"]] });
  const data = read({
    family_cap: 250,
    visit_fee: 20,
    former_names: ["Oak Clinic"],
    clinicians: [
      clinicianRow({ former_names: ["Elena Bird"] }),
      clinicianRow({ credentials: "NP" }),
    ],
    services: [service("EKG", "extra", 1)],
    offices: [
      office,
      { ...office, position: 1, address_city: "Waco", address_state: "TX", address_zip: "76701" },
    ],
  });
  expect(findStructuredDataProblems(data)).toEqual([]);
});

test("unknown values are left out", () => {
  const data = read({
    bio: null,
    phone: null,
    monthly_price: null,
    yearly_price: null,
    languages: [],
    accepting_new_patients: null,
    photo_url: "https://elsewhere.example/me.jpg",
  });
  const unknown = [
    "description",
    "telephone",
    "makesOffer",
    "priceRange",
    "image",
    "knowsLanguage",
  ];
  for (const name of [
    ...unknown,
    "employee",
    "openingHoursSpecification",
    "additionalProperty",
    "department",
    "availableService",
  ]) {
    expect(data).not.toHaveProperty(name);
  }
  expect(data).not.toHaveProperty("isAcceptingNewPatients");
});

test("a name cannot end the script element", () => {
  const name = "</script><script>alert(1)</script>";
  const described = detailRow({
    practice_name: name,
    clinicians: [clinicianRow({ name })],
    services: [service(name, "extra", 1)],
    tiers: [{ label: name, min_age: 0, max_age: 17, monthly_price: 30 }],
  });
  const text = serializeForScript(structuredData(described, url));
  expect(text).not.toContain("<");
  expect(JSON.parse(text).name).toBe(name);
});

test("a language has no remark", () => {
  expect(read({ languages: ["English", "Vietnamese, basic"] }).knowsLanguage).toEqual([
    "English",
    "Vietnamese",
  ]);
});
