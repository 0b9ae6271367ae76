-- One case has one outcome: later decisions, the appeals and reports that they settle, and who is notified.
begin;
select plan(26);
select tests.create_fixtures();
select tests.sign_up('second admin', '{"full_name":"Sam Second"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');
create function tests.latest_notes(actor text, wanted text) returns setof text
language sql security definer as $$
  select concat_ws(': ', event, note) from public.notifications
  where user_id = tests.id(actor) and event::text like wanted || '%' order by 1
$$;

create function tests.appeal_id(words text) returns uuid
language sql security definer as $$ select id from public.appeals where message = words $$;

-- A post that was hidden automatically, appealed, and then removed by an admin.
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'Call me at home');
select private.record_event('post_hidden', 'posts', md5('post')::uuid, 'Reported', actor => null);
update public.posts set hidden_at = now(), hidden_reason = 'Reported', version = 2 where id = md5('post')::uuid;
select tests.act_as('patient');
select public.submit_appeal('posts', md5('post')::uuid, 'It is my own number');
select tests.act_as('admin');
select public.moderate_post(md5('post')::uuid, 'remove', 'An advertisement', 2);
reset role;
select is(
  (select (removed_at is not null)::text from public.posts where id = md5('post')::uuid),
  'true', 'a post can be removed while its author appeals'
);

-- An appeal never reverses a later decision, even if that one left it open.
update public.appeals set status = 'open', reason = null, decided_by = null, decided_at = null,
  decision_id = (select id from public.moderation_log where event = 'post_hidden')
where message = 'It is my own number';
select tests.act_as('second admin');
select is(
  (select is_in_force from public.list_open_appeals() where message = 'It is my own number'),
  false, 'an earlier decision is no longer in force after a later one'
);
select lives_ok(
  $$ select public.decide_appeal(tests.appeal_id('It is my own number'), true, 'Fine', 3) $$,
  'an appeal against an earlier decision can be approved'
);
select is(
  (select (removed_at is not null)::text from public.posts where id = md5('post')::uuid),
  'true', 'which does not reverse the later decision'
);

-- A member who was suspended twice
select public.suspend_member(tests.id('another patient'), 'Spam', now() + interval '1 day');
select tests.act_as('another patient');
select public.submit_appeal('profiles', tests.id('another patient'), 'The first time');
reset role;
update private.suspensions set ends_at = now() - interval '1 minute' where user_id = tests.id('another patient');
select private.end_due_suspensions();
select tests.act_as('admin');
select public.suspend_member(tests.id('another patient'), 'Spam again');
select is(
  (select status::text from public.appeals where message = 'The first time'),
  'declined', 'an appeal against a suspension that ended does not end the next one'
);

-- Reporters hear of the second outcome.
reset role;
insert into public.posts (id, user_id, content)
values (md5('fair')::uuid, tests.id('patient'), 'They charged me twice');
select tests.act_as('owner');
insert into public.reports (post_id, reason) values (md5('fair')::uuid, 'spam');
select tests.act_as('admin');
select public.moderate_post(md5('fair')::uuid, 'remove', 'Looks like spam', 1);
select tests.act_as('patient');
select public.submit_appeal('posts', md5('fair')::uuid, 'It is true');
select tests.act_as('second admin');
select public.decide_appeal(tests.appeal_id('It is true'), true, 'A fair review', 2);
select results_eq(
  $$ select * from tests.latest_notes('owner', 'report') $$,
  $$ values ('report_dismissed: A fair review'), ('report_upheld: Looks like spam') $$,
  'a reporter who heard that a post was removed hears that it is back'
);
reset role;
select is(
  (select outcome::text from public.reports where post_id = md5('fair')::uuid),
  'dismissed', 'the reversed decision no longer counts as an upheld report'
);
select tests.act_as('admin');
select public.moderate_post(md5('fair')::uuid, 'remove', 'It names a patient', 3);
select results_eq(
  $$ select * from tests.latest_notes('owner', 'report') where latest_notes like '%patient' $$,
  $$ values ('report_upheld: It names a patient') $$,
  'a reporter who heard that a post was kept hears that it was removed'
);
reset role;
update public.posts set content = 'A text about something else entirely', version = 5 where id = md5('fair')::uuid;
select tests.act_as('admin');
select public.moderate_post(md5('fair')::uuid, 'keep', 'Fine now', 5);
select is(
  (select outcome::text from public.reports where post_id = md5('fair')::uuid),
  'upheld', 'a decision about another text leaves the outcome of earlier reports'
);

