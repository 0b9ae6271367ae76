import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { outdated } from "@/build/inline/source";
import starter from "@/build/inline/starter";
import { rememberSearch } from "@/hooks/search/recent";
import { rememberListing } from "@/lib/listings/recent-listings";
import { detailRow } from "@/test/listings";

const script = (name: string) => `data:text/javascript,document.title+='${name}'`;

let paint = () => {};
let element = document.createElement("script");

/** Runs the program of a page with two scripts, in a browser that tells of paints when `paint` is called. */
function runStarter({ isAtRest = false, startsAt = "", stirs = false } = {}) {
  element = document.createElement("script");
  element.dataset.chunks = `${script("one")} ${script("two")}`;
  element.dataset.styles = "/all.css";
  if (isAtRest) element.dataset.atRest = startsAt;
  if (stirs) element.dataset.stirs = "";
  const current = vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  starter([{ rel: "icon", href: "/favicon.svg" }]);
  current.mockRestore();
}

const links = () =>
  [...document.head.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href")]);
const loadAll = () => {
  for (const link of document.head.querySelectorAll("link")) link.onload?.(new Event("load"));
};

const register = vi.fn(async () => {});
let listening = new AbortController();
let comeNear = (_entries: { isIntersecting: boolean }[]) => {};

beforeEach(() => {
  register.mockClear();
  // No page of an earlier test wakes with the next.
  listening.abort();
  listening = new AbortController();
  const listen = window.addEventListener;
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listening.signal }),
  );
  document.head.innerHTML = '<title></title><link rel="icon" href="data:,">';
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    paint = callback;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  vi.stubGlobal("CSS", { registerProperty() {} });
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  class Observer {
    observe = vi.fn();
    constructor(callback: typeof comeNear) {
      comeNear = callback;
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
});

test("nothing is asked for before the page is painted, then all files at once", async () => {
  runStarter();
  expect(links()).toEqual([["icon", "data:,"]]);
  paint();
  await vi.waitFor(() => expect(links()).toHaveLength(4));
  expect(links().slice(1)).toEqual([
    ["modulepreload", script("one")],
    ["modulepreload", script("two")],
    ["stylesheet", "/all.css"],
  ]);
});

test("the scripts run in their order when all is there, and the icons come last", async () => {
  runStarter();
  paint();
  await vi.waitFor(() => expect(links()).toHaveLength(4));
  expect(document.title).toBe("");
  loadAll();
  await vi.waitFor(() => expect(links()).toContainEqual(["icon", "/favicon.svg"]));
  expect(document.title).toBe("onetwo");
  expect(links()).not.toContainEqual(["icon", "data:,"]);
});

