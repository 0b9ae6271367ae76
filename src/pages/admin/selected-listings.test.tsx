import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { findRow, idOf, openQueue, pendingListing, queueOf } from "@/test/admin-queues";
import { server } from "@/test/server";
import { leavePage, sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(forgetPendingDecisions);

async function openThree() {
  const queue = queueOf(pendingListing(1), pendingListing(2), pendingListing(3));
  const app = await openQueue("listings", "doctors", queue.rows);
  await findRow("Practice 3");
  return { ...app, queue };
}

const check = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const bar = () => within(screen.getByRole("group", { name: "Selected listings" }));
const changed = "This listing has changed since you opened it. Please review it again.";

test("all listings shown are approved at once, and skipped ones show the reason", async () => {
  const { user, queue } = await openThree();
  const sent = answerChange("post", "rpc/decide_all", () => {
    queue.without(({ id }) => id !== idOf(2))();
    queue.without(({ id }) => id !== idOf(2))();
    const answers = [1, 2, 3].map((n) => ({
      id: idOf(n),
      error_hint: n === 2 ? "listing_changed" : null,
    }));
    return HttpResponse.json(answers);
  });
  await user.click(check("Select all shown"));
  expect(bar().getByRole("status").textContent).toBe("3 selected");
  await user.click(bar().getByRole("button", { name: "Approve 3…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve 3 listings?" }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Approve 3" }));
  expect(await sendDecision()).toEqual(["2 listings approved"]);
  expect(sent).toEqual([
    {
      seen: [1, 2, 3].map((n) => ({ id: idOf(n), version: 3 })),
      is_approved: true,
      reason: "",
    },
  ]);
  const failures = screen.getByRole("alert");
  expect(failures.textContent).toContain("1 listing wasn't changed");
  expect(failures.textContent).toContain(`Practice 2: ${changed}`);
  await user.click(within(failures).getByRole("button", { name: "Got it" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("rejecting several listings requires a reason and moves focus to the next row", async () => {
  const { user, queue } = await openThree();
  const sent = answerChange("post", "rpc/decide_all", () => {
    queue.without(() => true)();
    queue.without(() => true)();
    return HttpResponse.json([1, 2].map((n) => ({ id: idOf(n), error_hint: null })));
  });
  await user.click(check("Select Practice 1"));
  await user.click(check("Select Practice 2"));
  await user.click(bar().getByRole("button", { name: "Reject 2…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject 2 listings?" }));
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Practice 1",
    "Practice 2",
  ]);
  await user.click(dialog.getByRole("button", { name: "Reject 2 listings" }));
  expect(dialog.getByText("Choose or enter a reason")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: "It's already listed" }));
  await user.click(dialog.getByRole("button", { name: "Reject 2 listings" }));
  expect(await sendDecision()).toEqual(["2 listings rejected"]);
  expect(sent).toMatchObject([{ is_approved: false, reason: "It's already listed" }]);
  const third = await findRow("Practice 3");
  await waitFor(() => expect(document.activeElement).toBe(third));
  expect(screen.queryByRole("group", { name: "Selected listings" })).toBeNull();
});

test("a custom reason can be typed, and canceling rejects nothing", async () => {
  const { user } = await openThree();
  const sent = answerChange("post", "rpc/decide_all", () => HttpResponse.json([]));
  await user.click(check("Select Practice 3"));
  await user.click(bar().getByRole("button", { name: "Reject 1…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /Another reason/ }));
  await user.click(dialog.getByRole("button", { name: "Reject 1 listing" }));
  expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Your reason" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([]);
  expect(check("Select Practice 3").checked).toBe(true);
});

test("listings with a failed check and the admin's own are left out of a bulk approval", async () => {
  const rows = [
    { ...pendingListing(1), npi: "1234567890" },
    pendingListing(2),
    { ...pendingListing(3), npi: "1234567890" },
    pendingListing(4),
  ];
  server.use(
    http.post("http://api.test/rest/v1/rpc/find_own_cases", () => HttpResponse.json([idOf(4)])),
  );
  const { user } = await openQueue("listings", "doctors", () => rows);
  await findRow("Practice 4");
  const sent = answerChange("post", "rpc/decide_all", () => HttpResponse.json([]));
  await user.click(check("Select all shown"));
  await user.click(bar().getByRole("button", { name: "Approve 4…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve 4 listings?" }));
  expect(dialog.getAllByText("NPI 1234567890: Invalid check digit")).toHaveLength(2);
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Practice 4" }).disabled).toBe(
    true,
  );
  await user.click(dialog.getByRole("checkbox", { name: "Practice 3" }));
  await user.click(dialog.getByRole("button", { name: "Approve 2" }));
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ seen: [{ id: idOf(2) }, { id: idOf(3) }], is_approved: true }]);
});

test("a bulk decision can be undone within ten seconds", async () => {
  const { user } = await openThree();
  const sent = answerChange("post", "rpc/decide_all", () => HttpResponse.json([]));
  await user.click(check("Select all shown"));
  await user.click(bar().getByRole("button", { name: "Approve 3…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Approve 3" }));
  expect(screen.queryAllByRole("article")).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findAllByRole("article")).toHaveLength(3);
  leavePage();
  expect(sent).toEqual([]);
});
