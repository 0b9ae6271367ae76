import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { supabase } from "@/lib/supabase/client";
import { server } from "@/test/server";

test("on the server, the client is a visitor without a session", async () => {
  const tokens: (string | null)[] = [];
  server.use(
    http.get("http://api.test/rest/v1/posts", ({ request }) => {
      tokens.push(request.headers.get("authorization"));
      return HttpResponse.json([{ id: "1" }]);
    }),
  );
  const { data } = await supabase.from("posts").select("id");
  expect(data).toEqual([{ id: "1" }]);
  expect(tokens).toEqual(["Bearer sb_publishable_test"]);
  expect((await supabase.auth.getSession()).data.session).toBeNull();
});
