import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Backend } from "../apis/backend.ts";
import { client, startBackendOn } from "../testing/helpers.ts";

let backend: Backend;
const printed = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  backend = await startBackendOn(null);
  await backend.db.run(`
    create table public.samples (
      id int primary key check (id > 0),
      price numeric(8, 2) default 120.50,
      made_at timestamptz default '2026-01-02 03:04:05+00'
    );
    grant select, insert, delete on public.samples to anon;
    insert into public.samples (id) values (1), (2);
    create function public.refuse() returns void language plpgsql as $$
    begin raise 'not today' using detail = 'it is Sunday', hint = 'come back on Monday'; end $$;
    create type public.mood as enum ('calm', 'busy');
    create function public.moods() returns public.mood[] language sql stable
      as $$ select array['calm', 'busy']::public.mood[] $$;
    create function public.count_parts(ids int[], parts jsonb) returns int language sql stable
      as 'select cardinality(ids) + (select count(*)::int from jsonb_object_keys(parts))';
    grant execute on function public.refuse, public.moods, public.count_parts to anon;`);
  await backend.db.connection.clearSchemaCache();
  await backend.db.refreshTypes();
});
afterAll(() => backend.close());

describe("database errors", () => {
  it("a raised exception is returned with its message, details, and hint", async () => {
    const { error, status } = await client(backend).rpc("refuse");
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "P0001",
      message: "not today",
      details: "it is Sunday",
      hint: "come back on Monday",
    });
  });

  it("a failed check is a client error", async () => {
    const { error, status } = await client(backend).from("samples").insert({ id: -1 });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "23514" });
    expect(error?.message).toContain("samples_id_check");
  });

  it("a duplicate is a conflict", async () => {
    const { error, status } = await client(backend).from("samples").insert({ id: 1 });
    expect([status, error?.code]).toEqual([409, "23505"]);
    expect(inspect(printed.mock.lastCall)).not.toContain("at ");
  });

  it("a delete without a filter is refused", async () => {
    const { error } = await client(backend).from("samples").delete();
    expect(error?.code).toBe("21000");
  });
});

describe("values", () => {
  it("an array of an enum created after the start is an array", async () => {
    const { data } = await client(backend).rpc("moods");
    expect(data).toEqual(["calm", "busy"]);
  });

  it("prices are numbers and times are ISO 8601", async () => {
    const { data } = await client(backend).from("samples").select().eq("id", 1).single();
    expect(data).toEqual({ id: 1, price: 120.5, made_at: "2026-01-02T03:04:05+00:00" });
  });

  it("a function called with GET accepts arrays and JSON text", async () => {
    const args = { ids: [1, 2], parts: JSON.stringify({ place: "Austin" }) };
    const { data, error } = await client(backend).rpc("count_parts", args, { get: true });
    expect([error, data]).toEqual([null, 3]);
  });
});
