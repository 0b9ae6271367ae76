import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { client, startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const row = z.record(z.string(), z.unknown());

describe("the demo accounts", () => {
  it.each([
    ["patient@demo.test", ["patient"], 0],
    ["doctor@demo.test", ["doctor"], 1],
    ["admin@demo.test", ["admin"], 0],
  ])("%s can sign in and has its role and listings", async (email, roles, listings) => {
    const { data, error } = await client(backend).auth.signInWithPassword({
      email,
      password: "demo-password",
    });
    expect(error).toBeNull();
    const [member] = await backend.db.query(
      row,
      `select
         array(select role::text from public.user_roles where user_id = $1::uuid) as roles,
         (select count(*)::integer from public.doctors where user_id = $1::uuid and status = 'published') as listings`,
      [data.user?.id],
    );
    expect(member).toEqual({ roles, listings });
  });

  it("include a doctor whose listing uses every field", async () => {
    const [listing] = await backend.db.query(
      row,
      `select doctors.*, (select count(*)::integer from public.membership_tiers where doctor_id = doctors.id) as bands,
         (select count(*)::integer from public.listing_services where doctor_id = doctors.id) as services
       from public.doctors join auth.users on users.id = user_id where users.email = 'doctor@demo.test'`,
    );
    // The photo is an upload, prices by age replace the extra child price, announced prices would
    // become today's, and the others are set by moderation, an import, or a closing.
    const setByEvents = ["status_reason", "merged_into", "import_batch_id", "closes_on"];
    const empty = ["photo_url", "extra_child_price", "announced_prices", ...setByEvents];
    const missing = Object.entries(listing ?? {}).flatMap(([name, value]) =>
      value === null ? [name] : [],
    );
    expect(missing.filter((name) => !empty.includes(name))).toEqual([]);
    expect(listing).toMatchObject({
      practice_name: "Bouldin Lantern Direct Primary Care",
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
      ownership: "owned",
      accepting_new_patients: true,
      bands: 4,
    });
    expect(listing?.services).toBeGreaterThan(10);
  });
});
