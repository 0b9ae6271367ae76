-- Places: the states, and every ZIP code with its coordinates.

create table private.us_states (
  code text primary key constraint us_states_code_check check (code ~ '^[A-Z]{2}$'),
  name text not null unique
);

comment on table private.us_states is 'The fifty states and the District of Columbia; names in lower case, as search compares them.';

insert into private.us_states (code, name) values
  ('AL', 'alabama'), ('AK', 'alaska'), ('AZ', 'arizona'), ('AR', 'arkansas'), ('CA', 'california'), ('CO', 'colorado'),
  ('CT', 'connecticut'), ('DE', 'delaware'), ('DC', 'district of columbia'), ('FL', 'florida'), ('GA', 'georgia'),
  ('HI', 'hawaii'), ('ID', 'idaho'), ('IL', 'illinois'), ('IN', 'indiana'), ('IA', 'iowa'), ('KS', 'kansas'),
  ('KY', 'kentucky'), ('LA', 'louisiana'), ('ME', 'maine'), ('MD', 'maryland'), ('MA', 'massachusetts'),
  ('MI', 'michigan'), ('MN', 'minnesota'), ('MS', 'mississippi'), ('MO', 'missouri'), ('MT', 'montana'),
  ('NE', 'nebraska'), ('NV', 'nevada'), ('NH', 'new hampshire'), ('NJ', 'new jersey'), ('NM', 'new mexico'),
  ('NY', 'new york'), ('NC', 'north carolina'), ('ND', 'north dakota'), ('OH', 'ohio'), ('OK', 'oklahoma'),
  ('OR', 'oregon'), ('PA', 'pennsylvania'), ('RI', 'rhode island'), ('SC', 'south carolina'), ('SD', 'south dakota'),
  ('TN', 'tennessee'), ('TX', 'texas'), ('UT', 'utah'), ('VT', 'vermont'), ('VA', 'virginia'), ('WA', 'washington'),
  ('WV', 'west virginia'), ('WI', 'wisconsin'), ('WY', 'wyoming');

create function private.state_code(value text) returns text
language sql stable security definer set search_path = ''
return (
  select code from private.us_states
  where code = upper(btrim(value)) or name = lower(btrim(value))
);

comment on function private.state_code is
  'The two-letter code of a state given by code or name in any case; null when there is no such state. '
  'Definer: API roles may not read the private table.';

create table public.zip_codes (
  zip text primary key constraint zip_codes_zip_check check (zip ~ '^[0-9]{5}$'),
  city text not null,
  state text not null references private.us_states (code),
  latitude double precision not null constraint zip_codes_latitude_check check (latitude between -90 and 90),
  longitude double precision not null constraint zip_codes_longitude_check check (longitude between -180 and 180)
);

comment on table public.zip_codes is 'Reference data: the ZIP codes of the United States with the coordinates of their centers.';

create index zip_codes_city_state_idx on public.zip_codes (lower(city), state);
create index zip_codes_state_idx on public.zip_codes (state);

grant select on table public.zip_codes to anon, authenticated;
grant all on table public.zip_codes to service_role;
alter table public.zip_codes enable row level security;

create policy "zip_codes: anyone reads" on public.zip_codes
for select to anon, authenticated using (true);
