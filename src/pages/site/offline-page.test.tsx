import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberListing } from "@/lib/listings/recent-listings";
import { paths } from "@/lib/paths";
import { answerListing } from "@/test/directory-api";
import { expectHeadingsInOrder } from "@/test/headings";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

beforeEach(() => localStorage.clear());
const { location } = window;
afterEach(() => void vi.stubGlobal("location", location));

async function openOffline(wanted = "") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const app = renderApp(`${paths.offline}?to=${encodeURIComponent(wanted)}`);
  await screen.findByRole("heading", { level: 1, name: "You're offline" });
  return { ...app, main: within(screen.getByRole("main")) };
}

const names = () =>
  within(screen.getByRole("region", { name: "Recently viewed listings" }))
    .getAllByRole("heading", { level: 2 })
    .slice(1)
    .map((heading) => heading.textContent);

test("the page is empty without viewed listings, and isn't indexed", async () => {
  const { main } = await openOffline();
  expect(main.getByText(/^None yet/)).toBeTruthy();
  expect(main.queryByText(/You're back online/)).toBeNull();
  expect(document.head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("viewed listings show their date, with the requested one first", async () => {
  const day = new Date("2026-11-20T12:00:00Z");
  rememberListing(detailRow({ id: "a" }), day);
  rememberListing(detailRow({ id: "b", practice_name: "Elm Direct Care", owner: null }), day);
  const { main } = await openOffline(`${paths.listing("a")}?ask=membership`);
  expect(names()).toEqual(["Oak Family Medicine", "Elm Direct Care"]);
  const [oak, elm] = main
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("group"));
  expect(oak?.textContent).toContain("As of Nov 20, 2026");
  expect(oak?.textContent).toContain("Austin, TX 78704");
  // The practice may have removed it since.
  expect(oak?.textContent).not.toContain("1 Main St");
  expect(JSON.stringify({ ...localStorage })).not.toContain("1 Main St");
  expect(oak?.textContent).toContain("$75per month");
  expect(within(oak as HTMLElement).getByRole("link", { name: "ada@oak.example" })).toBeTruthy();
  expect(within(elm as HTMLElement).queryByRole("link", { name: /@/ })).toBeNull();
  expectHeadingsInOrder();
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

test("a viewed listing is stored, and removed once it is no longer public", async () => {
  const stored = () => localStorage.getItem("dpc-nearby-recent-listings") ?? "";
  answerListing(() => detailRow());
  const first = renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "Oak Family Medicine" });
  expect(stored()).toContain("Oak Family Medicine");
  first.unmount();

  answerListing(() => detailRow({ status: "pending" }));
  renderApp(paths.listing(detailRow().id));
  await screen.findByRole("heading", { level: 1, name: "Oak Family Medicine" });
  expect(stored()).toBe("[]");
});
