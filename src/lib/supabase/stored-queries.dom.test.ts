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

/** A page with a list and something else, left by the visitor. */
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

test("a list is there again after a reload, as old as it was, and only once", async () => {
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

test("a page opened by its address begins anew", async () => {
  await leave();
  visit = "navigate";
  expect(readStoredLists() !== null).toBe(false);
  const next = new QueryClient();
  restoreQueries(next);
  expect(next.getQueryData(["list"])).toBeUndefined();
});

test("whatever stands in the storage, the page opens", () => {
  for (const kept of ["{", "{}", "null"]) {
    sessionStorage.setItem("dpc-nearby-lists", kept);
    const next = new QueryClient();
    restoreQueries(next);
    expect(next.getQueryCache().getAll()).toEqual([]);
  }
});
