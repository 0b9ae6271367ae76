import { expect, type Page } from "@playwright/test";

interface Shift {
  value: number;
  /** The elements that moved, with their positions before and after. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Makes pages that are opened from now on record their layout shifts. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
    const describeSource = ({ node, previousRect: from, currentRect: to }: Source) =>
      `${node?.outerHTML?.slice(0, 200)} from ${from.x},${from.y} to ${to.x},${to.y}, ${from.width}x${from.height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        window.shifts.push({ value, moved: sources.map(describeSource) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Fails if the layout shifts on the current page add up to more than the budget. */
export async function expectFewShifts(page: Page, budget = 0): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(budget);
}
