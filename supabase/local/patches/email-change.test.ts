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

const confirm = (address: string) =>
  client(backend).auth.verifyOtp({
    type: "email_change",
    token_hash: tokenHash(latestMail(backend, address)),
  });

describe("an email change", () => {
  it.each(["old first", "new first"])(
    "must be confirmed from both mailboxes, %s",
    async (order) => {
      const name = order.replace(" ", "-");
      const { client: member, email } = await signUp(backend, name);
      const newEmail = `${name}-moved@example.com`;
      expect((await member.auth.updateUser({ email: newEmail })).error).toBeNull();
      const mailboxes = order === "old first" ? [email, newEmail] : [newEmail, email];

      const first = await confirm(String(mailboxes[0]));
      expect(first.error).toBeNull();
      expect(first.data.session).toBeNull();
      const tooEarly = await client(backend).auth.signInWithPassword({ email: newEmail, password });
      expect(tooEarly.error?.code).toBe("invalid_credentials");

      const second = await confirm(String(mailboxes[1]));
      expect(second.data.user?.email).toBe(newEmail);
      const moved = await client(backend).auth.signInWithPassword({ email: newEmail, password });
      expect(moved.error).toBeNull();
    },
  );

  it("is not completed by two confirmations from one mailbox", async () => {
    const { client: member, email } = await signUp(backend, "twice");
    await member.auth.updateUser({ email: "twice-moved@example.com" });
    await confirm(email);
    expect((await confirm(email)).error?.code).toBe("otp_expired");
  });

  it("is refused for a taken address", async () => {
    const taken = await signUp(backend, "owned");
    const { client: member } = await signUp(backend, "wanting");
    const { error } = await member.auth.updateUser({ email: taken.email });
    expect(error?.code).toBe("email_exists");
  });

  it("can be confirmed with resent mails", async () => {
    const { client: member, email } = await signUp(backend, "again");
    const newEmail = "again-moved@example.com";
    await member.auth.updateUser({ email: newEmail });
    const stale = tokenHash(latestMail(backend, newEmail));
    await backend.db.query(
      z.unknown(),
      "update auth.users set email_change_sent_at = now() - interval '1 minute' where email = $1",
      [email],
    );
    expect((await member.auth.resend({ type: "email_change", email })).error).toBeNull();
    expect(tokenHash(latestMail(backend, newEmail))).not.toBe(stale);
    await confirm(email);
    expect((await confirm(newEmail)).data.user?.email).toBe(newEmail);
  });
});
