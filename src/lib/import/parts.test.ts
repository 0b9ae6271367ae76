import { expect, test } from "vitest";
import { readCsv } from "@/lib/import/csv";
import { describeParts } from "@/lib/import/decisions";
import { planImport } from "@/lib/import/plan";
import { sourcesOf } from "@/lib/import/recognize";
import { resultsTable } from "@/lib/import/results-table";
import { guessMappings } from "@/lib/import/sources";

const practices = [
  "Reference,Practice name,Street,City,State,ZIP,Phone,Family cap,Prices by age",
  "oak,Oak Care,1 Oak St.,Lansing,MI,48933,(517) 555-0100,250,",
  "elm,Elm Care,,Lansing,MI,48933,,,0-17: 20",
];

/** Imports the two practices with these related rows. */
function read(file: string, ...lines: string[]) {
  const sources = sourcesOf([
    { file: "practices.csv", ...readCsv(practices.join("\n")) },
    { file: `${file}.csv`, ...readCsv(lines.join("\n")) },
  ]);
  if ("problem" in sources) throw new Error(sources.problem);
  const plan = planImport(sources, guessMappings(sources), "add");
  const [oak, elm] = plan.entries;
  if (!oak || !elm) throw new Error("the practices were refused");
  return { plan, sources, oak, elm };
}

test("clinicians keep their order, and warnings name their row", () => {
  const { plan, sources, oak, elm } = read(
    "clinicians",
    "Practice,Name,Credentials,NPI,Accepting,Since,Photo",
    "oak,Ann Doe,MD,1234567893,Waitlist,1998,https://elsewhere.example/1.png",
    "Elm Care,Bea Doe,NP,,,",
    "oak,Cy Doe,,1234567893,,2999",
    "oak,,MD,,,",
    "ash,Dee Doe,,,,",
    ",Eve Doe,,,,",
  );
  expect(oak.listing.clinicians).toMatchObject([
    { name: "Ann Doe", npi: "1234567893", accepting_new_patients: false, practicing_since: 1998 },
    { name: "Cy Doe", npi: null, practicing_since: null },
  ]);
  expect(oak.listing.clinicians?.[0]).not.toHaveProperty("practice");
  expect(oak.listing.clinicians?.[0]).not.toHaveProperty("photo_url");
  expect(elm.listing.clinicians).toMatchObject([{ name: "Bea Doe", credentials: "NP" }]);
  expect(oak.readings).toEqual([
    "clinicians.csv, row 2: Accepting new patients “Waitlist” read as no",
  ]);
  const year = new Date().getFullYear();
  expect(oak.warnings).toEqual([
    `clinicians.csv, row 4: Practicing since “2999” left out: it should be a year from 1930 to ${year}`,
    "clinicians.csv, row 5 left out: Name is missing",
    "clinicians.csv, row 4: NPI 1234567893 left out: another clinician has the same NPI",
  ]);
  expect(describeParts(oak.listing)).toContain(
    "Clinicians: Ann Doe, MD (NPI 1234567893; Not accepting new patients; practicing since 1998) · Cy Doe",
  );
  expect(plan.unmatchedRows).toEqual([
    { place: "clinicians.csv, row 6", reason: "no practice in this import matches “ash”" },
    { place: "clinicians.csv, row 7", reason: "it has no practice" },
  ]);
  expect(resultsTable([], sources.practices, plan.unmatchedRows).rows).toEqual([
    ["clinicians.csv, row 6", "rejected", "no practice in this import matches “ash”"],
    ["clinicians.csv, row 7", "rejected", "it has no practice"],
  ]);
});

test("the office at the practice's address comes first, and unclear hours are left out", () => {
  const { oak, elm } = read(
    "offices",
    "Practice,Name,Street,City,State,ZIP,Phone,Hours,By appointment",
    "oak,North,2 Elm St,ann arbor,Michigan,48104,,Mon-Thu 8-5; Fri 8-12,",
    "oak,,1 oak st,Lansing,MI,48933-1234,517.555.0199,by appointment,",
    "oak,,,,,,,Mon 9-5,",
    "oak,South,3 Elm St,Lansing,,,,,",
    "elm,West,4 Elm St,Lansing,MI,48933,,Mon-Fri 9-5 or so,yes",
  );
  expect(oak.listing.offices).toMatchObject([
    { name: null, address_city: null, phone: null, by_appointment: true },
    { name: "North", address_city: "Ann Arbor", address_state: "MI", hours: { length: 5 } },
  ]);
  expect(oak.warnings).toEqual([
    "offices.csv, row 3: Phone “(517) 555-0199” left out: the office at the practice's own address uses the practice's",
    "offices.csv, row 4 left out: offices.csv, row 3 already describes the office at the practice's own address",
    "offices.csv, row 5 left out: State is missing",
  ]);
  expect(elm.listing.offices).toMatchObject([
    {},
    { name: "West", hours: null, by_appointment: true },
  ]);
  expect(elm.warnings).toEqual([
    "offices.csv, row 6: Hours “Mon-Fri 9-5 or so” left out: “or so” couldn’t be read. Use a format like Mon-Fri 9-5, Sat 9-12",
  ]);
});

