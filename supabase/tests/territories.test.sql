-- Listings in the territories, two of which are beyond the date line or the equator.
begin;
select plan(22);
select tests.create_fixtures();
create function tests.found_near(search text) returns text[]
language sql as $$
  select coalesce(array_agg(practice_name order by practice_name), '{}') from public.search_doctors(search)
  where not is_nearest_fallback
$$;
create function tests.on_map(west float8, south float8, east float8, north float8) returns text[]
language sql as $$
  select coalesce(array_agg(practice_name order by practice_name), '{}')
  from public.map_clusters('', west => west, south => south, east => east, north => north, zoom => 6)
$$;

select tests.act_as('patient');
select is(tests.refusal($$
  insert into public.doctors (practice_name, address_city, address_state, address_zip)
  values ('Ceiba Direct Care', 'Mayagüez', 'Puerto Rico', '00680') returning address_state
$$), 'accepted', 'a member can add a listing in Puerto Rico');
reset role;
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, monthly_price)
values
  ('Latte Stone Family Health', 'Family Medicine', 'Hagatna', 'GU', '96910', 'published', 90),
  ('Flame Tree Pediatrics', 'Pediatrics', 'Saipan', 'MP', '96950', 'published', 80),
  ('Pago Direct Care', 'Family Medicine', 'Pago Pago', 'AS', '96799', 'published', 70),
  ('Aloha Direct Care', 'Family Medicine', 'Honolulu', 'HI', '96813', 'published', 100),
  ('Mango Street Family Care', 'Family Medicine', 'Mayaguez', 'PR', '00680', 'published', 60);
update public.doctors set status = 'published' where practice_name = 'Ceiba Direct Care';

select tests.act_as('visitor');
select is(
  (select address_state from public.doctors where practice_name = 'Ceiba Direct Care'),
  'PR', 'the name of a territory is stored as its code'
);
select ok(
  (
    select latitude between 18 and 19 and longitude between -68 and -67 from public.doctors
    where practice_name = 'Ceiba Direct Care'
  ),
  'a listing in a territory has a position'
);
select is(tests.found_near(search), names, format('%L finds the practices there', search))
from (values
  ('Guam', '{Latte Stone Family Health}'::text[]),
  ('96910', '{Latte Stone Family Health}'), ('Tamuning, GU', '{Latte Stone Family Health}'),
  ('pediatrician saipan', '{Flame Tree Pediatrics}'), ('Tafuna, American Samoa', '{Pago Direct Care}'),
  ('mayaguez', '{Ceiba Direct Care,Mango Street Family Care}'), ('Honolulu, HI', '{Aloha Direct Care}')
) as searches (search, names);
select is(
  (
    select array_agg(practice_name) from public.search_doctors('', near_latitude => 13.5, near_longitude => 144.8)
    where not is_nearest_fallback
  ),
  '{Latte Stone Family Health}', 'a search around a position in Guam finds the practice there');
select is(
  (select practice_name from public.search_doctors('96951') limit 1), 'Latte Stone Family Health',
  'the nearest practice to Rota, without one of its own, is in Guam');

-- The map
select is(tests.on_map(144, 13, 146, 14), '{Latte Stone Family Health}', 'a map of Guam has its practice');
select is(tests.on_map(-171, -15, -169, -14), '{Pago Direct Care}', 'a map of American Samoa has its practice');
select is(tests.on_map(-161, 18, -154, 23), '{Aloha Direct Care}', 'a map of Hawaii has neither');
select is(
  (
    select sum(count)::integer
    from public.map_clusters('', west => -180, south => -16, east => 180, north => 75, zoom => 2)
  ),
  (select count(*)::integer from public.doctors where verified), 'a map of everything counts every listing');
select is(
  (select sum(count)::integer from public.map_clusters('')),
  (select count(*)::integer from public.doctors where verified), 'a map without edges counts every listing');
select is(
  (select array_agg(practice_name) from public.map_clusters('Tamuning, GU')),
  '{Latte Stone Family Health}', 'a map of a search in Guam has its practice'
);

-- Pages of places
select results_eq(
  $$ select practice_count from public.describe_place('PR') $$, array[2], 'the page of Puerto Rico counts its practices'
);
select results_eq(
  $$ select city, practice_count from public.describe_place('PR', 'mayaguez') $$, $$ values ('Mayagüez', 2) $$,
  'a city is one page, however its accents are written');
select results_eq(
  $$ select practice_count from public.describe_place('VI') $$, array[0], 'a territory without practices has a page'
);

select tests.act_as('admin');
select is(tests.refusal(format(
  'select tests.save_changes(id, jsonb_build_object(''telehealth_states'', %L::text[])) from public.doctors '
  'where practice_name = ''Aloha Direct Care''',
  (
    select array_agg(code) from unnest(array[
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA',
      'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR',
      'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI'
    ]) as code
  )
)), 'accepted', 'a practice can see patients of every state and territory by video');

select * from finish();
rollback;
