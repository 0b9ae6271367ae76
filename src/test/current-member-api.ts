import { HttpResponse, http } from "msw";
import type { CurrentMember } from "@/hooks/account/current-member";
import { server } from "@/test/server";

export const currentMemberUrl = "http://api.test/rest/v1/rpc/get_current_member";

/** The member that tests sign in as, as the top bar loads them. */
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

/** Mocks the top bar's requests. The returned function returns their number. */
export function answerCurrentMember(
  changes: Partial<CurrentMember> | (() => Partial<CurrentMember>),
): () => number {
  let requestCount = 0;
  server.use(
    http.post(currentMemberUrl, () => {
      requestCount += 1;
      return HttpResponse.json([
        currentMemberRow(typeof changes === "function" ? changes() : changes),
      ]);
    }),
  );
  return () => requestCount;
}
