import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { saveEmailLanguage } from "@/hooks/account/email-language";
import { signInForTest } from "@/test/auth-api";
import { server } from "@/test/server";

test("the language of emails is stored for members only, and an error changes nothing", async () => {
  const saved: unknown[] = [];
  server.use(
    http.post("http://api.test/rest/v1/notification_preferences", async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ code: "42501", message: "suspended" }, { status: 403 });
    }),
  );
  await saveEmailLanguage("es");
  expect(saved).toEqual([]);
  await signInForTest();
  await saveEmailLanguage("es");
  expect(saved).toEqual([{ language: "es" }]);
});
