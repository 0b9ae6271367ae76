import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerSearch, type SearchBody } from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { answerPlace, hrefsIn } from "@/test/place-api";
import { renderApp } from "@/test/render-app";

const searchBox = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Find a doctor" });

test("the directory shows a loading state, then the doctors", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerSearch(async () => {
    await held;
    return [searchRow()];
  });
  renderApp(paths.directory());
  expect(await screen.findByText("Loading doctors...")).toBeTruthy();
  release();
  expect(
    await screen.findByRole("heading", { level: 2, name: "Oak Family Medicine" }),
  ).toBeTruthy();
  expect(screen.queryByText("Loading doctors...")).toBeNull();
});

test("a search moves the focus to its results, unless the visitor is typing the next one", async () => {
  const held: (() => void)[] = [];
  answerSearch(async ({ search }) => {
    if (search) await new Promise<void>((resolve) => held.push(resolve));
    return search === "nowhere" ? [] : [searchRow()];
  });
  const { user } = renderApp(paths.directory());
  await screen.findByText("1 practice in the directory");
  expect(document.activeElement?.tagName).not.toBe("H2");

  await user.type(await searchBox(), "family{Enter}");
  await waitFor(() => expect(held).toHaveLength(1));
  held.pop()?.();
  const found = await screen.findByRole("heading", { name: "1 practice for “family”" });
  expect(document.activeElement).toBe(found);

  await user.clear(await searchBox());
  await user.type(await searchBox(), "nowhere{Enter}");
  await waitFor(() => expect(held).toHaveLength(1));
  await user.type(await searchBox(), " e");
  held.pop()?.();
  await screen.findByRole("heading", { name: /^No/ });
  expect(document.activeElement).toBe(await searchBox());
});

test("the directory has its heading and links to the form for adding a doctor", async () => {
  answerSearch(() => [searchRow()]);
  renderApp(paths.directory());
  await screen.findByRole("heading", { level: 1, name: "Find a Direct Primary Care doctor" });
  const add = screen.getByRole("link", { name: "Add a Doctor" });
  expect(add.getAttribute("href")).toBe(paths.addListing);
  expect(screen.getByText(/A membership is not health insurance/)).toBeTruthy();
  await screen.findByText("1 practice in the directory");
});

test.each([
  ["a ZIP with a leading zero", "02139"],
  ["quotes and wildcards", `50% "off" _ o'neil`],
  ["filter syntax", "a,b.eq.(c)\\d"],
  ["SQL", "'; drop table doctors; --"],
  ["markup", "<script>alert(1)</script>"],
  ["another script", "李医生 клиника 👩🏽‍⚕️ e\u0301\u200d"],
  ["backslashes", "\\ \\\\ \\' \\x00 \\u0000"],
  ["URL delimiters", "a&search=b#c?d=%20+e"],
  ["3,000 characters", "x".repeat(3000)],
])("the API gets %s as typed", async (_, search) => {
  const requests = answerSearch(() => [searchRow()]);
  renderApp(paths.directory({ search }));
  await screen.findByText("Oak Family Medicine");
  expect(requests).toEqual([{ search, page_size: 24 }] satisfies SearchBody[]);
  expect((await searchBox()).value).toBe(search);
  expect(screen.getByText(`1 practice for “${search}”`)).toBeTruthy();
});

test("a new search is in the URL, and Back returns to the previous one", async () => {
  const requests = answerSearch(({ search }) => [searchRow({ practice_name: `Found ${search}` })]);
  const { user, router } = renderApp(paths.directory({ search: "Austin" }));
  await screen.findByText("Found Austin");

  await user.clear(await searchBox());
  await user.type(await searchBox(), "  Boise{Enter}");
  await screen.findByText("Found Boise");
  expect(screen.queryByText("Found Austin")).toBeNull();
  expect(router.state.location.search).toBe("?search=Boise");

  await router.navigate(-1);
  await screen.findByText("Found Austin");
  expect((await searchBox()).value).toBe("Austin");
  expect(requests.map((body) => body.search)).toEqual(["Austin", "Boise"]);
});

test("a search without results says so and links to all doctors", async () => {
  answerSearch(({ search }) => (search ? [] : [searchRow()]));
  const { user, router } = renderApp(paths.directory({ search: "Nowhere" }));
  await screen.findByText("No results for “Nowhere”");
  await user.click(screen.getByRole("link", { name: "View All Doctors" }));
  await screen.findByText("Oak Family Medicine");
  expect(router.state.location.search).toBe("");
  expect((await searchBox()).value).toBe("");
});

test("a search without results names the text and offers searches with results", async () => {
  const found = [
    searchRow({ specialty: "Pediatrics" }),
    searchRow({ address_city: "Bend", address_state: "OR", specialty: null }),
    searchRow({ specialty: "Pediatrics" }),
  ];
  answerSearch(({ search }) => (search ? [] : found));
  renderApp(paths.directory({ search: "zxqv" }));
  expect(await screen.findByRole("heading", { name: "No results for “zxqv”" })).toBeTruthy();
  expect(screen.queryByText("No doctors found in this area.")).toBeNull();
  const specialties = await screen.findByRole("navigation", { name: "Specialties" });
  expect(hrefsIn(specialties)).toEqual([["Pediatrics", "/directory?search=Pediatrics"]]);
  // Nothing says where the visitor is.
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("button", { name: "Near me" })).toHaveLength(2);
  expect(main.queryByRole("navigation", { name: "Nearby places" })).toBeNull();
});

test("a search without results that names a state offers places in it", async () => {
  answerSearch(() => []);
  const { listed } = answerPlace();
  renderApp(paths.directory({ search: "zxqv, TX" }));
  const places = await screen.findByRole("navigation", { name: "Nearby places" });
  expect(hrefsIn(places)).toEqual([["Austin, TX", "/directory/texas/austin"]]);
  expect(listed).toEqual([{ in_state: "TX", page_size: 24 }]);
});

test("an empty directory does not link to itself", async () => {
  answerSearch(() => []);
  renderApp(paths.directory());
  await screen.findByText("No doctors found in this area.");
  expect(screen.queryByRole("link", { name: "View All Doctors" })).toBeNull();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Add a doctor you know" })).toBeTruthy();
});

test("a card links to the doctor", async () => {
  answerSearch(() => [searchRow({ id: "abc" })]);
  renderApp(paths.directory());
  const link = await screen.findByRole("link", { name: "Oak Family Medicine" });
  expect(link.getAttribute("href")).toBe("/doctor/abc");
  await waitFor(() => expect(document.title).toContain("Doctor directory"));
});
