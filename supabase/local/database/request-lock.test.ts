import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import { type Client, client, startBackendOn } from "../testing/helpers.ts";
import { createLock } from "./request-lock.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackendOn(null);
  await backend.db.query(
    z.unknown(),
    `insert into public.doctors (practice_name, address_city, address_state, address_zip)
     values ('Hidden Practice', 'Austin', 'TX', '78704')`,
  );
});
afterAll(() => backend.close());

describe("the request lock", () => {
  it("isolates the roles of concurrent requests", async () => {
    const visitor = client(backend);
    const service = client(backend, backend.keys.secret);
    const hidden = (as: Client) => as.from("doctors").select("practice_name").eq("verified", false);
    for (let round = 0; round < 20; round++) {
      const [seen, all] = await Promise.all([hidden(visitor), hidden(service)]);
      expect(seen.data).toEqual([]);
      expect(all.data).toContainEqual({ practice_name: "Hidden Practice" });
    }
  });

  it("runs one task at a time, even after a failure", async () => {
    const lock = createLock();
    const steps: string[] = [];
    const task = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === "first") throw new Error("no luck");
    };
    const [first] = await Promise.allSettled([lock(task("first")), lock(task("second"))]);
    expect(first.status).toBe("rejected");
    expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  it("is reentrant", async () => {
    const lock = createLock();
    expect(await lock(() => lock(async () => "inside"))).toBe("inside");
  });
});
