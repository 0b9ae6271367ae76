-- Asking not to be listed: anyone asks and confirms by email, admins decide, and the register keeps the practice out.
begin;
select plan(72);
select tests.raise_curtain();

create function tests.ask(changes jsonb default '{}') returns text
language sql as $$
  select format('select public.request_removal(%L)', jsonb_build_object(
    'id', gen_random_uuid(), 'subject', 'practice', 'practice_name', 'Quiet Oak Care', 'address_city', 'Austin', 'address_state', 'TX',
    'address_zip', '78704', 'requester_name', 'Ada Oak', 'email', 'ada@oak.test', 'relation', 'owner'
  ) || changes)
$$;
create function tests.token(request uuid) returns text
language sql security definer as $$ select private.create_removal_token(request) $$;
create function tests.mails(of_kind text) returns integer
language sql stable security definer as $$ select count(*)::int from private.outbox where kind = of_kind $$;
create function tests.add_clinician(practice text, person text, number text default null) returns void
language sql security definer as $$
  insert into public.clinicians (doctor_id, position, name, npi)
  select tests.listing(practice), 1 + count(*), person, number from public.clinicians where doctor_id = tests.listing(practice)
$$;

create function tests.import(changes jsonb) returns text
language sql as $$
  select outcome || ': ' || coalesce(reason, '') from public.import_listings(jsonb_build_array(
    jsonb_build_object('row', 1, 'practice_name', 'Quiet Oak Care of Austin', 'npi', '1234567893', 'address_city', 'Austin', 'address_state', 'TX', 'address_zip', '78704') || changes
  ), false, 'add', gen_random_uuid(), 'list.csv')
$$;

-- Asking
select tests.act_as('stranger');
select lives_ok(tests.ask('{"id": "00000000-0000-4000-8000-0000000000a1"}'), 'a visitor sends a removal request');
select lives_ok(tests.ask('{"id": "00000000-0000-4000-8000-0000000000a1"}'), 'the same request sent again is accepted');
select is(tests.mails('removal confirmation'), 1, 'and is one request with one email');
select throws_ok('select * from public.removal_requests', '42501', null, 'a visitor reads no removal requests');
select throws_ok(
  $$ insert into public.removal_requests (subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation)
     values ('practice', 'A b', 'Austin', 'TX', '78704', 'A', 'a@b.test', 'owner') $$, '42501', null, 'a visitor writes none without the function'
);
select throws_ok(tests.ask(wrong), code, null, 'a request is refused with ' || wrong::text) from (values
  ('{"email": "ada"}'::jsonb, '23514'), ('{"email": "ada@oak.test,bea@oak.test"}', '23514'), ('{"npi": "1234567890"}', '23514'),
  ('{"practice_name": " "}', '23514'), ('{"address_zip": "787"}', '23514'), ('{"subject": "physician"}', '23514'), ('{"relation": null}', '23502'),
  ('{"status": "approved", "relation": "thief"}', '22P02')
) as bad (wrong, code);
select throws_ok(tests.ask(jsonb_build_object('reason', repeat('a', 1001))), '23514', null, 'a reason of 1,001 characters is refused');
select throws_ok(tests.ask(jsonb_build_object('reason', (select string_agg(md5(n::text), '') from generate_series(1, 1000) as n))), '22023', null, 'a request of many kilobytes is refused before it is read');
select throws_ok($$ select public.request_removal('[]') $$, '22023', null, 'a request that is no object is refused');
select lives_ok(tests.ask()) from generate_series(1, 2);
select throws_ok(tests.ask('{"email": "ADA@oak.test"}'), 'PT429', null, 'one address sends three requests a day');

