import { expect, test } from "vitest";
import { paths } from "../../../../src/lib/paths.ts";
import { composeEmail } from "./compose-email.ts";
import { notMePath, readNotMeToken } from "./not-me.ts";
import type { Task } from "./task.ts";

const site = {
  url: "https://dpc.test",
  functionsUrl: "https://api.dpc.test/functions/v1",
  signingKeys: ["a key for links in tests"],
};
const code = "11111111-2222-4333-8444-555555555555";

const task: Task = {
  id: "aaaa",
  lease: "bbbb",
  recipient: code,
  address: "dora@clinic.example",
  event: "work_email_code",
  topic: null,
  attempts: 1,
  language: "en",
  facts: { code: "012345", refusal: code, person: "Dora Doctor", practice: "Oak", listing: code },
};

test("a code email names the claimant and the practice, with the code on its own line", async () => {
  const { subject, text, html } = await composeEmail(task, site);
  expect(subject).toBe("Your verification code for Oak");
  expect(text).toContain("Dora Doctor is claiming the DPC Nearby listing for Oak");
  expect(text).toMatch(/^012345$/m);
  expect(html).toContain(">012345<");
  expect(subject).not.toContain("012345");
});

test("a code email has a link to dispute the claim but no unsubscribe link", async () => {
  const { text, html, headers } = await composeEmail(task, site);
  expect(Object.keys(headers)).not.toContain("List-Unsubscribe");
  expect(text).not.toMatch(/unsubscribe|account at/);
  const token = /This wasn't me: https:\/\/dpc\.test\/not-me\?token=(\S+)/.exec(text)?.[1] ?? "";
  expect(html).toContain(`/not-me?token=${token}`);
  expect(await readNotMeToken(decodeURIComponent(token), site.signingKeys)).toBe(code);
  expect(
    await readNotMeToken(decodeURIComponent(token), ["an unrelated key for links"]),
  ).toBeNull();
  expect(await readNotMeToken(`${code}.`, site.signingKeys)).toBeNull();
  expect(notMePath).toBe(paths.notMe);
});

test("a code email leads to the dashboard, which has a field for the code of every claim", async () => {
  const { text } = await composeEmail(task, site);
  expect(text).toContain("Enter the code: https://dpc.test/dashboard\n");
  expect(text).not.toContain("end the claim");
});

test("a typed name does not become a link", async () => {
  const person = "Win at https://evil.example/prize";
  const { text, html } = await composeEmail({ ...task, facts: { ...task.facts, person } }, site);
  for (const part of [text, html]) {
    expect(part).not.toContain("https://evil");
    expect(part).not.toContain("evil.example");
  }
});
