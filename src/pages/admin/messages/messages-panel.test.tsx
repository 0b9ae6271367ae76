import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { findRow, idOf, openQueue, queueOf } from "@/test/desk-queues";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";

const message = (number: number, status = "open") => ({
  ...{ id: idOf(number), name: `Sender ${number}`, email: `sender${number}@mail.test`, status },
  ...{ subject: `Subject ${number}`, message: "First line\nSecond line" },
  ...{ created_at: "2026-11-02T12:00:00+00:00" },
  settled_at: status === "open" ? null : "2026-11-03T12:00:00+00:00",
});

/** Opens the desk over these messages; keeps what is decided. */
async function openMessages(...messages: ReturnType<typeof message>[]) {
  const queue = queueOf(...messages);
  const decided: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/settle_contact_message`, async ({ request }) => {
      const body = (await request.json()) as { target: string };
      decided.push(body);
      return queue.without(({ id }) => id === body.target)();
    }),
  );
  return { ...(await openQueue("messages", "contact_messages", queue.rows)), decided };
}

test("a message says who wrote what, and is answered from the mail program", async () => {
  await openMessages(message(1), message(2));
  const row = within(await findRow("Subject 1"));
  expect(row.getByText(/From Sender 1/)).toBeTruthy();
  expect(row.getByText(/Second line/)).toBeTruthy();
  const reply = new URL(row.getByRole<HTMLAnchorElement>("link", { name: "Reply by email" }).href);
  expect(reply.pathname).toBe("sender1@mail.test");
  expect(reply.searchParams.get("subject")).toBe("Re: Subject 1");
  expect(reply.searchParams.get("body")).toContain("> Second line");
});

test.each([
  ["Answered", "answered", "Marked as answered"],
  ["Spam", "spam", "Marked as spam"],
])("%s takes it off the desk", async (label, outcome, thanks) => {
  const { user, decided } = await openMessages(message(1), message(2));
  const row = within(await findRow("Subject 1"));
  await user.click(row.getByRole("button", { name: new RegExp(label) }));
  expect((await findToasts())[0]).toContain(thanks);
  expect(decided).toEqual([{ target: idOf(1), outcome }]);
  expect(screen.queryByRole("article", { name: "Subject 1" })).toBeNull();
});

test("what is settled can be opened again", async () => {
  const { user, decided, router } = await openMessages(message(1, "answered"));
  await findRow("Subject 1");
  await user.selectOptions(screen.getByLabelText("Show"), "answered");
  expect(router.state.location.search).toContain("show=answered");
  // The row of the shelf before is the same.
  await screen.findByRole("heading", { name: /^Answered messages/ });
  const row = within(await findRow("Subject 1"));
  expect(row.getByText(/Marked as answered/)).toBeTruthy();
  await user.click(row.getByRole("button", { name: /Open again/ }));
  await waitFor(() => expect(decided).toEqual([{ target: idOf(1), outcome: "open" }]));
  expect(await screen.findByText("No message was answered in the last 90 days.")).toBeTruthy();
});

test("an empty desk says where messages come from", async () => {
  await openMessages();
  expect(
    await screen.findByText(/What people write on the contact page appears here/),
  ).toBeTruthy();
  expect(paths.desk("messages")).toContain("tab=messages");
});
