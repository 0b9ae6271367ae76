import { expect, test } from "vitest";
import { checkGroups } from "@/build/group-scripts";

const group = { name: "page", priority: 1, modules: ["/src/lib/dates\\.", "/src/search/"] };
const check = (...moduleIds: string[]) => checkGroups([group], [{ name: "page", moduleIds }]);

test("groups whose patterns all find a module pass", () => {
  check("/site/src/lib/dates.ts", "/site/src/search/form.tsx");
});

test("a pattern that matches nothing fails the build, by name", () => {
  expect(() => check("/site/src/lib/dates.ts")).toThrow(
    "The script “page” has no module that matches /src/search/: script-groups.ts.",
  );
});

test("a module that went into another script does not count", () => {
  const other = { name: "query", moduleIds: ["/site/src/search/form.tsx"] };
  const scripts = [{ name: "page", moduleIds: ["/site/src/lib/dates.ts"] }, other];
  expect(() => checkGroups([group], scripts)).toThrow("/src/search/");
});
