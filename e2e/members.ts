import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { type Account, createAccount, demo, signIn } from "./accounts.ts";

export interface Member extends Account {
  id: string;
  /** What the API wants from this person. */
  headers: Record<string, string>;
}

/** Signs in by the API alone. */
export async function signInByApi(request: APIRequestContext, account: Account): Promise<Member> {
  const answer = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: publishableKey },
    data: account,
  });
  const { access_token, user } = await answer.json();
  const headers = { apikey: publishableKey, authorization: `Bearer ${access_token}` };
  return { ...account, id: user.id, headers };
}

/** Makes an account, and signs in by the API. */
export async function createMember(
  request: APIRequestContext,
  person: Parameters<typeof createAccount>[1] = {},
): Promise<Member> {
  return signInByApi(request, await createAccount(request, person));
}

/** Opens the profile form of a new member. */
export async function openProfileForm(
  page: Page,
  request: APIRequestContext,
  person: Parameters<typeof createAccount>[1] = {},
): Promise<Member> {
  const member = await createMember(request, person);
  await signIn(page, member, "/dashboard?view=profile");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
  return member;
}

/** What the database holds of a person. */
export async function readProfile(request: APIRequestContext, { id, headers }: Member) {
  const answer = await request.get(`/rest/v1/profiles?id=eq.${id}`, { headers });
  return (await answer.json())[0];
}

/** The names of the person's files in storage. */
export async function listAvatars(request: APIRequestContext, { id, headers }: Member) {
  const answer = await request.post("/storage/v1/object/list/avatars", {
    headers,
    data: { prefix: id },
  });
  const files: { name: string }[] = await answer.json();
  return files.map(({ name }) => name);
}

/** Makes an account with the admin role. Returns the member and what takes the role away again: close their pages before. */
export async function createAdmin(request: APIRequestContext, fullName: string) {
  const member = await createMember(request, { fullName });
  const { headers } = await signInByApi(request, demo.admin);
  async function setRole(isGranted: boolean) {
    const data = { target: member.id, role: "admin", is_granted: isGranted };
    const answer = await request.post("/rest/v1/rpc/set_role", { headers, data });
    expect(answer.ok(), `set_role: ${answer.status()}`).toBe(true);
  }
  await setRole(true);
  return { member, revoke: () => setRole(false) };
}
