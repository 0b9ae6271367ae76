-- The search index: words, tags, names, prices by age, and office positions of each published listing. Triggers write these
-- private tables, and only search functions read them. They are private because row-level security would keep PostgreSQL from using
-- the text indexes, whose operators are not leakproof.

-- The first of these rules that applies decides which ages a practice accepts:
-- 1. The ages that the practice states (patient_ages).
-- 2. Its specialties, if all of them are known: pediatricians refuse adults, geriatricians refuse children. Ages in between are unknown
--    unless they have a published price. Without a specialty, the practice name ("Kids' Clinic") can show that a group is accepted, never that one is refused.
-- 3. Prices by age: a practice with prices for children only refuses adults; one with prices for adults only may accept children.
-- 4. Otherwise the ages are unknown, and the household is priced as far as prices are published.
-- A practice for women (or men) may accept one adult. For several people it is unknown, because the ages of a household do not include anyone's sex.

create table private.specialty_ages (
  label text primary key,
  accepted int4multirange not null,
  refused int4multirange not null,
  is_for_one_sex boolean not null default false
);
comment on table private.specialty_ages is
  'The ages in years that practices of a specialty (a label of private.search_concepts) accept and refuse; other ages depend on the '
  'practice. Pediatricians may see patients through age 21 (American Academy of Pediatrics, "Age Limit of Pediatrics").';

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
  'The ages that a practice accepts and refuses, and those with a price by age; "accepted" is null if nothing is known.';

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
    -- Without "offset 0", PostgreSQL would compute the words again for each concept.
    select private.word_vector(private.remove_apostrophes(private.fold(specialty))) as words from unnest(specialties) as specialty offset 0
  ) as specialties
  cross join lateral (
    select range_agg(accepted) as accepted, range_intersect_agg(refused) as refused, bool_and(is_for_one_sex) as is_for_one_sex
    from private.specialty_ages join private.search_concepts as concept using (label)
    where words @@ concept.query
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
    coalesce((select range_agg(int4range(min_age, coalesce(max_age, 120), '[]')) from public.membership_tiers where doctor_id = listing.id), '{}'),
    coalesce(array_agg(distinct specialty) filter (where specialty is not null), '{}'), coalesce(bool_or(specialty is null), false)
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
  'Returns the ages that a listing accepts and refuses, by the rules above. Security definer, because it reads the private list of '
  'specialties; it reads parts only of a listing that the caller has read.';

create function private.is_for_children(ages private.accepted_ages) returns boolean
language sql immutable set search_path = ''
return coalesce(not ages.accepted && '{[22,121)}'::int4multirange and ages.refused @> '{[22,121)}'::int4multirange, false);
comment on function private.is_for_children is 'Returns whether a practice accepts no adults, so that its single price is for a child.';

create function private.is_known_to_accept(ages private.accepted_ages, household smallint[]) returns boolean
language sql immutable set search_path = ''
return (not ages.is_for_one_sex or cardinality(household) = 1)
  and (select coalesce(bool_and(ages.accepted @> age::integer), true) from unnest(household) as age);
comment on function private.is_known_to_accept is 'Returns false if a practice refuses, or may refuse, someone of the household.';

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
  from (select min(age) as youngest, max(age) as oldest from unnest(household) as age where ages.refused @> age::integer) as refused
);
comment on function private.refused_people is
  'Returns the people of a household that a practice does not accept ("adults", "children", "patients under 65"); null if it accepts all of them.';
grant execute on function private.get_accepted_ages, private.is_for_children, private.is_known_to_accept, private.refused_people
to anon, authenticated, service_role;

-- The price of a household differs for each household, so no index holds it. Many practices charge the same, so the distinct price
-- schedules are few: a search prices all of them (a millisecond for some thousands) and reads the listings of each in that order.

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
  'Every combination of prices that a published listing has had, in cents per month; -1 if a price is not published. Unused rows stay, because '
  'each costs one index lookup.';
