begin;
select plan(25);
select tests.raise_curtain();
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
create function tests.afar_of(latitude double precision, longitude double precision, search text default '') returns text[]
language sql as $$
  select coalesce(array_agg(practice_name order by practice_name), '{}')
  from public.telehealth_listings(search, near_latitude => latitude, near_longitude => longitude)
$$;

select tests.act_as('stranger');
select is(
  tests.afar('Austin, TX'), array['Llano Screen Pediatrics', 'Prairie Video Care'],
  'a city has those of its state that are telehealth only, but for those within its circle and those that wait');
select is(tests.afar('78704'), tests.afar('Austin, TX'), 'so has a ZIP');
select is(tests.afar('kids doctor near austin'), array['Llano Screen Pediatrics'], 'only what else is asked for');
select is(tests.afar('xqzvwk austin tx'), '{}', 'and nothing where there is none');
select is(tests.afar('El Paso, TX'), array['Llano Screen Pediatrics', 'Nearby Video Care'], 'who is around El Paso sees the others');
select is(
  tests.afar('Lubbock, TX'), array['Llano Screen Pediatrics', 'Nearby Video Care', 'Prairie Video Care'],
  'where nobody is within reach, all of them count');
select is(tests.afar('Tulsa, OK'), '{}', 'it stays in the state');
select is(tests.afar(odd), '{}', format('%L has no place', odd)) from unnest(array['texas', '', 'video care', '00000', null]) as odd;
select is(tests.afar('Dallas, TX', 1000), tests.afar('Dallas, TX', 100), 'a circle has 100 miles at most');

reset role;
update public.doctors set telehealth_states = '{Texas,NM,tx}' where practice_name = 'Tulsa Video Care';
update public.doctors set telehealth_states = '{NM}' where practice_name = 'Video at Times';
select tests.act_as('stranger');
select is((select telehealth_states from public.doctors where practice_name = 'Tulsa Video Care'), '{NM,TX}', 'states are kept as their codes');
select is(tests.afar('Santa Fe, NM'), array['Tulsa Video Care'], 'who is telehealth only and sees people of the state is there, too');
select is(
  tests.afar('Austin, TX'), array['Llano Screen Pediatrics', 'Prairie Video Care', 'Tulsa Video Care'], 'beside those that are in it');
reset role;
update public.doctors set telehealth_states = '{}' where practice_name = 'Tulsa Video Care';
select tests.act_as('stranger');

select is(tests.afar_of(30.27, -97.74), tests.afar('Austin, TX'), 'near me is in the state of the nearest ZIP');
select is(tests.afar_of(30.27, -97.74, 'Pediatrics'), array['Llano Screen Pediatrics'], 'with what is asked for');
select is(tests.afar_of(30.27, -97.74, 'Tulsa, OK'), '{}', 'a place that is named counts more');
select is(tests.afar_of(48.86, 2.35), '{}', 'Paris has no state');

select results_eq(
  $$ select distinct state_name, onward_search from public.telehealth_listings('telehealth kids doctor in Austin, TX') $$,
  $$ values ('Texas', 'kids doctor telehealth only in Texas') $$, 'it says which state, and how to find all of them');
select results_eq(
  $$ select practice_name from public.search_doctors('telehealth only in texas') order by 1 $$,
  $$ values ('Llano Screen Pediatrics'), ('Nearby Video Care'), ('Prairie Video Care') $$, 'which finds them and no others');
select results_eq(
  $$ select distinct onward_search from public.telehealth_listings('', near_latitude => 30.27, near_longitude => -97.74) $$,
  $$ values ('telehealth only in Texas') $$, 'near me, too');

reset role;
select is_empty($$
  select code from private.us_states
  where (private.parse_search(private.telehealth_search_text(null, code))).state is distinct from code
$$, 'the text names each state as itself, and not a city of its name');
insert into public.doctors (practice_name, address_city, address_state, address_zip, status, telehealth_only)
select 'Far Clinic ' || n, 'El Paso', 'TX', '79901', 'published'::public.listing_status, true from generate_series(1, 20) as n;
select is(cardinality(tests.afar('Austin, TX')), 6, 'six are enough');

select * from finish();
rollback;
