import { expect, test } from "vitest";
import { cutLines, type StateRings } from "./cut-lines.ts";
import { simplifyLine } from "./simplify-line.ts";

/** A square state, ten units wide. */
const square = (code: string, west: number): StateRings => ({
  code,
  bounds: { west, north: 0, east: west + 10, south: 10 },
  rings: [
    [
      [west, 0],
      [west + 10, 0],
      [west + 10, 10],
      [west, 10],
      [west, 0],
    ],
  ],
});
const states = [square("KS", 0), square("MO", 10)];

test("a line is cut at the border of two states without a gap", () => {
  const line = [
    [2, 5],
    [8, 5],
    [12, 5],
    [18, 5],
  ];
  expect(Object.fromEntries(cutLines([line], states))).toEqual({
    KS: [line.slice(0, 3)],
    MO: [line.slice(2)],
  });
});

test("a line ends where it leaves all states, and a river on a border belongs to one of them", () => {
  const abroad = [
    [5, 5],
    [5, 9],
    [5, 30],
    [5, 40],
  ];
  expect(cutLines([abroad], states).get("KS")).toEqual([abroad.slice(0, 2)]);
  const border = [
    [2, 9.5],
    [4, 10.5],
    [6, 9.5],
  ];
  expect(cutLines([border], states).get("KS")).toEqual([border]);
});

test("simplifyLine keeps the bends of a line", () => {
  const line = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [2, 2],
  ];
  expect(simplifyLine(line, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});
