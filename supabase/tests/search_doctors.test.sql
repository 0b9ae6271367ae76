begin;
select plan(50);
select tests.create_fixtures();
insert into public.doctors (practice_name, specialty, credentials, address_city, address_state, address_zip, status)
values
  ('Peña Family Medicine', 'Family Medicine', 'MD', 'Santa Fe', 'NM', '87501', 'published'),
  ('Dr. O''Brien & Sons, 100% Care_Plus', 'Pediatrics', 'DO', 'Boston', 'MA', '02134', 'published'),
  ('Beau Rivage Clinic', 'Internal Medicine', 'MD', 'Biloxi', 'MS', '39530', 'published'),
  ('Austin Street Health', 'Geriatrics', 'NP', 'Portland', 'OR', '97201', 'published');

create function tests.finds(search text, name text) returns text
language sql as $$ select ok(name = any (tests.search(search)), format('%L finds %s', left(search, 30), name)) $$;

create function tests.around(latitude double precision, longitude double precision, radius integer default 25)
returns table (
  practice_name text, miles double precision, place text, place_radius integer, total integer, is_nearest boolean
)
language sql as $$
  select practice_name, distance_miles, place, place_radius, total, is_nearest_fallback
  from public.search_doctors('', radius_miles => radius, near_latitude => latitude, near_longitude => longitude)
$$;
create function tests.walk(query text) returns setof uuid
language plpgsql as $$
declare
  last text;
  row record;
  steps int := 0;
begin
  loop
    steps := steps + 1;
    for row in select * from public.search_doctors(query, 7, last) loop
      return next row.id;
      last := row.page_cursor;
    end loop;
    exit when not found or steps > 50;
  end loop;
end $$;

select tests.act_as('visitor');
select tests.finds('', 'Owned Oak Medicine');
select tests.finds('austin', 'Owned Oak Medicine');
select tests.finds('TX', 'Owned Oak Medicine');
select tests.finds('texas', 'Owned Oak Medicine');
select tests.finds('02134', 'Dr. O''Brien & Sons, 100% Care_Plus');
select tests.finds('pena', 'Peña Family Medicine');
select tests.finds('PEÑA', 'Peña Family Medicine');
select tests.finds('pediatrics', 'Dr. O''Brien & Sons, 100% Care_Plus');
select tests.finds('medicine santa', 'Peña Family Medicine');
select tests.finds('au', 'Beau Rivage Clinic');
select tests.finds('ivag', 'Beau Rivage Clinic');
select tests.finds('o''brien', 'Dr. O''Brien & Sons, 100% Care_Plus');
select tests.finds('obrien', 'Dr. O''Brien & Sons, 100% Care_Plus');
select tests.finds('100% care_plus', 'Dr. O''Brien & Sons, 100% Care_Plus');

select is(
  (tests.search('austin'))[3], 'Austin Street Health', 'listings in the city come before names that contain it'
);
select is(
  (select distance_miles from public.search_doctors('austin') where practice_name = 'Austin Street Health'),
  null, 'a practice out of reach that is called like the city has no distance'
);
select is((select count(*)::int from public.search_doctors('creek')), 0, 'search does not find an unpublished listing');
select is((select corrected from public.search_doctors('pediatrcs') limit 1), 'pediatrics', 'a typo is corrected');
select is((select place from public.search_doctors('78704') limit 1), 'ZIP 78704', 'a ZIP code is parsed as a place');
select ok(
  (select distance_miles < 1 from public.search_doctors('78704') limit 1), 'a place search has distances in miles'
);
select is(
  (select place from public.search_doctors('Austin, TX') limit 1), 'Austin, TX', '"City, ST" is parsed as a place'
);
select is(
  (select place from public.search_doctors('santa fe new mexico') limit 1),
  'Santa Fe, NM', 'a city with a full state name is parsed as a place'
);
select ok(
  (select bool_and(is_nearest_fallback) and count(*) = 6 from public.search_doctors('99501')),
  'a place without nearby practices shows the nearest ones'
);
select is(
  (select place from public.search_doctors('Round Rock') limit 1),
  'Round Rock, TX', 'a city without listings shows nearby practices'
);

select is(
  (select count(*)::int from public.search_doctors('Austin, TX') where distance_miles is null),
  0, 'a place search returns only practices within the radius'
);
select is(
  (select max(total) from public.search_doctors('Austin, TX')),
  (select count(*)::int from public.search_doctors('Austin, TX')), 'a place search counts all its results'
);
select is_empty(
  $$ select 1 from public.search_doctors('09012') where not is_nearest_fallback or place is not null $$,
  'military mail is not matched to a state'
);

