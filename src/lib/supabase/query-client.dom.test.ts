import { dehydrate, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { createQueryClient, hydratePageData } from "@/lib/supabase/query-client";
import { sessionStorageKey } from "@/lib/supabase/session-hint";
import { toasts } from "@/lib/toast";

const refusal = new AppError("forbidden", "Not yours");
const fail = async () => {
  throw refusal;
};

it("shows a toast when a query with an error title fails", async () => {
  const client = createQueryClient();
  const meta = { errorTitle: "Error loading doctors" };
  await expect(client.fetchQuery({ queryKey: ["a"], queryFn: fail, meta })).rejects.toBe(refusal);
  expect(toasts.get()).toMatchObject([
    { title: "Error loading doctors", description: "Not yours", tone: "error" },
  ]);
});

it("shows no toast when a query without an error title fails", async () => {
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ["a"], queryFn: fail })).rejects.toBe(refusal);
  expect(toasts.get()).toEqual([]);
});

it.each([
  ["done", async () => "done"],
  ["refused", fail],
])("invalidates only the queries that a mutation changes: %s", async (_name, mutationFn) => {
  const client = createQueryClient();
  for (const name of ["listings", "posts"]) client.setQueryData([name, "one"], "as it was");
  const mutation = client.getMutationCache().build(client, {
    mutationFn,
    meta: { invalidates: [["listings"]] },
  });
  await mutation.execute(undefined).catch(() => undefined);
  const isAsked = (name: string) => client.getQueryState([name, "one"])?.isInvalidated;
  expect([isAsked("listings"), isAsked("posts")]).toEqual([true, false]);
});

it("repeats a first load that began before a mutation", async () => {
  const client = createQueryClient();
  let loads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ["listings", "one"],
    queryFn: () => (loads++ === 0 ? new Promise<string>(() => {}) : "after the change"),
  });
  const unsubscribe = observer.subscribe(() => undefined);
  const mutation = client.getMutationCache().build(client, {
    mutationFn: async () => "done",
    meta: { invalidates: [["listings"]] },
  });
  await mutation.execute(undefined);
  expect(observer.getCurrentResult().data).toBe("after the change");
  unsubscribe();
});

it("increases the retry delay up to 30 seconds", () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
  if (typeof delay !== "function") throw new Error("The delay does not grow.");
  const waits = [0, 1, 2, 5, 20].map((attempt) => delay(attempt, refusal));
  expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

/** A page's data as the server sends it. */
async function pageData(data: unknown, updatedAt: number): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(["posts", "feed"], data, { updatedAt });
  return JSON.stringify(dehydrate(client));
}

const feed = (answer: string) => ({
  queryKey: ["posts", "feed"],
  staleTime: 1000,
  queryFn: () => answer,
});

it("uses the page's data without another request", async () => {
  const client = createQueryClient();
  hydratePageData(client, await pageData("Just now", Date.now()));
  expect(await client.fetchQuery(feed("Again"))).toBe("Just now");
});

it("shows outdated page data and refetches it", async () => {
  const client = createQueryClient();
  hydratePageData(client, await pageData("Then", 0));
  expect(client.getQueryData(["posts", "feed"])).toBe("Then");
  expect(await client.fetchQuery(feed("Now"))).toBe("Now");
});

it("refetches the page's data for a member, because the server rendered it for a visitor", async () => {
  localStorage.setItem(sessionStorageKey, "{}");
  const client = createQueryClient();
  hydratePageData(client, await pageData("As a visitor", Date.now()));
  expect(await client.fetchQuery(feed("As a member"))).toBe("As a member");
});
