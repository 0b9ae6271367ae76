import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerSearch } from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

const key = "dpc-nearby-recent-searches";
const storedSearches = () => JSON.parse(localStorage.getItem(key) ?? "[]");
const findBox = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Find a doctor" });
const recent = () => screen.queryByRole("list", { name: "Recent searches" });
const links = () =>
  within(screen.getByRole("list", { name: "Recent searches" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

beforeEach(() => localStorage.removeItem(key));

function open(searches: string[] = []) {
  if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
  answerSearch(() => [searchRow()]);
  return renderApp(paths.directory());
}

test("recent searches are offered in an empty field and can be repeated", async () => {
  const { user, router } = open();
  for (const text of ["Bend, OR", "kids doctor", "bend, or", " "]) {
    await user.clear(await findBox());
    await user.type(await findBox(), `${text}{Enter}`);
    // The results have the focus.
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
    expect(router.state.location.search).toContain(text.trim().split(/\W/)[0]);
  }
  expect(storedSearches()).toEqual(["bend, or", "kids doctor"]);
  expect(recent()).toBeNull();
  await user.click(await findBox());
  await waitFor(() => expect(links()).toEqual(["bend, or", "kids doctor"]));

  await user.type(await findBox(), "x");
  expect(recent()).toBeNull();
  await user.clear(await findBox());
  await user.click(screen.getByRole("link", { name: "kids doctor" }));
  expect(router.state.location.search).toBe("?search=kids+doctor");
  expect(storedSearches()).toEqual(["kids doctor", "bend, or"]);
});

test("a location is never stored", async () => {
  const { user } = open();
  await user.type(await findBox(), "pediatrician near me{Enter}");
  expect(await screen.findByText(/^Your browser doesn't support location here/)).toBeTruthy();
  expect(storedSearches()).toEqual([]);
});

test("a recent search can be removed with the keyboard, which is announced and moves the focus", async () => {
  const { user } = open(["Bend, OR", "78704", "Texas"]);
  (await findBox()).focus();
  await screen.findByRole("list", { name: "Recent searches" });
  const button = (name: string) => screen.getByRole("button", { name });
  await user.tab();
  expect(document.activeElement).toBe(button("Clear all"));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button("Remove Bend, OR"));
  await user.keyboard("{Enter}");
  expect(storedSearches()).toEqual(["78704", "Texas"]);
  expect(document.activeElement).toBe(button("Remove 78704"));
  expect(screen.getByText("Removed Bend, OR").getAttribute("role")).toBe("status");

  await user.keyboard("{Escape}");
  expect(recent()).toBeNull();
  expect(document.activeElement).toBe(await findBox());
});

test("all recent searches can be cleared, and the field gets the focus", async () => {
  const { user } = open(["Bend, OR", "78704"]);
  await user.click(await findBox());
  await user.click(await screen.findByRole("button", { name: "Clear all" }));
  expect(localStorage.getItem(key)).toBeNull();
  expect(recent()).toBeNull();
  expect(document.activeElement).toBe(await findBox());
});

test("recent searches close when the focus leaves", async () => {
  const { user } = open(["Bend, OR"]);
  (await findBox()).focus();
  await screen.findByRole("list", { name: "Recent searches" });
  for (let step = 0; step < 4; step += 1) await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Search" }));
  expect(recent()).toBeNull();
});
