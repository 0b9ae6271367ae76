-- Search, fifth step: the rows. One request, one function. It answers in tiers, best first, each read in the order of an index,
-- so that paging by cursor reaches every listing and no tier has to be sorted as a whole.

create type private.search_match as (
  doctor_id uuid,
  entry_id bigint,
  tier integer,
  chord double precision
);

comment on type private.search_match is
  'A listing found, and where it stands in the order: by tier, then distance (as a chord through the globe, in miles), then '
  'entry.';

create function private.find_by_text(plan private.search_plan, after private.search_match, room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  conditions constant text[] := plan.tiers;
  ranks text := '';
  earlier text := 'true';
  added integer;
begin
  if plan.total <= 1000 then
    -- Few enough to be ranked as a whole.
    for tier in 1..cardinality(conditions) loop
      ranks := ranks || format(' when %s then %s', conditions[tier], tier);
    end loop;
    return query execute format(
      'with matches as materialized (
         select doctor_id, entry_id, case %s end as tier, 0::double precision from private.doctor_search where %s
       )
       select * from matches where (tier, entry_id) > (($2).tier, ($2).entry_id) order by tier, entry_id limit $3',
      ranks, conditions[cardinality(conditions)]
    ) using plan, after, room;
    return;
  end if;

  -- Too many to rank: each tier is read in the order of an index, and leaves out what an earlier one has shown.
  for tier in 1..cardinality(conditions) loop
    if tier >= after.tier then
      return query execute format(
        'select doctor_id, entry_id, %s, 0::double precision from private.doctor_search
         where %s and %s and entry_id > $2 order by entry_id limit $3', tier, conditions[tier], earlier
      ) using plan, case when tier = after.tier then after.entry_id else 0 end, room;
      get diagnostics added = row_count;
      room := room - added;
      exit when room = 0;
    end if;
    earlier := format('%s and (%s) is not true', earlier, conditions[tier]);
  end loop;
end $$;

comment on function private.find_by_text is
  'Listings that meet the last of the plan''s conditions, those that meet an earlier one first.';

create function private.inside_condition(plan private.search_plan, reach double precision) returns text
language sql stable
return format(
  'position operator(extensions.<@) extensions.cube_enlarge((($1).place).position, %1$s, 3)
   and position operator(extensions.<->) (($1).place).position <= %1$s%2$s', reach,
  -- "is true" keeps the index of the words out of it where they are common: that of the positions is quicker then.
  case when plan.within <> ''
    then format(case when plan.total > 1000 then ' and (%s) is true' else ' and %s' end, plan.within) end
);

comment on function private.inside_condition is
  'The SQL condition that a listing lies within reach (a chord through the globe, in miles) of the place of the plan, which is '
  '$1, and is what else is asked for.';

create function private.find_near(
  plan private.search_plan, reach double precision, after private.search_match, room integer
)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  distance constant text := 'position operator(extensions.<->) (($1).place).position';
  inside constant text := private.inside_condition(plan, reach);
  added integer := 0;
begin
  if after.tier <= 1 then
    return query execute format(
      'select doctor_id, entry_id, 1, %1$s from private.doctor_search
       where %2$s and (%1$s, entry_id) > (($2).chord, ($2).entry_id) order by %1$s, entry_id limit $3', distance, inside
    ) using plan, after, room;
    get diagnostics added = row_count;
  end if;
  if added < room and plan.beyond is not null then
    return query execute format(
      'select doctor_id, entry_id, 2, 0::double precision from private.doctor_search
       where %s and (%s) is not true and entry_id > $2 order by entry_id limit $3', plan.beyond, inside
    ) using plan, case when after.tier = 2 then after.entry_id else 0 end, room - added;
  end if;
end $$;

comment on function private.find_near is 'Listings within reach, nearest first, then others that the plan shows beyond.';

create function private.find_nearest(plan private.search_plan, tier integer, room integer) returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  condition constant text := coalesce(nullif(plan.within, ''), 'true');
  -- What is rare is ordered as a whole: along the order of distance the last one of all might be among them.
  source constant text := case when plan.total <= 1000
    then format('(select * from private.doctor_search where %s offset 0)', condition) else 'private.doctor_search' end;
begin
  return query execute format(
    'with nearest as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord from %s as listings
       where position is not null and %s
       -- The index knows the order of distance, but not that of entries at the same spot.
       order by position operator(extensions.<->) (($1).place).position fetch first %s rows with ties
     )
     select doctor_id, entry_id, %s, chord from nearest order by chord, entry_id limit %s', source, condition, room, tier, room
  ) using plan;
end $$;

comment on function private.find_nearest is 'The nearest listings that are what is asked for, however far.';

