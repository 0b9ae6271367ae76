-- Clinicians of a practice: permissions, review, and search.
begin;
select plan(59);
select tests.create_fixtures();

create function tests.people(count integer) returns jsonb
language sql
as $$ select jsonb_agg(jsonb_build_object('name', 'Person ' || place)) from generate_series(1, count) as place $$;

-- A new practice that is not reviewed yet
select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select is(tests.save_clinicians(tests.listing('Own Practice'), '[
  {"name":" Elena Quill ","credentials":"MD","specialty":"Family Medicine","languages":["English","Tagalog"],
    "npi":"1234567893","accepting_new_patients":true,"practicing_since":1998},
  {"name":"Rosa Wren","credentials":"NP"}]'), false, 'an owner can add clinicians to a new listing without review');
select results_eq(
  $$ select position::int, name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since::int
    from public.clinicians order by position $$,
  $$ values (1, 'Elena Quill', 'MD', 'Family Medicine', '{English,Tagalog}'::text[], '1234567893', true, 1998),
      (2, 'Rosa Wren', 'NP', null, '{}', null, null, null) $$,
  'clinicians keep their order and unknown values stay null'
);
select tests.act_as('visitor');
select is_empty($$ select 1 from public.clinicians $$, 'a visitor cannot read clinicians of an unpublished listing');
select tests.act_as('patient');
select is_empty(
  $$ select 1 from public.clinicians $$, 'another member cannot read clinicians of an unpublished listing'
);
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('Own Practice'), '[]') $$,
  '42501', 'You cannot edit this listing', 'a member cannot edit clinicians of another member''s listing'
);
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('Hidden Creek Health'), tests.people(1)) $$,
  '42501', null, 'a submitter cannot edit clinicians of an unowned listing'
);
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('No Such Place'), tests.people(1)) $$,
  '42501', null, 'a missing listing fails with the same error as a forbidden one'
);
select throws_ok(
  $$ insert into public.clinicians (doctor_id, position, name)
    values (tests.listing('Open Door Direct Care'), 1, 'Me') $$,
  '42501', null, 'a member cannot insert clinicians directly'
);
select tests.act_as('doctor');
select throws_ok(
  $$ update public.clinicians set name = 'Somebody Else' $$, '42501', null, 'an owner cannot update clinicians directly'
);
select throws_ok($$ delete from public.clinicians $$, '42501', null, 'an owner cannot delete clinicians directly');
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('Owned Oak Medicine'), '[]') $$,
  '42501', null, 'the owner of another listing cannot remove clinicians'
);

-- Refused values
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('Own Practice'), tests.people(40)) $$,
  '23514', 'A practice can have at most 30 clinicians', 'more than 30 clinicians are refused'
);
select lives_ok(
  $$ select tests.save_clinicians(tests.listing('Own Practice'), tests.people(30)) $$, '30 clinicians are accepted'
);
select throws_ok(
  format(
    $$ select tests.save_clinicians(tests.listing('Own Practice'), %L) $$,
    jsonb_build_array('{"name": "Elena Quill"}' || facts)
  ),
  '23514', null, why
) from (values
  ('{"gender": "female"}'::jsonb, 'an unknown gender is refused'),
  ('{"medicare_opt_out_until": "1997-12-31"}', 'a Medicare opt-out before 1998 is refused'),
  (jsonb_build_object('medicare_opt_out_until', current_date + 1000),
    'a Medicare opt-out that ends in more than 30 months is refused'),
  ('{"former_names": ["A1", "B2", "C3", "D4", "E5", "F6"]}', 'six former names are refused')
) as refused (facts, why);
select lives_ok(
  format($$ select tests.save_clinicians(tests.listing('Own Practice'), %L) $$, jsonb_build_array(jsonb_build_object(
    'name', 'Elena Quill', 'gender', 'woman', 'medicare_opt_out_until', current_date + 730,
    'former_names', array[' Elena Bird ']
  ))), 'gender, Medicare opt-out, and former names are accepted'
);
select results_eq($$ select gender, medicare_opt_out_until - current_date, former_names from public.clinicians $$,
  $$ values ('woman', 730, '{Elena Bird}'::text[]) $$, 'gender, Medicare opt-out, and former names are stored');
select lives_ok($$ select tests.save_clinicians(tests.listing('Own Practice'), tests.people(30)) $$);
select throws_ok(
  format('select tests.save_clinicians(tests.listing(''Own Practice''), %L)', people), code, null, why || ' is refused'
) from (values
  ('[{"name":" "}]', '23514', 'a blank name'),
  ('[{"credentials":"MD"}]', '23502', 'a clinician without a name'),
  ('[{"name":"A\u202Eb cd"}]', '23514', 'a name with a direction character'),
  (format('[{"name":%s}]', to_jsonb(repeat('x', 121))), '23514', 'a name of 121 characters'),
  ('[{"name":"Ann Doe","npi":"1234567898"}]', '23514', 'an NPI with a wrong check digit'),
  ('[{"name":"Ann Doe","npi":"1234567893"},{"name":"Bea Doe","npi":"1234567893"}]', '23514',
    'an NPI of two clinicians'),
  ('[{"name":"Ann Doe","practicing_since":2099}]', '23514', 'a year in the future'),
  ('[{"name":"Ann Doe","practicing_since":1700}]', '23514', 'the year 1700'),
  ('[{"name":"Ann Doe","languages":[null]}]', '23514', 'a language without a name'),
  ('{"name":"Ann Doe"}', '22023', 'an object instead of a list'),
  ('null', '22023', 'a JSON null')
) as bad (people, code, why);
select throws_ok(
  $$ select tests.save_clinicians(
      tests.listing('Own Practice'), '[{"name":"Ann Doe","npi":"1234567893"},{"name":"Bea Doe","npi":" 1234567893"}]'
    ) $$,
  '23514', 'Two clinicians cannot have the same NPI: 1234567893',
  'a duplicate NPI is refused with a message that names it'
);
select is(cardinality(tests.clinician_names('Own Practice')), 30, 'a refused save leaves the clinicians unchanged');
select lives_ok(
  $$ select tests.save_clinicians(
      tests.listing('Own Practice'),
      '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"<b>Rosa</b> Wren"}]'
    ) $$,
  'HTML in a name is stored as plain text'
);

