-- Announcing that a practice will close: permissions, display, requests, successors, undoing, and the day itself.
begin;
-- The day at the practices in these tests, which is not always the day in UTC.
set local time zone 'America/Chicago';
select plan(61);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner']) as actor;
select tests.add_listing('Second Door', owner => 'doctor');
update public.doctors set accepting_new_patients = true where id = tests.listing('Owned Oak Medicine');

create function tests.announce(days integer, successor text default null, instructions text default null) returns text language sql as $$
  select format(
    'select public.announce_closing(tests.listing(%L), current_date + %s, tests.listing(%L), false, %L)',
    'Owned Oak Medicine', days, successor, instructions
  );
$$;

select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Owned Oak Medicine'));
insert into public.practice_requests (id, doctor_id, kind) values (md5('open')::uuid, tests.listing('Owned Oak Medicine'), 'membership');
select tests.act_as('another patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Owned Oak Medicine'));
reset role;
delete from private.outbox;
delete from public.notifications;

-- Who can announce what
select tests.act_as('visitor');
select throws_ok(tests.announce(30), '42501', null, 'a visitor cannot announce a closing');
select tests.act_as('patient');
select throws_ok(tests.announce(30), '42501', null, 'a member cannot announce the closing of a practice of others');
select throws_ok($$ update public.doctors set closes_on = current_date where id = tests.listing('Owned Oak Medicine') $$, '42501', null, 'a member cannot write the closing day');
select tests.act_as('owner');
select throws_ok($$ update public.doctors set closes_on = current_date where id = tests.listing('Owned Oak Medicine') $$, '42501', null, 'an owner cannot write the closing day directly');
select throws_ok(tests.announce(-1), '23514', null, 'a closing cannot be announced for a past day');
select throws_ok(tests.announce(370), '23514', null, 'a closing cannot be announced more than a year ahead');
select throws_ok($$ select public.announce_closing(tests.listing('Owned Oak Medicine'), null) $$, '23514', null, 'a closing cannot be announced without a day');
select throws_ok(tests.announce(30, null, repeat('x', 501)), '23514', null, 'a text of more than 500 characters is refused');
select throws_ok(tests.announce(30, 'Owned Oak Medicine'), '23514', null, 'a closing practice cannot be its own successor');
select throws_ok(tests.announce(30, 'Hidden Creek Health'), '23514', null, 'an unpublished listing cannot be the successor');
select throws_ok(tests.announce(30, 'Open Door Direct Care'), '23514', null, 'a practice without an owner cannot be the successor');
select is((select closes_on from public.doctors where id = tests.listing('Owned Oak Medicine')), null, 'a refused announcement changes nothing');
select lives_ok(tests.announce(30, 'Second Door', 'Ask us for your records.'), 'an owner can announce a closing');
select throws_ok(tests.announce(60), 'PT409', null, 'a closing cannot be announced twice');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, 'PT409', null, 'an announced closing must be undone before closing earlier');

-- What others see
select tests.act_as('visitor');
select results_eq(
  $$ select closes_on, status::text, accepting_new_patients from public.doctors where id = tests.listing('Owned Oak Medicine') $$,
  $$ values (current_date + 30, 'published', false) $$, 'a closing practice stays public, and accepts no new patients'
);
select results_eq(
  $$ select practice_name, closed_on, successor, instructions, asked_successor from public.get_closing(tests.listing('Owned Oak Medicine')) $$,
  $$ values ('Owned Oak Medicine', current_date + 30, null::uuid, 'Ask us for your records.', null::text) $$,
  'visitors see the day and what members should do, but no successor that has not agreed'
);
select is_empty($$ select closing from public.get_closing(tests.listing('Second Door')) as closing $$, 'the successor is not closing');
select tests.act_as('another patient');
select throws_ok($$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership') $$, '42501', null, 'a closing practice takes no new requests');
select results_eq($$ select kind::text, detail from public.notifications $$, $$ values ('listing', 'closing') $$, 'members who saved the practice are notified');
select tests.act_as('patient');
select results_eq(
  $$ select kind::text, detail, note from public.notifications $$,
  $$ values ('request', 'closing', jsonb_build_object('practice_name', 'Owned Oak Medicine', 'closed_on', current_date + 30)::text) $$,
  'members with an open request are notified once'
);
select is((select status::text from public.practice_requests where id = md5('open')::uuid), 'sent', 'an open request stays open');
select is_empty($$ select * from public.list_successor_proposals() $$, 'other members do not see proposals');
select throws_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), false) $$, 'PT409', null, 'other members cannot decline a proposal');
select throws_ok($$ select public.cancel_closing(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'other members cannot undo an announcement');
reset role;
select results_eq(
  $$ select private.get_member_email_facts(outbox) ->> 'closes_on', private.get_email_skip_reason(outbox) from private.outbox where kind = 'request closing' $$,
  $$ values ((current_date + 30)::text, null::text) $$, 'the email about a closing has its day'
);

-- The successor declines, then accepts
select tests.act_as('doctor');
select results_eq($$ select closing, closed_on, successor_name from public.list_successor_proposals() $$,
  $$ values (tests.listing('Owned Oak Medicine'), current_date + 30, 'Second Door') $$, 'the owner of the successor sees the proposal');
select throws_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), null) $$, 'PT409', null, 'a proposal cannot be left without an answer');
select lives_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), false) $$, 'the owner of the successor can decline');
select is_empty($$ select * from public.list_successor_proposals() $$, 'a declined proposal is gone');
select tests.act_as('owner');
select is((select detail from public.notifications where user_id = tests.id('owner') order by updated_at desc limit 1), 'successor declined', 'the owner of the closing practice is notified that it was declined');
select is((select asked_successor from public.get_closing(tests.listing('Owned Oak Medicine'))), null, 'a practice that declined is not shown to the owner as asked');

