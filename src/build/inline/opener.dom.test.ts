import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import opener from "@/build/inline/opener";
import { sessionStorageKey } from "@/lib/session/session-hint";

const staysHere = (event: Event) => event.preventDefault();

beforeAll(() => {
  opener();
  document.addEventListener("click", staysHere);
});
afterAll(() => document.removeEventListener("click", staysHere));

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><a href="/auth" data-early-query="?tab=sign-up&amp;as=doctor"><b>Join</b></a>' +
    '<a href="/about">About</a><button>Share</button></div>';
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const address = (selector: string) =>
  document.querySelector<HTMLAnchorElement>(selector)?.getAttribute("href");

test("a link pressed before the app runs takes along what it would have handed over", () => {
  press("b");
  expect(address("a")).toMatch(/\/auth\?tab=sign-up&as=doctor$/);
});

test("other links stay as they are, and a button is marked", () => {
  press('a[href="/about"]');
  press("button");
  expect(address("a:nth-of-type(2)")).toBe("/about");
  expect(document.querySelector("button")?.dataset.pressed).toBe("");
});

test("a link whose presses are counted is marked", () => {
  document.body.innerHTML =
    '<div id="root"><a href="tel:+1" data-press="phone"><b>Call</b></a></div>';
  press("b");
  expect(document.querySelector("a")?.dataset.pressed).toBe("");
});

test("once the app runs, it is left to the app", () => {
  document.querySelector("#root")?.setAttribute("data-live", "");
  press("b");
  press("button");
  expect(address("a")).toBe("/auth");
  expect(document.querySelector("button")?.dataset.pressed).toBeUndefined();
});

test.each([
  ["is kept from the browser", "", true],
  ["with an address is the browser's", 'action="/directory"', false],
])("a form %s", (_what, attributes, isKept) => {
  document.body.innerHTML = `<form ${attributes}></form>`;
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(isKept);
});

test("of two buttons the one that was pressed last stays marked", () => {
  document.body.innerHTML =
    '<div id="root"><button>Show password</button><button>Sign In</button></div>';
  press("button");
  press("button:last-child");
  expect([...document.querySelectorAll("[data-pressed]")].map((one) => one.textContent)).toEqual([
    "Sign In",
  ]);
});

test.each([
  ["somebody goes on writing", new Event("input", { bubbles: true })],
  ["the browser has said what is missing", new Event("invalid")],
])("a press is over once %s", (_what, event) => {
  document.body.innerHTML = '<div id="root"><form><input><button></button></form></div>';
  press("button");
  expect(document.querySelector("button")?.dataset.pressed).toBe("");
  document.querySelector("input")?.dispatchEvent(event);
  expect(document.querySelector("button")?.dataset.pressed).toBeUndefined();
});

test("an address with a query says so before the page is painted", () => {
  const { dataset } = document.documentElement;
  expect(dataset.asked).toBeUndefined();
  history.replaceState(null, "", "/auth?tab=sign-up");
  onTestFinished(() => history.replaceState(null, "", "/"));
  opener();
  expect(dataset.asked).toBe("");
});

test("a member is known before the page is painted, a stranger has no name", () => {
  const { dataset } = document.documentElement;
  expect(dataset.visitor).toBeUndefined();
  localStorage.setItem(sessionStorageKey, "{}");
  onTestFinished(() => localStorage.clear());
  opener();
  expect(dataset.visitor).toBe("member");
});
