-- How many listings each filter would leave. Beside what is found, in a request of its own: nobody waits for it to see cards.

create type private.option_count as (filter text, value text, count integer, is_least boolean);

create function private.scope_of(plan private.search_plan, reach double precision) returns text
language plpgsql stable set search_path = '' as $$
declare
  inside constant text := private.inside_condition(plan, reach);
  source constant text := private.source_around(plan);
begin
  return case
    when (plan.place).label is null then 'private.listing_entries where ' || plan.tiers[cardinality(plan.tiers)]
    when plan.beyond is not null and not private.finds_any(inside, plan, source) then 'private.listing_entries where ' || plan.beyond
    else source || ' as entries where ' || inside
  end;
end $$;

comment on function private.scope_of is 'The SQL, from the source on, for what counts as found: what private.match_doctors gives the total of.';

create function private.count_within(
  plan private.search_plan, reach double precision, ages smallint[], price_to integer, is_known_many boolean default false
)
returns setof private.option_count
language plpgsql stable set search_path = '' as $$
declare
  -- Of more than are counted one by one, each number is the least that it can be: these tell that in a tenth of the time.
  most constant integer := 500;
  sample constant integer := 100;
  is_many constant boolean := is_known_many or case
    when (plan.place).label is null then coalesce(plan.total > 1000, false) else private.is_crowded(plan, reach) end;
  steps constant integer[] := array[50, 75, 100, 125, 150, 200, 300, 400, 500];
begin
  return query execute format(
    'with found as materialized (select facts, tariff_id, confirmed_at from %s limit %s),
     size as materialized (
       select least(1000, case when $4 then 1000 else count(*) end)::integer as total, $4 or count(*) > 1000 as is_over,
         $4 or count(*) > %s as is_more
       from found
     ),
     few as materialized (select * from found limit (select case when is_more then %s end from size)),
     facts as (select id, count(*)::integer as count from few, unnest(facts) as id group by id),
     sums as materialized (
       select rank, count(*)::integer as count from few join (select id, %s as rank from private.tariffs) as ranks on id = tariff_id
       group by rank
     )
     select ''total'', '''', total, is_over from size
     union all
     select filter, value, coalesce(facts.count, 0), is_more
     from private.filter_facts join private.search_facts using (fact) left join facts using (id) cross join size
     union all
     select ''confirmed'', ''yes'', (select count(*)::integer from few where confirmed_at > now() - interval ''6 months''), is_more from size
     union all
     select ''price-to'', step::text, (select coalesce(sum(count), 0)::integer from sums where rank <= step * 100), is_more
     from (select distinct unnest($2 || $3) as step) as steps cross join size where step is not null',
    private.scope_of(plan, reach), case when is_many then sample else 1001 end, most, sample, private.rank_expression(ages)
  ) using plan, steps, price_to, is_many;
end $$;

comment on function private.count_within is
  'How many of the listings that the plan finds are what each option of a filter asks for: exact up to 500, and of more the least.';

create function private.count_options(
  query text, radius_miles integer, near_latitude double precision, near_longitude double precision, wanted jsonb
)
returns setof private.option_count
language plpgsql stable security definer rows 100
set plan_cache_mode = 'force_generic_plan'
set search_path = '' as $$
declare
  asked constant private.search_plan := private.plan_asked(private.rough_position(near_latitude, near_longitude), query, radius_miles);
  reach constant double precision := private.reach_of(private.radius_of(radius_miles, (asked.reading).radius));
  filters private.search_filters := private.read_filters(wanted);
  plan private.search_plan := private.narrow_plan(asked, filters, true);
  counted private.option_count;
  others constant text[] := array(
    -- Of these an option adds to another, or takes its place: each counts what it would find alone.
    select filter from unnest(array['specialty', 'language', 'price-to']) as filter where wanted ? filter
  );
  is_empty boolean;
  is_many boolean;
begin
  for counted in select * from private.count_within(plan, reach, filters.ages, filters.price_to) loop
    is_empty := coalesce(is_empty, counted.filter = 'total' and counted.count = 0);
    -- Without one of the filters there are no fewer.
    is_many := coalesce(is_many, counted.filter = 'total' and counted.is_least);
    continue when counted.filter = any (others);
    return next counted;
  end loop;
  for counted in
    select options.filter, options.value, options.count, options.is_least
    from unnest(others || case when is_empty then array(
      select filter from unnest(array['accepting', 'telehealth', 'in-person', 'verified', 'priced', 'confirmed', 'ages', 'service']) as filter
      where wanted ? filter
    ) end) as without
    cross join lateral private.read_filters(wanted - without) as fewer
    cross join lateral private.narrow_plan(asked, fewer, true, is_many) as wider
    cross join lateral private.count_within(wider, reach, filters.ages, filters.price_to, is_many) as found
    cross join lateral (
      select found.* where found.filter = without
      union all
      select 'without', without, found.count, found.is_least where found.filter = 'total' and is_empty
    ) as options (filter, value, count, is_least)
  loop
    continue when counted.filter <> 'without' and counted.filter <> all (others);
    return next counted;
  end loop;
end $$;

comment on function private.count_options is
  'The counts of public.filter_counts. Definer, as private.match_doctors is, and gives out numbers of public listings only.';
grant execute on function private.count_options to anon, authenticated, service_role;

create function public.filter_counts(
  search text default '', radius_miles integer default null,
  near_latitude double precision default null, near_longitude double precision default null, filters jsonb default '{}'
)
returns table (filter text, value text, count integer, is_least boolean)
language sql stable rows 100
begin atomic
  select counted.filter, counted.value, counted.count, counted.is_least
  from private.count_options(search, radius_miles, near_latitude, near_longitude, filters) as counted
  where private.require_small_search(search, filters);
end;

comment on function public.filter_counts is
  'What search_doctors would find with each option of a filter more, or, of specialties, languages and prices, with it alone; in "total" '
  'what it finds as it is, and, when that is nothing, in "without" what it would find without each filter. Exact up to 500 '
  'listings, and "total" up to 1,000; "is_least" where there are more, of which some are counted.';
grant execute on function public.filter_counts to anon, authenticated, service_role;
