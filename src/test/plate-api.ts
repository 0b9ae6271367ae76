import { HttpResponse, http } from "msw";
import type { Plate } from "@/hooks/profiles/my-plate";
import { server } from "@/test/server";

export const plateUrl = "http://api.test/rest/v1/rpc/my_plate";

/** What the top bar gets to know of the member that tests sign in as. */
export const plateRow = (changes: Partial<Plate> = {}): Plate => ({
  full_name: "Sam Whitlock",
  avatar_url: null,
  roles: ["patient"],
  unread_count: 0,
  suspended_because: null,
  ...changes,
});

/** Answers the top bar from now on; the function tells how often it asked. */
export function answerPlate(changes: Partial<Plate> | (() => Partial<Plate>)): () => number {
  let asked = 0;
  server.use(
    http.post(plateUrl, () => {
      asked += 1;
      return HttpResponse.json([plateRow(typeof changes === "function" ? changes() : changes)]);
    }),
  );
  return () => asked;
}
