-- Whom practices accept, by what they state, by their specialties and names, and by their prices.
begin;
select plan(26);
select tests.raise_curtain();

create function tests.answer(name text, variadic ages integer[]) returns text
language sql stable as $$
  select case when refused is not null then 'no ' || refused when is_acceptance_unknown then 'ask' else 'yes' end
  from public.household_prices(array[tests.listing(name)], ages::smallint[]);
$$;
create function tests.add(name text, specialty text, patient_ages text default null, monthly_price numeric default 80) returns void
language sql as $$
  select tests.add_listing(name);
  update public.doctors set specialty = $2, patient_ages = $3, monthly_price = $4 where id = tests.listing(name);
$$;

select tests.add('States', 'Pediatrics', '0-25'), tests.add('States a Range', null, '13-64'), tests.add('States Women', 'Gynecology', '13+'),
  tests.add('Sunny Pediatrics', null), tests.add('Kids and Family Care', null), tests.add('Women''s Health of Austin', null),
  tests.add('Geriatric', 'Geriatric Medicine'), tests.add('Both', 'Internal Medicine and Pediatrics'), tests.add('Other', 'Dermatology'),
  tests.add('Well Priced', 'Pediatrics'), tests.add('Men', 'Men''s Health'), tests.add('Staffed', 'Pediatrics'), tests.add('Staffed Widely', 'Pediatrics'),
  tests.add('Unnamed', null), tests.add('Adult Bands', null, null, null), tests.add('Only Children Priced', 'Family Medicine', null, null);
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('Well Priced'), 'Parents', 18, 50, 70), (tests.listing('Adult Bands'), 'Adults', 18, null, 70),
  (tests.listing('Only Children Priced'), 'Children', 0, 17, 30);
insert into public.clinicians (doctor_id, position, name, specialty) values
  (tests.listing('Staffed'), 1, 'Ada Oak', null), (tests.listing('Staffed Widely'), 1, 'Ada Oak', 'Family Medicine'),
  (tests.listing('Unnamed'), 1, 'Ada Oak', 'Pediatrics'), (tests.listing('Unnamed'), 2, 'Ben Elm', null);

select tests.act_as('stranger');
select is(tests.answer('States', 24, 4), 'yes', 'stated ages come before the specialty');
select is(tests.answer('States', 26, 4), 'no patients over 25', 'and refuse those beyond them');
select is(tests.answer('States a Range', 70, 8), 'no patients under 13 or over 64', 'on both sides');
select is(tests.answer('States a Range', 70, 30), 'no patients over 64', 'as far as the household needs to know');
select is(tests.answer('States Women', 40), 'yes', 'a gynecologist accepts one adult');
select is(tests.answer('States Women', 40, 38), 'ask', 'of two it is not known who they are');
select is(tests.answer('States Women', 40, 5), 'no patients under 13', 'stated ages refuse there, too');
select is(tests.answer('Sunny Pediatrics', 40), 'ask', 'a name alone refuses nobody');
select is(tests.answer('Sunny Pediatrics', 4), 'yes', 'but says whom it is for');
select is(tests.answer('Kids and Family Care', 40, 4), 'yes', 'unless it names families');
select is(tests.answer('Women''s Health of Austin', 40, 4), 'ask', 'also that it is for women');
select is(tests.answer('Geriatric', 70), 'yes', 'a geriatrician accepts seniors');
select is(tests.answer('Geriatric', 60, 70), 'ask', 'and perhaps somebody younger');
select is(tests.answer('Geriatric', 9, 70), 'no children', 'but no children');
select is(tests.answer('Both', 40, 4), 'yes', 'two specialties accept whom either does');
select is(tests.answer('Other', 40, 4), 'yes', 'a specialty without ages refuses nobody');
select is(tests.answer('Well Priced', 40, 4), 'yes', 'an age with a price is accepted');
select is(tests.answer('Well Priced', 60, 4), 'no patients over 50', 'an age without one is not');
select is(tests.answer('Men', 40, 38), 'ask', 'a practice for men is asked about a couple');
select is(tests.answer('Staffed', 40), 'no adults', 'who works there without a specialty changes nothing');
select is(tests.answer('Staffed Widely', 40), 'yes', 'a family doctor beside a pediatrician accepts adults');
select is(tests.answer('Unnamed', 40), 'yes', 'of a practice that names one of two specialties nothing is known');
select is(tests.answer('Adult Bands', 40, 4), 'ask', 'prices for adults only leave children open');
select is(tests.answer('Only Children Priced', 40, 4), 'yes', 'a family doctor without an adult price accepts adults');

-- Filters by age leave out whom a practice refuses.
select is((select count(*)::int from public.search_doctors('', filters => '{"ages": "adults"}') where id = tests.listing('Staffed')), 0,
  'a pediatrician with a single price is not found for adults');
select is((select count(*)::int from public.search_doctors('', filters => '{"ages": "children"}') where id = tests.listing('Staffed')), 1,
  'but for children');

select * from finish();
rollback;
