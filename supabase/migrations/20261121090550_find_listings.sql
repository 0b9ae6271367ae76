-- Search, sixth step: the rows. They come in tiers, best first, each read in the order of an index,
-- so that paging by cursor reaches every listing and no tier has to be sorted as a whole.

create type private.search_match as (
  doctor_id uuid,
  entry_id bigint,
  tier integer,
  chord double precision,
  mark text,
  office smallint
);

comment on type private.search_match is
  'A listing found, and where it stands in the order: by tier, then distance (as a chord through the globe, in miles), then '
  'entry. Where something else was wished for, "mark" is the place in that order, as a cursor. Where it was looked for '
  'around a place, "office" is that of its offices which is the nearest, 0 being its own address.';

create type private.search_page as (
  matches private.search_match[],
  total integer,
  place text,
  -- The code of the state that is searched in.
  state text,
  radius integer,
  corrected text,
  unmatched text,
  elsewhere integer
);

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
         select doctor_id, entry_id, case %s end as tier, 0::double precision, null::text, null::smallint
         from private.listing_entries where %s
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
        'select doctor_id, entry_id, %s, 0::double precision, null::text, null::smallint from private.listing_entries
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

create function private.asked_condition(plan private.search_plan) returns text
language sql stable
return case
  -- Common as it is, the index of the positions is quicker than that of the words, which "is true" keeps out of it.
  when plan.total > 1000 then nullif(concat_ws(
    ' and ', case when cardinality(plan.facts) > 0 then format('facts @> %L::smallint[]', private.fact_ids(plan.facts)) end, '(' || plan.others || ') is true'
  ), '')
  else nullif(plan.within, '')
end;

comment on function private.asked_condition is
  'The SQL condition for what is asked for beside a place, so written that the quickest index serves; null when nothing is.';

create function private.offices_source(condition text) returns text
language sql immutable
-- The index of the words knows the listings, and these their offices; "offset 0" keeps that of positions out.
return format(
  '(select entries.* from (select doctor_id from private.listing_entries where %s) as rare
   join private.doctor_search as entries using (doctor_id) offset 0)', condition);

comment on function private.offices_source is 'The SQL for the entries of all offices of the listings that meet a condition; they should be few.';

create function private.source_around(plan private.search_plan) returns text
language sql stable
return case
  when plan.total <= 1000 and plan.within <> '' then private.offices_source(plan.within)
  else 'private.doctor_search'
end;

comment on function private.source_around is 'The SQL for the entries among which those around a place are, in which $1 is the plan.';

create function private.is_nearest(spot extensions.cube, elsewhere extensions.cube[], center extensions.cube) returns boolean
language sql immutable parallel safe
return not exists (
  select from unnest(elsewhere) as other where other operator(extensions.<->) center < spot operator(extensions.<->) center
);

comment on function private.is_nearest is 'Whether no other of a listing''s offices is nearer to the center.';

create function private.nearest_condition() returns text
language sql immutable
-- Of two offices operators tell: a function with a query in it costs twenty times as much, and is for more of them.
return '(elsewhere is null or position operator(extensions.<->) (($1).place).position <= elsewhere[1] operator(extensions.<->) (($1).place).position
   and (cardinality(elsewhere) = 1 or private.is_nearest(position, elsewhere, (($1).place).position)))';

comment on function private.nearest_condition is
  'The SQL condition that no other office of the listing is nearer to the place of the plan, which is $1.';

create function private.reach_condition(reach double precision) returns text
language sql immutable
return format(
  'position operator(extensions.<@) extensions.cube_enlarge((($1).place).position, %1$s, 3)
   and position operator(extensions.<->) (($1).place).position <= %1$s', reach
);

comment on function private.reach_condition is
  'The SQL condition that an office lies within reach (a chord through the globe, in miles) of the place of the plan, which is $1.';

create function private.inside_condition(plan private.search_plan, reach double precision) returns text
language sql stable
return concat_ws(' and ', private.reach_condition(reach), private.nearest_condition(), private.asked_condition(plan));

comment on function private.inside_condition is
  'The SQL condition that an office is within reach, the nearest of its listing, and that this is what else is asked for.';

create function private.is_crowded(plan private.search_plan, reach double precision) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  -- Of 1,000 listings 125 are expected among every 8th, and so many once in 10^16 searches.
  enough constant integer := 220;
  found integer;
begin
  if plan.total <= 1000 then
    return false;
  end if;
  execute format(
    'select count(*) from (
       select from private.listing_entries where uuid_hash(doctor_id) & 7 = 0 and %s limit %s
     ) as few', concat_ws(' and ', private.reach_condition(reach), private.asked_condition(plan)), enough
  ) into found using plan;
  return found = enough;
end $$;

comment on function private.is_crowded is
  'Whether so much lies within reach that there are more than 1,000 listings of it, by the sample of every 8th: reading 1,001 '
  'takes four times as long. False does not tell that there are fewer.';

