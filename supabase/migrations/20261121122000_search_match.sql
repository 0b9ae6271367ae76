-- Finds the listings that a plan matches. Queries are planned for each call (force_custom_plan), because a generic plan
-- scans a whole index when nothing matches; a filter that is null then leaves no trace in the plan.

-- The queries.

create function private.is_open_specially(listing uuid, place smallint) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.offices
    where doctor_id = listing and offices.position = place
      and private.is_open_at(hours, special_hours, time_zone, now())
  );
end $$;
comment on function private.is_open_specially is 'Returns whether an office with special hours is open now.';

create function private.is_open(
  opening int4multirange, time_zone text, has_special_hours boolean, listing uuid, place smallint
) returns boolean
-- Without a subquery, so that it is inlined: private.is_open_at takes fifty times as long.
language sql stable
return case
  when has_special_hours then private.is_open_specially(listing, place)
  -- The first day of 2024 was a Monday.
  when opening @> floor(
    extract(epoch from (now() at time zone time_zone) - timestamp '2024-01-01') / 60
  )::integer % 10080
    then not private.is_federal_holiday((now() at time zone time_zone)::date)
  else false
end;
comment on function private.is_open is 'Returns whether an office is open now, by its own clock.';

create function private.passes(entry private.search_entries, plan private.search_plan, is_office boolean)
returns boolean
-- Without a subquery, so that it is inlined, and only what the plan has remains.
language sql stable
return (plan.candidates is null or entry.doctor_id = any (plan.candidates))
  and case
    when is_office then (plan.tag_ids is null or entry.tags @> plan.tag_ids)
      and (plan.specialty_ids is null or entry.tags operator(pg_catalog.&&) plan.specialty_ids)
      and (plan.language_ids is null or entry.tags operator(pg_catalog.&&) plan.language_ids)
      and (plan.candidates is not null or plan.words is null or entry.words @@ plan.words)
    -- "is true" keeps the index on words out: if very many match, reading listings in order meets enough of them soon.
    else plan.query is null
      or case when plan.is_common then (entry.words @@ plan.query) is true else entry.words @@ plan.query end
  end
  and (plan.candidates is not null or plan.fragments is null or entry.document like all (plan.fragments))
  and ((plan.filters).is_confirmed is not true or entry.confirmed_at > now() - interval '6 months')
  and (
    (plan.filters).price_to is null or (plan.filters).ages is not null or entry.adult_price <= (plan.filters).price_to
  )
  and (
    (plan.filters).is_open is not true
    or private.is_open(entry.opening, entry.time_zone, entry.has_special_hours, entry.doctor_id, entry.office)
  );
comment on function private.passes is
  'Returns whether an entry matches the words and filters of a plan: an office by what the index of positions holds, '
  'and otherwise the listing as a whole by its words. A household''s prices are not compared here.';

create type private.found_entry as (
  doctor_id uuid,
  office smallint,
  tags smallint[],
  adult_price double precision,
  price_schedule_id integer,
  confirmed_at timestamptz,
  position extensions.cube,
  entry_id bigint,
  newest_rank double precision,
  -- The first of the plan's ranks that it has.
  tier integer
);
comment on type private.found_entry is
  'A match with what filters, counts, and orders need: around a place, what the index of positions holds.';

create function private.find_entries(plan private.search_plan, most integer) returns setof private.found_entry
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan rows 1000 as $$
declare
  center constant extensions.cube := (plan.place).position;
begin
  return query
  select doctor_id, office, tags, adult_price, price_schedule_id, confirmed_at,
    position, entry_id, newest_rank, case
      when center is not null or plan.candidates is null then 1
      when words @@ plan.ranks[1] then 1 when words @@ plan.ranks[2] then 2
      when words @@ plan.ranks[3] then 3 when words @@ plan.ranks[4] then 4 else 5
    end
  from private.search_entries as entries
  where private.passes(entries, plan, center is not null) and case
    when center is null then office = 0
    else position operator(extensions.<@) extensions.cube_enlarge(center, plan.radius_chord, 3)
      and position operator(extensions.<->) center <= plan.radius_chord
      -- The listing's nearest office.
      and (
        other_positions is null or not exists (
          select from unnest(other_positions) as other
          where other operator(extensions.<->) center < position operator(extensions.<->) center
        )
      )
  end
  limit most;
end $$;
comment on function private.find_entries is
  'Returns up to "most" matches, one for each listing: around a place the nearest office, and otherwise the listing as '
  'a whole. A household''s prices are not compared here.';

create function private.build_plan(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb,
  leaves_out boolean default true
)
returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  -- Rounded to about a mile, because search does not need a visitor's position more exactly.
  near constant extensions.cube := case when near_latitude between -90 and 90 and near_longitude between -180 and 180
    then private.earth_position(round(near_latitude::numeric, 2)::float8, round(near_longitude::numeric, 2)::float8)
  end;
  plan private.search_plan := private.plan_text(coalesce(query, ''));
  parsed private.parsed_search := plan.parsed;
  typed private.search_plan;
  narrowed private.search_plan;
  left_out integer[];
  -- It says enough to be answered without its unknown words; "xqzv" alone does not.
  is_understood boolean;
  has_title boolean;
