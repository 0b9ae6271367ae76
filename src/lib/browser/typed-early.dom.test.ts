import { expect, test } from "vitest";
import { rememberEarly } from "@/lib/browser/typed-early";

const form = (value = "") => `<input name="search" value="${value}"><input name="other" value="">`;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

test("what was typed, also after it was remembered, goes into the new field, and the focus with it", () => {
  document.body.innerHTML = form();
  field("search").focus();
  const restore = rememberEarly(document.body);
  field("search").value = "Austin, TX";
  document.body.innerHTML = form();
  restore();
  expect(field("search").value).toBe("Austin, TX");
  expect(document.activeElement).toBe(field("search"));
  expect(field("other").value).toBe("");
});

test("a field that nobody touched leaves the new one as it is", () => {
  document.body.innerHTML = form();
  const restore = rememberEarly(document.body);
  document.body.innerHTML = form("Bend, OR");
  restore();
  expect(field("search").value).toBe("Bend, OR");
  expect(document.activeElement).toBe(document.body);
});

test("what was pressed is pressed again where it stands now, once", () => {
  const bar = `<button aria-label="Menu"></button><button>Share</button>`;
  document.body.innerHTML = bar;
  const goOn = rememberEarly(document.body);
  document.querySelector("button")?.setAttribute("data-pressed", "");
  document.body.innerHTML = bar;
  const pressed: (string | null)[] = [];
  for (const button of document.querySelectorAll("button")) {
    button.onclick = () => pressed.push(button.getAttribute("aria-label"));
  }
  goOn();
  expect(pressed).toEqual(["Menu"]);
});

test("a form that the browser sends by itself is not sent twice", () => {
  document.body.innerHTML = `<form action="/directory"><button data-pressed="">Search</button></form>`;
  let presses = 0;
  for (const button of document.querySelectorAll("button")) {
    button.onclick = () => {
      presses += 1;
    };
  }
  rememberEarly(document.body)();
  expect(presses).toBe(0);
});
