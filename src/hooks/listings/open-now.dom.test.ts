import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOpenNow } from "@/hooks/listings/open-now";
import type { OpeningHours } from "@/lib/listings/opening-hours";

const office: OpeningHours = {
  hours: [[1, "08:00", "17:00"]],
  special_hours: [],
  time_zone: "America/Chicago",
};

beforeEach(() => {
  vi.stubEnv("TZ", "America/Chicago");
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("the text changes with the minute in which an office opens and closes, and not in between", async () => {
  vi.setSystemTime("2026-11-30T07:58:30-06:00");
  let renders = 0;
  const { result, unmount } = renderHook(() => {
    renders += 1;
    return useOpenNow(office);
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBe("Opens at 8 AM");
  const before = renders;
  await act(() => vi.advanceTimersByTimeAsync(89_000));
  expect(result.current).toBe("Opens at 8 AM");
  expect(renders).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current).toBe("Open until 5 PM");
  await act(() => vi.advanceTimersByTimeAsync(9 * 3_600_000));
  expect(result.current).toBe("Opens Dec 7, 8 AM");
  expect(renders).toBe(before + 2);
  unmount();
  // React may still have work to do, in a timer of its own.
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("all offices on a page share one timer", async () => {
  vi.setSystemTime("2026-11-30T08:00-06:00");
  const first = renderHook(() => useOpenNow(office));
  const second = renderHook(() => useOpenNow({ ...office, time_zone: "America/New_York" }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(first.result.current).toBe("Open until 5 PM");
  expect(second.result.current).toBe("Open until 5 PM Eastern Time");
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  second.unmount();
});
