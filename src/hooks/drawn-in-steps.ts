import { startTransition, useEffect, useState } from "react";

/** As many as a phone draws without a noticeable pause. */
const step = 6;

/**
 * How many of a list's rows to draw now. What was there from the start is drawn at once, so that the way back leads to
 * the same place; what was waited for, a few rows at a time, so that the page answers in between. A list that appears
 * with its rows says itself whether they were `isAwaited`.
 */
export function useDrawnInSteps(total: number, isAwaited = false): number {
  const [drawn, setDrawn] = useState(isAwaited ? 0 : total);
  const isShorter = total < drawn;
  // A new row or two, which must not push others out.
  const isHardlyLonger = drawn > 0 && drawn < total && total - drawn <= step;
  if (isShorter || isHardlyLonger) setDrawn(total);

  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() =>
      startTransition(() => setDrawn((before) => Math.min(before + step, total))),
    );
    return () => clearTimeout(timer);
  }, [drawn, total]);

  return Math.min(drawn, total);
}