select is_empty(
  $$ select 1 from unnest(array['xqzvwk', '%', '((', '_', ' . ']) as odd, public.search_doctors(odd) $$,
  'a nonsense query finds nothing'
);
select lives_ok(
  $$ select public.search_doctors(odd) from unnest(array[
    '''', '"', '\', '%_%', 'a,b', '(', ')', ':*', '&', '!', '<->', 'a & !b', E'\n\t', '<script>',
    '; drop table doctors', 'жизнь', '東京', '😀',
    repeat('x', 3000), repeat('a ', 1500), '00000', '99999-9999', ', TX', 'TX TX TX', '.', '*'
  ]) as odd $$, 'special characters do not fail');
select lives_ok($$ select public.search_doctors(null) $$, 'a missing query does not fail');

-- Around a position
select results_eq(
  $$ select practice_name, place, place_radius from tests.around(30.39, -88.88) $$,
  $$ values ('Beau Rivage Clinic', 'you', 25) $$, 'a search around a position finds practices within 25 miles');
select ok((select max(miles) < 5 from tests.around(30.39, -88.88)), 'a search around a position has distances');
select is(
  (select miles from tests.around(30.3899, -88.8801)), (select miles from tests.around(30.39, -88.88)),
  'distances from a position are rounded to about a mile'
);
select results_eq(
  $$ select distinct place_radius, is_nearest, total from tests.around(30.7, -88.9, 5) $$,
  $$ values (5, true, 0) $$, 'an empty radius shows the nearest practices');
select is_empty(
  $$ select 1 from tests.around(30.7, -88.9, 50) where is_nearest or miles > 50 $$,
  'a wider radius finds practices within it'
);
select is(
  (select count(*)::int from tests.around(48.86, 2.35)),
  (select least(10, count(*))::int from public.doctors where verified),
  'a position in Paris shows the ten nearest practices'
);
select results_eq(
  $$ select distinct place_radius
    from unnest(array[-1, 0, 1, 5000, null]) as asked, tests.around(30.39, -88.88, asked) order by 1 $$,
  $$ values (1), (25), (100) $$, 'a radius is limited to 1 to 100 miles, with 25 as the default');
select is(
  (select count(*)::int from public.search_doctors('', near_latitude => odd, near_longitude => odd)),
  (select count(*)::int from public.search_doctors('')), format('a position of %s degrees is ignored', odd))
from unnest(array[1000, 'Infinity', 'NaN']::double precision[]) as odd;
select is(
  (select max(distance_miles) < 5 from public.search_doctors('Austin, TX', radius_miles => 5)),
  true, 'a radius applies to a city'
);
select results_eq(
  $$ select practice_name, place
    from public.search_doctors('internist', near_latitude => 30.39, near_longitude => -88.88) $$,
  $$ values ('Beau Rivage Clinic', 'you') $$, 'a query around a position finds matching practices only');
select results_eq(
  $$ select practice_name, is_nearest_fallback
    from public.search_doctors('kids doctor', near_latitude => 30.39, near_longitude => -88.88) limit 1 $$,
  $$ values ('Dr. O''Brien & Sons, 100% Care_Plus', true) $$,
  'a query around a position shows the nearest match when none is within the radius'
);
select results_eq(
  $$ select distinct place
    from unnest(array['Austin, TX', '02134', 'texas', '(512) 555-0100', '%']) as asked,
      public.search_doctors(asked, near_latitude => 30.39, near_longitude => -88.88)
    where place is not null order by 1 $$,
  $$ values ('Austin, TX'), ('ZIP 02134') $$, 'a place in the query takes precedence over the position');

-- Paging
reset role;
insert into public.doctors (practice_name, address_city, address_state, address_zip, status)
select 'Clinic ' || n, case when n % 2 = 0 then 'Dallas' else 'Dallas Heights' end, 'TX', '75201',
  'published'::public.listing_status
from generate_series(1, 60) as n;
select tests.act_as('visitor');
select results_eq(
  $$ select count(*)::int, count(distinct walk)::int from tests.walk('dallas') as walk $$, $$ values (60, 60) $$,
  'paging returns every match once'
);
select results_eq(
  $$ select count(*)::int, count(distinct walk)::int from tests.walk('75201') as walk $$, $$ values (60, 60) $$,
  'paging by distance returns every match once'
);
select is((select total from public.search_doctors('dallas') limit 1), 60, 'the first page has the total');
select throws_ok($$ select public.search_doctors('', 24, 'rubbish') $$, '22023', null, 'an invalid cursor is refused');

-- More than are counted one by one
reset role;
set local session_replication_role = replica;
insert into private.search_entries (
  doctor_id, state, document, words, tags, adult_price, price_schedule_id, newest_rank, position
)
select gen_random_uuid(), 'AK', document, words, tags, adult_price, price_schedule_id, newest_rank,
  private.earth_position(64.5, -165.4)
from (select * from private.search_entries where office = 0 and words @@ 'dallas' limit 1) as copied,
  generate_series(1, 3000);
set local session_replication_role = origin;
select results_eq(
  $$ select (found).total, cardinality((found).matches)
    from private.find_listings('Nome, AK', 24, null, 25, null, null, '{}') as found $$,
  $$ values (1001, 24) $$, 'a crowded place returns the nearest listings and a capped total'
);
delete from private.search_entries where state = 'AK' and entry_id % 3 > 0;
select results_eq(
  $$ select (found).total from private.find_listings('Nome, AK', 24, null, 25, null, null, '{}') as found $$,
  $$ values (1000) $$, 'a place with a thousand listings is counted exactly'
);

select * from finish();
rollback;
