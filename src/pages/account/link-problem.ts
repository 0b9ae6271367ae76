import { z } from "zod";
import { t } from "@/lib/messages";

const problems = ["expired", "suspended", "foreign", "misnamed", "unreachable", "failed"] as const;

/** Why an emailed link or a redirect from the auth server failed. */
export type LinkProblem = (typeof problems)[number];

/** Our own messages: text from the URL is never shown, because anyone can forge it. */
export const problemMessages: Record<LinkProblem, { title: string; text: string }> = {
  expired: {
    title: t`This link no longer works`,
    text: t`It expired or was already used. Links in our emails work once and expire after one hour.`,
  },
  suspended: {
    title: t`This account is suspended`,
    text: t`You can't sign in to it right now.`,
  },
  foreign: {
    title: t`This link isn't valid`,
    text: t`It's incomplete, or it didn't come from us. Open the link in the email again, or copy the whole link.`,
  },
  misnamed: {
    title: t`This link doesn't match its account`,
    text: t`It names a different account than the one it signs in to, so we didn't sign you in. Delete the email it came from, and request a new link here.`,
  },
  unreachable: {
    title: t`We couldn't check your link`,
    text: t`We couldn't reach the server. Check your connection and try again. The link still works.`,
  },
  failed: {
    title: t`Something went wrong`,
    text: t`We couldn't finish what this link was for. Sign in, or request a new link.`,
  },
};

const codes: Record<string, LinkProblem> = {
  otp_expired: "expired",
  flow_state_expired: "expired",
  flow_state_not_found: "expired",
  user_banned: "suspended",
  misnamed_link: "misnamed",
};

const stateSchema = z.object({ linkProblem: z.enum(problems) });

/** Maps an error code of the auth server to a problem. */
export const problemOfCode = (code: string | null): LinkProblem => codes[code ?? ""] ?? "failed";

/** The problem in the query or fragment of a URL, where Supabase Auth puts it. */
export function problemInUrl({ search, hash }: { search: string; hash: string }) {
  for (const part of [search, hash]) {
    const params = new URLSearchParams(part.slice(1));
    if (params.has("error") || params.has("error_code") || params.has("error_description")) {
      return problemOfCode(params.get("error_code"));
    }
    // None of our links carries a session.
    if (params.has("access_token")) return "foreign";
  }
  return null;
}

/** Removes the problem that `problemInUrl` finds from the query. */
export function withoutProblem(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ["error", "error_code", "error_description", "access_token"]) {
    params.delete(name);
  }
  return params.toString();
}

/** The problem moved from the URL to the history state. */
export function problemInState(state: unknown): LinkProblem | null {
  return stateSchema.safeParse(state).data?.linkProblem ?? null;
}
