import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { RegistryState } from "@/hooks/admin/npi-registry";
import type { MailState } from "@/hooks/notifications/email-preferences";
import { queryClient } from "@/lib/supabase/query-client";
import { healthyMail, healthyRegistry, openAdminAt } from "@/test/admin-api";
import { openQueue } from "@/test/admin-queues";
import { expectConsole } from "@/test/console";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

const rpc = "http://api.test/rest/v1/rpc";

async function openWith(mail: Partial<MailState>, registry: Partial<RegistryState> = {}) {
  await openQueue("messages", "contact_messages", () => []);
  server.use(
    http.post(`${rpc}/admin_get_email_health`, () =>
      HttpResponse.json([{ ...healthyMail, ...mail }]),
    ),
    http.post(`${rpc}/admin_get_registry_health`, () =>
      HttpResponse.json([{ ...healthyRegistry, ...registry }]),
    ),
  );
  return (await screen.findByText(/^Email: /)).textContent;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const problems = /isn't going out|couldn't be|are behind|are failing/;

test("only the statistics at the bottom show while email and registry work", async () => {
  const figures = await openWith({ waiting: 1, oldest: ago(1) }, { waiting: 3, oldest: ago(60) });
  expect(figures).toBe(
    "Email: 1 due, the oldest 1 minute ago, 0 to retry, 12 sent and 0 failed in the last week, 1 account paused after bounces.",
  );
  expect(await screen.findByText(/^NPI registry: 3 lookups due, 0 failed/)).toBeTruthy();
  expect(screen.queryByText(problems)).toBeNull();
});

test("no warning shows when registry lookups are turned off", async () => {
  await openWith({}, { is_on: false, waiting: 3, oldest: ago(6000), unanswered: 1 });
  expect(await screen.findByText(/lookups are turned off/)).toBeTruthy();
  expect(screen.queryByText(problems)).toBeNull();
});

test("delayed email shows a warning with the error and what to check", async () => {
  const failure = { last_failure: "Invalid login", last_failed_at: ago(3) };
  await openWith({ waiting: 40, oldest: ago(60), ...failure });
  const title = await screen.findByText("Email isn't going out");
  expect(screen.getByText(/40 emails not sent, .*3 minutes ago: Invalid login/)).toBeTruthy();
  expect(screen.getByText(/Check that the SMTP settings/)).toBeTruthy();
  const section = screen.getByRole("tabpanel");
  expect(title.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("email without a delivery attempt warns that the worker may not be running", async () => {
  await openWith({ waiting: 40, oldest: ago(60) });
  expect(await screen.findByText(/No attempt has been made to send it/)).toBeTruthy();
});

test.each([
  [{ retried: 1, failed: 1 }, {}],
  [{}, { unanswered: 2 }],
])("no warning shows below three failures: email %j, registry %j", async (mail, registry) => {
  await openWith({ last_failure: "Refused", last_failed_at: ago(3), ...mail }, registry);
  expect(await screen.findByText(/^NPI registry: /)).toBeTruthy();
  expect(screen.queryByText(problems)).toBeNull();
});

test("a warning lists what failed, tries it again, and stays dismissed until another failure", async () => {
  const failed = { failed: 4, last_failure: "550 no such mailbox", last_failed_at: ago(120) };
  const { user } = await openQueue("messages", "contact_messages", () => []);
  let mail: MailState = { ...healthyMail, ...failed };
  server.use(
    http.post(`${rpc}/admin_get_email_health`, () => HttpResponse.json([mail])),
    http.post(`${rpc}/admin_list_failures`, () =>
      HttpResponse.json([
        { source: "email", item: "weekly_digest", failed: 4, since: ago(180), last_error: "550" },
        { source: "npi", item: "1234567893", failed: 1, since: null, last_error: "Timeout" },
      ]),
    ),
  );
  const retried = answerChange("post", "rpc/admin_retry_failures", () => HttpResponse.json(4));
  expect(
    await screen.findByText(/^4 emails of the type “weekly digest”, since .*: 550$/),
  ).toBeTruthy();
  expect(screen.queryByText(/1234567893/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again now" }));
  expect(await findToasts()).toEqual(["Trying again4 emails due now."]);
  expect(retried).toEqual([{ source: "email" }]);
  await user.click(screen.getByRole("button", { name: /^Dismiss: / }));
  expect(screen.queryByText("Some email couldn't be delivered")).toBeNull();
  mail = { ...mail, last_failed_at: ago(1) };
  await user.click(screen.getByRole("tab", { name: "Today" }));
  await queryClient.invalidateQueries();
  expect(await screen.findByText("Some email couldn't be delivered")).toBeTruthy();
});

test.each([
  [{ retried: 3, last_failure: "Connection refused" }, "Some email couldn't be sent yet"],
  [{ failed: 3, last_failure: "550 no such mailbox" }, "Some email couldn't be delivered"],
])("email problem %j shows: %s", async (state, title) => {
  await openWith({ ...state, last_failed_at: ago(120) });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(new RegExp(`2 hours ago: ${state.last_failure}`))).toBeTruthy();
});

test.each([
  [
    { unanswered: 3, last_failure: "The registry answered 500" },
    "NPI registry lookups are failing",
  ],
  [{ waiting: 900, oldest: ago(1800) }, "NPI checks are behind"],
])("registry problem %j shows: %s", async (state, title) => {
  await openWith({}, state);
  expect(await screen.findByText(title)).toBeTruthy();
});

test("a problem also shows on a member's admin page", async () => {
  await openAdminAt("/admin/members/22222222-2222-4222-8222-222222222222");
  server.use(
    http.post(`${rpc}/admin_get_email_health`, () =>
      HttpResponse.json([{ ...healthyMail, failed: 3 }]),
    ),
    http.post(`${rpc}/admin_search_members`, () => HttpResponse.json([])),
  );
  expect(await screen.findByText("Some email couldn't be delivered")).toBeTruthy();
});

test("a failed health check shows an error and keeps the admin page", async () => {
  expectConsole("error", /42501/);
  await openQueue("messages", "contact_messages", () => []);
  server.use(http.post(`${rpc}/admin_get_email_health`, () => apiError(403, null, "42501")));
  expect(await screen.findByRole("heading", { name: "Admin" })).toBeTruthy();
  expect(await screen.findByRole("alert")).toBeTruthy();
});
