import { expect, test } from "vitest";
import { readBands, writeBands } from "@/lib/import/bands";

test("prices by age are parsed with and without names", () => {
  expect(readBands("Children 0-17: $50; 18–64: 1,095.50;\n 65+: 120 ; ")).toEqual({
    value: [
      { label: "Children", min_age: 0, max_age: 17, monthly_price: 50 },
      { label: "Ages 18 to 64", min_age: 18, max_age: 64, monthly_price: 1095.5 },
      { label: "65 and older", min_age: 65, max_age: null, monthly_price: 120 },
    ],
  });
});

test("shared boundaries are resolved and reported", () => {
  expect(readBands("0-2: 30; Kids 2-6: 40; 6+: 50")).toEqual({
    value: [
      { label: "Ages 0 to 1", min_age: 0, max_age: 1, monthly_price: 30 },
      { label: "Kids", min_age: 2, max_age: 5, monthly_price: 40 },
      { label: "6 and older", min_age: 6, max_age: null, monthly_price: 50 },
    ],
    readAs: "0-1: 30; Kids 2-5: 40; 6+: 50, because each range starts where the previous one ends",
  });
});

test("an age in two ranges belongs to the later one", () => {
  expect(readBands("0–18: $50, 18–64: $95, 65+: $120")).toMatchObject({
    readAs: expect.stringMatching(/^0-17: 50; 18-64: 95; 65\+: 120/),
  });
});

test.each(["0-17: 50; Plan B for two 18-64: 95; 65+: 120", "0+: 75"])(
  "%s survives a round trip",
  (text) => {
    const read = readBands(text);
    expect("value" in read && writeBands(read.value)).toBe(text);
  },
);

test.each([
  ["0-17: 50; 16-64: 95", /overlap/],
  ["0-18: 30; 16-64: 40; 64+: 50", /overlap/],
  ["0-17: 50; 18+: a lot", /write it like 0-17: 50; 18-64: 95; 65\+: 120/],
  ["17-0: 50", /write it like/],
  ["0-130: 50", /write it like/],
  ["18: 50", /write it like/],
  ["Adults: 50", /write it like/],
  ["0-17 = 50", /write it like/],
  ["18+: 50.505", /write it like/],
  [Array.from({ length: 13 }, (_, age) => `${age}-${age}: 1`).join(";"), /at most 12/],
])("%s is rejected", (text, problem) => {
  const read = readBands(text);
  expect("problem" in read && read.problem).toMatch(problem);
});

test("prices by age are parsed in the formats of price lists", () => {
  const bands = (text: string) => {
    const read = readBands(text);
    return "value" in read && writeBands(read.value);
  };
  const plain = "Child 0-17: 30; Adult 18-64: 80; 65+: 1100.5";
  for (const written of [
    "Child (0-17): $30; Adult (18-64): $80; 65+: $1,100.50",
    "Child (ages 0-17): $30; Adult (Ages 18-64): $80; (Ages 65 and up): $1,100.50",
    "Child 0-17 $30 | Adult 18-64 $80 | 65 and up $1,100.50",
    "Child under 18: 30\nAdult 18 to 64 - $80/mo\n65 & older: $1,100.50 per month",
    "Child ages 0-17: $30/mo, Adult ages 18–64: $80/mo, ages 65+: $1,100.50/mo",
  ]) {
    expect(bands(written), written).toBe(plain);
  }
});
