import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const transition = z.object({
  act: z.string(),
  who: z.string(),
  from: z.string(),
  to: z.string(),
  condition: z.string(),
  tells: z.string(),
});

const heading = ["| Act | Who | From | To | Condition | Tells |", "|---|---|---|---|---|---|"];

/** The state machine as the database holds it, in the order in which it was written down. */
async function printedTable(): Promise<string> {
  const rows = await backend.db.query(
    transition,
    `select act, who,
       coalesce(nullif(array_to_string(from_statuses, ', ') || ' · ' || array_to_string(from_ownership, ', '), ' · '), '–') as from,
       coalesce(to_status::text, 'same') || ' · ' || coalesce(to_ownership::text, 'same') as to,
       concat_ws('; ', case when needs_reason then 'a reason' end, condition) as condition,
       array_to_string(tells, ', ') as tells
     from private.listing_transitions order by ctid`,
  );
  const lines = rows.map(({ act, who, from, to, condition, tells }) =>
    `| ${[act, who, from, to, condition, tells].join(" | ")} |`.replace(/ +\|/g, " |"),
  );
  return [...heading, ...lines].join("\n");
}

test("the state table of the README is the one that the database obeys", async () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toContain(await printedTable());
});
