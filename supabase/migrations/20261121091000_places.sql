-- Places: the states and ZIP codes, and whether city, state, and ZIP code of an address agree. Anyone can read them.

create table private.us_states (
  code text primary key constraint us_states_code_check check (code ~ '^[A-Z]{2}$'),
  name text not null unique,
  is_territory boolean not null default false,
  is_overseas boolean not null generated always as (is_territory or code in ('AK', 'HI')) stored,
  time_zone text not null
);

comment on table private.us_states is
  'The fifty states, the District of Columbia, and the territories, with names in lower case and without periods, as '
  'search compares them.';
comment on column private.us_states.is_overseas is 'Whether people cannot drive there from other states.';
comment on column private.us_states.time_zone is
  'The time zone of most of its ZIP codes; public.zip_codes has the exceptions.';

insert into private.us_states (code, name, time_zone) values
  ('AL', 'alabama', 'America/Chicago'), ('AK', 'alaska', 'America/Anchorage'), ('AZ', 'arizona', 'America/Phoenix'),
  ('AR', 'arkansas', 'America/Chicago'), ('CA', 'california', 'America/Los_Angeles'),
  ('CO', 'colorado', 'America/Denver'), ('CT', 'connecticut', 'America/New_York'),
  ('DE', 'delaware', 'America/New_York'), ('DC', 'district of columbia', 'America/New_York'),
  ('FL', 'florida', 'America/New_York'), ('GA', 'georgia', 'America/New_York'), ('HI', 'hawaii', 'Pacific/Honolulu'),
  ('ID', 'idaho', 'America/Denver'), ('IL', 'illinois', 'America/Chicago'), ('IN', 'indiana', 'America/New_York'),
  ('IA', 'iowa', 'America/Chicago'), ('KS', 'kansas', 'America/Chicago'), ('KY', 'kentucky', 'America/New_York'),
  ('LA', 'louisiana', 'America/Chicago'), ('ME', 'maine', 'America/New_York'), ('MD', 'maryland', 'America/New_York'),
  ('MA', 'massachusetts', 'America/New_York'), ('MI', 'michigan', 'America/New_York'),
  ('MN', 'minnesota', 'America/Chicago'), ('MS', 'mississippi', 'America/Chicago'),
  ('MO', 'missouri', 'America/Chicago'), ('MT', 'montana', 'America/Denver'), ('NE', 'nebraska', 'America/Chicago'),
  ('NV', 'nevada', 'America/Los_Angeles'), ('NH', 'new hampshire', 'America/New_York'),
  ('NJ', 'new jersey', 'America/New_York'), ('NM', 'new mexico', 'America/Denver'),
  ('NY', 'new york', 'America/New_York'), ('NC', 'north carolina', 'America/New_York'),
  ('ND', 'north dakota', 'America/Chicago'), ('OH', 'ohio', 'America/New_York'), ('OK', 'oklahoma', 'America/Chicago'),
  ('OR', 'oregon', 'America/Los_Angeles'), ('PA', 'pennsylvania', 'America/New_York'),
  ('RI', 'rhode island', 'America/New_York'), ('SC', 'south carolina', 'America/New_York'),
  ('SD', 'south dakota', 'America/Chicago'), ('TN', 'tennessee', 'America/Chicago'), ('TX', 'texas', 'America/Chicago'),
  ('UT', 'utah', 'America/Denver'), ('VT', 'vermont', 'America/New_York'), ('VA', 'virginia', 'America/New_York'),
  ('WA', 'washington', 'America/Los_Angeles'), ('WV', 'west virginia', 'America/New_York'),
  ('WI', 'wisconsin', 'America/Chicago'), ('WY', 'wyoming', 'America/Denver');

insert into private.us_states (code, name, is_territory, time_zone) values
  ('AS', 'american samoa', true, 'Pacific/Pago_Pago'), ('GU', 'guam', true, 'Pacific/Guam'),
  ('MP', 'northern mariana islands', true, 'Pacific/Guam'), ('PR', 'puerto rico', true, 'America/Puerto_Rico'),
  ('VI', 'us virgin islands', true, 'America/Puerto_Rico');

create function private.state_code(value text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select code from private.us_states
    -- Before the comparisons, which convert the text once per state.
    where char_length(value) <= 100 and (code = upper(btrim(value)) or name = lower(replace(btrim(value), '.', '')))
  );
end $$;

comment on function private.state_code is
  'Returns the two-letter code of a state given by code or name in any case; null for an unknown state. Definer: API '
  'roles cannot read the private table.';

create table public.zip_codes (
  zip text primary key constraint zip_codes_zip_check check (zip ~ '^[0-9]{5}$'),
  city text not null,
  state text not null references private.us_states (code),
  latitude double precision not null constraint zip_codes_latitude_check check (latitude between -90 and 90),
  longitude double precision not null constraint zip_codes_longitude_check check (longitude between -180 and 180),
  time_zone text not null
);

comment on table public.zip_codes is
  'Reference data: the ZIP codes of the United States and its territories with the coordinates of their centers and '
  'their time zone (IANA name).';


grant select on table public.zip_codes to anon, authenticated;
grant all on table public.zip_codes to service_role;
alter table public.zip_codes enable row level security;

create policy "zip_codes: anyone can read ZIP codes" on public.zip_codes
for select to anon, authenticated using (true);

