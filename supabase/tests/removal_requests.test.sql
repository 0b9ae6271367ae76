-- Removal requests: sending, confirmation, decisions, and the removal register.
begin;
select plan(147);
select tests.create_fixtures();

create function tests.request_removal(changes jsonb default '{}') returns text
language sql as $$
  select format('select public.request_removal(%L)', jsonb_build_object(
    'id', gen_random_uuid(), 'subject', 'practice', 'practice_name', 'Quiet Oak Care', 'address_city', 'Austin',
    'address_state', 'TX',
    'address_zip', '78704', 'requester_name', 'Ada Oak', 'email', 'ada@oak.test', 'relation', 'owner'
  ) || changes)
$$;
create function tests.token(request uuid) returns text
language sql security definer as $$ select private.get_removal_email_facts('removal_requested', request) ->> 'token' $$;
create function tests.add_clinician(practice text, person text, number text default null) returns void
language sql security definer as $$
  insert into public.clinicians (doctor_id, position, name, npi)
  select tests.listing(practice), 1 + count(*), person, number from public.clinicians
  where doctor_id = tests.listing(practice)
$$;

create function tests.try_import(changes jsonb) returns text
language sql as $$
  select outcome || ': ' || concat_ws(' Removal: ', reason, removal) from public.import_listings(jsonb_build_array(
    jsonb_build_object(
      'row', 1, 'practice_name', 'Quiet Oak Care of Austin', 'npi', '1234567893', 'address_city', 'Austin',
      'address_state', 'TX', 'address_zip', '78704'
    ) || changes
  ), false, 'add', gen_random_uuid(), 'list.csv')
$$;
create function tests.removed(changes jsonb) returns text
language sql stable security definer as $$
  select (
    private.find_removal_entry('{"practice_name": "Another Name", "address_zip": "78704"}'::jsonb || changes, null)
  ).name
$$;
create function tests.try_name(name text) returns void
language sql security definer as $$
  select private.find_removal_entry_of_listing(
    jsonb_populate_record(doctors, jsonb_build_object('practice_name', name))
  ) from public.doctors limit 1
$$;
create function tests.try_listing(name text, bio text) returns text
language sql as $$
  select tests.refusal(format(
    'insert into public.doctors (practice_name, bio, address_city, address_state, address_zip) values (%L, %L,'
    ' ''Austin'', ''TX'', ''78704'')',
    name, bio
  ))
$$;
create function tests.try_saving(name text, how_known text, changes jsonb default '{}') returns text
language sql as $$
  select tests.refusal(format('select public.save_listing(gen_random_uuid(), %L, how_known => %L)', jsonb_build_object(
    'practice_name', name, 'address_city', 'Austin', 'address_state', 'TX', 'address_zip', '78704'
  ) || changes, how_known))
$$;

