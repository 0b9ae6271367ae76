import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { AdminListing } from "@/hooks/admin/admin-listing";
import { genericMessages } from "@/lib/errors";
import {
  adminListing,
  answerRows,
  danaId,
  listingId,
  memberRecord,
  openAdminAt,
  otherListingId,
} from "@/test/admin-api";
import { expectConsole } from "@/test/console";
import { apiError } from "@/test/directory-api";
import { findToasts } from "@/test/toasts";
import { answerChange, done } from "@/test/write-api";

const other = adminListing({
  id: otherListingId,
  practice_name: "Oak Direct Care",
  phone: "+15125550100",
});

/** Opens a listing's admin page. `listing` is called for each request. */
async function openListing(listing: () => AdminListing, versions: object[] = []) {
  answerRows<Record<string, string>>("get", "doctors", ({ id }) =>
    id === `eq.${listingId}` ? [listing()] : [other],
  );
  answerRows("get", "listing_versions", () => versions);
  answerRows("get", "profiles", () => [{ id: danaId, full_name: "Dana Oak" }]);
  const app = await openAdminAt(`/admin/listings/${listingId}`);
  await screen.findByRole("heading", { level: 1, name: listing().practice_name });
  return app;
}

const acts = async () => {
  const region = within(await screen.findByRole("region", { name: "Actions" }));
  return region.queryAllByRole("button").map((button) => button.textContent);
};
const press = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));

test("members who aren't admins see an explanation", async () => {
  await openAdminAt(`/admin/listings/${listingId}`, "doctor");
  expect(await screen.findByRole("heading", { name: "Admins only" })).toBeTruthy();
});

test("an unknown listing shows a not-found message, and the page isn't indexed", async () => {
  answerRows("get", "doctors", () => []);
  await openAdminAt("/admin/listings/nonsense");
  expect(await screen.findByRole("heading", { level: 1, name: "Listing not found" })).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  const back = screen.getByRole("link", { name: "All listings" });
  expect(back.getAttribute("href")).toBe("/admin?tab=all-listings");
});

test("a failed look into the removal register is an error, not an empty register", async () => {
  expectConsole("error", /42501/);
  const answerRemoval = (reply: () => Response) =>
    answerRows("post", "rpc/find_listing_removal", reply);
  answerRows("get", "doctors", () => [adminListing()]);
  answerRows("get", "listing_versions", () => []);
  const { user } = await openAdminAt(`/admin/listings/${listingId}`);
  answerRemoval(() => apiError(403, null, "42501"));
  const alert = within(await screen.findByRole("alert"));
  const entry = { name: "Oak Direct Care", address_zip: "78704", added_at: "2026-11-02T12:00:00Z" };
  answerRemoval(() => HttpResponse.json([entry]));
  await user.click(alert.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Oak Direct Care asked not to be listed")).toBeTruthy();
});

test("the page shows a listing's details, owner, and history", async () => {
  const version = {
    id: 7,
    version: 4,
    action: "reassign",
    reason: "Sold",
    at: "2026-11-02T12:00:00+00:00",
    changes: { user_id: [null, danaId], monthly_price: [70, 75] },
    actor: danaId,
    person: { full_name: "Jordan Blake" },
  };
  await openListing(() => adminListing(), [version]);
  const owner = screen.getAllByRole("link", { name: "Dana Oak" })[0];
  expect(owner?.getAttribute("href")).toBe(`/admin/members/${danaId}`);
  expect(screen.getByRole("link", { name: "View public page" })).toBeTruthy();
  const history = within(await screen.findByRole("region", { name: "History" }));
  expect(await history.findByRole("heading", { name: "Reassigned to another owner" })).toBeTruthy();
  expect(history.getByText(/^By Jordan Blake, Nov 2, 2026/)).toBeTruthy();
  expect(history.getByText("“Sold”")).toBeTruthy();
  const changes = history.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(changes).toEqual(["From Nothing →  to Dana Oak", "From $70 →  to $75"]);
});

test("an imported listing shows its file and the admin instead of a submitter", async () => {
  await openListing(() =>
    adminListing({
      import_batch_id: otherListingId,
      import: {
        file_name: "texas.csv",
        created_at: "2026-11-02T12:00:00+00:00",
        actor: { full_name: "Ada Admin" },
      },
    }),
  );
  expect(screen.getByText("From texas.csv, Nov 2, 2026, by Ada Admin")).toBeTruthy();
  expect(screen.queryByText("Added by")).toBeNull();
});

test("only the actions that the status allows are offered", async () => {
  await openListing(() =>
    adminListing({ status: "rejected", rejection_count: 3, status_reason: "No DPC" }),
  );
  expect(await acts()).toEqual(["Approve…", "Reopen…", "Remove owner…", "Merge into…"]);
  expect(screen.getByText("Rejected 3 times so far.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Edit" })).toBeTruthy();
});

