-- The clinicians of a practice: who writes them, what waits for a check, and that search finds the practice by them.
begin;
select plan(55);
select tests.raise_curtain();

create function tests.write(listing text, people jsonb) returns boolean
language sql as $$ select tests.save_clinicians(tests.listing(listing), people) $$;
create function tests.names(listing text) returns text[]
language sql as $$ select coalesce(array_agg(name order by position), '{}') from public.clinicians where doctor_id = tests.listing(listing) $$;
create function tests.people(count integer) returns jsonb
language sql as $$ select jsonb_agg(jsonb_build_object('name', 'Person ' || place)) from generate_series(1, count) as place $$;
create function tests.found(search text) returns text[]
language sql as $$ select coalesce(array_agg(practice_name order by practice_name), '{}') from public.search_doctors(search) $$;

-- A practice that its doctor sets up, and that nobody has checked yet
select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select is(tests.write('Own Practice', '[
  {"name":" Elena Quill ","credentials":"MD","specialty":"Family Medicine","languages":["English","Tagalog"],"npi":"1234567893","accepting_new_patients":true,"practicing_since":1998},
  {"name":"Rosa Wren","credentials":"NP"}]'), false, 'the owner names the clinicians of a new practice at once');
select results_eq($$ select position::int, name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since::int from public.clinicians order by position $$,
  $$ values (1, 'Elena Quill', 'MD', 'Family Medicine', '{English,Tagalog}'::text[], '1234567893', true, 1998), (2, 'Rosa Wren', 'NP', null, '{}', null, null, null) $$,
  'in their order; what is not said stays unknown');
select tests.act_as('stranger');
select is_empty($$ select 1 from public.clinicians $$, 'a stranger reads none of a listing that waits');
select tests.act_as('patient');
select is_empty($$ select 1 from public.clinicians $$, 'nor does a member');
select throws_ok($$ select tests.write('Own Practice', '[]') $$, '42501', 'You cannot edit this listing', 'who may write none');
select throws_ok($$ select tests.write('Hidden Creek Health', tests.people(1)) $$, '42501', null, 'not even of a listing that they added and nobody owns');
select throws_ok($$ select tests.write('No Such Place', tests.people(1)) $$, '42501', null, 'and is told the same of one that does not exist');
select throws_ok($$ insert into public.clinicians (doctor_id, position, name) values (tests.listing('Open Door Direct Care'), 1, 'Me') $$, '42501', null, 'nobody writes the table');
select tests.act_as('doctor');
select throws_ok($$ update public.clinicians set name = 'Somebody Else' $$, '42501', null, 'the owner neither');
select throws_ok($$ delete from public.clinicians $$, '42501', null, 'nor removes a row');
select throws_ok($$ select tests.write('Owned Oak Medicine', '[]') $$, '42501', null, 'a rival replaces no one');

-- What is refused
select throws_ok($$ select tests.write('Own Practice', tests.people(40)) $$, '23514', 'A practice can have at most 30 clinicians', 'forty clinicians are too many');
select lives_ok($$ select tests.write('Own Practice', tests.people(30)) $$, 'thirty are not');
select throws_ok(format('select tests.write(''Own Practice'', %L)', people), code, null, why) from (values
  ('[{"name":" "}]', '23514', 'a name that is none'),
  ('[{"credentials":"MD"}]', '23502', 'nobody'),
  ('[{"name":"A\u202Eb cd"}]', '23514', 'a name that would turn the line around'),
  (format('[{"name":%s}]', to_jsonb(repeat('x', 121))), '23514', 'a name of 121 characters'),
  ('[{"name":"Ann Doe","npi":"1234567898"}]', '23514', 'an NPI with a wrong digit'),
  ('[{"name":"Ann Doe","npi":"1234567893"},{"name":"Bea Doe","npi":"1234567893"}]', '23514', 'an NPI of two people'),
  ('[{"name":"Ann Doe","practicing_since":2099}]', '23514', 'a year that is still to come'),
  ('[{"name":"Ann Doe","practicing_since":1700}]', '23514', 'a year long ago'),
  ('[{"name":"Ann Doe","languages":[null]}]', '23514', 'a language without a name'),
  ('{"name":"Ann Doe"}', '22023', 'what is no list'),
  ('null', '22023', 'nothing')
) as bad (people, code, why);
select throws_ok($$ select tests.write('Own Practice', '[{"name":"Ann Doe","npi":"1234567893"},{"name":"Bea Doe","npi":" 1234567893"}]') $$, '23514',
  'Two clinicians cannot have the same NPI: 1234567893', 'in words that its practice understands');
select is(cardinality(tests.names('Own Practice')), 30, 'what is refused leaves those that were');
select lives_ok($$ select tests.write('Own Practice', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"<b>Rosa</b> Wren"}]') $$, 'a tag is text like any other');

-- Once it was checked, somebody new waits
select tests.act_as('admin');
select public.decide_listing(tests.listing('Own Practice'), tests.version('Own Practice'), true);
select tests.act_as('doctor');
select is(tests.write('Own Practice', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893","specialty":"Pediatrics","languages":["Tagalog"]}]'), false,
  'of a public listing, fewer people and what they do are live at once');
select is(tests.write('Own Practice', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Mallory Grift","credentials":"MD"}]'), true, 'somebody new waits');
select is(tests.names('Own Practice'), '{Elena Quill}', 'and those who were checked stay meanwhile');
select is((select array_agg(person ->> 'name') from public.listing_changes, jsonb_array_elements(proposed -> 'clinicians') as person), '{Elena Quill,Mallory Grift}', 'among the changes of the listing');
select is(tests.write('Own Practice', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Mallory Grift","credentials":"MD"}]'), true, 'the same once more');
select is((select version from public.listing_changes), 1, 'is no other change');
select throws_ok($$ select tests.write('Own Practice', '[{"name":"Elena Quill","npi":"1234567898"}]') $$, '23514', null, 'what the checks refuse is refused now, not at the review');
select tests.act_as('owner');
select is_empty($$ select 1 from public.listing_changes $$, 'a rival does not read what waits');
select tests.act_as('doctor');
select tests.save_changes(tests.listing('Own Practice'), '{"practice_name": "Quill Practice"}');
select is((select array_agg(key order by key) from public.listing_changes, jsonb_object_keys(proposed) as key), '{clinicians,practice_name}', 'a new name waits beside them');
select is(tests.write('Own Practice', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893","languages":["Tagalog"],"specialty":"Pediatrics"}]'), false, 'who wants nobody new any more');
select is((select proposed from public.listing_changes where status = 'open'), '{"practice_name": "Quill Practice"}', 'takes only that back');
select is(tests.write('Own Practice', '[{"name":"Elena Quill","credentials":"DO","npi":"1234567893","languages":["Tagalog"]},{"name":"Hugo Zephyrine","credentials":"MD","specialty":"Geriatrics"}]'), true, 'other credentials wait as well');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select is(tests.names('Own Practice'), '{Elena Quill,Hugo Zephyrine}', 'an administrator accepts, and they are public');
select is((select changes #>> '{clinicians,1,1,name}' from public.listing_versions where action = 'accept change' and changes ? 'clinicians'), 'Hugo Zephyrine', 'a version keeps who was added');

-- Found by its people
select tests.act_as('stranger');
select is(tests.found(search), '{Quill Practice}', format('"%s" finds the practice', search))
from unnest(array['Dr. Hugo Zephyrine', 'zephyrine', 'geriatrics', 'tagalog', 'NPI 1234567893']) as search;
select is((select label from public.suggest_searches('zeph') where kind = 'doctor'), 'Hugo Zephyrine, MD', 'a clinician is suggested, with the credentials');

-- An administrator's word counts at once; one who lost the listing has none
select tests.act_as('admin');
select is(tests.write('Own Practice', '[{"name":"Ines Solo","credentials":"MD"}]'), false, 'an administrator replaces them at once');
select is((select count(*)::int from public.moderation_log where action = 'edit listing' and reason = 'clinicians'), 1, 'which the log keeps');
select tests.act_as('stranger');
select is(tests.found('zephyrine'), '{}', 'who left is not found');

-- Merging: who has clinicians keeps them, who has none takes the other's
select tests.act_as('admin');
select is(tests.write('Open Door Direct Care', '[{"name":"Abel North"}]'), false, 'a listing that nobody owns has clinicians, too');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine'));
select is(tests.names('Owned Oak Medicine'), '{Abel North}', 'a listing without clinicians takes those of the one merged into it');
select is(tests.write('Hidden Creek Health', '[{"name":"Bea South"}]'), false, 'another listing has others');
select public.merge_listings(tests.listing('Hidden Creek Health'), tests.listing('Owned Oak Medicine'));
select is(tests.names('Owned Oak Medicine'), '{Abel North}', 'who has clinicians keeps them');

select tests.act_as('doctor');
select is((select listing #>> '{clinicians,0,name}' from jsonb_array_elements(public.export_my_data() -> 'listings') as listing), 'Ines Solo', 'they are among what a person may take along');

select * from finish();
rollback;
