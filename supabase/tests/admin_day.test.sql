-- The admin's day: what waits, failures, notes, and decisions about a member. Admins only.
begin;
select plan(41);
select tests.create_fixtures();
select tests.sign_up('second admin', '{"full_name":"Ben Ode"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');
create function tests.ago(days integer) returns timestamptz
language sql as $$ select now() - make_interval(days => days) $$;

create function tests.calls() returns setof text language sql as $$
  values
    ('select * from public.admin_list_waiting_cases()'),
    ('select * from public.admin_list_failures()'),
    ('select public.admin_retry_failures(''email'')'),
    ('select * from private.waiting_cases')
$$;

-- One case of each kind; the least risky ones wait longest. A claim that waits for two weeks is overdue.
insert into public.posts (id, user_id, content, hidden_at, hidden_reason, created_at) values
  (md5('hidden')::uuid, tests.id('patient'), 'Hidden words', tests.ago(1), '{"code": "reported_by_several"}',
    tests.ago(2)),
  (md5('removed')::uuid, tests.id('patient'), 'Removed words', tests.ago(1), 'Spam', tests.ago(2)),
  (md5('story')::uuid, tests.id('owner'), 'Words', null, null, tests.ago(9));
update public.posts set removed_at = hidden_at where id = md5('removed')::uuid;
update public.posts set unfeatured_at = tests.ago(9) where id = md5('story')::uuid;
insert into public.reports (id, reporter_id, doctor_id, reason, created_at)
values (md5('report')::uuid, tests.id('patient'), tests.listing('Owned Oak Medicine'), 'closed', tests.ago(3));
insert into public.removal_requests (
  id, subject, practice_name, address_city, address_state, address_zip, requester_name, email, relation, status,
  confirmed_at, created_at
)
values (
  md5('removal')::uuid, 'practice', 'Quiet Care', 'Austin', 'TX', '78704', 'Ada', 'ada@cast.test', 'owner', 'open',
  now(), tests.ago(2)
);
insert into public.claim_evidence (doctor_id, claimant, status, created_at) values
  (tests.listing('Open Door Direct Care'), tests.id('doctor'), 'competing', tests.ago(14)),
  (tests.listing('Open Door Direct Care'), tests.id('another patient'), 'competing', tests.ago(4));
insert into public.contact_messages (id, name, email, subject, message, created_at)
values (md5('message')::uuid, 'Ada', 'ada@cast.test', 'Fees', 'Hello', tests.ago(6));
insert into public.listing_changes (id, doctor_id, author, proposed, created_at)
values (
  md5('change')::uuid, tests.listing('Owned Oak Medicine'), tests.id('owner'),
  '{"practice_name": "Owned Elm", "address_city": "Waco"}', tests.ago(8)
);
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value, created_at)
values (
  md5('correction')::uuid, tests.listing('Open Door Direct Care'), tests.id('patient'), 'phone', '(512) 222-0100',
  tests.ago(10)
);
update public.doctors set created_at = tests.ago(24) where practice_name = 'Hidden Creek Health';
insert into public.moderation_log (actor, event, target_table, target_id, subject, at)
values (tests.id('admin'), 'post_removed', 'posts', md5('removed')::uuid, 'Pat Patient', tests.ago(1));
insert into public.appeals (id, decision_id, appellant_id, message, created_at)
select md5('appeal')::uuid, id, tests.id('patient'), 'It is not', now() from public.moderation_log
where event = 'post_removed';

insert into public.contact_messages (id, name, email, subject, message, created_at)
values (md5('new message')::uuid, 'Ada', 'ada@cast.test', 'Fees', 'Hello', now() - interval '47 hours');
insert into public.reports (id, reporter_id, profile_id, reason, created_at)
select gen_random_uuid(), null, tests.id('patient'), 'spam', now() - interval '1 hour' from generate_series(1, 3);
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value, created_at) values
  (md5('same field')::uuid, tests.listing('Open Door Direct Care'), tests.id('doctor'), 'phone', '(512) 222-0101',
    tests.ago(1));