test("a merged listing links to the listing it was merged into and can be restored", async () => {
  const merged = { status: "withdrawn", ownership: "none", merged_into: otherListingId } as const;
  const { user } = await openListing(() =>
    adminListing({ ...merged, user_id: null, owner: null, version: 5 }),
  );
  const sent = answerChange("post", "rpc/restore_listing", done);
  const link = await screen.findByRole("link", { name: "Oak Direct Care" });
  expect(link.getAttribute("href")).toBe(`/admin/listings/${otherListingId}`);
  expect(await acts()).toEqual(["Restore…"]);
  await user.click(await press("Restore…"));
  const ask = await dialog();
  expect(ask.getByText(/with its own values and no owner/)).toBeTruthy();
  await user.click(ask.getByRole("button", { name: "Restore" }));
  await findToasts();
  expect(sent).toEqual([{ target: listingId, seen_version: 5 }]);
});

test("a merge of listings with different owners is refused with a way out", async () => {
  const { user } = await openListing(() => adminListing());
  answerRows("post", "rpc/admin_search_listings", () => [other]);
  answerChange("post", "rpc/merge_listings", () => apiError(400, "both_listings_owned", "23514"));
  await user.click(await press("Merge into…"));
  const ask = await dialog();
  await user.type(ask.getByRole("searchbox", { name: "Listing to keep" }), "oak");
  await user.click(await ask.findByRole("radio", { name: /Oak Direct Care/ }));
  await user.click(ask.getByRole("button", { name: "Merge into Oak Direct Care" }));
  expect((await ask.findByRole("alert")).textContent).toContain(
    "Ask one of them to close their listing and send members to the other practice.",
  );
});

