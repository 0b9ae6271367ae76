-- Search by the nearest office of a practice.
begin;
select plan(36);
select tests.create_fixtures();

create function tests.near(search text, filters jsonb default '{}')
returns table (practice text, city text, office text, miles integer, total integer)
language sql as $$
  select practice_name, office_city, office_name, round(distance_miles)::integer, total
  from public.search_doctors(search, filters => filters)
$$;

insert into public.doctors (
  practice_name, specialty, languages, address_city, address_state, address_zip, monthly_price, status
)
values ('Bozeman Borealis', 'Pediatrics', '{French}', 'Bozeman', 'MT', '59715', 90, 'published');
update public.doctors set specialty = 'Geriatrics' where practice_name = 'Owned Oak Medicine';

-- An admin's changes are public at once.
select tests.act_as('admin');
select tests.save_offices(tests.listing('Owned Oak Medicine'), '[
  {}, {"name": "Big Sky", "address_city": "Bozeman", "address_state": "MT", "address_zip": "59718",
    "phone": "406-555-0177"},
  {"address_city": "Belgrade", "address_state": "MT", "address_zip": "59714"},
  {"name": "Same ZIP", "address_city": "Belgrade", "address_state": "MT", "address_zip": "59714"}
]');

reset role;
select is_empty(
  $$ select doctor_id from private.search_entries
    where office = 0 and not words @@ quote_literal(private.state_tag(state))::tsquery $$,
  'each search entry has the tag of its state'
);
select tests.act_as('visitor');
select results_eq(
  $$ select practice, city, office, total from tests.near('Bozeman, MT') $$,
  $$ values ('Bozeman Borealis', null, null, 2), ('Owned Oak Medicine', 'Bozeman', 'Big Sky', 2) $$,
  'a practice is found once, by its nearest office'
);
select results_eq(
  $$ select city, office, miles from tests.near('59714') where practice = 'Owned Oak Medicine' $$,
  $$ values ('Belgrade', null, 0) $$, 'another office is the nearest from elsewhere, and the first of two at one spot'
);
select results_eq(
  $$ select practice from tests.near('(406) 555 0177') $$,
  array['Owned Oak Medicine'], 'a practice is found by the phone number of any office'
);
select is(
  (select city from tests.near('78704') where practice = 'Owned Oak Medicine'),
  null, 'no office is named when the main address is nearest'
);
select is(
  (select count(*)::integer from tests.near('texas') where practice = 'Owned Oak Medicine'),
  1, 'a state search finds a practice with several offices once'
);
select is(
  (select count(*)::integer from tests.near('owned oak')), 1, 'a name search finds a practice with several offices once'
);
select is(
  (select count(*)::integer from tests.near('')), (select count(*)::integer from public.doctors),
  'a search without text finds a practice with several offices once'
);
select results_eq(
  $$ select practice, office from tests.near('owned oak bozeman') $$, $$ values ('Owned Oak Medicine', 'Big Sky') $$,
  'a rare name is found with the office in the searched city'
);
select results_eq(
  $$ select practice, office from tests.near('Bozeman, MT', '{"sort": "newest"}') order by 1 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Big Sky') $$, 'the newest sort names the nearest office'
);
select results_eq(
  $$ select practice, office from tests.near('Bozeman, MT', '{"sort": "price"}') order by 1 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Big Sky') $$, 'the price sort names the nearest office'
);
select results_eq(
  $$ select practice from tests.near('Bozeman, MT', '{"specialty": "pediatrics"}') $$,
  $$ values ('Bozeman Borealis') $$,
  'filters apply to offices'
);
select results_eq(
  $$ select practice from tests.near('montana', '{"specialty": "pediatrics,geriatrics"}') order by 1 $$,
  $$ values ('Bozeman Borealis'), ('Owned Oak Medicine') $$,
  'a state search with two specialties finds practices with either'
);
select results_eq(
  $$ select practice
    from tests.near('Bozeman, MT', '{"specialty": "pediatrics,geriatrics", "language": "english,french"}') $$,
  $$ values ('Bozeman Borealis') $$, 'filters of two kinds must both match'
);
select results_eq(
  $$ select practice from tests.near('pediatrician montana') $$, $$ values ('Bozeman Borealis') $$,
  'words for a specialty apply in a state search'
);
select is(
  (select count from public.filter_counts('Bozeman, MT') where filter = 'total'),
  2, 'filter counts include a practice with several offices once'
);
select results_eq(
  $$ select practice, city from tests.near('Billings, MT') limit 2 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Belgrade') $$,
  'the nearest fallback includes a practice with several offices once'
);
select results_eq(
  $$ select practice, city, office, miles, total from tests.near('montana') order by 1 $$,
  $$ values ('Bozeman Borealis', null, null, null::integer, 2),
      ('Owned Oak Medicine', 'Bozeman', 'Big Sky', null, 2) $$,
  'a state search finds a practice by an office in that state and names the office'
);
select results_eq(
  $$ select practice, city from tests.near('montana', '{"sort": "newest"}') order by 1 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Bozeman') $$,
  'the newest sort names the office in the state'
);
select results_eq(
  $$ select practice, city from tests.near('oak montana') $$, $$ values ('Owned Oak Medicine', 'Bozeman') $$,
  'a name in a state finds the office there'
);
select results_eq(
  $$ select distinct practice_name, address_state from public.map_clusters('montana') order by 1 $$,
  $$ values ('Bozeman Borealis', 'MT'), ('Owned Oak Medicine', 'MT') $$,
  'the map of a state shows only the offices there'
);
select results_eq(
  $$ select practice_name, office_city, office_name, total from public.list_place_listings('MT') $$,
  $$ values ('Bozeman Borealis', null, null, 2), ('Owned Oak Medicine', 'Bozeman', 'Big Sky', 2) $$,
  'the page of a state names the office there'
);
select results_eq(
  $$ select practice_name, office_city from public.list_place_listings(
      'MT', after => (select page_cursor from public.list_place_listings('MT', page_size => 1))
    ) $$,
  $$ values ('Owned Oak Medicine', 'Bozeman') $$, 'the second page of a state names the office there'
);
select results_eq(
  $$ select practice_name, office_city, office_name, total from public.list_place_listings('MT', 'belgrade') $$,
  $$ values ('Owned Oak Medicine', 'Belgrade', null, 1) $$, 'the page of a city names the office there'
);
select results_eq(
  $$ select practice_count, priced_count, city from public.describe_place('MT')
    union all select practice_count, priced_count, city from public.describe_place('MT', 'belgrade') $$,
  $$ values (2, 1, null), (1, 0, 'Belgrade') $$, 'place counts include offices'
);
select results_eq(
  $$ select slug, practice_count from public.list_places('MT') $$, $$ values ('bozeman', 2), ('belgrade', 1) $$,
  'each city counts a practice once'
);
select results_eq(
  $$ select slug, practice_count from public.list_places('MT', 'belgrade') $$, $$ values ('bozeman', 2) $$,
  'nearby cities include offices'
);
select results_eq(
  $$ select distinct practice_name from public.map_clusters('Bozeman, MT', radius_miles => 25) order by 1 $$,
  $$ values ('Bozeman Borealis'), ('Owned Oak Medicine') $$, 'the map shows the same practices as search'
);
select results_eq(
  $$ select distinct practice_name, address_city, address_state, offices from (
       select * from public.map_clusters('Owned Oak')
       union all
       select * from public.map_clusters('Owned Oak', west => -112, south => 45, east => -110, north => 46, zoom => 9)
     ) as clusters order by 2 $$,
  $$ values ('Owned Oak Medicine', 'Austin', 'TX', '{0}'::smallint[]), ('Owned Oak Medicine', 'Belgrade', 'MT', '{2}'),
     ('Owned Oak Medicine', 'Bozeman', 'MT', '{1}') $$, 'each office is on the map with its own city'
);
select results_eq(
  $$ select count, cardinality(doctor_ids)
    from public.map_clusters('', west => -112, south => 45, east => -110, north => 46, zoom => 0) $$,
  $$ values (2, 2) $$, 'a cluster counts a practice with two offices once'
);

