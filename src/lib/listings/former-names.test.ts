import { expect, test } from "vitest";
import { formerly, listNames } from "@/lib/listings/former-names";
import { formerNamesProblem } from "@/lib/listings/former-names-problem";

test("former names are on lines of their own or separated by semicolons", () => {
  expect(listNames(" Smith, Jones & Co.\nOak Clinic; Elm Care;\nOak Clinic")).toEqual([
    "Smith, Jones & Co.",
    "Oak Clinic",
    "Elm Care",
  ]);
  expect(listNames(" \n;")).toEqual([]);
});

test.each([
  ["", null],
  ["Oak Clinic; Elm Care", null],
  ["A1; B2; C3; D4; E5; F6", "at most 5 names"],
  ["Oak; X", "names of 2 to 120 characters"],
  ["a".repeat(121), "names of 2 to 120 characters"],
])("%j has the problem %j", (text, problem) => {
  expect(formerNamesProblem(text)).toBe(problem);
});

test("former names are a phrase", () => {
  expect(formerly([])).toBe("");
  expect(formerly(["Oak Clinic"])).toBe("Formerly Oak Clinic");
  expect(formerly(["Oak Clinic", "Elm Care", "Ash"])).toBe(
    "Formerly Oak Clinic, Elm Care, and Ash",
  );
});
