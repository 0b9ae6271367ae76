import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { renderApp } from "@/test/render-app";

const { location } = window;
afterEach(() => void vi.stubGlobal("location", location));

async function openOffline(wanted = "") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const app = renderApp(`${paths.offline}?to=${encodeURIComponent(wanted)}`);
  await screen.findByRole("heading", { level: 1, name: "You're offline" });
  return { ...app, main: within(screen.getByRole("main")) };
}

test("the page isn't indexed", async () => {
  const { main } = await openOffline();
  expect(main.queryByText(/You're back online/)).toBeNull();
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("the page announces when the connection is back", async () => {
  const { main } = await openOffline();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect((await main.findByText("You're back online. Try again now.")).role).toBe("status");
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await waitFor(() => expect(main.queryByText(/You're back online/)).toBeNull());
});

test.each([
  ["/directory?search=Austin", "/directory?search=Austin"],
  ["https://elsewhere.example", "/"],
  ["//elsewhere.example", "/"],
])("from %s, Try again leads to %s", async (wanted, target) => {
  const replace = vi.fn();
  vi.stubGlobal("location", { ...location, replace });
  const { main, user } = await openOffline(wanted);
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(replace).toHaveBeenCalledExactlyOnceWith(target);
});