test("a browser that tells of its paints is asked for the first", async () => {
  const observed = vi.fn();
  class Observer {
    static supportedEntryTypes = ["paint"];
    observe = observed;
    disconnect = vi.fn();
    constructor(callback: (list: unknown, observer: Observer) => void) {
      paint = () => callback(null, this);
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  runStarter();
  expect(observed).toHaveBeenCalledWith({ type: "paint", buffered: true });
  expect(links()).toHaveLength(1);
  paint();
  await vi.waitFor(() => expect(links()).toHaveLength(4));
});

const isAwake = () => links().some(([rel]) => rel === "modulepreload");

/** Paints a page at rest, and waits until it has done all that it does by itself. */
async function showAtRest(html: string, { stirs = false } = {}) {
  document.body.innerHTML = html;
  runStarter({ isAtRest: true, stirs });
  paint();
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
}

test("a page at rest asks for its icons, and for nothing else", async () => {
  await showAtRest('<style media="print" data-late></style><a href="/about">About</a><p>Text</p>');
  // Its fonts hold for the screen, too.
  expect(document.querySelector("style")?.hasAttribute("media")).toBe(false);
  expect(links()).toEqual([["icon", "/favicon.svg"]]);
  for (const type of ["pointerdown", "focusin"]) {
    for (const name of ["a", "p"]) {
      document.querySelector(name)?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  await Promise.resolve();
  expect(isAwake()).toBe(false);
});

test.each([
  ["pointerdown", "<button><b>Menu</b></button>", "b"],
  ["focusin", "<input>", "input"],
  ["pointerdown", "<details><summary>More</summary></details>", "summary"],
])("a %s at %s wakes it, once", async (type, html, name) => {
  await showAtRest(html);
  for (const _ of [1, 2]) {
    document.querySelector(name)?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  await vi.waitFor(() => expect(isAwake()).toBe(true));
  expect(links().filter(([rel]) => rel === "modulepreload")).toHaveLength(2);
});

test.each([
  ["a storage that another tab wrote to", new StorageEvent("storage")],
  ["a return from the browser's store", new PageTransitionEvent("pageshow", { persisted: true })],
])("%s wakes it", async (_what, event) => {
  await showAtRest("");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  await Promise.resolve();
  expect(isAwake()).toBe(false);
  dispatchEvent(event);
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test("somebody who reads wakes a page of written data, and no page of fixed text", async () => {
  await showAtRest("<p>Text</p>");
  dispatchEvent(new Event("scroll"));
  await Promise.resolve();
  expect(isAwake()).toBe(false);
  await showAtRest("<p>Text</p>", { stirs: true });
  await Promise.resolve();
  expect(isAwake()).toBe(false);
  dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test("a page of written data wakes when its data has changed", async () => {
  await showAtRest("<p>Text</p>", { stirs: true });
  dispatchEvent(new Event(outdated));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test("a page that has woken does not say that it rests", async () => {
  await showAtRest("<button></button>", { stirs: true });
  expect(element.dataset).toHaveProperty("atRest");
  document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
  expect(element.dataset).not.toHaveProperty("atRest");
});

test("a pointer that rests, of which browsers tell, too, wakes nothing", async () => {
  await showAtRest("<p>Text</p>", { stirs: true });
  dispatchEvent(new MouseEvent("pointermove", { movementX: 0, movementY: 0 }));
  await Promise.resolve();
  expect(isAwake()).toBe(false);
  dispatchEvent(new MouseEvent("pointermove", { movementX: 0, movementY: -1 }));
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test("a page of written data does not rest where the device keeps something of the site", async () => {
  localStorage.setItem("kept", "1");
  onTestFinished(() => localStorage.clear());
  await showAtRest("<p>Text</p>", { stirs: true });
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test("it rests where the device only keeps what was looked at lately", async () => {
  rememberSearch("Austin, TX");
  rememberListing(detailRow());
  expect(localStorage.length).toBe(2);
  onTestFinished(() => localStorage.clear());
  await showAtRest("<p>Text</p>", { stirs: true });
  await Promise.resolve();
  expect(isAwake()).toBe(false);
});

test("a part that is fetched wakes it when it comes near", async () => {
  await showAtRest('<div data-wakes="400px"></div>');
  comeNear([{ isIntersecting: false }]);
  await Promise.resolve();
  expect(isAwake()).toBe(false);
  comeNear([{ isIntersecting: true }]);
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test.each<[string, () => void]>([
  [
    "a member",
    () => {
      document.documentElement.dataset.visitor = "member";
    },
  ],
  ["a query", () => history.replaceState(null, "", "/?topic=listing")],
  [
    "an answer of the auth server",
    () => history.replaceState(null, "", "/#error_code=otp_expired"),
  ],
  ["a state that the app has left", () => history.replaceState({ idx: 1 }, "", "/")],
  ["a browser without `@property`", () => vi.stubGlobal("CSS", {})],
])("%s lets no page rest", async (_who, come) => {
  onTestFinished(() => {
    delete document.documentElement.dataset.visitor;
    history.replaceState(null, "", "/");
  });
  come();
  await showAtRest("");
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test.each<[string, string, () => void]>([
  ["a field chosen before it ran", "<input>", () => document.querySelector("input")?.focus()],
  ["a button pressed before it ran", '<button data-pressed=""></button>', () => {}],
])("%s wakes it", async (_what, html, act) => {
  document.body.innerHTML = html;
  act();
  runStarter({ isAtRest: true });
  paint();
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});

test.each([
  ["/doctor/1", true],
  ["/doctors", false],
])(
  "a page that rests but at the app's addresses: awake at %s is %s",
  async (path, isAppsAddress) => {
    document.body.innerHTML = "";
    history.replaceState(null, "", path);
    onTestFinished(() => history.replaceState(null, "", "/"));
    runStarter({ isAtRest: true, startsAt: "^/(doctor|feed)\\b" });
    paint();
    await vi.waitFor(() => expect(links()).toContainEqual(["icon", "/favicon.svg"]));
    expect(isAwake()).toBe(isAppsAddress);
  },
);

test("a press before the page is painted wakes it then", async () => {
  document.body.innerHTML = "<button></button>";
  runStarter({ isAtRest: true });
  document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await Promise.resolve();
  expect(isAwake()).toBe(false);
  paint();
  await vi.waitFor(() => expect(isAwake()).toBe(true));
});
