import { expect, test } from "vitest";
import { sendMail } from "./send-mail.ts";

const key = "a key that is long enough";
const call = (authorization: string) =>
  new Request("https://project.test/functions/v1/send-mail", {
    method: "POST",
    headers: { authorization },
  });

test.each(["", "Bearer", "Bearer ", `Bearer ${key}x`, `Bearer ${key.slice(1)}`, "Bearer short"])(
  "a request with the header %j is rejected",
  async (authorization) => {
    const env = { SEND_MAIL_KEY: `${key},short` };
    expect((await sendMail(call(authorization), env)).status).toBe(401);
    expect((await sendMail(call(authorization), {})).status).toBe(401);
  },
);

test.each([key, "the key that replaces it"])(
  "during a key rotation, %j is accepted",
  async (known) => {
    const env = { SEND_MAIL_KEY: `the key that replaces it, ${key}` };
    expect((await sendMail(call(`Bearer ${known}`), env)).status).toBe(500);
  },
);

test("missing settings are named without values", async () => {
  const env = { SEND_MAIL_KEY: key, SMTP_URL: "smtps://user:secret@smtp.example.com" };
  const response = await sendMail(call(`Bearer ${key}`), env);
  const text = await response.text();
  expect(text).toBe(
    '{"message":"Not set: SUPABASE_DB_URL, SUPABASE_URL, MAIL_FROM, SITE_URL, MAIL_SIGNING_KEY"}',
  );
});

test.each([
  { MAIL_SIGNING_KEY: "short", SMTP_URL: "smtps://user:secret@smtp.example.com" },
  { MAIL_SIGNING_KEY: "a key for links in tests", SMTP_URL: "user:secret at smtp.example.com" },
])("an invalid setting is named before any email is leased", async (wrong) => {
  const rest = { SUPABASE_DB_URL: "postgresql://localhost:1/none", SUPABASE_URL: "https://p.test" };
  const site = { MAIL_FROM: "post@dpc.test", SITE_URL: "https://dpc.test", SEND_MAIL_KEY: key };
  const response = await sendMail(call(`Bearer ${key}`), { ...rest, ...site, ...wrong });
  const text = await response.text();
  expect(text).toContain("MAIL_SIGNING_KEY is too short, or SMTP_URL is not a valid URL.");
  expect(text).not.toContain("secret");
});

test("a GET request is rejected", async () => {
  const request = new Request("https://project.test/functions/v1/send-mail");
  expect((await sendMail(request, { SEND_MAIL_KEY: key })).status).toBe(405);
});