comment on column private.price_schedules.by_age is
  'The price at each age from 0 to 120; -2 if it is unknown whether the age is accepted, -3 if it is refused. Without nulls PostgreSQL finds an '
  'element without counting.';
comment on column private.price_schedules.single is 'The price on a card: the price of one person, or the lowest price that one person pays.';
comment on column private.price_schedules.extra_child is 'The price of a child with an adult, if there is no price for the child''s age.';

create function private.cheapest_level(levels text[]) returns numeric
language sql immutable
return (select min(substring(level from '[0-9.]+$')::numeric) from unnest(levels) as level);
comment on function private.cheapest_level is 'Returns the lowest monthly price of several membership levels; null without levels.';

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
  'Returns the least that an adult, or else a child, pays a month at a listing without a single price; null with a single price or without '
  'any. src/lib/prices/prices.ts has the same rule.';
grant execute on function private.cheapest_level, private.price_from to anon, authenticated, service_role;

create function private.price_schedule_of(listing public.doctors, ages private.accepted_ages) returns integer
language plpgsql set search_path = '' as $$
declare
  oldest constant integer := 120;
  adult_price constant integer := coalesce(round(coalesce(
    listing.monthly_price, private.cheapest_level(listing.membership_levels)) * 100), -1);
  schedule private.price_schedules;
  band record;
