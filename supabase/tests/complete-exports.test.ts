import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type ExportListing, exportTable } from "@/lib/import/export-table";
import type { Backend } from "../local/apis/backend.ts";
import { signUp, signUpAdmin, startBackend } from "../local/testing/helpers.ts";

// The API returns at most 1,000 rows per request (max_rows in config.toml), and exports must include all rows.

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

test("an export of 1,050 listings includes every listing and its parts", async () => {
  const admin = await signUpAdmin(backend, "exporter");
  // Triggers are disabled for speed; only the number of rows matters.
  await backend.db.run(`
    set session_replication_role = replica;
    with added as (
       insert into public.doctors (practice_name, address_city, address_state, address_zip, phone, status)
       select 'Complete Care ' || number, 'Austin', 'TX', '78704', '+15125550142', 'published' from generate_series(1, 1050) as number
       returning id
     )
     insert into public.membership_tiers (doctor_id, label, min_age, monthly_price) select id, 'All', 0, 50 from added;
    set session_replication_role = origin`);
  // Reads pages by id until one is empty, like the admin page.
  const listings: ExportListing[] = [];
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const { data, error } = await admin.client
      .from("doctors")
      .select("*,clinicians(*),offices(*),tiers:membership_tiers(*)")
      .like("practice_name", "Complete Care %")
      .gt("id", after)
      .order("id")
      .limit(500);
    if (error) throw error;
    const last = data.at(-1);
    if (!last) break;
    listings.push(...(data as ExportListing[]));
    after = last.id;
  }
  expect(listings).toHaveLength(1050);

  const { headings, rows } = exportTable(listings);
  expect(new Set(rows.map(([reference]) => reference)).size).toBe(1050);
  const tiers = headings.indexOf("Prices by age");
  expect(rows.filter((cells) => cells[tiers] === "All 0+: 50")).toHaveLength(1050);
}, 240_000);

test("a member's export includes all of their 1,100 comments", async () => {
  const member = await signUp(backend, "talkative");
  await backend.db.query(
    z.unknown(),
    `with post as (insert into public.posts (user_id, content) values ($1, 'Much to say') returning id)
     insert into public.post_comments (post_id, user_id, content) select post.id, $1, 'Comment ' || number from post, generate_series(1, 1100) as number`,
    [member.id],
  );
  const { data, error } = await member.client.rpc("export_my_data");
  if (error) throw error;
  const { comments } = z
    .object({ comments: z.array(z.object({ content: z.string() })) })
    .parse(data);
  expect(new Set(comments.map(({ content }) => content)).size).toBe(1100);
}, 120_000);
