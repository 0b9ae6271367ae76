import { expect } from "vitest";
import { client } from "../../testing/helpers.ts";
import type { Probe } from "./probe.ts";

export const restErrors: Probe = async (backend) => {
  const invalid = { name: "Ada", email: "no address", subject: "Fees", message: "Hello" };
  const { error, status } = await client(backend).from("contact_messages").insert(invalid);
  expect([status, error?.code]).toEqual([400, "23514"]);
};

export const headRpc: Probe = async (backend) => {
  const options = { head: true, count: "exact" } as const;
  const { error, count } = await client(backend).rpc("list_places", { in_state: "TX" }, options);
  expect(error).toBeNull();
  expect(count).toBeGreaterThan(0);
};
