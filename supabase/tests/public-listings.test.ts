import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { publicListingColumns } from "../../src/build/deploy/public-listing.ts";
import type { Backend } from "../local/apis/backend.ts";
import { client, startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

describe("the public listings", () => {
  it("are all readable by a visitor, without unpublished ones, streets, and members", async () => {
    const { data, error } = await client(backend)
      .from("doctors")
      .select(publicListingColumns)
      .order("id")
      .limit(1000);
    expect(error).toBeNull();
    const [{ count } = { count: -1 }] = await backend.db.query(
      z.object({ count: z.number() }),
      "select count(*)::integer as count from public.doctors where verified",
      [],
    );
    expect(data).toHaveLength(count);
    const names = new Set<string>();
    JSON.stringify(data, (name, value) => {
      names.add(name);
      return value;
    });
    for (const name of ["monthly_price", "clinicians", "offices", "hours", "time_zone"])
      expect(names).toContain(name);
    for (const name of ["address_street", "user_id", "submitted_by", "claimed_by", "latitude"])
      expect(names).not.toContain(name);
  });

  it("can be filtered with the operators of PostgREST", async () => {
    const { data, error } = await client(backend)
      .from("doctors")
      .select("address_state,monthly_price,languages,offices(hours)")
      .eq("verified", true)
      .eq("address_state", "TX")
      .lte("monthly_price", 100)
      .contains("languages", ["Spanish"])
      .eq("accepting_new_patients", true);
    expect(error).toBeNull();
    expect(data?.length).toBeGreaterThan(0);
    for (const { address_state, monthly_price, languages } of data ?? []) {
      expect(address_state).toBe("TX");
      expect(monthly_price).toBeLessThanOrEqual(100);
      expect(languages).toContain("Spanish");
    }
  });
});
