import { beforeEach, expect, test, vi } from "vitest";
import { dismissOffer, isSpanishOffered, rememberLanguage } from "@/lib/browser/language-offer";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
});

test("a visitor of Spanish pages is offered them on English ones until they choose English", () => {
  rememberLanguage("en", false);
  expect(isSpanishOffered()).toBe(false);
  rememberLanguage("es", false);
  rememberLanguage("en", false);
  expect(isSpanishOffered()).toBe(true);
  rememberLanguage("en", true);
  expect(isSpanishOffered()).toBe(false);
});

test("a dismissed offer comes back only when the visitor chooses Spanish", () => {
  dismissOffer();
  rememberLanguage("es", false);
  expect(isSpanishOffered()).toBe(false);
  rememberLanguage("es", true);
  expect(isSpanishOffered()).toBe(true);
});
