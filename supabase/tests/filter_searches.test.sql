begin;
select plan(53);
select tests.create_fixtures();
delete from public.doctors;

insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, accepting_new_patients, telehealth_only,
  monthly_price,
  family_cap, languages, bio, prices_confirmed_at
) values
  ('Alder', 'Family Medicine', 'Austin', 'TX', '78704', 'published', true, false, 80, null, '{English,Spanish}',
    'Visits by video, too.', now() - interval '2 months'),
  ('Birch', 'Pediatrics', 'Austin', 'TX', '78704', 'published', null, false, 60, null, '{English}', null,
    now() - interval '7 months'),
  ('Cedar', 'Internal Medicine', 'Austin', 'TX', '78704', 'published', true, true, null, null, '{Spanish}', null, null),
  ('Dogwood', 'Acupuncture', 'Austin', 'TX', '78704', 'published', false, false, 100, 150, '{}', null, null),
  ('Elm', 'Family Medicine', 'Austin', 'TX', '78704', 'pending', true, false, 10, null, '{Spanish}', null, now()),
  ('Fir', 'Family Medicine', 'Boise', 'ID', '83702', 'published', true, false, 90, null, '{English}', null, null);
update public.doctors set
  panel_confirmed_at = prices_confirmed_at, hours_confirmed_at = prices_confirmed_at,
  phone_confirmed_at = prices_confirmed_at;
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
select id, 'Children', 2, 17, 30 from public.doctors where practice_name in ('Alder', 'Elm');
select tests.index_listings();
insert into public.membership_tiers (doctor_id, label, min_age, max_age, monthly_price)
select id, 'Teens', 13, 25, 20 from public.doctors where practice_name = 'Cedar';
select tests.index_listings();
update public.doctors set claim_status = 'approved', claimed_by = tests.id('owner'), user_id = tests.id('owner')
where practice_name = 'Dogwood';

create function tests.left_by(filters jsonb, search text default 'texas') returns text
language sql as $$
  select coalesce(string_agg(practice_name, ' ' order by practice_name), '')
  from public.search_doctors(search, filters => filters)
$$;

select tests.act_as('visitor');
select is(tests.left_by('{}'), 'Alder Birch Cedar Dogwood', 'a search without filters finds all published listings');
select is(tests.left_by(filters::jsonb), names, filters || ' leaves ' || names) from (values
  ('{"accepting": "yes"}', 'Alder Cedar'),
  ('{"telehealth": "yes"}', 'Alder Cedar'),
  ('{"in-person": "yes"}', 'Alder Birch Dogwood'),
  ('{"specialty": "pediatrics"}', 'Birch'),
  ('{"language": "spanish"}', 'Alder Cedar'),
  ('{"verified": "yes"}', 'Dogwood'),
  ('{"priced": "yes"}', 'Alder Birch Cedar Dogwood'),
  ('{"confirmed": "yes"}', 'Alder'),
  ('{"ages": "babies"}', 'Birch'),
  ('{"ages": "children"}', 'Alder Birch'),
  ('{"ages": "teens"}', 'Alder Birch Cedar'),
  ('{"ages": "seniors"}', 'Alder'),
  ('{"specialty": "pediatrics,internal-medicine"}', 'Birch Cedar'),
  ('{"specialty": "pediatrics,dragons"}', 'Birch'),
  ('{"language": "english,spanish"}', 'Alder Birch Cedar'),
  ('{"language": "english,spanish", "specialty": "pediatrics,internal-medicine", "accepting": "yes"}', 'Cedar'),
  ('{"language": "spanish,french", "specialty": "pediatrics,internal-medicine", "price-to": "19"}', ''),
  ('{"ages": "teens,seniors"}', 'Alder'),
  ('{"ages": "babies,seniors"}', ''),
  ('{"price-to": "60"}', 'Birch Cedar'),
  ('{"price-to": 99}', 'Alder Birch Cedar'),
  ('{"price-to": "60", "household": "17"}', 'Alder Birch Cedar'),
  ('{"price-to": "150", "household": "34, 36"}', 'Dogwood'),
  ('{"price-to": "190", "household": "34,36,1"}', 'Dogwood'),
  ('{"accepting": "yes", "telehealth": "yes", "in-person": "yes"}', 'Alder'),
  ('{"verified": "yes", "accepting": "yes"}', '')
) as cases (filters, names);