-- Asking
select tests.act_as('visitor');
select lives_ok(
  tests.request_removal('{"id": "00000000-0000-4000-8000-0000000000a1"}'), 'a visitor can send a removal request'
);
select lives_ok(
  tests.request_removal('{"id": "00000000-0000-4000-8000-0000000000a1"}'),
  'a removal request that is sent again is accepted'
);
select is(tests.count_mails('removal_requested'), 1, 'a removal request that is sent again is emailed once');
select throws_ok('select * from public.removal_requests', '42501', null, 'a visitor cannot read removal requests');
select throws_ok(
  $$ insert into public.removal_requests (
      subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation
    ) values ('practice', 'A b', 'Austin', 'TX', '78704', 'A', 'a@b.test', 'owner') $$,
  '42501', null, 'a visitor cannot insert a removal request'
);
select throws_ok(tests.request_removal(wrong), code, null, 'a request is refused with ' || wrong::text) from (values
  ('{"email": "ada"}'::jsonb, '23514'),
  ('{"email": "ada@oak.test,bea@oak.test"}', '23514'), ('{"npi": "1234567890"}', '23514'),
  ('{"practice_name": " "}', '23514'),
  ('{"address_zip": "787"}', '23514'), ('{"subject": "physician"}', '23514'), ('{"relation": null}', '23502'),
  ('{"status": "approved", "relation": "thief"}', '22P02')
) as bad (wrong, code);
select throws_ok(
  tests.request_removal(jsonb_build_object('reason', repeat('a', 1001))),
  '23514', null, 'a reason of 1,001 characters is refused'
);
select throws_ok(
  tests.request_removal(
    jsonb_build_object('reason', (select string_agg(md5(n::text), '') from generate_series(1, 1000) as n))
  ),
  '22023', null, 'a request larger than the limit is refused'
);
select throws_ok(
  $$ select public.request_removal('[]') $$, '22023', null, 'a request that is not an object is refused'
);
select lives_ok(tests.request_removal()) from generate_series(1, 2);
select throws_ok(
  tests.request_removal('{"email": "ADA@oak.test"}'),
  'PT429', null, 'a fourth request from one address within a day is refused'
);
select throws_ok(
  tests.request_removal('{"email": "ada+1@oak.test"}'), 'PT429', null, 'a plus address counts as its mailbox'
);
select lives_ok(tests.request_removal(jsonb_build_object('email', address)))
from unnest(array['bea.elm@gmail.com', 'bea.elm+1@gmail.com', 'beaelm@googlemail.com']) as address;
select throws_ok(
  tests.request_removal('{"email": "b.e.a.elm@gmail.com"}'), 'PT429', null, 'dots in a Gmail address are ignored'
);
select lives_ok(tests.request_removal('{"email": "a.d.a@oak.test"}'), 'dots in other addresses count');

-- The confirmation email
reset role;
select is(
  private.get_removal_email_facts('removal_requested', '00000000-0000-4000-8000-0000000000a1') - 'token', '{}',
  'a confirmation email contains nothing that the visitor typed'
);
insert into public.removal_requests (
  id, subject, doctor_id, practice_name, physician_name, address_city, address_state, address_zip, requester_name,
  email, relation
)
values (
  '00000000-0000-4000-8000-0000000000a2', 'physician', tests.listing('Open Door Direct Care'), 'Call (512) 555-0142',
  'Dr. Call (512) 555-0142', 'Austin', 'TX', '78704', 'Eve', 'eve@oak.test', 'physician'
);
select is(
  private.get_removal_email_facts('removal_requested', '00000000-0000-4000-8000-0000000000a2') - 'token',
  '{"practice": "Open Door Direct Care"}',
  'a confirmation email names only the listing that the form was opened from'
);
delete from public.removal_requests where id = '00000000-0000-4000-8000-0000000000a2';

-- Confirming
select is(
  (select status::text from public.removal_requests where id = '00000000-0000-4000-8000-0000000000a1'),
  'unconfirmed', 'a new request is unconfirmed'
);
select tests.store('token', tests.token('00000000-0000-4000-8000-0000000000a1'));
select is(
  (select count(*)::int from private.removal_tokens where encode(hash, 'hex') = tests.stored('token')),
  0, 'the token is stored only as a hash'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', true) $$,
  'PT409', null, 'an unconfirmed request cannot be approved'
);
select is(
  (select removals from public.admin_count_queues()), 0, 'an unconfirmed request is not counted in the admin queues'
);
select tests.act_as('visitor');
select is(public.confirm_removal(repeat('0', 64)), false, 'an unknown token does not confirm a request');
select is(public.confirm_removal('x'), false, 'an invalid token does not confirm a request');
select is(public.confirm_removal(tests.stored('token')), true, 'the token from the email confirms a request');
select is(public.confirm_removal(tests.stored('token')), true, 'confirming again succeeds without changes');
select tests.act_as('admin');
select is((select removals from public.admin_count_queues()), 1, 'a confirmed request is counted in the admin queues');
select tests.act_as('patient');
select is((select count(*)::int from public.removal_requests), 0, 'a member cannot read removal requests');
select throws_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', true) $$,
  '42501', null, 'a member cannot decide a removal request'
);
select throws_ok(
  $$ select * from public.find_removal_listings('00000000-0000-4000-8000-0000000000a1') $$,
  '42501', null, 'a member cannot list the listings of a removal request'
);
select throws_ok(
  $$ select public.allow_listing(tests.listing('x'), 'Because') $$,
  '42501', null, 'a member cannot allow a removed listing'
);

