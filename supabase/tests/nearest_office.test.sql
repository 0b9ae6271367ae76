-- Search finds the nearest office of a practice, says which, and shows the practice once.
begin;
select plan(36);
select tests.raise_curtain();

create function tests.offices(listing text, offices jsonb) returns void
language sql as $$ select tests.save_offices(tests.listing(listing), offices) $$;
create function tests.near(search text, filters jsonb default '{}') returns table (practice text, city text, office text, miles integer, total integer)
language sql as $$
  select practice_name, office_city, office_name, round(distance_miles)::integer, total from public.search_doctors(search, filters => filters)
$$;

insert into public.doctors (practice_name, specialty, languages, address_city, address_state, address_zip, monthly_price, status)
values ('Bozeman Borealis', 'Pediatrics', '{French}', 'Bozeman', 'MT', '59715', 90, 'published');
update public.doctors set specialty = 'Geriatrics' where practice_name = 'Owned Oak Medicine';

-- What is checked as soon as it is said.
select tests.act_as('admin');
select tests.offices('Owned Oak Medicine', '[
  {}, {"name": "Big Sky", "address_city": "Bozeman", "address_state": "MT", "address_zip": "59718", "phone": "406-555-0177"},
  {"address_city": "Belgrade", "address_state": "MT", "address_zip": "59714"},
  {"name": "Same ZIP", "address_city": "Belgrade", "address_state": "MT", "address_zip": "59714"}
]');

