import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDrawnInSteps } from "@/hooks/drawn-in-steps";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (initialProps: number, isAwaited = false) =>
  renderHook((total: number) => useDrawnInSteps(total, isAwaited), { initialProps });

const nextStep = () => act(() => vi.advanceTimersToNextTimer());

test("draws at once what is there from the start", () => {
  expect(open(24).result.current).toBe(24);
});

test("draws what was waited for a few rows at a time, to the last", () => {
  const { result, rerender } = open(0);
  rerender(20);
  const seen = [result.current];
  while (vi.getTimerCount() > 0) {
    nextStep();
    seen.push(result.current);
  }
  expect(seen[0]).toBe(0);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.at(-1)).toBe(20);
});

test("a list that appears with rows that were waited for begins with none", () => {
  const { result } = open(24, true);
  expect(result.current).toBe(0);
  nextStep();
  expect(result.current).toBeGreaterThan(0);
  expect(result.current).toBeLessThan(24);
});

test("a new row on top pushes no other out", () => {
  const { result, rerender } = open(24);
  rerender(25);
  expect(result.current).toBe(25);
});

test("another search begins anew", () => {
  const { result, rerender } = open(24);
  rerender(0);
  rerender(24);
  expect(result.current).toBe(0);
});
