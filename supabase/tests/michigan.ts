import { writeCsv } from "../../src/lib/import/csv.ts";

/** A ZIP code and its place. */
export interface Place {
  zip: string;
  city: string;
  state: string;
}

const pick = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error("an empty list");
  return value;
};

const first = ["Ann", "José", "Mary-Kate", "Wei", "Siobhán", "Tom", "Priya", "Omar", "Zoë", "Lee"];
const last = [
  "O'Neil",
  "Smith",
  "Nguyễn",
  "van Dyke",
  "Kowalski",
  "Diaz",
  "McBain",
  "Åberg",
  "Ito",
];
const words = [
  "Oak",
  "Lakeshore",
  "Harbor",
  "Great Lakes",
  "Pine",
  "Huron",
  "Dune",
  "Cherry",
  "Mill",
];
const kinds = [
  "Direct Care",
  "Family Medicine",
  "Health, PLLC",
  "“Simple” Medicine",
  "DPC; Wellness",
];
// A Michigan area code that the demo data does not use.
const phones = ["(947) 555-01", "947-555-01", "947.555.01", "94755501", "947/555-01"];
const accepting = ["Currently accepting", "Waitlist", "yes", "Closed to new patients", "", "Open"];
const telehealth = ["no", "Telehealth only", "Hybrid", "In-person only", ""];
const monthly = ["$75", "89.50", "$1,200/yr", "$65/mo", "", "70 per month"];
const hours = [
  "Mon-Thu 8-5, Fri 8-12",
  "Monday – Friday: 8:00 am – 5:00 pm",
  "weekdays 9-12, 1-5",
  "By appointment",
  "call us",
  "Tuesday 8:30 a.m. to noon and 1 to 5 p.m.; Wed closed",
  "Mon, Wed & Fri 10-2; Sat 9-noon",
  "daily 6pm-midnight",
  "",
];

/** Prices by age as practices publish them: contiguous age ranges, and ranges with gaps. */
const bands = [
  "Infants 0-2: 30; Kids 2-18: $40; Adults 18-65: $80/mo; 65+: 95",
  "0-17: 25.50; Adults 18-64: 75; Seniors, and up 65+: 100",
  "",
];

/** A couple, family, enrollment, student, child, employer, and visit price. */
const fixedPrices = [
  ["140", "$250/month", "99 one-time", "", "", "", ""],
  ["", "", "waived", "50", "20", "65", "$20 per visit"],
  ["", "", "", "", "", "", ""],
];

const headings = [
  "Slug",
  "Practice name",
  "Doctor",
  "Specialty",
  "About",
  "Street",
  "City",
  "State",
  "ZIP",
  "Monthly price",
  "Phone",
  "Website",
  "Languages",
  "Accepting",
  "Telehealth only",
  "Enrollment fee per person",
  "Fewest employees",
  "Notice to leave, in days",
  "Telehealth states",
  "Home visit radius",
  "Opted out of Medicare",
  "Fax",
  "Year opened",
  "Facebook",
  "Ages seen",
  "Pure or hybrid",
  "Membership plans",
  "State disclosure",
  "Prices by age",
  "Couple",
  "Family cap",
  "Enrollment fee",
  "Student",
  "Child with a parent",
  "Employer price",
  "Fee per visit",
  "Clinicians",
  "Office",
  "Hours",
  "Hours note",
  "By appointment",
  "Step-free",
  "Parking",
  "Transit",
];

/** Returns the city in varying case, such as "ann arbor" or "ANN ARBOR". */
const townOf = ({ city }: Place, index: number) =>
  index % 7 === 2 ? city.toLowerCase() : index % 7 === 4 ? city.toUpperCase() : city;

/** Two to six clinicians of a practice; a practice can have none. */
const cliniciansOf = (index: number) =>
  Array.from({ length: pick([0, 2, 0, 3, 6], index) }, (_, person) =>
    [
      `${pick(first, index + person)} ${pick(last, index * 3 + person)}`,
      pick(["MD", "DO, FAAFP", "NP-C", ""], person),
    ]
      .filter(Boolean)
      .join(", "),
  ).join("; ");

/** The rows of a practice with its offices. */
function rowsOf(place: Place, others: readonly Place[], index: number): string[][] {
  const slug = `mi-${index + 1}`;
  const name = `${pick(words, index)} ${pick(kinds, index)} ${String(index).padStart(2, "0")}`;
  const number = String(index).padStart(2, "0");
  const hasOffice = index % 8 !== 7;
  const office = [
    pick(hours, index),
    pick(["Closed on holidays", "", "'til late"], index),
    pick(["", "yes", "no"], index),
    pick(["yes", "no", ""], index),
    pick(["Free lot", ""], index),
    "",
  ];
  const own = [
    slug,
    name,
    index % 3 === 0 ? `${pick(first, index)} ${pick(last, index)}, MD` : "",
    "Family Medicine",
    index % 4 === 0 ? `=not a formula\nSecond line, with "quotes" No. ${index}.` : "",
    index % 5 === 3 ? "" : `${100 + index} ${pick(words, index)} Street`,
    townOf(place, index),
    pick(["MI", "Michigan", "michigan"], index),
    place.zip,
    pick(monthly, index),
    pick(phones, index) + number,
    `practice${index}.example`,
    "English, Spanish",
    pick(accepting, index),
    pick(telehealth, index),
    pick(["yes", "", "no"], index),
    index % 6 === 0 ? "5" : "",
    index % 4 === 1 ? "30" : "",
    pick(["", "MI, Ohio", "in"], index),
    index % 9 === 0 ? "15" : "",
    pick(["", "yes"], index),
    index % 3 === 0 ? "" : `517.555.01${number}`,
    pick(["2014", "", "2021"], index),
    index % 3 === 1 ? `@practice${index}` : "",
    pick(["All ages", "18+", "0-17", ""], index),
    pick(["Pure DPC", "hybrid", ""], index),
    index % 16 === 5 ? "Basic: $60; Plus, with labs: $95/mo; Premier - 140" : "",
    index % 10 === 7 ? "This is not insurance.\n\nSee the state's code." : "",
    pick(bands, index),
    ...pick(fixedPrices, index),
    cliniciansOf(index),
    "",
    ...(hasOffice ? office : []),
  ];
  const further = others.map((other, at) => {
    const cells: Record<string, string> = {
      Slug: slug,
      "Practice name": name,
      Office: `Office ${at + 2}`,
      Street: `${at + 1} Elm Street`,
      City: other.city,
      State: "MI",
      ZIP: other.zip,
      Phone: `(616) 555-0${at}${number}`,
      Hours: pick(hours, index + at + 1),
      "By appointment": "no",
      Transit: "Bus 7",
    };
    return headings.map((heading) => cells[heading] ?? "");
  });
  return [own, ...further];
}

/** Generates an import file for a number of different practices in one state. */
export const writeMichigan = (places: readonly Place[], count: number): string =>
  writeCsv(
    headings,
    Array.from({ length: count }, (_, index) => {
      const others = index % 10 === 0 ? places.slice(count + index, count + index + 3) : [];
      return rowsOf(pick(places, index), others, index);
    }).flat(),
  );
