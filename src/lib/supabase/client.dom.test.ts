import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { supabase } from "@/lib/supabase/client";
import { hasStoredSession, sessionStorageKey } from "@/lib/supabase/session-hint";
import { unwrap } from "@/lib/supabase/unwrap";
import { answerAuth, authError, sessionJson } from "@/test/auth-api";
import { server } from "@/test/server";

const publicKey = "sb_publishable_test";
const member = { email: "sam@example.com", identities: [], factors: [] };

function answerRows(answer: () => Response = () => HttpResponse.json([])): Request[] {
  const requests: Request[] = [];
  server.use(
    http.get("http://api.test/rest/v1/posts", ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
}

function store(session: ReturnType<typeof sessionJson>, secondsLeft: number) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session, expires_at }));
}

const tokenOf = (request: Request | undefined) => request?.headers.get("authorization");

afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event("pageshow"));
});

test("a visitor's request has only the publishable key", async () => {
  const requests = answerRows();
  const { error } = await supabase.from("posts").select("id");
  expect(error).toBeNull();
  expect(requests[0]?.headers.get("apikey")).toBe(publicKey);
  expect(tokenOf(requests[0])).toBe(`Bearer ${publicKey}`);
});

test("a member's request has the session's token", async () => {
  const requests = answerRows();
  const session = sessionJson(member);
  store(session, 3600);
  await supabase.from("posts").select("id");
  expect(requests[0]?.headers.get("apikey")).toBe(publicKey);
  expect(tokenOf(requests[0])).toBe(`Bearer ${session.access_token}`);
});

test("an expired token is refreshed before the request", async () => {
  const requests = answerRows();
  const session = sessionJson(member);
  const refreshed = { ...session, access_token: `${session.access_token}2` };
  answerAuth("post", "/token", () => refreshed);
  store({ ...session, refresh_token: "expired" }, -60);
  await supabase.from("posts").select("id");
  expect(tokenOf(requests[0])).toBe(`Bearer ${refreshed.access_token}`);
});

test("a session that the server has ended is removed", async () => {
  const requests = answerRows();
  answerAuth("post", "/token", () => authError(400, "refresh_token_not_found", "no"));
  store({ ...sessionJson(member), refresh_token: "ended" }, -60);
  await supabase.from("posts").select("id");
  expect(tokenOf(requests[0])).toBe(`Bearer ${publicKey}`);
  expect(hasStoredSession()).toBe(false);
});

test.each([
  ["an empty response", () => new HttpResponse("")],
  ["an object instead of rows", () => HttpResponse.json({ message: "hello" })],
  ["rows that aren't objects", () => HttpResponse.json([1])],
])("%s is a server error", async (_name, answer) => {
  answerRows(answer);
  await expect(unwrap(supabase.from("posts").select("id"))).rejects.toMatchObject({
    kind: "unexpected",
    cause: { message: expect.stringContaining("no data in the answer") },
  });
});

test("a single row is not an error", async () => {
  answerRows(() => HttpResponse.json({ id: "1" }));
  expect(await unwrap(supabase.from("posts").select("id").single())).toEqual({ id: "1" });
});

test("supabase-js doesn't retry a failed read", async () => {
  const requests = answerRows(() => HttpResponse.error());
  await expect(unwrap(supabase.from("posts").select("id"))).rejects.toMatchObject({
    kind: "offline",
  });
  expect(requests).toHaveLength(1);
});

test("a request sent while the visitor leaves uses keepalive", async () => {
  const requests = answerRows();
  await supabase.from("posts").select("id");
  window.dispatchEvent(new Event("pagehide"));
  await supabase.from("posts").select("id");
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
});
