-- What practices without a single price cost: as cards say it, and as search filters and sorts by it.
begin;
select plan(22);
select tests.raise_curtain();
delete from public.doctors;

select tests.add_listing(name) from unnest(array['Single', 'Levels', 'Ages', 'Levels and Ages', 'Children Only', 'Year Only', 'Couple Only', 'Nothing']) as name;
update public.doctors set monthly_price = 95, membership_levels = '{Basic: 60}' where practice_name = 'Single';
update public.doctors set membership_levels = '{"Plus 24/7: 120.50","With: a colon: 79",Complete: 160}' where practice_name = 'Levels';
update public.doctors set membership_levels = '{Basic: 85}', patient_ages = null where practice_name = 'Levels and Ages';
update public.doctors set yearly_price = 800 where practice_name = 'Year Only';
update public.doctors set couple_price = 140 where practice_name = 'Couple Only';
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('Ages'), 'Children', 0, 17, 25), (tests.listing('Ages'), 'Adults', 18, 64, 90), (tests.listing('Ages'), 'Seniors', 65, null, 110),
  (tests.listing('Levels and Ages'), 'Children', 0, 17, 25), (tests.listing('Children Only'), 'Children', 0, 17, 30);

create function tests.told(monthly numeric, at_least numeric, yearly numeric, couple numeric) returns text
language sql as $$
  select concat_ws(' ', monthly::float8 || ' a month', 'from ' || at_least::float8, yearly::float8 || ' a year', couple::float8 || ' for two') $$;
create function tests.left_by(filters jsonb) returns text
language sql as $$
  select coalesce(string_agg(practice_name, ', ' order by practice_name), '') from public.search_doctors('texas', filters => filters) $$;

select tests.act_as('stranger');
create temporary view found as
select practice_name as name, tests.told(monthly_price, price_from, yearly_price, couple_price) as told
from public.search_doctors('texas');
select is((select told from found where name = practice), told, practice || ': ' || told) from (values
  ('Single', '95 a month'), ('Levels', 'from 79'), ('Ages', 'from 90'), ('Levels and Ages', 'from 85'), ('Children Only', 'from 30'),
  ('Year Only', '800 a year'), ('Couple Only', '140 for two'), ('Nothing', '')
) as practices (practice, told);
select results_eq(
  format($$ select practice_name, tests.told(monthly_price, price_from, yearly_price, couple_price) from public.%s order by 1 $$, cards),
  'select * from found order by name', cards || ' say the same')
from unnest(array['list_place_listings(''TX'', ''austin'')', 'listing_cards(array(select id from public.doctors))']) as cards;

select is(tests.left_by(filters::jsonb), names, filters || ' leaves ' || names) from (values
  ('{"price-to": "79"}', 'Children Only, Levels'),
  ('{"price-to": "78"}', 'Children Only'),
  ('{"price-to": "90"}', 'Ages, Children Only, Levels, Levels and Ages'),
  ('{"price-to": "79", "household": "40"}', 'Levels'),
  ('{"price-to": "158", "household": "40,42"}', 'Couple Only, Levels'),
  ('{"price-to": "110", "household": "40,8"}', 'Levels and Ages'),
  ('{"priced": "yes"}', 'Ages, Children Only, Couple Only, Levels, Levels and Ages, Single, Year Only'),
  ('{"ages": "adults"}', 'Ages, Levels and Ages')
) as cases (filters, names);

select results_eq($$ select practice_count, priced_count, median_price from public.describe_place('TX') $$, $$ values (8, 5, 85.00) $$,
  'a place counts who names a monthly price, and what an adult pays at least');

-- What changes is found anew.
reset role;
update public.doctors set membership_levels = '{Basic: 50}' where practice_name = 'Levels';
update public.doctors set yearly_price = null where practice_name = 'Year Only';
update public.doctors set couple_price = null where practice_name = 'Couple Only';
select tests.act_as('stranger');
select is(tests.left_by('{"price-to": "50", "household": "40"}'), 'Levels', 'a level that is cheaper now');
select is(tests.left_by('{"priced": "yes"}'), 'Ages, Children Only, Levels, Levels and Ages, Single', 'prices that are none any more');
reset role;
update public.doctors set membership_levels = '{}' where practice_name = 'Levels';
select tests.act_as('stranger');
select is(tests.left_by('{"price-to": "50", "household": "40"}'), '', 'and levels that there are no more');

select * from finish();
rollback;
