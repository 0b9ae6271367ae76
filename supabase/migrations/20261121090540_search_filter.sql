-- Filters, sorts, and counts the matches of a plan. These functions are private, and read only the search index. Filters never change how a
-- text is parsed; they become part of the plan's conditions, so that counts, order, and pages agree.

create view private.filter_options as
select tag, filter, value from (values
  ('=accepting-new-patients', 'accepting', 'yes'), ('=telehealth', 'telehealth', 'yes'),
  ('=in-person', 'in-person', 'yes'), ('=verified', 'verified', 'yes'), ('=priced', 'priced', 'yes'),
  ('=ages-babies', 'ages', 'babies'), ('=ages-children', 'ages', 'children'), ('=ages-teens', 'ages', 'teens'),
  ('=ages-adults', 'ages', 'adults'), ('=ages-seniors', 'ages', 'seniors')
) as tags (tag, filter, value)
union all
select tag, kind::text, substr(tag, 2) from private.search_concepts where kind in ('specialty', 'language')
union all
select tag, 'service', replace(tag, '=offers-', '') from private.search_tags where starts_with(tag, '=offers-');
comment on view private.filter_options is 'The options of filters, as the URL of the directory names them, and the tags of the listings that have them.';

create type private.search_filters as (
  tags text[],
  -- For each filter of which any option will do, the tags of its options, separated by commas.
  choices text[],
  is_confirmed boolean,
  -- Dollars a month.
  price_to integer,
  ages smallint[],
  sort text
);
comment on type private.search_filters is
  'Parsed filters. "ages" is the household that prices are for, null for one adult; "sort" is null for the order of the search itself.';

create function private.parse_ages(value text) returns smallint[]
language sql immutable
return (
  select case when count(*) <= 12 and bool_and(age is not null) then array_agg(age order by place) end
  from string_to_table(value, ',') with ordinality as typed (text, place)
  -- The same rule as in src/lib/prices/household-ages.ts.
  cross join lateral (
    select case when btrim(text) ~ '^(0?[0-9]{1,2}|1[01][0-9]|120)$' then btrim(text)::smallint end as age
  ) as parsed
);
comment on function private.parse_ages is 'Parses the ages of a household ("34,36,4"); null for anything else.';

create function private.require_small_search(search text, filters jsonb default null) returns boolean
language sql immutable
return private.require_at_most(octet_length(search), 4000, 'bytes of a search text')
  and private.require_at_most(pg_column_size(filters), 4000, 'bytes of filters');
comment on function private.require_small_search is
  'Returns true, or fails (22023) for a longer text or filters than a person would enter.';
grant execute on function private.require_small_search to anon, authenticated, service_role;

create function private.parse_filters(requested jsonb) returns private.search_filters
language plpgsql stable set search_path = '' as $$
declare
  filters private.search_filters;
begin
  if requested = '{}' or jsonb_typeof(requested) is distinct from 'object' then
    return filters;
  end if;
  with given as materialized (
    select distinct key as filter, value from jsonb_each_text(requested) as filters (key, list) cross join string_to_table(list, ',') as value
  ), grouped as (
    select filter in ('specialty', 'language') and count(*) > 1 as is_choice, array_agg(tag) as tags, string_agg(tag, ',') as choice
    from private.filter_options join given using (filter, value) group by filter
  )
  select coalesce(array_agg(tag) filter (where not is_choice), '{}'), array_agg(distinct choice) filter (where is_choice)
  into filters.tags, filters.choices
  from grouped cross join unnest(tags) as tag;
  filters.is_confirmed := requested ->> 'confirmed' = 'yes';
  filters.price_to := case when requested ->> 'price-to' ~ '^[1-9][0-9]{0,4}$' then (requested ->> 'price-to')::integer end;
  filters.ages := private.parse_ages(left(requested ->> 'household', 200));
  filters.sort := case when requested ->> 'sort' in ('price', 'newest') then requested ->> 'sort' end;
  return filters;
end $$;
comment on function private.parse_filters is
  'Parses filters in the format of the URL, and ignores unknown ones. A listing must match any of the specialties and any of the languages, but '
  'all of the ages and services.';

create function private.apply_filters(plan private.search_plan, filters private.search_filters) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  others text;
  condition text;