-- Undoing
select lives_ok($$ select public.cancel_closing(tests.listing('Owned Oak Medicine')) $$, 'an owner can undo an announcement');
select throws_ok($$ select public.cancel_closing(tests.listing('Owned Oak Medicine')) $$, 'PT409', null, 'an announcement cannot be undone twice');
select results_eq(
  $$ select closes_on, accepting_new_patients from public.doctors where id = tests.listing('Owned Oak Medicine') $$, $$ values (null::date, true) $$,
  'undoing restores whether the practice accepts patients'
);
select is_empty($$ select * from public.get_closing(tests.listing('Owned Oak Medicine')) $$, 'a practice that stays open shows no closing');
reset role;
select set_config('request.jwt.claims', '', true);
select is_empty($$ select from public.notifications where detail = 'staying' $$, 'members are not notified again within three days');
update private.closing_notices set sent_at = now() - interval '3 days';
select private.close_due_listings();
select ok(
  exists (select from public.notifications where user_id = tests.id('patient') and kind = 'request' and detail = 'staying'),
  'members who were notified learn from the daily job that the practice stays'
);
select is(private.get_email_skip_reason(outbox), 'It is no longer closing', 'an outdated email about a closing is not sent') from private.outbox where kind = 'request closing';
select is(private.get_email_skip_reason(outbox), 'Already answered or withdrawn', 'an outdated email about a proposal is not sent') from private.outbox where kind = 'listing successor';

-- It ends when the listing leaves the directory or changes owners
select tests.act_as('owner');
select lives_ok(tests.announce(30, 'Second Door'), 'an owner can announce a closing again');
select public.withdraw_listing(tests.listing('Owned Oak Medicine'));
select is((select closes_on from public.doctors where id = tests.listing('Owned Oak Medicine')), null, 'withdrawing the listing ends the announcement');
select tests.act_as('visitor');
select is_empty($$ select * from public.get_closing(tests.listing('Owned Oak Medicine')) $$, 'a withdrawn listing does not look closed');
select tests.act_as('doctor');
select is_empty($$ select * from public.list_successor_proposals() $$, 'withdrawing the listing ends the proposal');
reset role;
update public.doctors set status = 'pending' where id = tests.listing('Owned Oak Medicine');
update public.doctors set status = 'published', accepting_new_patients = null where id = tests.listing('Owned Oak Medicine');

