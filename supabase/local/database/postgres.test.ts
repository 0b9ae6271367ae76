import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import { sendToMailbox } from "../mail/mail-worker.ts";
import { createPostgresCopy, latestMail, signUp, startBackendOn } from "../testing/helpers.ts";

// Runs the APIs on a PostgreSQL server. Skipped where no server is installed, except in CI.

const url = await createPostgresCopy();

describe.skipIf(url === null)("a backend on a PostgreSQL server", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackendOn(url);
  });
  afterAll(async () => {
    await backend?.close();
  });

  test("stores the name and role from the sign-up", async () => {
    const member = await signUp(backend, "dr.postgres", { role: "doctor" });
    const { data } = await member.client
      .from("profiles")
      .select("full_name, roles:user_roles!user_roles_user_id_fkey(role)")
      .eq("id", member.id)
      .single();
    expect(data).toEqual({ full_name: "dr.postgres", roles: [{ role: "doctor" }] });
  });

  test("passes JSON arguments to functions as JSON", async () => {
    const owner = await signUp(backend, "owner", { role: "doctor" });
    const { data: listing } = await owner.client
      .from("doctors")
      .insert({
        practice_name: "Server Clinic",
        address_city: "Austin",
        address_state: "TX",
        address_zip: "78704",
        user_id: owner.id,
      })
      .select("id")
      .single();
    const tiers = [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 80 }];
    const target = listing?.id ?? "";
    const { error } = await owner.client.rpc("save_listing", {
      target,
      base_version: 1,
      changes: { tiers },
    });
    expect(error).toBeNull();
    const stored = await owner.client
      .from("membership_tiers")
      .select("label, min_age, max_age, monthly_price")
      .eq("doctor_id", target);
    expect(stored.data).toEqual(tiers);
  });

  test("sends an email once", async () => {
    // Mute the daily email to admins, which would change the counts.
    await backend.db.run(
      `delete from private.outbox;
       insert into public.notification_preferences (member_id, muted_email_topics)
       select user_id, '{admin_digest}' from public.user_roles where role = 'admin'
       on conflict (member_id) do update set muted_email_topics = excluded.muted_email_topics`,
    );
    const member = await signUp(backend, "reader");
    const notify = `select private.notify('${member.id}', 'post_erased')`;
    await backend.db.run(notify);
    expect(await sendToMailbox(backend)).toEqual({ sent: 1, failed: 0 });
    expect(await sendToMailbox(backend)).toEqual({ sent: 0, failed: 0 });
    expect(latestMail(backend, member.email).subject).toBe(
      "An admin permanently deleted your post",
    );
  });

  test("does not store JSON as a JSON string", async () => {
    const encoded = await backend.db.query(
      z.unknown(),
      `select id from auth.users where jsonb_typeof(raw_user_meta_data) = 'string'
       union all select id from auth.identities where jsonb_typeof(identity_data) = 'string'`,
    );
    expect(encoded).toEqual([]);
  });
});
