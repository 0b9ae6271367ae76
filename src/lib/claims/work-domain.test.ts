import { expect, test } from "vitest";
import { compareWorkDomain, domainOf } from "@/lib/claims/work-domain";

test.each([
  ["ada@oak.example", "https://oak.example", "match"],
  ["ada@OAK.example ", "https://www.oak.example/join", "match"],
  ["ada@mail.oak.example", "http://oak.example", "match"],
  ["ada@oak.example", "https://austin.oak.example", "match"],
  ["ada@elm.example", "https://oak.example", "different"],
  ["ada@notoak.example", "https://oak.example", "different"],
  ["ada@oak.example.evil.test", "https://oak.example", "different"],
  ["ada@gmail.com", "https://oak.example", "different"],
  ["ada@gmail.com", "https://gmail.com", "different"],
  ["ada@wixsite.com", "https://oak.wixsite.com/care", "different"],
  ["oak@oak.wixsite.com", "https://oak.wixsite.com", "different"],
  [null, "https://oak.example", "cannot compare"],
  ["ada@oak.example", null, "cannot compare"],
  ["ada@oak.example", "oak", "cannot compare"],
  ["ada", "https://oak.example", "cannot compare"],
])("%s and %s: %s", (email, website, expected) => {
  expect(compareWorkDomain(email, website)).toBe(expected);
});

test("the domain is what follows the last @", () => {
  expect(domainOf("a@b@oak.example")).toBe("oak.example");
});
