import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { password } from "../local/testing/helpers.ts";
import { type Attempt, attackers, type Scene, setUpScene } from "./attackers.ts";

// No call of the API lets a member or a visitor gain a role.

// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

let scene: Scene;
beforeAll(async () => {
  scene = await setUpScene();
});
afterAll(() => scene.backend.close());

const rolesOf = (id: string) =>
  scene.backend.db.query(
    z.object({ role: z.string() }),
    "select role::text from public.user_roles where user_id = $1",
    [id],
  );

test.each(attackers)("a %s cannot grant a role", async (attacker) => {
  const ids = [scene.patient.id, scene.member.id];
  for (const id of ids) {
    const row = { user_id: id, role: "admin" };
    const own = `/rest/v1/user_roles?user_id=eq.${id}`;
    for (const [path, request] of [
      ["/rest/v1/user_roles", { body: row }],
      ["/rest/v1/user_roles", { body: [row, { ...row, role: "doctor" }] }],
      [
        "/rest/v1/user_roles?on_conflict=user_id,role",
        { body: row, headers: { prefer: "resolution=merge-duplicates" } },
      ],
      [own, { method: "PATCH", body: { role: "admin" } }],
      [own, { method: "PUT", body: row }],
      [own, { method: "DELETE" }],
      [
        `/rest/v1/profiles?id=eq.${id}`,
        { method: "PATCH", body: { full_name: "x", roles: [row] } },
      ],
      ["/rest/v1/rpc/has_role", { body: { wanted: "admin" } }],
      ["/rest/v1/rpc/is_admin", { body: {} }],
      ["/rest/v1/rpc/create_profile", { body: {} }],
      [
        "/rest/v1/rpc/is_admin",
        { body: {}, headers: { "content-profile": "private", "accept-profile": "private" } },
      ],
    ] satisfies Attempt[]) {
      const { status, text } = await scene.call(attacker, path, request);
      expect(status, `${request.method ?? "POST"} ${path} ${text}`).toBeGreaterThanOrEqual(400);
    }
  }
  for (const id of ids) expect(await rolesOf(id)).toEqual([{ role: "patient" }]);
});

describe("claims by a client grant no role", () => {
  const claims = { role: "admin", roles: ["admin"], is_admin: true };

  test("in sign-up metadata", async () => {
    const email = "climber@example.com";
    const { status } = await scene.call("visitor", "/auth/v1/signup", {
      body: {
        ...{ email, password, data: { ...claims, full_name: "Climber" } },
        ...{ app_metadata: claims, role: "service_role", aud: "admin" },
      },
    });
    expect(status).toBe(200);
    const [account] = await scene.backend.db.query(
      z.object({ id: z.string(), role: z.string(), meta: z.looseObject({}) }),
      "select id, role, raw_app_meta_data as meta from auth.users where email = $1",
      [email],
    );
    expect(account).toMatchObject({ role: "authenticated" });
    expect(account?.meta).not.toHaveProperty("role");
    expect(await rolesOf(account?.id ?? "")).toEqual([{ role: "patient" }]);
  });

  test("in a metadata update", async () => {
    const change = { data: claims, app_metadata: claims, role: "service_role" };
    const changed = await scene.call("member", "/auth/v1/user", { method: "PUT", body: change });
    expect(changed.status).toBe(200);
    // The token is refreshed after the change.
    const { data } = await scene.member.client.auth.refreshSession();
    expect(data.user?.role).toBe("authenticated");
    expect(data.user?.app_metadata).not.toHaveProperty("role");

    const others = `user_id=neq.${scene.member.id}&role=neq.doctor`;
    const seen = await scene.call("member", `/rest/v1/user_roles?${others}`);
    expect(JSON.parse(seen.text)).toEqual([]);
    expect(await rolesOf(scene.member.id)).toEqual([{ role: "patient" }]);
  });

  test("in a forged token", async () => {
    const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
    const { data } = await scene.member.client.auth.getSession();
    const token = data.session?.access_token ?? "";
    const [, content = "", signature = ""] = token.split(".");
    const forgedClaims = {
      ...JSON.parse(Buffer.from(content, "base64url").toString()),
      role: "service_role",
    };
    for (const forged of [
      `${part({ alg: "none", typ: "JWT" })}.${part(forgedClaims)}.`,
      `${part({ alg: "HS256", typ: "JWT" })}.${part(forgedClaims)}.${signature}`,
    ]) {
      const headers = { authorization: `Bearer ${forged}` };
      const roles = await scene.call("visitor", "/rest/v1/user_roles", { headers });
      expect(roles.text).not.toContain("patient");
      const accounts = await scene.call("visitor", "/auth/v1/admin/users", { headers });
      expect([401, 403]).toContain(accounts.status);
    }
  });
});