-- Listings: taking one down closes every report about it, and restoring it notifies their authors.
select tests.act_as('owner');
insert into public.reports (id, doctor_id, reason)
values (md5('report 1')::uuid, tests.listing('Open Door Direct Care'), 'closed');
reset role;
insert into public.reports (id, reporter_id, doctor_id, reason)
values (md5('report 2')::uuid, tests.id('doctor'), tests.listing('Open Door Direct Care'), 'closed');
select tests.act_as('admin');
select lives_ok(
  $$ select public.take_down_reported_listing(
      md5('report 1')::uuid, 'It has closed', tests.version('Open Door Direct Care')
    ) $$,
  'an admin takes a reported listing down'
);
select is(
  (
    select string_agg(concat_ws(' ', status, outcome, resolution), ', ') from public.reports
    where doctor_id = tests.listing('Open Door Direct Care')
  ),
  'closed upheld It has closed, closed upheld It has closed', 'taking a listing down closes every report about it'
);
select throws_ok(
  $$ select public.take_down_reported_listing(
      md5('report 2')::uuid, 'It has closed', tests.version('Open Door Direct Care')
    ) $$,
  'PT409', null, 'a closed report cannot take a listing down'
);
select lives_ok(
  $$ select public.restore_listing(tests.listing('Open Door Direct Care'), tests.version('Open Door Direct Care')) $$,
  'the listing is restored'
);
select results_eq(
  $$ select * from tests.latest_notes('doctor', 'report') $$,
  $$ values ('report_closed: It has closed'), ('report_closed: {"code": "listing_restored"}') $$,
  'a reporter who heard that a listing was taken down hears that it is back'
);

-- Members: a suspension closes the open reports about them, and a granted appeal changes their outcome.
reset role;
insert into public.reports (id, reporter_id, profile_id, reason) values
  (md5('report 3')::uuid, tests.id('owner'), tests.id('patient'), 'impersonation'),
    (md5('report 4')::uuid, tests.id('owner'), tests.id('doctor'), 'spam');
select tests.act_as('admin');
select public.suspend_member(tests.id('patient'), 'Uses a stolen name');
select is(
  (select (status, outcome)::text from public.reports where id = md5('report 3')::uuid),
  '(closed,upheld)', 'suspending a member closes the open reports about them'
);
select is(
  (select status::text from public.reports where id = md5('report 4')::uuid),
  'open', 'reports about other members stay open'
);
select results_eq(
  $$ select * from tests.latest_notes('owner', 'report') where latest_notes like '%member%' $$,
  $$ values ('report_closed: {"code": "member_suspended"}') $$,
  'the reporter hears that the member was suspended, without the reason'
);
select tests.act_as('patient');
select public.submit_appeal('profiles', tests.id('patient'), 'It is my name');
select tests.act_as('second admin');
select public.decide_appeal(tests.appeal_id('It is my name'), true, 'Confirmed');
select is(
  (select outcome::text from public.reports where id = md5('report 3')::uuid),
  'dismissed', 'a granted appeal against a suspension dismisses the reports that it had upheld'
);
select is(
  (
    select count(*)::int from tests.latest_notes('owner', 'report')
    where latest_notes = 'report_closed: {"code": "suspension_reversed"}'
  ),
  1, 'the reporter hears of it'
);

