-- Former names of practices and clinicians: limits, review, duplicates, imports, and names that stay hidden.
begin;
select plan(46);
select tests.create_fixtures();
create function tests.former_names() returns text[] language sql stable security definer as $$
  select private.former_names_of(doctors) from public.doctors where id = tests.oak()
$$;
create function tests.try_import(entry jsonb, mode public.import_mode default 'both')
returns table (outcome text, reason text, doctor_id uuid, changes jsonb, proposed jsonb)
language sql as $$
  select outcome, reason, doctor_id, changes, proposed from public.import_listings(jsonb_build_array(
    '{"row": 2, "address_city": "Austin", "address_state": "TX", "address_zip": "78704"}' || entry
  ), true, mode)
$$;

-- Limits
select is(
  tests.refusal(
    format($$ update public.doctors set former_names = %L where practice_name = 'Owned Oak Medicine' $$, wrong)
  ),
  refusal, why
) from (values
  ('{A1,B2,C3,D4,E5,F6}'::text[],
    '23514 new row for relation "doctors" violates check constraint "doctors_former_names_check" ',
    'six former names are refused'),
  ('{A}', '23514 new row for relation "doctors" violates check constraint "doctors_former_names_check" ',
    'a former name of one letter is refused'),
  ('{NULL}', '23514 new row for relation "doctors" violates check constraint "doctors_former_names_check" ',
    'a former name that is null is refused'),
  (array['✓ Verified Oak'],
    '23514 new row for relation "doctors" violates check constraint "doctors_former_names_check" ',
    'a former name with a badge is refused'),
  (array[E'Two\nLines'], '23514 new row for relation "doctors" violates check constraint "doctors_former_names_check" ',
    'a former name of two lines is refused'),
  (array[repeat('a', 121)],
    '23514 new row for relation "doctors" violates check constraint "doctors_former_names_check" ',
    'a former name of 121 characters is refused')
) as refused (wrong, refusal, why);

