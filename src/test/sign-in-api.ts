import type { Factor } from "@supabase/supabase-js";
import { HttpResponse, http } from "msw";
import { supabase } from "@/lib/supabase/client";
import { answerAuth, authError, authUrl, sessionJson, userJson } from "@/test/auth-api";
import { currentMemberUrl } from "@/test/current-member-api";
import { server } from "@/test/server";

/** An authenticator app that was set up and verified. */
export const totpFactor: Factor = {
  id: "f0000000-0000-4000-8000-000000000001",
  factor_type: "totp",
  status: "verified",
  friendly_name: "Authenticator app",
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
};

/** Creates a session and answers the requests that a signed-in page sends. */
export function newSession(factors: Factor[] = [], aal: "aal1" | "aal2" = "aal1") {
  const user = { email: "ada@example.com", identities: [], factors };
  server.use(
    http.post(currentMemberUrl, () => HttpResponse.json([])),
    http.get("http://api.test/rest/v1/user_roles", () => HttpResponse.json([])),
    http.get(`${authUrl}/user`, () => HttpResponse.json(userJson(user))),
  );
  return sessionJson(user, aal);
}

/** The error for an email requested too soon after another. */
export const emailRateLimitError = (seconds: number): Response =>
  authError(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

/** The error for an invalid or expired link or code. */
export const expired = (): Response =>
  authError(403, "otp_expired", "Email link is invalid or has expired");

/** Signs out after a test. */
export async function forgetSession(): Promise<void> {
  answerAuth("post", "/logout", () => new Response(null, { status: 204 }));
  await supabase.auth.signOut({ scope: "local" });
}

/** The URL of an emailed link. */
export const mailedLink = (type: string, email = "ada@example.com"): string =>
  `/auth/confirm?${new URLSearchParams({
    token_hash: "abc",
    type,
    email,
    redirect_to: "https://dpc.test/?next=%2Fdirectory",
  })}`;
