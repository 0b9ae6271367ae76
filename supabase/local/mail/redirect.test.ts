import { afterAll, beforeAll, expect, it } from "vitest";
import type { Backend } from "../apis/backend.ts";
import { client, latestMail, password, siteUrl, startBackend } from "../testing/helpers.ts";
import { isAllowedRedirect } from "./redirect.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const linkTo = (email: string) =>
  new URL(/https?:\/\/\S+/.exec(latestMail(backend, email).text)?.[0] ?? "");

it("an email link contains the email address and the complete redirect URL", async () => {
  const email = "reader+dpc@example.com";
  const emailRedirectTo = `${siteUrl}/?next=%2Fdoctor%2F1%3Fask%3Dvisit%26x%3D1`;
  await client(backend).auth.signUp({ email, password, options: { emailRedirectTo } });
  const { pathname, searchParams } = linkTo(email);
  expect(pathname).toBe("/auth/confirm");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    type: "email",
    email,
    redirect_to: emailRedirectTo,
  });
});

it("an email does not redirect to another site", async () => {
  const email = "patient@demo.test";
  await client(backend).auth.resetPasswordForEmail(email, { redirectTo: "https://evil.example/" });
  expect(linkTo(email).searchParams.get("redirect_to")).toBe(siteUrl);
});

const patterns = ["https://other.test/", "https://other.test/?next=**", "https://*.test/a"];

it.each([
  ["https://dpc.test/anything?next=%2Fx", true],
  ["https://other.test/", true],
  ["https://other.test/?next=%2Fdoctor%2F1.html", true],
  ["https://sub.test/a", true],
  ["https://other.test/path", false],
  ["https://sub.dot.test/a", false],
  ["https://dpc.test.evil.example/", false],
  ["http://dpc.test/", false],
  ["https://other.test/?next=a b", false],
  ["/relative", false],
])("a redirect to %s is allowed: %s", (target, isAllowed) => {
  expect(isAllowedRedirect(target, "https://dpc.test", patterns)).toBe(isAllowed);
});
