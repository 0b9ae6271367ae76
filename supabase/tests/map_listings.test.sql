begin;
select plan(26);
select tests.create_fixtures();
delete from public.doctors;

insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, accepting_new_patients, monthly_price,
  latitude, longitude
)
select 'Clinic ' || n, (array['Family Medicine', 'Pediatrics'])[1 + n % 2],
  case when n % 4 = 0 then 'Austin' else 'Dallas' end, 'TX',
  case when n % 4 = 0 then '78704' else '75201' end,
  case when n % 10 > 0 then 'published' else 'pending' end::public.listing_status, n % 3 = 0, 40 + n,
  case when n % 4 = 0 then 30.25 else 32.78 end + n % 7 * 0.01, case when n % 4 = 0 then -97.76 else -96.8 end
from generate_series(1, 60) as n;

-- Counts of listings on the map and in the list of results.
create function tests.mapped(search text, filters jsonb default '{}', radius integer default 25) returns bigint
language sql as $$ select coalesce(sum(count), 0) from public.map_clusters(search, radius, filters => filters) $$;
create function tests.listed(search text, filters jsonb default '{}', radius integer default 25) returns bigint
language sql as $$
  select count(*) from public.search_doctors(search, 100, null, radius, filters => filters)
  where not is_nearest_fallback
$$;

select tests.act_as('visitor');
select is(
  tests.mapped(search, filters, radius), tests.listed(search, filters, radius),
  format('%L with %s: the map counts the same listings as search', search, filters)
)
from (values
  ('', '{}'::jsonb, 25), ('texas', '{}', 25), ('Austin, TX', '{}', 25), ('78704', '{"accepting": "yes"}', 5),
  ('pediatrics', '{"price-to": "70"}', 25),
  ('clinic 12', '{}', 25), ('xqzvwk', '{}', 25), ('dallas', '{"specialty": "pediatrics", "sort": "price"}', 100)
) as cases (search, filters, radius);
select is(
  (
    select sum(count)::integer
    from public.map_clusters('Austin, TX', west => -97.5, south => 32, east => -96, north => 33)
  ),
  (select count(*)::integer from public.doctors where address_city = 'Dallas' and verified),
  'the map counts listings in view, wherever the search places them');
select is(
  (
    select sum(count)::integer from public.map_clusters(
      '', west => -97.5, south => 32, east => -96, north => 33, filters => '{"accepting": "yes"}'
    )
  ),
  (select count(*)::integer from public.doctors where address_city = 'Dallas' and verified and accepting_new_patients),
  'the map counts listings that match the filters');
select is(
  (
    select array_agg(count order by count)
    from public.map_clusters('', west => -97.5, south => 32, east => -96, north => 33, zoom => 0)
  ),
  array[(select count(*)::integer from public.doctors where address_city = 'Dallas' and verified)],
  'listings close together are one cluster at a low zoom'
);
select ok(
  (
    select count(*) > 3 and bool_and(is_one_spot and not is_estimate) and bool_and(cardinality(doctor_ids) = count)
    from public.map_clusters('', west => -96.85, south => 32.75, east => -96.75, north => 32.85, zoom => 9)
  ),
  'a cluster splits at a high zoom and names a few listings at one spot'
);
select ok(
  (select count(*) > 3 from public.map_clusters('Austin, TX')), 'a map of nearby results starts with several clusters'
);
select is(
  (
    select array_agg(distinct address_city)
    from public.map_clusters('', west => -99, south => 29, east => -96, north => 33, zoom => 5)
  ),
  '{Austin,Dallas}', 'a cluster is named for the town of its listings');

reset role;
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status)
values ('Alamo Direct Care', 'Family Medicine', 'San Antonio', 'TX', '78205', 'published');
select tests.act_as('visitor');
select results_eq(
  $$ select count, address_city, address_state
    from public.map_clusters('', west => -101, south => 28, east => -94, north => 32, zoom => 0) $$,
  $$ values (13, null::text, null::text) $$, 'a cluster of distant towns has no name');

reset role;
insert into public.offices (doctor_id, position, address_city, address_state, address_zip)
select id, 1, 'Dallas', 'TX', '75201' from public.doctors where practice_name = 'Clinic 16';
select tests.index_listings();
select tests.act_as('visitor');
select is(
  (
    select sum(count)::integer
    from public.map_clusters('clinic 16', west => -99, south => 29, east => -96, north => 33, zoom => 6)
  ),
  2,
  'a listing with two offices is in two clusters');
select is(
  (
    select distinct in_view
    from public.map_clusters('clinic 16', west => -99, south => 29, east => -96, north => 33, zoom => 6)
  ),
  1, 'a listing with two offices counts once in view'
);
select is_empty(
  $$ select from public.map_clusters('', zoom => 14) as clusters cross join unnest(doctor_ids) as shown
     where shown in (select id from public.doctors where not verified) $$, 'the map leaves out unpublished listings');
select is_empty(
  $$ select public.map_clusters('', west => edges[1], south => edges[2], east => edges[3], north => edges[4], zoom => 3)
     from (values (array[-90, 40, -100, 30]::float8[]), ('{NaN,NaN,NaN,NaN}'), ('{-100,30,NaN,40}'),
       ('{-1e300,-1e300,1e300,1e300}'), ('{-Infinity,-90,Infinity,90}')) as views (edges) $$,
  'edges outside the map return nothing');

-- A view without any has the nearest.
reset role;
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, telehealth_only)
values ('Shreveport Clinic', 'Family Medicine', 'Shreveport', 'LA', '71101', 'published', false),
  ('Waco Video Care', 'Family Medicine', 'Waco', 'TX', '76701', 'published', true);
select tests.act_as('visitor');
select is(
  (
    select string_agg(format('%s %s %s', count, address_city, in_view), ', ')
    from public.map_clusters(search, filters => filters, west => -94.6, south => 32.4, east => -94.2, north => 32.6)
  ),
  nearest, format('the nearest of %L with %s to an empty view is %L', search, filters, nearest)
)
from (values
  ('', '{}'::jsonb, '0 Shreveport 0'), ('78704', '{}', '0 Shreveport 0'), ('texas', '{}', '0 Dallas 0'),
  ('pediatrics', '{}', '0 Dallas 0'),
  ('Austin, TX', '{"specialty": "pediatrics"}', '0 Dallas 0'), ('xqzvwk', '{}', null)
) as cases (search, filters, nearest);
select lives_ok(
  $$ select public.map_clusters(repeat('a b ', 200), -5, 'NaN', 1e9, '[]', -180, -90, 180, 90, zoom)
    from unnest(array[-2147483648, 99, null]) as zoom $$,
  'invalid positions and zoom levels do not fail');

select * from finish();
rollback;
