import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { password } from "../local/testing/helpers.ts";
import { type Attempt, attackers, type Scene, setUpScene } from "./attackers.ts";

// A patient's address can't be found with the public key or with an account.

// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

let scene: Scene;
beforeAll(async () => {
  scene = await setUpScene();
});
afterAll(() => scene.backend.close());

describe.each(attackers)("a %s", (attacker) => {
  test("cannot find a patient's address in any response of the data API", async () => {
    for (const path of [
      `/rest/v1/profiles?id=eq.${scene.patient.id}`,
      "/rest/v1/profiles?select=*&limit=1000",
      "/rest/v1/profiles?select=id,email,phone,roles:user_roles(*)&limit=1000",
      "/rest/v1/posts?select=*,profiles!posts_user_id_fkey(*)&order=created_at.desc",
      "/rest/v1/post_comments?select=*,profiles(*)",
      "/rest/v1/user_roles?select=*,profiles(*)&limit=1000",
      "/rest/v1/doctors?select=*&limit=1000",
      "/rest/v1/users?select=*",
      "/rest/v1/rpc/export_my_data",
      "/rest/v1/",
      "/storage/v1/bucket",
    ]) {
      const { text } = await scene.call(attacker, path);
      expect(text, path).not.toContain(scene.patient.email);
      expect(text, path).not.toContain("encrypted_password");
    }
    const own = await scene.call(attacker, `/rest/v1/profiles?id=eq.${scene.patient.id}`);
    expect(JSON.parse(own.text)).toMatchObject([{ full_name: "quiet.patient", email: null }]);
  });

  test.each([
    "email=eq.quiet.patient@example.com",
    "email=like.quiet*",
    "email=ilike.*quiet*",
    "email=match.^quiet",
    "or=(email.ilike.*quiet*,phone.not.is.null)",
    "id=eq.ID&email=not.is.null",
    "id=eq.ID&email=gt.a",
  ])("cannot find out about an account with the filter %s", async (filter) => {
    const path = `/rest/v1/profiles?select=id&${filter.replace("ID", scene.patient.id)}`;
    const { status, text } = await scene.call(attacker, path);
    expect(status).toBe(200);
    expect(text).not.toContain(scene.patient.id);
  });

  test("cannot read the tables of accounts", async () => {
    for (const [schema, table] of [
      ["auth", "users"],
      ["auth", "identities"],
      ["auth", "sessions"],
      ["storage", "objects"],
      ["private", "search_entries"],
      ["private", "outbox"],
    ]) {
      const { status, text } = await scene.call(attacker, `/rest/v1/${table}`, {
        headers: { "accept-profile": schema ?? "" },
      });
      expect([status, JSON.parse(text).code]).toEqual([406, "PGRST106"]);
    }
  });

  test("cannot manage accounts", async () => {
    const admin = "/auth/v1/admin";
    for (const [path, request] of [
      [`${admin}/users`, {}],
      [`${admin}/users/${scene.patient.id}`, {}],
      [`${admin}/users/${scene.patient.id}`, { method: "PUT", body: { role: "service_role" } }],
      [`${admin}/users/${scene.patient.id}`, { method: "DELETE" }],
      [`${admin}/users`, { body: { email: "made@example.com", password, email_confirm: true } }],
      [`${admin}/generate_link`, { body: { type: "magiclink", email: scene.patient.email } }],
      ["/auth/v1/invite", { body: { email: "invited@example.com" } }],
    ] satisfies Attempt[]) {
      const { status, text } = await scene.call(attacker, path, request);
      expect([401, 403, 404, 405], `${path} ${text}`).toContain(status);
      expect(text).not.toContain(`"email":"${scene.patient.email}"`);
      expect(text).not.toContain("action_link");
    }
    const [accounts] = await scene.backend.db.query(
      z.object({ count: z.coerce.number() }),
      "select count(*) from auth.users where email in ($1, 'made@example.com')",
      [scene.patient.email],
    );
    expect(accounts?.count).toBe(1);
  });
});

test("a visitor cannot write or delete rows", async () => {
  const path = `/rest/v1/doctors?id=eq.${scene.patient.id}`;
  const body = { practice_name: "Mine now" };
  for (const request of [{ body }, { method: "PATCH", body }, { method: "DELETE" }]) {
    const { status, text } = await scene.call("visitor", path, request);
    expect([status, JSON.parse(text).code], request.method).toEqual([401, "42501"]);
  }
});

test("a visitor cannot upload a file", async () => {
  const path = `/storage/v1/object/avatars/${scene.patient.id}/me.png`;
  const { text } = await scene.call("visitor", path, {
    headers: { "content-type": "image/png" },
    body: "not a picture",
  });
  expect(JSON.parse(text)).toMatchObject({ statusCode: "403" });
});

test("a request without the public key is refused", async () => {
  const headers = { apikey: "" };
  expect((await scene.call("visitor", "/rest/v1/doctors", { headers })).status).toBe(401);
});

describe("known and unknown addresses get the same response", () => {
  test("when requesting a new password", async () => {
    const [known, unknown] = await Promise.all(
      [scene.patient.email, "unknown@example.com"].map((email) =>
        scene.call("visitor", "/auth/v1/recover", { body: { email } }),
      ),
    );
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(200);
  });

  test("when signing in", async () => {
    const [known, unknown] = await Promise.all(
      [scene.patient.email, "unknown@example.com"].map((email) =>
        scene.call("visitor", "/auth/v1/token?grant_type=password", {
          body: { email, password: "a wrong guess" },
        }),
      ),
    );
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(400);
  });

  // Hosted Supabase lists the identities of a new account only; the app shows neither body.
  test("when signing up", async () => {
    const responses = await Promise.all(
      [scene.patient.email, "unknown@example.com"].map((email) =>
        scene.call("visitor", "/auth/v1/signup", { body: { email, password } }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [known, unknown] = responses.map(({ text }) => JSON.parse(text));
    expect(Object.keys(known).sort()).toEqual(Object.keys(unknown).sort());
    expect(known.id).not.toBe(scene.patient.id);
    expect(JSON.stringify(known)).not.toContain('quiet.patient"');
  });
});