-- A late confirmation
reset role;
insert into public.removal_requests (
  id, subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation, created_at
)
values (
  '00000000-0000-4000-8000-0000000000b1', 'practice', 'Late Oak', 'Austin', 'TX', '78704', 'Bea', 'bea@oak.test',
  'owner', now() - interval '25 hours'
);
select tests.store('late token', tests.token('00000000-0000-4000-8000-0000000000b1'));
select tests.act_as('visitor');
select is(public.confirm_removal(tests.stored('late token')), false, 'a token expires after 24 hours');
select lives_ok(tests.request_removal('{"email": "cid@oak.test"}'), 'a visitor can send another request');
reset role;
select is(
  (select count(*)::int from public.removal_requests where email = 'bea@oak.test'),
  0, 'an unconfirmed request is deleted by the next one a day later'
);

-- Deciding
select tests.add_listing('Quiet Oak Care');
update public.doctors set npi = '1234567893', phone = '(512) 555-0100' where id = tests.listing('Quiet Oak Care');
select tests.act_as('admin');
select is(
  (
    select matched from public.find_removal_listings('00000000-0000-4000-8000-0000000000a1')
    where id = tests.listing('Quiet Oak Care')
  ),
  '{name and ZIP}', 'an admin can see the listings that match a request'
);
select throws_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', false) $$,
  '23514', null, 'declining a request requires a reason'
);
select throws_ok(
  format($$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', true, null, %L) $$, listings),
  '23514', null, 'a request cannot be approved without a listing'
)
from (values ('{}'::uuid[]), (null), (array[gen_random_uuid()])) as choices (listings);
select lives_ok(
  $$ select public.decide_removal(
      '00000000-0000-4000-8000-0000000000a1', true, null, array[tests.listing('Quiet Oak Care')]
    ) $$,
  'an admin can approve a request'
);
select throws_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', false, 'No') $$,
  'PT409', null, 'a second decision fails with a conflict'
);
reset role;
select is(
  (select status::text from public.doctors where id = tests.listing('Quiet Oak Care')),
  'withdrawn', 'an approved request takes the listing down'
);
select is(tests.count_mails('removal_approved'), 1, 'the requester is emailed about an approval');
select is(
  (select private.get_email_facts(mail) -> 'removed_from' from private.outbox as mail where event = 'removal_approved'),
  '["Quiet Oak Care"]', 'the email names the listings that were taken down'
);
select results_eq(
  $$ select event::text from public.moderation_log
    where target_id in ('00000000-0000-4000-8000-0000000000a1', tests.listing('Quiet Oak Care')) order by id $$,
  array['listing_taken_down', 'removal_approved'], 'the moderation log records the approval and the removal'
);

-- The register: members
select tests.act_as('patient');
select throws_ok(
  $$ select * from public.find_listing_removal(tests.listing('Quiet Oak Care')) $$,
  '42501', null, 'a member cannot read the removal register'
);
select throws_like(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('QUIET Oak, Care', 'Austin', 'TX', '78704-1234') $$,
  'This practice asked not to be listed', 'a member cannot add a practice with a removed name and ZIP code'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi)
    values ('Another Name', 'Austin', 'TX', '78701', '1234567893') $$,
  'PT409', null, 'a member cannot add a practice with a removed NPI'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone)
    values ('Loud Oak Care', 'Austin', 'TX', '78704', '(512) 555-0100') $$,
  'a member can add a practice with the phone number of a removed one'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Quiet Oak Care', 'Reno', 'NV', '89501') $$,
  'a member can add a practice with a removed name in another place'
);

