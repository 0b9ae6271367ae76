import { expect, test } from "vitest";
import { anchorsOf, linksOf } from "@/build/hosting/links";

test("linksOf returns the URLs of links, images, and scripts with entities decoded", () => {
  const html = `
    <a class="x" href="/directory?search=a&amp;sort=b">Find</a>
    <img alt="" src="/one.svg" srcset="/one.webp 1x, /two.webp 2x">
    <script type="module" src="/app.js"></script>`;
  expect(linksOf(html)).toEqual([
    "/directory?search=a&sort=b",
    "/one.svg",
    "/one.webp",
    "/two.webp",
    "/app.js",
  ]);
});

test("linksOf ignores links in scripts, styles, and comments", () => {
  const html = `
    <script>document.body.innerHTML = '<a href="/gone">'</script>
    <style>a::after { content: '<a href="/gone">' }</style>
    <!-- <a href="/gone" id="gone"> -->`;
  expect(linksOf(html)).toEqual([]);
  expect(anchorsOf(html)).toEqual(new Set());
});

test("anchorsOf returns the ids of a page", () => {
  expect(anchorsOf('<h2 id="sources">Sources</h2><p data-id="no">')).toEqual(new Set(["sources"]));
});
