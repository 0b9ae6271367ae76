import type { Factor } from "@supabase/supabase-js";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { onTestFinished } from "vitest";
import type { Identity } from "@/hooks/account/identities";
import { supabase } from "@/lib/supabase/client";
import { currentMemberRow, currentMemberUrl } from "@/test/current-member-api";
import { server } from "@/test/server";

export const authUrl = "http://api.test/auth/v1";

export const checkNameUrl = "http://api.test/rest/v1/rpc/check_name";

export const memberId = "11111111-1111-4111-8111-111111111111";

export type { Factor } from "@supabase/supabase-js";

export interface TestUser {
  email: string;
  identities: Identity[];
  factors: Factor[];
  created_at?: string;
}

/** Returns a user in GoTrue's format. */
export const userJson = ({
  email,
  identities,
  factors,
  created_at = "2026-01-01T00:00:00Z",
}: TestUser) => ({
  id: memberId,
  aud: "authenticated",
  role: "authenticated",
  email,
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: { full_name: "Sam Whitlock" },
  identities,
  ...(factors.length > 0 && { factors }),
  created_at,
  updated_at: "2026-01-01T00:00:00Z",
  is_anonymous: false,
});

/** Returns a session in GoTrue's format. */
export function sessionJson(user: TestUser, aal: "aal1" | "aal2" = "aal1") {
  const now = Math.floor(Date.now() / 1000);
  const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, "");
  const claims = { sub: memberId, exp: now + 3600, iat: now, aal, amr: [] };
  return {
    access_token: `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2lnbmF0dXJl`,
    token_type: "bearer",
    expires_in: 3600,
    expires_at: now + 3600,
    refresh_token: "refresh-token",
    user: userJson(user),
  };
}

/** Returns an error in GoTrue's format. */
export const authError = (status: number, code: string, msg: string) =>
  HttpResponse.json({ code: status, error_code: code, msg }, { status });

/** Completes two-step verification against the mocked server. */
export async function proveSecondStep(factorId: string, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** Signs in for the duration of a test. The mocked server returns the user with the given changes. */
export async function signInForTest(changes: Partial<TestUser> = {}): Promise<TestUser> {
  const user: TestUser = { email: "sam@example.com", identities: [], factors: [], ...changes };
  server.use(
    http.post(`${authUrl}/token`, () => HttpResponse.json(sessionJson(user))),
    http.get(`${authUrl}/user`, () => HttpResponse.json(userJson(user))),
    http.post(checkNameUrl, () => HttpResponse.json(null)),
    http.post("http://api.test/rest/v1/rpc/list_my_sessions", () => HttpResponse.json([])),
    http.post(currentMemberUrl, () => HttpResponse.json([currentMemberRow()])),
    http.get("http://api.test/rest/v1/user_roles", () => HttpResponse.json([{ role: "patient" }])),
    http.get("http://api.test/rest/v1/blocks", () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/member_follows", () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/notification_preferences", () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/saved_listings", () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/alert_cards", () => HttpResponse.json([])),
    http.post(`${authUrl}/logout`, () => new HttpResponse(null, { status: 204 })),
  );
  const { error } = await supabase.auth.signInWithPassword({ email: user.email, password: "x" });
  if (error) throw error;
  onTestFinished(async () => {
    server.use(http.post(`${authUrl}/logout`, () => new HttpResponse(null, { status: 204 })));
    await supabase.auth.signOut({ scope: "local" });
  });
  return user;
}

/** Mocks a call of the auth API and returns the request bodies. */
export function answerAuth(
  method: "post" | "put" | "delete" | "get",
  path: string,
  answer: (body: unknown) => Response | JsonBodyType,
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http[method](`${authUrl}${path}`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text ? JSON.parse(text) : null;
      bodies.push(body);
      const given = answer(body);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return bodies;
}
