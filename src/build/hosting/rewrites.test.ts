import { expect, test } from "vitest";
import { functionRoutes } from "@/build/hosting/rewrites";

test("functions are called for every path except files and fixed pages, within the host's limit of 100 rules", () => {
  const pages = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
  const { include, exclude } = JSON.parse(functionRoutes(pages));
  expect(include).toEqual(["/*"]);
  expect(exclude).toEqual(expect.arrayContaining(["/assets/*", ...pages]));
  expect(include.length + exclude.length).toBeLessThanOrEqual(100);
});
