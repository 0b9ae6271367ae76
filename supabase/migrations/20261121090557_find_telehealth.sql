-- Who is seen by video or phone need not live nearby: the practices that see patients in no other way, and in the person's state, to
-- be shown below those around a place.

-- For the nearest ZIP code to a position: a degree of latitude is read instead of all of them.
create index zip_codes_latitude_longitude_idx on public.zip_codes (latitude, longitude);

-- Few are telehealth only, and in some states nobody: without it, all of a state would be read to know.
create index doctor_search_telehealth_idx on private.doctor_search (state, entry_id)
where office = 0 and words @@ '''=telehealth-only'''::tsquery;

create function private.state_around(latitude double precision, longitude double precision) returns text
language sql stable
return (
  select zip_codes.state from public.zip_codes
  where zip_codes.latitude between state_around.latitude - 1 and state_around.latitude + 1
    and zip_codes.longitude between state_around.longitude - 2 and state_around.longitude + 2
  -- Flat earth is good enough for what lies within a degree or two.
  order by (zip_codes.latitude - state_around.latitude) ^ 2
    + (cos(radians(state_around.latitude)) * (zip_codes.longitude - state_around.longitude)) ^ 2
  limit 1
);

comment on function private.state_around is
  'The state of the ZIP code nearest to a position; null where there is none within about 70 miles.';

create function private.state_of(place private.place, latitude double precision, longitude double precision) returns text
language sql stable
return case
  when (place).label = 'you' then private.state_around(latitude, longitude)
  when (place).label like 'ZIP %' then (select state from public.zip_codes where zip = right((place).label, 5))
  else right((place).label, 2)
end;

comment on function private.state_of is 'The state in which the place of a plan lies; the position is that of "you".';

create function private.state_search(code text) returns text
language sql stable
return concat_ws(
  ' ', private.state_label(code),
  -- "New York" alone is the city.
  (select 'State' from private.place_nicknames where name = lower(private.state_label(state_search.code)) || ' state')
);

comment on function private.state_search is 'The text that searches in a state.';

create function private.telehealth_search(reading private.search_reading, state text) returns text
language sql stable
return concat_ws(
  ' ',
  nullif(private.without_words(private.without_radius(reading), private.span_words(reading, reading.place_span) || array(
    select word from unnest(reading.meanings) with ordinality as meaning (label, place)
    cross join unnest(private.span_words(reading, reading.meaning_spans[place])) as word
    where label in ('Telehealth', 'Telehealth Only')
  )), ''),
  'telehealth only in', private.state_search(state)
);

comment on function private.telehealth_search is
  'The search text for what else a reading asks for, of practices of the state that are telehealth only.';

create type private.telehealth_group as (doctor_ids uuid[], state_name text, onward_search text);

create function private.match_telehealth(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, wanted jsonb
)
returns private.telehealth_group
language plpgsql stable security definer set plan_cache_mode = 'force_generic_plan' set search_path = '' as $$
declare
  most constant integer := 6;
  near constant extensions.cube := private.rough_position(near_latitude, near_longitude);
  plan constant private.search_plan := private.narrow_plan(private.plan_text(near, query), private.read_filters(wanted));
  reach constant double precision := private.reach_of(private.radius_of(radius_miles, (plan.reading).radius));
  state constant text := private.state_of(plan.place, near_latitude, near_longitude);
  found private.telehealth_group;
  added uuid[];
begin
  if state is null then
    return null;
  end if;
  execute format(
    'select array(
       select doctor_id from private.listing_entries
       where state = %L and words @@ %L::tsquery and %s
         and (position operator(extensions.<->) (($1).place).position <= $2) is not true
         and (%s) is not true
       order by entry_id limit %s
     )',
    state, private.all_words(array[private.fact_word('Telehealth Only')]), coalesce(nullif(plan.within, ''), 'true'),
    coalesce(plan.beyond, 'false'), most
  ) into found.doctor_ids using plan, reach;
  if cardinality(found.doctor_ids) < most then
    -- Few say that they see people of other states.
    execute format(
      'select array(
         select doctor_id from private.listing_entries
         where words @@ %L::tsquery and (%s)
           and (position operator(extensions.<->) (($1).place).position <= $2) is not true and (%s) is not true
         order by entry_id limit %s
       )',
      private.all_words(array['=sees-' || lower(state)]), coalesce(nullif(plan.within, ''), 'true'), coalesce(plan.beyond, 'false'),
      most - cardinality(found.doctor_ids)
    ) into added using plan, reach;
    found.doctor_ids := found.doctor_ids || added;
  end if;
  found.state_name := private.state_label(state);
  found.onward_search := private.telehealth_search(plan.reading, state);
  return found;
end $$;

comment on function private.match_telehealth is
  'The first practices that are telehealth only, of the state of a search''s place or else of those that see its people, and what else is '
  'asked for, and neither within reach nor shown for their name; null without a place. Definer, as private.match_doctors is, and gives out no more.';
grant execute on function private.match_telehealth to anon, authenticated, service_role;

create function public.telehealth_listings(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}'
)
returns table (
  id uuid,
  practice_name text,
  credentials text,
  specialty text,
  bio text,
  photo_url text,
  address_city text,
  address_state text,
  monthly_price numeric(8, 2),
  price_from numeric,
  yearly_price numeric(8, 2),
  couple_price numeric(8, 2),
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  distance_miles double precision,
  state_name text,
  onward_search text
)
language sql stable rows 6
begin atomic
  select cards.*, null::double precision, found.state_name, found.onward_search
  from private.match_telehealth(search, radius_miles, near_latitude, near_longitude, filters) as found
  cross join unnest(found.doctor_ids) with ordinality as match (doctor_id, place)
  join private.cards on cards.id = match.doctor_id
  where private.require_small_search(search, filters)
  order by match.place;
end;

comment on function public.telehealth_listings is
  'Beside what search_doctors finds around a place, and asked with the same words and filters: up to six verified listings of that place''s '
  'state that are telehealth only and not within the circle. "onward_search" is the text that finds all of the state. None for '
  'a search without a place.';
grant execute on function public.telehealth_listings to anon, authenticated, service_role;