begin
  -- The visitor's position is not used if the text has a place, or is a phone number or NPI.
  if near is not null and plan.place is null and parsed.state is null and parsed.outside is null
    and parsed.missing_zip is null
    and (parsed.words is not null or btrim(coalesce(query, '')) = '') then
    plan.place := row('you', near);
  end if;
  plan.radius := least(greatest(coalesce(radius_miles, parsed.radius, private.shared_limit('near_miles')), 1), 100);
  plan.radius_chord := 2 * 3958.8 * sin(plan.radius / (2 * 3958.8));
  typed := plan;
  is_understood := parsed.place_span is not null or cardinality(parsed.parts) > 0
    -- A sentence asks for a doctor, even if it says nothing else that search knows.
    or cardinality(parsed.words) - cardinality(parsed.rest) >= greatest(4, cardinality(parsed.rest))
      -- But "I'm trying to find doctor Schmidt" is a name.
      and parsed.words[parsed.rest[1] - 1] !~ '^(drs?|dra|doctora?)$';
  -- What nothing here matches is left out and reported: first the words that are in no name, if they are few, then
  -- all, and then services, because the practices here can tell more about one that they don't list.
  for step in 1..case when not leaves_out then 0 when plan.place is null then 2 else 3 end loop
    parsed.rest := array(
      select place from unnest((typed.parsed).rest) as place
      where step = 1 and private.is_listing_name(parsed.words[place:place], false) order by place
    );
    if cardinality(parsed.rest) * 2 < cardinality((typed.parsed).rest) then
      parsed.rest := '{}';
    end if;
    if step = 3 then
      parsed.parts := array(
        select part from unnest(parsed.parts) as part
        where not exists (select from private.search_tags as tags where label = part.value and tags.kind = 'service')
      );
    end if;
    left_out := array(
      select place from unnest((typed.parsed).rest) as place where place <> all (parsed.rest)
      union select generate_series(part.first, part.last) from unnest((typed.parsed).parts) as part
      where part <> all (parsed.parts) order by 1
    );
    continue when left_out = '{}';
    exit when plan.place is null and not is_understood
      or exists (select from private.find_entries(private.add_filters(plan, null), 1));
    narrowed := private.plan_search(parsed, plan);
    exit when step = 3 and not exists (select from private.find_entries(private.add_filters(narrowed, null), 1));
    plan := narrowed;
    plan.unmatched := private.typed_words(parsed, left_out);
    -- "marsh austin" and "Dr. Smith in Austin" are nothing but a name in a place.
    has_title := private.follows_title(parsed.words, left_out[1]);
    plan.elsewhere := case when step = 3 or cardinality(parsed.rest) = 0 and cardinality(left_out) <= 3
      and (has_title or not exists (
        select from unnest(parsed.words) with ordinality as words (word, place)
        where place <> all (left_out) and not private.has_term(word, '{title,preposition}')
          and place not between coalesce((parsed.place_span).first, 0) and coalesce((parsed.place_span).last, 0)
      )) then
      coalesce(cardinality((private.find_candidates(
        private.all_queries(typed.words, private.all_of(typed.tags)), typed.fragments, 1000
      )).ids), 1001)
    end;
    -- Without a title, only what someone is called is a name.
    if plan.elsewhere = 0 and not has_title then
      plan.elsewhere := null;
    end if;
  end loop;
  return private.add_filters(plan, coalesce(requested, '{}'));
end $$;
comment on function private.build_plan is
  'Returns the plan for a text, around the visitor''s position if it is given, with filters. The radius is the '
  'requested one, or else that of the text. "leaves_out": leaves out words that nothing here matches.';

create type private.search_match as (
  doctor_id uuid,
  entry_id bigint,
  list integer,
  rank double precision,
  -- A chord through the globe in miles.
  chord double precision,
  office smallint
);
comment on type private.search_match is
  'A matching listing and its place in the order: list, rank, then entry. The list is 1 for matches, 2 for listings '
  'out of reach with the name of the place, and 9 for the nearest if none is within reach. The rank is the order '
  'within it: tier, distance, price, or age.';

create function private.match_nearest(plan private.search_plan, list integer, remaining_rows integer)
returns setof private.search_match
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  center constant extensions.cube := (plan.place).position;
  filters constant private.search_filters := plan.filters;
  -- Of so many, some fit a household.
  most constant integer := case when filters.ages is null then remaining_rows else 200 end;
