import { expect, test } from "vitest";
import { documentOf, type Page } from "@/build/prerender/document";

const template = {
  html: '<html><head><link rel="stylesheet" href="/all.css"></head><body><div id="root"></div></body></html>',
  styles: "/all.css",
  fonts: "@font-face{src:url(/a.woff2)}",
  opener: "open()",
  starter: "start()",
  sourceCheck: "check()",
};

function read(page: Partial<Page>) {
  const rendered = { head: "<title>A page</title>", body: "<h1>A page</h1>" };
  const whole: Page = { rendered, kind: "page", path: "/a", chunks: ["/a.js", "/b.js"], ...page };
  const text = documentOf(template, whole, "h1{color:red}");
  return new DOMParser().parseFromString(text, "text/html");
}

test("the document holds the page, its styles and the names of its files", () => {
  const document = read({});
  expect(document.title).toBe("A page");
  expect(document.querySelector("style")?.textContent).toBe("h1{color:red}");
  const root = document.getElementById("root");
  expect(root?.innerHTML).toBe("<h1>A page</h1>");
  expect({ ...root?.dataset }).toEqual({ rendered: "page", path: "/a" });
  const starter = document.querySelector<HTMLScriptElement>("script[data-chunks]");
  expect({ ...starter?.dataset }).toEqual({ chunks: "/a.js /b.js", styles: "/all.css" });
});

test("a page at rest says so, and brings the fonts that others get with all styles", () => {
  const document = read({ isAtRest: true });
  const late = document.querySelector("style[data-late]");
  expect([late?.textContent, late?.getAttribute("media")]).toEqual([template.fonts, "print"]);
  expect(document.querySelector("script[data-chunks]")?.hasAttribute("data-at-rest")).toBe(true);
  expect(read({}).querySelector("[data-at-rest]")).toBeNull();
});

test("a page that was written with data says from what, and has that checked before the app starts", () => {
  const sources = [
    { path: "/rest/v1/rpc/search_doctors", body: '{"search":"<b>\'s & co"}', mark: "1f" },
  ];
  const programs = (page: Partial<Page>) => [
    ...read(page).querySelectorAll<HTMLScriptElement>("body script"),
  ];
  const [start, check] = programs({ isAtRest: true, sources });
  expect(check?.textContent).toBe(template.sourceCheck);
  expect(JSON.parse(check?.dataset.sources ?? "")).toEqual(sources);
  expect(start?.hasAttribute("data-stirs")).toBe(true);
  const [only, ...others] = programs({ isAtRest: true });
  expect(only?.hasAttribute("data-stirs")).toBe(false);
  expect(others).toEqual([]);
});

test("what a program fills is held where nobody sees it, and the program runs once the page says that it rests", () => {
  const document = read({
    isAtRest: true,
    samples: "<ul><li>A sample</li></ul>",
    program: "fill()",
  });
  const held = document.querySelector<HTMLTemplateElement>("template[data-samples]");
  expect(held?.content.querySelector("li")?.textContent).toBe("A sample");
  expect(document.body.textContent).not.toContain("A sample");
  const [start, fill] = [...document.querySelectorAll<HTMLScriptElement>("body script")];
  expect(start?.hasAttribute("data-stirs")).toBe(true);
  expect(fill?.textContent).toBe("fill()");
});

test("data comes as it is, whatever stands in it", () => {
  const data = [["a"], { name: "</script><script>alert(1)</script> $& $' <!-- \u2028" }];
  const rendered = { head: "", body: "<p>$& $' $`</p>" };
  const document = read({ data, rendered });
  const held = document.querySelectorAll('script[type="application/json"]');
  expect(held).toHaveLength(1);
  expect(JSON.parse(held[0]?.textContent ?? "")).toEqual(data);
  expect(document.querySelector("p")?.textContent).toBe("$& $' $`");
  const types = [...document.scripts].map(({ type }) => type);
  expect(types).toEqual(["", "application/json", ""]);
});

test("a page without data holds none", () => {
  expect(read({}).querySelector('script[type="application/json"]')).toBeNull();
});
