import { expect, test } from "vitest";
import { entries } from "@/content/blog/entries";
import { rssFeed } from "@/lib/site/blog-data";

const read = (xml: string) => new DOMParser().parseFromString(xml, "text/xml");
const textsOf = (root: Document | Element, name: string) =>
  [...root.getElementsByTagName(name)].map((element) => element.textContent);

test("the feed contains every article, newest first, with absolute URLs", () => {
  const feed = read(rssFeed(entries, "https://dpc.example/"));
  const items = [...feed.getElementsByTagName("item")];
  expect(items.flatMap((item) => textsOf(item, "link"))).toEqual([
    "https://dpc.example/blog/dpc-vs-traditional-insurance",
    "https://dpc.example/blog/how-to-choose-right-dpc-doctor",
    "https://dpc.example/blog/five-ways-dpc-saves-money",
    "https://dpc.example/blog/what-is-direct-primary-care-complete-guide",
  ]);
  expect(items.flatMap((item) => textsOf(item, "pubDate"))[0]).toBe(
    "Mon, 28 Oct 2024 00:00:00 GMT",
  );
  expect(feed.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
    "https://dpc.example/rss.xml",
  );
});

test("special characters are escaped in XML", () => {
  const [first] = entries;
  const title = `Fees & "care" <for> O'Brien`;
  const feed = read(rssFeed(first ? [{ ...first, title }] : [], "https://dpc.example"));
  expect(textsOf(feed, "parsererror")).toEqual([]);
  expect(textsOf(feed, "title")).toEqual(["DPC Nearby Blog", title]);
});

test("a feed without articles is valid", () => {
  const feed = read(rssFeed([], "https://dpc.example"));
  expect(textsOf(feed, "item")).toEqual([]);
  expect(textsOf(feed, "lastBuildDate")).toEqual([]);
});
