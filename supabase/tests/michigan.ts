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

/** Prices as practices publish them: contiguous age ranges, ranges with gaps, and prices for couples or families. */
const priceLists: readonly (readonly (readonly [price: string, ages: string, amount: string])[])[] =
  [
    [
      ["Infants", "0-2", "30"],
      ["Kids", "2-18", "$40"],
      ["Adults", "18-65", "$80/mo"],
      ["", "65+", "95"],
    ],
    [
      ["", "0-17", "25.50"],
      ["Adults 18-64", "", "75"],
      ["Seniors; and up", "65+", "100"],
      ["Couple", "", "140"],
      ["Family cap", "", "$250/month"],
      ["Enrollment fee", "", "99 one-time"],
    ],
    [
      ["Student price", "", "50"],
      ["Child with a parent", "", "20"],
      ["Employer price", "", "65"],
      ["Fee per visit", "", "$20 per visit"],
    ],
    [],
  ];

const services = [
  ["Office visits", "included", "", ""],
  ["basic_labs", "Included in the membership", "", "=two a year"],
  ["EKG", "extra", "35", ""],
  ["Home visits", "not offered", "", ""],
  ["Vaccines", "For an extra charge", "", "'-at cost"],
  ["after hours", "yes", "", ""],
] as const;

const headings = {
  practices: [
    ...["Slug", "Practice name", "Doctor", "Specialty", "About", "Street", "City", "State", "ZIP"],
    ...["Monthly price", "Phone", "Website", "Languages", "Accepting", "Telehealth only"],
    ...["Enrollment fee per person", "Fewest employees", "Notice to leave, in days"],
    ...["Telehealth in", "Miles for home visits", "Opted out of Medicare"],
    ...["Fax", "Year opened", "Facebook", "Ages seen", "Pure or hybrid", "Membership plans"],
    "State disclosure",
  ],
  clinicians: [
    ...["Practice", "Name", "Credentials", "Specialty", "Languages", "Accepting patients", "Since"],
  ],
  offices: [
    ...["Practice", "Office", "Street", "City", "State", "ZIP", "Phone", "Hours", "Hours note"],
    ...["By appointment", "Step-free", "Parking", "Transit"],
  ],
  prices: ["Practice", "Price", "Ages", "Amount"],
  services: ["Practice", "Service", "Coverage", "Price", "Note"],
};

type Files = Record<keyof typeof headings, string[][]>;

const slugOf = (index: number) => `mi-${index + 1}`;

/** Returns the city in varying case, such as "ann arbor" or "ANN ARBOR". */
const townOf = ({ city }: Place, index: number) =>
  index % 7 === 2 ? city.toLowerCase() : index % 7 === 4 ? city.toUpperCase() : city;

function addPractice(files: Files, place: Place, others: readonly Place[], index: number) {
  const slug = slugOf(index);
  const number = String(index).padStart(2, "0");
  const street = `${100 + index} ${pick(words, index)} Street`;
  files.practices.push([
    ...[slug, `${pick(words, index)} ${pick(kinds, index)} ${number}`],
    ...[index % 3 === 0 ? `${pick(first, index)} ${pick(last, index)}, MD` : "", "Family Medicine"],
    index % 4 === 0 ? `=not a formula\nSecond line, with "quotes" No. ${index}.` : "",
    ...[index % 5 === 3 ? "" : street, townOf(place, index)],
    ...[pick(["MI", "Michigan", "michigan"], index), place.zip, pick(monthly, index)],
    ...[pick(phones, index) + number, `practice${index}.example`, "English, Spanish"],
    ...[pick(accepting, index), pick(telehealth, index), pick(["yes", "", "no"], index)],
    ...[index % 6 === 0 ? "5" : "", index % 4 === 1 ? "30" : ""],
    ...[pick(["", "MI, Ohio", "in"], index), index % 9 === 0 ? "15" : "", pick(["", "yes"], index)],
    ...[index % 3 === 0 ? "" : `517.555.01${number}`, pick(["2014", "", "2021"], index)],
    ...[index % 3 === 1 ? `@practice${index}` : "", pick(["All ages", "18+", "0-17", ""], index)],
    pick(["Pure DPC", "hybrid", ""], index),
    index % 16 === 5 ? "Basic: $60; Plus, with labs: $95/mo; Premier - 140" : "",
    index % 10 === 7 ? "This is not insurance.\n\nSee the state's code." : "",
  ]);
  // A practice with one clinician lists none separately; the largest has six.
  for (let person = 0; person < pick([0, 2, 0, 3, 1, 6], index); person += 1) {
    files.clinicians.push([
      ...[slug, `${pick(first, index + person)} ${pick(last, index * 3 + person)}`],
      ...[
        pick(["MD", "DO, FAAFP", "NP-C", ""], person),
        pick(["Pediatrics", "", "Family Medicine"], person),
      ],
      ...[pick(["English; Polish", "", "Arabic, English"], person)],
      ...[pick(["yes", "Waitlist", ""], person), pick(["1998", "", "2015"], person)],
    ]);
  }
  if (index % 8 !== 7) {
    // Some repeat their main address.
    const own =
      index % 9 === 1 && index % 5 !== 3 ? [street, place.city, "MI", place.zip] : ["", "", "", ""];
    files.offices.push([
      ...[
        slug,
        "",
        ...own,
        "",
        pick(hours, index),
        pick(["Closed on holidays", "", "'til late"], index),
      ],
      ...[
        pick(["", "yes", "no"], index),
        pick(["yes", "no", ""], index),
        pick(["Free lot", ""], index),
        "",
      ],
    ]);
  }
  for (const [at, other] of others.entries()) {
    files.offices.push([
      ...[slug, `Office ${at + 2}`, `${at + 1} Elm Street`, other.city, "MI", other.zip],
      ...[`(616) 555-0${at}${number}`, pick(hours, index + at + 1), "", "no", "", "", "Bus 7"],
    ]);
  }
  for (const [price, ages, amount] of pick(priceLists, index)) {
    files.prices.push([slug, price, ages, amount]);
  }
  for (const row of services.slice(0, index % 7)) files.services.push([slug, ...row]);
}

/** Generates import files for a number of different practices in one state. */
export function writeMichigan(
  places: readonly Place[],
  count: number,
): Record<keyof Files, string> {
  const files: Files = { practices: [], clinicians: [], offices: [], prices: [], services: [] };
  for (let index = 0; index < count; index += 1) {
    const others = index % 10 === 0 ? places.slice(count + index, count + index + 3) : [];
    addPractice(files, pick(places, index), others, index);
  }
  const text = (name: keyof Files) => writeCsv(headings[name], files[name]);
  return {
    ...{ practices: text("practices"), clinicians: text("clinicians"), offices: text("offices") },
    ...{ prices: text("prices"), services: text("services") },
  };
}
