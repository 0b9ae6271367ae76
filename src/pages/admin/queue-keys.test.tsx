import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/listings/undoable-decision";
import { switchKeys } from "@/lib/moderation/desk-keys";
import { findRow, idOf, openQueue, queueOf, waitingListing } from "@/test/desk-queues";
import { apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { server } from "@/test/server";
import { findToasts, leavePage } from "@/test/toasts";
import { answerWrite } from "@/test/writing";

afterEach(() => {
  forgetPendingDecisions();
  switchKeys(true);
  localStorage.removeItem("dpc-nearby-queue-view");
});

async function openListings(count = 3) {
  const queue = queueOf(...Array.from({ length: count }, (_, index) => waitingListing(index + 1)));
  const app = await openQueue("listings", "doctors", queue.rows);
  await findRow("Practice 1");
  const decideFirst = queue.without(() => true);
  return { ...app, sent: answerWrite("rpc/decide_listing", decideFirst) };
}

const isCurrent = (name: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await findRow(name)));

test("J and K go from row to row, and stop at the ends", async () => {
  const { user } = await openListings();
  await user.keyboard("j");
  await isCurrent("Practice 1");
  await user.keyboard("jj");
  await isCurrent("Practice 3");
  await user.keyboard("j");
  await isCurrent("Practice 3");
  await user.keyboard("kkk");
  await isCurrent("Practice 1");
});

test("V verifies the current row, R and a number refuse the next one", async () => {
  const { user, sent } = await openListings();
  // Nothing is decided that nobody has looked at: the first press only shows the row.
  await user.keyboard("v");
  await isCurrent("Practice 1");
  expect(sent).toEqual([]);
  await user.keyboard("v");
  await isCurrent("Practice 2");
  await user.keyboard("r1");
  await isCurrent("Practice 3");
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { target: idOf(1), is_verified: true },
    {
      target: idOf(2),
      is_verified: false,
      reason: "We could not confirm that this practice exists",
    },
  ]);
});

test("a decision can be undone for ten seconds, and nothing is sent", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("jv");
  await isCurrent("Practice 2");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await findRow("Practice 1");
  leavePage();
  expect(sent).toEqual([]);
});

test("a refusal that is undone or fails leaves its reason in the form", async () => {
  const { user } = await openListings();
  const reasonField = async () =>
    within(await findRow("Practice 1")).getByRole<HTMLTextAreaElement>("textbox");
  await user.keyboard("jr");
  await user.click(await reasonField());
  await user.keyboard("Its phone is a fax");
  await user.click(within(await findRow("Practice 1")).getByRole("button", { name: "Refuse" }));
  await isCurrent("Practice 2");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const row = await findRow("Practice 1");
  await user.click(within(row).getByRole("button", { name: "Refuse…" }));
  expect((await reasonField()).value).toBe("Its phone is a fax");

  const sent = answerWrite("rpc/decide_listing", () => apiError(403, "admin_required", "42501"));
  await user.click(within(row).getByRole("button", { name: "Refuse" }));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull());
  leavePage();
  await waitFor(async () =>
    expect((await findToasts()).join()).toContain(
      "Couldn’t refuse Practice 1Its form keeps your reason while it waits.",
    ),
  );
  expect(sent).toMatchObject([{ is_verified: false, reason: "Its phone is a fax" }]);
  const back = within(await findRow("Practice 1"));
  // The admin may be typing elsewhere by now.
  expect(back.queryByRole("textbox")).toBeNull();
  await user.click(back.getByRole("button", { name: "Refuse…" }));
  expect((await reasonField()).value).toBe("Its phone is a fax");
});

test("Escape closes the reasons, keeps what was typed, and comes back to the row", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("jr");
  const first = within(await findRow("Practice 1"));
  await user.click(first.getByRole("textbox"));
  // Letters are letters in a field.
  await user.keyboard("jvrx1{Escape}");
  expect(first.queryByRole("textbox")).toBeNull();
  await isCurrent("Practice 1");
  await user.keyboard("r");
  expect(first.getByRole<HTMLTextAreaElement>("textbox").value).toBe("jvrx1");
  expect(sent).toEqual([]);
});

