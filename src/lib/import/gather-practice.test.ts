import { expect, test } from "vitest";
import { describeParts } from "@/lib/import/decisions";
import { planFile } from "@/test/plan-file";

const heading =
  "Reference,Practice name,Street,City,State,ZIP,Phone,Office,Hours,Parking,Clinicians,Website";

test("rows with the same reference are the offices of one practice", async () => {
  const { entries, decided } = await planFile(
    [
      heading,
      'oak,Oak Care,1 Oak St,Lansing,MI,48933,(517) 555-0100,,Mon 9-5,,"Ann Doe, MD",oak.example',
      "elm,Elm Care,,Lansing,MI,48933,,,,,,",
      'oak,Oak Care,2 Elm St,ann arbor,MI,48104,(517) 555-0199,North,Tue 9-5,Free,"Bea Doe, NP",',
      "oak,Oak Care,3 Elm St,Lansing,MI,,,South,,,,",
    ].join("\n"),
  );
  expect(entries.map(({ row }) => row)).toEqual([2, 3]);
  expect(decided).toMatchObject([{ row: 5, reason: "ZIP code is missing" }]);
  const [oak, elm] = entries;
  expect(oak?.listing).toMatchObject({
    address_city: "Lansing",
    phone: "+15175550100",
    clinicians: [
      { name: "Ann Doe", credentials: "MD" },
      { name: "Bea Doe", credentials: "NP" },
    ],
    offices: [
      { hours: [[1, "09:00", "17:00"]], parking: null },
      {
        name: "North",
        address_street: "2 Elm St",
        address_city: "Ann Arbor",
        phone: "+15175550199",
        hours: [[2, "09:00", "17:00"]],
        parking: "Free",
      },
    ],
  });
  expect(oak?.readings).toEqual([
    "Hours “Mon 9-5” read as Mon 9:00 AM – 5:00 PM",
    "Row 4 read as another office",
    "Row 4: City “ann arbor” read as Ann Arbor",
    "Row 4: Hours “Tue 9-5” read as Tue 9:00 AM – 5:00 PM",
  ]);
  expect(oak?.warnings).toEqual([]);
  expect(describeParts(oak?.listing ?? {})).toContain("Clinicians: Ann Doe, MD · Bea Doe, NP");
  expect(elm?.listing).not.toHaveProperty("offices");
  expect(elm?.listing).not.toHaveProperty("clinicians");
});

test("what a further office can't have, or has by mistake, is left out or reported", async () => {
  const { entries } = await planFile(
    [
      heading,
      "oak,Oak Care,,Lansing,MI,48933,,Main,,,,oak.example",
      "oak,Oak Portland,PO Box 3,Portland,OR,97201,,West,,,,west.example",
    ].join("\n"),
  );
  expect(entries[0]?.warnings).toEqual([
    "Office name “Main” left out: the practice's own address has no other name",
    expect.stringMatching(/^Row 3: This is a mailing address/),
    expect.stringMatching(/^Row 3: This office is in Oregon, far from .* Michigan/),
    "Row 3: Practice name left out: row 2 has the practice's",
    "Row 3: Website left out: row 2 has the practice's",
  ]);
});

test("the only clinician of a new practice is in its credentials", async () => {
  const { entries } = await planFile(
    [
      heading,
      ',Oak Care,,Lansing,MI,48933,,,,,"Ann Doe, MD",',
      `${crypto.randomUUID()},Elm Care,,Lansing,MI,48933,,,,,"Ann Doe, MD",`,
    ].join("\n"),
  );
  expect(entries[0]?.listing).toMatchObject({ credentials: "Ann Doe, MD" });
  expect(entries[0]?.readings).toEqual(["Clinicians read as credentials Ann Doe, MD"]);
  // A listing was exported with its clinicians.
  expect(entries[1]?.listing).toMatchObject({
    credentials: null,
    clinicians: [{ name: "Ann Doe", credentials: "MD" }],
  });
});

test("names that can't be read are left out with a reason", async () => {
  const { entries } = await planFile(
    `${heading}\n,Oak Care,,Lansing,MI,48933,,,,,"Ann Doe, MD; three doctors; Ben Doe, Jr., NP",`,
  );
  expect(entries[0]?.listing.clinicians).toMatchObject([
    { name: "Ann Doe" },
    { name: "Ben Doe Jr." },
  ]);
  expect(entries[0]?.warnings).toEqual([
    "Clinicians: “three doctors” left out: it should be names with degrees, like Ada Example, MD; Ben Example, NP",
  ]);
});
