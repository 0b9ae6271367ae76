-- Searches whose nearest practices are across the sea.
begin;
select plan(28);
select tests.create_fixtures();
update public.doctors set status = 'pending';
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status) values
  ('Harbor Direct Care', 'Family Medicine', 'Miami', 'FL', '33101', 'published');

create function tests.empty_region(
  search text default '', latitude double precision default null, longitude double precision default null
) returns text
language sql as $$
  select min(empty_region) from public.search_doctors(search, near_latitude => latitude, near_longitude => longitude)
$$;

select tests.act_as('visitor');
select is(tests.empty_region(search), region, format('for %L, a practice in Florida is across the sea', search))
from (values
  ('San Juan, PR', 'Puerto Rico'),
  ('00901', 'Puerto Rico'), ('00802', 'U.S. Virgin Islands'), ('Honolulu, HI', 'Hawaii'), ('96799', 'American Samoa'),
  ('96910', 'Guam'), ('96950', 'Northern Mariana Islands'), ('Anchorage, AK', 'Alaska'), ('99501', 'Alaska'),
  ('family medicine san juan pr', 'Puerto Rico')
) as places (search, region);
select is(
  tests.empty_region('', latitude, longitude), region, format('at %s, %s the region is %s', latitude, longitude, region)
)
from (values
  (18.47, -66.11, 'Puerto Rico'),
  (18.34, -64.93, 'U.S. Virgin Islands'), (-14.28, -170.7, 'American Samoa'), (51.88, -176.65, 'Alaska'),
  (55.34, -131.65, 'Alaska'), (24.56, -81.78, null), (47.6, -122.33, null), (44.9, -66.98, null), (48.86, 2.35, null)
) as positions (latitude, longitude, region);
select is(
  tests.empty_region('Boston, MA'), null, 'a practice on the mainland is no reason to show none to the mainland'
);
select is(tests.empty_region('Miami, FL'), null, 'a place with practices has no empty region');
select is(tests.empty_region('Puerto Rico'), null, 'nor does the search of a state');

reset role;
insert into public.doctors (practice_name, address_city, address_state, address_zip, status) values
  ('Maui Direct Care', 'Kahului', 'HI', '96732', 'published'),
    ('Cruz Bay Direct Care', 'Saint Thomas', 'VI', '00802', 'published');
select tests.act_as('visitor');
select is(tests.empty_region('Hilo, HI'), null, 'a practice on another island of the state is shown');
select is(tests.empty_region('Fajardo, PR'), null, 'so is one on a neighboring island of another territory');
select is(
  tests.empty_region('Los Angeles, CA'), null, 'practices on the mainland are shown together with those across the sea'
);

reset role;
update public.doctors set status = 'pending' where practice_name in ('Harbor Direct Care', 'Cruz Bay Direct Care');
select tests.act_as('visitor');
select is(
  tests.empty_region('Los Angeles, CA'),
  'the mainland United States', 'a practice in Hawaii is across the sea from California'
);

reset role;
insert into public.offices (doctor_id, position, address_city, address_state, address_zip, time_zone)
select id, 1, 'San Diego', 'CA', '92101', 'America/Los_Angeles' from public.doctors
where practice_name = 'Maui Direct Care';
select tests.index_listings();
select tests.act_as('visitor');
select is(tests.empty_region('Seattle, WA'), null, 'a practice in Hawaii with an office in California is not');
select is(tests.empty_region('Honolulu, HI'), null, 'and is shown in Hawaii');

select * from finish();
rollback;