select is(tests.left_by('{"accepting": "yes"}', search), names, format('%L with a filter finds %s', search, names))
from (values
  ('', 'Alder Cedar Fir'),
  -- Cedar has no office.
  ('78704', 'Alder'), ('Austin, TX', 'Alder'), ('spanish speaking internist', 'Cedar'),
  ('birch', ''), ('telehealth only', 'Cedar')
) as cases (search, names);
select is(
  (select string_agg(practice_name || is_nearest_fallback, ' ' order by practice_name)
   from public.search_doctors('Boise, ID', filters => '{"verified": "yes"}')),
  'Dogwoodtrue', 'an empty search with a filter shows the nearest listings that match it');
select is(
  (select max(corrected) from public.search_doctors('dogwod', filters => '{"in-person": "yes"}')),
  'dogwood', 'a typo is corrected in a search with filters'
);
select is(
  (
    select string_agg(practice_name, ' ')
    from public.telehealth_listings('El Paso, TX', filters => '{"accepting": "yes"}')
  ),
  'Cedar', 'telehealth practices elsewhere in the state match the filters'
);
select is_empty(
  $$ select from public.telehealth_listings('El Paso, TX', filters => '{"verified": "yes"}') $$,
  'telehealth practices that do not match the filters are left out'
);

-- After changes of listings
reset role;
delete from public.membership_tiers where doctor_id in (select id from public.doctors where practice_name = 'Alder');
select tests.index_listings();
update public.doctors set
  monthly_price = null, prices_confirmed_at = now(), panel_confirmed_at = now(), hours_confirmed_at = now(),
  phone_confirmed_at = now()
where practice_name = 'Birch';
update public.doctors set panel_confirmed_at = now() where practice_name = 'Dogwood';
select tests.act_as('visitor');
select is(
  tests.left_by('{"ages": "babies"}'), 'Alder Birch', 'the age filter uses the specialty when there are no price bands'
);
select is(
  tests.left_by('{"priced": "yes"}'),
  'Alder Cedar Dogwood', 'the price filter leaves out a listing whose price was removed'
);
select is(tests.left_by('{"confirmed": "yes"}'), 'Alder Birch', 'the confirmed filter requires a full confirmation');

-- Invalid input
select is(tests.left_by(odd::jsonb), 'Alder Birch Cedar Dogwood', left(odd, 60) || ' is ignored as a filter')
from unnest(array[
  'null', '[]',
  '{"accepting": "YES", "telehealth": true, "in-person": ["yes"], "specialty": "=pediatrics", "language": "klingon",
    "ages": "8 or so",
    "verified": {"yes": 1}, "priced": "no", "confirmed": 1, "sort": "id; drop table doctors", "price-to": "1e3",
    "household": "34;36"}',
  '{"price-to": "99999999999999999999", "specialty": "'' or true --", "language": null, "household": [34], "sort": '
  'null, "x": {"y": []}}'
]) as odd;
select is(
  tests.left_by(jsonb_build_object('price-to', '80', 'household', odd)),
  'Alder Cedar', 'household ' || odd || ' falls back to the price for one adult'
)
from unnest(array['34,200', '1,1,1,1,1,1,1,1,1,1,1,1,1', '', ' ']) as odd;
select lives_ok(
  $$ select public.search_doctors(
      search,
      filters => jsonb_build_object('sort', sort, 'specialty', repeat('x,', 1000), 'household', repeat('9,', 900))
    )
    from unnest(array['', 'austin', '78704', '%', '(512) 555-0100', '99999']) as search,
      unnest(array['price', 'newest', 'best', '']) as sort $$,
  'invalid sorts and long filters do not fail');
select throws_ok(
  format($$ select public.%s(filters => jsonb_build_object('specialty', repeat('x,', 2000))) $$, name),
  '22023', 'Send at most 4,000 bytes of filters',
  name || ' refuses filters of more than 4,000 bytes')
from unnest(array['search_doctors', 'filter_counts', 'telehealth_listings', 'map_clusters']) as name;

select * from finish();
rollback;