select tests.act_as('owner');
select tests.save_offices(tests.listing('Owned Oak Medicine'), '[{}]');
select tests.act_as('visitor');
select is((select total from tests.near('Bozeman, MT') limit 1), 1, 'search does not find a removed office');
reset role;
select is(
  (select other_positions from private.search_entries where doctor_id = tests.listing('Owned Oak Medicine')),
  null, 'a removed office leaves no search entry'
);

select tests.act_as('admin');
select tests.save_offices(
  tests.listing('Owned Oak Medicine'),
  '[{}, {"address_city": "Bozeman", "address_state": "MT", "address_zip": "59718"}]'
);
select tests.act_as('owner');
select public.withdraw_listing(tests.listing('Owned Oak Medicine'));
reset role;
select is_empty(
  $$ select from private.search_entries where doctor_id = tests.listing('Owned Oak Medicine') $$,
  'a withdrawn listing has no search entries'
);
select tests.act_as('admin');
select tests.save_offices(
  tests.listing('Hidden Creek Health'),
  '[{}, {"address_city": "Bozeman", "address_state": "MT", "address_zip": "59718"}]'
);
reset role;
select is_empty(
  $$ select from private.search_entries where doctor_id = tests.listing('Hidden Creek Health') $$,
  'an unpublished listing has no search entries'
);
select tests.act_as('visitor');
select throws_ok(
  $$ select from private.build_entries((select doctors from public.doctors limit 1)) $$,
  '42501', null, 'a visitor cannot call the function that builds search entries'
);
select throws_ok($$ select from private.search_entries $$, '42501', null, 'a visitor cannot read search entries');

select * from finish();
rollback;
