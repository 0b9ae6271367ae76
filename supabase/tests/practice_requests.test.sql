begin;
select plan(80);
select tests.create_fixtures();
create function tests.ask(details text) returns text language sql as $$
  select 'insert into public.practice_requests (doctor_id, kind, ' || split_part(details, ' = ', 1)
    || format(') values (tests.listing(%L), ''membership'', ', 'Owned Oak Medicine') || split_part(details, ' = ', 2)
      || ')';
$$;
create function tests.set_accepting(is_accepting boolean) returns void language sql as $$
  update public.doctors set accepting_new_patients = is_accepting where id = tests.listing('Owned Oak Medicine')
$$;
create function tests.request_for_waitlist(of_kind public.request_kind) returns boolean language sql as $$
  insert into public.practice_requests (doctor_id, kind, user_id)
  values (tests.listing('Owned Oak Medicine'), of_kind, tests.id('patient')) returning for_waitlist
$$;
create function tests.accepts(name text) returns boolean language sql as $$
  select doctors.accepts_requests from public.doctors where id = tests.listing(name)
$$;
create function tests.request_of() returns uuid
language sql security definer as $$ select id from public.practice_requests order by created_at desc limit 1 $$;

select tests.act_as('visitor');
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind)
    values (tests.listing('Owned Oak Medicine'), 'membership') $$,
  '42501', null, 'a visitor cannot send a request'
);
select tests.act_as('patient');
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind)
    values (tests.listing('Open Door Direct Care'), 'membership') $$,
  '42501', null, 'a request to an unclaimed listing is refused'
);
select lives_ok(
  $$ insert into public.practice_requests (doctor_id, kind, plan)
    values (tests.listing('Owned Oak Medicine'), 'membership', 'Adult') $$,
  'a member can request a membership'
);
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind)
    values (tests.listing('Owned Oak Medicine'), 'membership') $$,
  '23505', null, 'a second open request to the same practice is refused'
);
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind, user_id)
    values (tests.listing('Owned Oak Medicine'), 'appointment', tests.id('another patient')) $$,
  '42501', null, 'a member cannot send a request on behalf of another'
);
select throws_ok(
  $$ update public.practice_requests set status = 'answered' $$,
  '42501', null, 'a member cannot update the status directly'
);
select throws_ok(
  $$ select public.update_request(id, 'answered') from public.practice_requests $$,
  '42501', null, 'a member cannot answer their own request'
);
select is_empty($$ select 1 from public.list_request_contacts() $$, 'a member cannot read request contacts');

select tests.act_as('another patient');
select is_empty($$ select 1 from public.practice_requests $$, 'another member cannot read a request');
select tests.act_as('admin');
select is_empty($$ select 1 from public.practice_requests $$, 'an admin cannot read a request');
select tests.act_as('doctor');
select is_empty(
  $$ select 1 from public.list_request_contacts() $$, 'the owner of another listing cannot read request contacts'
);

select tests.act_as('owner');
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind)
    values (tests.listing('Owned Oak Medicine'), 'membership') $$,
  '42501', null, 'an owner cannot send a request to their own practice'
);
select results_eq(
  $$ select full_name, email from public.list_request_contacts() $$, $$ values ('Pat Patient', 'patient@cast.test') $$,
  'the owner can read who sent a request'
);
select lives_ok(
  $$ select public.update_request(id, 'seen') from public.practice_requests $$, 'the owner can mark a request as seen'
);
select throws_ok(
  $$ select public.update_request(id, 'withdrawn') from public.practice_requests $$,
  '42501', null, 'the owner cannot withdraw a request'
);
select lives_ok(
  $$ select public.update_request(id, 'answered', 'Welcome! Call us.') from public.practice_requests $$,
  'the owner can answer a request'
);
select throws_ok(
  $$ select public.update_request(id, 'declined') from public.practice_requests $$,
  'PT409', null, 'an answered request cannot be declined'
);

select tests.act_as('patient');
select is(
  (select status || ': ' || reply from public.practice_requests),
  'answered: Welcome! Call us.', 'the member can read the reply'
);
select throws_ok(
  $$ select public.update_request(id, 'withdrawn') from public.practice_requests $$,
  'PT409', null, 'an answered request cannot be withdrawn'
);

reset role;
update public.practice_requests set closed_at = now() - interval '91 days';
select tests.act_as('patient');
select is_empty($$ select 1 from public.practice_requests $$, 'a closed request is hidden after 90 days');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'appointment');
reset role;
select is(
  (select count(*)::int from public.practice_requests), 1, 'a request closed 90 days ago is deleted by the next one'
);