-- The register: admins
select tests.act_as('admin');
select throws_like(
  $$ select public.restore_listing(
      tests.listing('Quiet Oak Care'), tests.current_version(tests.listing('Quiet Oak Care'))
    ) $$,
  'Quiet Oak Care (78704) asked not to be listed',
  'an admin cannot restore a removed listing without an exception'
);
select is(
  (select name from public.find_listing_removal(tests.listing('Quiet Oak Care'))),
  'Quiet Oak Care', 'an admin can read the register entry of a listing'
);
select throws_ok(
  $$ select public.allow_listing(tests.listing('Quiet Oak Care'), ' ') $$,
  '23514', null, 'an exception requires a reason'
);
select lives_ok(
  $$ select public.allow_listing(tests.listing('Quiet Oak Care'), 'The owner changed their mind') $$,
  'an admin can make an exception with a reason'
);
select lives_ok(
  $$ select public.restore_listing(
      tests.listing('Quiet Oak Care'), tests.current_version(tests.listing('Quiet Oak Care'))
    ) $$,
  'an admin can restore a listing after an exception'
);
reset role;
select is(
  (select private.get_email_facts(mail) -> 'allowed' from private.outbox as mail where event = 'removal_excepted'),
  '["Quiet Oak Care"]', 'the requester is emailed about an exception, with the listing'
);
select tests.act_as('admin');
select is(
  (select reason from public.moderation_log where event = 'removal_excepted'),
  'The owner changed their mind', 'the moderation log records the reason for an exception'
);

-- The register: imports
reset role;
delete from public.doctors where id = tests.listing('Quiet Oak Care');
select tests.act_as('admin');
select alike(
  tests.try_import('{}'), 'rejected: “Quiet Oak Care” (78704) asked not to be listed. To list it anyway, %',
  'an import cannot add a removed practice'
);
select alike(
  tests.try_import('{"hold": "Its status is “inactive”"}'),
  'undecided: Its status is “inactive” Removal: “Quiet Oak Care” (78704) asked not to be listed. %',
  'a row that waits for a decision says before it that the practice asked not to be listed'
);
select alike(
  tests.try_import('{"decision": "skip"}'), 'duplicate: “Quiet Oak Care” (78704) asked not to be listed. %',
  'so does a row that is skipped, because its decision can change'
);
select alike(
  tests.try_import('{"decision": "add"}'), 'rejected: “Quiet Oak Care” (78704) asked not to be listed. %',
  'an import with the decision to add cannot add a removed practice'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('Quiet Oak Care', 'Austin', 'TX', '78704') $$,
  'an admin can add a pending listing for a removed practice'
);
reset role;
update public.doctors set submitted_by = tests.id('patient')
where practice_name = 'Quiet Oak Care' and status = 'pending' and address_zip = '78704';
select tests.act_as('admin');
select throws_like(
  $$ select public.decide_listing(id, version, true) from public.doctors
    where practice_name = 'Quiet Oak Care' and status = 'pending' and address_zip = '78704' $$,
  'Quiet Oak Care (78704) asked not to be listed', 'an admin cannot publish a removed practice without an exception'
);
reset role;
delete from public.doctors where practice_name = 'Quiet Oak Care' and address_zip = '78704';
select tests.add_listing('Loud Maple');
select tests.act_as('admin');
select alike(
  tests.try_import(jsonb_build_object('decision', 'update', 'target', tests.listing('Loud Maple'))),
  'rejected: “Quiet Oak Care” (78704) asked not to be listed. %',
  'an import cannot give a removed NPI to another listing'
);

-- Taken down because it does not want to be listed
reset role;
select tests.add_listing('Silent Birch Family Medicine');
update public.doctors set
  phone = '(512) 555-0188', website = 'https://silent-birch.example', address_street = '12 Quiet Lane'
