import { expect, onTestFinished, test, vi } from "vitest";
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

test("who turns to a field after it was remembered keeps the focus, who leaves it does not get it back", async () => {
  document.body.innerHTML = form();
  const restore = rememberEarly(document.body);
  field("search").focus();
  document.body.innerHTML = form();
  restore();
  expect(document.activeElement).toBe(field("search"));

  const restoreLater = rememberEarly(document.body);
  field("search").blur();
  await Promise.resolve();
  document.body.innerHTML = form();
  restoreLater();
  expect(document.activeElement).toBe(document.body);
});

test("a field that nobody touched leaves the new one as it is", () => {
  document.body.innerHTML = form();
  const restore = rememberEarly(document.body);
  document.body.innerHTML = form("Bend, OR");
  restore();
  expect(field("search").value).toBe("Bend, OR");
  expect(document.activeElement).toBe(document.body);
});

test("what was pressed is pressed again, once", () => {
  document.body.innerHTML = "<button>Share</button><button>Go Back</button>";
  const goOn = rememberEarly(document.body);
  document.querySelector("button")?.setAttribute("data-pressed", "");
  const pressed: (string | null)[] = [];
  for (const button of document.querySelectorAll("button")) {
    button.onclick = () => pressed.push(button.textContent);
  }
  const pressAgain = goOn();
  expect(pressed).toEqual([]);
  pressAgain();
  expect(pressed).toEqual(["Share"]);
});

test.each([
  ["submit", 0],
  ["button", 1],
])(
  "of a form that the browser sends by itself, a button of type %s is pressed %i times",
  (type, times) => {
    document.body.innerHTML = `<form action="/directory"><button type="${type}" data-pressed=""></button></form>`;
    let presses = 0;
    for (const button of document.querySelectorAll("button")) {
      button.onclick = () => {
        presses += 1;
      };
    }
    rememberEarly(document.body)()();
    expect(presses).toBe(times);
  },
);

test("who has begun to read stays there, wherever the app goes first", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  onTestFinished(() => {
    scrollTo.mockRestore();
    window.scrollY = 0;
  });
  const goOn = rememberEarly(document.body);
  window.scrollY = 400;
  dispatchEvent(new Event("scroll"));
  // ScrollRestoration does so, and no event has told of it yet.
  window.scrollY = 0;
  goOn();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 400);
});

test("who has not begun to read is left to the app", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  onTestFinished(() => scrollTo.mockRestore());
  rememberEarly(document.body)();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("a menu that was open opens again where the app has put its own", () => {
  const bar = `<button popovertarget="menu">Menu</button><div popover id="menu">Links</div>`;
  document.body.innerHTML = bar;
  const panel = () => document.getElementById("menu") as HTMLElement;
  panel().showPopover();
  // jsdom lays nothing out.
  panel().getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  const goOn = rememberEarly(document.body);
  document.body.innerHTML = bar;
  goOn();
  expect(panel().style.display).toBe("block");
  expect(document.activeElement).toBe(document.querySelector("button"));
});

test("a menu opened while the app was on its way opens again, and one closed does not", () => {
  const bar = `<button popovertarget="menu">Menu</button><div popover id="menu">Links</div>`;
  const panel = () => document.getElementById("menu") as HTMLElement;
  for (const isLeftOpen of [true, false]) {
    document.body.innerHTML = bar;
    const goOn = rememberEarly(document.body);
    panel().showPopover();
    if (!isLeftOpen) panel().hidePopover();
    document.body.innerHTML = bar;
    goOn();
    expect(panel().style.display).toBe(isLeftOpen ? "block" : "");
  }
});

test("a menu that the app takes over as it stands stays as it is, and an empty one opens again", () => {
  for (const content of ["Links", ""]) {
    document.body.innerHTML = `<button popovertarget="menu">Menu</button><div popover id="menu">${content}</div>`;
    const panel = document.getElementById("menu") as HTMLElement;
    panel.showPopover();
    panel.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    const opened = vi.fn();
    panel.addEventListener("beforetoggle", opened);
    rememberEarly(document.body)();
    expect(panel.style.display).toBe("block");
    expect(opened.mock.calls.map(([event]) => event.newState)).toEqual(
      content ? [] : ["closed", "open"],
    );
  }
});
