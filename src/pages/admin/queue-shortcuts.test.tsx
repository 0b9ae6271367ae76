import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { setShortcutsOn } from "@/lib/admin/admin-queues";
import { findRow, idOf, openQueue, pendingListing, queueOf } from "@/test/admin-queues";
import { apiError } from "@/test/directory-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { server } from "@/test/server";
import { findToasts, leavePage, sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(() => {
  forgetPendingDecisions();
  setShortcutsOn(true);
  localStorage.removeItem("dpc-nearby-queue-view");
});

async function openListings(count = 3) {
  const queue = queueOf(...Array.from({ length: count }, (_, index) => pendingListing(index + 1)));
  const app = await openQueue("listings", "doctors", queue.rows);
  await findRow("Practice 1");
  const decideFirst = queue.without(() => true);
  return { ...app, sent: answerChange("post", "rpc/decide_listing", decideFirst) };
}

const isCurrent = (name: string) =>
  waitFor(async () => expect(document.activeElement).toBe(await findRow(name)));

test("J and K move between rows and stop at the ends", async () => {
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

test("A approves the current row, and R with a number rejects it", async () => {
  const { user, sent } = await openListings();
  // The first key press only focuses a row, so that nothing is decided unseen.
  await user.keyboard("a");
  await isCurrent("Practice 1");
  expect(sent).toEqual([]);
  await user.keyboard("a");
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
      reason: "We couldn't confirm that this practice exists",
    },
  ]);
});

test("a decision undone within ten seconds isn't sent", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("ja");
  await isCurrent("Practice 2");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await findRow("Practice 1");
  leavePage();
  expect(sent).toEqual([]);
});

test("the form keeps the reason of a rejection that was undone or failed", async () => {
  const { user } = await openListings();
  const reasonField = async () =>
    within(await findRow("Practice 1")).getByRole<HTMLTextAreaElement>("textbox");
  await user.keyboard("jr");
  await user.click(await reasonField());
  await user.keyboard("Its phone is a fax");
  await user.click(within(await findRow("Practice 1")).getByRole("button", { name: "Reject" }));
  await isCurrent("Practice 2");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const row = await findRow("Practice 1");
  await user.click(within(row).getByRole("button", { name: "Reject…" }));
  expect((await reasonField()).value).toBe("Its phone is a fax");

  const sent = answerChange("post", "rpc/decide_listing", () =>
    apiError(403, "admin_required", "42501"),
  );
  await user.click(within(row).getByRole("button", { name: "Reject" }));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull());
  leavePage();
  await waitFor(async () =>
    expect((await findToasts()).join()).toContain(
      "Couldn't reject Practice 1Your reason is saved in the form.",
    ),
  );
  expect(sent).toMatchObject([{ is_verified: false, reason: "Its phone is a fax" }]);
  const back = within(await findRow("Practice 1"));
  // The form stays closed, because the admin may be typing in another row.
  expect(back.queryByRole("textbox")).toBeNull();
  await user.click(back.getByRole("button", { name: "Reject…" }));
  expect((await reasonField()).value).toBe("Its phone is a fax");
});

test("Escape closes the reason prompt, keeps the typed text, and returns focus to the row", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("jr");
  const first = within(await findRow("Practice 1"));
  await user.click(first.getByRole("textbox"));
  // Shortcuts are off inside a text field.
  await user.keyboard("jarx1{Escape}");
  expect(first.queryByRole("textbox")).toBeNull();
  await isCurrent("Practice 1");
  await user.keyboard("r");
  expect(first.getByRole<HTMLTextAreaElement>("textbox").value).toBe("jarx1");
  expect(sent).toEqual([]);
});

test("X selects the current row, and Control or Alt combinations are left to the browser", async () => {
  const { user } = await openListings();
  await user.keyboard("jx");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Practice 1" });
  expect(box.checked).toBe(true);
  await user.keyboard("{Control>}x{/Control}{Alt>}j{/Alt}");
  expect(box.checked).toBe(true);
  await isCurrent("Practice 1");
});