-- Review of new clinicians
select tests.act_as('admin');
select tests.decide_listing('Own Practice', true);
select tests.act_as('doctor');
select is(
  tests.save_clinicians(
    tests.listing('Own Practice'),
    '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893","specialty":"Pediatrics","languages":["Tagalog"]}]'
  ),
  false, 'removing clinicians and changing their services takes effect at once'
);
select is(
  tests.save_clinicians(
    tests.listing('Own Practice'),
    '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Mallory Grift","credentials":"MD"}]'
  ),
  true, 'a new clinician on a published listing waits for review'
);
select is(
  tests.clinician_names('Own Practice'), '{Elena Quill}', 'reviewed clinicians stay public while a change is pending'
);
select is(
  (select array_agg(person ->> 'name') from public.listing_changes,
    jsonb_array_elements(proposed -> 'clinicians') as person),
  '{Elena Quill,Mallory Grift}', 'pending clinicians are part of the pending change'
);
select is(
  tests.save_clinicians(
    tests.listing('Own Practice'),
    '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Mallory Grift","credentials":"MD"}]'
  ),
  true, 'saving the same pending clinicians again leaves them pending'
);
select is(
  (select version from public.listing_changes), 1, 'saving the same pending change again does not create a new version'
);
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('Own Practice'), '[{"name":"Elena Quill","npi":"1234567898"}]') $$,
  '23514', null, 'invalid pending clinicians are refused before review'
);
select tests.act_as('owner');
select is_empty($$ select 1 from public.listing_changes $$, 'the owner of another listing cannot read pending changes');
select tests.act_as('doctor');
select tests.save_changes(tests.listing('Own Practice'), '{"practice_name": "Quill Practice"}');
select is(
  (select array_agg(key order by key) from public.listing_changes, jsonb_object_keys(proposed) as key),
  '{clinicians,practice_name}', 'a pending name is part of the same change as pending clinicians'
);
select is(
  tests.save_clinicians(
    tests.listing('Own Practice'),
    '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893","languages":["Tagalog"],"specialty":"Pediatrics"}]'
  ),
  false, 'removing the pending clinician takes effect at once'
);
select is(
  (select proposed from public.listing_changes where status = 'open'),
  '{"practice_name": "Quill Practice"}', 'removing the pending clinician keeps the pending name'
);
select is(
  tests.save_clinicians(
    tests.listing('Own Practice'), '[
      {"name":"Elena Quill","credentials":"DO","npi":"1234567893","languages":["Tagalog"]},
      {"name":"Hugo Zephyrine","credentials":"MD","specialty":"Geriatrics"}
    ]'
  ),
  true, 'changed credentials wait for review'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select is(tests.clinician_names('Own Practice'), '{Elena Quill,Hugo Zephyrine}', 'approved clinicians are public');
select is(
  (
    select changes #>> '{clinicians,1,1,name}' from public.listing_versions
    where action = 'accept change' and changes ? 'clinicians'
  ),
  'Hugo Zephyrine', 'a version records the added clinician'
);

-- Found by its people
select tests.act_as('visitor');
select is(tests.search(search), '{Quill Practice}', format('"%s" finds the practice by its clinician', search))
from unnest(array['Dr. Hugo Zephyrine', 'zephyrine', 'geriatrics', 'tagalog', 'NPI 1234567893']) as search;
select is(
  (select label from public.suggest_searches('zeph') where kind = 'doctor'),
  'Hugo Zephyrine, MD', 'a clinician is suggested with their credentials'
);

-- Changes by an admin
select tests.act_as('admin');
select is(
  tests.save_clinicians(tests.listing('Own Practice'), '[{"name":"Ines Solo","credentials":"MD"}]'),
  false, 'an admin can replace clinicians without review'
);
select is(
  (
    select count(*)::int from public.moderation_log
    where event = 'listing_edited' and seen ->> 'fields' = '["clinicians"]'
  ),
  1, 'the moderation log records clinicians changed by an admin'
);
select tests.act_as('visitor');
select is(tests.search('zephyrine'), '{}', 'search does not find a removed clinician');

select tests.act_as('admin');
select is(
  tests.save_clinicians(tests.listing('Open Door Direct Care'), '[{"name":"Abel North"}]'),
  false, 'an admin can add clinicians to an unowned listing'
);

select tests.act_as('doctor');
select is(
  (
    select listing #>> '{clinicians,0,name}' from jsonb_array_elements(public.export_my_data() -> 'listings') as listing
  ),
  'Ines Solo', 'an export includes clinicians'
);

select * from finish();
rollback;
