-- What a household pays. Cards, listings and comparisons show it from here, and nothing else adds it up.

create function public.household_prices(listing_ids uuid[], ages smallint[])
returns table (
  doctor_id uuid,
  monthly numeric,
  enrollment numeric,
  first_year numeric,
  each_year numeric,
  is_capped boolean,
  is_cheapest_level boolean,
  unpriced_adults integer,
  unpriced_children integer,
  refused text,
  is_acceptance_unknown boolean
)
language plpgsql stable set search_path = '' as $$
declare
  grown_up constant smallint := 18;
begin
  if cardinality(listing_ids) > 100 then
    raise exception 'At most 100 listings are priced at once' using errcode = '22023';
  elsif ages is null or cardinality(ages) not between 1 and 12 or not coalesce(0 <= all (ages) and 120 >= all (ages), false) then
    raise exception 'A household is 1 to 12 people of 0 to 120 years' using errcode = '22023';
  end if;
  return query
  with people as (
    select
      age, age >= grown_up as is_adult, bool_or(age >= grown_up) over () as has_adult,
      -- Of more than two adults, the two oldest.
      case when count(*) filter (where age >= grown_up) over () >= 2 then row_number() over (order by age desc) end as place
    from unnest(ages) as age
  -- Once for each listing, and not for each of its people.
  ), listed as materialized (
    select
      doctors.*, private.refused_people(accepted, ages) as refused, private.is_known_to_accept(accepted, ages) as is_accepted,
      private.is_for_children(accepted) as is_for_children
    from public.doctors cross join lateral (select private.get_accepted_ages(doctors) as accepted offset 0) as policy
    where doctors.id = any (listing_ids)
  ), priced as (
    select
      listing.id, listing.family_cap, listing.refused, listing.is_accepted, is_adult,
      listing.enrollment_fee * case when listing.enrollment_per_person then cardinality(ages) else 1 end as enrollment_fee,
      case
        -- What two adults pay together is the one's, and the other pays no more.
        when place = 1 and listing.couple_price is not null then listing.couple_price
        when place = 2 and listing.couple_price is not null then 0
        -- The single price is that of an adult, unless the practice accepts only children.
        else coalesce(
          tier.monthly_price,
          case
            when is_adult or is_for_children then coalesce(listing.monthly_price, level.cheapest)
            when has_adult then listing.extra_child_price
          end
        )
      end as price,
      (is_adult or is_for_children) and coalesce(tier.monthly_price, listing.monthly_price) is null and level.cheapest is not null
        and not coalesce(place <= 2 and listing.couple_price is not null, false) as is_by_level
    from listed as listing
    cross join people
    cross join lateral (select private.cheapest_level(listing.membership_levels) as cheapest) as level
    left join public.membership_tiers as tier
      on tier.doctor_id = listing.id and age between tier.min_age and coalesce(tier.max_age, 120)
  ), added as (
    select
      id, enrollment_fee, priced.refused, priced.is_accepted, sum(price) as uncapped,
      case when sum(price) is not null then least(sum(price), family_cap) end as total,
      -- Whoever is missing costs nothing more once the cap is reached.
      coalesce(sum(price) >= family_cap, false) as is_complete,
      bool_or(is_by_level) as is_by_level,
      count(*) filter (where price is null and is_adult)::integer as adults,
      count(*) filter (where price is null and not is_adult)::integer as children
    from priced group by id, priced.enrollment_fee, priced.family_cap, priced.refused, priced.is_accepted
  )
  select
    id, total, enrollment_fee, 12 * total + coalesce(enrollment_fee, 0), 12 * total, coalesce(total < uncapped, false),
    is_by_level and not is_complete, case when is_complete then 0 else adults end, case when is_complete then 0 else children end,
    null::text, false
  from added where is_accepted
  union all
  select id, null, enrollment_fee, null, null, false, false, 0, 0, added.refused, added.refused is null from added where not is_accepted;
end $$;

comment on function public.household_prices is
  'What people of these ages pay together at each listing that the caller may read, in dollars: a month, for enrollment once, in the '
  'first year and in each that follows, paid monthly. Everybody pays the price of their age, adults without one the single price, or the '
  'cheapest of several levels (is_cheapest_level: it may be more), '
  'children without one beside an adult the price of an extra child; two adults, the oldest, pay the couple''s price where there is one; '
  'and all together at most the family cap (is_capped: it makes the sum smaller). Enrollment is paid once, or by each person where the '
  'practice says so. Without a published price they are counted in '
  'unpriced_adults and unpriced_children, and the sum is the least it can be; it is null when nobody has one. A practice that does not '
  'accept everybody has no sums: "refused" says whom ("adults", "patients under 65"), or is_acceptance_unknown that it must be asked. At most 100 listings, '
  'and 12 people of 0 to 120 years.';
grant execute on function public.household_prices to anon, authenticated, service_role;
