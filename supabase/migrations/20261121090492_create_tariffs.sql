-- What practices ask of whom, so that listings can be filtered and sorted by what a household pays. That sum is another for each
-- household, so no index has it ready; but many practices ask the same, and there are far fewer different tariffs than listings.
-- They are all added up for the household at hand (a millisecond for some thousands), and the index of listings by tariff is
-- then walked in the order of the sums.

create table private.tariffs (
  id integer primary key generated always as identity,
  -- Cents a month at each age from 0 to 120; -1 where none is published, -2 where it is not known whether the age is accepted, -3 where
  -- it is refused. Without nulls an element is found without counting.
  by_age integer[] not null,
  -- Of several people of a household it is not known whether they are accepted: see private.get_accepted_ages.
  is_for_one_sex boolean not null,
  -- What one person pays as cards show it, or pays at least, in cents a month; -1 where none is published.
  single integer not null,
  -- The most that a household pays together, in cents a month; -1 where none is published.
  family_cap integer not null,
  -- What two adults pay together, and a child whose age has no price of its own beside an adult; likewise.
  couple integer not null,
  extra_child integer not null,
  constraint tariffs_key unique (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
);

comment on table private.tariffs is
  'Every tariff that a public listing has had, once. One that nobody has any more stays: it costs a look into an index.';

create function private.cheapest_level(levels text[]) returns numeric
language sql immutable
return (select min(substring(level from '[0-9.]+$')::numeric) from unnest(levels) as level);

comment on function private.cheapest_level is 'What an adult pays a month at least where there are memberships of several levels; null without.';
grant execute on function private.cheapest_level to anon, authenticated, service_role;

create function private.price_from(listing public.doctors) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  grown_up constant integer := 18;
  for_adults numeric;
  for_anybody numeric;
begin
  if listing.monthly_price is not null then
    return null;
  end if;
  select min(monthly_price) filter (where coalesce(max_age, grown_up) >= grown_up), min(monthly_price) into for_adults, for_anybody
  from public.membership_tiers where doctor_id = listing.id;
  return coalesce(private.cheapest_level(listing.membership_levels), for_adults, for_anybody);
end $$;

comment on function private.price_from is
  'Where there is no single price, the least that an adult pays a month, by level or else by age, or else that a child pays. Null with a '
  'single price, and without any. As src/lib/listings/told-price.ts has it.';
grant execute on function private.price_from to anon, authenticated, service_role;

create function private.tariff_of(listing public.doctors) returns integer
language plpgsql set search_path = '' as $$
declare
  oldest constant integer := 120;
  grown_up constant integer := 18;
  single_price constant integer := coalesce(round(coalesce(listing.monthly_price, private.price_from(listing)) * 100), -1);
  -- Whoever has no band pays it, or the cheapest level.
  adult_price constant integer := coalesce(round(coalesce(
    listing.monthly_price, private.cheapest_level(listing.membership_levels)) * 100), -1);
  cap constant integer := coalesce(round(listing.family_cap * 100), -1);
  together constant integer := coalesce(round(listing.couple_price * 100), -1);
  beside constant integer := coalesce(round(listing.extra_child_price * 100), -1);
  accepted constant private.accepted_ages := private.get_accepted_ages(listing);
  -- The single price is an adult's, unless the practice accepts only children.
  ages integer[] := array_fill(case when private.is_for_children(accepted) then adult_price else -1 end, array[grown_up])
    || array_fill(adult_price, array[oldest + 1 - grown_up]);
  band record;
  found integer;
begin
  for band in
    select min_age, coalesce(max_age, oldest) as max_age, round(monthly_price * 100)::integer as price
    from public.membership_tiers where doctor_id = listing.id
  loop
    ages := ages[:band.min_age] || array_fill(band.price, array[band.max_age - band.min_age + 1]) || ages[band.max_age + 2:];
  end loop;
  if accepted.accepted is not null then
    ages := array(
      select case when accepted.refused @> age then -3 when accepted.accepted @> age then ages[age + 1] else -2 end
      from generate_series(0, oldest) as age order by age
    );
  end if;
  select id into found from private.tariffs
  where (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    = (ages, accepted.is_for_one_sex, single_price, cap, together, beside);
  if found is null then
    insert into private.tariffs (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    values (ages, accepted.is_for_one_sex, single_price, cap, together, beside) on conflict do nothing;
    select id into found from private.tariffs
    where (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    = (ages, accepted.is_for_one_sex, single_price, cap, together, beside);
  end if;
  return found;
end $$;

comment on function private.tariff_of is 'The tariff of a listing, made if it is a new one.';

create function private.least_incomplete() returns bigint
language sql immutable
return 10000000000;

comment on function private.least_incomplete is
  'Above every sum in cents: where the ranks begin of tariffs in which somebody has no published price. Ten times it is the rank of '
  'those in which nobody has one, 20 times of practices that may not accept the household, and 30 times of those that refuse it.';

create function private.sum_expression(prices text[], together text default null) returns text
language sql immutable set search_path = ''
begin atomic
  select format(
    'case when %1$s then %4$s * 10
     when family_cap >= 0 and %2$s >= family_cap then family_cap::bigint
     when %3$s then %4$s + %2$s else %2$s end',
    case when together is null then format('greatest(%s) < 0', list) else 'false' end,
    '(' || concat_ws(' + ', together || '::bigint', sum) || ')',
    case when list is null then 'false' else format('least(%s) < 0', list) end,
    private.least_incomplete()
  )
  from (
    select string_agg(price, ', ') as list, string_agg(format('greatest(%s, 0)::bigint', price), ' + ') as sum from unnest(prices) as price
  ) as people;
end;

comment on function private.sum_expression is
  'The SQL expression over private.tariffs for people who pay these prices each, beside what some of them pay together.';

create function private.rank_expression(ages smallint[]) returns text
language sql immutable set search_path = ''
begin atomic
  with people as (
    select
      -- Of more than two adults, the two oldest.
      count(*) filter (where age >= 18) over () >= 2 and row_number() over (order by age desc) <= 2 as is_couple,
      format('by_age[%s]', age + 1) as by_age,
      case when age >= 18 or max(age) over () < 18 then format('by_age[%s]', age + 1)
        else format('case when by_age[%1$s] < 0 then extra_child else by_age[%1$s] end', age + 1) end as price
    from unnest(ages) as age
  )
  select case
    when ages is null then format('case when single < 0 then %1$s * 10 else single::bigint end', private.least_incomplete())
    else format(
      'case least(%1$s) when -3 then %2$s * 30 when -2 then %2$s * 20 else case when %3$s then %2$s * 20 else %4$s end end',
      string_agg(by_age, ', '), private.least_incomplete(), case when count(*) > 1 then 'is_for_one_sex' else 'false' end,
      case
        when bool_or(is_couple) then format(
          'case when couple < 0 then %s else %s end', private.sum_expression(array_agg(price)),
          private.sum_expression(coalesce(array_agg(price) filter (where not is_couple), '{}'), 'couple')
        )
        else private.sum_expression(array_agg(price))
      end
    )
  end
  from people;
end;

comment on function private.rank_expression is
  'The SQL expression over private.tariffs for what a household pays, as public.household_prices adds it up; without ages, what '
  'cards show. In cents; sums of households in which somebody has no published price come after all others, then those in which nobody '
  'has one, then practices that may not accept the household, and last those that refuse it.';