where id = tests.listing('Silent Birch Family Medicine');
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Silent Birch Family Medicine'),
  tests.current_version(tests.listing('Silent Birch Family Medicine')), 'The owner wrote to us', is_unwanted => true
);
select is(
  (select name from public.find_listing_removal(tests.listing('Silent Birch Family Medicine'))),
  'Silent Birch Family Medicine',
  'a practice that is taken down because it asked not to be listed is in the register'
);
select alike(
  tests.try_import('{"npi": null, "decision": "add"}'::jsonb || changes),
  'rejected: “Silent Birch Family Medicine” (78704) asked not to be listed. %', 'an import cannot add it with ' || what
) from (values
  ('{"practice_name": "Silent Birch"}'::jsonb, 'a shorter form of its name'),
  ('{"practice_name": "Silent Birch Family Medicine of South Austin"}', 'a longer form of its name'),
  ('{"practice_name": "Silent Birch Family Medicin"}', 'a similar name'),
  ('{"practice_name": "The Silent Birch DPC"}', 'other general words in its name'),
  (
    '{"practice_name": "Silent Birch DPC", "address_zip": "78701", "address_street": "12 Quiet Lane"}',
    'its street and another ZIP code'
  ),
  ('{"practice_name": "Another Name", "phone": "512.555.0188"}', 'its phone number'),
  ('{"practice_name": "Another Name", "website": "https://silent-birch.example/about"}', 'its website')
) as rows (changes, what);

select tests.act_as('another patient');
select is(
  tests.try_saving('A Silent Birch Primary Care Clinic', null),
  'PT409 This practice asked not to be listed asked_not_to_be_listed',
  'a member cannot add it with an article and other general words in its name'
);
reset role;
insert into private.removal_register (subject, name, address_zip)
values ('practice', 'Austin Family Medicine', '78704');
select is(
  tests.removed('{"practice_name": "Austin Direct Primary Care"}'), null,
  'a practice that has only the city in common with a name in the register is not removed'
);
select is(
  tests.removed('{"practice_name": "The Austin Family Medicine"}'), 'Austin Family Medicine',
  'an article does not make a name that consists of the city and general words another one'
);

-- Taken down for another reason
select tests.add_listing('Loud Birch');
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Loud Birch'), tests.current_version(tests.listing('Loud Birch')),
  'Nobody answers; a neighbor said that they don''t want to be listed'
);
select is_empty(
  $$ select from public.find_listing_removal(tests.listing('Loud Birch')) $$,
  'the words of a reason do not add a practice to the register'
);

-- A physician
reset role;
select tests.add_listing('Shared Practice');
select tests.add_clinician('Shared Practice', 'Jane Roe'), tests.add_clinician('Shared Practice', 'John Doe');
select tests.add_listing('Other Clinicians');
select tests.add_clinician('Other Clinicians', 'John Doe');
insert into public.removal_requests (
  id, subject, practice_name, physician_name, address_city, address_state, address_zip, npi, requester_name, email,
  relation, status, confirmed_at
)
values (
  '00000000-0000-4000-8000-0000000000c1', 'physician', 'Shared Practice', 'Jane Roe', 'Austin', 'TX', '78704',
  '1003000126', 'Jane', 'jane@oak.test', 'physician', 'open', now()
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.decide_removal(
      '00000000-0000-4000-8000-0000000000c1', true, null, array[tests.listing('Other Clinicians')]
    ) $$,
  '23514', null, 'a physician cannot be removed from a listing that does not name them'
);
select lives_ok(
  $$ select public.decide_removal(
      '00000000-0000-4000-8000-0000000000c1', true, null, array[tests.listing('Shared Practice')]
    ) $$,
  'an admin can approve the request of a physician'
);
select is(
  (select status::text from public.doctors where id = tests.listing('Shared Practice')),
  'published', 'the practice of a removed physician stays published'
);
select results_eq(
  $$ select name from public.clinicians where doctor_id = tests.listing('Shared Practice') $$,
  array['John Doe'], 'a removed physician is no longer on the listing'
);
select throws_ok(
  $$ select tests.save_clinicians(
      tests.listing('Shared Practice'), '[{"name": "John Doe"}, {"name": "J. Roe", "npi": "1003000126"}]'
    ) $$,
  'PT409', null,
  'a removed physician cannot be added to the listing again'
);

