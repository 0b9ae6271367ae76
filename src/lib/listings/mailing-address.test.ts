import { expect, test } from "vitest";
import { isMailingAddress, postOfficeBoxNumber, streetOf } from "@/lib/listings/mailing-address";

test.each([
  "PO Box 12",
  "P.O. Box 12",
  "P.O.Box 12",
  "p.o. box #12",
  "P. O. Box 1234",
  "P O BOX 1234",
  "POBox 12",
  "PO-Box 12",
  "P/O Box 12",
  "P.0. Box 12",
  "PO Bx 12",
  "P.O.B. 12",
  "POB 12",
  "PO Box No. 12",
  "PO Box A12",
  "PO Box A",
  "PO Box",
  "PO Drawer 12",
  "Post Office Box 12",
  "Post-Office Box 12",
  "post office box number 12",
  "Postal Box 12",
  "Lock Box 12",
  "Caller Box 12",
  "Box 12",
  "Drawer 7",
  "Apartado 12",
  "Apartado Postal 1234",
  "General Delivery",
  "PMB 45",
  "PMB #45",
  "1234 Main St PMB 45",
  "1234 Main St, PMB #45",
  "1234 Main St, P.M.B. 45",
  "Private Mailbox 45",
  "Mailbox 45, 1234 Main St",
  "c/o Elena Marsh, PO Box 12",
  "Attn: Billing, P.O. Box 12",
  "RR 2 Box 45",
  "R.R. 3, Box 9",
  "RR3",
  "Rural Route 3 Box 9",
  "RFD 2",
  "HC 1 Box 23",
  "HC61 Box 12",
  "HCR 33 Box 4B",
  "Star Route 2 Box 7",
])("%s is a mailing address only", (text) => {
  expect(isMailingAddress(text)).toBe(true);
});

test.each([
  null,
  "",
  "1 Main St",
  "100 Example Street, Suite 200",
  "100 Main St, P.O. Box 12",
  "PO Box 12, 100 N Main St",
  "RR 3 Box 9, 100 Main St",
  "100 Barr Rd",
  "12 HC Smith Lane",
  "100 Box Elder Lane",
  "12 Boxwood Court",
  "7 Post Office Road",
  "5 Post Office Square, Suite 3600",
  "12 Old Post Office Rd",
  "45 Lockbox Way",
  "6 Mailbox Lane",
  "1200 Postal Boulevard",
  "200 Drawer Creek Rd",
  "300 Pobox Ridge",
  "8 Poe Boulevard",
  "Suite 12, Main Street Medical Center",
])("%s can be visited", (text) => {
  expect(isMailingAddress(text)).toBe(false);
});

test.each([
  ["PO Box 12, 100 Main St", "100 Main St"],
  ["100 Main St, P.O. Box 12, Suite 3", "100 Main St, Suite 3"],
  ["100 Main St PO Box 12", "100 Main St"],
  ["RR 3 Box 9, 100 Main St", "100 Main St"],
  ["100 Main St, Suite 200", "100 Main St, Suite 200"],
  ["HC 61 Box 12", null],
  ["PO Box 12", null],
  [null, null],
])("one can go to %j at %j", (text, place) => {
  expect(streetOf(text)).toBe(place);
});

test.each([
  ["P.O. Box 1234", "1234"],
  ["PO Box #A12.", "A12"],
  ["1234 Main St, PMB 45", undefined],
  ["General Delivery", undefined],
  ["RR 3 Box 9", undefined],
  ["HC 61 Box 12", undefined],
  ["12 Main St", undefined],
  [null, undefined],
])("the box number of %s is %s", (text, box) => {
  expect(postOfficeBoxNumber(text)).toBe(box);
});