test("taking a listing down requires a reason and shows the new status", async () => {
  let listing = adminListing();
  const { user } = await openListing(() => listing);
  const sent = answerChange("post", "rpc/take_down_listing", () => {
    listing = adminListing({ status: "withdrawn", status_reason: "Closed", version: 5 });
    return done();
  });
  await user.click(await press("Take down…"));
  const ask = await dialog();
  await user.click(ask.getByRole("button", { name: "Take down" }));
  expect(ask.getByText("Enter a reason")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.keyboard(" Closed ");
  await user.click(ask.getByRole("button", { name: "Take down" }));
  expect(await findToasts()).toEqual([
    "Oak Family MedicineThe listing is no longer in the directory.",
  ]);
  expect(sent).toEqual([
    { target: listingId, seen_version: 4, reason: "Closed", is_unwanted: false },
  ]);
  expect(await screen.findByText("“Closed”")).toBeTruthy();
  expect(await acts()).toEqual(["Restore…", "Remove owner…", "Merge into…"]);
  const heading = screen.getByRole("heading", { name: "Actions" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a practice that asked not to be listed is added to the register with its takedown", async () => {
  const { user } = await openListing(() => adminListing());
  const sent = answerChange("post", "rpc/take_down_listing", done);
  await user.click(await press("Take down…"));
  const ask = await dialog();
  await user.click(ask.getByRole("checkbox", { name: "The practice asked not to be listed" }));
  await user.type(ask.getByRole("textbox"), "The owner wrote to us");
  await user.click(ask.getByRole("button", { name: "Take down" }));
  await findToasts();
  expect(sent).toMatchObject([{ reason: "The owner wrote to us", is_unwanted: true }]);
});

test("a decision on a listing that changed meanwhile fails and shows the latest version", async () => {
  let listing = adminListing({ status: "pending", version: 4 });
  const { user } = await openListing(() => listing);
  const message = "This listing has changed since you opened it. Please review it again.";
  const sent = answerChange("post", "rpc/decide_listing", () => {
    listing = adminListing({ status: "pending", version: 5, practice_name: "Spam Clinic" });
    return apiError(409, "listing_changed");
  });
  await user.click(await press("Approve…"));
  await user.click((await dialog()).getByRole("button", { name: "Approve" }));
  expect(await (await dialog()).findByText(message)).toBeTruthy();
  expect(sent).toEqual([{ target: listingId, seen_version: 4, is_verified: true }]);
  await user.click((await dialog()).getByRole("button", { name: "View latest version" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Spam Clinic" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a server error shows in the dialog, which keeps the reason", async () => {
  const { user } = await openListing(() => adminListing());
  answerChange("post", "rpc/revoke_ownership", () => apiError(403, "admin_required", "42501"));
  await user.click(await press("Remove owner…"));
  const ask = await dialog();
  const reason = ask.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  await user.type(reason, "Sold the practice");
  await user.click(ask.getByRole("button", { name: "Remove owner" }));
  expect((await ask.findByRole("alert")).textContent).toContain("Only admins can do this.");
  expect(reason.value).toBe("Sold the practice");
});

test("a listing is reassigned to a member found by email, but not to its current owner", async () => {
  const { user } = await openListing(() => adminListing());
  const robin = memberRecord({ id: otherListingId, full_name: "Robin Elm", email: "r@x.test" });
  const asked = answerRows<object>("post", "rpc/admin_search_members", () => [
    memberRecord(),
    robin,
  ]);
  const sent = answerChange("post", "rpc/reassign_listing", done);
  await user.click(await press("Reassign…"));
  const ask = await dialog();
  await user.click(ask.getByRole("button", { name: "Reassign" }));
  expect((await ask.findByRole("alert")).textContent).toBe("Choose a member first.");
  await user.type(ask.getByRole("searchbox", { name: "New owner" }), "r@x.test");
  await user.click(await ask.findByRole("radio", { name: /Robin Elm/ }));
  expect(ask.queryByRole("radio", { name: /Dana Oak/ })).toBeNull();
  expect(asked).toEqual([{ query: "r@x.test", page_size: 6 }]);
  await user.type(ask.getByRole("textbox", { name: "Reason" }), "Sold");
  await user.click(ask.getByRole("button", { name: "Reassign to Robin Elm" }));
  await findToasts();
  expect(sent).toEqual([
    { target: listingId, new_owner: robin.id, reason: "Sold", seen_version: 4 },
  ]);
});

test("a merge shows both listings and doesn't offer the listing itself", async () => {
  const { user } = await openListing(() => adminListing());
  const asked = answerRows<object>("post", "rpc/admin_search_listings", () => [
    adminListing(),
    other,
  ]);
  const sent = answerChange("post", "rpc/merge_listings", done);
  await user.click(await press("Merge into…"));
  const ask = await dialog();
  const outcomes = ask.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(outcomes.join(" ")).toMatch(
    /leaves the directory.*keeps its values, its owner, and its staff.*move to the other listing for good/,
  );
  await user.click(ask.getByRole("button", { name: "Merge" }));
  expect(await ask.findByText("Choose the listing to keep first.")).toBeTruthy();
  await user.type(ask.getByRole("searchbox", { name: "Listing to keep" }), "oak");
  await user.click(await ask.findByRole("radio", { name: /Oak Direct Care/ }));
  expect(ask.getAllByRole("radio")).toHaveLength(1);
  expect(asked).toEqual([{ query: "oak", in_status: "published", page_size: 7 }]);
  const phones = within(await ask.findByRole("region", { name: "Phone" }));
  expect(phones.getByText("(512) 555-0100").previousSibling?.textContent).toBe("Will be kept");
  const names = within(ask.getByRole("region", { name: "Practice name" }));
  expect(names.getByText("Oak Family Medicine").previousSibling?.textContent).toBe(
    "Will be merged",
  );
  expect(ask.getByText(/^The same in both: .*City/)).toBeTruthy();
  await user.click(ask.getByRole("button", { name: "Merge into Oak Direct Care" }));
  expect(await findToasts()).toEqual(["Oak Family MedicineMerged into Oak Direct Care."]);
  expect(sent).toEqual([{ source: listingId, target: otherListingId }]);
});

test("a listing that fails to load shows the error and can be retried", async () => {
  const answers = [apiError(400)];
  answerRows("get", "doctors", () => answers.pop() ?? [adminListing()]);
  answerRows("get", "listing_versions", () => HttpResponse.json([]));
  const { user } = await openAdminAt(`/admin/listings/${listingId}`);
  expect(await screen.findByText(genericMessages.invalid)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No changes since the listing was added.")).toBeTruthy();
});
