import { expect, test, vi } from "vitest";
import { readUserId } from "@/hooks/account/session-store";
import { hasStoredSession } from "@/lib/supabase/session-hint";
import { memberId, signInForTest } from "@/test/auth-api";

// Must run before the client is loaded, which checks for storage once.
vi.hoisted(() => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("The quota has been exceeded.");
  });
});

test("a member stays signed in while the page is open, even without browser storage", async () => {
  expect(await readUserId()).toBeNull();
  await signInForTest();
  expect(hasStoredSession()).toBe(false);
  expect(await readUserId()).toBe(memberId);
});