test("holding a key down decides only once", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("j{a>3/}");
  await isCurrent("Practice 2");
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("the question mark lists the shortcuts, which are inactive while the list is open", async () => {
  const { user, sent } = await openListings();
  await user.keyboard("j?");
  const sheet = within(await screen.findByRole("dialog", { name: /^(Keyboard )?shortcuts/i }));
  expect(sheet.getByText("Reject the listing, with a reason")).toBeTruthy();
  await user.keyboard("a{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await isCurrent("Practice 1");
  expect(sent).toEqual([]);
});

test("shortcuts can be turned off in this browser", async () => {
  const { user } = await openListings();
  await user.click(screen.getByRole("button", { name: /^(Keyboard )?shortcuts/i }));
  await user.click(await screen.findByRole("checkbox", { name: "Use keyboard shortcuts" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const before = document.activeElement;
  await user.keyboard("j");
  expect(document.activeElement).toBe(before);
});

test("a decision that another admin made first shows an error, and the row disappears", async () => {
  const queue = queueOf(pendingListing(1), pendingListing(2));
  const { user } = await openQueue("listings", "doctors", queue.rows);
  await findRow("Practice 1");
  const late = "This listing has changed since you opened it. Please review it again.";
  answerChange("post", "rpc/decide_listing", () => {
    queue.without(() => true)();
    return apiError(409, "listing_changed");
  });
  await user.keyboard("ja");
  await isCurrent("Practice 2");
  leavePage();
  await waitFor(async () =>
    expect(await findToasts()).toEqual([`Couldn't approve Practice 1${late}`]),
  );
  await isCurrent("Practice 2");
  expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull();
});

test("the next page of rows loads automatically", async () => {
  const all = Array.from({ length: 25 }, (_, index) => pendingListing(index + 1));
  await openQueue("listings", "doctors", () => all.slice(0, 20));
  server.use(
    http.get("http://api.test/rest/v1/doctors", ({ request }) => {
      // Pages start after the last row, because rows of the first page may have been decided.
      const after = new URL(request.url).searchParams.get("or") ?? "";
      const start = all.findIndex(({ id }) => after.includes(`id.gt."${id}"`)) + 1;
      return HttpResponse.json(all.slice(start, start + 20));
    }),
  );
  // Queries by text, because role queries over twenty rows are slow.
  await screen.findByText("Practice 20", { selector: "a" });
  scrollEverythingIntoView();
  await screen.findByText("Practice 25", { selector: "a" });
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

const isOpen = async (name: string) =>
  within(await findRow(name)).queryByRole("button", { name: /^Approve/ }) !== null;

test("a queue of more than five rows starts as a compact list whose rows open and close", async () => {
  const { user } = await openListings(6);
  expect(screen.getByRole("button", { name: "Compact list" }).ariaPressed).toBe("true");
  expect(await isOpen("Practice 1")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Details: Practice 2" }));
  expect(await isOpen("Practice 2")).toBe(true);
  // Only one row is open at a time.
  await user.click(screen.getByRole("button", { name: "Details: Practice 3" }));
  expect(await isOpen("Practice 3")).toBe(true);
  expect(await isOpen("Practice 2")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Details: Practice 3" }));
  expect(await isOpen("Practice 3")).toBe(false);
});

test("the chosen layout is remembered on the device", async () => {
  const { user } = await openListings(2);
  expect(await isOpen("Practice 1")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Compact list" }));
  expect(await isOpen("Practice 1")).toBe(false);
  expect(localStorage.getItem("dpc-nearby-queue-view")).toBe("list");
  await user.click(screen.getByRole("button", { name: "Compact list" }));
  expect(await isOpen("Practice 1")).toBe(true);
});

test("in the compact list J opens the next row and A approves the open one", async () => {
  const { user, sent } = await openListings(6);
  await user.keyboard("jo");
  expect(await isOpen("Practice 1")).toBe(false);
  // A closed row is opened first, so that nothing is decided unseen.
  await user.keyboard("a");
  expect(await isOpen("Practice 1")).toBe(true);
  expect(sent).toEqual([]);
  await user.keyboard("a");
  await isCurrent("Practice 2");
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await isOpen("Practice 2")).toBe(true);
  await user.keyboard("j");
  expect(await isOpen("Practice 2")).toBe(false);
  expect(await isOpen("Practice 3")).toBe(true);
});

test.each([
  ["No NPI", { npi: null }, undefined],
  ["NPI 1245319599: Not checked in the registry", { npi: "1245319599" }, undefined],
  ["Elm Clinic (89501) asked not to be listed", {}, "Elm Clinic (89501)"],
])(
  "A asks before it approves a listing with the problem %s",
  async (problem, changes, unwanted) => {
    const queue = queueOf({ ...pendingListing(1), ...changes });
    const { user } = await openQueue("listings", "doctors", queue.rows);
    const evidence = {
      listing_id: idOf(1),
      verified_before: 0,
      refused_before: 0,
      look_alikes: [],
    };
    server.use(
      http.post("http://api.test/rest/v1/rpc/admin_get_listing_evidence", () =>
        HttpResponse.json([{ ...evidence, unwanted_as: unwanted ?? null }]),
      ),
    );
    const row = within(await findRow("Practice 1"));
    await user.keyboard("ja");
    expect((await row.findByRole("alert")).textContent).toContain(problem);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
);

test("A asks before it approves a listing whose check failed", async () => {
  const queue = queueOf({ ...pendingListing(1), npi: "1234567890" });
  const { user } = await openQueue("listings", "doctors", queue.rows);
  const sent = answerChange(
    "post",
    "rpc/decide_listing",
    queue.without(() => true),
  );
  const row = within(await findRow("Practice 1"));
  await user.keyboard("ja");
  expect((await row.findByRole("alert")).textContent).toContain(
    "NPI 1234567890: Invalid check digit",
  );
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(row.queryByRole("alert")).toBeNull();
  await user.keyboard("a{Enter}");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.click(row.getByRole("button", { name: "Approve anyway" }));
  await sendDecision();
  expect(sent).toMatchObject([{ target: idOf(1), is_verified: true }]);
});
