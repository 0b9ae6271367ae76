import { afterEach, expect, test } from "vitest";
import { type Behavior, type SmtpServer, startSmtp } from "../../../local/testing/smtp-server.ts";
import type { Email } from "./compose-email.ts";
import { TransportUnavailable, Undeliverable } from "./sender.ts";
import { openSmtp } from "./smtp.ts";

const openResources: { close(): void }[] = [];
afterEach(() => {
  for (const resource of openResources.splice(0)) resource.close();
});

const from = "DPC Nearby <post@dpc.test>";
const timeLimits = {
  connectionTimeout: 500,
  greetingTimeout: 500,
  socketTimeout: 500,
  totalTimeout: 1500,
};

async function server(behavior: Behavior = {}): Promise<SmtpServer> {
  const started = await startSmtp(behavior);
  openResources.push(started);
  return started;
}

function deliver(url: string, email: Email): Promise<void> {
  const transport = openSmtp({ url, from, timeLimits });
  openResources.push(transport);
  return transport.deliver(email);
}

const emailWith = (changes: Partial<Email> = {}): Email => ({
  to: "reader@example.com",
  subject: "Häuser",
  text: "Hello",
  html: "<p>Hello</p>",
  messageId: "<one@dpc.test>",
  headers: { "Auto-Submitted": "auto-generated" },
  ...changes,
});

test("an email arrives with its headers", async () => {
  const { url, messages } = await server();
  await deliver(url, emailWith());
  expect(messages).toHaveLength(1);
  for (const header of [
    "From: DPC Nearby <post@dpc.test>",
    "To: reader@example.com",
    "Message-ID: <one@dpc.test>",
    "Auto-Submitted: auto-generated",
  ]) {
    expect(messages[0]).toContain(header);
  }
  expect(messages[0]).toContain("text/plain");
  expect(messages[0]).toContain("text/html");
});

test("a line break in a subject does not inject a header", async () => {
  const { url, messages } = await server();
  await deliver(url, emailWith({ subject: "Hello\r\nBcc: all@example.com" }));
  expect(messages[0]).not.toMatch(/^Bcc:/m);
});

test.each([
  "two@example.com, three@example.com",
  "reader@example.com\r\nBcc: all@example.com",
  "<reader@example.com>",
  "no-domain",
])("nothing is sent to %j", async (to) => {
  const { url, messages } = await server();
  await expect(deliver(url, emailWith({ to }))).rejects.toThrow(Undeliverable);
  expect(messages).toEqual([]);
});

test("a permanently rejected address is not retried", async () => {
  const { url } = await server({ recipient: "550 no such mailbox" });
  await expect(deliver(url, emailWith())).rejects.toThrow(Undeliverable);
});

test("a permanently rejected email is not retried", async () => {
  const { url } = await server({ message: "554 not wanted" });
  await expect(deliver(url, emailWith())).rejects.toThrow(Undeliverable);
});

test("a full mailbox is retried", async () => {
  const { url } = await server({ recipient: "452 mailbox full" });
  const failure = await deliver(url, emailWith()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure).not.toBeInstanceOf(TransportUnavailable);
});

test.each<[string, Behavior]>([
  ["sends no greeting", { greeting: "hang" }],
  ["rejects the connection", { greeting: "554 no service" }],
  ["rejects the sender", { sender: "550 not you" }],
  ["stops responding", { message: "hang" }],
  ["never completes its response", { message: "drip" }],
  ["disconnects before accepting the email", { message: "drop" }],
])("a server that %s is reported as unavailable", async (_what, behavior) => {
  const { url } = await server(behavior);
  await expect(deliver(url, emailWith())).rejects.toThrow(TransportUnavailable);
});

test("an unacknowledged email is sent again with the same Message-ID", async () => {
  const { url, messages } = await server({ message: "accept and drop" });
  for (const _again of [1, 2])
    await expect(deliver(url, emailWith())).rejects.toThrow(TransportUnavailable);
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(message).toContain("Message-ID: <one@dpc.test>");
});

test("a server that does not listen is reported as unavailable", async () => {
  const { url, close } = await server();
  close();
  await expect(deliver(url, emailWith())).rejects.toThrow(TransportUnavailable);
});

test("over the network, a password is sent only over TLS", async () => {
  const { url, messages } = await server();
  // A loopback address that openSmtp does not treat as local.
  const remote = url.replace("127.0.0.1", "127.0.0.2").replace("smtp://", "smtp://user:secret@");
  await expect(deliver(remote, emailWith())).rejects.toThrow();
  expect(messages).toEqual([]);
});
