import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import { client, codeIn, latestMail, password, signUp, startBackend } from "../testing/helpers.ts";
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

  it("must differ from the current password", async () => {
    const { client: member } = await signUp(backend, "unchanged");
    expect((await member.auth.updateUser({ password })).error?.code).toBe("same_password");
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
