import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { findRow, idOf, openQueue, queueOf } from "@/test/admin-queues";
import { apiError } from "@/test/directory-api";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";

const message = (number: number, status = "open") => ({
  id: idOf(number),
  name: `Sender ${number}`,
  email: `sender${number}@mail.test`,
  status,
  subject: `Subject ${number}`,
  message: "First line\nSecond line",
  created_at: "2026-11-02T12:00:00+00:00",
  settled_at: status === "open" ? null : "2026-11-03T12:00:00+00:00",
});

/** Opens the message queue and records decisions and replies. */
async function openMessages(...messages: ReturnType<typeof message>[]) {
  const queue = queueOf(...messages);
  const decided: unknown[] = [];
  const replies: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/set_contact_message_status`, async ({ request }) => {
      const body = (await request.json()) as { target: string };
      decided.push(body);
      return queue.without(({ id }) => id === body.target)();
    }),
    http.post(`${rest}/rpc/reply_to_contact_message`, async ({ request }) => {
      const body = (await request.json()) as { target: string };
      replies.push(body);
      return queue.without(({ id }) => id === body.target)();
    }),
  );
  return { ...(await openQueue("messages", "contact_messages", queue.rows)), decided, replies };
}

test("a message shows its sender and text, and an admin can reply", async () => {
  const { user, replies } = await openMessages(message(1), message(2));
  const row = within(await findRow("Subject 1"));
  expect(row.getByText(/From Sender 1/)).toBeTruthy();
  expect(row.getByText(/Second line/)).toBeTruthy();
  await user.click(row.getByRole("button", { name: "Send reply" }));
  expect(row.getByText("Enter a reply")).toBeTruthy();
  await user.type(row.getByRole("textbox", { name: /^Reply to Sender 1/ }), " Hello ");
  await user.selectOptions(row.getByRole("combobox", { name: "Insert a template" }), "Fixed");
  await user.click(row.getByRole("button", { name: "Send reply" }));
  expect((await findToasts())[0]).toContain("Reply sent");
  const body = "Hello\n\nThank you for telling us. We've fixed it.";
  expect(replies).toMatchObject([{ target: idOf(1), body }]);
  expect(screen.queryByRole("article", { name: "Subject 1" })).toBeNull();
});

test("a reply to a message that another admin answered first fails and stays in the field", async () => {
  const { user } = await openMessages(message(1));
  const conflict = "This message has already been answered or closed. Nothing was sent.";
  server.use(
    http.post(`${rest}/rpc/reply_to_contact_message`, () => apiError(409, "message_changed")),
  );
  const row = within(await findRow("Subject 1"));
  const field = row.getByRole<HTMLTextAreaElement>("textbox", { name: /^Reply to/ });
  await user.type(field, "Thank you");
  await user.click(row.getByRole("button", { name: "Send reply" }));
  expect(await findToasts()).toEqual([`Error${conflict}`]);
  expect(field.value).toBe("Thank you");
});

test("replies show whether their email was delivered", async () => {
  const sent = { author_name: "Sam", body: "Thanks", created_at: "2026-11-03T12:00:00+00:00" };
  await openMessages(message(1, "answered"));
  server.use(
    http.post(`${rest}/rpc/list_contact_replies`, () =>
      HttpResponse.json([
        { id: idOf(8), ...sent, sent_at: "2026-11-03T12:01:00+00:00", failure: null },
        { id: idOf(9), ...sent, sent_at: null, failure: "550 no mailbox", is_given_up: true },
      ]),
    ),
  );
  const row = within(await findRow("Subject 1"));
  const replies = within(await row.findByRole("list", { name: "Replies" })).getAllByRole(
    "listitem",
  );
  expect(replies[0]?.textContent).toMatch(/Sam replied .* · Sent/);
  expect(replies[1]?.textContent).toMatch(/Not delivered550 no mailbox/);
});

test.each([
  ["Mark as answered", "answered", "Marked as answered"],
  ["Mark as spam", "spam", "Marked as spam"],
])("%s removes the message from the queue", async (label, outcome, thanks) => {
  const { user, decided } = await openMessages(message(1), message(2));
  const row = within(await findRow("Subject 1"));
  await user.click(row.getByRole("button", { name: new RegExp(label) }));
  expect((await findToasts())[0]).toContain(thanks);
  expect(decided).toEqual([{ target: idOf(1), outcome }]);
  expect(screen.queryByRole("article", { name: "Subject 1" })).toBeNull();
});

test("an answered message can be reopened", async () => {
  const { user, decided, router } = await openMessages(message(1, "answered"));
  await findRow("Subject 1");
  await user.selectOptions(screen.getByLabelText("Show"), "answered");
  expect(router.state.location.search).toContain("show=answered");
  // Waits for the new queue, because the row looks the same in both.
  await screen.findByRole("heading", { name: /^Answered messages/ });
  const row = within(await findRow("Subject 1"));
  expect(row.getByText(/Marked as answered/)).toBeTruthy();
  await user.click(row.getByRole("button", { name: /Reopen/ }));
  await waitFor(() => expect(decided).toEqual([{ target: idOf(1), outcome: "open" }]));
  expect(await screen.findByText("No messages were answered in the last 90 days.")).toBeTruthy();
});

test("an empty queue says where messages come from", async () => {
  await openMessages();
  expect(await screen.findByText(/Messages from the contact page appear here/)).toBeTruthy();
  expect(paths.adminTab("messages")).toContain("tab=messages");
});
