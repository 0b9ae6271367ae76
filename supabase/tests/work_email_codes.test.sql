-- Verification of a work address: requests, attempts, limits, and disputes.
begin;
select plan(79);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin']) as actor;
update public.profiles set created_at = now() - interval '1 month';
delete from private.outbox;

create function tests.set_evidence(name text, address text) returns void language sql as $$
  update public.claim_evidence set full_name = 'Dora Doctor', role_at_practice = 'Owner', work_email = address
  where doctor_id = tests.listing(name) and claimant = auth.uid();
$$;
create function tests.request_code(name text default 'Open Door Direct Care') returns void language sql as $$
  select public.request_work_email_code(tests.listing(name));
$$;
create function tests.enter(code text, name text default 'Open Door Direct Care') returns integer language sql as $$
  select public.verify_work_email(tests.listing(name), code);
$$;
create function tests.state(name text default 'Open Door Direct Care') returns text language sql as $$
  select status from public.get_work_email_code_status(tests.listing(name));
$$;
create function tests.proven(name text default 'Open Door Direct Care', actor text default 'doctor') returns boolean
language sql security definer as $$
  select work_email_proven_at is not null from public.claim_evidence
  where doctor_id = tests.listing(name) and claimant = tests.id(actor);
$$;
create function tests.send() returns text language sql as $$ select facts ->> 'code' from tests.send_email() $$;
create function tests.wrong(code text) returns text
language sql immutable as $$ select lpad(((code::integer + 1) % 1000000)::text, 6, '0') $$;
create function tests.later(span interval) returns void language sql security definer as $$
  update private.work_email_codes set requested_at = requested_at - span, made_at = made_at - span;
$$;

-- Privileges
select tests.act_as('visitor');
select throws_ok('select tests.request_code()', '42501', null, 'a visitor cannot request a code');
select throws_ok($$ select tests.enter('000000') $$, '42501', null, 'a visitor cannot enter a code');
select throws_ok('select tests.state()', '42501', null, 'a visitor cannot read the status of a code');

-- Permissions
select tests.act_as('doctor');
select tests.claim('Open Door Direct Care');
select throws_ok(
  'select tests.request_code()', '23514',
  'Save your full name and your work email first', 'a code requires a saved name and work email'
);
select tests.set_evidence('Open Door Direct Care', 'Dora@Clinic.Example');
select tests.act_as('another patient');
select throws_ok(
  'select tests.request_code()', 'PT409',
  'You have no open claim on this listing', 'a member without a claim cannot request a code'
);
select throws_ok(
  $$ select tests.enter('000000') $$,
  'PT409', 'You have no open claim on this listing', 'a member without a claim cannot enter a code'
);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('doctor'), 'Spam');
select tests.act_as('doctor');
select throws_ok('select tests.request_code()', '42501', null, 'a suspended claimant cannot request a code');
select throws_ok($$ select tests.enter('000000') $$, '42501', null, 'a suspended claimant cannot enter a code');
reset role;
delete from private.suspensions;

