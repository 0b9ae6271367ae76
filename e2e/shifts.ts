import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Has the pages that are opened from now on note what moves in them. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    type Shift = PerformanceEntry & { value: number; sources: LayoutShiftSource[] };
    type LayoutShiftSource = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
    const describe = ({ node, previousRect: from, currentRect: to }: LayoutShiftSource) =>
      `${node?.outerHTML?.slice(0, 200)} from ${from.x},${from.y} to ${to.x},${to.y}, ${from.width}x${from.height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        window.shifts.push(`${value}: ${sources.map(describe).join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved in the page that is open. */
export const shiftsIn = (page: Page) => page.evaluate(() => window.shifts);
