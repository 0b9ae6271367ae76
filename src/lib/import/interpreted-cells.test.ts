import { expect, test } from "vitest";
import { planFile } from "@/test/plan-file";

/** Imports a practice from one row with the given cells, besides its name and place. */
async function readRow(cells: Record<string, string>) {
  const row = { Practice: "Oak Care", City: "lansing", State: "Michigan", ZIP: "48933", ...cells };
  const quoted = (texts: string[]) =>
    texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(";");
  const csv = [quoted(Object.keys(row)), quoted(Object.values(row))].join("\r\n");
  const { entries, decided } = await planFile(csv);
  expect(decided).toEqual([]);
  const [entry] = entries;
  if (!entry) throw new Error("The row is no practice");
  return entry;
}

test.each<[heading: string, cell: string, becomes: object]>([
  ["Year Opened", "3/1/2018", { opened_year: 2018 }],
  ["Year Opened", "2018-03-01", { opened_year: 2018 }],
  ["Year Opened", "March 2018", { opened_year: 2018 }],
  ["Ages Accepted", "18 & up", { patient_ages: "18+" }],
  ["Membership Plans", "Basic $60/mo; Plus: $95", { membership_levels: ["Basic: 60", "Plus: 95"] }],
  ["Social Media", "facebook.com/oak instagram.com/oak", { social_urls: { length: 2 } }],
  ["Instagram", "@oak.care", { social_urls: ["https://www.instagram.com/oak.care"] }],
  ["Enrollment Fee", "$50 per person", { enrollment_fee: 50, enrollment_per_person: true }],
  ["Enrollment Fee", "waived", { enrollment_fee: 0 }],
  ["Child w/ parent", "free with parent", { extra_child_price: 0 }],
  ["Couple", "$140/mo", { couple_price: 140 }],
  ["Family Max", "$250 max", { family_cap: 250 }],
  ["Monthly Fee", "$85 per adult", { monthly_price: 85 }],
  ["Model", "Hybrid (DPC + insurance)", { model: "hybrid" }],
  ["Model", "100% Direct Primary Care", { model: "pure" }],
  ["Accepting", "Not accepting new patients at this time", { accepting_new_patients: false }],
  ["Accepting", "Yes - accepting new members", { accepting_new_patients: true }],
  ["Accepting", "Full – waitlist", { accepting_new_patients: false }],
  ["Languages", "English/Arabic and Polish", { languages: ["English", "Arabic", "Polish"] }],
  ["Physician(s)", "Ada Example, MD", { credentials: "Ada Example, MD" }],
  [
    "Physicians",
    "Ada Example, MD; Dr. Ben Example, DO, FAAFP",
    { clinicians: [{ name: "Ada Example", credentials: "MD" }, { credentials: "DO, FAAFP" }] },
  ],
  [
    "Hours",
    "Mon-Thu 8a-5p, Sat by appointment",
    { offices: [{ hours: { length: 4 }, hours_note: "Sat by appointment" }] },
  ],
  [
    "Hours",
    "Mon-Fri 9-5, Sat 9-1 (by appointment)",
    { offices: [{ hours: { length: 5 }, hours_note: "Sat 9-1 by appointment" }] },
  ],
  [
    "Hours",
    "Mon, Tue 9-5 (by appointment)",
    { offices: [{ hours: { length: 2 }, hours_note: "by appointment" }] },
  ],
  ["Hours", "M-Th 8-5 (closed 12-1)", { offices: [{ hours: { length: 8 } }] }],
  ["Hours", "24/7", { offices: [{ hours: { length: 7 } }] }],
  ["Membership Plans", "Bronze 50, Silver 80", { membership_levels: ["Bronze: 50", "Silver: 80"] }],
  ["Languages", "Eng & Span", { languages: ["English", "Spanish"] }],
  ["Ages Accepted", "0–18, 18–64, 65+", { patient_ages: "0+" }],
  ["Hours", "by appt.", { offices: [{ by_appointment: true }] }],
  ["Hours", "By appointment only", { offices: [{ by_appointment: true }] }],
])("%s %j is interpreted and reported", async (heading, cell, becomes) => {
  const { listing, warnings } = await readRow({ [heading]: cell });
  expect(warnings).toEqual([]);
  expect(listing).toMatchObject({ ...becomes, address_city: "Lansing", address_state: "MI" });
});

test.each([
  ["Monthly Fee", "$60-$120"],
  ["Monthly Fee", "from $50"],
  ["Accepting", "Limited availability"],
  ["Ages Accepted", "most"],
  ["Hours", "whenever you need us"],
  ["Monthly Fee", "$75-$125"],
  ["Membership Plans", "Bronze 50 Silver 80"],
  ["Physicians", "three of us"],
  ["Year Opened", "Spring"],
  ["Membership Plans", "Basic from $60"],
])("%s %j is not interpreted", async (heading, cell) => {
  expect((await readRow({ [heading]: cell })).warnings).toEqual([
    expect.stringContaining(`“${cell}” left out`),
  ]);
});
