begin;
select plan(55);
select tests.create_fixtures();
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, bio) values
  ('Marsh & Reed Family Medicine', 'Family Medicine', 'Round Rock', 'TX', '78664', 'published',
    'Dr. Elena Marsh opened it with Dr. José Núñez. Dr. Marsh''s patients call her.'),
  ('Bright Open Clinic', 'Pediatrics', 'Saint Louis', 'MO', '63101', 'published', null),
  ('Opening Soon Clinic', 'Pediatrics', 'Austin', 'TX', '78704', 'pending', 'Dr. Marshall Open is waiting.');

create function tests.offers(typed text, wanted text) returns text[]
language sql as $$
  select coalesce(array_agg(label order by place), '{}')
  from public.suggest_searches(typed) with ordinality as found (kind, label, detail, doctor_id, place)
  where kind = wanted
$$;
create function tests.detail(typed text, wanted text) returns text
language sql as $$ select detail from public.suggest_searches(typed) where label = wanted limit 1 $$;

select tests.act_as('visitor');
select is((tests.offers('aus', 'place'))[1], 'Austin, TX', 'places with practices come first');
select is(
  (tests.offers('ro', 'place'))[1], 'Round Rock, TX', 'a small place with practices comes before larger ones without'
);
select is((tests.offers('st lou', 'place'))[1], 'Saint Louis, MO', 'an abbreviated city name is suggested');
select is((tests.offers('ft w', 'place'))[1], 'Fort Worth, TX', 'an unfinished abbreviated city name is suggested');
select ok('Austin, TX' = any (tests.offers(typed, 'place')), format('%L suggests a city in Texas', typed))
from unnest(array['austin, t', 'Austin Te', 'AUSTIN TX', 'austin, texas', 'Aústin']) as typed;
select is((tests.offers('tx', 'place'))[1], 'Texas', 'a state is suggested by its code');
select is(tests.detail('tex', 'Texas'), 'State', 'a state is labeled as a state');
select is(tests.detail('puerto', 'Puerto Rico'), 'Territory', 'a territory is labeled as a territory');
select is((tests.offers('san ju', 'place'))[1], 'San Juan, PR', 'a city of a territory is suggested');
select is((tests.offers('mayag', 'place'))[1], 'Mayagüez, PR', 'a city is suggested without its accents');
select ok(
  'New York State' = any (tests.offers('new york s', 'place')),
  'a state that shares its name with a city has its own label'
);
select is(tests.detail('big ap', 'New York, NY'), 'big apple', 'a nickname shows the city it stands for');
select is(tests.offers('7870', 'place'), array['78701', '78702', '78703'], 'digits suggest ZIP codes');
select is(tests.detail('78704', '78704'), 'Austin, TX', 'a ZIP code shows its city');

select is(
  tests.offers('peds', 'specialty'),
  array['Pediatrics', 'Internal Medicine and Pediatrics'], 'everyday words suggest specialties'
);
select is(tests.detail('kid', 'Pediatrics'), 'kid doctor', 'a specialty shows the synonym that matched');
select is(
  tests.detail('PEDIAT', 'Pediatrics'), 'Specialty', 'a specialty that matches by name is labeled as a specialty'
);
select is(tests.detail('span', 'Spanish'), 'Language', 'a language is suggested');
select is(cardinality(tests.offers('doctor', 'specialty')), 3, 'at most three suggestions of a kind are returned');

select is(tests.offers('open', 'practice'), array['Open Door Direct Care', 'Bright Open Clinic'],
  'names that start with the query come first, without pending listings');
select is(
  tests.detail('marsh and', 'Marsh & Reed Family Medicine'),
  null, 'a query with a word that is missing suggests nothing'
);
select is(tests.detail('MARSH & RE', 'Marsh & Reed Family Medicine'), 'Round Rock, TX', 'a practice shows its city');
select is(
  tests.offers('dr. marsh', 'doctor'),
  array['Dr. Elena Marsh'], 'a clinician is suggested once by last name with a title'
);
select is(
  tests.offers('nunez j', 'doctor'),
  array['Dr. José Núñez'], 'a clinician is suggested without accents and in reverse order'
);
select is(
  tests.detail('elena', 'Dr. Elena Marsh'),
  'Marsh & Reed Family Medicine, Round Rock, TX', 'a clinician shows the practice'
);
select is(tests.offers('dr', 'doctor'), '{}', 'a title alone suggests no one');

select is((tests.offers(typed, 'place'))[1], wanted, format('%L is completed with a place', typed))
from (values
  ('pediatrician aus', 'pediatrician near Austin, TX'), ('pediatrician in aus', 'pediatrician near Austin, TX'),
  ('family doctor st lo', 'family doctor near Saint Louis, MO'),
  ('spanish speaking doctor round r', 'spanish speaking doctor near Round Rock, TX'),
  ('telehealth tex', 'telehealth in Texas'),
  ('telehealth puerto', 'telehealth in Puerto Rico'), ('dpc aus', 'Austin, TX'), ('doctor in aus', 'Austin, TX')
) as combinations (typed, wanted);
select is(
  (tests.offers(typed, 'specialty'))[1], 'Pediatrics near Austin, TX', format('%L is completed with a specialty', typed)
)
from unnest(array['austin ped', 'austin tx ped', 'austin kids d']) as typed;
select is(tests.offers('dr. aus', 'place'), '{}', 'a title is not followed by a place');
select is(tests.offers('pediatrician near me', 'place'), '{}', '"near me" suggests no town');

select is_empty(
  format('select * from public.suggest_searches(%L)', odd),
  format('%s of %s characters suggests nothing', left(odd, 9), char_length(odd))
)
from unnest(array['', '%', '((', 'a', '__', '1', repeat('austin ', 72), null, '''; drop']) as odd;

reset role;
update public.doctors set practice_name = 'Cedar Clinic', bio = null where practice_name like 'Marsh%';
select is(tests.offers('marsh', 'practice') || tests.offers('marsh', 'doctor'), '{}', 'a former name is not suggested');
delete from public.doctors where practice_name = 'Cedar Clinic';
select is_empty(
  'select 1 from private.name_starts where start like ''cedar%''', 'the name of a removed listing is not stored'
);
select is_empty(
  'select label from private.place_starts where city is null and (private.parse_search(label)).state is distinct '
  'from state',
  'the label of each state is parsed as that state');

select * from finish();
rollback;
