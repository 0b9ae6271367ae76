import { expect, test } from "vitest";
import { compareWorkDomain, domainOf } from "@/lib/claims/work-email-domain";
import { workDomainCases } from "@/test/work-domain-cases";

test.each([
  ...workDomainCases,
  ["ada@oak.example", "oak", "cannot compare"],
  ["ada", "https://oak.example", "cannot compare"],
])("comparing %s with %s returns %s", (email, website, expected) => {
  expect(compareWorkDomain(email, website)).toBe(expected);
});

test("the domain is the part after the last @", () => {
  expect(domainOf("a@b@oak.example")).toBe("oak.example");
});