create function private.time_zone_of(zip text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select zip_codes.time_zone from public.zip_codes where zip_codes.zip = left(time_zone_of.zip, 5));
end $$;

comment on function private.time_zone_of is
  'Returns the time zone of a ZIP code (IANA name), such as America/Chicago; null for an unknown ZIP code.';

create function private.place_key(value text) returns text
language sql immutable strict parallel safe
return replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace(
                  regexp_replace(
                    regexp_replace(
                      translate(lower(value), 'áàâäãåéèêëíìîïñóòôöõúùûüç''’.', 'aaaaaaeeeeiiiinooooouuuuc'),
                      '[^[:alnum:]]+', ' ', 'g'
                    ),
                    '\mst\M', 'saint', 'g'
                  ),
                  '\mste\M', 'sainte', 'g'
                ),
                '\mft\M', 'fort', 'g'
              ),
              '\mmt\M', 'mount', 'g'
            ),
            '\mpt\M', 'point', 'g'
          ),
          '\mn\M', 'north', 'g'
        ),
        '\ms\M', 'south', 'g'
      ),
      '\me\M', 'east', 'g'
    ),
    '\mw\M', 'west', 'g'
  ),
  ' ', '');

comment on function private.place_key is
  'Returns one form for all common spellings of a city: "St. Louis" and "saint louis" are the same, and so are '
  '"O''Fallon" and "O Fallon". It does not use unaccent, which is not immutable, so that an index can use it.';

grant execute on function private.place_key to service_role;

create index zip_codes_place_key_idx on public.zip_codes (private.place_key(city), state);

-- An array constructor is not strict and would keep PostgreSQL from inlining the function.
create function private.earth_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable strict parallel safe
return extensions.cube(
  extensions.cube(
    extensions.cube(3958.8 * cos(radians(latitude)) * cos(radians(longitude))),
    3958.8 * cos(radians(latitude)) * sin(radians(longitude))
  ),
  3958.8 * sin(radians(latitude))
);
comment on function private.earth_position is
  'Returns a point of a globe with a radius of 3958.8 miles as x, y, and z in miles, so that nearest-neighbor order is '
  'order by distance.';

create function private.find_place_mistake(
  in_city text, in_state text, in_zip text, out message text, out city text, out state text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  miles_around constant integer := 25;
  zip_code constant text := left(btrim(in_zip), 5);
  home public.zip_codes;
  key text;
  slips integer;
begin
  select * into home from public.zip_codes where zip = zip_code;
  if home.zip is null then
    message := 'There is no ZIP code ' || zip_code;
    return;
  end if;
  if private.state_code(in_state) = home.state then
    -- The common case needs only this one lookup.
    if btrim(in_city) = home.city then
      return;
    end if;
    key := private.place_key(in_city);
    if key = private.place_key(home.city) or exists (
      select from public.zip_codes as near
      where private.place_key(near.city) = key and near.state = home.state
        and private.earth_position(near.latitude, near.longitude)
          operator(extensions.<->) private.earth_position(home.latitude, home.longitude) <= miles_around
    ) then
      return;
    end if;
    slips := case when char_length(key) < 6 then 1 else 2 end;
    -- A post office also serves places that are not in the table, which the admin who verifies the listing checks. But
    -- a city elsewhere in the state is wrong, and so is one that differs from the ZIP code's own city by a typo.
    if not exists (
        select from public.zip_codes as elsewhere
        where private.place_key(elsewhere.city) = key and elsewhere.state = home.state
      )
      and extensions.levenshtein(left(key, 80), private.place_key(home.city)) > slips
    then
      return;
    end if;
  end if;
  message := format('%s is in %s, %s', zip_code, home.city, home.state);
  city := home.city;
  state := home.state;
end $$;

comment on function private.find_place_mistake is
  'Returns why a city, state, and ZIP code do not agree, with the city and state of the ZIP code; nulls when they '
  'agree. The ZIP code''s own city is right, and so is another city of its state within 25 miles, or a place that no '
  'ZIP code of the state is named after. '
  'Definer: API roles cannot call the functions it uses; it reads only reference data.';
grant execute on function private.find_place_mistake to anon, authenticated, service_role;

create function public.check_place(city text, state text, zip text)
returns table (right_city text, right_state text)
language sql stable
begin atomic
  select mistake.city, mistake.state
  from private.find_place_mistake(city, state, zip) as mistake
  where private.require_at_most(
    octet_length(concat(check_place.city, check_place.state, zip)), 1000, 'bytes of an address'
  ) and mistake.message is not null;
end;

comment on function public.check_place is
  'Returns one row when city, state, and ZIP code do not agree: the city and state of the ZIP code, or nulls if there '
  'is no such ZIP code.';
grant execute on function public.check_place to anon, authenticated, service_role;

create function private.require_place(city text, state text, zip text) returns void
language plpgsql stable set search_path = '' as $$
declare
  mistake record;
begin
  select * into mistake from private.find_place_mistake(city, state, zip);
  if mistake.message is not null then
    raise exception '%', mistake.message
    using errcode = '23514', hint = 'place_mismatch', detail = json_strip_nulls(
      json_build_object('zip', left(btrim(zip), 5), 'city', mistake.city, 'state', mistake.state)
    );
  end if;
end $$;

comment on function private.require_place is
  'Raises 23514 when city, state, and ZIP code do not agree. The detail has the ZIP code with its city and state: '
  '{zip, city, state}.';
