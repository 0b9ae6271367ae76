import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import {
  client,
  latestMail,
  password,
  signUp,
  startBackend,
  tokenHash,
} from "../testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

describe("sign-in with a password", () => {
  it("reveals that an address is unconfirmed only if the password is correct", async () => {
    const email = "unconfirmed@example.com";
    const visitor = client(backend);
    await visitor.auth.signUp({ email, password });
    const wrong = await visitor.auth.signInWithPassword({ email, password: "a wrong guess" });
    expect(wrong.error?.code).toBe("invalid_credentials");
    const right = await visitor.auth.signInWithPassword({ email, password });
    expect(right.error?.code).toBe("email_not_confirmed");
  });
});

describe("sign-in by email", () => {
  it("creates an account with its metadata for a new address and sends a confirmation", async () => {
    const email = "new@example.com";
    const options = { data: { full_name: "Nell", role: "doctor" } };
    const { error } = await client(backend).auth.signInWithOtp({ email, options });
    expect(error).toBeNull();
    expect(latestMail(backend, email).subject).toMatch(/^Confirm/);
    const [user] = await backend.db.query(
      z.object({ email_confirmed_at: z.unknown(), raw_user_meta_data: z.unknown() }),
      "select email_confirmed_at, raw_user_meta_data from auth.users where email = $1",
      [email],
    );
    expect(user?.email_confirmed_at).toBeNull();
    expect(user?.raw_user_meta_data).toMatchObject({ full_name: "Nell" });
  });

  it("accepts a link once", async () => {
    const { email } = await signUp(backend, "linked");
    const visitor = client(backend);
    await visitor.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const token_hash = tokenHash(latestMail(backend, email));
    const first = await visitor.auth.verifyOtp({ type: "email", token_hash });
    expect(first.data.user?.email).toBe(email);
    const second = await visitor.auth.verifyOtp({ type: "email", token_hash });
    expect(second.error?.code).toBe("otp_expired");
  });

  it("creates no account and sends nothing for an unknown address", async () => {
    const email = "nobody@example.com";
    const visitor = client(backend);
    const options = { shouldCreateUser: false };
    const { error } = await visitor.auth.signInWithOtp({ email, options });
    expect(error?.code).toBe("otp_disabled");
    expect((await visitor.auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(backend.mailbox.mails.some((mail) => mail.to === email)).toBe(false);
    const users = await backend.db.query(z.unknown(), "select from auth.users where email = $1", [
      email,
    ]);
    expect(users).toEqual([]);
  });

  it("refuses to send a second link immediately", async () => {
    const { email } = await signUp(backend, "hurried");
    const visitor = client(backend);
    await visitor.auth.resetPasswordForEmail(email);
    const { error } = await visitor.auth.resetPasswordForEmail(email);
    expect(error?.code).toBe("over_email_send_rate_limit");
  });
});

describe("an unsupported endpoint", () => {
  it("responds with a readable error", async () => {
    const { client: member } = await signUp(backend, "factors");
    const { error } = await member.auth.mfa.enroll({ factorType: "totp" });
    expect(error?.code).toBe("not_supported");
    expect(error?.message).toContain("not supported by the embedded backend");
  });
});
