import { afterEach, expect, test, vi } from "vitest";
import { rememberPlace } from "@/lib/browser/row-focus";

function show(html: string) {
  document.body.innerHTML = html;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return find;
}

const list = (rows: string) => `<h1>Feed</h1><section><h2>Posts</h2>${rows}</section>`;
const row = (id: string) => `<article id="${id}"><button>More</button></article>`;

afterEach(() => {
  document.body.innerHTML = "";
});

test.each([
  ["the next row", row("gone") + row("next"), "#next"],
  ["the one before", row("before") + row("gone"), "#before"],
  ["the heading of the list", row("gone"), "h2"],
])("the focus goes to %s", async (_, rows, target) => {
  const find = show(list(rows));
  const settle = rememberPlace(find("#gone button"));
  find("#gone")?.remove();
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find(target)));
});

test("rows that leave as well are passed over, and a new page has its own heading", async () => {
  const find = show(list(row("gone") + row("next")));
  const settle = rememberPlace(find("#gone button"));
  show("<h1>Something else</h1>");
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find("h1")));
});

test("the focus stays with a row that stays", async () => {
  const find = show(list(row("kept") + row("next")));
  find("#kept button")?.focus();
  rememberPlace(find("#kept button"))();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(find("#kept button"));
});
