import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readCsv } from "@/lib/import/csv";
import type { ExportListing } from "@/lib/import/export-files";
import { exportZip } from "@/lib/import/zip-files";
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
      .select(
        "*,clinicians(*),offices(*),tiers:membership_tiers(*),services:listing_services(coverage,price,note,about:services(label,position))",
      )
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

  const files = unzipSync(exportZip(listings));
  expect(Object.keys(files)).toEqual([
    "practices.csv",
    "clinicians.csv",
    "offices.csv",
    "prices.csv",
    "services.csv",
  ]);
  // Spreadsheets detect UTF-8 by the byte order mark.
  for (const file of Object.values(files)) {
    expect([...file.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  }
  const rowsOf = (name: string) => readCsv(new TextDecoder().decode(files[name])).rows;
  expect(new Set(rowsOf("practices.csv").map(([reference]) => reference)).size).toBe(1050);
  expect(rowsOf("prices.csv")).toHaveLength(1050);
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
