-- Which ages a practice accepts, and what a household pays there, for cards, comparisons, and search.

-- The first of these rules that applies decides which ages a practice accepts:
-- 1. The ages that the practice states (patient_ages).
-- 2. Its specialties, if all of them are known: pediatricians refuse adults, geriatricians refuse children. Ages in
--    between are unknown unless they have a published price. Without a specialty, the practice name ("Kids' Clinic")
--    can show that a group is accepted, never that one is refused.
-- 3. Prices by age: a practice with prices for children only refuses adults; one with prices for adults only may accept
--    children.
-- 4. Otherwise the ages are unknown, and the household is priced as far as prices are published.
-- A practice for women (or men) may accept one adult. For several people it is unknown, because the ages of a household
-- do not include anyone's sex.

create table private.specialty_ages (
  label text primary key,
  accepted int4multirange not null,
  refused int4multirange not null,
  is_for_one_sex boolean not null default false
);
comment on table private.specialty_ages is
  'The ages in years that practices of a specialty (a label of private.search_tags) accept and refuse; other ages '
  'depend on the practice. Pediatricians may see patients through age 21 (American Academy of Pediatrics, "Age Limit '
  'of Pediatrics").';

insert into private.specialty_ages (label, accepted, refused, is_for_one_sex) values
  ('Family Medicine', '{[0,121)}', '{}', false),
  ('Internal Medicine and Pediatrics', '{[0,121)}', '{}', false),
  ('Internal Medicine', '{[18,121)}', '{[0,18)}', false),
  ('Pediatrics', '{[0,18)}', '{[22,121)}', false),
  ('Geriatrics', '{[65,121)}', '{[0,18)}', false),
  ('Obstetrics and Gynecology', '{[18,121)}', '{}', true),
  ('Women''s Health', '{[18,121)}', '{}', true),
  ('Men''s Health', '{[18,121)}', '{}', true);

create type private.accepted_ages as (
  accepted int4multirange, refused int4multirange, is_for_one_sex boolean, priced int4multirange
);
comment on type private.accepted_ages is
  'The ages that a practice accepts and refuses, and those with a price by age; "accepted" is null if nothing is '
  'known.';

create function private.ages_by_specialty(specialties text[]) returns private.accepted_ages
language plpgsql stable set search_path = '' as $$
declare
  ages private.accepted_ages;
begin
  -- At a practice with several specialties, one may accept patients that another refuses.
  select
    case when bool_and(known.accepted is not null) then range_agg(known.accepted) end,
    range_intersect_agg(known.refused),
    coalesce(bool_and(coalesce(known.is_for_one_sex, false)), false)
  into ages
  from (
    -- Without "offset 0", PostgreSQL would compute the words again for each tag.
    select private.word_vector(private.normalize_words(specialty)) as words
    from unnest(specialties) as specialty offset 0
  ) as specialties
  cross join lateral (
    select range_agg(accepted) as accepted, range_intersect_agg(refused) as refused,
      bool_and(is_for_one_sex) as is_for_one_sex
    from private.specialty_ages join private.search_tags as tags using (label)
    where words @@ tags.query
  ) as known;
  if ages.accepted is null then
    ages.refused := null;
  end if;
  return ages;
end $$;
comment on function private.ages_by_specialty is
  'Returns the ages that practices of these specialties accept and refuse; null if one of the specialties has no rule.';

create function private.get_accepted_ages(listing public.doctors) returns private.accepted_ages
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  all_ages constant int4multirange := '{[0,121)}';
  adults constant int4multirange := '{[18,121)}';
  bands int4multirange;
  specialties text[];
  has_unknown_specialty boolean;
  is_named_only boolean;
  ages private.accepted_ages;
