import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { formatAge } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { findRow, idOf, openQueue, queueOf } from "@/test/admin-queues";
import { memberId } from "@/test/auth-api";
import { bareClinician, clinicianRow } from "@/test/clinicians";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { leavePage, sendDecision } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

afterEach(forgetPendingDecisions);

const change = (number: number, changes: object = {}) => ({
  id: idOf(number),
  doctor_id: idOf(9),
  author: idOf(8),
  version: 1,
  proposed: { practice_name: "Sage & Sun", npi: "1234567893" } as Record<string, unknown>,
  answer: "It is ours since May.",
  created_at: "2026-11-02T12:00:00+00:00",
  person: { full_name: "Olga Owner" },
  listing: {
    user_id: idOf(8),
    owner: { full_name: "Olga Owner" },
    practice_name: `Sage ${number}`,
    former_names: ["Sage Clinic"],
    credentials: "Olga Owner, MD",
    npi: null,
    address_street: "1 Main St",
    address_city: "Reno",
    address_state: "NV",
    address_zip: "89501",
    clinicians: [],
    offices: [] as object[],
  },
  ...changes,
});

const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll("dl")].map((list) => list.textContent);

test("a pending change shows its author and the published and proposed value of each field", async () => {
  await openQueue("changes", "listing_changes", () => [change(1)]);
  const row = await findRow("Sage 1");
  expect(within(row).getByText(/Changed by/).textContent).toBe(
    `Reno, NV · Changed by Olga Owner ${formatAge("2026-11-02T12:00:00+00:00")}`,
  );
  expect(within(row).getByText(/It is ours since May/)).toBeTruthy();
  const links = within(row).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    paths.listing(idOf(9)),
    paths.profile(idOf(8)),
  ]);
  const headings = within(row).getAllByRole("heading", { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Practice name", "NPI"]);
  expect(textsOf(row)).toEqual([
    "PublishedSage 1ProposedSage & Sun",
    "PublishedNothingProposed1234567893 Valid check digit",
  ]);
});

test("a change that was proposed before a transfer names the new owner", async () => {
  await openQueue("changes", "listing_changes", () => {
    const { listing, ...row } = change(1);
    return [{ ...row, listing: { ...listing, user_id: idOf(7), owner: { full_name: "Nia New" } } }];
  });
  const row = await findRow("Sage 1");
  expect(within(row).getByText(/Changed by/).textContent).toBe(
    `Reno, NV · Changed by Olga Owner ${formatAge("2026-11-02T12:00:00+00:00")} · Owner now: Nia New`,
  );
});

test("a change of former names shows them as a list", async () => {
  const proposed = { former_names: ["Sage Clinic", "Dune Care"] };
  await openQueue("changes", "listing_changes", () => [change(1, { proposed })]);
  expect(textsOf(await findRow("Sage 1"))).toEqual([
    "PublishedSage ClinicProposedSage Clinic\nDune Care",
  ]);
});

test("a change of clinicians shows who would be added or removed", async () => {
  const proposed = { clinicians: [clinicianRow(), bareClinician("Rosa Wren")] };
  const { listing } = change(1);
  await openQueue("changes", "listing_changes", () => [
    change(1, { proposed, listing: { ...listing, clinicians: [clinicianRow()] } }),
  ]);
  expect(textsOf(await findRow("Sage 1"))).toEqual([
    "PublishedElena QuillProposedElena Quill\nRosa Wren",
  ]);
});

test("a change of offices shows the added and changed offices next to the current ones", async () => {
  const office = { id: idOf(5), name: "North", address_state: "NV" };
  const listed = { ...office, position: 1, address_city: "Reno", address_zip: "89501" };
  const moved = { ...office, address_city: "Sparks", address_zip: "89431" };
  const hours = [[1, "08:00", "12:00"]];
  const added = { ...moved, id: undefined, name: "South", hours, by_appointment: true };
  const { listing } = change(1);
  await openQueue("changes", "listing_changes", () => [
    change(1, {
      proposed: { offices: [moved, added] },
      listing: { ...listing, offices: [listed] },
    }),
  ]);
  expect(textsOf(await findRow("Sage 1"))).toEqual([
    "PublishedNorth, Reno, NV 89501\nNothingProposedNorth, Sparks, NV 89431\nSouth, Sparks, NV 89431 (Mon 8:00 AM – 12:00 PM; by appointment)",
  ]);
});

