begin;
select plan(36);
select tests.create_fixtures();
delete from public.doctors;
insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, telehealth_only, bio
) values
  ('Prairie Video Care', 'Family Medicine', 'El Paso', 'TX', '79901', 'published', true, null),
  ('Llano Screen Pediatrics', 'Pediatrics', 'Amarillo', 'TX', '79101', 'published', true, null),
  ('Nearby Video Care', 'Family Medicine', 'Austin', 'TX', '78704', 'published', true, null),
  ('Austin Kids', 'Pediatrics', 'Austin', 'TX', '78704', 'published', false, 'Telehealth is offered, too.'),
  ('Video at Times', 'Family Medicine', 'Dallas', 'TX', '75201', 'published', false, 'Telehealth is offered, too.'),
  ('Waiting Video Care', 'Family Medicine', 'Dallas', 'TX', '75201', 'pending', true, null),
  ('Tulsa Video Care', 'Family Medicine', 'Tulsa', 'OK', '74103', 'published', true, null);

create function tests.afar(search text, radius integer default 25) returns text[]
language sql as $$
  select coalesce(array_agg(practice_name order by practice_name), '{}') from public.telehealth_listings(search, radius)
$$;
create function tests.afar_of(latitude double precision, longitude double precision, search text default '')
returns text[]
language sql as $$
  select coalesce(array_agg(practice_name order by practice_name), '{}')
  from public.telehealth_listings(search, near_latitude => latitude, near_longitude => longitude)
$$;

select tests.act_as('visitor');
select is(
  tests.afar('Austin, TX'), array['Llano Screen Pediatrics', 'Nearby Video Care', 'Prairie Video Care'],
  'a city includes all telehealth-only practices of its state');
select is(
  (select array_agg(practice_name order by practice_name) from public.search_doctors(search)), names,
  format('%L lists %s', search, names)
) from (values
  -- What is around a place has an office there.
  ('Austin, TX', array['Austin Kids']), ('78704', array['Austin Kids']), ('telehealth in austin', array['Austin Kids']),
  -- The nearest are those that one can go to.
  ('Alpine, TX', array['Austin Kids', 'Video at Times']), ('El Paso pediatrics', array['Austin Kids']),
  -- The text asks for them.
  ('telehealth only in austin', array['Nearby Video Care']),
  ('prairie video care el paso', array['Prairie Video Care'])
) as cases (search, names);
select is(
  (select sum(count)::integer from public.map_clusters('Austin, TX')), 1, 'the map around a place shows offices'
);
select is(
  (select count from public.filter_counts('Austin, TX') where filter = 'telehealth'), 1,
  'options are counted among practices with an office'
);
select is(
  tests.afar('78704'), tests.afar('Austin, TX'), 'a ZIP code includes the same telehealth practices as its city'
);
select is(
  tests.afar('kids doctor near austin'),
  array['Llano Screen Pediatrics'], 'telehealth practices match the rest of the query'
);
select is(tests.afar('xqzvwk austin tx'), '{}', 'an unmatched query finds no telehealth practices');
select is(
  tests.afar('telehealth only in El Paso, TX'),
  array['Llano Screen Pediatrics', 'Nearby Video Care'], 'those that the search itself lists are left out'
);
select is(
  tests.afar('El Paso, TX'), tests.afar('Austin, TX'),
  'telehealth-only practices within the radius are included'
);
select is(tests.afar('Tulsa, OK'), '{Tulsa Video Care}', 'telehealth practices of other states are left out');
select is(tests.afar(odd), '{}', format('%L has no place and finds no telehealth practices', odd))
from unnest(array['texas', '', 'video care', '00000', null]) as odd;
select is(
  tests.afar('Dallas, TX', 1000), tests.afar('Dallas, TX', 100), 'the radius for telehealth is limited to 100 miles'
);

reset role;
update public.doctors set telehealth_states = '{Texas,NM,tx}' where practice_name = 'Tulsa Video Care';
update public.doctors set telehealth_states = '{NM}' where practice_name = 'Video at Times';
select tests.act_as('visitor');
select is(
  (select telehealth_states from public.doctors where practice_name = 'Tulsa Video Care'),
  '{NM,TX}', 'telehealth states are stored as codes'
);
select is(
  tests.afar('Santa Fe, NM'),
  array['Tulsa Video Care'], 'a practice in another state is included when it sees patients of the state'
);
select results_eq(
  $$ select practice_name from public.search_doctors('telehealth in new mexico') $$, $$ values ('Tulsa Video Care') $$,
  'so is it in a search of the state'
);
select is(
  tests.afar('Austin, TX'),
  array['Llano Screen Pediatrics', 'Nearby Video Care', 'Prairie Video Care', 'Tulsa Video Care'],
  'practices inside and outside the state are listed together'
);
select is(
  tests.afar('Tulsa, OK'), '{}', 'a practice that names the states where it sees patients is in no other state''s group'
);
reset role;
update public.doctors set telehealth_states = '{}' where practice_name = 'Tulsa Video Care';
select tests.act_as('visitor');

select is(tests.afar_of(30.27, -97.74), tests.afar('Austin, TX'), 'a position uses the state of the nearest ZIP code');
select is(
  tests.afar_of(30.27, -97.74, 'Pediatrics'), array['Llano Screen Pediatrics'], 'a position combines with the query'
);
select is(
  tests.afar_of(30.27, -97.74, 'Tulsa, OK'), '{Tulsa Video Care}',
  'a place in the query takes precedence over the position');
select is(tests.afar_of(48.86, 2.35), '{}', 'a position in Paris has no state');

select results_eq(
  $$ select distinct state_name, onward_search
    from public.telehealth_listings('telehealth kids doctor in Austin, TX') $$,
  $$ values ('Texas', 'kids doctor telehealth only in Texas') $$,
  'the result names the state and a search for all of its telehealth practices'
);
select results_eq(
  $$ select practice_name from public.search_doctors('telehealth only in texas') order by 1 $$,
  $$ values ('Llano Screen Pediatrics'), ('Nearby Video Care'), ('Prairie Video Care') $$,
  'the search for all telehealth practices finds them and no others'
);
select results_eq(
  $$ select distinct onward_search
    from public.telehealth_listings('', near_latitude => 30.27, near_longitude => -97.74) $$,
  $$ values ('telehealth only in Texas') $$, 'a position has a search for all telehealth practices of its state');

reset role;
select is_empty($$
  select code from private.us_states
  where (private.parse_search('telehealth only in ' || private.state_search_text(code))).state is distinct from code
$$, 'the search text of each state is parsed as that state');
insert into public.doctors (practice_name, address_city, address_state, address_zip, status, telehealth_only)
select 'Far Clinic ' || n, 'El Paso', 'TX', '79901', 'published'::public.listing_status, true
from generate_series(1, 20) as n;
select is(cardinality(tests.afar('Austin, TX')), 6, 'at most six telehealth practices are returned');

select * from finish();
rollback;
