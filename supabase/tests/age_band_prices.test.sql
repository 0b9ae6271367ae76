-- Prices of practices without a single price, on cards and in search.
begin;
select plan(22);
select tests.create_fixtures();
delete from public.doctors;

select tests.add_listing(name) from unnest(
  array['Single', 'Levels', 'Ages', 'Levels and Ages', 'Children Only', 'Year Only', 'Couple Only', 'Nothing']
) as name;
update public.doctors set monthly_price = 95, membership_levels = '{Basic: 60}' where practice_name = 'Single';
update public.doctors set membership_levels = '{"Plus 24/7: 120.50","With: a colon: 79",Complete: 160}'
where practice_name = 'Levels';
update public.doctors set membership_levels = '{Basic: 85}', patient_ages = null
where practice_name = 'Levels and Ages';
update public.doctors set yearly_price = 800 where practice_name = 'Year Only';
update public.doctors set couple_price = 140 where practice_name = 'Couple Only';
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price) values
  (tests.listing('Ages'), 'Children', 0, 17, 25), (tests.listing('Ages'), 'Adults', 18, 64, 90),
    (tests.listing('Ages'), 'Seniors', 65, null, 110),
  (tests.listing('Levels and Ages'), 'Children', 0, 17, 25), (tests.listing('Children Only'), 'Children', 0, 17, 30);
select tests.index_listings();

create function tests.price_text(monthly numeric, at_least numeric, yearly numeric, couple numeric) returns text
language sql as $$
  select concat_ws(
    ' ', monthly::float8 || ' a month', 'from ' || at_least::float8, yearly::float8 || ' a year',
    couple::float8 || ' for two'
  )
$$;
create function tests.left_by(filters jsonb) returns text
language sql as $$
  select coalesce(string_agg(practice_name, ', ' order by practice_name), '')
  from public.search_doctors('texas', filters => filters)
$$;
create function tests.prices_found() returns table (name text, price text)
language sql as $$
  select practice_name, tests.price_text(monthly_price, price_from, yearly_price, couple_price)
  from public.search_doctors('texas') order by 1
$$;

select tests.act_as('visitor');
select is((select price from tests.prices_found() where name = practice), price, practice || ' shows ' || price)
from (values
  ('Single', '95 a month'),
  ('Levels', 'from 79'), ('Ages', 'from 90'), ('Levels and Ages', 'from 85'), ('Children Only', 'from 30'),
  ('Year Only', '800 a year'), ('Couple Only', '140 for two'), ('Nothing', '')
) as practices (practice, price);
select results_eq(
  format(
    $$ select practice_name, tests.price_text(monthly_price, price_from, yearly_price, couple_price)
      from public.%s order by 1 $$,
    cards
  ),
  'select * from tests.prices_found()', cards || ' shows the same prices')
from unnest(
  array['list_place_listings(''TX'', ''austin'')', 'listing_cards(array(select id from public.doctors))']
) as cards;

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

select results_eq(
  $$ select practice_count, priced_count, median_price from public.describe_place('TX') $$, $$ values (8, 5, 85.00) $$,
  'a place counts listings with a monthly price and takes the median of what an adult pays'
);

-- After changes
reset role;
update public.doctors set membership_levels = '{Basic: 50}' where practice_name = 'Levels';
update public.doctors set yearly_price = null where practice_name = 'Year Only';
update public.doctors set couple_price = null where practice_name = 'Couple Only';
select tests.act_as('visitor');
select is(
  tests.left_by('{"price-to": "50", "household": "40"}'),
  'Levels', 'a cheaper membership level matches the price filter'
);
select is(
  tests.left_by('{"priced": "yes"}'), 'Ages, Children Only, Levels, Levels and Ages, Single',
  'listings whose prices were removed do not match the price filter'
);
reset role;
update public.doctors set membership_levels = '{}' where practice_name = 'Levels';
select tests.act_as('visitor');
select is(
  tests.left_by('{"price-to": "50", "household": "40"}'), '', 'removed membership levels do not match the price filter'
);

select * from finish();
rollback;
