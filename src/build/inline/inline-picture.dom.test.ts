import { expect, test } from "vitest";
import { withFirstPicture } from "@/build/inline/inline-picture";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0"/></svg>';
const page = (more = "") =>
  `<p>Words</p><img src="/assets/a.svg" alt="A" fetchPriority="high"/><img src="/assets/b.svg" alt="B"/>${more}`;

function parse(html: string) {
  const [first, second] = new DOMParser().parseFromString(html, "text/html").images;
  return [first?.getAttribute("src"), second?.getAttribute("src")];
}

test("the first screen's drawing stands in the document, and means the same", () => {
  const [first = "", second] = parse(withFirstPicture(page(), () => svg));
  expect(decodeURIComponent(first ?? "")).toBe(`data:image/svg+xml,${svg.replaceAll('"', "'")}`);
  expect(second).toBe("/assets/b.svg");
});

test("a document that would no longer arrive at once keeps the address", () => {
  const words = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 10_007).join(" ");
  const heavy = page(words);
  expect(withFirstPicture(heavy, () => svg)).toBe(heavy);
});