select tests.act_as('admin');
select results_eq(
  $$ select queue, case when due < now() then 'overdue' else 'in time' end from public.admin_list_waiting_cases() $$,
  $$ values
    ('listings', 'overdue'), ('claims', 'overdue'), ('corrections', 'overdue'), ('messages', 'overdue'),
    ('changes', 'overdue'), ('reports', 'overdue'), ('reports', 'overdue'), ('reports', 'in time'),
    ('messages', 'in time'), ('appeals', 'in time'), ('reports', 'in time'), ('reports', 'in time'),
    ('reports', 'in time'), ('removals', 'in time') $$,
  'everything that waits is in the order in which it is due: a claim of two weeks and a message whose answer was '
  'promised by now come before new reports'
);
select is(
  (select since from public.admin_list_waiting_cases() where queue = 'listings'),
  tests.ago(24), 'a case says since when it waits'
);
select is(
  (select due from public.admin_list_waiting_cases() where queue = 'listings'),
  tests.ago(19), 'a new listing is due after three business days and a weekend, as its submitter reads'
);
select results_eq(
  $$ select next.id
    from public.admin_list_waiting_cases(page_size => 3) as one
    cross join lateral public.admin_list_waiting_cases(one.due, one.id, 1) as next $$,
  $$ select id from public.admin_list_waiting_cases(page_size => 4) offset 1 $$,
  'the next page starts after the given case'
);
select is(
  (select max(total) from public.admin_list_waiting_cases(page_size => 1)),
  (select count(*)::integer from public.admin_list_waiting_cases(page_size => 100)), 'the first page says how many wait'
);
select results_eq(
  $$ select (jsonb_each_text(to_jsonb(counts))).value::bigint from public.admin_count_queues() as counts order by 1 $$,
  $$ select count(*) from public.admin_list_waiting_cases() group by queue order by 1 $$,
  'the counts of the queues are those of the listed cases'
);
reset role;
update public.posts set hidden_at = null, hidden_reason = null where id = md5('hidden')::uuid;
update public.doctors set status = 'rejected', status_reason = 'No' where practice_name = 'Hidden Creek Health';
select tests.act_as('admin');
select is_empty(
  $$ select from public.admin_list_waiting_cases() where id = md5('hidden')::uuid or queue = 'listings' $$,
  'a decided case is not listed'
);

-- Failures
reset role;
delete from private.outbox;
delete from private.npi_records;
insert into private.outbox (recipient, event, dedupe_key, due_at, attempts, last_error, given_up_at, created_at) values
  (tests.id('patient'), 'weekly_digest', 'retried', now() + interval '1 hour', 3, 'Refused', null, tests.ago(1)),
  (tests.id('patient'), 'weekly_digest', 'with a worker', now() + interval '1 minute', 3, 'Refused', null,
    tests.ago(2)),
  (tests.id('patient'), 'post_commented', 'given up', tests.ago(2), 7, 'No mailbox', tests.ago(2), tests.ago(3)),
  (tests.id('patient'), 'post_commented', 'skipped', tests.ago(2), 0, 'Unsubscribed', tests.ago(2), tests.ago(3)),
  (tests.id('patient'), 'post_commented', 'old', tests.ago(9), 7, 'No mailbox', tests.ago(8), tests.ago(9));
insert into private.npi_records (npi, failure, attempts, due_at)
values ('1234567893', 'Timeout', 4, now() + interval '1 hour');
select tests.act_as('admin');
select results_eq(
  $$ select * from public.admin_list_failures() $$, $$ values ('email', 'weekly_digest', 2, tests.ago(2), 'Refused'), (
      'email', 'post_commented', 1, tests.ago(3), 'No mailbox'
    ), ('npi', '1234567893', 4, null::timestamptz, 'Timeout') $$,
  'failures are listed by type of email and by NPI, with since when and why'
);
select is(public.admin_retry_failures('email'), 2, 'failed emails of the last week can be retried');
select is(public.admin_retry_failures('npi'), 1, 'failed lookups can be retried');
select matches(
  tests.refusal($$ select public.admin_retry_failures('all') $$),
  '^22023 .* invalid_input$', 'only email and lookups can be retried'
);
reset role;
select results_eq(
  $$ select dedupe_key from private.outbox where due_at = now() and given_up_at is null order by 1 $$,
  array['given up', 'retried'],
  'an email that a worker may be sending, one that was skipped, and an old one are not sent again'
);
select is((select due_at from private.npi_records where npi = '1234567893'), now(), 'a retried lookup is due now');

