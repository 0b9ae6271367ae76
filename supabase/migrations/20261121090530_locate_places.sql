-- Search, first step: the place that a text stands for, to measure distances from.

create type private.place as (label text, position extensions.cube);

create function private.near_miles() returns integer
language sql immutable
return 25;

comment on function private.near_miles is 'How far around a place is near, for a search that does not say, and for an alert.';

create function private.radius_of(wanted integer, said integer) returns integer
language sql immutable
return least(greatest(coalesce(wanted, said, private.near_miles()), 1), 100);

comment on function private.radius_of is 'How far around a place is looked, in miles: as was wished for, or else as the text of the search says.';

create function private.reach_of(radius integer) returns double precision
language sql immutable
return 2 * 3958.8 * sin(radius / (2 * 3958.8));

comment on function private.reach_of is 'The same as a chord through the globe, as positions are compared.';

create function private.rough_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable
return case
  when latitude between -90 and 90 and longitude between -180 and 180 then
    private.earth_position(round(latitude::numeric, 2)::double precision, round(longitude::numeric, 2)::double precision)
end;

comment on function private.rough_position is
  'Where somebody is, to about a mile; null when it is nowhere on earth. Nobody''s position is needed more exactly.';

create materialized view private.cities as
with named as (
  select private.place_key(city) as key, state, min(city) as city, count(*)::integer as zips,
    private.earth_position(avg(latitude), avg(longitude)) as position
  from public.zip_codes
  group by 1, 2
),
more as (
  select private.place_key(more_cities.city) as key, more_cities.state, more_cities.city, weight,
    private.earth_position(latitude, longitude) as position
  from private.more_cities join public.zip_codes using (zip)
)
select key, state, coalesce(named.city, more.city) as city, greatest(named.zips, more.weight) as zips,
  coalesce(named.position, more.position) as position
from named full join more using (key, state);

comment on materialized view private.cities is
  'Every city that a ZIP code is named after, how many are, and the middle of them; and those of private.more_cities. ZIP codes are loaded by '
  'migrations only; one that loads others refreshes it.';

create unique index cities_key_state_idx on private.cities (key, state);

create function private.state_label(code text) returns text
language sql stable
return (select replace(initcap(name), ' Of ', ' of ') from private.us_states where us_states.code = state_label.code);

comment on function private.state_label is 'The name of a state as people write it.';

create function private.zip_in(text) returns text
language sql immutable
-- The letter O is often typed for a zero.
return replace(substring(lower($1) from '(?:^|[^0-9a-z])([0-9o]{4}[0-9])(?:[0-9]{4})?(?![0-9a-z])'), 'o', '0');

comment on function private.zip_in is 'The five digits of the first ZIP or ZIP+4 in a text; null without one.';

create function private.locate_zip(wanted text) returns private.place
language plpgsql stable set search_path = '' as $$
declare
  place private.place;
begin
  select 'ZIP ' || zip, private.earth_position(latitude, longitude) into place from public.zip_codes where zip = wanted;
  return place;
end $$;

comment on function private.locate_zip is 'The place a ZIP stands for; null when there is no such ZIP.';

create function private.has_listing(wanted private.cities) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.doctor_search where city = private.fold((wanted).city) and state = (wanted).state
  );
end $$;

comment on function private.has_listing is 'Whether a practice is in the city.';