test("A approves and R with a number rejects a change in the version shown", async () => {
  const queue = queueOf(change(1), change(2, { version: 4 }));
  const { user } = await openQueue("changes", "listing_changes", queue.rows);
  const sent = answerChange(
    "post",
    "rpc/decide_change",
    queue.without(() => true),
  );
  await findRow("Sage 1");
  await user.keyboard("ja");
  const second = await findRow("Sage 2");
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard("r1");
  expect(await screen.findByText(/Nothing to review/)).toBeTruthy();
  leavePage();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { target: idOf(1), seen_version: 1, is_accepted: true, reason: "" },
    {
      target: idOf(2),
      seen_version: 4,
      is_accepted: false,
      reason: "We couldn't confirm this change",
    },
  ]);
});

test("a decision on a change that its owner edited meanwhile shows an error and the new version", async () => {
  const changes = [change(1)];
  const { user } = await openQueue("changes", "listing_changes", () => changes);
  const sentence = "The owner has changed this since you opened it. Please review it again.";
  answerChange("post", "rpc/decide_change", () => {
    changes[0] = change(1, { version: 2, proposed: { address_city: "Sparks" } });
    return apiError(409, "change_changed");
  });
  const row = await findRow("Sage 1");
  await user.click(within(row).getByRole("button", { name: "Approve" }));
  expect(await sendDecision()).toEqual([`Couldn't approve the change to Sage 1${sentence}`]);
  await waitFor(async () =>
    expect(textsOf(await findRow("Sage 1"))).toEqual(["PublishedRenoProposedSparks"]),
  );
});

test.each([
  {
    others: [{ user_id: idOf(5), person: { full_name: "Ben Second" } }],
    advice: "Ask another admin to decide it: Ben Second.",
  },
  {
    others: [],
    advice: "You're the only admin, so make someone you trust an admin, who can then decide it.",
  },
])("the admin's own change has no buttons and says: $advice", async ({ others, advice }) => {
  server.use(
    http.post("http://api.test/rest/v1/rpc/find_own_cases", async ({ request }) => {
      expect(await request.json()).toEqual({
        target_table: "listing_changes",
        targets: [idOf(1), idOf(2)],
      });
      return HttpResponse.json([idOf(1)]);
    }),
  );
  await openQueue("changes", "listing_changes", () => [change(1), change(2)]);
  const self = { user_id: memberId, person: { full_name: "Sam" } };
  server.use(
    http.get("http://api.test/rest/v1/user_roles", ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get("role") === "eq.admin"
          ? [self, ...others]
          : [{ role: "admin" }],
      ),
    ),
  );
  const row = within(await findRow("Sage 1"));
  await row.findByText(new RegExp(advice));
  expect(row.queryByRole("button", { name: /Approve|Reject/ })).toBeNull();
  expect(within(await findRow("Sage 2")).getByRole("button", { name: "Approve" })).toBeTruthy();
});

test("a conflict says who decided, when, and why, and links to the decision", async () => {
  const queue = queueOf(change(1));
  const { user, router } = await openQueue("changes", "listing_changes", queue.rows);
  answerChange("post", "rpc/decide_change", () => {
    queue.without(() => true)();
    return apiError(409, "change_not_open");
  });
  server.use(
    http.get("http://api.test/rest/v1/moderation_log", ({ request }) => {
      expect(new URL(request.url).searchParams.get("target_id")).toBe(`in.(${idOf(9)})`);
      return HttpResponse.json([
        {
          target_id: idOf(9),
          is_automatic: false,
          event: "change_declined",
          subject: "Sage 1",
          reason: "We couldn't confirm it",
          at: "2026-11-27T12:00:00+00:00",
          person: { full_name: "Ben Second" },
        },
      ]);
    }),
  );
  await user.click(within(await findRow("Sage 1")).getByRole("button", { name: "Approve" }));
  const [message] = await sendDecision();
  expect(message).toMatch(
    /Latest decision: Reject change, Ben Second, Nov 27, 2026.*“We couldn't confirm it”/,
  );
  server.use(
    http.post("http://api.test/rest/v1/rpc/search_moderation_log", () => HttpResponse.json([])),
  );
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(router.state.location.search).toContain("tab=decisions"));
});