-- Notes
select tests.act_as('admin');
insert into public.case_notes (id, case_id, body)
values (md5('note')::uuid, md5('report')::uuid, 'I called them'), (md5('about')::uuid, tests.id('patient'), 'Friendly');
select matches(
  tests.refusal($$ insert into public.case_notes (case_id, body) values (gen_random_uuid(), ' ') $$),
  '^23514 ', 'a note needs text'
);
select matches(
  tests.refusal($$ insert into public.case_notes (case_id, body) values (gen_random_uuid(), repeat('x', 1001)) $$),
  '^23514 ', 'a note has at most 1,000 characters'
);
select matches(
  tests.refusal(
    $$ insert into public.case_notes (case_id, body, author)
      values (gen_random_uuid(), 'x', tests.id('second admin')) $$
  ),
  '^42501 ', 'an admin cannot write a note as another admin'
);
select matches(tests.refusal($$ update public.case_notes set body = 'x' $$), '^42501 ', 'notes cannot be edited');
select tests.act_as('second admin');
select results_eq(
  $$ select body, author from public.list_case_notes(array[md5('report')::uuid]) $$,
  $$ values ('I called them', tests.id('admin')) $$,
  'another admin reads the note, its author, and no notes on other cases'
);
select matches(tests.refusal($$ delete from public.case_notes $$), '^42501 ', 'notes cannot be deleted');
select tests.act_as('patient');
select is_empty($$ select * from public.case_notes $$, 'a member cannot read notes, not even those about them');
select is_empty($$ select * from public.list_case_notes(array[tests.id('patient')]) $$, 'a member cannot list notes');
select matches(
  tests.refusal($$ insert into public.case_notes (case_id, body) values (tests.id('patient'), 'x') $$),
  '^42501 ', 'a member cannot write notes'
);
select matches(tests.refusal($$ delete from public.case_notes $$), '^42501 ', 'a member cannot delete notes');
select tests.act_as('visitor');
select throws_ok($$ select * from public.case_notes $$, '42501', null, 'a visitor cannot read notes');
select throws_ok(
  $$ select * from public.list_case_notes(array[tests.id('patient')]) $$, '42501', null, 'a visitor cannot list notes'
);
select throws_ok(
  $$ insert into public.case_notes (case_id, body) values (tests.id('patient'), 'x') $$,
  '42501', null, 'a visitor cannot write notes'
);
reset role;
select tests.enroll('second admin');
select tests.act_as('second admin');
select is_empty($$ select * from public.case_notes $$, 'an admin cannot read notes before the second step');
select tests.act_as('second admin', 'aal2');
select isnt_empty($$ select * from public.case_notes $$, 'an admin can read notes after the second step');

select tests.act_as('admin');

-- Decisions about a member
select results_eq(
  $$ select event::text from public.list_decisions_about_member(tests.id('patient')) $$,
  array['post_removed'], 'decisions about what a member wrote are listed'
);
select is_empty(
  $$ select * from public.list_decisions_about_member(tests.id('doctor')) $$, 'decisions about others are not'
);

select tests.act_as('doctor');
select is_empty(
  $$ select * from public.list_decisions_about_member(tests.id('patient')) $$, 'a member cannot list decisions'
);

-- Only admins
select tests.act_as('patient');
select throws_ok(call, '42501', null, 'a member cannot ' || call) from tests.calls() as call;
select tests.act_as('visitor');
select throws_ok(call, '42501', null, 'a visitor cannot ' || call) from tests.calls() as call;

-- Deleting a case deletes its notes.
reset role;
delete from auth.users where id = tests.id('patient');
select is_empty(
  $$ select from public.case_notes where case_id = tests.id('patient') $$,
  'notes about a member are deleted with the account'
);
insert into public.case_notes (case_id, body) values
  (gen_random_uuid(), 'The case was deleted'), (tests.id('owner'), 'The member is still here');
select private.run_due_tasks();
select set_eq(
  $$ select case_id from public.case_notes $$, array[md5('report')::uuid, tests.id('owner')],
  'notes are purged after their case was deleted'
);
select * from finish();
rollback;
