import { expect } from "vitest";
import { z } from "zod";
import { client, latestMail, password, siteUrl } from "../../testing/helpers.ts";
import { decodeClaims } from "../tokens.ts";
import { changeAccount, expectCode, freshAddress, newMember, type Probe, post } from "./probe.ts";

export const mailRedirect: Probe = async (backend) => {
  const email = freshAddress();
  const emailRedirectTo = `${siteUrl}/?next=%2Fabout`;
  await client(backend).auth.signUp({ email, password, options: { emailRedirectTo } });
  expect(latestMail(backend, email).text).toContain(encodeURIComponent("/?next=%2Fabout"));
};

export const unsupported: Probe = async (backend) => {
  const { client: member } = await newMember(backend);
  const { data } = await member.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const response = await post(backend, "factors", { factor_type: "totp" }, headers);
  expect(response.headers.get("content-type")).toContain("json");
};

export const tokens: Probe = async (backend) => {
  const { email } = await newMember(backend);
  const { data } = await client(backend).auth.signInWithPassword({ email, password });
  expect(decodeClaims(data.session?.access_token ?? "")).toMatchObject({
    iss: `${siteUrl}/auth/v1`,
    aal: "aal1",
    amr: [{ method: "password" }],
    app_metadata: { provider: "email" },
    user_metadata: { full_name: expect.any(String) },
  });
};

export const ban: Probe = async (backend) => {
  const { email } = await newMember(backend);
  await changeAccount(backend, email, "banned_until = now() + interval '1 day'");
  const { error } = await client(backend).auth.signInWithPassword({ email, password });
  expectCode(error, "user_banned");
};

export const unconfirmedSignIn: Probe = async (backend) => {
  const email = freshAddress();
  await client(backend).auth.signUp({ email, password });
  const { error } = await client(backend).auth.signInWithPassword({ email, password: "a guess" });
  expectCode(error, "invalid_credentials");
};

export const mailFrequency: Probe = async (backend) => {
  const { email } = await newMember(backend);
  const visitor = client(backend);
  await visitor.auth.resetPasswordForEmail(email);
  const again = await visitor.auth.resetPasswordForEmail(email);
  expectCode(again.error, "over_email_send_rate_limit");
  const link = await visitor.auth.signInWithOtp({ email });
  expectCode(link.error, "over_email_send_rate_limit");
};

export const oneTimeSignUp: Probe = async (backend) => {
  const email = freshAddress();
  const options = { data: { full_name: "Nell" } };
  await client(backend).auth.signInWithOtp({ email, options });
  const [account] = await backend.db.query(
    z.object({ confirmed: z.boolean(), name: z.string().nullable() }),
    `select email_confirmed_at is not null as confirmed, raw_user_meta_data ->> 'full_name' as name
     from auth.users where email = $1`,
    [email],
  );
  expect(account).toEqual({ confirmed: false, name: "Nell" });
};
