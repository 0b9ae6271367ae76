import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { hasStoredSession, sessionStorageKey } from "@/lib/session/session-hint";
import { api } from "@/lib/supabase/api";
import { answerAuth, authError, sessionJson } from "@/test/auth-api";
import { server } from "@/test/server";

const publicKey = "sb_publishable_test";
const member = { email: "sam@example.com", identities: [], factors: [] };

function answerRows(): Headers[] {
  const asked: Headers[] = [];
  server.use(
    http.get("http://api.test/rest/v1/posts", ({ request }) => {
      asked.push(request.headers);
      return HttpResponse.json([]);
    }),
  );
  return asked;
}

function store(session: ReturnType<typeof sessionJson>, secondsLeft: number) {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session, expires_at }));
}

afterEach(() => localStorage.clear());

test("strangers come with the public key alone", async () => {
  const asked = answerRows();
  const { error } = await api.from("posts").select("id");
  expect(error).toBeNull();
  expect(asked[0]?.get("apikey")).toBe(publicKey);
  expect(asked[0]?.get("authorization")).toBe(`Bearer ${publicKey}`);
});

test("members come with the token of their session", async () => {
  const asked = answerRows();
  const session = sessionJson(member);
  store(session, 3600);
  await api.from("posts").select("id");
  expect(asked[0]?.get("apikey")).toBe(publicKey);
  expect(asked[0]?.get("authorization")).toBe(`Bearer ${session.access_token}`);
});

test("a token past its time is renewed first", async () => {
  const asked = answerRows();
  const renewed = { ...sessionJson(member), access_token: `${sessionJson(member).access_token}2` };
  answerAuth("post", "/token", () => renewed);
  store(sessionJson(member), -60);
  await api.from("posts").select("id");
  expect(asked[0]?.get("authorization")).toBe(`Bearer ${renewed.access_token}`);
});

test("whose session the server has forgotten is a stranger", async () => {
  const asked = answerRows();
  answerAuth("post", "/token", () => authError(400, "refresh_token_not_found", "no"));
  store(sessionJson(member), -60);
  await api.from("posts").select("id");
  expect(asked[0]?.get("authorization")).toBe(`Bearer ${publicKey}`);
  expect(hasStoredSession()).toBe(false);
});
