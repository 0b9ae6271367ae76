import { expect, test } from "vitest";
import { parseComparedIds, readTray } from "@/lib/saved/compared-ids";

const id = (number: number) => `5f0c4c1e-0000-4000-8000-00000000000${number}`;
const ids = (...numbers: number[]) => numbers.map(id);

test.each([
  [null, [], 0, 0],
  ["", [], 0, 0],
  [",,", [], 0, 0],
  [ids(1, 2).join(","), ids(1, 2), 0, 0],
  [` ${id(1).toUpperCase()}, ${id(1)}`, ids(1), 0, 0],
  [ids(1, 2, 3, 4, 5, 6, 7, 8, 9).join(","), ids(1, 2, 3, 4), 5, 0],
  [`oak,${id(1)},<b>`, ids(1), 0, 2],
])(
  "%j is parsed as %j, with %d ids over the limit and %d invalid ids",
  (text, shown, excessCount, invalidCount) => {
    expect(parseComparedIds(text)).toEqual({ ids: shown, excessCount, invalidCount });
  },
);

const oak = { id: id(1), name: "Oak", miles: 2.5, from: "Austin, TX" };

test.each([
  [null, []],
  ["{", []],
  ["{}", []],
  [JSON.stringify([oak, { ...oak, id: "oak" }, { ...oak, miles: "2" }, null, 1]), [oak]],
  [JSON.stringify([1, 2, 3, 4, 5].map((n) => ({ ...oak, id: id(n) }))), ids(1, 2, 3, 4)],
])("the tray restores the valid entries of %s", (stored, valid) => {
  expect(readTray(stored)).toMatchObject(
    valid.map((entry) => (typeof entry === "string" ? { id: entry } : entry)),
  );
  expect(readTray(stored)).toHaveLength(valid.length);
});
