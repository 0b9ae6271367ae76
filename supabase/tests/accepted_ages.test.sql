-- Accepted ages, from stated ages, specialties, names, and prices.
begin;
select plan(26);
select tests.create_fixtures();

create function tests.answer(name text, variadic ages integer[]) returns text
language sql stable as $$
  select case when refused is not null then 'no ' || refused when is_acceptance_unknown then 'ask' else 'yes' end
  from public.household_prices(array[tests.listing(name)], ages::smallint[]);
$$;
create function tests.add(name text, specialty text, patient_ages text default null, monthly_price numeric default 80)
returns void
language sql as $$
  select tests.add_listing(name);
  update public.doctors set specialty = $2, patient_ages = $3, monthly_price = $4 where id = tests.listing(name);
$$;

select tests.add('States', 'Pediatrics', '0-25'), tests.add('States a Range', null, '13-64'),
  tests.add('States Women', 'Gynecology', '13+'),
  tests.add('Sunny Pediatrics', null),
  tests.add('Kids and Family Care', null), tests.add('Women''s Health of Austin', null),
  tests.add('Geriatric', 'Geriatric Medicine'),
  tests.add('Both', 'Internal Medicine and Pediatrics'), tests.add('Other', 'Dermatology'),
  tests.add('Well Priced', 'Pediatrics'),
  tests.add('Men', 'Men''s Health'), tests.add('Staffed', 'Pediatrics'), tests.add('Staffed Widely', 'Pediatrics'),
  tests.add('Unnamed', null),
  tests.add('Adult Bands', null, null, null), tests.add('Only Children Priced', 'Family Medicine', null, null);
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('Well Priced'), 'Parents', 18, 50, 70), (tests.listing('Adult Bands'), 'Adults', 18, null, 70),
  (tests.listing('Only Children Priced'), 'Children', 0, 17, 30);
insert into public.clinicians (doctor_id, position, name, specialty) values
  (tests.listing('Staffed'), 1, 'Ada Oak', null), (tests.listing('Staffed Widely'), 1, 'Ada Oak', 'Family Medicine'),
  (tests.listing('Unnamed'), 1, 'Ada Oak', 'Pediatrics'), (tests.listing('Unnamed'), 2, 'Ben Elm', null);

select tests.act_as('visitor');
select is(tests.answer('States', 24, 4), 'yes', 'stated ages take precedence over the specialty');
select is(tests.answer('States', 26, 4), 'no patients over 25', 'a practice refuses ages above its stated range');
select is(
  tests.answer('States a Range', 70, 8),
  'no patients under 13 or over 64', 'a refusal names both ends of the range when the household is outside both'
);
select is(
  tests.answer('States a Range', 70, 30),
  'no patients over 64', 'a refusal names only the end of the range that the household is outside'
);
select is(tests.answer('States Women', 40), 'yes', 'a gynecologist accepts one adult');
select is(tests.answer('States Women', 40, 38), 'ask', 'whether a gynecologist accepts a couple is unknown');
select is(tests.answer('States Women', 40, 5), 'no patients under 13', 'stated ages apply to a specialty for women');
select is(tests.answer('Sunny Pediatrics', 40), 'ask', 'a practice named for children may accept an adult');
select is(tests.answer('Sunny Pediatrics', 4), 'yes', 'a practice named for children accepts a child');
select is(tests.answer('Kids and Family Care', 40, 4), 'yes', 'a practice whose name includes families accepts adults');
select is(
  tests.answer('Women''s Health of Austin', 40, 4),
  'ask', 'whether a practice named for women accepts a household with a child is unknown'
);
select is(tests.answer('Geriatric', 70), 'yes', 'a geriatrician accepts seniors');
select is(tests.answer('Geriatric', 60, 70), 'ask', 'whether a geriatrician accepts a 60-year-old is unknown');
select is(tests.answer('Geriatric', 9, 70), 'no children', 'a geriatrician refuses children');
select is(tests.answer('Both', 40, 4), 'yes', 'a practice with two specialties accepts the ages of both');
select is(tests.answer('Other', 40, 4), 'yes', 'a specialty without an age range accepts every age');
select is(tests.answer('Well Priced', 40, 4), 'yes', 'an age with a price is accepted');
select is(tests.answer('Well Priced', 60, 4), 'no patients over 50', 'an age outside the price bands is refused');
select is(tests.answer('Men', 40, 38), 'ask', 'whether a practice for men accepts a couple is unknown');
select is(
  tests.answer('Staffed', 40), 'no adults', 'a clinician without a specialty does not change the accepted ages'
);
select is(tests.answer('Staffed Widely', 40), 'yes', 'a family doctor beside a pediatrician accepts adults');
select is(tests.answer('Unnamed', 40), 'yes', 'a practice accepts every age when a clinician has no specialty');
select is(
  tests.answer('Adult Bands', 40, 4), 'ask', 'prices for adults alone leave it unknown whether children are accepted'
);
select is(tests.answer('Only Children Priced', 40, 4), 'yes', 'a family doctor without an adult price accepts adults');

-- Filters by age
select is(
  (
    select count(*)::int from public.search_doctors('', filters => '{"ages": "adults"}')
    where id = tests.listing('Staffed')
  ),
  0, 'the filter for adults leaves out a pediatrician'
);
select is(
  (
    select count(*)::int from public.search_doctors('', filters => '{"ages": "children"}')
    where id = tests.listing('Staffed')
  ),
  1, 'the filter for children finds a pediatrician'
);

select * from finish();
rollback;