-- The mail
select tests.act_as('doctor');
select lives_ok('select tests.request_code()', 'a claimant can request a code');
select is(tests.state(), 'waiting', 'a requested code is waiting to be sent');
select throws_ok(
  $$ select tests.enter('000000') $$, 'PT409', 'There is no current code', 'a code cannot be entered before it is sent'
);
select throws_ok(
  'select tests.request_code()', 'PT429',
  'A code was requested less than a minute ago', 'a second code within a minute is refused'
);
reset role;
insert into public.notification_preferences (member_id, muted_email_topics)
values (tests.id('doctor'), '{requests,practice,alerts,community}');
select tests.store('first mail', to_jsonb(mail)::text) from tests.send_email() as mail;
select tests.store('first code', tests.stored('first mail')::jsonb #>> '{facts,code}');
select matches(tests.stored('first code'), '^[0-9]{6}$', 'a code is emailed regardless of preferences');
select results_eq(
  $$ select address, event::text, topic::text, facts - 'code' - 'refusal'
    from jsonb_populate_record(null::private.leased_email, tests.stored('first mail')::jsonb) $$,
  $$ values (
      'dora@clinic.example', 'work_email_code', null::text, jsonb_build_object(
        'listing', tests.listing('Open Door Direct Care'), 'practice', 'Open Door Direct Care', 'person', 'Dora Doctor'
      )
    ) $$,
  'the email goes to the work address with the claimant and the practice'
);
select is_empty($$
  select from private.work_email_codes
  where to_jsonb(work_email_codes)::text like '%' || tests.stored('first code') || '%'
  union all select from private.outbox where to_jsonb(outbox)::text like '%' || tests.stored('first code') || '%'
$$, 'a code is stored in no table');
select tests.act_as('doctor');
select is_empty($$
  select where public.export_my_data()::text like '%' || tests.stored('first code') || '%'
    or exists (select from public.notifications where note like '%' || tests.stored('first code') || '%')
$$, 'a code is not in exports or notifications');
select is(
  (public.export_my_data() -> 'mails' -> 0 ->> 'event'),
  'work_email_code', 'an export includes the fact that a code was sent'
);

-- Wrong codes
select is(tests.state(), 'sent', 'a sent code can be entered');
select throws_ok(
  $$ select tests.enter('12345') $$, '22023', 'A code has six digits', 'a code with five digits is refused'
);
select throws_ok($$ select tests.enter(null) $$, '22023', null, 'a missing code is refused');
select results_eq(
  $$ select tests.enter(tests.wrong(tests.stored('first code'))) from generate_series(1, 5) $$,
  array[4, 3, 2, 1, 0], 'five wrong attempts are counted down'
);
select throws_ok(
  $$ select tests.enter(tests.stored('first code')) $$,
  'PT409', null, 'the right code is refused after five wrong attempts'
);
select is_empty($$
  select from generate_series(1, 20)
  where tests.refusal(format('select tests.enter(%L)', tests.stored('first code'))) not like 'PT409%'
$$, 'further attempts are refused');
select is(tests.state(), 'locked', 'the status shows that the attempts are used up');
select is(tests.proven(), false, 'wrong attempts do not verify the address');

-- The right one
select tests.later('2 minutes');
select lives_ok('select tests.request_code()', 'a claimant can request another code');
reset role;
select tests.store('second code', tests.send());
select tests.act_as('patient');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select tests.set_evidence('Open Door Direct Care', 'dora@clinic.example');
select throws_ok(
  $$ select tests.enter(tests.stored('second code')) $$,
  'PT409', null, 'a competing claimant cannot enter another claimant''s code'
);
select is(tests.proven('Open Door Direct Care', 'patient'), false, 'a competing claimant''s address is not verified');
select tests.act_as('doctor');
select tests.later('31 minutes');
select is(tests.state(), 'expired', 'a code expires after 30 minutes');
select throws_ok($$ select tests.enter(tests.stored('second code')) $$, 'PT409', null, 'an expired code is refused');
select tests.later('-31 minutes');
select is(tests.enter(tests.stored('second code')), null, 'the right code is accepted');
select is(tests.proven(), true, 'the right code verifies the address');
select is(tests.enter(tests.stored('second code')), null, 'entering the right code again is accepted');
select throws_ok(
  'select tests.request_code()', 'PT409',
  'Your work email is already verified', 'a code for a verified address is refused'
);
select throws_ok(
  $$ update public.claim_evidence set work_email_proven_at = now() $$,
  '42501', null, 'a claimant cannot set the verification date'
);
select tests.act_as('admin');
select results_eq(
  $$ select claimant from public.claim_evidence where work_email_proven_at is not null $$,
  $$ values (tests.id('doctor')) $$, 'an admin can read which claimant is verified'
);
select tests.act_as('another patient');
select is_empty(
  'select work_email_proven_at from public.claim_evidence', 'another member cannot read the verification'
);
select tests.act_as('doctor');
update public.claim_evidence set work_phone = '512 555 0100', work_email = 'DORA@clinic.example'
where claimant = auth.uid();
select is(tests.proven(), true, 'other changes to the evidence keep the verification');
select tests.set_evidence('Open Door Direct Care', 'other@clinic.example');
select is(tests.proven(), false, 'another address removes the verification');
select throws_ok(
  $$ select tests.enter(tests.stored('second code')) $$,
  'PT409', null, 'an old code does not verify the earlier address again'
);

-- A mail that is better not sent
select tests.later('2 minutes');
select tests.request_code();
select tests.set_evidence('Open Door Direct Care', 'third@clinic.example');
reset role;
select is(tests.send(), null, 'a code is not emailed to an address that was changed');
select results_eq(
  $$ select last_error from private.outbox where given_up_at is not null $$,
  array['The claim has another address now'], 'an email skipped for a changed address records the reason'
);
select tests.act_as('doctor');
select tests.later('2 minutes');
select tests.request_code();
reset role;
select private.suppress_email('Third@clinic.example', 'It came back');
select is(tests.send(), null, 'a code is not emailed to a bounced address');
select tests.act_as('doctor');
select is(tests.state(), 'undelivered', 'the status shows that the code was undeliverable');
select tests.later('2 minutes');
select throws_ok(
  'select tests.request_code()', 'PT409', 'Email to this address bounces', 'a code for a bounced address is refused'
);

-- A mail that is tried again
select tests.set_evidence('Open Door Direct Care', 'fourth@clinic.example');
select tests.request_code();
reset role;
select tests.store('first attempt', facts ->> 'code') from private.lease_email('5 minutes');
update private.outbox set due_at = now() where sent_at is null and given_up_at is null;
select tests.send();
select tests.act_as('doctor');
select is(tests.enter(tests.stored('first attempt')), null, 'the codes of all attempts to send an email are accepted');

-- Limits
reset role;
delete from private.work_email_codes;
delete from private.rate_limit_events;
insert into private.work_email_codes (address, requested_at)
select 'full@clinic.example', now() - interval '2 minutes' * n from generate_series(1, 5) as n;
select tests.act_as('doctor');
select tests.set_evidence('Open Door Direct Care', 'full@clinic.example');
select throws_ok('select tests.request_code()', 'PT429', 'Five codes can be requested per address and day',
  'a sixth code to one address within a day is refused');
reset role;
insert into private.work_email_codes (address, requested_at)
select n || '@clinic.example', now() - interval '2 minutes' from generate_series(1, 25) as n;
insert into private.work_email_codes (address, requested_at)
select n || '@gmail.com', now() - interval '2 minutes' from generate_series(1, 40) as n;
select tests.act_as('doctor');
select tests.set_evidence('Open Door Direct Care', 'free@clinic.example');
select throws_ok('select tests.request_code()', 'PT429', null, 'a 31st code to one domain within a day is refused');
select tests.set_evidence('Open Door Direct Care', 'free@gmail.com');
select lives_ok('select tests.request_code()', 'a shared email domain has no limit');
reset role;
insert into private.rate_limit_events (user_id, action)
select tests.id('doctor'), 'verification codes' from generate_series(1, 9);
select tests.act_as('doctor');
select tests.later('2 minutes');
select throws_ok(
  'select tests.request_code()', 'PT429', 'The limit of 10 verification codes is reached; try again in 1440 minutes',
  'an eleventh code for one member within a day is refused'
);

-- "This was not me"
reset role;
delete from private.work_email_codes;
delete from private.rate_limit_events;
delete from private.outbox;
delete from public.notifications;
select tests.act_as('doctor');
select tests.set_evidence('Open Door Direct Care', 'victim@clinic.example');
select tests.request_code();
reset role;
-- The function that answers links has no session.
select set_config('request.jwt.claims', '', true);
select isnt(tests.send(), null, 'a code is emailed for a claim by somebody else');
select is(private.dispute_claim(gen_random_uuid()), null, 'disputing with an unknown code does nothing');
select is(
  (select private.dispute_claim(id) from private.work_email_codes),
  'ended', 'the recipient of a code can dispute the claim'
);
select results_eq($$ select status::text, reason from public.claim_evidence where claimant = tests.id('doctor') $$,
  $$ values ('rejected', '{"code": "claim_disputed"}') $$, 'a disputed claim is rejected with the reason');
select is(
  (
    select claimant from public.claim_evidence
    where doctor_id = tests.listing('Open Door Direct Care') and status = 'pending'
  ),
  tests.id('patient'), 'the competing claimant becomes the claimant after a dispute'
);
select results_eq(
  $$ select user_id, event::text from public.notifications
    where user_id in (tests.id('admin'), tests.id('doctor')) order by event::text $$,
  $$ values (tests.id('admin'), 'claim_disputed'), (tests.id('doctor'), 'claim_rejected') $$,
  'admins and the claimant are notified of a dispute'
);
select results_eq(
  $$ select event::text, actor from public.moderation_log where event = 'claim_disputed' $$,
  $$ values ('claim_disputed', null::uuid) $$, 'the moderation log records a dispute'
);
select is(
  (select private.dispute_claim(id) from private.work_email_codes), 'ended', 'disputing again returns the same result'
);
select is(
  (select count(*)::int from public.notifications where user_id = tests.id('admin')),
  1, 'admins are notified of a dispute once'
);

-- Disputes of a competing and of an approved claim
select tests.act_as('patient');
select tests.later('2 minutes');
select tests.set_evidence('Open Door Direct Care', 'owner@clinic.example');
select tests.request_code();
select tests.act_as('doctor');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select throws_ok(
  'select tests.request_code()', 'PT409', 'The recipient at this address has said that they did not make this claim',
  'a claimant cannot request a code for an address that disputed the claim'
);
reset role;
select set_config('request.jwt.claims', '', true);
update public.claim_evidence set work_email_proven_at = now() where claimant = tests.id('patient');
select private.transition_listing(tests.listing('Open Door Direct Care'), 'approve claim', 'administrator');
select is(
  (select private.dispute_claim(id) from private.work_email_codes where address = 'owner@clinic.example'),
  'reported', 'a dispute does not remove an approved owner'
);
select results_eq(
  $$ select status::text, work_email_proven_at from public.claim_evidence where claimant = tests.id('patient') $$,
  $$ values ('approved', null::timestamptz) $$, 'a dispute removes the verification of an approved claim'
);
select alike(
  (select note from public.notifications where event = 'claim_disputed' order by note desc limit 1),
  '%"was_approved": true%', 'admins are notified of a dispute about an owner'
);

select tests.act_as('patient');
select tests.set_evidence('Open Door Direct Care', 'elsewhere@clinic.example');
select is(
  (select work_email from public.claim_evidence where claimant = tests.id('patient')),
  'owner@clinic.example', 'the evidence of an approved claim keeps its address'
);
reset role;
update private.work_email_codes set refused_at = null, requested_at = requested_at - interval '1 day';
delete from private.outbox;
select tests.act_as('patient');
select lives_ok('select tests.request_code()', 'an owner can request a code after a dispute');
reset role;
select tests.store('late code', tests.send());
select tests.act_as('patient');
select is(tests.enter(tests.stored('late code')), null, 'an owner can enter a code after a dispute');
select ok(tests.proven(actor => 'patient'), 'an owner can verify an address after a dispute');
reset role;
select private.transition_listing(
  tests.listing('Open Door Direct Care'), 'reassign', 'administrator', 'Sold', person => tests.id('doctor')
);
update public.claim_evidence set work_email_proven_at = null where claimant = tests.id('patient');
select tests.act_as('patient');
select throws_ok('select tests.request_code()', 'PT409', null, 'a former owner cannot request a code');
reset role;
select set_config('request.jwt.claims', '', true);

-- A claim that is over when its address speaks up
delete from public.notifications;
update private.work_email_codes set refused_at = null where address = 'owner@clinic.example';
update public.claim_evidence set status = 'withdrawn' where claimant = tests.id('patient');
select is(
  (
    select private.dispute_claim(id) from private.work_email_codes
    where address = 'owner@clinic.example' order by requested_at limit 1
  ),
  'ended', 'disputing a withdrawn claim reports it as ended'
);
select is(
  (select count(*)::int from public.notifications where user_id = tests.id('admin') and event = 'claim_disputed'),
  1, 'admins are notified of a dispute about a withdrawn claim'
);

-- Deletion
delete from private.work_email_codes where refused_at is null;
delete from auth.users where id = tests.id('patient');
select results_eq(
  $$ select claimant from private.work_email_codes where address = 'owner@clinic.example' $$, $$ values (null::uuid) $$,
  'deleting an account keeps its codes without the account'
);
select is(
  (select private.dispute_claim(id) from private.work_email_codes where address = 'owner@clinic.example'),
  'deleted', 'disputing a deleted claim reports it as deleted'
);
update private.work_email_codes set requested_at = now() - interval '25 hours' where claimant is null;
select private.purge_outbox();
select is_empty(
  $$ select from private.work_email_codes where address = 'owner@clinic.example' $$,
  'codes of deleted accounts are deleted after a day'
);

-- An owner without evidence
reset role;
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by, user_id)
values (
  tests.listing('Added Myself'),
  'Added Myself', 'Austin', 'TX', '78704', 'pending', tests.id('doctor'), tests.id('doctor')
);
select private.transition_listing(tests.listing('Added Myself'), action, 'administrator')
from unnest(array['verify', 'approve claim']) as action;
delete from private.outbox;
select tests.act_as('doctor');
update public.claim_evidence set full_name = 'Dora Doctor', work_email = 'dora@added.example'
where doctor_id = tests.listing('Added Myself');
select lives_ok(
  $$ select tests.request_code('Added Myself') $$, 'an owner without evidence can add a work email and request a code'
);
reset role;
select tests.store('own code', tests.send());
select tests.act_as('doctor');
select is(tests.enter(tests.stored('own code'), 'Added Myself'), null, 'an owner without evidence can enter the code');
select ok(tests.proven('Added Myself'), 'the work email of an owner without evidence is verified');
update public.claim_evidence set work_email = 'other@added.example' where doctor_id = tests.listing('Added Myself');
select is(tests.proven('Added Myself'), false, 'another address of such an owner removes the verification');
select throws_ok(
  $$ update public.claim_evidence set npi = '1200000002' where doctor_id = tests.listing('Added Myself') $$,
  '42501', null, 'such an owner cannot add other evidence'
);
reset role;
update public.claim_evidence set role_at_practice = 'Owner' where doctor_id = tests.listing('Added Myself');
select tests.act_as('doctor');
update public.claim_evidence set work_email = 'third@added.example' where doctor_id = tests.listing('Added Myself');
select is(
  (select work_email from public.claim_evidence where doctor_id = tests.listing('Added Myself')),
  'other@added.example', 'an owner cannot change the evidence that an admin has compared'
);

select * from finish();
rollback;
