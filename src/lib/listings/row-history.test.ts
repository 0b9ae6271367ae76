import { expect, test } from "vitest";
import { fieldHistory } from "@/lib/listings/listing-history";

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