-- Disguises
reset role;
select set_config('request.jwt.claims', '', true);
select is(
  tests.removed(jsonb_build_object('practice_name', disguise)),
  'Quiet Oak Care', 'the register recognizes a removed practice as ' || disguise
)
from unnest(array[
  'Quiet Oak Care LLC', 'The Quiet Oak Care, P.L.L.C.', 'QuietOak Care', 'Q u i e t  Oak Care',
  'Quiet Oakcare', 'Qu1et 0ak Care', 'Quiét Óak Care', 'Quіet Оаk Саrе', 'Ｑｕｉｅｔ Oak Care', 'Quiet-Oak Care, MD'
]) as disguise;
select is(
  tests.removed(jsonb_build_object('clinicians', jsonb_build_array(jsonb_build_object('name', disguise)))),
  'Jane Roe', 'the register recognizes a removed physician as ' || disguise
)
from unnest(array[
  'Dr. Jane Roe', 'Jane Roe, MD, FAAFP', 'Doctor Jane Roe M.D.', 'JaneRoe', 'Jane A. Roe', 'Jаnе Rоe',
  'J4ne R0e, DO', 'Jane Roe, APRN, FNP-BC'
]) as disguise;
select is(
  tests.removed('{"practice_name": "Dr. Jane Roe"}'),
  'Jane Roe', 'the register recognizes a practice named after a removed physician'
);
select is(tests.removed(candidate), 'Quiet Oak Care', 'the register recognizes a removed practice ' || place)
from (values
  ('{"practice_name": "Quiet Oak Care", "address_zip": "78701", "offices": [{}, {"address_zip": "78704-1234"}]}'::jsonb,
    'with a further office at its ZIP code'),
  ('{"practice_name": "Quiet Oak Care", "address_zip": "78701", "offices": [{}, {"phone": "(512) 555-0100"}]}',
    'with a further office with its phone number'),
  ('{"practice_name": "Quiet Oak Care", "address_zip": "78701", "phone": "512.555.0100"}',
    'elsewhere with its phone number')
) as candidates (candidate, place);
select is(tests.removed(candidate), null, 'the register does not apply to ' || candidate::text) from unnest(array[
  '{"practice_name": "Quiet Oak Care", "address_zip": "78701"}', '{"practice_name": "Quiet Oaks Care"}',
  '{"practice_name": "Dr. MD"}', '{"practice_name": ""}',
  '{"clinicians": [{"name": "John Roe"}]}', '{"clinicians": [{"name": null}], "offices": [null, {}]}',
  '{"phone": "(512) 555-0100"}'
]::jsonb[]) as candidate;
select tests.add_listing('Removed Later'), tests.add_clinician('Removed Later', 'Dr. Jane A. Roe');
select is(
  (private.find_removal_entry_of_listing(doctors)).name, 'Jane Roe',
  'the register applies to the clinicians of a listing'
) from public.doctors where id = tests.listing('Removed Later');
delete from public.clinicians where doctor_id = tests.listing('Removed Later');
update public.doctors set practice_name = 'Quiet Oak Care', address_zip = '78701'
where id = tests.listing('Removed Later');
select is(
  (private.find_removal_entry_of_listing(doctors)).name, null, 'the register does not apply to a practice elsewhere'
)
from public.doctors where id = tests.listing('Removed Later');
update public.doctors set phone = '(512) 555-0100' where id = tests.listing('Removed Later');
select is(
  (private.find_removal_entry_of_listing(doctors)).name, 'Quiet Oak Care',
  'the register applies once a listing has the phone number of a removed practice'
)
from public.doctors where id = tests.listing('Removed Later');
update public.doctors set phone = null where id = tests.listing('Removed Later');
insert into public.offices (doctor_id, position, name, address_city, address_state, address_zip)
values (tests.listing('Removed Later'), 1, 'South', 'Austin', 'TX', '78704');
select is(
  (private.find_removal_entry_of_listing(doctors)).name, 'Quiet Oak Care',
  'the register applies to the further offices of a listing'
)
from public.doctors where id = tests.listing('Removed Later');
select tests.act_as('admin');
select is(
  (select name from public.find_listing_removal(tests.listing('Removed Later'))),
  'Quiet Oak Care', 'an admin sees the entry that a further office matches'
);
select lives_ok(
  $$ select public.allow_listing(tests.listing('Removed Later'), 'Another practice') $$,
  'an admin can except a listing whose further office matches'
);
select is_empty(
  $$ select from public.find_listing_removal(tests.listing('Removed Later')) $$,
  'no entry applies to an excepted listing'
);