test("X selects the current row; with Control a letter is the browser's", async () => {
  const { user } = await openListings();
  await user.keyboard("jx");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Practice 1" });
  expect(box.checked).toBe(true);
  await user.keyboard("{Control>}x{/Control}{Alt>}j{/Alt}");
  expect(box.checked).toBe(true);
  await isCurrent("Practice 1");
});

test("a key held down decides once", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("j{v>3/}");
  await isCurrent("Practice 2");
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("the question mark lists the keys, and nothing is decided behind the list", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("j?");
  const sheet = within(await screen.findByRole("dialog", { name: "Keys" }));
  expect(sheet.getByText("Refuse the listing, with a reason")).toBeTruthy();
  await user.keyboard("v{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await isCurrent("Practice 1");
  expect(sent).toEqual([]);
});

test("the keys can be switched off, for this browser", async () => {
  const { user } = await openListings();
  await user.click(screen.getByRole("button", { name: "Keys" }));
  await user.click(await screen.findByRole("checkbox", { name: "Use keys on this desk" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const before = document.activeElement;
  await user.keyboard("j");
  expect(document.activeElement).toBe(before);
});

test("when somebody else was faster, it says so, and the row leaves", async () => {
  const queue = queueOf(waitingListing(1), waitingListing(2));
  const { user } = await openQueue("listings", "doctors", queue.rows);
  await findRow("Practice 1");
  const late = "This listing has changed since you opened it. Please review it again.";
  answerWrite("rpc/decide_listing", () => {
    queue.without(() => true)();
    return apiError(409, "listing_changed");
  });
  await user.keyboard("jv");
  await isCurrent("Practice 2");
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual([`Couldn’t verify Practice 1${late}`]),
  );
  await isCurrent("Practice 2");
  expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull();
});

test("more rows come by themselves before the last one is reached", async () => {
  const all = Array.from({ length: 25 }, (_, index) => waitingListing(index + 1));
  await openQueue("listings", "doctors", () => all.slice(0, 20));
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      // By its last row: somebody else may have decided the page meanwhile.
      const after = new URL(request.url).searchParams.get("or") ?? "";
      const start = all.findIndex(({ id }) => after.includes(`id.gt.${id}`)) + 1;
      return HttpResponse.json(all.slice(start, start + 20));
    }),
  );
  // By text: naming twenty rows by their roles takes long.
  await screen.findByText("Practice 20", { selector: "a" });
  scrollEverythingIntoView();
  await screen.findByText("Practice 25", { selector: "a" });
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

const isOpen = async (name: string) =>
  within(await findRow(name)).queryByRole("button", { name: /^Verify/ }) !== null;

test("a queue of more than five rows opens as a compact list, and a row opens and closes", async () => {
  const { user } = await openListings(6);
  expect(screen.getByRole("button", { name: "Compact list" }).ariaPressed).toBe("true");
  expect(await isOpen("Practice 1")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Details: Practice 2" }));
  expect(await isOpen("Practice 2")).toBe(true);
  // One at a time.
  await user.click(screen.getByRole("button", { name: "Details: Practice 3" }));
  expect(await isOpen("Practice 3")).toBe(true);
  expect(await isOpen("Practice 2")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Details: Practice 3" }));
  expect(await isOpen("Practice 3")).toBe(false);
});

test("the chosen view stays on the device", async () => {
  const { user } = await openListings(2);
  expect(await isOpen("Practice 1")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Compact list" }));
  expect(await isOpen("Practice 1")).toBe(false);
  expect(localStorage.getItem("dpc-nearby-queue-view")).toBe("list");
  await user.click(screen.getByRole("button", { name: "Compact list" }));
  expect(await isOpen("Practice 1")).toBe(true);
});

test("in the compact list J opens the next row, and V decides the open one", async () => {
  const { user, sent } = await openListings(6);
  await user.keyboard("jo");
  expect(await isOpen("Practice 1")).toBe(false);
  // Nothing is decided that is not shown.
  await user.keyboard("v");
  expect(await isOpen("Practice 1")).toBe(true);
  expect(sent).toEqual([]);
  await user.keyboard("v");
  await isCurrent("Practice 2");
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await isOpen("Practice 2")).toBe(true);
  await user.keyboard("j");
  expect(await isOpen("Practice 2")).toBe(false);
  expect(await isOpen("Practice 3")).toBe(true);
});
