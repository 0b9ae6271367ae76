-- Whom a practice accepts, which decides before any price whether a household can join it. In this order:
-- 1. The ages that the practice states (patient_ages) decide, both ways.
-- 2. Otherwise its specialties decide, if all of them are known: a pediatrician refuses adults, a geriatrician children. Between the
--    ages that a specialty takes and those that it refuses, nothing is known. An age with a published price is accepted. Without a
--    specialty, the name ("Kids' Clinic") says whom the practice is for, and refuses nobody.
-- 3. Otherwise prices by age decide. A practice that has prices for children only refuses adults; one that has prices for adults
--    only may see children.
-- 4. Otherwise nothing is known, and the household is priced as far as prices are published.
-- A household's ages do not say who is a woman: a practice for women (or for men) may accept one adult, but of several people it
-- is not known. Refused people mean "Doesn't accept adults", unknown ones "Ask the practice who it accepts", and neither gets a total.

create table private.specialty_ages (
  label text primary key,
  accepted int4multirange not null,
  refused int4multirange not null,
  is_for_one_sex boolean not null default false
);

comment on table private.specialty_ages is
  'The ages that the practices of a specialty (a label of private.search_meanings) accept and refuse, in years; ages in neither '
  'depend on the practice. Pediatricians may see patients through age 21 (American Academy of Pediatrics, "Age Limit of Pediatrics").';

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
  -- Null: nothing is known, and nobody is refused.
  accepted int4multirange,
  refused int4multirange,
  is_for_one_sex boolean
);

create function private.ages_by_specialty(specialties text[]) returns private.accepted_ages
language plpgsql stable set search_path = '' as $$
declare
  ages private.accepted_ages;
begin
  -- Several people may practice here, and patients whom one of them refuses another may accept.
  select
    case when bool_and(ages_of.accepted is not null) then range_agg(ages_of.accepted) end,
    range_intersect_agg(ages_of.refused),
    coalesce(bool_and(coalesce(ages_of.is_for_one_sex, false)), false)
  into ages
  from (select private.word_vector(private.join_apostrophes(private.fold(specialty))) as words from unnest(specialties) as specialty offset 0) as named
  cross join lateral (
    select
      range_agg(known.accepted) as accepted, range_intersect_agg(known.refused) as refused,
      bool_and(known.is_for_one_sex) as is_for_one_sex
    from private.specialty_ages as known join private.search_meanings as meaning using (label)
    where words @@ meaning.query
  ) as ages_of;
  if ages.accepted is null then
    ages.refused := null;
  end if;
  return ages;
end $$;

comment on function private.ages_by_specialty is
  'The ages that practices of these specialties accept and refuse; null where one of the specialties says nothing about ages.';

create function private.get_accepted_ages(listing public.doctors) returns private.accepted_ages
language plpgsql stable security definer set search_path = '' as $$
declare
  everybody constant int4multirange := '{[0,121)}';
  adults constant int4multirange := '{[18,121)}';
  bands constant int4multirange := coalesce((
    select range_agg(int4range(min_age, coalesce(max_age, 120), '[]')) from public.membership_tiers where doctor_id = listing.id
  ), '{}');
  has_adult_price constant boolean := bands && adults or cardinality(listing.membership_levels) > 0
    or num_nonnulls(listing.monthly_price, listing.yearly_price, listing.couple_price) > 0;
  specialties text[] := array(
    select specialty from public.clinicians where doctor_id = listing.id and specialty is not null
    union select listing.specialty where listing.specialty is not null
  );
  is_named_only constant boolean := cardinality(specialties) = 0 and private.fold(listing.practice_name) !~ '\mfamil';
  ages private.accepted_ages;
begin
  if listing.specialty is null and exists (select from public.clinicians where doctor_id = listing.id and specialty is null) then
    specialties := '{}';
  end if;
  ages := private.ages_by_specialty(case when is_named_only then array[listing.practice_name] else specialties end);
  if listing.patient_ages is not null then
    ages.accepted := int4multirange(private.age_span(listing.patient_ages));
    ages.refused := everybody - ages.accepted;
  elsif ages.accepted is not null then
    ages.accepted := ages.accepted + bands;
    ages.refused := case when is_named_only then '{}' else ages.refused - bands end;
  elsif not isempty(bands) and not has_adult_price then
    ages.accepted := bands + '{[0,18)}'::int4multirange;
    ages.refused := '{[22,121)}'::int4multirange - bands;
  elsif not isempty(bands) and bands <@ adults and listing.extra_child_price is null then
    ages.accepted := adults;
    ages.refused := '{}';
  end if;
  return ages;
end $$;

comment on function private.get_accepted_ages is
  'The ages that a listing accepts and refuses, by the rules above. Definer: reads the private list of specialties, and bands and '
  'clinicians of a listing that the caller has already read.';
grant execute on function private.get_accepted_ages to anon, authenticated, service_role;

create function private.is_for_children(ages private.accepted_ages) returns boolean
language sql immutable set search_path = ''
return coalesce(not ages.accepted && '{[22,121)}'::int4multirange and ages.refused @> '{[22,121)}'::int4multirange, false);

comment on function private.is_for_children is 'Whether a practice accepts no adults, so that its single price is a child''s.';
grant execute on function private.is_for_children to anon, authenticated, service_role;

create function private.is_known_to_accept(ages private.accepted_ages, household smallint[]) returns boolean
language sql immutable set search_path = ''
return (not ages.is_for_one_sex or cardinality(household) = 1)
  and (select coalesce(bool_and(ages.accepted @> age::integer), true) from unnest(household) as age);

comment on function private.is_known_to_accept is
  'Whether everybody of a household is accepted, or nothing speaks against it. False where somebody is refused, or may be.';
grant execute on function private.is_known_to_accept to anon, authenticated, service_role;

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
  'Whom of a household a practice refuses, in words that are true of the practice: "adults", "children", "patients over 12", "patients '
  'under 65"; null where it refuses nobody.';
grant execute on function private.refused_people to anon, authenticated, service_role;