-- Confirming
reset role;
select is((select status::text from public.removal_requests where id = '00000000-0000-4000-8000-0000000000a1'), 'unconfirmed', 'a request waits for its confirmation');
create temp table mailed as select tests.token('00000000-0000-4000-8000-0000000000a1') as token;
grant select on mailed to anon, authenticated;
select is((select count(*)::int from private.removal_tokens, mailed where encode(hash, 'hex') = token), 0, 'the token itself is not stored');
select tests.act_as('admin');
select throws_ok($$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', true) $$, 'PT409', null, 'an unconfirmed request cannot be approved');
select is((select removals from public.admin_count_queues()), 0, 'an unconfirmed request is not waiting work');
select tests.act_as('stranger');
select is(public.confirm_removal(repeat('0', 64)), false, 'an unknown token confirms nothing');
select is(public.confirm_removal('x'), false, 'nor does what is no token');
select is(public.confirm_removal((select token from mailed)), true, 'the token of the email confirms the request');
select is(public.confirm_removal((select token from mailed)), true, 'confirming twice succeeds and changes nothing');
select tests.act_as('admin');
select is((select removals from public.admin_count_queues()), 1, 'a confirmed request is waiting work');
select tests.act_as('patient');
select is((select count(*)::int from public.removal_requests), 0, 'a member reads no removal requests');
select throws_ok($$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', true) $$, '42501', null, 'a member cannot decide one');
select throws_ok($$ select * from public.find_removal_listings('00000000-0000-4000-8000-0000000000a1') $$, '42501', null, 'nor see the listings it may be about');
select throws_ok($$ select public.allow_listing(tests.listing('x'), 'Because') $$, '42501', null, 'nor allow a listing');

-- A late confirmation
reset role;
insert into public.removal_requests (id, subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation, created_at)
values ('00000000-0000-4000-8000-0000000000b1', 'practice', 'Late Oak', 'Austin', 'TX', '78704', 'Bea', 'bea@oak.test', 'owner', now() - interval '25 hours');
create temp table late as select tests.token('00000000-0000-4000-8000-0000000000b1') as token;
grant select on late to anon;
select tests.act_as('stranger');
select is(public.confirm_removal((select token from late)), false, 'after 24 hours the token has expired');
select lives_ok(tests.ask('{"email": "cid@oak.test"}'), 'the next request comes in');
reset role;
select is((select count(*)::int from public.removal_requests where email = 'bea@oak.test'), 0, 'and an unconfirmed request of yesterday is deleted');

-- Deciding
select tests.add_listing('Quiet Oak Care');
update public.doctors set npi = '1234567893', phone = '(512) 555-0100' where id = tests.listing('Quiet Oak Care');
select tests.act_as('admin');
select is(
  (select matched from public.find_removal_listings('00000000-0000-4000-8000-0000000000a1') where id = tests.listing('Quiet Oak Care')),
  '{name and ZIP}', 'the queue shows the listing of the same name and ZIP code'
);
select throws_ok($$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', false) $$, '23514', null, 'a request is declined with a reason');
select lives_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', true, null, array[tests.listing('Quiet Oak Care')]) $$, 'an admin approves a request'
);
select throws_ok($$ select public.decide_removal('00000000-0000-4000-8000-0000000000a1', false, 'No') $$, 'PT409', null, 'a second decision is a conflict');
reset role;
select is((select status::text from public.doctors where id = tests.listing('Quiet Oak Care')), 'withdrawn', 'the listing is taken down');
select is(tests.mails('removal approved'), 1, 'the requester is emailed');
select results_eq(
  $$ select action from public.moderation_log where target_id in ('00000000-0000-4000-8000-0000000000a1', tests.listing('Quiet Oak Care')) order by id $$,
  array['take listing down', 'approve removal'], 'the log has both acts'
);

-- The register: members
select tests.act_as('patient');
select throws_ok($$ select * from public.find_listing_removal(tests.listing('Quiet Oak Care')) $$, '42501', null, 'a member reads no entry of the register');
select throws_like(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('QUIET Oak, Care', 'Austin', 'TX', '78704-1234') $$,
  'This practice asked not to be listed. If it is yours, contact us.', 'a member cannot add a practice of that name and ZIP code'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi) values ('Another Name', 'Austin', 'TX', '78701', '1234567893') $$,
  'PT409', null, 'nor one with its NPI'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone) values ('Loud Oak Care', 'Austin', 'TX', '78704', '(512) 555-0100') $$,
  'a practice of another name at the same phone number can be added'
);
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Quiet Oak Care', 'Reno', 'NV', '89501') $$,
  'a namesake elsewhere can be added'
);

-- The register: admins
select tests.act_as('admin');
select throws_like(
  $$ select public.admin_update_listing_status(tests.listing('Quiet Oak Care'), 'restore') $$, 'Quiet Oak Care (78704) asked not to be listed on %',
  'an admin cannot put the listing back without a reason, and reads which entry it is'
);
select is((select name from public.find_listing_removal(tests.listing('Quiet Oak Care'))), 'Quiet Oak Care', 'the admin page of the listing shows the entry');
select throws_ok($$ select public.allow_listing(tests.listing('Quiet Oak Care'), ' ') $$, '23514', null, 'an exception needs a reason');
select lives_ok($$ select public.allow_listing(tests.listing('Quiet Oak Care'), 'The owner changed their mind') $$, 'an admin makes an exception with a reason');
select lives_ok($$ select public.admin_update_listing_status(tests.listing('Quiet Oak Care'), 'restore') $$, 'and then the listing can be put back');
select is(
  (select reason from public.moderation_log where action = 'list despite removal'), 'The owner changed their mind', 'the log has the reason'
);