begin
  select
    coalesce(
      (
        select range_agg(int4range(min_age, coalesce(max_age, 120), '[]')) from public.membership_tiers
        where doctor_id = listing.id
      ),
      '{}'
    ),
    coalesce(array_agg(distinct specialty) filter (where specialty is not null), '{}'),
    coalesce(bool_or(specialty is null), false)
  into bands, specialties, has_unknown_specialty
  from public.clinicians where doctor_id = listing.id;
  if listing.specialty is not null and listing.specialty <> all (specialties) then
    specialties := specialties || listing.specialty;
  end if;
  is_named_only := cardinality(specialties) = 0 and private.fold(listing.practice_name) !~ '\mfamil';
  if is_named_only then
    ages := private.ages_by_specialty(array[listing.practice_name]);
  elsif listing.specialty is not null or not has_unknown_specialty then
    ages := private.ages_by_specialty(specialties);
  else
    ages.is_for_one_sex := false;
  end if;
  ages.priced := bands;
  if listing.patient_ages is not null then
    ages.accepted := int4multirange(private.age_span(listing.patient_ages));
    ages.refused := all_ages - ages.accepted;
  elsif ages.accepted is not null then
    ages.accepted := ages.accepted + bands;
    ages.refused := case when is_named_only then '{}' else ages.refused - bands end;
  elsif isempty(bands) then
    return ages;
  elsif not bands && adults and cardinality(listing.membership_levels) = 0
    and num_nonnulls(listing.monthly_price, listing.yearly_price, listing.couple_price) = 0 then
    ages.accepted := bands + '{[0,18)}'::int4multirange;
    ages.refused := '{[22,121)}'::int4multirange - bands;
  elsif bands <@ adults and listing.extra_child_price is null then
    ages.accepted := adults;
    ages.refused := '{}';
  end if;
  return ages;
end $$;
comment on function private.get_accepted_ages is
  'Returns the ages that a listing accepts and refuses, by the rules above. Security definer, because it reads the '
  'private list of specialties; it reads parts only of a listing that the caller has read.';

create function private.is_for_children(ages private.accepted_ages) returns boolean
language sql immutable set search_path = ''
return coalesce(
  not ages.accepted && '{[22,121)}'::int4multirange and ages.refused @> '{[22,121)}'::int4multirange, false
);
comment on function private.is_for_children is
  'Returns whether a practice accepts no adults, so that its single price is for a child.';

create function private.refused_people(ages private.accepted_ages, household smallint[]) returns text
language sql immutable set search_path = ''
return (
  select case
    when youngest is null then null
    when oldest < 18 and lower(ages.accepted) >= 18 then 'children'
    when youngest >= 18 and upper(ages.accepted) <= 18 then 'adults'
    when youngest > upper(ages.accepted) - 1 then format('patients over %s', upper(ages.accepted) - 1)
    when oldest < lower(ages.accepted) then format('patients under %s', lower(ages.accepted))
    else format('patients under %s or over %s', lower(ages.accepted), upper(ages.accepted) - 1)
  end
  from (
    select min(age) as youngest, max(age) as oldest from unnest(household) as age where ages.refused @> age::integer
  ) as refused
);
comment on function private.refused_people is
  'Returns the people of a household that a practice does not accept ("adults", "children", "patients under 65"); null '
  'if it accepts all of them.';
grant execute
on function private.get_accepted_ages, private.is_for_children, private.refused_people
to anon, authenticated, service_role;

-- The price of a household differs for each household, so no index holds it. Search computes it for up to 1,000
-- matches, from schedules that many practices share.

