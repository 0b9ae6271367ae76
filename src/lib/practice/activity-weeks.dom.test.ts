import { afterEach, expect, test, vi } from "vitest";
import { canCountVisits } from "@/lib/practice/activity-weeks";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150";

afterEach(() => vi.unstubAllGlobals());

test.each<[string, object, boolean]>([
  ["a visit is counted", {}, true],
  ["a visit is counted when Do Not Track is off", { doNotTrack: "0" }, true],
  ["a visit with Do Not Track is not counted", { doNotTrack: "1" }, false],
  ["a visit with Global Privacy Control is not counted", { globalPrivacyControl: true }, false],
  ["a visit is counted when Global Privacy Control is off", { globalPrivacyControl: false }, true],
  [
    "a search engine's visit is not counted",
    { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    false,
  ],
])("%s", (_name, changes, isCounted) => {
  vi.stubGlobal("navigator", { doNotTrack: null, userAgent: browser, ...changes });
  expect(canCountVisits()).toBe(isCounted);
});
