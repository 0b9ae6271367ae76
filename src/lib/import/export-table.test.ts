import { expect, test } from "vitest";
import { exportTable } from "@/lib/import/export-table";
import { detailRow } from "@/test/listings";

const row = { ...detailRow(), clinicians: [], offices: [], tiers: [] };

test("an exported table has the published listings only", () => {
  const listings = [
    row,
    { ...row, status: "rejected" as const },
    { ...row, status: "pending" as const },
  ];
  expect(exportTable(listings).rows).toHaveLength(1);
});

test("a further office is a row with the reference of its practice", () => {
  const office = {
    id: "",
    doctor_id: row.id,
    position: 1,
    name: "North",
    address_street: "2 Elm St",
    address_city: "Round Rock",
    address_state: "TX",
    address_zip: "78664",
    phone: "+15125550100",
    hours: [[1, "09:00", "17:00"]],
    by_appointment: false,
  };
  const { headings, rows } = exportTable([{ ...row, offices: [office as never] }]);
  const cells = (place: number) =>
    Object.fromEntries(headings.map((heading, at) => [heading, rows[place]?.[at]]));
  expect(cells(0)).toMatchObject({ Reference: row.id, "Office name": null, Hours: null });
  expect(cells(1)).toMatchObject({
    Reference: row.id,
    "Practice name": row.practice_name,
    "Office name": "North",
    "ZIP code": "78664",
    Phone: "(512) 555-0100",
    Hours: "Mon 9:00 AM – 5:00 PM",
    "By appointment only": null,
    Website: null,
  });
});
