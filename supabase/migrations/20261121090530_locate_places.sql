-- Search, first step: the place that a text stands for, to measure distances from.

create type private.place as (label text, position extensions.cube);

create function private.rough_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable
return (
  select private.earth_position(round(latitude::numeric, 2)::double precision, round(longitude::numeric, 2)::double precision)
  where latitude between -90 and 90 and longitude between -180 and 180
);

comment on function private.rough_position is
  'Where somebody is, to about a mile; null when it is nowhere on earth. Nobody''s position is needed more exactly.';

create function private.locate_zip(query text) returns private.place
language sql stable
return (
  -- A ZIP that is not on the map (a post-office box, a new one) lies near its neighbors of the same first three digits.
  select row(
    'ZIP ' || left(query, 5),
    private.earth_position(avg(latitude), avg(longitude))
  )::private.place
  from public.zip_codes
  where query ~ '^[0-9]{5}(-[0-9]{4})?$'
    -- American Samoa shares its first digits with Hawaii, 2,500 miles away.
    and query !~ '^96799'
    and zip between left(query, 3) || '00' and left(query, 3) || '99'
    and (zip = left(query, 5) or not exists (select 1 from public.zip_codes where zip = left(query, 5)))
  having count(*) > 0
);

comment on function private.locate_zip is 'The place a ZIP or ZIP+4 stands for; null when the text is neither.';

create function private.locate_city(query text, wanted_state text) returns private.place
language sql stable
return (
  select row(
    min(city) || ', ' || state,
    private.earth_position(avg(latitude), avg(longitude))
  )::private.place
  from public.zip_codes
  where private.place_key(city) = private.place_key(query) and state = coalesce(wanted_state, state)
  group by state
  order by count(*) desc, state
  limit 1
);

comment on function private.locate_city is
  'The middle of a city''s ZIP codes. Without a state, the state where a city of that name has most of them.';

create function private.locate_city_and_state(query text) returns private.place
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := regexp_split_to_array(btrim(query), '[\s,]+');
  size constant int := cardinality(words);
  code text;
  found private.place;
begin
  for state_words in 1..least(3, size - 1) loop
    code := private.state_code(array_to_string(words[size - state_words + 1:], ' '));
    if code is not null then
      found := private.locate_city(array_to_string(words[:size - state_words], ' '), code);
      if found.label is not null then
        return found;
      end if;
    end if;
  end loop;
  return null;
end $$;

comment on function private.locate_city_and_state is 'The place "City, ST", "City ST" or "City, State" stands for; null when the text is none.';
