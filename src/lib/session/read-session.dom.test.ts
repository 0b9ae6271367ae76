import { expect, test, vi } from "vitest";
import { readSession } from "@/lib/session/read-session";
import { hasStoredSession } from "@/lib/session/session-hint";
import { signInForTest } from "@/test/auth-api";

test("where the browser keeps nothing, a member is one for as long as the page is open", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("The quota has been exceeded.");
  });
  expect(await readSession()).toBeNull();
  await signInForTest();
  expect(hasStoredSession()).toBe(false);
  expect((await readSession())?.user.email).toBe("sam@example.com");
});
