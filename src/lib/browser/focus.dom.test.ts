import { afterEach, expect, test, vi } from "vitest";
import { moveFocusOnRemoval, prepareFocusMove } from "@/lib/browser/focus";

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
  const settle = prepareFocusMove(find("#gone button"));
  find("#gone")?.remove();
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find(target)));
});

test("rows that leave as well are passed over, and a new page has its own heading", async () => {
  const find = show(list(row("gone") + row("next")));
  const settle = prepareFocusMove(find("#gone button"));
  show("<h1>Something else</h1>");
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find("h1")));
});

test("the focus stays with a row that stays", async () => {
  const find = show(list(row("kept") + row("next")));
  find("#kept button")?.focus();
  prepareFocusMove(find("#kept button"))();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(find("#kept button"));
});

test.each([
  ["the item after it", "#gone", "#next"],
  ["the one before", "#gone, #next", "#before"],
  ["the heading of the section", "ul", "h2"],
  ["its own item, which stays", "#gone button", "#gone"],
])("from an item of a list it goes to %s", async (_, leaving, target) => {
  const item = (id: string) => `<li id="${id}"><button>Remove</button></li>`;
  const others = "<nav><ul><li>Elsewhere</li></ul></nav>";
  const items = ["before", "gone", "next"].map(item).join("");
  const find = show(`${others}${list(`<ul>${items}</ul>`)}${others}`);
  const settle = prepareFocusMove(find("#gone button"));
  for (const one of document.querySelectorAll(`section :is(${leaving})`)) one.remove();
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find(target)));
});

test("a button that leaves with the focus passes it on, another does not", async () => {
  const find = show(list("<button>Gone</button>"));
  const button = find("button");
  const leave = moveFocusOnRemoval(button);
  leave();
  button?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  find("section")?.append(button ?? "");
  button?.focus();
  leave();
  button?.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(find("h2")));
});
