import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import { publishableKey } from "../apis/keys.ts";
import {
  type Client,
  client,
  codeIn,
  latestMail,
  password,
  signUp,
  siteUrl,
  startBackend,
} from "../testing/helpers.ts";
import { decodeClaims } from "./tokens.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const newPassword = "a calm new password";

const setSessionAge = (id: string, time: string) =>
  backend.db.query(
    z.unknown(),
    "update auth.sessions set created_at = now() - $2::interval where user_id = $1",
    [id, time],
  );

/** Creates a client that sends an access token with every request, as a copy of a stolen one could be sent. */
const clientWithToken = (token: string) =>
  createClient(siteUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { authorization: `Bearer ${token}` },
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });

describe("a password change", () => {
  it("requires an emailed code if the session is older than a day", async () => {
    const { client: member, email, id } = await signUp(backend, "old-session");
    await setSessionAge(id, "25 hours");
    const refused = await member.auth.updateUser({ password: newPassword });
    expect(refused.error?.code).toBe("reauthentication_needed");
    expect((await member.auth.reauthenticate()).error).toBeNull();
    const wrong = await member.auth.updateUser({ password: newPassword, nonce: "000000x" });
    expect(wrong.error?.code).toBe("reauthentication_not_valid");
    const nonce = codeIn(latestMail(backend, email));
    expect((await member.auth.updateUser({ password: newPassword, nonce })).error).toBeNull();
    const again = await member.auth.updateUser({ password: `${newPassword}!`, nonce });
    expect(again.error?.code).toBe("reauthentication_not_valid");
  });

  it("requires no code within a day, and ends all other sessions", async () => {
    const { client: member, email, id } = await signUp(backend, "fresh-session");
    const other = client(backend);
    await other.auth.signInWithPassword({ email, password });
    await setSessionAge(id, "23 hours");
    expect((await member.auth.updateUser({ password: newPassword })).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await member.auth.refreshSession()).error).toBeNull();
    const withOld = await client(backend).auth.signInWithPassword({ email, password });
    expect(withOld.error?.code).toBe("invalid_credentials");
  });

  it("ends access with the tokens of all other sessions, and of none of its own", async () => {
    const { client: member, email, id } = await signUp(backend, "stolen-session");
    const other = client(backend);
    await other.auth.signInWithPassword({ email, password });
    const { data } = await other.auth.getSession();
    const stolen = clientWithToken(data.session?.access_token ?? "");
    const writeBio = (caller: Pick<Client, "from">, bio: string) =>
      caller.from("profiles").update({ bio }).eq("id", id).select("bio");
    expect((await writeBio(stolen, "Mine")).error).toBeNull();
    expect((await member.auth.updateUser({ password: newPassword })).error).toBeNull();
    expect((await writeBio(stolen, "Taken over")).error).toMatchObject({
      code: "42501",
      hint: "session_ended",
    });
    expect((await stolen.from("notification_preferences").select()).data).toEqual([]);
    expect((await stolen.rpc("export_my_data")).error?.hint).toBe("session_ended");
    const upload = await stolen.storage.from("avatars").upload(`${id}/face.png`, new Blob(["x"]));
    expect(upload.error).not.toBeNull();
    expect((await stolen.auth.getUser(data.session?.access_token)).error).not.toBeNull();
    expect((await writeBio(member, "Still mine")).data).toEqual([{ bio: "Still mine" }]);
  });

  it("is reported to the account's address", async () => {
    const { client: member, email } = await signUp(backend, "reported-change");
    expect((await member.auth.updateUser({ password: newPassword })).error).toBeNull();
    const mail = latestMail(backend, email);
    expect(mail.subject).toBe("Your password was changed · Se cambió su contraseña");
    expect(mail.text).toContain(email);
    const sent = backend.mailbox.mails.length;
    await member.auth.updateUser({ password: newPassword });
    await member.auth.updateUser({ data: { theme: "dark" } });
    expect(backend.mailbox.mails.length).toBe(sent);
  });

  it("must differ from the current password", async () => {
    const { client: member } = await signUp(backend, "unchanged");
    expect((await member.auth.updateUser({ password })).error?.code).toBe("same_password");
  });
});

describe("a session", () => {
  it("is listed with its browser and last use, and can be ended from another device", async () => {
    const { client: member, email, id } = await signUp(backend, "devices");
    const phone = createClient(siteUrl, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        headers: { "user-agent": "Phone" },
        fetch: (input, init) => backend.fetch(new Request(input, init)),
      },
      realtime: { transport: class {} as unknown as typeof WebSocket },
    });
    await phone.auth.signInWithPassword({ email, password });
    const { data: sessions } = await member.rpc("list_my_sessions");
    expect(sessions).toHaveLength(2);
    const other = sessions?.find(({ is_current }: { is_current: boolean }) => !is_current);
    expect(other?.user_agent).toBe("Phone");
    expect(Date.now() - Date.parse(other?.last_used_at ?? "")).toBeLessThan(60_000);

    const { data: unrelated } = await (await signUp(backend, "other-member")).client.rpc(
      "list_my_sessions",
    );
    expect(unrelated).toHaveLength(1);
    expect(
      (await member.rpc("end_session", { target: unrelated?.[0]?.id ?? "" })).error,
    ).toBeNull();
    const left = await backend.db.query(z.unknown(), "select from auth.sessions where id = $1", [
      unrelated?.[0]?.id ?? "",
    ]);
    expect(left).toHaveLength(1);

    expect((await member.rpc("end_session", { target: other?.id ?? "" })).error).toBeNull();
    const written = await phone.from("profiles").update({ bio: "Mine" }).eq("id", id).select("id");
    expect(written.error).toMatchObject({ code: "42501", hint: "session_ended" });
    expect((await phone.auth.refreshSession()).error).not.toBeNull();
    expect((await member.auth.refreshSession()).error).toBeNull();
  });
});

describe("an access token", () => {
  it("contains the sign-in method and time, even after a refresh", async () => {
    const { email, id } = await signUp(backend, "proofs");
    const member = client(backend);
    await member.auth.signInWithPassword({ email, password });
    await backend.db.query(
      z.unknown(),
      `update auth.mfa_amr_claims set updated_at = to_timestamp(1000)
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [id],
    );
    const { data } = await member.auth.refreshSession();
    expect(decodeClaims(data.session?.access_token ?? "")).toMatchObject({
      amr: [{ method: "password", timestamp: 1000 }],
    });
  });

  it("can delete the account only shortly after sign-in", async () => {
    const { client: member, email, id } = await signUp(backend, "leaving");
    await backend.db.query(
      z.unknown(),
      "update auth.mfa_amr_claims set updated_at = now() - interval '1 hour'",
      [],
    );
    await member.auth.refreshSession();
    const refused = await member.rpc("delete_account");
    expect(refused.error?.message).toContain("sign in again");
    await member.auth.signInWithPassword({ email, password });
    expect((await member.rpc("delete_account")).error).toBeNull();
    const left = await backend.db.query(z.unknown(), "select from auth.users where id = $1", [id]);
    expect(left).toEqual([]);
  });
});