-- An appeal about a post that its author deletes
reset role;
insert into public.posts (id, user_id, content) values (md5('gone')::uuid, tests.id('patient'), 'Buy this');
select tests.act_as('admin');
select public.moderate_post(md5('gone')::uuid, 'remove', 'An advertisement', 1);
select tests.act_as('patient');
select public.submit_appeal('posts', md5('gone')::uuid, 'A joke');
select public.delete_post(md5('gone')::uuid);
select tests.act_as('second admin');
select public.decide_appeal(tests.appeal_id('A joke'), true, 'A joke indeed', 3);
select ok(
  exists (select from tests.latest_notes('patient', 'appeal') where latest_notes = 'appeal_moot: A joke indeed'),
  'an approved appeal about a deleted post does not say that it is visible again'
);
reset role;
select is(
  (select post_id from public.notifications where note = 'A joke indeed' and event = 'appeal_moot'),
  null, 'and does not link to the post'
);

-- Corrections of one field
reset role;
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value) values
  (md5('c1')::uuid, tests.listing('Open Door Direct Care'), tests.id('patient'), 'phone', '(512) 222-0100'),
  (md5('c2')::uuid, tests.listing('Open Door Direct Care'), tests.id('doctor'), 'phone', '512-222-0100'),
  (md5('c3')::uuid, tests.listing('Open Door Direct Care'), tests.id('owner'), 'phone', '(512) 222-0199'),
  (md5('c4')::uuid, tests.listing('Open Door Direct Care'), tests.id('owner'), 'website', 'https://x.test'),
  (md5('c5')::uuid, tests.listing('Open Door Direct Care'), tests.id('owner'), 'hours', 'Open on Fridays'),
  (md5('c6')::uuid, tests.listing('Open Door Direct Care'), tests.id('patient'), 'hours', 'Closed on Mondays');
select tests.act_as('admin');
select public.decide_correction(md5('c1')::uuid, true, 'Thank you');
select public.decide_correction(md5('c5')::uuid, true);
select results_eq(
  $$ select status::text, decision_note from public.listing_corrections
    where doctor_id = tests.listing('Open Door Direct Care') order by field, proposed_value, id = md5('c2')::uuid $$,
  $$ values
      ('open', null), ('accepted', null), ('accepted', 'Thank you'), ('accepted', 'Thank you'),
      ('declined', '{"code" : "other_value_accepted", "value" : "+15122220100"}'), ('open', null) $$,
  'accepting a correction decides the others of its field: the same value is accepted, another one declined'
);
select results_eq(
  $$ select * from tests.latest_notes('owner', 'correction') where latest_notes like 'correction_declined%' $$,
  $$ values ('correction_declined: {"code" : "other_value_accepted", "value" : "+15122220100"}') $$,
  'the author of another value is notified'
);
reset role;
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value) values
  (md5('c7')::uuid, tests.listing('Open Door Direct Care'), tests.id('patient'), 'website', 'https://x.test'),
  (md5('c8')::uuid, tests.listing('Open Door Direct Care'), tests.id('admin'), 'credentials', 'MD'),
  (md5('c9')::uuid, tests.listing('Open Door Direct Care'), tests.id('patient'), 'credentials', 'DO');
select tests.act_as('admin');
select public.decide_correction(md5('c4')::uuid, false, 'Not theirs');
select is(
  (select (status, decision_note)::text from public.listing_corrections where id = md5('c7')::uuid),
  '(declined,"Not theirs")', 'declining a correction declines others of the same value'
);
select throws_ok(
  $$ select public.decide_correction(md5('c9')::uuid, true) $$,
  '42501', null, 'an admin cannot decide their own correction by accepting or declining another of the same field'
);
insert into public.reports (doctor_id, reason) values (tests.listing('Owned Oak Medicine'), 'closed');
select throws_ok(
  $$ select public.take_down_listing(tests.listing('Owned Oak Medicine'), tests.version('Owned Oak Medicine'), 'x') $$,
  '42501', null, 'an admin cannot take down a listing that they reported'
);
select * from finish();
rollback;
