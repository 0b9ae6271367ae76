-- Names that no practice in the place has, and names that are also towns.
begin;
select plan(28);
select tests.create_fixtures();
delete from public.doctors;
insert into public.doctors (
  practice_name, specialty, address_city, address_state, address_zip, status, telehealth_only, accepting_new_patients
) values
  ('Alder Direct Care', 'Family Medicine', 'Austin', 'TX', '78704', 'published', false, true),
  ('Birch Direct Care', 'Pediatrics', 'Austin', 'TX', '78704', 'published', false, false),
  ('Cedar Direct Care', 'Family Medicine', 'Boston', 'MA', '02134', 'published', false, true),
  ('Marsh Video Care', 'Family Medicine', 'El Paso', 'TX', '79901', 'published', true, true),
  ('Elm Direct Care', 'Family Medicine', 'Sullivan', 'IL', '61951', 'published', false, true),
  ('Fir Direct Care', 'Family Medicine', 'Denver', 'CO', '80202', 'published', false, true);
insert into public.clinicians (doctor_id, position, name, credentials, languages)
select id, place, name, 'MD', '{}' from (values
  ('Cedar Direct Care', 1, 'Elena Marsh'),
  ('Cedar Direct Care', 2, 'Niamh Murphy'), ('Fir Direct Care', 1, 'Orla Sullivan'),
  ('Fir Direct Care', 2, 'Hugh Mc Donald'), ('Fir Direct Care', 3, 'Ewan McAllister')
) as people (practice, place, name) join public.doctors on practice_name = practice;
select tests.index_listings();

create function tests.results(
  search text, near boolean default false, radius integer default null, filters jsonb default '{}'
)
returns table (names text, unmatched text, elsewhere integer, place text, state text, total integer, is_nearest boolean)
language sql as $$
  select string_agg(practice_name, ', ' order by row), min(found.unmatched), min(found.elsewhere), min(found.place),
    min(found.state), min(found.total),
    bool_or(is_nearest_fallback)
  from public.search_doctors(
    search, radius_miles => radius, near_latitude => case when near then 30.27 end,
    near_longitude => case when near then -97.74 end, filters => filters
  ) with ordinality as found (
    id, practice_name, credentials, specialty, bio, photo_url, address_city, address_state, monthly_price, price_from,
    yearly_price, couple_price, accepting_new_patients, telehealth_only, ownership, languages, has_waitlist,
    distance_miles, is_nearest_fallback, place, place_radius, corrected, total, page_cursor, office_name, office_city,
    office_state, state, unmatched, elsewhere, row
  )
$$;

select tests.act_as('visitor');
select results_eq(
  format('select unmatched, elsewhere, place, state, total, is_nearest from tests.results(%L)', search),
  expected, format('the query %L %s', search, what)
)
from (values
  ('marsh austin', $$ values ('marsh', 2, 'Austin, TX', null::text, 2, false) $$,
    'shows practices in the city and counts those with the name elsewhere'),
  ('Dr. Smith Austin', $$ values ('Smith', 0, 'Austin, TX', null::text, 2, false) $$,
    'shows that nobody has the name'),
  ('xqzv Austin', $$ values ('xqzv', null::integer, 'Austin, TX', null::text, 2, false) $$,
    'does not call what is in no name a name'),
  ('marsh boston', $$ values (null::text, null::integer, 'Boston, MA', null::text, 1, false) $$,
    'finds the practice in the city'),
  ('murphy texas', $$ values ('murphy', 1, null::text, 'TX', 3, false) $$, 'shows practices in the state'),
  ('marsh texas', $$ values (null::text, null::integer, null::text, 'TX', 1, false) $$,
    'finds the practice in the state'),
  ('marsh marfa tx', $$ values ('marsh', 2, 'Marfa, TX', null::text, 0, true) $$,
    'shows the nearest practices to a town without any'),
  ('pediatrician marsh austin', $$ values ('marsh', null::integer, 'Austin, TX', null::text, 1, false) $$,
    'keeps the other words of the query'),
  ('hey thats way less austin', $$ values ('way less', null::integer, 'Austin, TX', null::text, 2, false) $$,
    'leaves out words that are no name'),
  ('alder xqzv austin', $$ values ('xqzv', null::integer, 'Austin, TX', null::text, 1, false) $$,
    'leaves out only the words that nothing has'),
  ('pediatrician xqzv', $$ values ('xqzv', null::integer, null::text, null::text, 1, false) $$,
    'shows what the other words find without a place'),
  ('i just moved and i need a new doctor', $$ values (null, null::integer, null::text, null::text, 6, false) $$,
    'is a sentence that asks for a doctor'),
  ('xqzvw', $$ values (null::text, null::integer, null::text, null::text, null::integer, null::boolean) $$,
    'finds nothing without a place')
) as cases (search, expected, what);
select is(
  (select names from tests.results('marsh austin')),
  'Alder Direct Care, Birch Direct Care', 'a name that no one in the place has shows the nearest practices'
);
select is(
  (select unmatched from tests.results('marsh', true)),
  'marsh', 'a name that no one near the position has is reported as unmatched'
);
select is(
  (select names from tests.results('xqzvw', true)),
  'Alder Direct Care, Birch Direct Care', 'a name that no one has shows the practices near the position'
);
select is(
  (select names from tests.results('marsh austin', filters => '{"accepting": "yes"}')),
  'Alder Direct Care', 'filters apply to the nearest practices'
);
select is(
  (select count from public.filter_counts('marsh austin') where filter = 'total'),
  2, 'filter counts describe the nearest practices'
);
select is(
  (select sum(count)::integer from public.map_clusters('marsh austin')), 2, 'the map shows the nearest practices'
);
select is(
  (select string_agg(practice_name, ', ') from public.telehealth_listings('marsh austin')),
  'Marsh Video Care', 'a telehealth practice with the name is still offered'
);

select is(tests.parsed(search), meaning, format('the query %L is parsed as %L', search, meaning)) from (values
  ('sullivan', 'words sullivan + other place Sullivan, IL'), ('Sullivan, IL', 'place Sullivan, IL'),
  ('pediatrician murphy', 'tag Pediatrics + words murphy + other place Murphy, ID'),
  ('mcdonald', 'words mcdonald + other place McDonald, KS'),
  ('smith 78704', 'words smith + place ZIP 78704')
) as cases (search, meaning);
select alike(tests.parsed('mc allister'), 'words mc allister + other place %', 'a name can be written as two words');
select alike(tests.parsed('near sullivan'), 'place Sullivan, IL%', 'a word after "near" is parsed as a town');
select is((select names from tests.results('mcdonald')), 'Fir Direct Care', 'a name can be written as one word');

select * from finish();
rollback;