-- Who it is for, contact, and start date
select tests.act_as('patient');
select throws_ok(tests.ask($$ages = '{34,121}'$$), '23514', null, 'an age above 120 is refused');
select throws_ok(tests.ask($$ages = '{-1}'$$), '23514', null, 'a negative age is refused');
select throws_ok(tests.ask($$ages = '{34,null}'$$), '23514', null, 'a missing age is refused');
select throws_ok(
  tests.ask($$ages = '{1,1,1,1,1,1,1,1,1,1,1,1,1}'$$), '23514', null, 'a household of 13 people is refused'
);
select throws_ok(
  tests.ask($$requested_for = 'neighbor'$$), '22P02', null, 'a request for an unknown kind of person is refused'
);
select throws_ok(
  tests.ask($$contact_method = 'phone'$$), '23514', null, 'a request to be called without a phone number is refused'
);
select throws_ok(tests.ask($$contact_method = 'pigeon'$$), '22P02', null, 'an unknown way of contact is refused');
select throws_ok(tests.ask($$phone = '12345'$$), '23514', null, 'an invalid phone number is refused');
select throws_ok(tests.ask($$phone = repeat('5', 5000)$$), '23514', null, 'an oversized phone number is refused');
select throws_ok(
  tests.ask($$preferred_times = repeat('x', 301)$$), '23514', null, 'preferred times over 300 characters are refused'
);
select throws_ok(tests.ask($$starts_on = current_date - 2$$), '23514', null, 'a start date in the past is refused');
select throws_ok(
  tests.ask($$starts_on = current_date + 370$$), '23514', null, 'a start date more than a year ahead is refused'
);
select lives_ok($$
  insert into public.practice_requests (
    id, doctor_id, kind, requested_for, ages, starts_on, contact_method, phone, preferred_times
  )
  values (
    md5('whole')::uuid, tests.listing('Owned Oak Medicine'), 'membership', 'household', '{34,36,4}', current_date + 30,
    'text', '(512) 555-0142', 'Mornings'
  )
$$, 'a member can say who a request is for, when it starts, and how to answer');
select is(
  (select phone from public.practice_requests where id = md5('whole')::uuid),
  '+15125550142', 'the phone number is stored in one format'
);
select ok(
  jsonb_path_exists(public.export_my_data(), '$.requests[*] ? (@.phone == "+15125550142" && @.ages[2] == 4)'),
  'the data export contains the details of a request'
);
select throws_ok(
  $$ update public.practice_requests set phone = null $$, '42501', null, 'a member cannot change a sent request'
);
select tests.act_as('another patient');
select is_empty(
  $$ select ages, phone from public.practice_requests $$, 'another member cannot read the details of a request'
);
select throws_ok(
  $$ select public.update_request(md5('whole')::uuid, 'withdrawn') $$,
  '42501', null, 'another member cannot withdraw a request'
);
select tests.act_as('owner');
select results_eq(
  $$ select requested_for::text, ages, phone, contact_method::text from public.practice_requests
    where id = md5('whole')::uuid $$,
  $$ values ('household', '{34,36,4}'::smallint[], '+15125550142', 'text') $$,
  'the practice can read the details of a request'
);
select throws_ok(
  $$ update public.practice_requests set phone = '+15125550143' $$,
  '42501', null, 'the practice cannot change the details of a request'
);
reset role;
update public.practice_requests set closed_at = now() - interval '91 days' where id = md5('whole')::uuid;
select tests.act_as('owner');
select is_empty(
  $$ select phone from public.practice_requests where id = md5('whole')::uuid $$,
  'the details of a closed request are hidden after 90 days'
);
reset role;
delete from public.practice_requests where id = md5('whole')::uuid;

-- Questions
select tests.act_as('patient');
select throws_ok(
  tests.ask($$questions = '{my knee hurts}'$$), '22P02', null, 'a question that is not on the list is refused'
);
select throws_ok(tests.ask($$questions = '{included,null}'$$), '23514', null, 'a missing question is refused');
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'question') $$,
  '23514', null, 'a request to ask without a question is refused'
);
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind, questions, plan)
    values (tests.listing('Owned Oak Medicine'), 'question', '{start}', 'My knee hurts') $$,
  '23514', null, 'a question with a plan, which is free text, is refused'
);
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind, questions)
    values (tests.listing('Open Door Direct Care'), 'question', '{start}') $$,
  '42501', null, 'a question to an unclaimed listing is refused'
);
select throws_ok(
  tests.ask($$for_waitlist = true$$), '42501', null, 'a member cannot say that a request is for the waitlist'
);
select lives_ok($$
  insert into public.practice_requests (doctor_id, kind, questions)
  values (tests.listing('Owned Oak Medicine'), 'question', '{start,included,start,start,start,start,start,start}')
$$, 'a member can ask questions from the list');
select is(
  (select questions::text from public.practice_requests where kind = 'question'),
  '{included,start}', 'repeated questions are stored once'
);
select lives_ok(
  $$ insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'meeting') $$,
  'a member can ask for a meet-and-greet'
);
select throws_ok(
  $$ update public.practice_requests set questions = '{hsa}' $$,
  '42501', null, 'a member cannot change the questions of a sent request'
);
select tests.act_as('another patient');
select is_empty(
  $$ select questions from public.practice_requests $$, 'another member cannot read the questions of a request'
);
select tests.act_as('owner');
select is(
  (select questions::text from public.practice_requests where kind = 'question'),
  '{included,start}', 'the practice can read the questions of a request'
);
select throws_ok(
  $$ select public.update_request(id, 'waiting') from public.practice_requests where kind = 'question' $$,
  '23514', null, 'a question cannot be put on the waitlist'
);
select throws_ok(
  $$ select public.update_request(id, 'waiting') from public.practice_requests where kind = 'meeting' $$,
  '23514', null, 'neither can a meet-and-greet'
);
reset role;
delete from public.practice_requests where kind in ('question', 'meeting');

