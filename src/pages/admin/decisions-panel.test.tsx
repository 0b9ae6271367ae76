import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { answerRows, danaId, listingId, openAdminAt } from "@/test/admin-api";
import { memberId } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";

interface Line {
  id: number;
  event: string;
  target_table: string;
  target_id: string;
  subject: string | null;
  reason: string | null;
  actor: string | null;
  seen: object | null;
  is_automatic: boolean;
}

const line = (changes: Partial<Line> = {}) => ({
  id: 1,
  event: "listing_taken_down",
  target_table: "doctors",
  target_id: listingId,
  subject: "Oak Family Medicine",
  reason: "Closed",
  at: "2026-11-02T12:00:00+00:00",
  actor: danaId,
  seen: null,
  is_automatic: false,
  person: { full_name: "Jordan Blake" },
  ...changes,
});

type Asked = Record<string, string>;
const log = async () => within(await screen.findByRole("region", { name: "Decisions" }));

test("an entry keeps the name it was saved with and links to its subject while that exists", async () => {
  answerRows("get", "moderation_log", () => [
    line(),
    line({ id: 2, target_id: danaId, subject: "Gone Clinic", reason: null }),
    line({ id: 3, event: "claim_disputed", actor: null, is_automatic: true }),
  ]);
  answerRows("get", "doctors", () => [{ id: listingId }]);
  await openAdminAt("/admin?tab=decisions");
  const lines = await log();
  const [link] = await lines.findAllByRole("link", { name: "Oak Family Medicine" });
  expect(link?.getAttribute("href")).toBe(`/admin/listings/${listingId}`);
  expect(lines.getAllByText("“Closed”")).toHaveLength(2);
  expect(lines.getByRole("heading", { name: "Take listing down · Gone Clinic" })).toBeTruthy();
  expect(lines.queryByRole("link", { name: "Gone Clinic" })).toBeNull();
  expect(lines.getByText(/^The work email of the claim/)).toBeTruthy();
});

test("entries about posts and comments name the author and link to the post while it exists", async () => {
  const [postId, commentId] = ["p".repeat(8), "c".repeat(8)];
  const ana = { subject: "Ana Rude" };
  answerRows("get", "moderation_log", () => [
    line({ ...ana, id: 3, event: "post_hidden", target_table: "posts", target_id: postId }),
    line({
      ...ana,
      id: 2,
      event: "comment_hidden",
      target_table: "post_comments",
      target_id: commentId,
    }),
    line({ id: 1, event: "post_erased", target_table: "posts", subject: "Robin Elm" }),
  ]);
  answerRows("get", "posts", () => [{ id: postId }]);
  answerRows("get", "post_comments", () => [{ id: commentId, post_id: postId }]);
  await openAdminAt("/admin?tab=decisions");
  const lines = await log();
  const pathIn = async (name: string) =>
    within(await lines.findByRole("heading", { name }))
      .getByRole("link")
      .getAttribute("href");
  expect(await pathIn("Hide post by Ana Rude")).toBe(`/post/${postId}`);
  expect(await pathIn("Hide comment by Ana Rude")).toBe(`/post/${postId}#comments`);
  const gone = within(lines.getByRole("heading", { name: "Erase post by Robin Elm" }));
  expect(gone.queryByRole("link")).toBeNull();
});

