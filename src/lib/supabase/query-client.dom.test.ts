import { expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { sessionStorageKey } from "@/lib/session/session-hint";
import { createQueryClient, takeAlong } from "@/lib/supabase/query-client";
import { toasts } from "@/lib/toast";

const refusal = new AppError("forbidden", "Not yours");
const fail = async () => {
  throw refusal;
};

it("tells the failure of a query that has a title for it", async () => {
  const client = createQueryClient();
  const meta = { errorTitle: "Error loading doctors" };
  await expect(client.fetchQuery({ queryKey: ["a"], queryFn: fail, meta })).rejects.toBe(refusal);
  expect(toasts.get()).toMatchObject([
    { title: "Error loading doctors", description: "Not yours", tone: "error" },
  ]);
});

it("keeps quiet about one that has none", async () => {
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ["a"], queryFn: fail })).rejects.toBe(refusal);
  expect(toasts.get()).toEqual([]);
});

it.each([
  ["done", async () => "done"],
  ["refused", fail],
])(
  "asks again for what a mutation changes, and for nothing else: %s",
  async (_name, mutationFn) => {
    const client = createQueryClient();
    for (const name of ["listings", "posts"]) client.setQueryData([name, "one"], "as it was");
    const mutation = client.getMutationCache().build(client, {
      mutationFn,
      meta: { changes: [["listings"]] },
    });
    await mutation.execute(undefined).catch(() => undefined);
    const isAsked = (name: string) => client.getQueryState([name, "one"])?.isInvalidated;
    expect([isAsked("listings"), isAsked("posts")]).toEqual([true, false]);
  },
);

it("waits longer from try to try, at most 30 seconds", () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
  if (typeof delay !== "function") throw new Error("The delay does not grow.");
  const waits = [0, 1, 2, 5, 20].map((attempt) => delay(attempt, refusal));
  expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

it("has what came with the document at once, and asks for it again", async () => {
  const client = createQueryClient();
  takeAlong(client, JSON.stringify([[["doctors", "a"], { name: "Then" }]]));
  expect(client.getQueryData(["doctors", "a"])).toEqual({ name: "Then" });
  const now = await client.fetchQuery({ queryKey: ["doctors", "a"], queryFn: () => "Now" });
  expect(now).toBe("Now");
});

it("asks for what came with the document no more where that has just been asked for", async () => {
  const client = createQueryClient();
  takeAlong(client, JSON.stringify([[["posts", "feed"], "Just now", Date.now()]]));
  const options = { queryKey: ["posts", "feed"], staleTime: 1000, queryFn: () => "Again" };
  expect(await client.fetchQuery(options)).toBe("Just now");
});

it("asks again for what a stranger was told, once a member is there", async () => {
  localStorage.setItem(sessionStorageKey, "{}");
  const client = createQueryClient();
  takeAlong(client, JSON.stringify([[["posts", "feed"], "As a stranger", Date.now()]]));
  const options = { queryKey: ["posts", "feed"], staleTime: 1000, queryFn: () => "As a member" };
  expect(await client.fetchQuery(options)).toBe("As a member");
});

it("is left alone by other data", () => {
  const client = createQueryClient();
  takeAlong(client, '{"doctors":"a"}');
  expect(client.getQueryCache().getAll()).toEqual([]);
});
