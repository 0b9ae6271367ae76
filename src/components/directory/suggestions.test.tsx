import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { expectConsole } from "@/test/console";
import {
  answerListing,
  answerSearch,
  answerSuggestions,
  apiError,
  type SuggestionRow,
} from "@/test/directory-api";
import { searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

const practiceId = "7d1f7a52-6c34-4f3a-9a51-0d6f1c3b2a10";
const row = (kind: SuggestionRow["kind"], label: string, rest: Partial<SuggestionRow> = {}) => ({
  kind,
  label,
  detail: null,
  doctor_id: null,
  ...rest,
});
const offered = [
  row("place", "Austin, TX"),
  row("place", "Texas", { detail: "State" }),
  row("specialty", "Pediatrics", { detail: "kids doctor" }),
  row("practice", "Austin Oak Clinic", { detail: "Austin, TX", doctor_id: practiceId }),
  row("doctor", "Dr. Ada Aust", { detail: "Bend Clinic, Bend, OR", doctor_id: practiceId }),
];

const findBox = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Find a doctor" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const highlighted = () => screen.queryByRole("option", { selected: true })?.textContent;

async function open(path: string = paths.home) {
  answerSearch(() => [searchRow()]);
  const app = renderApp(path);
  const box = await findBox();
  return { ...app, box };
}

test("text typed before suggestions load is kept with the focus and the caret, and gets suggestions", async () => {
  const { box, user } = await open();
  const requests = answerSuggestions(() => offered);
  expect(box.getAttribute("aria-expanded")).toBe("false");
  await user.type(box, "aus");
  box.setSelectionRange(1, 1);
  const list = within(await screen.findByRole("listbox", { name: "Suggestions" }));
  await waitFor(() => expect(box.getAttribute("aria-expanded")).toBe("true"));
  expect(await findBox()).toBe(box);
  expect(box).toBe(document.activeElement);
  expect(box.value).toBe("aus");
  expect(requests).toEqual(["aus"]);
  const groups = list.getAllByRole("group");
  const names = ["Places", "Specialties", "Practices", "Clinicians"];
  names.forEach((name, place) => {
    expect(list.getByRole("group", { name })).toBe(groups[place]);
  });
  expect(options()).toEqual([
    "Austin, TX ",
    "Texas State",
    "Pediatrics kids doctor",
    "Austin Oak Clinic Austin, TX",
    "Dr. Ada Aust Bend Clinic, Bend, OR",
  ]);
  expect(screen.getByText("5 suggestions").getAttribute("role")).toBe("status");
  await user.keyboard("b!");
  expect(box.value).toBe("ab!us");
});

test("a place or specialty starts a search, and a practice or doctor opens its page", async () => {
  const { box, user, router } = await open(paths.directory());
  answerSuggestions(() => offered);
  answerListing(() => null);
  await user.type(box, "aus");
  await user.click(await screen.findByRole("option", { name: /^Austin, TX/ }));
  expect(router.state.location.search).toBe("?search=Austin%2C+TX");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  await user.type(await findBox(), "{Backspace}");
  await user.click(await screen.findByRole("option", { name: /^Dr\. Ada/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.listing(practiceId)));
});

test("the field has the keys of a text field with a list", async () => {
  const { box, user, router } = await open();
  answerSuggestions(() => offered);
  await user.type(box, "aus");
  await screen.findAllByRole("option");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(highlighted()).toBe("Texas State");
  expect(box.getAttribute("aria-activedescendant")).toBe(
    screen.getByRole("option", { selected: true }).id,
  );
  expect(box.value).toBe("aus");
  // The caret moves and no option is highlighted.
  await user.keyboard("{Home}");
  expect(highlighted()).toBeUndefined();
  await user.keyboard("{ArrowUp}");
  expect(highlighted()).toMatch(/^Dr\. Ada/);

  await user.keyboard("{Escape}");
  expect(options()).toEqual([]);
  expect(box.getAttribute("aria-expanded")).toBe("false");
  expect(box.value).toBe("aus");
  await user.keyboard("{ArrowDown}");
  await screen.findAllByRole("option");
  // Leaving the field doesn't select the highlighted option.
  await user.keyboard("{ArrowDown}{Tab}");
  expect(options()).toEqual([]);
  expect(router.state.location.pathname).toBe(paths.home);
  expect(box.value).toBe("aus");
});

test("Enter searches for the typed text while suggestions are shown", async () => {
  const { box, user, router } = await open();
  answerSuggestions(() => offered);
  await user.type(box, "austi");
  await screen.findAllByRole("option");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?search=austi"));
});

test("typing sends one request per pause and ignores late responses", async () => {
  const { box, user } = await open();
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const requests = answerSuggestions(async (typed) => {
    if (typed === "au") await first;
    return [row("place", typed === "au" ? "Augusta, GA" : "Austin, TX")];
  });
  await user.type(box, "a");
  await user.type(box, "u");
  await waitFor(() => expect(requests).toEqual(["au"]));
  await user.type(box, "stin");
  await screen.findByRole("option", { name: /^Austin/ });
  answerFirst();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(options()).toEqual(["Austin, TX "]);
  expect(requests).toEqual(["au", "austin"]);
});

test("suggestions stay while the next ones load, but not for an unrelated text", async () => {
  const { box, user } = await open();
  answerSuggestions((typed) => (typed === "au" ? offered : new Promise<SuggestionRow[]>(() => {})));
  await user.type(box, "au");
  await screen.findAllByRole("option");
  await user.type(box, "s");
  expect(options()).toHaveLength(5);
  await user.clear(box);
  await user.type(box, "bo");
  expect(options()).toEqual([]);
});

test("a failing request leaves the search field working, without a message", async () => {
  const { box, user, router } = await open();
  const requests = answerSuggestions(() => apiError(500));
  await user.type(box, "bend");
  await waitFor(() => expect(requests).toEqual(["bend"]));
  expect(screen.queryByText("resting")).toBeNull();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?search=bend"));
});

test("an invalid response gives no suggestions", async () => {
  expectConsole("error", /another answer than rows/);
  const { box, user } = await open();
  const requests = answerSuggestions(() => HttpResponse.json([{ kind: "planet" }]));
  await user.type(box, "bend");
  await waitFor(() => expect(requests).toEqual(["bend"]));
  expect(options()).toEqual([]);
  expect(box.getAttribute("aria-expanded")).toBe("false");
});

test("a suggestion does not repeat its name", async () => {
  const { box, user } = await open();
  answerSuggestions(() => [
    row("place", "North Carolina", { detail: "north carolina" }),
    row("place", "New York State", { detail: "State" }),
  ]);
  await user.type(box, "ne");
  await screen.findByRole("listbox", { name: "Suggestions" });
  await waitFor(() => expect(options()).toEqual(["North Carolina ", "New York State State"]));
});
