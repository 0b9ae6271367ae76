import { expect } from "vitest";
import {
  type Client,
  client,
  codeIn,
  latestMail,
  password,
  tokenHash,
} from "../../testing/helpers.ts";
import {
  changeAccount,
  expectCode,
  freshAddress,
  freshName,
  newMember,
  type Probe,
  post,
} from "./probe.ts";

export const signUp: Probe = async (backend) => {
  const { email } = await newMember(backend);
  const { data, error } = await client(backend).auth.signUp({ email, password });
  expectCode(error);
  expect(data.user?.identities).toEqual([]);

  // The error for a failing trigger.
  await backend.db.run(`
    create or replace function private.fail_sign_up() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create or replace trigger fail_sign_up before insert on auth.users
    for each row when (new.email like 'fails-%') execute function private.fail_sign_up();`);
  const failed = await post(backend, "signup", { email: `fails-${email}`, password });
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ msg: "Database error saving new user" });
};

export const resend: Probe = async (backend) => {
  const email = freshAddress();
  await client(backend).auth.signUp({ email, password });
  const first = codeIn(latestMail(backend, email));
  await changeAccount(backend, email, "confirmation_sent_at = now() - interval '1 hour'");
  const { error } = await client(backend).auth.resend({ type: "signup", email });
  expectCode(error);
  expect(codeIn(latestMail(backend, email))).not.toBe(first);
};

export const emailVerification: Probe = async (backend) => {
  const email = freshAddress();
  await client(backend).auth.signUp({ email, password });
  const token_hash = tokenHash(latestMail(backend, email));
  const { error } = await client(backend).auth.verifyOtp({ type: "email", token_hash });
  expectCode(error);
};

export const emailChange: Probe = async (backend) => {
  const { client: member, email } = await newMember(backend);
  const moved = `${freshName()}-moved@example.com`;
  await member.auth.updateUser({ email: moved });
  const confirm = (address: string) =>
    client(backend).auth.verifyOtp({
      type: "email_change",
      token_hash: tokenHash(latestMail(backend, address)),
    });
  expect((await confirm(email)).data.session).toBeNull();
  expect((await confirm(moved)).data.user?.email).toBe(moved);
};

export const passwordChange: Probe = async (backend) => {
  const { client: member, email } = await newMember(backend);
  const other = client(backend);
  await other.auth.signInWithPassword({ email, password });
  expectCode((await changePassword(member)).error);
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  expect(latestMail(backend, email).subject).toContain("password was changed");

  const old = await newMember(backend);
  await backend.db.run(
    `update auth.sessions set created_at = now() - interval '25 hours' where user_id = '${old.id}'`,
  );
  expectCode((await changePassword(old.client)).error, "reauthentication_needed");
};

const changePassword = (member: Client) => member.auth.updateUser({ password: `${password} anew` });
