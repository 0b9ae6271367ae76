import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import starter from "@/build/inline/starter";

const script = (name: string) => `data:text/javascript,document.title+='${name}'`;

let paint = () => {};

/** Runs the program of a page with two scripts, in a browser that tells of paints when `paint` is called. */
function runStarter() {
  const element = document.createElement("script");
  element.dataset.chunks = `${script("one")} ${script("two")}`;
  element.dataset.styles = "/all.css";
  const current = vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  starter([{ rel: "icon", href: "/favicon.svg" }]);
  current.mockRestore();
}

const links = () =>
  [...document.head.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href")]);
const loadAll = () => {
  for (const link of document.head.querySelectorAll("link")) link.onload?.(new Event("load"));
};

beforeEach(() => {
  document.head.innerHTML = '<title></title><link rel="icon" href="data:,">';
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    paint = callback;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
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
