import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { MailState } from "@/hooks/mail/state";
import { expectConsole } from "@/test/console";
import { quietMail } from "@/test/desk-api";
import { openQueue } from "@/test/desk-queues";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";

const url = "http://api.test/rest/v1/rpc/desk_mail";

async function openDesk(state: Partial<MailState>) {
  const app = await openQueue("messages", "contact_messages", () => []);
  server.use(http.post(url, () => HttpResponse.json([{ ...quietMail, ...state }])));
  return app;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("mail that goes out is a line", async () => {
  await openDesk({ waiting: 1, oldest: ago(1) });
  const line = await screen.findByText(/^Mail: /);
  expect(line.textContent).toBe(
    "Mail: 1 due, the oldest 1 minute ago, 0 to be tried again, 12 sent and 0 given up within a week, 1 account not mailed because mails came back.",
  );
  expect(screen.queryByText("Mail does not go out")).toBeNull();
});

test("mail that waits for long says since when and why", async () => {
  const failure = { last_failure: "Invalid login", last_failed_at: ago(3) };
  await openDesk({ waiting: 40, oldest: ago(60), ...failure });
  expect(await screen.findByText("Mail does not go out")).toBeTruthy();
  expect(screen.getByText(/due since .* \(3 minutes ago\): Invalid login/)).toBeTruthy();
});

test("mail that could not be sent yet is no mail that has gone out", async () => {
  await openDesk({ retried: 3, last_failure: "Connection refused", last_failed_at: ago(0) });
  expect((await screen.findByText(/^Mail: /)).textContent).toContain(
    "Mail: nothing is due, 3 to be tried again,",
  );
  expect(screen.getByText("Some mail could not be sent yet")).toBeTruthy();
  expect(screen.getByText(/: Connection refused/)).toBeTruthy();
});

test("or that nobody tries", async () => {
  await openDesk({ waiting: 40, oldest: ago(60) });
  expect(await screen.findByText(/Nothing has tried to send it/)).toBeTruthy();
});

test("what was given up is told with the latest reason", async () => {
  await openDesk({ failed: 2, last_failure: "550 no such mailbox", last_failed_at: ago(120) });
  expect(await screen.findByText("Some mail was given up")).toBeTruthy();
  expect(screen.getByText(/2 hours ago\): 550 no such mailbox/)).toBeTruthy();
});

test("that it could not be asked for is told, and the desk stays", async () => {
  expectConsole("error", /no: 42501/);
  await openQueue("messages", "contact_messages", () => []);
  server.use(http.post(url, () => apiError(403, "42501", "no")));
  expect(await screen.findByRole("heading", { name: "Admin desk" })).toBeTruthy();
  expect(await screen.findByRole("alert")).toBeTruthy();
});
