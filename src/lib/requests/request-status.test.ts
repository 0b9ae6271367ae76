import { expect, it } from "vitest";
import { joinMethod } from "@/lib/requests/join-method";

const none = { enrollment_url: null, booking_url: null };
const own = { enrollment_url: "https://oak.example/join", booking_url: "https://oak.example/book" };

it.each([
  ["owned", own, "membership", { kind: "page", url: own.enrollment_url }],
  ["none", own, "appointment", { kind: "page", url: own.booking_url }],
  ["owned", { ...own, booking_url: null }, "appointment", { kind: "request" }],
  ["owned", none, "membership", { kind: "request" }],
  ["claimed", none, "membership", { kind: "contact" }],
  ["none", none, "appointment", { kind: "contact" }],
] as const)("a listing that is %s with %j offers for %s: %j", (ownership, urls, purpose, way) => {
  const listing = {
    status: "published",
    ownership,
    accepting_new_patients: null,
    closes_on: null,
    ...urls,
  } as const;
  expect(joinMethod(listing, purpose)).toEqual(way);
});

it.each([none, own])("a closing practice with %j can only be contacted", (urls) => {
  const listing = {
    status: "published",
    ownership: "owned",
    accepting_new_patients: null,
    closes_on: "2027-03-01",
    ...urls,
  } as const;
  expect(joinMethod(listing, "membership")).toEqual({ kind: "contact" });
  expect(joinMethod(listing, "appointment")).toEqual({ kind: "contact" });
});

it.each([
  ["owned", none, "membership", { kind: "request" }],
  ["owned", own, "membership", { kind: "contact" }],
  ["owned", own, "appointment", { kind: "page", url: own.booking_url }],
  ["none", none, "membership", { kind: "contact" }],
] as const)(
  "a full practice that is %s with %j offers for %s: %j",
  (ownership, urls, purpose, way) => {
    const listing = {
      status: "published",
      ownership,
      accepting_new_patients: false,
      closes_on: null,
      ...urls,
    } as const;
    expect(joinMethod(listing, purpose)).toEqual(way);
  },
);