test("warnings about an office far away or in a PO box name its row", () => {
  const { oak } = read(
    "offices",
    "Practice,Street,City,State,ZIP",
    "oak,2 Oak St,Ann Arbor,MI,48104",
    "oak,2 Oak St,Portland,OR,97201",
    "oak,PO Box 3,Lansing,MI,48933",
  );
  expect(oak.warnings).toEqual([
    expect.stringMatching(/^offices\.csv, row 3: This office is in Oregon, far from .* Michigan/),
    expect.stringMatching(/^offices\.csv, row 4: This is a mailing address/),
  ]);
});

test("price rows become prices by age or the price they name", () => {
  const { oak, elm } = read(
    "prices",
    "Practice,Price,Ages,Amount",
    "oak,Kids,0-2,30",
    "oak,Ages 2-18,,$40/mo",
    "oak,Couple,,140",
    "oak,Family cap,,300",
    "oak,Monthly price,,$900 per year",
    "oak,Plus,,$110.50/mo",
    "oak,Pets,,ask",
    "oak,Seniors,65+,a lot",
    "oak,Students,old,10",
    "elm,,0-17,25",
  );
  expect(oak.listing).toMatchObject({
    couple_price: 140,
    family_cap: 250,
    yearly_price: 900,
    monthly_price: null,
    membership_levels: ["Plus: 110.50"],
    tiers: [
      { label: "Kids", min_age: 0, max_age: 1, monthly_price: 30 },
      { label: "Ages 2 to 17", min_age: 2, max_age: 17, monthly_price: 40 },
    ],
  });
  expect(oak.readings).toEqual(
    [
      "prices.csv, row 6: “Monthly price $900 per year” read as yearly price 900",
      "prices.csv, row 7: “Plus $110.50/mo” read as membership level Plus: 110.50",
      "prices.csv: “Kids 0-2: 30;  2-18: 40” read as Kids 0-1: 30; 2-17: 40, because each range starts where the previous one ends",
    ].map((reading) => reading.replace(";  ", "; ")),
  );
  expect(oak.warnings).toEqual([
    "prices.csv, row 10: Ages “old” left out: it should be ages like 18+, 0-17 or All ages",
    "prices.csv, row 5: “Family cap 300” left out: the practice already has a different one, 250",
    "prices.csv, row 8: “Pets ask” left out: it has no ages and isn't a known price or membership level",
    "prices.csv, row 9 left out: it should be dollars and cents, like 75 or 75.50",
    "prices.csv, row 10: “Students 10” left out: it has no ages and isn't a known price or membership level",
  ]);
  expect(elm.listing.tiers).toMatchObject([{ monthly_price: 20 }]);
  expect(elm.warnings).toEqual([
    "prices.csv: “0-17: 25” left out: the practice's own row already has prices by age",
  ]);
});

test("overlapping prices by age are all left out", () => {
  const { oak } = read("prices", "Practice,Price,Ages,Amount", "oak,,0-17,30", "oak,,16-64,40");
  expect(oak.listing.tiers).toBeNull();
  expect(oak.warnings).toEqual([
    "prices.csv: “0-17: 30; 16-64: 40” left out: the age bands overlap",
  ]);
});

test("each listed service is imported once, with a price only if it is extra", () => {
  const { oak } = read(
    "services",
    "Practice,Service,Coverage,Price,Note",
    "oak,Basic Labs,Included in the fee,,Two a year",
    "oak,ekg,included,20,",
    "oak,EKG,extra,20,",
    "oak,Magic,included,,",
    "oak,basic labs,perhaps,,",
  );
  expect(oak.listing.services).toEqual([
    {
      service: "basic_labs",
      label: "Basic labs",
      coverage: "included",
      price: null,
      note: "Two a year",
    },
    { service: "ekg", label: "EKG", coverage: "included", price: null, note: null },
  ]);
  expect(oak.warnings).toEqual([
    "services.csv, row 6 left out: Coverage “perhaps”: it should be included, extra or not offered",
    "services.csv, row 3: Extra price 20 left out: only services with an extra fee have one",
    "services.csv, row 4 left out: EKG is already in another row",
    "services.csv, row 5: “Magic” left out: it isn't in the list of services",
  ]);
});

test("a duplicate reference and an ambiguous name match no practice", () => {
  const sources = sourcesOf([
    {
      file: "practices.csv",
      ...readCsv(
        "Reference,Name,City,State,ZIP\na,Oak,Lansing,MI,48933\na,Elm,Lansing,MI,48933\nb,Oak,Flint,MI,48502",
      ),
    },
    { file: "people.csv", ...readCsv("Practice,Clinician\nOak,Ann Doe\nb,Bea Doe") },
  ]);
  if ("problem" in sources) throw new Error(sources.problem);
  const plan = planImport(sources, guessMappings(sources), "add");
  expect(plan.decided).toMatchObject([
    { row: 3, outcome: "rejected", reason: "Same reference as row 2" },
  ]);
  expect(plan.unmatchedRows).toEqual([
    {
      place: "people.csv, row 2",
      reason: "several practices are named “Oak”; use the reference instead",
    },
  ]);
  expect(plan.entries[1]?.listing.clinicians).toMatchObject([{ name: "Bea Doe" }]);
});