test("an automatic action says so, and an entry says what was seen", async () => {
  const hidden = { event: "post_hidden", target_table: "posts", subject: "Ana Rude", actor: null };
  answerRows("get", "moderation_log", () => [
    line({ ...hidden, seen: { reports: 5, text: "Call me" }, is_automatic: true }),
    line({ ...hidden, id: 2 }),
    line({
      id: 3,
      event: "message_marked_spam",
      target_table: "contact_messages",
      target_id: listingId,
      subject: "Cheap watches",
      seen: { received_at: "2026-11-02T12:00:00+00:00" },
    }),
    line({
      id: 4,
      event: "correction_accepted",
      seen: { field: "monthly_price", before: "80.00", value: "99" },
    }),
    line({ id: 5, event: "listing_edited", seen: { fields: ["address_zip", "tiers"] } }),
    line({ id: 6, event: "listing_merged", seen: { into: "Elm Clinic" } }),
    line({
      id: 7,
      event: "claim_approved",
      seen: { failed: ["no NPI", "work email not verified"] },
    }),
  ]);
  answerRows("get", "posts", () => []);
  answerRows("get", "doctors", () => []);
  answerRows("get", "contact_messages", () => [{ id: listingId, status: "spam" }]);
  await openAdminAt("/admin?tab=decisions");
  const lines = await log();
  const entries = (await lines.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(entries[0]).toMatch(
    /^Post hidden automatically after 5 reports by Ana RudeAutomatic, .*Text: “Call me”“Closed”$/,
  );
  expect(entries[1]).toMatch(/^Hide post by Ana RudeA deleted account, /);
  expect(entries[2]).toMatch(/^Mark message as spam · Cheap watches.*Received on Nov 2, 2026/);
  const message = lines.getByRole("link", { name: "Cheap watches" });
  expect(message.getAttribute("href")).toBe("/admin?tab=messages&show=spam");
  expect(entries[3]).toContain("Monthly price: $80 → $99");
  expect(entries[4]).toContain("Fields: ZIP code and Prices by age");
  expect(entries[5]).toContain("Into: Elm Clinic");
  expect(entries[6]).toContain("Failed checks: No NPI and The work email isn't verified");
});

test("a failed lookup of subjects only removes the links", async () => {
  answerRows("get", "moderation_log", () => [
    line({
      event: "listings_imported",
      target_table: "import_batches",
      subject: null,
      reason: "texas.csv: 5,000 added, 12 rejected",
    }),
    line({ id: 2, event: "post_hidden", target_table: "posts", subject: "Robin Elm" }),
    line({ id: 3, event: "report_closed", target_table: "reports", subject: null }),
  ]);
  answerRows("get", "posts", () => apiError(400));
  answerRows("get", "reports", () => []);
  await openAdminAt("/admin?tab=decisions");
  const titles = (await (await log()).findAllByRole("heading", { level: 3 })).map(
    ({ textContent }) => textContent,
  );
  expect(titles).toEqual([
    "Import listings",
    "Hide post by Robin Elm",
    "Close report · a post or comment",
  ]);
  expect(screen.getByText("“texas.csv: 5,000 added, 12 rejected”")).toBeTruthy();
});

test("the log is filtered by action, admin, text, and dates in the URL", async () => {
  const asked = answerRows<Asked>("get", "moderation_log", () => []);
  const searched: URL[] = [];
  const queries = answerRows<Asked>("post", "rpc/search_moderation_log", (_query, url) => {
    searched.push(url);
    return [];
  });
  const { user, router } = await openAdminAt("/admin?tab=decisions");
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Decision" }),
    "Suspend member",
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ event: "eq.member_suspended" }));
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Admin" }),
    await screen.findByRole("option", { name: "Sam Whitlock" }),
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ actor: `eq.${memberId}` }));
  await user.type(screen.getByLabelText("From"), "2026-11-01");
  const since = new Date("2026-11-01T00:00").toISOString();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ at: `gte.${since}` }));
  await user.type(screen.getByLabelText("Until"), "2026-11-30");
  await user.type(screen.getByRole("searchbox", { name: "Find a decision" }), '50% "off"{Enter}');
  await waitFor(() => expect(queries).toEqual([{ query: '50% "off"' }]));
  expect(searched[0]?.searchParams.getAll("at")).toEqual([
    `gte.${since}`,
    `lt.${new Date("2026-12-01T00:00").toISOString()}`,
  ]);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    tab: "decisions",
    search: '50% "off"',
    event: "member_suspended",
    by: memberId,
    from: "2026-11-01",
    to: "2026-11-30",
  });
  expect(
    await screen.findByText(
      /^No matches: “50% "off"”, Suspend member, by Sam Whitlock, from 2026-11-01, until 2026-11-30/,
    ),
  ).toBeTruthy();
});

test("the entries of a former admin are found by their name", async () => {
  const asked = answerRows<Asked>("get", "moderation_log", () => [line()]);
  answerRows("get", "doctors", () => []);
  const { user } = await openAdminAt("/admin?tab=decisions&event=galaxy_renamed");
  await user.click(await screen.findByRole("link", { name: "Jordan Blake" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ actor: `eq.${danaId}` }));
  const shown = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
  expect(shown("Admin").selectedOptions[0]?.textContent).toBe("A former admin");
  expect(shown("Decision").selectedOptions[0]?.textContent).toBe("Any");
});

test("the log is exported with the filters that are on, as it is worded on the page", async () => {
  const asked: Asked[] = [];
  answerRows("get", "moderation_log", (_request, url) => {
    asked.push(Object.fromEntries(url.searchParams));
    if (url.searchParams.get("offset") === "1") return [];
    return [line({ reason: '{"code": "reported_by_several"}', seen: { into: "Elm Care" } })];
  });
  answerRows("get", "doctors", () => []);
  const { user } = await openAdminAt("/admin?tab=decisions&event=listing_taken_down");
  const files: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  await (await log()).findByText(/Oak Family Medicine/);
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
  });
  reader.readAsText(files[0] ?? new Blob());
  const [head, row] = (await text).split("\r\n");
  expect(head).toContain("Decision,About,Admin,Reason,Details,ID");
  expect(row).toContain(
    "Take listing down,Oak Family Medicine,Jordan Blake,Several members reported it.,Into: Elm Care",
  );
  expect(asked.at(-1)).toMatchObject({ event: "eq.listing_taken_down", limit: "1000" });
});
