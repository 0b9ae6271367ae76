import { expect, test } from "vitest";
import { fits } from "@/build/hosting";

test.each([
  ["/about", "/about", true],
  ["/about", "/about/us", false],
  ["/assets/*", "/assets/a.js", true],
  ["/assets/*", "/other/a.js", false],
  ["/directory/:state/:city", "/directory/texas/round-rock", true],
  ["/directory/:state/:city", "/directory/texas", false],
  ["/directory/:state/:city", "/directory/texas/", false],
  ["/directory/:state/:city", "/directory/texas/austin/", false],
  ["/directory/:state/:city", "/directory/texas/austin/south", false],
  ["/directory/:state/:city", "/doctor/texas/austin", false],
  ["/directory/:state/:city/", "/directory/texas/austin/", true],
  ["/directory/:state/:city/", "/directory/texas//", false],
])("whether %s is a rule for %s: %s", (rule, path, isFit) => {
  expect(fits(rule, path)).toBe(isFit);
});
