import { randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { addListing, saveListing, uniqueName } from "../journeys/listings.ts";
import type { Member } from "../members.ts";
import { uniqueSurname } from "../unique-values.ts";

const workday = (day: number) => [
  [day, "08:00", "12:00"],
  [day, "13:00", "17:00"],
];

const clinician = {
  credentials: "MD",
  specialty: "Family Medicine",
  languages: ["English", "Spanish"],
  npi: null,
  accepting_new_patients: true,
  practicing_since: 1998,
  photo_url: null,
  gender: "woman",
  medicare_opt_out_until: "2027-05-01",
  former_names: ["Ana Bird"],
};

/** Adds a listing of a doctor's own practice with every field filled in, and returns its id. */
export async function addFullPractice(request: APIRequestContext, doctor: Member): Promise<string> {
  const listing = {
    practice_name: uniqueName("Full"),
    former_names: [uniqueName("Former")],
    user_id: doctor.id,
    credentials: "Ana Ruiz, MD, Family Medicine",
    specialty: "Family Medicine",
    bio: "We take our time. ".repeat(40).trim(),
    address_street: `12 ${uniqueSurname()} Road, Suite 300`,
    // Another practice with the same phone would be a duplicate.
    phone: `+1775${randomInt(2_000_000, 10_000_000)}`,
    fax: "+17755550143",
    website: "https://example.com",
    enrollment_url: "https://example.com/join",
    booking_url: "https://example.com/book",
    social_urls: ["https://facebook.com/example", "https://instagram.com/example"],
    languages: ["English", "Spanish"],
    opened_year: 2016,
    monthly_price: 85,
    yearly_price: 900,
    enrollment_fee: 99,
    enrollment_per_person: true,
    visit_fee: 10,
    family_cap: 250,
    couple_price: 150,
    extra_child_price: 25,
    student_price: 50,
    employer_price: 65,
    employer_from: 5,
    notice_days: 30,
    leaving_fee: 50,
    state_statement: "This is not health insurance.",
    accepting_new_patients: true,
    patient_ages: "0+",
    telehealth_only: false,
    telehealth_states: ["NV", "CA"],
    home_visit_miles: 15,
    model: "pure",
    medicare_opt_out: true,
  };
  const id = await addListing(request, doctor, listing);
  const found = await request.get("/rest/v1/services?select=name", { headers: doctor.headers });
  const services: { name: string }[] = await found.json();
  expect(services.length).toBeGreaterThan(0);
  await saveListing(request, doctor, id, {
    tiers: [
      { label: "Children", min_age: 0, max_age: 17, monthly_price: 35 },
      { label: "Young adults", min_age: 18, max_age: 29, monthly_price: 65 },
      { label: "Adults", min_age: 30, max_age: 64, monthly_price: 85 },
      { label: "Seniors", min_age: 65, max_age: null, monthly_price: 105 },
    ],
    services: services.map(({ name }, index) => ({
      service: name,
      coverage: index % 2 === 0 ? "included" : "extra",
      price: index % 2 === 0 ? null : 35,
      note: "Two per year for each member of a household",
    })),
    clinicians: ["Ana Ruiz", "Rosa Wren", "Hugo Quill"].map((name) => ({ ...clinician, name })),
    offices: [
      {
        hours: [1, 2, 3, 4, 5, 6, 7].flatMap(workday),
        hours_note: "Closed on federal holidays",
        by_appointment: true,
      },
    ],
  });
  return id;
}