begin
  return query
  with nearest as materialized (
    select doctor_id, entry_id, position operator(extensions.<->) center as chord, office, adult_price,
      price_schedule_id
    from private.search_entries as entries
    where position is not null and private.passes(entries, plan, true)
      and (
        other_positions is null or not exists (
          select from unnest(other_positions) as other
          where other operator(extensions.<->) center < position operator(extensions.<->) center
        )
      )
    -- The index knows the order of distance, but not that of entries at the same position.
    order by position operator(extensions.<->) center fetch first (most) rows with ties
  )
  select doctor_id, entry_id, list, chord, chord, office from nearest
  where filters.ages is null or private.fits_price(filters, private.price_for(filters.ages, price_schedule_id))
  order by chord, entry_id limit remaining_rows;
end $$;
comment on function private.match_nearest is
  'Returns the nearest matches, at any distance; those of the nearest 200 that fit a household.';

create function private.walk_entries(plan private.search_plan, after private.search_match, remaining_rows integer)
returns setof private.search_match
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  sort constant text := (plan.filters).sort;
  ranks constant tsquery[] := case when sort is null then plan.ranks || null::tsquery else '{null}' end;
  earlier tsquery;
  added integer;
begin
  -- Each tier is read in order, without the listings of earlier tiers.
  for tier in 1..cardinality(ranks) loop
    return query
    select doctor_id, entry_id, 1, rank, null::double precision, null::smallint
    from private.search_entries as entries
    cross join lateral (
      select case sort when 'newest' then newest_rank when 'price' then adult_price else tier end as rank
    ) as ranked
    where office = 0 and private.passes(entries, plan, false)
      and (ranks[tier] is null or words @@ ranks[tier]) and (earlier is null or (words @@ earlier) is not true)
      and rank >= after.rank and (rank > after.rank or entry_id > after.entry_id)
    order by rank, entry_id limit remaining_rows;
    get diagnostics added = row_count;
    remaining_rows := remaining_rows - added;
    exit when remaining_rows = 0;
    earlier := coalesce(earlier || ranks[tier], ranks[tier], earlier);
  end loop;
end $$;
comment on function private.walk_entries is
  'Returns the listings after a match in the order of an index, for a search that matches too many to be sorted.';

create type private.search_page as (
  plan private.search_plan,
  matches private.search_match[],
  total integer,
  priced_for text,
  empty_region text,
  -- What the name, a former name, or the NPI of a clinician who was searched for matches.
  people tsquery
);

create function private.match_entries(plan private.search_plan, after private.search_match, remaining_rows integer)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  -- Household prices are computed for so many matches.
  most constant integer := 1000;
  center constant extensions.cube := (plan.place).position;
  filters constant private.search_filters := plan.filters;
  page private.search_page;
begin
  if filters.ages is not null
    and (
      center is null and plan.candidates is null or (select count(*) from private.find_entries(plan, most + 1)) > most
    ) then
    plan.filters.ages := null;
    plan.filters.is_accepted := false;
    if '=hsa-basis' = any (filters.tags) then
      plan.filters.price_to := least(filters.price_to, private.shared_limit('hsa_limit_for_one') * 100);
    end if;
    page := private.match_entries(plan, after, remaining_rows);
    page.priced_for := 'adult';
    return page;
  elsif center is null and plan.candidates is null then
    -- Too many to be sorted.
    page.total := case when filters.price_to is null and filters.is_confirmed is not true then most + 1
      else (select count(*) from private.find_entries(plan, most + 1)) end;
    page.matches := array(select match from private.walk_entries(plan, after, remaining_rows) as match);
    return page;
  end if;
  with found as materialized (
    select * from private.find_entries(
      plan, case
        when center is not null and filters.sort is null and filters.ages is null and after.list = 0 then most + 1
      end
    )
  ),
  ranked as materialized (
    select doctor_id, entry_id, chord, office, case
      when filters.sort = 'price' then price when filters.sort = 'newest' then newest_rank
      when center is null then tier else chord
    end as rank
    from found cross join lateral (
      select case
        when filters.ages is null then adult_price::bigint else private.price_for(filters.ages, price_schedule_id)
      end as price, position operator(extensions.<->) center as chord
      offset 0 -- so that the price is computed once
    ) as priced
    where private.fits_price(filters, price)
  )
  select (select count(*) from ranked), array(
    select (doctor_id, entry_id, 1, rank, chord, office)::private.search_match from ranked
    where after.list <= 1 and (rank, entry_id) > (after.rank, after.entry_id)
    order by rank, entry_id limit remaining_rows
  )
  into page.total, page.matches;
  if page.total > most and center is not null and filters.sort is null and after.list = 0 then
    -- The 1,001 that were counted need not be the nearest.
    page.matches := array(select match from private.match_nearest(plan, 1, remaining_rows) as match);
  end if;
  page.total := least(page.total, most + 1);
  page.priced_for := case when filters.ages is not null then 'household' end;
  return page;
end $$;
comment on function private.match_entries is 'Returns how many listings match, up to 1,001, and those after a match.';
