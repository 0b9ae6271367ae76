import { afterEach, beforeEach, expect, test } from "vitest";
import plainView from "@/build/inline/plain-view";

beforeEach(() => {
  document.body.innerHTML = "<h1>Welcome back</h1><form data-plain></form>";
});
afterEach(() => history.replaceState(null, "", "/"));

const shown = () => document.querySelector("form")?.style.visibility;

test("what a query does not ask for is hidden until the app comes", () => {
  history.replaceState(null, "", "/auth?tab=sign-up");
  plainView();
  expect(shown()).toBe("hidden");
  expect(document.querySelector("h1")?.style.visibility).toBe("");
});

test("without a query, all stands as it was built", () => {
  history.replaceState(null, "", "/auth");
  plainView();
  expect(shown()).toBe("");
});
