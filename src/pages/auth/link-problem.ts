import { z } from "zod";

/** Why a link of a mail, or the way back from another service, led to nothing. */
export type LinkProblem =
  | "expired"
  | "suspended"
  | "foreign"
  | "misnamed"
  | "unreachable"
  | "failed";

export interface ProblemWords {
  title: string;
  text: string;
}

/** What we say. Never the words of the address: anybody can write an address. */
export const problemWords: Record<LinkProblem, ProblemWords> = {
  expired: {
    title: "This link no longer works",
    text: "It has expired or was used already. The links in our mails work once, for one hour.",
  },
  suspended: {
    title: "This account is suspended",
    text: "Signing in to it is not possible at the moment.",
  },
  foreign: {
    title: "This is not a link of ours",
    text: "The address is incomplete or from somewhere else. Open the link in the mail again, or copy all of it.",
  },
  misnamed: {
    title: "This link is not what it says",
    text: "It names an account that it does not belong to. You have not been signed in to any. Delete the mail that it came from, and ask for a new link here.",
  },
  unreachable: {
    title: "We could not check your link",
    text: "The server did not answer. Check your connection, then try again: the link still works.",
  },
  failed: {
    title: "That did not work",
    text: "The server could not complete what the link was for. Please sign in, or ask for a new link.",
  },
};

const codes: Record<string, LinkProblem> = {
  otp_expired: "expired",
  flow_state_expired: "expired",
  flow_state_not_found: "expired",
  user_banned: "suspended",
  misnamed_link: "misnamed",
};

const stateSchema = z.object({
  linkProblem: z.enum(["expired", "suspended", "foreign", "misnamed", "unreachable", "failed"]),
});

/** The problem that an error code of the auth server stands for. */
export const problemOfCode = (code: string | null): LinkProblem => codes[code ?? ""] ?? "failed";

/** The problem that an address tells of in its query or its fragment, where Supabase Auth puts it. */
export function problemInAddress({ search, hash }: { search: string; hash: string }) {
  for (const part of [search, hash]) {
    const params = new URLSearchParams(part.slice(1));
    if (params.has("error") || params.has("error_code") || params.has("error_description")) {
      return problemOfCode(params.get("error_code"));
    }
    // A session in an address: none of our links carries one.
    if (params.has("access_token")) return "foreign";
  }
  return null;
}

/** The same query without the problem that `problemInAddress` finds in it. */
export function withoutProblem(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ["error", "error_code", "error_description", "access_token"]) {
    params.delete(name);
  }
  return params.toString();
}

/** The problem that was moved from the address to the history's state. */
export function problemInState(state: unknown): LinkProblem | null {
  return stateSchema.safeParse(state).data?.linkProblem ?? null;
}