begin
  -- The single price is for adults, unless the practice accepts only children.
  schedule.by_age := array_fill(case when private.is_for_children(ages) then adult_price else -1 end, array[18])
    || array_fill(adult_price, array[oldest + 1 - 18]);
  if not isempty(ages.priced) then
    for band in
      select min_age, coalesce(max_age, oldest) as max_age, round(monthly_price * 100)::integer as price
      from public.membership_tiers where doctor_id = listing.id
    loop
      schedule.by_age := schedule.by_age[:band.min_age] || array_fill(band.price, array[band.max_age - band.min_age + 1])
        || schedule.by_age[band.max_age + 2:];
    end loop;
  end if;
  -- If the practice accepts all ages, the prices stay as they are.
  if ages.accepted is not null and not (ages.accepted @> '{[0,121)}'::int4multirange and isempty(ages.refused)) then
    schedule.by_age := array(
      select case when ages.refused @> age then -3 when ages.accepted @> age then schedule.by_age[age + 1] else -2 end
      from generate_series(0, oldest) as age order by age
    );
  end if;
  schedule.is_for_one_sex := ages.is_for_one_sex;
  schedule.single := coalesce(round(coalesce(listing.monthly_price, private.price_from(listing)) * 100), -1);
  schedule.family_cap := coalesce(round(listing.family_cap * 100), -1);
  schedule.couple := coalesce(round(listing.couple_price * 100), -1);
  schedule.extra_child := coalesce(round(listing.extra_child_price * 100), -1);
  select id into schedule.id from private.price_schedules
  where (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    = (schedule.by_age, schedule.is_for_one_sex, schedule.single, schedule.family_cap, schedule.couple, schedule.extra_child);
  if not found then
    insert into private.price_schedules (by_age, is_for_one_sex, single, family_cap, couple, extra_child)
    values (schedule.by_age, schedule.is_for_one_sex, schedule.single, schedule.family_cap, schedule.couple, schedule.extra_child)
    -- Another transaction may have created it meanwhile; without the update, no id would be returned.
    on conflict on constraint price_schedules_key do update set single = excluded.single
    returning id into schedule.id;
  end if;
  return schedule.id;
end $$;
comment on function private.price_schedule_of is 'Returns the id of the price schedule of a listing that accepts these ages, which it creates if it is new.';

create function private.price_sum_expression(prices text[], together text default null) returns text
language sql immutable set search_path = ''
begin atomic
  select format(
    'case when %1$s then 100000000000
     when family_cap >= 0 and %2$s >= family_cap then family_cap::bigint
     when %3$s then 10000000000 + %2$s else %2$s end',
    case when together is null then format('greatest(%s) < 0', list) else 'false' end,
    '(' || concat_ws(' + ', together || '::bigint', sum) || ')',
    case when list is null then 'false' else format('least(%s) < 0', list) end
  )
  from (
    select string_agg(price, ', ') as list, string_agg(format('greatest(%s, 0)::bigint', price), ' + ') as sum from unnest(prices) as price
  ) as people;
end;
comment on function private.price_sum_expression is
  'Returns the SQL expression over private.price_schedules for people who pay these prices, plus what a couple pays together.';

create function private.price_rank_expression(ages smallint[]) returns text
language sql immutable set search_path = ''
begin atomic
  with people as (
    select
      -- Of more than two adults, the two oldest pay the price for couples.
      count(*) filter (where age >= 18) over () >= 2 and row_number() over (order by age desc) <= 2 as is_couple,
      format('by_age[%s]', age + 1) as by_age,
      case when age >= 18 or max(age) over () < 18 then format('by_age[%s]', age + 1)
        else format('case when by_age[%1$s] < 0 then extra_child else by_age[%1$s] end', age + 1) end as price
    from unnest(ages) as age
  )
  select case
    when ages is null then 'case when single < 0 then 100000000000 else single::bigint end'
    else format(
      'case least(%1$s) when -3 then 300000000000 when -2 then 200000000000 else case when %2$s then 200000000000 else %3$s end end',
      string_agg(by_age, ', '), case when count(*) > 1 then 'is_for_one_sex' else 'false' end,
      case
        when bool_or(is_couple) then format(
          'case when couple < 0 then %s else %s end', private.price_sum_expression(array_agg(price)),
          private.price_sum_expression(coalesce(array_agg(price) filter (where not is_couple), '{}'), 'couple')
        )
        else private.price_sum_expression(array_agg(price))
      end
    )
  end
  from people;
end;
comment on function private.price_rank_expression is
  'Returns the SQL expression over private.price_schedules that ranks them for a household: its price in cents, as public.household_prices '
  'computes it, or what cards show without ages. From 1e10 on at least one person has no price, from 1e11 all of them, at 2e11 the practice may not '
  'accept the household, and at 3e11 it refuses.';

create function private.remove_negated_clauses(about text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Up to the end of the clause, or to a word such as "but".
  clause constant text := '(?:(?!\m(?:but|though|although|yet|instead|because|while|so)\M)[^,.;:!?()\n–—])*';
  -- "not only", "no more than ten", "with or without", "no extra charge", and "without insurance" do not negate a service.
  harmless constant text :=
    '\m(?:not (?:only|just|merely|simply)|no (?:more|less|later|longer) than|no matter|no need|no problem|with(?:out)? (?:and|or) with(?:out)?'
    '|(?:do not|don[''’]t) (?:hesitate|worry|wait|need|have to)|(?:no|without)(?: [\w-]+){0,2} (?:co-?pays?|insurance|contracts?|charges?'
    '|costs?|fees?|waits?|waiting|billing|obligation|appointments?|referrals?|rush|hassles?|surprises?|limits?))\M';
  -- "House calls are not available".
  refused constant text :=
    '(?:(?!\m(?:but|though|although|yet|and|while)\M)[^,.;:!?()\n–—])*\m(?:is|are)(?: not|n[''’]t)'
    '(?: [\w-]+){0,2}? (?:available|offered|provided|performed|possible|done)\M';
  negation constant text :=
    '\m(?:not|no|never|without|cannot|cant|dont|doesnt|neither|nor|(?:ca|do|does|did|is|are|wo|could|would|has|have|should)n[''’]t)\M(?!-)';
  -- "stitches, biopsies, or X-rays": the negation applies to the whole list.
  listed constant text := '(?:(?:,(?: +[^\s,.;:!?]+){1,3})*,? +(?:or|nor)\M' || clause || ')?';
begin
  if about !~* '\m(?:not|no|never|without|cannot|cant|dont|doesnt|neither|nor)\M|n[''’]t\M' then
    return about;
  end if;
  about := regexp_replace(about, harmless, ' ', 'gi');
  about := regexp_replace(about, refused || clause, ' ', 'gi');
  return regexp_replace(about, negation || clause || listed, ' ', 'gi');
end $$;
comment on function private.remove_negated_clauses is
  'Removes what an About text says a practice does not do ("We do not offer obstetrics"), so that it is not found by that.';

create function private.age_tags(listing public.doctors, ages private.accepted_ages, specialty_ages int4multirange) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  children constant int4multirange := case when listing.extra_child_price is not null then '{[0,18)}' else '{}' end;
  served int4multirange := case
    when listing.patient_ages is not null then int4multirange(private.age_span(listing.patient_ages))
    -- The single price and the prices of levels are for adults.
    when not isempty(ages.priced) then ages.priced + children + case
      when listing.monthly_price is not null or cardinality(listing.membership_levels) > 0 then '{[18,121)}' else '{}' end::int4multirange
    else specialty_ages + children
  end;
begin
  served := served - coalesce(ages.refused, '{}');
  return array_remove(array[
    case when served && int4range(0, 2) then '=ages-babies' end,
    case when served && int4range(2, 13) then '=ages-children' end,
    case when served && int4range(13, 18) then '=ages-teens' end,
    case when served && int4range(18, 65) then '=ages-adults' end,
    case when served && int4range(65, 121) then '=ages-seniors' end
  ], null);
end $$;
comment on function private.age_tags is
  'Returns the tags of the ages that a listing states, or else has prices for, or else its specialties are for, without those it refuses.';

create function private.listing_tags(listing public.doctors, ages private.accepted_ages) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  titles text;
  spoken text;
  title tsvector;
  text tsvector;
  offered_concepts jsonb;
  offer_tags text[];
  concept_tags text[];
  specialty_ages int4multirange;
begin
  select string_agg(concat_ws(' | ', specialty, credentials), ' | ' order by position), string_agg(array_to_string(languages, E'\n'), E'\n')
  into titles, spoken
  from public.clinicians where doctor_id = listing.id;
  title := private.word_vector(private.remove_apostrophes(private.fold(
    concat_ws(' | ', listing.practice_name, listing.specialty, listing.credentials, titles))));
  text := title || private.word_vector(private.remove_apostrophes(private.fold(private.remove_negated_clauses(coalesce(listing.bio, '')))));
  -- A language is one line.
  spoken := private.fold(concat_ws(E'\n', array_to_string(listing.languages, E'\n'), spoken));
  select concepts, tags into offered_concepts, offer_tags from private.get_offers(listing.id);
  select array_agg(tag), range_agg(accepted) filter (where not is_for_one_sex)
  into concept_tags, specialty_ages
  from private.search_concepts left join private.specialty_ages using (label)
  where case kind
    when 'specialty' then title @@ query
    -- Explicit values take precedence over the About text.
    when 'service' then coalesce((offered_concepts ->> label)::boolean, text @@ query) or (label = 'Telehealth' and listing.telehealth_only)
    when 'language' then lower(label) = any (string_to_array(spoken, E'\n'))
    when 'age' then false
    else case label when 'Telehealth Only' then listing.telehealth_only else listing.accepting_new_patients is true end
  end;
  return concept_tags || private.age_tags(listing, ages, specialty_ages) || offer_tags || array_remove(array[
    case when not listing.telehealth_only then '=in-person' end,
    case when listing.ownership = 'owned' then '=verified' end,
    case when num_nonnulls(listing.monthly_price, listing.yearly_price, listing.couple_price) > 0
      or cardinality(listing.membership_levels) > 0 or not isempty(ages.priced) then '=priced' end
  ], null);
end $$;
comment on function private.listing_tags is
  'Returns the tags of a listing: its concepts ("=pediatrics"), the ages it serves, the services it offers, and its values for other filters.';

create function private.slug(value text) returns text
language sql immutable strict parallel safe
return btrim(
  regexp_replace(regexp_replace(normalize(lower(value), NFD), '[\u0300-\u036F]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-');
comment on function private.slug is 'Returns a name as it appears in URLs: "St. Louis" is "st-louis", and "Mayagüez" is "mayaguez".';
grant execute on function private.slug to anon, authenticated, service_role;

create function private.office_tag(state text, city text default null) returns text
language sql immutable parallel safe
return concat_ws('-', '=office', lower(state), private.slug(city));
comment on function private.office_tag is
  'Returns the tag of listings with an office in a state or city other than that of their own address: "=office-tx-austin".';

create function private.state_tag(state text) returns text
language sql immutable parallel safe
return '=state-' || lower(state);
comment on function private.state_tag is 'Returns the tag of listings with an address or an office in a state: "=state-tx".';

create function private.location_tags(listing public.doctors) returns text[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg(distinct tag), '{}')
  from (
    select listing.address_state as state, listing.address_city as city
    union select address_state, address_city from public.offices where doctor_id = listing.id and position > 0
  ) as places
  cross join lateral (values
    (private.state_tag(state)),
    (case when state <> listing.address_state then private.office_tag(state) end),
    (case when (state, private.slug(city)) <> (listing.address_state, private.slug(listing.address_city)) then private.office_tag(state, city) end)
  ) as tags (tag)
  where tag is not null;
end;
comment on function private.location_tags is 'Returns the tags of the states and cities where a listing has its address and offices.';

-- An array constructor is not strict and would keep PostgreSQL from inlining the function.
create function private.earth_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable strict parallel safe
return extensions.cube(
  extensions.cube(
    extensions.cube(3958.8 * cos(radians(latitude)) * cos(radians(longitude))),
    3958.8 * cos(radians(latitude)) * sin(radians(longitude))
  ),
  3958.8 * sin(radians(latitude))
);
comment on function private.earth_position is
  'Returns a point of a globe with a radius of 3958.8 miles as x, y, and z in miles, so that nearest-neighbor order is order by distance.';

create table private.doctor_search (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  office smallint not null default 0,
  entry_id bigint not null unique generated by default as identity,
  city text not null,
  state text not null,
  document text not null,
  name_words tsvector not null,
  words tsvector not null,
  tags smallint[] not null,
  price_schedule_id integer not null references private.price_schedules (id),
  listed_at timestamptz not null,
  confirmed_at timestamptz,
  phone text,
  npi text,
  position extensions.cube,
  other_positions extensions.cube[],
  primary key (doctor_id, office)
);
comment on table private.doctor_search is 'One entry for each office of a published listing: folded text, words, tags, price schedule, position in miles.';
comment on column private.doctor_search.office is
  'The position of the office in the practice. 0 is the listing''s own address, and the only entry with names, phone, and NPI.';
comment on column private.doctor_search.other_positions is 'The positions of the listing''s other offices; null without any.';
comment on column private.doctor_search.name_words is 'The words of the names of the practice, its clinicians, and people in its About text.';
comment on column private.doctor_search.words is 'All words that a text search matches, and the tags.';
comment on column private.doctor_search.tags is 'The numbers of the tags that filters count.';
comment on column private.doctor_search.phone is 'Ten digits.';
comment on column private.doctor_search.entry_id is 'The order within equally good matches, and on disk, so that reading in this order is cheap.';

create view private.listing_entries as select * from private.doctor_search where office = 0;
comment on view private.listing_entries is 'One entry for each published listing, for every search that is not by distance.';

create index doctor_search_city_state_idx on private.doctor_search (city, state);
create index doctor_search_main_idx on private.doctor_search (entry_id) where office = 0;
create index doctor_search_state_idx on private.doctor_search (state, entry_id) where office = 0;
create index doctor_search_name_words_idx on private.doctor_search using gin (name_words) where office = 0;
create index doctor_search_words_idx on private.doctor_search using gin (words) where office = 0;
-- A price filter is a list of hundreds of schedules, and planning looks each of them up in the statistics.
alter table private.doctor_search alter column price_schedule_id set statistics 10;
create index doctor_search_phone_idx on private.doctor_search (phone) where phone is not null and office = 0;
create index doctor_search_npi_idx on private.doctor_search (npi) where npi is not null and office = 0;
create index doctor_search_price_schedule_id_idx on private.doctor_search (price_schedule_id, entry_id);
create index doctor_search_listed_at_idx on private.doctor_search (listed_at, entry_id);
create index doctor_search_confirmed_at_idx on private.doctor_search (confirmed_at) where confirmed_at is not null and office = 0;
-- Few listings are telehealth only; without this index a search would read a whole state to find none.
create index doctor_search_telehealth_idx on private.doctor_search (state, entry_id) where office = 0 and words @@ '''=telehealth-only'''::tsquery;
-- An index-only scan finds what lies around a place; reading the rows of a crowded city takes ten times as long. With words the index
-- would be twice as large (944 MB for 1,000,000 listings) and searches no faster.
create index doctor_search_position_idx on private.doctor_search using gist (position)
include (tags, price_schedule_id, confirmed_at, entry_id, doctor_id, office, other_positions);
-- Samples of 1 in 32 and 1024 listings, with all of their offices, estimate counts for the map at a bounded cost.
create index doctor_search_sample_idx on private.doctor_search using gist (position)
include (tags, price_schedule_id, confirmed_at, doctor_id, office) where uuid_hash(doctor_id) & 31 = 0;
create index doctor_search_small_sample_idx on private.doctor_search using gist (position)
include (tags, price_schedule_id, confirmed_at, doctor_id, office) where uuid_hash(doctor_id) & 1023 = 0;

create table private.search_words (word text primary key);
comment on table private.search_words is
  'Every word of listings and of the names of concepts, to find the whole words that contain a fragment and the words that resemble a '
  'misspelled one without scanning listings.';
create index search_words_word_idx on private.search_words using gin (word extensions.gin_trgm_ops);

insert into private.search_words (word)
select distinct word from private.search_concept_names, unnest(string_to_array(name, ' ')) as word where char_length(word) > 3;

create function private.phone_digits(value text) returns text
language sql immutable parallel safe
return substring(regexp_replace(split_part(lower(value), 'x', 1), '[^0-9]', '', 'g') from '^1?([0-9]{10})$');
comment on function private.phone_digits is 'Returns the ten digits of a US phone number in any format; null if it does not have ten.';
-- Roles that write a phone evaluate the index expression.
grant execute on function private.phone_digits to authenticated, service_role;
create index offices_phone_digits_idx on public.offices (private.phone_digits(phone)) where phone is not null;

create function private.people_named_in(about text) returns setof text
language sql immutable parallel safe
begin atomic
  select distinct btrim(person[1])
  from regexp_matches(about, '\mDrs?\.?\s+((?:[[:upper:]][[:alpha:]''’-]+\s?){1,3})', 'g') as person;
end;
comment on function private.people_named_in is 'Returns the names that follow "Dr." in a text: "Elena Marsh" in "Dr. Elena Marsh opened it".';

create function private.other_spellings(folded text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Most names have no other spelling, and one test is cheaper than the query.
  if folded !~ '\m(?:st|saint|mt|mount|ft|fort|mc|mac|fitz|del?|d[aiu]|l[ae]|van|von)\M' then
    return null;
  end if;
  return (
    select string_agg(other, ' ') from (
      select other from regexp_matches(folded, '\m(st|saint|mt|mount|ft|fort)\M', 'g') as word
      join (values ('st', 'saint'), ('saint', 'st'), ('mt', 'mount'), ('mount', 'mt'), ('ft', 'fort'), ('fort', 'ft')) as pairs (one, other)
        on one = word[1]
      union all
      select replace(name[1], ' ', '')
      from regexp_matches(folded, '\m((?:mc|mac|fitz|de|del|di|da|du|la|le|van|von)(?: (?:la|las|los|der|den))? [a-z]{3,})\M', 'g') as name
    ) as spellings
  );
end $$;
comment on function private.other_spellings is
  'Returns other spellings of words in names: "saint" for "st. luke", "mcallister" for "mc allister"; null without any.';

-- Generic plans, because the estimates for arrays would make PostgreSQL plan some queries again for each listing.
create function private.search_entries(listing public.doctors) returns setof private.doctor_search
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  entry private.doctor_search;
  ages constant private.accepted_ages := private.get_accepted_ages(listing);
  tags constant text[] := private.listing_tags(listing, ages);
  location_tags constant text[] := private.location_tags(listing);
  name constant text := private.fold(listing.practice_name);
  folded_specialty constant text := private.fold(listing.specialty);
  state_name text;
  clinicians text;
  titles text;
  people text;
  names text;
  other_names text;
  rank_tags text[];
begin
  select
    (select us_states.name from private.us_states where code = listing.address_state),
    string_agg(clinician.name, ' ' order by position), string_agg(concat_ws(' ', specialty, credentials), ' ' order by position),
    (select string_agg(person, ' ' order by person) from private.people_named_in(listing.bio) as person),
    -- A listing whose only specialty it is comes before others that have it.
    array(select '=' || tag from private.search_concepts where kind = 'specialty' and lower(label) = folded_specialty)
    || array(
      select '=sees-' || lower(code) from unnest(listing.telehealth_states) as code
      where listing.telehealth_only and code <> listing.address_state
    )
  into state_name, clinicians, titles, people, rank_tags
  from public.clinicians as clinician where doctor_id = listing.id;
  people := private.fold(concat_ws(' ', people, clinicians));
  names := concat_ws(' ', name, people);
  other_names := private.other_spellings(names);
  entry.doctor_id := listing.id;
  entry.document := concat_ws(
    ' ', name, '|', private.fold(btrim(listing.address_city)) || ',', lower(listing.address_state), listing.address_zip, state_name,
    '|', private.fold(concat_ws(' ', listing.specialty, listing.credentials, titles)), '|', people
  );
  entry.tags := private.tag_ids(tags);
  entry.name_words := strip(private.word_vector(concat_ws(' ', names, nullif(private.remove_apostrophes(names), names), other_names)));
  entry.words := strip(private.word_vector(concat_ws(
      ' ', entry.document, nullif(private.remove_apostrophes(entry.document), entry.document), other_names)))
    || array_to_tsvector(tags || location_tags || rank_tags);
  entry.price_schedule_id := private.price_schedule_of(listing, ages);
  entry.listed_at := listing.created_at;
  entry.confirmed_at := listing.confirmed_at;
  entry.phone := private.phone_digits(listing.phone);
  entry.npi := listing.npi;
  for entry.office, entry.city, entry.state, entry.position, entry.other_positions, entry.entry_id in
    with offices as (
      select spots.office, private.fold(btrim(spots.city)) as city, spots.state, private.earth_position(latitude, longitude) as position
      from private.list_locations(listing) as spots
    ),
    -- Offices at the same position are equally far from any place, so one entry is enough.
    apart as (select distinct on (position) * from offices order by position, office)
    select
      office, city, state, position, (select array_agg(other.position) from apart as other where other.office <> apart.office),
      (select entry_id from private.doctor_search as current where (current.doctor_id, current.office) = (listing.id, apart.office))
    from apart order by office
  loop
    entry.entry_id := coalesce(entry.entry_id, nextval('private.doctor_search_entry_id_seq'));
    if entry.office > 0 then
      entry.name_words := '';
      entry.phone := null;
      entry.npi := null;
    end if;
    return next entry;
  end loop;
end $$;
comment on function private.search_entries is
  'Returns the entries of a listing, the one of its own address first, with the entry_id that they already have. '
  'Volatile, because it may create a price schedule.';

create table private.name_starts (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  is_person boolean not null,
  is_inner boolean not null,
  start text collate "C" not null,
  person text,
  primary key (doctor_id, is_person, start)
);
comment on table private.name_starts is
  'The folded names of published listings, of their clinicians, and of people in their About texts, from each word on, for suggestions.';
comment on column private.name_starts.is_inner is 'Whether it starts after the first word of a practice''s name.';
comment on column private.name_starts.person is 'The name to suggest, with a title or credentials.';
create index name_starts_start_idx on private.name_starts (is_person, is_inner, start, doctor_id);

create function private.name_starts_of(listing public.doctors) returns setof private.name_starts
language plpgsql stable set search_path = '' as $$
begin
  return query
  with names as (
    select false as is_person, null::text as person, private.normalize_words(listing.practice_name) as name
    union all
    select true, 'Dr. ' || named, private.normalize_words(named)
    from private.people_named_in(listing.bio) as each, regexp_replace(each, '[''’]s$', '') as named
    union all
    -- Not every clinician is a doctor.
    select true, concat_ws(', ', clinicians.name, credentials), private.normalize_words(regexp_replace(clinicians.name, '^Drs?\.?\s+', '', 'i'))
    from public.clinicians where clinicians.doctor_id = listing.id
  ),
  words as (select names.*, string_to_array(names.name, ' ') as words from names where names.name <> '')
  select distinct on (words.is_person, rotated.start)
    listing.id, words.is_person, not words.is_person and place > 1, rotated.start collate "C", words.person
  from words, generate_series(1, cardinality(words.words)) as place,
    -- "marsh" can continue with "elena".
    array_to_string(words.words[place:] || case when words.is_person then words.words[:place - 1] end, ' ') as rotated (start)
  where place = 1 or words.words[place] not in (select word from private.search_filler_words)
  order by words.is_person, rotated.start, place, words.person;
end $$;
comment on function private.name_starts_of is 'Returns the rows of private.name_starts for a listing.';

create function private.index_listing(listing public.doctors) returns void
language plpgsql set search_path = '' as $$
declare
  entries private.doctor_search[];
begin
  delete from private.name_starts where doctor_id = listing.id;
  entries := case when listing.verified then array(select entry from private.search_entries(listing) as entry) end;
  delete from private.doctor_search where doctor_id = listing.id;
  if not listing.verified then
    return;
  end if;
  insert into private.name_starts select * from private.name_starts_of(listing);
  insert into private.doctor_search select * from unnest(entries);
  insert into private.search_words (word)
  select word from unnest(tsvector_to_array(entries[1].words)) as word where word !~ '^=|^[0-9]{5}$'
  on conflict do nothing;
end $$;
comment on function private.index_listing is
  'Writes what search stores for a listing, or removes it if the listing is not published.';

-- A transaction that changes a listing, however often, indexes it once when it commits.

create table private.changed_listings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  is_new boolean not null default false
);
comment on table private.changed_listings is 'The listings that the current transaction has changed. Empty outside of transactions.';
alter table private.changed_listings enable row level security;

create function private.add_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_listings (doctor_id, is_new) values (new.id, tg_op = 'INSERT') on conflict do nothing;
  return null;
end $$;
comment on function private.add_changed_listing is 'Trigger: marks a listing to be indexed. Definer: API roles cannot write the table.';

create trigger doctors_3_index after insert or update on public.doctors
for each row execute function private.add_changed_listing();

create function private.index_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.changed_listings where doctor_id = new.doctor_id;
  -- Only here can nothing else refuse the new listing any more, which would undo the count of names that a member has tried. An import has checked it already.
  perform private.check_removal_register(doctors) from public.doctors where id = new.doctor_id and new.is_new and status = 'pending';
  perform private.index_listing(doctors) from public.doctors where id = new.doctor_id;
  insert into private.published_listings (doctor_id, published_by, published_at)
  select id, auth.uid(), case version when 1 then created_at else now() end from public.doctors where id = new.doctor_id and verified
  on conflict do nothing;
  return null;
end $$;
comment on function private.index_changed_listing is
  'Deferred trigger: checks the removal register for a new listing, updates the search index of a changed one, and records its first publication. Definer: editors '
  'of listings cannot write the private tables.';

create constraint trigger changed_listings_index after insert on private.changed_listings
deferrable initially deferred for each row execute function private.index_changed_listing();
