import { expect, test } from "vitest";
import { signUpWay, signUpWish } from "@/lib/session/auth-wish";

test("the way to Sign Up is the door's own address, and the wish travels beside it", () => {
  const way = signUpWay("doctor");
  expect(way.to).toBe("/auth");
  expect(signUpWish({ state: way.state, search: "" })).toBe("doctor");
  expect(signUpWay("patient", "/doctor/1?ask=visit").to).toBe(
    "/auth?next=%2Fdoctor%2F1%3Fask%3Dvisit",
  );
});

test("pressed before the app runs, the query says the same", () => {
  const search = signUpWay("doctor", "/share-story")["data-early-query"];
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    tab: "sign-up",
    as: "doctor",
    next: "/share-story",
  });
  expect(signUpWish({ state: null, search })).toBe("doctor");
});

test.each([null, undefined, "doctor", 1, {}, { signUpAs: "admin" }, { signUpAs: ["doctor"] }])(
  "a state that is %j is no wish",
  (state) => {
    expect(signUpWish({ state, search: "?as=admin" })).toBeNull();
  },
);