begin
  if filters.price_to is not null then
    execute format(
      'select array(select id from private.price_schedules where %s <= $1)', private.price_rank_expression(filters.ages)
    ) into plan.schedules using filters.price_to::bigint * 100;
  end if;
  others := nullif(concat_ws(
    ' and ', case when filters.is_confirmed then 'confirmed_at > now() - interval ''6 months''' end,
    case when filters.price_to is not null then 'price_schedule_id = any (($1).schedules)' end
  ), '');
  condition := nullif(concat_ws(' and ', private.words_condition(filters.tags), (
    select string_agg(private.words_condition(string_to_array(choice, ','), ' | '), ' and ') from unnest(filters.choices) as choice
  ), others), '');
  if condition is null then
    return plan;
  end if;
  plan.matching := plan.matching || ' and ' || condition;
  plan.tags := plan.tags || filters.tags;
  plan.others := nullif(concat_ws(' and ', plan.others, others, (
    select string_agg(format('tags operator(pg_catalog.&&) %L::smallint[]', private.tag_ids(string_to_array(choice, ','))), ' and ')
    from unnest(filters.choices) as choice
  )), '');
  plan.outside_radius := '(' || plan.outside_radius || ') and ' || condition;
  plan.is_common := plan.is_common is not false and private.is_common('office = 0 and ' || plan.matching, plan);
  return plan;
end $$;
comment on function private.apply_filters is 'Adds filters to a plan.';

create function private.count_matches(plan private.search_plan, sort text default null) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  -- For distances and prices, sorting 2,000 is faster than walking an index in which they are rare.
  most constant integer := case when plan.place is not null or sort = 'price' then 2000 else 1000 end;
begin
  if plan.place is null or plan.matching <> 'true' then
    plan.total := case when plan.is_common then most + 1 else private.count_few('office = 0 and ' || plan.matching, plan, most) end;
    plan.is_few := plan.total <= most;
  end if;
  return plan;
end $$;
comment on function private.count_matches is
  'Adds to a plan how many listings match it anywhere, exact up to 1,000, and whether they are few; nulls around a place if all match.';

create function private.sort_by_price(plan private.search_plan, condition text, ages smallint[], after bigint[], remaining_rows integer)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  page private.search_page;
begin
  -- One scan counts and sorts.
  execute format(
    'with found as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office, price_schedule_id, %s as rank
       from private.doctor_search join private.price_schedules on id = price_schedule_id where %s
     )
     select least(1001, (select count(*) from found)), array(
       select (doctor_id, entry_id, 1, chord, format(''price/%%s/%%s/%%s'', rank, price_schedule_id, entry_id), office)::private.search_match from found
       where (rank, price_schedule_id, entry_id) > ($2[1], $2[2], $2[3]) order by rank, price_schedule_id, entry_id limit $3
     )', private.price_rank_expression(ages), condition
  ) into page.total, page.matches using plan, after, remaining_rows;
  return page;
end $$;
comment on function private.sort_by_price is
  'Returns the matching listings, few enough to be sorted as a whole: the lowest price of the household first, incomplete prices next, no prices last.';

create function private.walk_by_price(plan private.search_plan, condition text, ages smallint[], after bigint[], remaining_rows integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  -- "is true" keeps other indexes out, whose bitmaps would be built for each schedule anew.
  return query execute format(
    'with ranks as materialized (select id, %s as rank from private.price_schedules where ($1).schedules is null or id = any (($1).schedules)),
     found as (
       select doctor_id, entry_id, position, id, rank
       from (select * from ranks where (rank, id) >= ($2[1], $2[2]) order by rank, id) as cheapest
       cross join lateral (
         select * from private.doctor_search
         where price_schedule_id = id and (%s) is true and entry_id > case when (rank, id) = ($2[1], $2[2]) then $2[3] else 0 end
         order by entry_id limit $3
       ) as of_schedule
       limit $3
     )
     select doctor_id, entry_id, 1, position operator(extensions.<->) (($1).place).position,
       format(''price/%%s/%%s/%%s'', rank, id, entry_id), null::smallint
     from found order by rank, id, entry_id', private.price_rank_expression(ages), condition
  ) using plan, after, remaining_rows;
end $$;
comment on function private.walk_by_price is 'Returns the same as sort_by_price for more listings than can be sorted, schedule by schedule.';

create function private.parse_sorted_cursor(value text, sort text) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  numbers constant text := case sort when 'price' then '/([0-9]{1,12})/([0-9]{1,9})/([0-9]{1,18})' else '/([0-9]{1,17})/([0-9]{1,18})' end;
  parts constant text[] := regexp_match(value, '^' || sort || numbers || '$');
begin
  if value is null then
    return case sort when 'price' then array[0, 0, 0] else array[99999999999999999, 0] end;
  elsif parts is null then
    raise exception 'The cursor "%" is not valid', left(value, 60) using errcode = '22023', hint = 'invalid_cursor';
  end if;
  return parts::bigint[];
end $$;
comment on function private.parse_sorted_cursor is 'Parses where a sorted page starts, and refuses the cursor of another sort.';

create function private.sort_matches(
  plan private.search_plan, condition text, filters private.search_filters, after text, remaining_rows integer
)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  start constant bigint[] := private.parse_sorted_cursor(after, filters.sort);
  page private.search_page;
begin
  if filters.sort = 'price' and (plan.place is not null or plan.is_few) then
    return private.sort_by_price(plan, condition, filters.ages, start, remaining_rows);
  end if;
  page.total := case when plan.place is null then plan.total else private.count_few(condition, plan, 1000) end;
  if filters.sort = 'price' then
    page.matches := array(select match from private.walk_by_price(plan, condition, filters.ages, start, remaining_rows) as match);
  else
    execute format(
      'select array_agg(
         (doctor_id, entry_id, 1, position operator(extensions.<->) (($1).place).position,
           format(''newest/%%s/%%s'', (extract(epoch from listed_at) * 1000000)::bigint, entry_id), office)::private.search_match
         order by listed_at desc, entry_id desc)
       from (
         select * from private.doctor_search
         where %s and (listed_at, entry_id) < (timestamptz ''epoch'' + $2[1] * interval ''1 microsecond'', $2[2])
         order by listed_at desc, entry_id desc limit $3
       ) as newest', condition
    ) into page.matches using plan, start, remaining_rows;
  end if;
  return page;
