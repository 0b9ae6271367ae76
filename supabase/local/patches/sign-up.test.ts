import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import { publishableKey } from "../apis/keys.ts";
import { client, codeIn, latestMail, password, signUp, startBackend } from "../testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

describe("sign-up", () => {
  it("does not reveal that an address is taken", async () => {
    const { email } = await signUp(backend, "taken");
    const again = await client(backend).auth.signUp({ email, password });
    expect(again.error).toBeNull();
    expect(again.data.user?.identities).toEqual([]);
    expect(again.data.session).toBeNull();
    expect(backend.mailbox.mails.filter((mail) => mail.to === email)).toHaveLength(1);
  });

  it.each([
    ["one.letter", "A", "x".repeat(72)],
    ["another.script", "عمر الخيام", "🔑🚲🍋🧭⛵🦊"],
    ["Capital+Plus", "<img src=x onerror=alert(1)>", "a fresh start"],
  ])(
    "accepts %s with any name and a password of up to 72 bytes",
    async (name, full_name, chosen) => {
      const email = `${name}@example.com`;
      const visitor = client(backend);
      await visitor.auth.signUp({ email, password: chosen, options: { data: { full_name } } });
      const token = codeIn(latestMail(backend, email.toLowerCase()));
      const confirmed = await visitor.auth.verifyOtp({ email, token, type: "email" });
      expect(confirmed.data.user?.user_metadata).toMatchObject({ full_name });
      const member = await client(backend).auth.signInWithPassword({ email, password: chosen });
      expect(member.error).toBeNull();
    },
  );

  it("sends an unconfirmed address a new code, but not immediately", async () => {
    const email = "waiting@example.com";
    const visitor = client(backend);
    await visitor.auth.signUp({ email, password });
    const first = codeIn(latestMail(backend, email));
    const hurried = await visitor.auth.signUp({ email, password });
    expect(hurried.error?.code).toBe("over_email_send_rate_limit");

    await letTimePass(email);
    expect((await visitor.auth.signUp({ email, password })).error).toBeNull();
    expect(codeIn(latestMail(backend, email))).not.toBe(first);
  });

  it("reports a database error when a trigger fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await backend.db.run(`
      create function public.fail() returns trigger language plpgsql as $$
      begin if new.email = 'fails@example.com' then raise 'no'; end if; return new; end $$;
      create trigger fail before insert on auth.users for each row execute function public.fail();
      grant execute on function public.fail to public;`);
    const response = await backend.fetch(
      new Request("http://localhost/auth/v1/signup", {
        method: "POST",
        headers: { apikey: publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ email: "fails@example.com", password }),
      }),
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ msg: "Database error saving new user" });
  });
});

describe("resend", () => {
  it("sends a new confirmation that works", async () => {
    const email = "resend@example.com";
    const visitor = client(backend);
    await visitor.auth.signUp({ email, password });
    const hurried = await visitor.auth.resend({ type: "signup", email });
    expect(hurried.error?.code).toBe("over_email_send_rate_limit");
    expect(hurried.error?.message).toMatch(/only request this after \d+ seconds/);

    await letTimePass(email);
    expect((await visitor.auth.resend({ type: "signup", email })).error).toBeNull();
    const token = codeIn(latestMail(backend, email));
    const { data } = await visitor.auth.verifyOtp({ email, token, type: "email" });
    expect(data.session).not.toBeNull();
  });

  it("succeeds for an unknown address without sending an email", async () => {
    const email = "unknown@example.com";
    const { error } = await client(backend).auth.resend({ type: "signup", email });
    expect(error).toBeNull();
    expect(backend.mailbox.mails.some((mail) => mail.to === email)).toBe(false);
  });
});

const letTimePass = (email: string) =>
  backend.db.query(
    z.unknown(),
    "update auth.users set confirmation_sent_at = now() - interval '1 hour' where email = $1",
    [email],
  );
