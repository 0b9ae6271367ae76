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
  ["the previous row", row("before") + row("gone"), "#before"],
  ["the heading of the list", row("gone"), "h2"],
])("focus moves from a removed row to %s", async (_, rows, target) => {
  const find = show(list(rows));
  const settle = prepareFocusMove(find("#gone button"));
  find("#gone")?.remove();
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find(target)));
});

test("focus moves to the new page's heading if all rows are removed", async () => {
  const find = show(list(row("gone") + row("next")));
  const settle = prepareFocusMove(find("#gone button"));
  show("<h1>Something else</h1>");
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find("h1")));
});

test("focus stays in a row that isn't removed", async () => {
  const find = show(list(row("current") + row("next")));
  find("#current button")?.focus();
  prepareFocusMove(find("#current button"))();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(find("#current button"));
});

test.each([
  ["the next item", "#gone", "#next"],
  ["the previous item", "#gone, #next", "#before"],
  ["the heading of the section", "ul", "h2"],
  ["its own item if that stays", "#gone button", "#gone"],
])("focus moves from a removed list item to %s", async (_, leaving, target) => {
  const item = (id: string) => `<li id="${id}"><button>Remove</button></li>`;
  const others = "<nav><ul><li>Elsewhere</li></ul></nav>";
  const items = ["before", "gone", "next"].map(item).join("");
  const find = show(`${others}${list(`<ul>${items}</ul>`)}${others}`);
  const settle = prepareFocusMove(find("#gone button"));
  for (const one of document.querySelectorAll(`section :is(${leaving})`)) one.remove();
  settle();
  await vi.waitFor(() => expect(document.activeElement).toBe(find(target)));
});

test("a removed button moves focus only if it had focus", async () => {
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
