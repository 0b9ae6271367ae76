import { afterEach, expect, test, vi } from "vitest";
import { mayCount } from "@/lib/activity/weeks";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150";

afterEach(() => vi.unstubAllGlobals());

test.each<[string, object, boolean]>([
  ["a visit is counted", {}, true],
  ["a preference that nobody has stated is none", { doNotTrack: "0" }, true],
  ["not who asks not to be tracked", { doNotTrack: "1" }, false],
  ["nor who asks by Global Privacy Control", { globalPrivacyControl: true }, false],
  ["which may be off", { globalPrivacyControl: false }, true],
  ["nor a search engine", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
])("%s", (_name, changes, isCounted) => {
  vi.stubGlobal("navigator", { doNotTrack: null, userAgent: browser, ...changes });
  expect(mayCount()).toBe(isCounted);
});