create function private.parse_cursor(value text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(value, '^([0-9]{1,2})/([0-9]{1,5}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?)/([0-9]{1,18})$');
begin
  if value is null then
    return (null::uuid, 0::bigint, 0, (-1)::double precision);
  elsif parts is null then
    raise exception 'The cursor "%" is not one of ours', left(value, 60) using errcode = '22023';
  end if;
  return (null::uuid, parts[3]::bigint, parts[1]::integer, parts[2]::double precision);
end $$;

comment on function private.parse_cursor is 'Where a page starts: after the match of the cursor, or at the top without one.';

create type private.search_page as (
  matches private.search_match[],
  total integer,
  place text,
  radius integer,
  corrected text
);

create function private.match_doctors(
  query text, page_size integer, after text, radius_miles integer, near_latitude double precision, near_longitude double precision
)
returns private.search_page
language plpgsql stable security definer
-- Planned once a session, whatever is asked: what the best plan depends on is put together as text, and planned each time.
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  radius constant integer := least(greatest(coalesce(radius_miles, 25), 1), 100);
  reach constant double precision := 2 * 3958.8 * sin(radius / (2 * 3958.8));
  start constant private.search_match := private.parse_cursor(after);
  room constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  near constant extensions.cube := private.rough_position(near_latitude, near_longitude);
  asked constant text := coalesce(query, '');
  plan constant private.search_plan := case
    when near is null then private.plan_search(asked) else private.plan_around(near, asked) end;
  inside constant text := private.inside_condition(plan, reach);
  page private.search_page;
begin
  page.place := (plan.place).label;
  page.radius := radius;
  page.corrected := plan.corrected;
  if page.place is null then
    page.total := plan.total;
    page.matches := array(select match from private.find_by_text(plan, start, room) as match);
    return page;
  end if;
  page.total := private.count_few(inside, plan);
  page.matches := array(
    -- The first of many are the nearest of all, which an index gives in their order.
    select match from private.find_nearest(plan, 1, room) as match where page.total > 1000 and after is null
    union all
    select match from private.find_near(plan, reach, start, room) as match where page.total <= 1000 or after is not null
  );
  if page.total > 0 or after is not null then
    return page;
  end if;
  -- Nothing within reach: what carries the name of the place, or else what is nearest.
  if cardinality(page.matches) > 0 then
    page.total := private.count_matches(plan.beyond, plan);
    page.place := null;
  else
    page.matches := array(select match from private.find_nearest(plan, 9, 10) as match);
  end if;
  return page;
end $$;

comment on function private.match_doctors is
  'The listings that answer a search, or lie around a position, best first, from the cursor on. Definer: policies would keep '
  'the text indexes from being used; it reads verified listings only and gives out their ids, and the caller''s own policies '
  'decide what is shown of them.';
grant execute on function private.match_doctors to anon, authenticated, service_role;

create function public.search_doctors(
  search text default '', page_size integer default 24, after text default null,
  radius_miles integer default 25, near_latitude double precision default null, near_longitude double precision default null
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
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  distance_miles double precision,
  is_nearest_fallback boolean,
  place text,
  place_radius integer,
  corrected text,
  total integer,
  page_cursor text
)
language sql stable
begin atomic
  select
    doctors.id, doctors.practice_name, doctors.credentials, doctors.specialty, left(doctors.bio, 300), doctors.photo_url,
    doctors.address_city, doctors.address_state, doctors.monthly_price, doctors.accepting_new_patients, doctors.telehealth_only,
    doctors.ownership,
    case when page.place is not null and match.tier <> 2 then 2 * 3958.8 * asin(least(1, match.chord / (2 * 3958.8))) end,
    match.tier = 9, page.place, case when page.place is not null then page.radius end, page.corrected, page.total,
    match.tier || '/' || match.chord || '/' || match.entry_id
  from private.match_doctors(search, page_size, after, radius_miles, near_latitude, near_longitude) as page
  cross join unnest(page.matches) as match
  join public.doctors on doctors.id = match.doctor_id
  where doctors.verified
  order by match.tier, match.chord, match.entry_id;
end;

comment on function public.search_doctors is
  'The directory''s one request: verified listings for a search text (place, specialty or service, practice, person, telephone '
  'number, NPI), best first, 24 a page, or around the position of whoever asks. "after" is the page_cursor of the last row '
  'shown. "total" is 1001 for more than 1,000; "place" is where distances are measured from, "place_radius" how far around it, '
  '1 to 100 miles; "corrected" is the text searched instead when the one given has a typing error.';
grant execute on function public.search_doctors to anon, authenticated, service_role;
