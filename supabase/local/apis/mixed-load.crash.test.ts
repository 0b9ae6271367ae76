import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Client, client, signUp, signUpAdmin, startBackendOn } from "../testing/helpers.ts";
import type { Backend } from "./backend.ts";

/** For a thorough run, use `REQUESTS=1000 npm run test:crashes`. */
const total = Number(process.env.REQUESTS ?? 350);
const concurrency = 50;

let backend: Backend;
let visitor: Client;
let patient: Awaited<ReturnType<typeof signUp>>;
let admin: Awaited<ReturnType<typeof signUpAdmin>>;
// The backend logs refused requests, which this test expects.
vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  backend = await startBackendOn(null);
  visitor = client(backend);
  patient = await signUp(backend, "patient");
  admin = await signUpAdmin(backend, "admin");
  const listing = `insert into public.doctors
    (practice_name, address_city, address_state, address_zip, status) values ($1, 'Austin', 'TX', '78704', $2)`;
  await backend.db.query(z.unknown(), listing, ["Open Practice", "published"]);
  await backend.db.query(z.unknown(), listing, ["Hidden Practice", "pending"]);
});
afterAll(() => backend.close());

const listings = (as: Client) => as.from("doctors").select("practice_name, verified");
const names = (rows: { practice_name: string }[] | null) => rows?.map((row) => row.practice_name);

/** Requests that check what their caller can see. Each returns its HTTP status. */
const actions: (() => Promise<number>)[] = [
  async () => {
    const { data, status } = await listings(visitor);
    expect(data?.filter((row) => !row.verified)).toEqual([]);
    return status;
  },
  async () => {
    const { data, status } = await listings(admin.client).ilike("practice_name", "% Practice");
    expect(names(data)).toEqual(expect.arrayContaining(["Hidden Practice", "Open Practice"]));
    return status;
  },
  async () => {
    const { data, status } = await listings(patient.client).eq("practice_name", "Hidden Practice");
    expect(data).toEqual([]);
    return status;
  },
  async () => {
    const { data, status } = await visitor.from("user_roles").select("role");
    expect(data?.filter((row) => row.role !== "doctor")).toEqual([]);
    return status;
  },
  async () => {
    const place = { address_city: "Austin", address_state: "TX", address_zip: "78704" };
    const listing = { practice_name: `Added at ${performance.now()}`, ...place };
    // An admin, because members have a lower rate limit.
    const own = admin.client.from("doctors").insert(listing).select("submitted_by").single();
    const { data, status } = await own;
    expect(data?.submitted_by).toBe(admin.id);
    return status;
  },
  async () => {
    const { error, status } = await visitor
      .from("posts")
      .insert({ content: "A post without an account" });
    expect(error?.code).toBe("42501");
    return status;
  },
  async () => {
    const { data } = await patient.client.auth.getUser();
    expect(data.user?.id).toBe(patient.id);
    return 200;
  },
];

describe(`${total} mixed requests, ${concurrency} at a time`, () => {
  it("never fail and never show a row that the caller may not see", async () => {
    const statuses: number[] = [];
    const queue = Array.from({ length: total }, (_, index) => actions[index % actions.length]);
    const worker = async () => {
      for (let action = queue.shift(); action; action = queue.shift())
        statuses.push(await action());
    };
    const stop = (error: unknown) => {
      queue.length = 0;
      throw error;
    };
    await Promise.all(Array.from({ length: concurrency }, () => worker().catch(stop)));
    expect(statuses).toHaveLength(total);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