create function private.nearest_chord() returns text
language sql immutable
-- Most have two offices at most: those after them are looked at by a query.
return 'least(
  position operator(extensions.<->) (($1).place).position, elsewhere[1] operator(extensions.<->) (($1).place).position,
  case when cardinality(elsewhere) > 1 then (
    select min(other operator(extensions.<->) (($1).place).position) from unnest(elsewhere) as other
  ) end)';

comment on function private.nearest_chord is
  'The SQL for how far the nearest of a listing''s offices is from the place of the plan, which is $1; null where none has a position.';

create function private.is_rare(plan private.search_plan) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  -- About as many as are read in the time that a walk around the place takes to meet them.
  most constant integer := 4000;
begin
  if coalesce(plan.within, '') = '' then
    return false;
  end if;
  return plan.total <= 1000
    or plan.total = 1001 and private.expected_matches(plan.within, plan, 'private.listing_entries') <= most;
end $$;

comment on function private.is_rare is
  'Whether so few listings are what a plan around a place asks for that all of them are sooner read than those around it.';

create function private.find_inside(
  plan private.search_plan, reach double precision, after private.search_match, room integer
)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  is_rare constant boolean := private.is_rare(plan);
  source constant text := case when is_rare then private.offices_source(format(
    '%s and %s <= %s', plan.within, private.nearest_chord(), reach
  )) else 'private.doctor_search' end;
  inside constant text := case when is_rare then concat_ws(
    ' and ', private.reach_condition(reach), private.nearest_condition(), plan.within
  ) else private.inside_condition(plan, reach) end;
  page private.search_page;
begin
  if after.tier = 0 and not is_rare and private.is_crowded(plan, reach) then
    page.total := 1001;
  else
    -- Counted and found in one reading.
    execute format(
      'with inside as materialized (
         select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office
         from %s as entries where %s limit case when ($2).tier = 0 then 1001 end
       )
       select least(1001, (select count(*) from inside)), array(
         select (doctor_id, entry_id, 1, chord, null, office)::private.search_match from inside
         where ($2).tier <= 1 and (chord, entry_id) > (($2).chord, ($2).entry_id) order by chord, entry_id limit $3
       )', source, inside
    ) into page.total, page.matches using plan, after, room;
  end if;
  -- Of more than 1000 a first page shows those that find_nearest gives.
  if page.total > 1000 and after.tier = 0 then
    page.matches := array(select match from private.find_nearest(plan, 1, room) as match);
  end if;
  return page;
end $$;

comment on function private.find_inside is 'How many listings lie within reach, and those after the cursor, nearest first.';

create function private.find_beyond(plan private.search_plan, inside text, reach double precision, after private.search_match, room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'select doctor_id, entry_id, 2, 0::double precision, null::text, null::smallint from private.listing_entries
     where %s and (%s) is not true and entry_id > $2
       and not exists (select from unnest(elsewhere) as office where office operator(extensions.<->) (($1).place).position <= $4)
     order by entry_id limit $3', plan.beyond, inside
  ) using plan, case when after.tier = 2 then after.entry_id else 0 end, room, reach;
end $$;

comment on function private.find_beyond is 'Listings out of reach that the plan shows after those within.';

create function private.find_nearest(plan private.search_plan, tier integer, room integer) returns setof private.search_match
language plpgsql stable set search_path = '' as $$
declare
  is_rare constant boolean := private.is_rare(plan);
  condition constant text := case when is_rare then plan.within else coalesce(private.asked_condition(plan), 'true') end;
  -- What is rare is ordered as a whole: along the order of distance the last one of all might be among them.
  source constant text := case when is_rare then private.offices_source(format(
    '%s order by %s fetch first %s rows with ties', plan.within, private.nearest_chord(), room
  )) else 'private.doctor_search' end;
begin
  return query execute format(
    'with nearest as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office from %s as listings
       where position is not null and %s and %s
       -- The index knows the order of distance, but not that of entries at the same spot.
       order by position operator(extensions.<->) (($1).place).position fetch first %s rows with ties
     )
     select doctor_id, entry_id, %s, chord, null::text, office from nearest order by chord, entry_id limit %s', source, private.nearest_condition(), condition, room, tier, room
  ) using plan;
end $$;

comment on function private.find_nearest is 'The nearest listings that are what is asked for, however far.';

create function private.parse_cursor(value text) returns private.search_match
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(value, '^([0-9]{1,2})/([0-9]{1,5}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?)/([0-9]{1,18})$');
begin
  if value is null then
    return (null::uuid, 0::bigint, 0, (-1)::double precision, null::text, null::smallint);
  elsif parts is null then
    raise exception 'The cursor "%" is not one of ours', left(value, 60) using errcode = '22023';
  end if;
  return (null::uuid, parts[3]::bigint, parts[1]::integer, parts[2]::double precision, null::text, null::smallint);
end $$;

comment on function private.parse_cursor is 'Where a page starts: after the match of the cursor, or at the top without one.';
