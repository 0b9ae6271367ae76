import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { isFederalHoliday } from "../../src/lib/listings/federal-holidays.ts";
import type { Span } from "../../src/lib/listings/hours.ts";
import { describeOpenNow } from "../../src/lib/listings/opening-hours.ts";
import { zoneName } from "../../src/lib/listings/zone-names.ts";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

it("the database and the site know the same federal holidays", async () => {
  const days = await backend.db.query(
    z.object({ day: z.string(), is_holiday: z.boolean() }),
    `select day::date::text as day, private.is_federal_holiday(day::date) as is_holiday
     from generate_series('2026-01-01'::timestamp, '2041-12-31', '1 day') as day`,
  );
  expect(days).toHaveLength(5844);
  expect(days.filter(({ day, is_holiday }) => isFederalHoliday(day) !== is_holiday)).toEqual([]);
});

it("every time zone of a ZIP code has a name on screens", async () => {
  const zones = await backend.db.query(
    z.object({ time_zone: z.string() }),
    "select distinct time_zone from public.zip_codes",
  );
  expect(zones.length).toBe(11);
  expect(zones.filter(({ time_zone }) => zoneName(time_zone) === time_zone)).toEqual([]);
});

it("the database and the site agree on whether an office is open", async () => {
  const spans: Span[] = [
    [1, "08:00", "12:00"],
    [1, "13:00", "17:30"],
    [2, "00:00", "24:00"],
    [3, "20:00", "24:00"],
    [4, "00:00", "02:00"],
    [5, "08:30", "12:00"],
    [7, "01:00", "03:30"],
  ];
  const special = [
    { from: "2026-11-26", to: "2026-11-26", opens: "09:00", closes: "12:00" },
    { from: "2026-12-28", to: "2027-01-03" },
  ];
  const moments = await backend.db.query(
    z.object({ moment: z.string(), time_zone: z.string(), is_open: z.boolean() }),
    `select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as moment, time_zone,
       private.is_open_at('${JSON.stringify(spans)}', '${JSON.stringify(special)}', time_zone, moment) as is_open
     from generate_series('2026-03-01 00:00Z'::timestamptz, '2027-03-01 00:00Z', '7 hours 29 minutes') as moment
     cross join unnest('{America/New_York,America/Chicago,America/Phoenix,America/Puerto_Rico,Pacific/Guam,Pacific/Pago_Pago}'::text[]) as time_zone`,
  );
  const differing = moments.filter(({ moment, time_zone, is_open }) => {
    const office = { hours: spans, special_hours: special, time_zone };
    const text = describeOpenNow(office, Date.parse(moment), time_zone);
    return text?.startsWith("Open ") !== is_open;
  });
  expect(differing).toEqual([]);
  expect(moments.filter(({ is_open }) => is_open).length).toBeGreaterThan(1000);
});
