import { afterEach, expect, test } from "vitest";
import { type Behavior, type SmtpServer, startSmtp } from "../../../local/testing/smtp-server.ts";
import type { Email } from "./letter.ts";
import { TransportUnavailable, Undeliverable } from "./sender.ts";
import { openSmtp } from "./smtp.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const from = "DPC Nearby <post@dpc.test>";
const timeLimits = {
  connectionTimeout: 500,
  greetingTimeout: 500,
  socketTimeout: 500,
  wholeTimeout: 1500,
};

async function server(behavior: Behavior = {}): Promise<SmtpServer> {
  const started = await startSmtp(behavior);
  open.push(started);
  return started;
}

function deliver(url: string, letter: Email): Promise<void> {
  const carrier = openSmtp({ url, from, timeLimits });
  open.push(carrier);
  return carrier.deliver(letter);
}

const letter = (changes: Partial<Email> = {}): Email => ({
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
  await deliver(url, letter({ inReplyTo: "<zero@dpc.test>", references: ["<zero@dpc.test>"] }));
  expect(messages).toHaveLength(1);
  for (const header of [
    "From: DPC Nearby <post@dpc.test>",
    "To: reader@example.com",
    "Message-ID: <one@dpc.test>",
    "In-Reply-To: <zero@dpc.test>",
    "References: <zero@dpc.test>",
    "Auto-Submitted: auto-generated",
  ]) {
    expect(messages[0]).toContain(header);
  }
  expect(messages[0]).toContain("text/plain");
  expect(messages[0]).toContain("text/html");
});

test("a line break in a subject does not inject a header", async () => {
  const { url, messages } = await server();
  await deliver(url, letter({ subject: "Hello\r\nBcc: all@example.com" }));
  expect(messages[0]).not.toMatch(/^Bcc:/m);
});

test.each([
  "two@example.com, three@example.com",
  "reader@example.com\r\nBcc: all@example.com",
  "<reader@example.com>",
  "nobody",
])("nothing is sent to %j", async (to) => {
  const { url, messages } = await server();
  await expect(deliver(url, letter({ to }))).rejects.toThrow(Undeliverable);
  expect(messages).toEqual([]);
});

test("a permanently rejected address is not retried", async () => {
  const { url } = await server({ recipient: "550 no such mailbox" });
  await expect(deliver(url, letter())).rejects.toThrow(Undeliverable);
});

test("a permanently rejected email is not retried", async () => {
  const { url } = await server({ message: "554 not wanted" });
  await expect(deliver(url, letter())).rejects.toThrow(Undeliverable);
});

test("a full mailbox is retried", async () => {
  const { url } = await server({ recipient: "452 mailbox full" });
  const failure = await deliver(url, letter()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure).not.toBeInstanceOf(TransportUnavailable);
});

test.each<[string, Behavior]>([
  ["says nothing", { greeting: "hang" }],
  ["is not there for mail", { greeting: "554 no service" }],
  ["does not take mail of ours", { sender: "550 not you" }],
  ["stops talking", { message: "hang" }],
  ["never comes to an end", { message: "drip" }],
  ["hangs up before it has accepted", { message: "drop" }],
])("if the server %s, all emails wait", async (_what, behavior) => {
  const { url } = await server(behavior);
  await expect(deliver(url, letter())).rejects.toThrow(TransportUnavailable);
});

test("an unacknowledged email is sent again with the same Message-ID", async () => {
  const { url, messages } = await server({ message: "keep and drop" });
  for (const _again of [1, 2])
    await expect(deliver(url, letter())).rejects.toThrow(TransportUnavailable);
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(message).toContain("Message-ID: <one@dpc.test>");
});

test("if no server listens, all emails wait", async () => {
  const { url, close } = await server();
  close();
  await expect(deliver(url, letter())).rejects.toThrow(TransportUnavailable);
});

test("over the network, a password is sent only over TLS", async () => {
  const { url, messages } = await server();
  // A name of this machine that is not known to be its own.
  const far = url.replace("127.0.0.1", "127.0.0.2").replace("smtp://", "smtp://user:secret@");
  await expect(deliver(far, letter())).rejects.toThrow();
  expect(messages).toEqual([]);
});