reset role;
select is_empty(
  $$ select doctor_id from private.listing_entries where not words @@ quote_literal(private.state_tag(state))::tsquery $$,
  'every listing has the word of its state'
);
select tests.act_as('stranger');
select results_eq(
  $$ select practice, city, office, total from tests.near('Bozeman, MT') $$,
  $$ values ('Bozeman Borealis', null, null, 2), ('Owned Oak Medicine', 'Bozeman', 'Big Sky', 2) $$,
  'a practice is near where its nearest office is, and there once'
);
select results_eq(
  $$ select city, office, miles from tests.near('59714') where practice = 'Owned Oak Medicine' $$,
  $$ values ('Belgrade', null, 0) $$, 'elsewhere another of its offices is the nearest; of two at one spot the first'
);
select results_eq($$ select practice from tests.near('(406) 555 0177') $$, array['Owned Oak Medicine'], 'the number of any office finds the practice');
select is((select city from tests.near('78704') where practice = 'Owned Oak Medicine'), null, 'at its own address no other is named');
select is((select count(*)::integer from tests.near('texas') where practice = 'Owned Oak Medicine'), 1, 'a state shows it once');
select is((select count(*)::integer from tests.near('owned oak')), 1, 'and so does its name');
select is((select count(*)::integer from tests.near('')), (select count(*)::integer from public.doctors), 'and everything');
select results_eq(
  $$ select practice, office from tests.near('owned oak bozeman') $$, $$ values ('Owned Oak Medicine', 'Big Sky') $$, 'what is rare is found around its offices'
);
select results_eq(
  $$ select practice, office from tests.near('Bozeman, MT', '{"sort": "newest"}') order by 1 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Big Sky') $$, 'the newest first names the office too'
);
select results_eq(
  $$ select practice, office from tests.near('Bozeman, MT', '{"sort": "price"}') order by 1 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Big Sky') $$, 'and so does the cheapest'
);
select results_eq(
  $$ select practice from tests.near('Bozeman, MT', '{"specialty": "pediatrics"}') $$, $$ values ('Bozeman Borealis') $$,
  'filters hold for offices'
);
select results_eq(
  $$ select practice from tests.near('montana', '{"specialty": "pediatrics,geriatrics"}') order by 1 $$,
  $$ values ('Bozeman Borealis'), ('Owned Oak Medicine') $$, 'in a state any of several specialties will do, wherever the office is'
);
select results_eq(
  $$ select practice from tests.near('Bozeman, MT', '{"specialty": "pediatrics,geriatrics", "language": "english,french"}') $$,
  $$ values ('Bozeman Borealis') $$, 'around a place one of each is asked for'
);
select results_eq(
  $$ select practice from tests.near('pediatrician montana') $$, $$ values ('Bozeman Borealis') $$, 'and so it is with words in a state'
);
select is(
  (select count from public.filter_counts('Bozeman, MT') where filter = 'total'), 2, 'what filters leave is counted once a practice'
);
select results_eq(
  $$ select practice, city from tests.near('Billings, MT') limit 2 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Belgrade') $$, 'where nobody is within reach, each is once among the nearest'
);
select results_eq(
  $$ select practice, city, office, miles, total from tests.near('montana') order by 1 $$,
  $$ values ('Bozeman Borealis', null, null, null::integer, 2), ('Owned Oak Medicine', 'Bozeman', 'Big Sky', null, 2) $$,
  'a state has whom an office of it has, and says which'
);
select results_eq(
  $$ select practice, city from tests.near('montana', '{"sort": "newest"}') order by 1 $$,
  $$ values ('Bozeman Borealis', null), ('Owned Oak Medicine', 'Bozeman') $$, 'in another order, too'
);
select results_eq(
  $$ select practice, city from tests.near('oak montana') $$, $$ values ('Owned Oak Medicine', 'Bozeman') $$, 'and of what is asked for there'
);
select results_eq(
  $$ select distinct practice_name, address_state from public.map_clusters('montana') order by 1 $$,
  $$ values ('Bozeman Borealis', 'MT'), ('Owned Oak Medicine', 'MT') $$, 'of a state the map shows its offices only'
);
select results_eq(
  $$ select practice_name, office_city, office_name, total from public.list_place_listings('MT') $$,
  $$ values ('Bozeman Borealis', null, null, 2), ('Owned Oak Medicine', 'Bozeman', 'Big Sky', 2) $$, 'so does the page of the state'
);
select results_eq(
  $$ select practice_name, office_city from public.list_place_listings('MT', after => (select page_cursor from public.list_place_listings('MT', page_size => 1))) $$,
  $$ values ('Owned Oak Medicine', 'Bozeman') $$, 'page by page'
);
select results_eq(
  $$ select practice_name, office_city, office_name, total from public.list_place_listings('MT', 'belgrade') $$,
  $$ values ('Owned Oak Medicine', 'Belgrade', null, 1) $$, 'and the page of a city, with the office there'
);
select results_eq(
  $$ select practice_count, priced_count, city from public.describe_place('MT') union all select practice_count, priced_count, city from public.describe_place('MT', 'belgrade') $$,
  $$ values (2, 1, null), (1, 0, 'Belgrade') $$, 'they count it'
);
select results_eq(
  $$ select slug, practice_count from public.list_places('MT') $$, $$ values ('bozeman', 2), ('belgrade', 1) $$, 'in each city once'
);
select results_eq(
  $$ select slug, practice_count from public.list_places('MT', 'belgrade') $$, $$ values ('bozeman', 2) $$, 'and among the cities nearby'
);
select results_eq(
  $$ select distinct practice_name from public.map_clusters('Bozeman, MT', radius_miles => 25) order by 1 $$,
  $$ values ('Bozeman Borealis'), ('Owned Oak Medicine') $$, 'the map has whom the list has'
);
select results_eq(
  $$ select distinct practice_name, address_city, address_state, offices from (
       select * from public.map_clusters('Owned Oak')
       union all select * from public.map_clusters('Owned Oak', west => -112, south => 45, east => -110, north => 46, zoom => 9)
     ) as clusters order by 2 $$,
  $$ values ('Owned Oak Medicine', 'Austin', 'TX', '{0}'::smallint[]), ('Owned Oak Medicine', 'Belgrade', 'MT', '{2}'),
     ('Owned Oak Medicine', 'Bozeman', 'MT', '{1}') $$, 'each office is on it, and says where it is'
);
select results_eq(
  $$ select count, cardinality(doctor_ids) from public.map_clusters('', west => -112, south => 45, east => -110, north => 46, zoom => 0) $$,
  $$ values (2, 2) $$, 'from afar a practice with two offices in sight is one'
);

select tests.act_as('owner');
select tests.offices('Owned Oak Medicine', '[{}]');
select tests.act_as('stranger');
select is((select total from tests.near('Bozeman, MT') limit 1), 1, 'an office that is closed is found no more');
reset role;
select is((select other_positions from private.doctor_search where doctor_id = tests.listing('Owned Oak Medicine')), null, 'and leaves nothing');

select tests.act_as('admin');
select tests.offices('Owned Oak Medicine', '[{}, {"address_city": "Bozeman", "address_state": "MT", "address_zip": "59718"}]');
select tests.act_as('owner');
select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw');
reset role;
select is_empty(
  $$ select from private.doctor_search where doctor_id = tests.listing('Owned Oak Medicine') $$, 'what is withdrawn has no office in search'
);
select tests.act_as('admin');
select tests.offices('Hidden Creek Health', '[{}, {"address_city": "Bozeman", "address_state": "MT", "address_zip": "59718"}]');
reset role;
select is_empty($$ select from private.doctor_search where doctor_id = tests.listing('Hidden Creek Health') $$, 'nor has what is hidden');
select tests.act_as('stranger');
select throws_ok($$ select from private.search_entries((select doctors from public.doctors limit 1)) $$, '42501', null, 'nobody writes entries');
select throws_ok($$ select from private.listing_entries $$, '42501', null, 'or reads them');

select * from finish();
rollback;
