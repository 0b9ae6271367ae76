import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Backend } from "../apis/backend.ts";
import { client, signUp, startBackendOn } from "../testing/helpers.ts";

let backend: Backend;
// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startBackendOn(null);
  await backend.db.run(`
    create table public.vault (id int primary key, label text, code text);
    insert into public.vault values (1, 'front door', '1234');
    revoke all on public.vault from anon, authenticated;
    grant select (id, label), update (label) on public.vault to authenticated;
    alter table public.vault enable row level security;
    create policy "vault: members" on public.vault to authenticated using (true);`);
  await backend.db.connection.clearSchemaCache();
  // Without the fix, @supabase/lite grants all privileges after its first request.
  await client(backend).from("doctors").select("id").limit(1);
});
afterAll(() => backend.close());

describe("after the first request", () => {
  it("a visitor cannot read a table without a grant", async () => {
    const { error, status } = await client(backend).from("vault").select("id");
    expect([status, error?.code]).toEqual([401, "42501"]);
    expect(error?.message).toBe("permission denied for table vault");
  });

  it("a member can read and write only the granted columns", async () => {
    const { client: member } = await signUp(backend, "member");
    const vault = () => member.from("vault");
    expect((await vault().select("id, label")).data).toEqual([{ id: 1, label: "front door" }]);
    expect((await vault().select("code")).error?.code).toBe("42501");
    expect((await vault().update({ label: "back door" }).eq("id", 1)).error).toBeNull();
    expect((await vault().update({ code: "0000" }).eq("id", 1)).error?.code).toBe("42501");
  });

  it("accounts and sessions cannot be read through the API", async () => {
    const { error } = await client(backend).schema("auth").from("users").select("email");
    expect(error?.code).toBe("PGRST106");
  });
});
