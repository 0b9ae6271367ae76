import { expect, test } from "vitest";
import { moduleOf } from "@/build/prerender/renderer";

const files = [
  { fileName: "assets/about-page-x.js", facadeModuleId: "/site/src/pages/about/about-page.tsx" },
  { fileName: "assets/shared-y.js", facadeModuleId: null },
];

test.each([
  '() => import("./assets/about-page-x.js")',
  '() => import("./assets/about-page-x.js").then((n) => n.t)',
  'async () => (await import("./assets/about-page-x.js")).route(slug)',
])("the page of %s is found", (load) => {
  expect(moduleOf(load, files)).toBe("/site/src/pages/about/about-page.tsx");
});

test.each(["() => AboutPage", '() => import("./assets/shared-y.js")'])(
  "a route that imports no page of its own fails the build: %s",
  (load) => {
    expect(() => moduleOf(load, files)).toThrow("A route must import one page");
  },
);