-- The register: imports
reset role;
delete from public.doctors where id = tests.listing('Quiet Oak Care');
select tests.act_as('admin');
select alike(tests.import('{}'), 'rejected: “Quiet Oak Care” (78704) asked not to be listed. To list it anyway, %', 'an import does not bring the practice back');
select alike(tests.import('{"decision": "add"}'), 'rejected: “Quiet Oak Care” (78704) asked not to be listed. %', 'nor does the decision to add it anyway');
select lives_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Quiet Oak Care', 'Austin', 'TX', '78704') $$,
  'an admin adds the practice by hand, and it waits'
);
select throws_like(
  $$ select public.decide_listing(id, version, true) from public.doctors where practice_name = 'Quiet Oak Care' and status = 'pending' and address_zip = '78704' $$,
  'Quiet Oak Care (78704) asked not to be listed on %', 'but cannot publish it without a reason'
);
reset role;
delete from public.doctors where practice_name = 'Quiet Oak Care' and address_zip = '78704';
select tests.add_listing('Loud Maple');
select tests.act_as('admin');
select alike(
  tests.import(jsonb_build_object('decision', 'update', 'target', tests.listing('Loud Maple'))),
  'rejected: “Quiet Oak Care” (78704) asked not to be listed. %', 'an update gives no other listing its NPI'
);
select is(tests.import('{"removal_override": "They asked to return"}'), 'created: ', 'a row with a reason is added');

-- A physician
reset role;
select tests.add_listing('Shared Practice');
select tests.add_clinician('Shared Practice', 'Jane Roe'), tests.add_clinician('Shared Practice', 'John Doe');
insert into public.removal_requests (id, subject, practice_name, physician_name, address_city, address_state, address_zip, npi, requester_name, email, relation, status, confirmed_at)
values ('00000000-0000-4000-8000-0000000000c1', 'physician', 'Shared Practice', 'Jane Roe', 'Austin', 'TX', '78704', '1003000126', 'Jane', 'jane@oak.test', 'physician', 'open', now());
select tests.act_as('admin');
select lives_ok(
  $$ select public.decide_removal('00000000-0000-4000-8000-0000000000c1', true, null, array[tests.listing('Shared Practice')]) $$, 'an admin approves the request of a physician'
);
select is((select status::text from public.doctors where id = tests.listing('Shared Practice')), 'published', 'the practice stays listed');
select results_eq($$ select name from public.clinicians where doctor_id = tests.listing('Shared Practice') $$, array['John Doe'], 'without the physician');
select throws_ok(
  $$ select tests.save_clinicians(tests.listing('Shared Practice'), '[{"name": "John Doe"}, {"name": "J. Roe", "npi": "1003000126"}]') $$, 'PT409', null,
  'the physician cannot be added there again'
);

-- Declining
reset role;
insert into public.removal_requests (id, subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation, status, confirmed_at)
values ('00000000-0000-4000-8000-0000000000d1', 'practice', 'Other', 'Austin', 'TX', '78704', 'Dan', 'dan@oak.test', 'owner', 'open', now());
select tests.act_as('admin');
select lives_ok($$ select public.decide_removal('00000000-0000-4000-8000-0000000000d1', false, 'Not your practice') $$, 'an admin declines a request');
reset role;
select is(tests.mails('removal declined'), 1, 'and the requester is emailed');

-- From one network
select tests.act_as('stranger');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true);
select lives_ok(tests.ask(jsonb_build_object('email', 'n' || n || '@network.test'))) from generate_series(1, 5) as n;
select throws_ok(tests.ask(jsonb_build_object('email', 'more@network.test')), 'PT429', null, 'one network sends five removal requests a minute, whatever the email addresses');
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.9"}', true);
select lives_ok(tests.ask(jsonb_build_object('email', 'more@network.test')), 'another network still sends removal requests');
select set_config('request.headers', '', true);

select * from finish();
rollback;
