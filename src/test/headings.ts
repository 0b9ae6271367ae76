import { screen, within } from "@testing-library/react";
import { expect } from "vitest";

/** Expects a single `h1` and no skipped heading levels. */
export function expectHeadingsInOrder(): void {
  const main = within(screen.getByRole("main"));
  const levels = main.getAllByRole("heading").map((heading) => Number(heading.tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(jumps, `levels ${levels.join(" ")}`).toEqual([]);
}
