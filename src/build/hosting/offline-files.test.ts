import { expect, test } from "vitest";
import { filesOf } from "@/build/hosting/offline-files";

const chunk = (fileName: string, imports: string[] = [], more: object = {}) => ({
  type: "chunk" as const,
  fileName,
  imports,
  ...more,
});

const files = [
  chunk("index.js", ["react.js"], { isEntry: true }),
  chunk("react.js"),
  chunk("card.js", ["react.js", "join.js"]),
  chunk("join.js", ["card.js"]),
  chunk("offline.js", ["card.js"], { facadeModuleId: "/site/src/pages/offline/offline-page.tsx" }),
  chunk("admin.js", ["card.js"]),
  { type: "asset" as const, fileName: "besley.woff2" },
  { type: "asset" as const, fileName: "street.svg" },
];

test("a page needs the entry, itself, what both import, and the fonts", () => {
  const needed = filesOf("/pages/offline/offline-page.tsx", files);
  expect([...needed].sort()).toEqual([
    ...["besley.woff2", "card.js", "index.js", "join.js", "offline.js", "react.js"],
  ]);
});

test("a page that the build does not know is an error", () => {
  expect(() => filesOf("/pages/gone.tsx", files)).toThrow("no script for /pages/gone.tsx");
});
