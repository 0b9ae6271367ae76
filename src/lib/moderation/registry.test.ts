import { expect, test } from "vitest";
import { compareName, comparePlace } from "@/lib/moderation/registry";

const person = (name: string, other_names: string[] = []) => ({
  ...{ kind: "individual" as const, name, other_names },
});
const practice = "Lantern Direct Care";

test.each([
  ["ELENA MARSH", "Elena Marsh", "agrees"],
  ["ELENA R MARSH", "Dr. Elena Marsh, MD, FAAFP", "agrees"],
  ["EMEKA NUNEZ", "Emeka Núñez", "agrees"],
  ["E MARSH", "Elena Marsh MD", "agrees"],
  ["SEAN O'MALLEY", "Sean O’Malley", "agrees"],
  ["AN DO", "An Do, DO", "agrees"],
  ["JACK MA", "Ma, Jack, MD", "agrees"],
  ["LIN DO", "An Do", "last name"],
  ["MARIA GARCIA", "Maria Garcia-Lopez", "agrees"],
  ["MARIA GARCIA LOPEZ JR.", "Maria Lopez", "agrees"],
  ["ROSALIND MARSH", "Elena Marsh", "last name"],
  ["ELENA OAKES", "Elena Marsh", "differs"],
  ["MARSH ELENA", "Elena Oakes", "differs"],
])("%s and %s: %s", (said, named, match) => {
  expect(compareName(person(said), { people: [named], practice })).toBe(match);
});

test("a former name counts, and the best of several people", () => {
  const people = ["Bo Reed", "Terrence Quiñones"];
  const answer = person("TERRENCE OAKES", ["TERRENCE QUINONES"]);
  expect(compareName(answer, { people, practice })).toBe("agrees");
  expect(compareName(person("TERRENCE OAKES"), { people, practice })).toBe("differs");
});

test("where nobody is named, the practice may be named after somebody", () => {
  const named = { people: [null, ""], practice: "Marsh Family Medicine" };
  expect(compareName(person("ELENA MARSH"), named)).toBe("last name");
  expect(compareName(person("ELENA OAKES"), named)).toBe("nobody named");
});

test.each([
  ["IVY AND OAK FAMILY MEDICINE PLLC", "Ivy & Oak Family Medicine", "agrees"],
  ["IVY & OAK", "Ivy & Oak Family Medicine", "agrees"],
  ["CEDAR FAMILY MEDICINE LLC", "Ivy & Oak Family Medicine", "differs"],
  ["LLC", "Ivy & Oak Family Medicine", "differs"],
])("the organization %s and %s: %s", (name, listed, match) => {
  const answer = { kind: "organization" as const, name, other_names: null };
  expect(compareName(answer, { people: ["Ivy Oak"], practice: listed })).toBe(match);
});

test.each([
  ["AUSTIN", "TX", "agrees"],
  ["ROUND ROCK", "TX", "state"],
  ["AUSTIN", "MN", "differs"],
  [null, null, "unknown"],
])("a practice in %s, %s: %s", (city, state, match) => {
  expect(comparePlace({ city, state }, { city: "Austin", state: "TX" })).toBe(match);
});

test("a saint is one, written out or not", () => {
  const listed = { city: "Saint George", state: "UT" };
  expect(comparePlace({ city: "ST GEORGE", state: "UT" }, listed)).toBe("agrees");
  expect(comparePlace({ city: "ST. GEORGE", state: "ut" }, listed)).toBe("agrees");
});