create table private.price_schedules (
  id integer primary key generated always as identity,
  by_age integer[] not null,
  is_for_one_sex boolean not null,
  single integer not null,
  family_cap integer not null,
  couple integer not null,
  extra_child integer not null,
  constraint price_schedules_key unique (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
);
comment on table private.price_schedules is
  'Every combination of prices that a published listing has had, in cents per month; -1 if a price is not published. '
  'Unused rows stay, because each costs one index lookup.';
comment on column private.price_schedules.by_age is
  'The price at each age from 0 to 120. Without one: -1, or -2 for a child if nothing is published about children; -3 '
  'if the age may not be accepted, -4 if it is refused. Without nulls PostgreSQL finds an element without counting.';
comment on column private.price_schedules.single is
  'The price on a card: the price of one person, or the lowest price that one person pays.';
comment on column private.price_schedules.extra_child is
  'The price of a child with an adult, if there is no price for the child''s age.';

create function private.cheapest_level(levels text[]) returns numeric
language sql immutable
return (select min(substring(level from '[0-9.]+$')::numeric) from unnest(levels) as level);
comment on function private.cheapest_level is
  'Returns the lowest monthly price of several membership levels; null without levels.';

create function private.price_from(listing public.doctors) returns numeric
language plpgsql stable set search_path = '' as $$
begin
  if listing.monthly_price is not null then
    return null;
  end if;
  return coalesce(
    private.cheapest_level(listing.membership_levels),
    (select coalesce(min(monthly_price) filter (where coalesce(max_age, 18) >= 18), min(monthly_price))
     from public.membership_tiers where doctor_id = listing.id)
  );
end $$;
comment on function private.price_from is
  'Returns the least that an adult, or else a child, pays a month at a listing without a single price; null with a '
  'single price or without any. src/lib/prices/prices.ts has the same rule.';
grant execute on function private.cheapest_level, private.price_from to anon, authenticated, service_role;

create function private.price_schedule_of(listing public.doctors, ages private.accepted_ages) returns integer
language plpgsql set search_path = '' as $$
declare
  adult_price constant integer := coalesce(round(coalesce(
    listing.monthly_price, private.cheapest_level(listing.membership_levels)) * 100), -1);
  -- A family doctor need not see children.
  unknown_child constant integer :=
    case when num_nonnulls(listing.patient_ages, listing.extra_child_price, listing.family_cap) = 0 then -2 else -1 end;
  schedule private.price_schedules;
begin
  schedule.by_age := array(
    select case
      when ages.accepted is not null and ages.refused @> age then -4
      when not ages.accepted @> age then -3
      -- The single price is for adults, unless the practice accepts only children.
      else coalesce(
        round(monthly_price * 100)::integer,
        case when age >= 18 or private.is_for_children(ages) then adult_price else unknown_child end
      )
    end
    from generate_series(0, 120) as age
    left join public.membership_tiers on doctor_id = listing.id and age between min_age and coalesce(max_age, 120)
    order by age
  );
  schedule.is_for_one_sex := ages.is_for_one_sex;
  schedule.single := coalesce(round(coalesce(listing.monthly_price, private.price_from(listing)) * 100), -1);
  schedule.family_cap := coalesce(round(listing.family_cap * 100), -1);
  schedule.couple := coalesce(round(listing.couple_price * 100), -1);
  schedule.extra_child := coalesce(round(listing.extra_child_price * 100), -1);
  select id into schedule.id from private.price_schedules
  where (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    = (
      schedule.by_age, schedule.is_for_one_sex, schedule.single, schedule.family_cap, schedule.couple,
      schedule.extra_child
    );
  if not found then
    insert into private.price_schedules (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    values (
      schedule.by_age, schedule.is_for_one_sex, schedule.single, schedule.family_cap, schedule.couple,
      schedule.extra_child
    )
    -- Another transaction may have created it meanwhile; without the update, no id would be returned.
    on conflict on constraint price_schedules_key do update set single = excluded.single
    returning id into schedule.id;
  end if;
  return schedule.id;
end $$;
comment on function private.price_schedule_of is
  'Returns the id of the price schedule of a listing that accepts these ages, which it creates if it is new.';

create function private.household_rank(schedule private.price_schedules, ages smallint[]) returns bigint
language plpgsql immutable set search_path = '' as $$
declare
  nothing constant bigint := 100000000000;
  household constant smallint[] := array(select age from unnest(ages) as age order by age desc);
  has_adult constant boolean := household[1] >= 18;
  is_couple constant boolean := household[2] >= 18 and schedule.couple >= 0;
  lowest constant integer := (select min(schedule.by_age[age + 1]) from unnest(household) as age);
  unknown_child constant integer := case when lowest = -2 then 1 else 0 end;
  total bigint := case when is_couple then schedule.couple else 0 end;
  has_price boolean := is_couple;
  is_complete boolean := true;
  price integer;
begin
  if lowest = -4 then
    return 3 * nothing;
  elsif lowest = -3 or (schedule.is_for_one_sex and cardinality(household) > 1) then
    return 2 * nothing;
  end if;
  -- Of more than two adults, the two oldest pay the price for couples.
  foreach price in array array(
    select case
      when age < 18 and has_adult and schedule.by_age[age + 1] < 0 then schedule.extra_child
      else schedule.by_age[age + 1]
    end
    from unnest(household[case when is_couple then 3 else 1 end:]) as age
  ) loop
    total := total + greatest(price, 0);
    has_price := has_price or price >= 0;
    is_complete := is_complete and price >= 0;
  end loop;
  return case
    when not has_price then nothing + unknown_child
    when schedule.family_cap >= 0 and total >= schedule.family_cap then schedule.family_cap
    when is_complete then total
    else nothing / 10 + 2 * total + unknown_child
  end;
end $$;
comment on function private.household_rank is
  'Ranks price schedules for a household by its monthly price in cents, as public.household_prices computes it. From '
  '1e10 on at least one person has no price, from 1e11 all of them; at 2e11 the practice may not accept the household, '
  'and at 3e11 it refuses. From 1e10 on, an odd rank means that nothing is published about a child of the household.';

create function private.accepts_household(household_rank bigint) returns boolean
language sql immutable
return household_rank < 10000000000 or (household_rank < 200000000000 and household_rank % 2 = 0);
comment on function private.accepts_household is
  'Returns whether a practice is known to accept everyone in a household, by its private.household_rank.';

create function private.has_hsa_basis(listing public.doctors) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return listing.address_state not in ('AS', 'GU', 'MP', 'PR', 'VI') and coalesce(listing.visit_fee, 0) = 0
    and (listing.monthly_price is not null or cardinality(listing.membership_levels) = 0)
    and not exists (select from public.listing_services where doctor_id = listing.id and coverage = 'extra')
    and not exists (
      select from (
        select listing.specialty union all select specialty from public.clinicians where doctor_id = listing.id
      ) as stated (specialty)
      cross join regexp_split_to_table(coalesce(specialty, ''), '[,/;&+|-]| and ', 'i') as part
      where btrim(part) <> '' and btrim(part) !~* (
        '^(?:(?:direct )?(?:primary care|(?:family|internal|general internal|adult|geriatric) '
        'medicine|(?:family|general) practice'
        '|(?:general )?pediatrics|pediatric medicine|medicine|geriatrics|med-?peds|internist)|med|peds)$'
      )
    );
end $$;
comment on function private.has_hsa_basis is
  'Returns whether the fee of a listing is the only charge and for primary care only, so that it depends on its amount '
  'whether members may contribute to a health savings account (P.L. 119-21, section 71308). src/lib/prices/hsa.ts has '
  'the same rule, and says why not.';

-- What a household pays: cards, listings, and comparisons all show these numbers.
create function public.household_prices(listing_ids uuid[], ages smallint[])
returns table (
  doctor_id uuid,
  monthly numeric,
  enrollment numeric,
  first_year numeric,
  each_year numeric,
  is_capped boolean,
  cap_note text,
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
  perform private.require_at_most(cardinality(listing_ids), 100, 'listings');
  if ages is null or cardinality(ages) not between 1 and private.shared_limit('max_household_size')
    or not coalesce(0 <= all (ages) and 120 >= all (ages), false) then
    raise exception 'A household must have 1 to % people aged 0 to 120', private.shared_limit('max_household_size')
      using errcode = '22023', hint = 'invalid_input';
  end if;
  return query
  with people as (
    select
      age, age >= grown_up as is_adult, bool_or(age >= grown_up) over () as has_adult,
      -- With more than two adults, the couple's price is for the two oldest.
      case
        when count(*) filter (where age >= grown_up) over () >= 2 then row_number() over (order by age desc)
      end as ordinal
    from unnest(ages) as age
  -- Materialized, so that it is computed once per listing and not per person.
  ), listed as materialized (
    select
      doctors.*, private.refused_people(accepted, ages) as refused,
      -- False if the practice refuses, or may refuse, someone of the household.
      (not (accepted).is_for_one_sex or cardinality(ages) = 1) and (
        select coalesce(bool_and((accepted).accepted @> age::integer), true) from unnest(ages) as age
      ) as is_accepted,
      private.is_for_children(accepted) as is_for_children
    from public.doctors cross join lateral (select private.get_accepted_ages(doctors) as accepted offset 0) as policy
    where doctors.id = any (listing_ids)
  ), priced as (
    select
      listing.id, listing.family_cap, listing.family_cap_note, listing.refused, listing.is_accepted, is_adult,
      listing.enrollment_fee
        * case when listing.enrollment_per_person then cardinality(ages) else 1 end as enrollment_fee,
      case
        -- The first of two adults pays the couple's price, the second nothing.
        when ordinal = 1 and listing.couple_price is not null then listing.couple_price
        when ordinal = 2 and listing.couple_price is not null then 0
        -- The single price is for adults, unless the practice accepts only children.
        else coalesce(
          tier.monthly_price,
          case
            when is_adult or is_for_children then coalesce(listing.monthly_price, level.cheapest)
            when has_adult then listing.extra_child_price
          end
        )
      end as price,
      (is_adult or is_for_children) and coalesce(tier.monthly_price, listing.monthly_price) is null
      and level.cheapest is not null
        and not coalesce(ordinal <= 2 and listing.couple_price is not null, false) as is_by_level
    from listed as listing
    cross join people
    cross join lateral (select private.cheapest_level(listing.membership_levels) as cheapest) as level
    left join public.membership_tiers as tier
      on tier.doctor_id = listing.id and age between tier.min_age and coalesce(tier.max_age, 120)
  ), added as (
    select
      id, enrollment_fee, family_cap_note, priced.refused, priced.is_accepted, sum(price) as uncapped,
      case when sum(price) is not null then least(sum(price), family_cap) end as total,
      -- Once the cap is reached, people without a price cost nothing more.
      coalesce(sum(price) >= family_cap, false) as is_complete,
      bool_or(is_by_level) as is_by_level,
      count(*) filter (where price is null and is_adult)::integer as adults,
      count(*) filter (where price is null and not is_adult)::integer as children
    from priced
    group by id, priced.enrollment_fee, priced.family_cap, family_cap_note, priced.refused, priced.is_accepted
  )
  select
    id, total, enrollment_fee, 12 * total + coalesce(enrollment_fee, 0), 12 * total, coalesce(total < uncapped, false),
    case when is_complete then family_cap_note end,
    is_by_level and not is_complete, case when is_complete then 0 else adults end,
    case when is_complete then 0 else children end,
    null::text, false
  from added where is_accepted
  union all
  select id, null, enrollment_fee, null, null, false, null, false, 0, 0, added.refused, added.refused is null from added
  where not is_accepted;
end $$;

comment on function public.household_prices is
  'Returns what people of these ages pay together at each listing that the caller can read, in dollars: per month, for '
  'enrollment, in the first year, and in each later year, paid monthly. Each person pays the price of their age band; '
  'without one, an adult pays the single price, or the cheapest of several levels (is_cheapest_level: it may be more), '
  'and a child with an adult pays the price of an extra child. The two oldest adults pay the couple''s price if there '
  'is one, and all together pay at most the family cap (is_capped: the cap lowers the sum; cap_note: who it covers, so '
  'it may be more). Enrollment is paid once, or per person if the practice says so. People without a published price '
  'are counted in unpriced_adults and unpriced_children; the sum is then a minimum, and null when no one has a price. '
  'A practice that does not accept the whole household has no sums: "refused" names the people it does not accept '
  '("adults", "patients under 65"), or is_acceptance_unknown is true. Takes at most 100 listings, and 1 to 12 people '
  'aged 0 to 120.';
grant execute on function public.household_prices to anon, authenticated, service_role;

-- Announced prices: they start by themselves on their day, by the function that writes every other change.

create index doctors_prices_start_idx on public.doctors ((announced_prices ->> 'starts_on'))
where announced_prices is not null;

create function private.start_due_prices() returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.write_listing(
    id, (announced_prices - 'starts_on') || '{"announced_prices": null}', 'start prices', prices_confirmed_at
  ) from (
    -- The day begins up to 14 hours earlier than in UTC.
    select id, announced_prices, prices_confirmed_at from public.doctors
    where announced_prices ->> 'starts_on' <= to_char(current_date + 1, 'YYYY-MM-DD')
      and announced_prices ->> 'starts_on' <= to_char(private.today_at(doctors), 'YYYY-MM-DD')
    order by id for update skip locked
  ) as due;
end;

comment on function private.start_due_prices is
  'Starts the announced prices of the practices where their day has begun; they were confirmed together with the '
  'earlier ones. Called by the email worker and once a day. '
  'Definer: changes listings of others.';
