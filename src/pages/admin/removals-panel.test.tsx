import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { forgetPendingDecisions } from "@/hooks/admin/decide-later";
import { findRow, idOf, openQueue, queueOf } from "@/test/admin-queues";
import { server } from "@/test/server";
import { sendDecision } from "@/test/toasts";

afterEach(forgetPendingDecisions);

const rest = "http://api.test/rest/v1";

const removal = (number: number) => ({
  id: idOf(number),
  subject: "practice",
  doctor_id: idOf(50),
  physician_name: null,
  practice_name: `Practice ${number}`,
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
  npi: "1234567893",
  requester_name: "Ada Oak",
  relation: "owner",
  email: "ada@oak.test",
  reason: "We closed",
  confirmed_at: "2026-11-02T12:00:00+00:00",
});

const listing = (number: number, matched: string[]) => ({
  id: idOf(number),
  practice_name: `Listing ${number}`,
  status: "published",
  matched,
  address_city: "Austin",
  address_state: "TX",
});

async function openRemovals(...rows: ReturnType<typeof removal>[]) {
  const queue = queueOf(...rows);
  const decided: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/find_removal_listings`, () =>
      HttpResponse.json([listing(50, ["named in the request"]), listing(51, ["NPI"])]),
    ),
    http.post(`${rest}/rpc/decide_removal`, async ({ request }) => {
      const body = (await request.json()) as { target: string };
      decided.push(body);
      return queue.without(({ id }) => id === body.target)();
    }),
  );
  return { ...(await openQueue("removals", "removal_requests", queue.rows)), decided };
}

test("approving a removal takes down the named listing and any selected ones", async () => {
  const { user, decided } = await openRemovals(removal(1), removal(2));
  const row = within(await findRow("Practice 1"));
  expect(row.getByText("Practice owner")).toBeTruthy();
  const named = await row.findByRole<HTMLInputElement>("checkbox", { name: /^Listing 50/ });
  expect(named.checked).toBe(true);
  await user.click(row.getByRole("checkbox", { name: /^Listing 51/ }));
  await user.click(row.getByRole("button", { name: /^Approve/ }));
  expect((await sendDecision())[0]).toContain("Removal approved");
  expect(decided).toEqual([
    {
      target: idOf(1),
      is_approved: true,
      reason: "",
      listings: [idOf(50), idOf(51)],
      is_name_only: false,
    },
  ]);
  expect(screen.queryByRole("article", { name: "Practice 1" })).toBeNull();
});

test("a removal is rejected with a reason", async () => {
  const { user, decided } = await openRemovals(removal(1));
  const row = within(await findRow("Practice 1"));
  await user.click(row.getByRole("button", { name: /^Reject/ }));
  await user.click(row.getByRole("button", { name: /speak for this practice/ }));
  expect((await sendDecision())[0]).toContain("Removal rejected");
  expect(decided).toMatchObject([
    { is_approved: false, reason: "We couldn't confirm that you speak for this practice" },
  ]);
});

test("a removal without a listing is approved only when the admin registers the name", async () => {
  const { user, decided } = await openRemovals({ ...removal(1), doctor_id: idOf(99) });
  const row = within(await findRow("Practice 1"));
  await row.findByRole("checkbox", { name: /^Listing 50/ });
  await user.click(row.getByRole("button", { name: /^Approve/ }));
  expect((await row.findByRole("alert")).textContent).toBe(
    "Choose a listing, or register the name only.",
  );
  expect(decided).toEqual([]);
  await user.click(row.getByRole("checkbox", { name: /^Register the name only/ }));
  await user.click(row.getByRole("button", { name: /^Approve/ }));
  await sendDecision();
  expect(decided).toMatchObject([{ is_approved: true, listings: [], is_name_only: true }]);
});

test("an admin can choose a listing that does not match the request", async () => {
  const { user, decided } = await openRemovals({ ...removal(1), doctor_id: idOf(99) });
  server.use(
    http.post(`${rest}/rpc/admin_search_listings`, () =>
      HttpResponse.json([{ ...listing(70, []), address_zip: "78704", owner: null }]),
    ),
  );
  const row = within(await findRow("Practice 1"));
  await user.click(row.getByRole("button", { name: "Find another listing" }));
  await user.type(row.getByRole("searchbox", { name: "Another listing" }), "Oak");
  await user.click(await row.findByRole("radio", { name: /^Listing 70/ }));
  expect(row.queryByRole("checkbox", { name: /^Register/ })).toBeNull();
  await user.click(row.getByRole("button", { name: /^Approve/ }));
  await sendDecision();
  expect(decided).toMatchObject([{ listings: [idOf(70)], is_name_only: false }]);
});
