import { expect, it } from "vitest";
import { joinMethod } from "@/lib/requests/join-method";
import { requestLabel } from "@/lib/requests/request-status";

const none = { enrollment_url: null, booking_url: null };
const own = { enrollment_url: "https://oak.example/join", booking_url: "https://oak.example/book" };
const practice = { accepting_new_patients: null, closes_on: null };

const contact = { kind: "contact" };
const joinPage = { kind: "page", url: own.enrollment_url };
const bookPage = { kind: "page", url: own.booking_url };
const request = (purpose: string) => ({ kind: "request", purpose });

it.each([
  [true, own, "membership", joinPage],
  [true, own, "question", request("question")],
  [false, own, "appointment", bookPage],
  [true, { ...own, booking_url: null }, "appointment", request("appointment")],
  [true, none, "membership", request("membership")],
  [false, none, "membership", contact],
  [false, none, "appointment", contact],
  [false, own, "question", contact],
] as const)(
  "a listing that answers (%s) with %j offers for %s: %j",
  (answers, urls, purpose, way) => {
    const listing = { ...practice, accepts_requests: answers, ...urls };
    expect(joinMethod(listing, purpose)).toEqual(way);
  },
);

it.each([none, own])("a closing practice with %j can only be contacted", (urls) => {
  const listing = { ...practice, accepts_requests: true, closes_on: "2027-03-01", ...urls };
  expect(joinMethod(listing, "membership")).toEqual(contact);
  expect(joinMethod(listing, "appointment")).toEqual(contact);
});

it.each([
  [true, none, "membership", request("membership")],
  [true, none, "appointment", request("membership")],
  [true, own, "membership", request("membership")],
  [true, own, "appointment", bookPage],
  [true, none, "question", request("question")],
  [false, none, "membership", contact],
  [false, own, "membership", contact],
  [false, none, "appointment", contact],
] as const)(
  "a full practice that answers (%s) with %j offers for %s: %j",
  (answers, urls, purpose, way) => {
    const listing = {
      ...practice,
      accepts_requests: answers,
      accepting_new_patients: false,
      ...urls,
    };
    expect(joinMethod(listing, purpose)).toEqual(way);
  },
);

it("a request for a spot on the waitlist is called so", () => {
  expect(requestLabel({ kind: "membership", for_waitlist: true })).toBe("Waitlist");
  expect(requestLabel({ kind: "membership", for_waitlist: false })).toBe("Membership");
  expect(requestLabel({ kind: "question", for_waitlist: false })).toBe("Question");
  expect(requestLabel({ kind: "meeting", for_waitlist: false })).toBe("Free meet-and-greet");
});