-- The day
select tests.act_as('patient');
insert into public.practice_requests (id, doctor_id, kind) values (md5('last')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select tests.act_as('owner');
select lives_ok(tests.announce(1, 'Second Door', 'Ask us for your records.'), 'an owner can announce a closing for tomorrow');
select tests.act_as('doctor');
select lives_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), true) $$, 'the owner of the successor can accept');
select tests.act_as('visitor');
select is((select successor_name from public.get_closing(tests.listing('Owned Oak Medicine'))), 'Second Door', 'visitors see a successor that has agreed');
select throws_ok($$ select private.close_due_listings() $$, '42501', null, 'a visitor cannot run the daily job');
reset role;
select set_config('request.jwt.claims', '', true);
select private.close_due_listings();
select is((select status::text from public.doctors where id = tests.listing('Owned Oak Medicine')), 'published', 'the daily job leaves a practice open before its day');
update public.doctors set closes_on = current_date where id = tests.listing('Owned Oak Medicine');
select private.run_due_tasks();
select results_eq(
  $$ select status::text, closes_on from public.doctors where id = tests.listing('Owned Oak Medicine') $$, $$ values ('withdrawn', null::date) $$,
  'the worker closes a practice on its day'
);
select results_eq(
  $$ select practice_name, closed_on, successor_name, instructions from public.get_closing(tests.listing('Owned Oak Medicine')) $$,
  $$ values ('Owned Oak Medicine', current_date + 1, 'Second Door', 'Ask us for your records.') $$, 'the closed practice shows the day, the text, and the successor'
);
select is((select status::text from public.practice_requests where id = md5('last')::uuid), 'ended', 'open requests end on the day');
select ok(exists (
  select from public.notifications where user_id = tests.id('another patient') and detail = 'closed' and note::jsonb ->> 'successor_name' = 'Second Door'
), 'members who saved the practice learn where to go');
select is((select distinct private.get_member_email_facts(outbox) ->> 'successor' from private.outbox where kind = 'request ended'), 'Second Door', 'the email about an ended request says where to go');
select private.close_due_listings();
select is((select count(*)::int from public.notifications where user_id = tests.id('another patient') and detail = 'closed'), 1, 'a second run of the daily job changes nothing');

-- What one announcement after the other sends, and what the text can contain
select tests.add_listing('Loud Lake', owner => 'doctor');
insert into public.saved_listings (member_id, doctor_id) values (tests.id('patient'), tests.listing('Loud Lake'));
delete from public.notifications;
select tests.act_as('doctor');
select public.announce_closing(
  tests.listing('Loud Lake'), current_date + 10, null, false, E'Ask us\u0007 for\u202e your records.\r\nThen say \u200bgoodbye.\u0085'
);
select is(
  (select instructions from public.get_closing(tests.listing('Loud Lake'))), E'Ask us for your records.\nThen say goodbye.',
  'the text keeps its line breaks, and no control, direction-changing, or invisible characters'
);
select public.cancel_closing(tests.listing('Loud Lake')), public.announce_closing(tests.listing('Loud Lake'), current_date + 10 + round)
from generate_series(1, 4) as round;
reset role;
select results_eq($$ select detail, count(*)::int from public.notifications group by 1 $$, $$ values ('closing', 1) $$,
  'announcing and undoing a closing five times notifies members once');
update private.closing_notices set sent_at = now() - interval '3 days' where doctor_id = tests.listing('Loud Lake');
select set_config('request.jwt.claims', '', true);
select private.close_due_listings();
select is(
  (select note::jsonb ->> 'closed_on' from public.notifications order by note desc limit 1), (current_date + 14)::text,
  'the daily job notifies members of the latest day'
);
delete from private.rate_limit_events where user_id = tests.id('doctor');
select tests.act_as('doctor');
select public.cancel_closing(tests.listing('Loud Lake')), public.close_listing(tests.listing('Loud Lake'), current_date, null, false, 'Send money to me.');
select tests.act_as('admin');
select public.revoke_ownership(tests.listing('Loud Lake'), tests.current_version(tests.listing('Loud Lake')), 'Not their practice');
select tests.act_as('visitor');
select results_eq(
  $$ select practice_name, instructions from public.get_closing(tests.listing('Loud Lake')) $$, $$ values ('Loud Lake', null::text) $$,
  'the text of an owner who was revoked is not shown'
);
reset role;

-- A practice of the same owner
select tests.add_listing(name, owner => 'owner') from unnest(array['First Branch', 'Other Branch']) as name;
select tests.act_as('owner');
select public.announce_closing(tests.listing('First Branch'), current_date + 10, tests.listing('Other Branch'));
select tests.act_as('visitor');
select is((select successor_name from public.get_closing(tests.listing('First Branch'))), 'Other Branch', 'another practice of the same owner needs no answer');
select tests.act_as('owner');
select public.cancel_closing(tests.listing('First Branch')), public.announce_closing(tests.listing('First Branch'), current_date + 10);
select public.cancel_closing(tests.listing('First Branch'));
select throws_ok($$ select public.announce_closing(tests.listing('First Branch'), current_date + 10) $$, 'PT429', null, 'closings are limited to five a day');

select * from finish();
rollback;
