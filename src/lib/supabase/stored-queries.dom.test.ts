import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStoredLists } from "@/lib/browser/stored-lists";
import { restoreQueries, storeQueries } from "@/lib/supabase/stored-queries";

let visit = "reload";

beforeEach(() => {
  visit = "reload";
  vi.stubGlobal("performance", { ...performance, getEntriesByType: () => [{ type: visit }] });
  vi.stubGlobal("scrollY", 5000);
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Loads a stored list and another query, and leaves the page. */
async function leave() {
  const client = new QueryClient();
  storeQueries(client);
  const queryFn = async () => ["a", "b"];
  await client.fetchQuery({ queryKey: ["list"], queryFn, meta: { isStored: true } });
  await client.fetchQuery({ queryKey: ["secret"], queryFn });
  window.dispatchEvent(new Event("pagehide"));
  client.clear();
  return client;
}

test("a list is restored once after a reload, with its original age", async () => {
  const before = Date.now();
  await leave();
  expect(readStoredLists() !== null).toBe(true);
  const next = new QueryClient();
  restoreQueries(next);
  expect(next.getQueryData(["list"])).toEqual(["a", "b"]);
  expect(next.getQueryState(["list"])?.dataUpdatedAt).toBeGreaterThanOrEqual(before);
  expect(next.getQueryData(["secret"])).toBeUndefined();
  expect(readStoredLists() !== null).toBe(false);
});

test("a new visit restores no lists", async () => {
  await leave();
  visit = "navigate";
  expect(readStoredLists() !== null).toBe(false);
  const next = new QueryClient();
  restoreQueries(next);
  expect(next.getQueryData(["list"])).toBeUndefined();
});

test("invalid stored lists are ignored", () => {
  for (const stored of ["{", "{}", "null"]) {
    sessionStorage.setItem("dpc-nearby-lists", stored);
    const next = new QueryClient();
    restoreQueries(next);
    expect(next.getQueryCache().getAll()).toEqual([]);
  }
});