end $$;
comment on function private.sort_matches is 'Returns a page of the listings that match a condition, in the requested order.';

create type private.option_count as (filter text, value text, count integer, is_least boolean);

create function private.count_filter_options(plan private.search_plan, filters private.search_filters, most integer)
returns setof private.option_count
language plpgsql stable set search_path = '' as $$
declare
  steps constant integer[] := array[50, 75, 100, 125, 150, 200, 300, 400, 500];
  condition text := private.plan_condition(plan);
  -- Reading 1,000 of the matches of a common search can take 60 ms, and 100 of them a tenth of that.
  sample constant integer := case when plan.is_common and plan.place is null then 100 else most end;
begin
  if plan.outside_radius is not null and not private.matches_any(condition, plan) then
    condition := 'office = 0 and ' || plan.outside_radius;
  end if;
  return query execute format(
    'with found as materialized (select tags, price_schedule_id, confirmed_at from private.doctor_search where %s limit $4 + 1),
     size as materialized (
       select case when count(*) > $4 then $5 else count(*) end::integer as total, count(*) > $4 as is_more from found
     ),
     tags as (select id, count(*)::integer as count from found, unnest(tags) as id group by id),
     prices as materialized (
       select rank, count(*)::integer as count from found join (select id, %s as rank from private.price_schedules) as ranks on id = price_schedule_id
       group by rank
     )
     select ''total'', '''', total, is_more from size
     union all
     select filter, value, coalesce(tags.count, 0), is_more
     from private.filter_options join private.search_tags using (tag) left join tags using (id) cross join size
     union all
     select ''confirmed'', ''yes'', (select count(*)::integer from found where confirmed_at > now() - interval ''6 months''), is_more from size
     union all
     select ''price-to'', step::text, (select coalesce(sum(count), 0)::integer from prices where rank <= step * 100), is_more
     from (select distinct unnest($2 || $3) as step) as steps cross join size where step is not null',
    condition, private.price_rank_expression(filters.ages)
  ) using plan, steps, filters.price_to, sample, most;
end $$;
comment on function private.count_filter_options is
  'Returns how many of the matching listings have each option: exact up to "most" listings, and a lower bound for more. "total" is at most "most".';

create function private.count_options(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, requested jsonb
)
returns setof private.option_count
language plpgsql stable security definer rows 100
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  unfiltered constant private.search_plan := private.build_search_plan(query, radius_miles, near_latitude, near_longitude);
  filters constant private.search_filters := private.parse_filters(requested);
  -- Options of these filters replace or extend each other, so each is counted without the others of its filter.
  alternatives constant text[] := array(
    select filter from unnest(array['specialty', 'language', 'price-to']) as filter where requested ? filter);
  without text[] := alternatives;
  counted private.option_count;
  is_empty boolean;
begin
  for counted in select * from private.count_filter_options(private.apply_filters(unfiltered, filters), filters, 1000) loop
    is_empty := coalesce(is_empty, counted.filter = 'total' and counted.count = 0);
    continue when counted.filter = any (alternatives);
    return next counted;
  end loop;
  if is_empty then
    without := without || array(
      select filter from unnest(array['accepting', 'telehealth', 'in-person', 'verified', 'priced', 'confirmed', 'ages', 'service']) as filter
      where requested ? filter);
  end if;
  return query
  select options.*
  from unnest(without) as removed
  cross join lateral private.apply_filters(unfiltered, private.parse_filters(requested - removed)) as wider
  cross join lateral private.count_filter_options(wider, filters, 500) as found
  cross join lateral (
    select found.filter, found.value, found.count, found.is_least where found.filter = removed and removed = any (alternatives)
    union all
    select 'without', removed, found.count, found.is_least where found.filter = 'total' and is_empty
  ) as options;
end $$;
comment on function private.count_options is
  'Returns the counts of public.filter_counts. Security definer like private.find_listings; it returns numbers of published listings only.';
grant execute on function private.count_options to anon, authenticated, service_role;
