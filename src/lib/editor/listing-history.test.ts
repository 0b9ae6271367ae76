import { expect, test } from "vitest";
import { fieldHistory, formatAction, idsInChanges } from "@/lib/editor/listing-history";

const names = new Map([["7", "Dana Oak"]]);
const line = (column: string, before: unknown, after: unknown) => {
  const [only] = fieldHistory({ [column]: [before, after] }, names);
  return only && `${only.label}: ${only.before} -> ${only.after}`;
};

test("each kind of value is formatted as text", () => {
  expect(line("practice_name", "Old Oak", "New Oak")).toBe("Practice name: Old Oak -> New Oak");
  expect(line("monthly_price", null, 75.5)).toBe("Monthly price: Nothing -> $75.50");
  expect(line("notice_days", null, 30)).toBe("Cancellation notice: Nothing -> 30 days");
  expect(line("home_visit_miles", 1, 10)).toBe("Home visit radius: 1 mile -> 10 miles");
  expect(line("status", "pending", "published")).toBe("Status: Pending review -> Published");
  expect(line("user_id", null, "7")).toBe("Owner: Nothing -> Dana Oak");
  expect(line("user_id", "8", null)).toBe("Owner: Deleted account -> Nothing");
  expect(line("photo_url", null, "https://x.test/1.webp")).toBe("Photo: Nothing -> A photo");
  const url = "http://api.test/storage/v1/object/public/gallery-photos/1/2.webp";
  expect(line("gallery", [], [{ url, description: "The waiting room" }])).toBe(
    "More photos: Nothing -> The waiting room (2.webp)",
  );
  expect(fieldHistory({ telehealth_only: [false, true] }, names)[0]?.after).toBe("Yes");
  expect(fieldHistory({ languages: [[], ["English", "Spanish"]] }, names)).toEqual([
    { label: "Languages", before: "Nothing", after: "English, Spanish" },
  ]);
});

test("announced prices are a sentence", () => {
  const announced = { starts_on: "2027-01-01", monthly_price: 95 };
  expect(fieldHistory({ announced_prices: [null, announced] })).toEqual([
    { label: "Announced prices", before: "Nothing", after: "From January 1, 2027: $95 a month" },
  ]);
});

test("prices by age are listed with their ages", () => {
  const tiers = [
    { label: "Children", min_age: 0, max_age: 18, monthly_price: 25 },
    { label: "Adults", min_age: 19, max_age: null, monthly_price: 75 },
  ];
  expect(fieldHistory({ tiers: [[], tiers] }, names)[0]?.after).toBe(
    "Children (0 to 18) $25\nAdults (19 and older) $75",
  );
});

test("unexpected values are dropped, and an unknown action shows its name", () => {
  expect(fieldHistory(null, names)).toEqual([]);
  expect(fieldHistory({ bio: "odd" }, names)).toEqual([]);
  expect(formatAction("take down")).toBe("Taken down");
  expect(formatAction("something new")).toBe("Something new");
});

test("without names, changes implied by the action are left out", () => {
  const changes = {
    status: ["pending", "published"],
    user_id: [null, "7"],
    phone: [null, "555 0100"],
  };
  expect(fieldHistory(changes)).toEqual([{ label: "Phone", before: "Nothing", after: "555 0100" }]);
});

test("ids are grouped into people and listings", () => {
  const changes = { user_id: [null, "7"], bio: ["8", "9"], merged_into: [null, "5"] };
  expect(idsInChanges(changes)).toEqual({ people: ["7"], listings: ["5"] });
});

const ekg = { service: "ekg", label: "EKG", coverage: "extra", price: 35, note: null };
const physical = {
  service: "annual_physical",
  label: "Annual physical",
  coverage: "included",
  price: null,
  note: "One a year",
};

test("a change of services shows only the services that changed", () => {
  const included = { ...ekg, coverage: "included", price: null };
  expect(
    fieldHistory({
      services: [
        [physical, ekg],
        [physical, included],
      ],
    }),
  ).toEqual([{ label: "What the fee covers", before: "EKG: Extra: $35", after: "EKG: Included" }]);
});

test("added and removed services are empty on the other side", () => {
  const [added] = fieldHistory({ services: [[], [physical]] });
  expect(added).toMatchObject({
    before: "Nothing",
    after: "Annual physical: Included, One a year",
  });
  const [taken] = fieldHistory({ services: [[ekg, physical], [ekg]] });
  expect(taken?.after).toBe("Nothing");
});

test("a change of offices shows addresses, hours, and facts", () => {
  const main = { id: "1", hours: [[1, "08:00", "17:00"]], by_appointment: false };
  const north = {
    id: "2",
    name: "North",
    address_city: "Austin",
    address_state: "TX",
    address_zip: "78701",
    phone: "(512) 555-0100",
    hours: [],
    by_appointment: true,
  };
  const later = { ...main, hours: [[1, "09:00", "17:00"]], step_free: true };
  expect(
    fieldHistory({
      offices: [
        [main, north],
        [later, north],
      ],
    }),
  ).toEqual([
    {
      label: "Offices and hours",
      before: "Main office (Mon 8:00 AM – 5:00 PM)",
      after: "Main office (Mon 9:00 AM – 5:00 PM; step-free)",
    },
  ]);
  expect(fieldHistory({ offices: [[], [{}, north]] })[0]?.after).toBe(
    "Main office\nNorth, Austin, TX 78701 ((512) 555-0100; by appointment)",
  );
});

test("no kind of value is shown as raw data", () => {
  const values = [null, true, false, 0, "", [], ["x"], {}, { odd: { deep: 1 } }, [{ odd: 1 }]];
  const columns = ["tiers", "services", "clinicians", "offices", "languages", "phone", "unknown"];
  const words = columns.flatMap((column) =>
    values.flatMap((value) =>
      fieldHistory({ [column]: [value, null] }).map(({ before }) => before),
    ),
  );
  expect(words).toHaveLength(columns.length * values.length);
  expect(words.filter((text) => /\[object|undefined|null|NaN|[{}]/.test(text))).toEqual([]);
});
