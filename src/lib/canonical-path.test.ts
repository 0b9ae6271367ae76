import { expect, test } from "vitest";
import { canonicalPath } from "@/lib/canonical-path";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/about", "/about"],
  ["/About/", "/about"],
  ["/directory/texas/austin//", "/directory/texas/austin"],
  ["//evil.example/About", "/evil.example/about"],
  ["/doctor/5F0C4C1E-0000-4000-8000-000000000001", "/doctor/5f0c4c1e-0000-4000-8000-000000000001"],
  ["/directory/texas/Ca%C3%B1on", "/directory/texas/ca%C3%B1on"],
])("the canonical path of %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
