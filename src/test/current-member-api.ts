import { HttpResponse, http } from "msw";
import type { CurrentMember } from "@/hooks/profiles/current-member";
import { server } from "@/test/server";

export const currentMemberUrl = "http://api.test/rest/v1/rpc/get_current_member";

/** What the top bar loads about the member that tests sign in as. */
export const currentMemberRow = (changes: Partial<CurrentMember> = {}): CurrentMember => ({
  full_name: "Sam Whitlock",
  avatar_url: null,
  roles: ["patient"],
  unread_count: 0,
  suspended_because: null,
  suspended_until: null,
  is_hidden: false,
  ...changes,
});

/** Answers the top bar's requests from now on. The returned function returns how many there were. */
export function answerCurrentMember(
  changes: Partial<CurrentMember> | (() => Partial<CurrentMember>),
): () => number {
  let asked = 0;
  server.use(
    http.post(currentMemberUrl, () => {
      asked += 1;
      return HttpResponse.json([
        currentMemberRow(typeof changes === "function" ? changes() : changes),
      ]);
    }),
  );
  return () => asked;
}