-- Trying names
reset role;
delete from public.doctors where id = tests.listing('Removed Later');
select tests.act_as('another patient');
select lives_ok(
  $$ select tests.try_name('Name ' || n) from generate_series(1, 30) as n $$, 'a member can try thirty names a day'
);
select throws_ok(
  $$ select tests.try_name('One more') $$,
  'PT429', null, 'a member cannot try more names to find out who asked not to be listed'
);
select tests.act_as('admin');
select lives_ok(
  $$ select tests.try_name('Name ' || n) from generate_series(1, 31) as n $$, 'an admin can check any number of names'
);

-- A name that was tried is counted, even if the listing is not stored.
select tests.act_as('doctor');
select is(
  tests.try_listing('Qu1et Oakcare LLC', null), 'PT409 This practice asked not to be listed asked_not_to_be_listed',
  'a member cannot insert a listing in the register'
);
select matches(
  tests.try_listing('Qu1et Oakcare LLC', repeat('x', 4001)),
  'doctors_bio_check', 'an insert that is refused anyway does not show who is in the register'
);
select matches(
  tests.try_saving('Qu1et Oakcare LLC', repeat('x', 501)),
  'input_too_large', 'a save with a note that is too long does not show who is in the register'
);
set constraints all deferred;
select matches(
  tests.try_saving('Qu1et Oakcare LLC', null, '{"tiers": []}'),
  'parts_practice_only', 'a save that is refused anyway does not show who is in the register'
);
set constraints all immediate;
select tests.act_as('owner');
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('practice_name', 'Name ' || n))
from generate_series(1, 30) as n;
select throws_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "One more"}') $$,
  'PT429', null, 'names that wait for review are counted'
);
select lives_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"bio": "Welcome"}') $$,
  'other changes are not counted'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "Quiet Oak Care"}') $$,
  'PT429', null, 'a member who has tried too many names cannot try the name of a removed practice'
);

-- Declining
reset role;
insert into public.removal_requests (
  id, subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation, status,
  confirmed_at
)
values (
  '00000000-0000-4000-8000-0000000000d1', 'practice', 'Other', 'Austin', 'TX', '78704', 'Dan', 'dan@oak.test', 'owner',
  'open', now()
);
select tests.act_as('admin');
reset role;
insert into public.removal_requests (
  id, subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation, status,
  confirmed_at
)
values (
  '00000000-0000-4000-8000-0000000000e9', 'practice', 'Unlisted Oak', 'Austin', 'TX', '78704', 'Bea', 'bea@oak.test',
  'owner', 'open', now()
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000e9', true, null, '{}', true) $$,
  'an admin can register a name without a listing'
);
reset role;
select is(
  (
    select private.get_email_facts(mail) - 'practice' from private.outbox as mail
    where removal_request_id = '00000000-0000-4000-8000-0000000000e9'
  ),
  '{"removal": "practice"}', 'the email about a registered name names no listing'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000d1', false, 'Not your practice') $$,
  'an admin can decline a request'
);
reset role;
select is(tests.count_mails('removal_declined'), 1, 'the requester is emailed about a declined request');

-- From one network
select tests.act_as('visitor');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true);
select lives_ok(tests.request_removal(jsonb_build_object('email', 'n' || n || '@network.test')))
from generate_series(1, 5) as n;
select throws_ok(
  tests.request_removal(jsonb_build_object('email', 'more@network.test')),
  'PT429', null, 'a sixth request from one network within a minute is refused'
);
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.9"}', true);
select lives_ok(
  tests.request_removal(jsonb_build_object('email', 'more@network.test')), 'a request from another network is accepted'
);
select set_config('request.headers', '', true);

select * from finish();
rollback;