-- Withdrawn by mistake
select tests.act_as('patient');
select lives_ok($$ select public.update_request(tests.request_of(), 'withdrawn') $$, 'a member can withdraw a request');
select tests.act_as('owner');
select is_empty($$ select 1 from public.practice_requests $$, 'the practice cannot read a withdrawn request');
select is_empty(
  $$ select 1 from public.list_request_contacts() $$, 'the practice cannot read the contact of a withdrawn request'
);
select throws_ok(
  $$ select public.update_request(tests.request_of(), 'sent') $$,
  '42501', null, 'the practice cannot reopen a withdrawn request'
);
select tests.act_as('another patient');
select throws_ok(
  $$ select public.update_request(tests.request_of(), 'sent') $$,
  '42501', null, 'another member cannot reopen a withdrawn request'
);
select tests.act_as('patient');
select lives_ok(
  $$ select public.update_request(tests.request_of(), 'sent') $$, 'the sender can reopen a withdrawn request'
);
select is((select closed_at from public.practice_requests), null, 'a reopened request has no closing date');
select throws_ok(
  $$ select public.update_request(tests.request_of(), 'sent') $$, 'PT409', null, 'an open request cannot be reopened'
);
select tests.act_as('owner');
select isnt_empty(
  $$ select 1 from public.list_request_contacts() $$, 'the practice can read the contact of a reopened request'
);
select tests.act_as('patient');
select public.update_request(tests.request_of(), 'withdrawn');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('anew')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select throws_like(
  $$ select public.update_request(id, 'sent') from public.practice_requests where status = 'withdrawn' $$,
  'You have already sent this practice%', 'a withdrawn request cannot be reopened when a newer one is open'
);
select public.update_request(md5('anew')::uuid, 'withdrawn');
reset role;
delete from public.practice_requests where id <> md5('anew')::uuid;
update public.practice_requests set closed_at = now() - interval '11 minutes';
select tests.act_as('patient');
select throws_like(
  $$ select public.update_request(tests.request_of(), 'sent') $$,
  'It is too late%', 'a withdrawn request cannot be reopened after ten minutes'
);
reset role;
update public.practice_requests set closed_at = now(),
  created_at = (
    select owned_since - interval '1 minute' from public.doctors where id = tests.listing('Owned Oak Medicine')
  );
select tests.act_as('patient');
select throws_like(
  $$ select public.update_request(tests.request_of(), 'sent') $$,
  'This practice does not accept%', 'a withdrawn request cannot be reopened when the practice has a new owner'
);
reset role;
update public.practice_requests set created_at = now();
select is(
  (select status from public.practice_requests), 'withdrawn', 'a request that cannot be reopened stays withdrawn'
);
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok(
  $$ select public.update_request(tests.request_of(), 'sent') $$,
  '42501', null, 'a suspended member cannot reopen a request'
);

-- Requests for the waitlist
reset role;
delete from private.suspensions;
delete from public.practice_requests;
select tests.set_accepting(null);
select is(
  tests.request_for_waitlist('membership'), false, 'a request to a practice that may have room is not for the waitlist'
);
delete from public.practice_requests;
select tests.set_accepting(false);
select is(
  tests.request_for_waitlist('membership'), true, 'a membership request to a full practice is for the waitlist'
);
select is(
  tests.request_for_waitlist('appointment'), false, 'an appointment request to a full practice is not for the waitlist'
);
select throws_ok(
  $$ update public.practice_requests set for_waitlist = true where kind = 'appointment' $$,
  '23514', null, 'only a membership request can be for the waitlist'
);
delete from public.practice_requests;
select tests.set_accepting(true);

-- Which listings can be answered
select tests.act_as('visitor');
select is(tests.accepts('Owned Oak Medicine'), true, 'a visitor sees that an owned practice can answer');
select is(
  tests.accepts('Open Door Direct Care'), false, 'a visitor sees that an unclaimed listing has nobody to answer'
);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('owner'), 'Spam');
select is(tests.accepts('Owned Oak Medicine'), false, 'a practice whose only owner is suspended cannot answer');
delete from private.suspensions;
update public.doctors set closes_on = current_date + 30 where id = tests.listing('Owned Oak Medicine');
select is(tests.accepts('Owned Oak Medicine'), false, 'a practice that is about to close cannot answer');
update public.doctors set closes_on = null where id = tests.listing('Owned Oak Medicine');
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select is(tests.accepts('Owned Oak Medicine'), false, 'a withdrawn listing cannot be answered');
update public.doctors set status = 'published' where id = tests.listing('Owned Oak Medicine');
select is(tests.accepts('Owned Oak Medicine'), true, 'a practice with an owner can answer again');

select * from finish();
rollback;
