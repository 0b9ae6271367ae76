import { expect, test } from "vitest";
import { compareName, comparePlace } from "@/lib/admin/registry-comparison";

const person = (name: string, other_names: string[] = []) => ({
  kind: "individual" as const,
  name,
  other_names,
});
const practice = "Lantern Direct Care";

test.each([
  ["ELENA MARSH", "Elena Marsh", "match"],
  ["ELENA R MARSH", "Dr. Elena Marsh, MD, FAAFP", "match"],
  ["EMEKA NUNEZ", "Emeka Núñez", "match"],
  ["E MARSH", "Elena Marsh MD", "match"],
  ["SEAN O'MALLEY", "Sean O’Malley", "match"],
  ["AN DO", "An Do, DO", "match"],
  ["JACK MA", "Ma, Jack, MD", "match"],
  ["LIN DO", "An Do", "last name"],
  ["MARIA GARCIA", "Maria Garcia-Lopez", "match"],
  ["MARIA GARCIA LOPEZ JR.", "Maria Lopez", "match"],
  ["ROSALIND MARSH", "Elena Marsh", "last name"],
  ["ELENA OAKES", "Elena Marsh", "differs"],
  ["MARSH ELENA", "Elena Oakes", "differs"],
])("%s and %s: %s", (said, named, match) => {
  expect(compareName(person(said), { people: [named], practice })).toBe(match);
});

test("a former name matches, and the best match of several people is used", () => {
  const people = ["Bo Reed", "Terrence Quiñones"];
  const answer = person("TERRENCE OAKES", ["TERRENCE QUINONES"]);
  expect(compareName(answer, { people, practice })).toBe("match");
  expect(compareName(person("TERRENCE OAKES"), { people, practice })).toBe("differs");
});

test("a practice without named people is matched by a last name in its own name", () => {
  const named = { people: [null, ""], practice: "Marsh Family Medicine" };
  expect(compareName(person("ELENA MARSH"), named)).toBe("last name");
  expect(compareName(person("ELENA OAKES"), named)).toBe("no name");
});

test.each([
  ["IVY AND OAK FAMILY MEDICINE PLLC", "Ivy & Oak Family Medicine", "match"],
  ["IVY & OAK", "Ivy & Oak Family Medicine", "match"],
  ["CEDAR FAMILY MEDICINE LLC", "Ivy & Oak Family Medicine", "differs"],
  ["LLC", "Ivy & Oak Family Medicine", "differs"],
])("the organization %s and %s: %s", (name, listed, match) => {
  const answer = { kind: "organization" as const, name, other_names: null };
  expect(compareName(answer, { people: ["Ivy Oak"], practice: listed })).toBe(match);
});

test.each([
  ["AUSTIN", "TX", "match"],
  ["ROUND ROCK", "TX", "state"],
  ["AUSTIN", "MN", "differs"],
  [null, null, "unknown"],
])("a practice in %s, %s: %s", (city, state, match) => {
  expect(comparePlace({ city, state }, { city: "Austin", state: "TX" })).toBe(match);
});

test("Saint and St. match in city names", () => {
  const listed = { city: "Saint George", state: "UT" };
  expect(comparePlace({ city: "ST GEORGE", state: "UT" }, listed)).toBe("match");
  expect(comparePlace({ city: "ST. GEORGE", state: "ut" }, listed)).toBe("match");
});
