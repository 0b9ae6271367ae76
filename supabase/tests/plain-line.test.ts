import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { isPlainLine } from "../../src/lib/format/plain-line.ts";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

it("forms and the database refuse the same characters", async () => {
  const [found] = await backend.db.query(
    z.object({ refused: z.array(z.number()) }),
    `select array_agg(code order by code) as refused
     from (select generate_series(1, 55295) as code union all select generate_series(57344, 131071)
       union all select generate_series(917504, 917999)) as codes
     where not private.is_plain_line(chr(code))`,
    [],
  );
  const refused = new Set(found?.refused);
  expect(refused.size).toBeGreaterThan(200);
  const differing = [
    [1, 55295],
    [57344, 131071],
    [917504, 917999],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
      (code) => isPlainLine(String.fromCodePoint(code)) === refused.has(code),
    ),
  );
  expect(differing).toEqual([]);
});
