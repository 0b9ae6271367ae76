import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../apis/backend.ts";
import { client, password, signUp, siteUrl, startBackend } from "../testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.db.run(`
    create function public.whoami() returns jsonb language sql stable as $$
      select jsonb_build_object('id', auth.uid(), 'email', auth.email(), 'role', auth.role(), 'jwt', auth.jwt())
    $$;
    grant execute on function public.whoami to anon, authenticated;`);
  await backend.db.connection.clearSchemaCache();
});
afterAll(() => backend.close());

describe("an access token", () => {
  it("provides the caller's identity to policies like a hosted project", async () => {
    const { client: member, email, id } = await signUp(backend, "claims", { role: "doctor" });
    const { data } = await member.rpc("whoami");
    expect(data).toMatchObject({ id, email, role: "authenticated" });
    expect(data.jwt).toMatchObject({
      aal: "aal1",
      iss: `${siteUrl}/auth/v1`,
      app_metadata: { provider: "email" },
      user_metadata: { role: "doctor" },
    });
    expect((await member.auth.getUser()).error).toBeNull();
  });

  it("is accepted after a refresh", async () => {
    const { email } = await signUp(backend, "refreshed");
    const member = client(backend);
    await member.auth.signInWithPassword({ email, password });
    expect((await member.auth.refreshSession()).error).toBeNull();
    expect((await member.rpc("whoami")).data).toMatchObject({ email });
  });

  it("is anonymous without a session", async () => {
    const { data } = await client(backend).rpc("whoami");
    expect(data).toMatchObject({ id: null, email: null, role: "anon" });
  });
});
