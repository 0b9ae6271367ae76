import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  fillHeaders,
  headersFor,
  matchesRule,
  parseHeaders,
  parseRedirects,
} from "@/build/hosting/hosting-rules";

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
])("the rule %s matches %s: %s", (rule, path, isFit) => {
  expect(matchesRule(rule, path)).toBe(isFit);
});

test("the rule for missing pages is no page", () => {
  const rules = "/es/feed/ /es/shell.html 200\n/TX /texas 301\n/es/* /es/404.html 404\n";
  expect(parseRedirects(rules)).toEqual([
    { from: "/es/feed/", to: "/es/shell.html", isRedirect: false },
    { from: "/TX", to: "/texas", isRedirect: true },
  ]);
});

function directivesOf(hasCaptcha: boolean) {
  const filled = fillHeaders(readFileSync("public/_headers", "utf8"), {
    hashes: ["'sha256-a'"],
    api: "https://api.test",
    hasCaptcha,
  });
  expect(filled).not.toMatch(/[{}]/);
  const policy = headersFor(parseHeaders(filled), "/")["Content-Security-Policy"] ?? "";
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

test("without a captcha, the policy allows only the site's and the API's origin", () => {
  const directives = directivesOf(false);
  expect(directives.get("script-src")).toBe("'self' 'sha256-a'");
  expect(directives.get("default-src")).toBe("'none'");
  expect(directives.has("frame-src")).toBe(false);
  expect([...directives.values()].join(" ")).not.toContain("cloudflare");
});

test("with a captcha, the policy also allows its script and frame", () => {
  const directives = directivesOf(true);
  expect(directives.get("script-src")).toBe("'self' 'sha256-a' https://challenges.cloudflare.com");
  expect(directives.get("frame-src")).toBe("https://challenges.cloudflare.com");
  for (const [name, sources] of directivesOf(false)) {
    if (name !== "script-src") expect(directives.get(name)).toBe(sources);
  }
});