-- Review
select tests.act_as('owner');
select is(
  tests.save_changes(
    tests.oak(), '{"former_names": ["Smith Family Medicine", "Oak Clinic"], "phone": "(512) 555-0100"}'
  ),
  '["former_names"]', 'a former name of a published listing waits for review'
);
select is(tests.former_names(), '{}', 'a former name that waits is not public');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes
where doctor_id = tests.oak() and status = 'open';
select is(tests.former_names(), '{Smith Family Medicine,Oak Clinic}', 'an accepted former name is public');
select tests.act_as('owner');
select is(
  tests.save_changes(tests.oak(), '{"former_names": ["Smith Family Medicine"]}'),
  '[]', 'removing a former name takes effect at once'
);
select is(
  tests.save_clinicians(tests.oak(), '[{"name": "Jane Rowe", "npi": "1245319599"}]'),
  true, 'a new clinician waits for review'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes
where doctor_id = tests.oak() and status = 'open';
select tests.act_as('owner');
select is(
  tests.save_clinicians(tests.oak(), '[{"name": "Jane Rowe", "npi": "1245319599", "former_names": [" Jane Doe "]}]'),
  true, 'a former name of a clinician waits for review'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes
where doctor_id = tests.oak() and status = 'open';
select is(
  tests.former_names(),
  '{Smith Family Medicine,Jane Doe}', 'the former names of a listing are those of the practice and of its clinicians'
);
select tests.act_as('owner');
select is(
  tests.save_clinicians(tests.oak(), '[{"name": "Jane Rowe", "npi": "1245319599"}]'),
  false, 'removing a former name of a clinician takes effect at once'
);
select is(tests.former_names(), '{Smith Family Medicine}', 'a removed former name of a clinician is gone');
select tests.act_as('visitor');
select is(
  (select former_names from public.doctors where id = tests.oak()),
  '{Smith Family Medicine}', 'visitors can read the former names of a practice'
);

-- Duplicates
reset role;
update public.clinicians set former_names = '{Jane Doe}' where doctor_id = tests.oak();
select is(
  tests.duplicates_of('{"practice_name": "SMITH Family  Medicine", "address_zip": "78704"}'),
  'Owned Oak Medicine: name and ZIP', 'a former name in the same ZIP code matches'
);
select is(
  tests.duplicates_of('{"practice_name": "Smith Family Medicin", "address_zip": "78704"}'),
  'Owned Oak Medicine: similar name', 'a name similar to a former name matches'
);
select is(
  tests.duplicates_of('{"practice_name": "New Name", "former_names": ["Owned Oak Medicine"], "address_zip": "78704"}'),
  'Owned Oak Medicine: name and ZIP',
  'a candidate that had the name of a listing matches'
);
select tests.act_as('patient');
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Smith Family Medicine', 'Austin', 'TX', '78704') $$,
  'PT409', 'This practice is already listed', 'a member cannot add a practice under its former name'
);
select results_eq(
  $$ select practice_name from public.find_similar_listings('Smith Family Medicine', '78704') $$,
  $$ values ('Owned Oak Medicine') $$,
  'a practice is similar to its former name'
);

-- Imports
select tests.act_as('admin');
select results_eq(
  $$ select outcome, doctor_id, changes -> 'monthly_price' ->> 1, changes ? 'practice_name'
    from tests.try_import('{"practice_name": "Smith Family Medicine", "monthly_price": 88}') $$,
  $$ values ('updated', tests.oak(), '88.00', false) $$,
  'a row with a former name updates the listing, which keeps its name'
);
select results_eq(
  $$ select outcome from tests.try_import('{"practice_name": "Smith Family Medicine"}', 'add') $$,
  $$ values ('duplicate') $$,
  'a row with a former name is a duplicate'
);
select results_eq(
  $$ select outcome, reason
    from tests.try_import('{"practice_name": "Smith Family Medicine", "former_names": ["Owned Oak Medicine"]}') $$,
  $$ values ('undecided', 'Changes the {practice_name} of a listing that has an owner') $$,
  'a row that states a former name would rename an owned practice, which needs a decision'
);
select results_eq(
  $$ select outcome, proposed #> '{clinicians,1}' from tests.try_import(
      '{"practice_name": "Owned Oak Medicine", "clinicians": [{"name": "JANE DOE", "credentials": "MD"}]}'
    ) $$,
  $$ values ('suggested', '[{"name": "Jane Rowe", "credentials": "MD", "specialty": null, "languages": [],
    "npi": "1245319599", "accepting_new_patients": null, "practicing_since": null,
    "photo_url": null, "gender": null, "medicare_opt_out_until": null,
    "former_names": ["Jane Doe"]}]'::jsonb) $$,
  'a row with a former name of a clinician updates the clinician, who keeps the name'
);
select results_eq(
  $$ select outcome, jsonb_array_length(proposed #> '{clinicians,1}'), proposed #>> '{clinicians,1,0,former_names}'
    from tests.try_import(
      '{"practice_name": "Owned Oak Medicine", "clinicians": [{"name": "Jane Fox", "former_names": ["Jane Rowe"]}]}'
    ) $$,
  $$ values ('suggested', 1, '["Jane Rowe"]') $$, 'a row that states the former name of a clinician renames the clinician'
);

-- A name that stays hidden
select tests.act_as('visitor');
select throws_ok($$ select public.request_removal(jsonb_build_object(
  'id', '00000000-0000-4000-8000-0000000000f1', 'subject', 'former name', 'doctor_id', tests.oak(),
  'relation', 'physician', 'requester_name', 'Jane Rowe', 'email', 'jane@oak.test'
)) $$, '23514', null, 'a request about a former name needs the name');
select lives_ok($$ select public.request_removal(jsonb_build_object(
  'id', '00000000-0000-4000-8000-0000000000f1', 'subject', 'former name', 'physician_name', 'Dr. Jane Doe, MD',
  'doctor_id', tests.oak(), 'npi', '1245319599', 'relation', 'physician',
  'requester_name', 'Jane Rowe', 'email', 'jane@oak.test'
)) $$, 'a visitor can ask that a former name stay hidden');
reset role;
update public.removal_requests set status = 'open', confirmed_at = now();
update public.doctors set former_names = '{Smith Family Medicine,Jane Doe MD}' where id = tests.oak();
insert into public.listing_changes (doctor_id, proposed) values (tests.oak(), '{"former_names": ["Jane Doe"]}');
select tests.act_as('admin');
select is(
  (select matched from public.find_removal_listings('00000000-0000-4000-8000-0000000000f1')),
  '{clinician NPI,former name,name and ZIP,named in the request}',
  'an admin can see the listings with a former name to hide'
);
select lives_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000f1', true, null, array[tests.oak()]) $$,
  'an admin can approve that a former name stays hidden'
);
select is(
  tests.former_names(),
  '{Smith Family Medicine}', 'an approved request removes the former name from the practice and its clinicians'
);
select is(
  (select status::text from public.doctors where id = tests.oak()),
  'published', 'a listing without the former name stays published'
);
select throws_ok(
  $$ select public.decide_change(id, version, true) from public.listing_changes
    where doctor_id = tests.oak() and status = 'open' $$,
  'PT409', 'A person asked that a former name stay hidden', 'a pending change with a hidden name cannot be accepted'
);
select is(
  (
    select reason from tests.try_import(
      '{"practice_name": "Owned Oak Medicine", "clinicians": [{"name": "Jane Rowe", "former_names": ["Jane M. Doe"]}]}'
    )
  ),
  'A person asked that a former name in this row stay hidden. Remove the name from the row.',
  'an import cannot add a hidden name'
);
select is(
  (
    select outcome
    from tests.try_import('{"practice_name": "Owned Oak Medicine", "clinicians": [{"name": "Jane Doe"}]}')
  ),
  'rejected',
  'an import cannot name a clinician by a hidden name'
);
select is(
  (
    select outcome from tests.try_import(
      '{
        "practice_name": "Owned Oak Medicine",
        "clinicians": [{"name": "Jane Rowe", "credentials": "MD", "npi": "1245319599"}]
      }'
    )
  ),
  'suggested',
  'an import can name the clinician by the current name and NPI'
);
select is(
  (
    select outcome from tests.try_import(
      '{
        "practice_name": "Far Care", "address_city": "Reno", "address_state": "NV", "address_zip": "89501",
        "clinicians": [{"name": "Jane Doe", "npi": "1245319599"}]
      }',
      'add'
    )
  ),
  'rejected', 'an import cannot name a person by a hidden name in another place if the NPI is the same'
);
select tests.act_as('owner');
select throws_ok(
  format($$ select tests.save_clinicians(tests.oak(), %L) $$, people),
  'PT409', 'A person asked that a former name stay hidden', why
) from (values
  ('[{"name": "Jane Rowe", "npi": "1245319599", "former_names": ["Jane DOE"]}]',
    'an owner cannot add a hidden name again'),
  ('[{"name": "Jane Doe", "npi": "1245319599"}]', 'an owner cannot name a clinician by a hidden name')
) as refused (people, why);
select throws_ok(
  $$ select tests.save_changes(tests.oak(), '{"former_names": ["Jane Doe"]}') $$,
  'PT409', 'A person asked that a former name stay hidden',
  'an owner cannot add a hidden name to the practice'
);
reset role;
select is_empty(
  $$ select 1 from private.removal_register where removal_register::text ilike '%doe%' $$,
  'the register does not contain the hidden name'
);
select is_empty(
  $$ select 1 from public.removal_requests where removal_requests::text ilike '%doe%' $$,
  'an approved request does not contain the hidden name'
);
select is_empty(
  $$ select 1 from public.moderation_log where moderation_log::text ilike '%doe%' $$,
  'the moderation log does not contain the hidden name'
);

-- The next owner
update public.listing_versions set at = at - interval '1 day' where doctor_id = tests.oak();
update public.listing_changes set created_at = created_at - interval '1 day' where doctor_id = tests.oak();
select tests.act_as('admin');
select public.reassign_listing(tests.oak(), tests.id('doctor'), 'Sold', tests.current_version(tests.oak()));
select tests.act_as('doctor');
select is_empty(
  $$ select 1 from public.listing_versions where doctor_id = tests.oak() and changes::text ~ 'Jane Doe' $$,
  'the next owner cannot read a hidden name in any version'
);
select is_empty(
  $$ select 1 from public.listing_changes where proposed::text ~ 'Jane Doe' $$,
  'the next owner cannot read a hidden name in any change'
);
select ok(public.export_my_data()::text !~ 'Jane Doe', 'an export does not show a hidden name to the next owner');

select * from finish();
rollback;
