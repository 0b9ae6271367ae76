begin;
select plan(51);
select tests.raise_curtain();
insert into public.doctors (practice_name, specialty, address_city, address_state, address_zip, status, bio) values
  ('Marsh & Reed Family Medicine', 'Family Medicine', 'Round Rock', 'TX', '78664', 'published',
    'Dr. Elena Marsh opened it with Dr. José Núñez. Dr. Marsh''s patients call her.'),
  ('Bright Open Clinic', 'Pediatrics', 'Saint Louis', 'MO', '63101', 'published', null),
  ('Opening Soon Clinic', 'Pediatrics', 'Austin', 'TX', '78704', 'pending', 'Dr. Marshall Open is waiting.');

create function tests.offers(typed text, wanted text) returns text[]
language sql as $$
  select coalesce(array_agg(label order by place), '{}')
  from public.suggest_searches(typed) with ordinality as found (kind, label, detail, doctor_id, place) where kind = wanted
$$;
create function tests.detail(typed text, wanted text) returns text
language sql as $$ select detail from public.suggest_searches(typed) where label = wanted limit 1 $$;

select tests.act_as('stranger');
select is((tests.offers('aus', 'place'))[1], 'Austin, TX', 'a place with practices comes first');
select is((tests.offers('ro', 'place'))[1], 'Round Rock, TX', 'also where larger ones have none');
select is((tests.offers('st lou', 'place'))[1], 'Saint Louis, MO', 'it may be written shorter');
select is((tests.offers('ft w', 'place'))[1], 'Fort Worth, TX', 'and not yet to its end');
select ok('Austin, TX' = any (tests.offers(typed, 'place')), format('%L is in Texas', typed))
from unnest(array['austin, t', 'Austin Te', 'AUSTIN TX', 'austin, texas', 'Aústin']) as typed;
select is((tests.offers('tx', 'place'))[1], 'Texas', 'a state may be typed by its code');
select is(tests.detail('tex', 'Texas'), 'State', 'and says what it is');
select ok('New York State' = any (tests.offers('new york s', 'place')), 'its label is what searches in it');
select is(tests.detail('big ap', 'New York, NY'), 'big apple', 'a nickname says whom it names');
select is(tests.offers('7870', 'place'), array['78701', '78702', '78703'], 'digits are of ZIP codes');
select is(tests.detail('78704', '78704'), 'Austin, TX', 'which say where they are');

select is(tests.offers('peds', 'specialty'), array['Pediatrics', 'Internal Medicine and Pediatrics'], 'everyday words have meanings');
select is(tests.detail('kid', 'Pediatrics'), 'kid doctor', 'which say for which word');
select is(tests.detail('PEDIAT', 'Pediatrics'), 'Specialty', 'or what they are');
select is(tests.detail('span', 'Spanish'), 'Language', 'languages, too');
select is(cardinality(tests.offers('doctor', 'specialty')), 3, 'three of a kind are enough');

select is(tests.offers('open', 'practice'), array['Open Door Direct Care', 'Bright Open Clinic'],
  'practices whose names start so come before others with a word that does; who waits is not offered');
select is(tests.detail('marsh and', 'Marsh & Reed Family Medicine'), null, 'a word that is not there fits nothing');
select is(tests.detail('MARSH & RE', 'Marsh & Reed Family Medicine'), 'Round Rock, TX', 'a practice says where it is');
select is(tests.offers('dr. marsh', 'doctor'), array['Dr. Elena Marsh'], 'a doctor has a title, and is found by the last name, once');
select is(tests.offers('nunez j', 'doctor'), array['Dr. José Núñez'], 'without accents, and in the order of a register');
select is(
  tests.detail('elena', 'Dr. Elena Marsh'), 'Marsh & Reed Family Medicine, Round Rock, TX', 'and says of which practice');
select is(tests.offers('dr', 'doctor'), '{}', 'a title is nobody');

select is((tests.offers(typed, 'place'))[1], wanted, format('%L goes on with a place', typed))
from (values
  ('pediatrician aus', 'pediatrician near Austin, TX'), ('pediatrician in aus', 'pediatrician near Austin, TX'),
  ('family doctor st lo', 'family doctor near Saint Louis, MO'), ('spanish speaking doctor round r', 'spanish speaking doctor near Round Rock, TX'),
  ('telehealth tex', 'telehealth in Texas'), ('dpc aus', 'Austin, TX'), ('doctor in aus', 'Austin, TX')
) as combinations (typed, wanted);
select is((tests.offers(typed, 'specialty'))[1], 'Pediatrics near Austin, TX', format('%L goes on with what is sought', typed))
from unnest(array['austin ped', 'austin tx ped', 'austin kids d']) as typed;
select is(tests.offers('dr. aus', 'place'), '{}', 'after a title comes a name');
select is(tests.offers('pediatrician near me', 'place'), '{}', 'and near me is no town');

select is_empty(
  format('select * from public.suggest_searches(%L)', odd), format('%s of %s characters offers nothing', left(odd, 9), char_length(odd)))
from unnest(array['', '%', '((', 'a', '__', '1', repeat('austin ', 72), null, '''; drop']) as odd;

reset role;
update public.doctors set practice_name = 'Cedar Clinic', bio = null where practice_name like 'Marsh%';
select is(tests.offers('marsh', 'practice') || tests.offers('marsh', 'doctor'), '{}', 'what is no longer said is not offered');
delete from public.doctors where practice_name = 'Cedar Clinic';
select is_empty('select 1 from private.name_starts where start like ''cedar%''', 'nor who is gone');
select is_empty(
  'select label from private.place_starts where city is null and (private.parse_search(label)).state is distinct from state',
  'the text for each state searches in it');

select * from finish();
rollback;
