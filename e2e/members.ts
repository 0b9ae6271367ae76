import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { type Account, createAccount, demo, signIn } from "./accounts.ts";

export interface Member extends Account {
  id: string;
  /** The headers for API requests as this member. */
  headers: Record<string, string>;
}

/** Signs in through the API. */
export async function signInByApi(request: APIRequestContext, account: Account): Promise<Member> {
  const response = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publishableKey },
    data: account,
  });
  const { access_token, user } = await response.json();
  const headers = { apikey: publishableKey, authorization: `Bearer ${access_token}` };
  return { ...account, id: user.id, headers };
}

/** Creates an account and signs in through the API. */
export async function createMember(
  request: APIRequestContext,
  options: Parameters<typeof createAccount>[1] = {},
): Promise<Member> {
  return signInByApi(request, await createAccount(request, options));
}

/** Creates a member and opens their profile form. */
export async function openProfileForm(
  page: Page,
  request: APIRequestContext,
  options: Parameters<typeof createAccount>[1] = {},
): Promise<Member> {
  const member = await createMember(request, options);
  await signIn(page, member, "/dashboard?view=profile");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
  return member;
}

/** Reads a member's profile from the database. */
export async function readProfile(request: APIRequestContext, { id, headers }: Member) {
  const response = await request.get(`/rest/v1/profiles?id=eq.${id}`, { headers });
  return (await response.json())[0];
}

/** Lists the names of a member's files in storage. */
export async function listAvatars(request: APIRequestContext, { id, headers }: Member) {
  const response = await request.post("/storage/v1/object/list/avatars", {
    headers,
    data: { prefix: id },
  });
  const files: { name: string }[] = await response.json();
  return files.map(({ name }) => name);
}

/**
 * Creates an account with the admin role. Returns the member and a function that revokes the role;
 * close the member's pages first.
 */
export async function createAdmin(request: APIRequestContext, fullName: string) {
  const member = await createMember(request, { fullName });
  const { headers } = await signInByApi(request, demo.admin);
  async function setRole(isGranted: boolean) {
    const data = { target: member.id, role: "admin", is_granted: isGranted, reason: "Helps out" };
    const response = await request.post("/rest/v1/rpc/set_role", { headers, data });
    expect(response.ok(), `set_role: ${response.status()}`).toBe(true);
  }
  await setRole(true);
  return { member, revoke: () => setRole(false) };
}
