-- Requests and staff: access, answers, and the waitlist.
begin;
select plan(75);
select tests.create_fixtures();
select tests.add_staff(), tests.sign_up('former', '{"full_name":"Fay Former"}');
create function tests.request_of(actor text) returns uuid language sql security definer as $$
  select id from public.practice_requests where user_id = tests.id(actor) order by created_at desc limit 1;
$$;

select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');

-- Notifications
reset role;
select results_eq(
  $$ select person from unnest('{owner,manager,desk,doctor,former}'::text[]) as person
    where exists (select from public.notifications where user_id = tests.id(person) and event = 'request_received')
    order by person $$,
  $$ values ('desk'), ('manager'), ('owner') $$, 'only staff who can answer requests are notified');

-- Access
select tests.act_as('visitor');
select throws_ok('select * from public.practice_requests', '42501', null, 'a visitor cannot read requests');
select throws_ok('select * from public.request_steps', '42501', null, 'a visitor cannot read request steps');
select throws_ok(
  'select * from public.list_waitlist_positions()', '42501', null, 'a visitor cannot read waitlist positions'
);
select tests.act_as('doctor');
select is_empty('select 1 from public.practice_requests', 'the owner of another listing cannot read a request');
select is_empty(
  'select 1 from public.list_request_contacts()', 'the owner of another listing cannot read request contacts'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'seen') $$,
  '42501', null, 'the owner of another listing cannot answer a request'
);
select tests.act_as('former');
select is_empty('select 1 from public.practice_requests', 'a former staff member cannot read a request');
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'answered', 'Hello') $$,
  '42501', null, 'a former staff member cannot answer a request'
);
select tests.act_as('desk');
select results_eq(
  'select full_name, email from public.list_request_contacts()', $$ values ('Pat Patient', 'patient@cast.test') $$,
  'the front desk can read who sent a request'
);
select lives_ok(
  $$ select public.update_request(tests.request_of('patient'), 'seen') $$, 'the front desk can mark a request as seen'
);
select throws_ok(
  $$ insert into public.request_steps (request_id, status) values (tests.request_of('patient'), 'answered') $$,
  '42501', null, 'the front desk cannot insert a request step'
);
select tests.act_as('manager');
select results_eq(
  'select status::text, actor from public.request_steps', $$ values ('seen', tests.id('desk')) $$,
  'a manager can read who marked a request as seen'
);
select tests.act_as('owner');
select is((select count(*)::integer from public.request_steps), 1, 'the owner can read who marked a request as seen');
select tests.act_as('patient');
select is((select status::text from public.practice_requests), 'seen', 'the sender can read that a request was seen');
select is_empty('select 1 from public.request_steps', 'the sender cannot read who marked a request as seen');
select results_eq(
  $$ select event::text, note from public.notifications $$, $$ values ('request_seen', null::text) $$,
  'the sender is notified that a request was seen without further details'
);
select tests.act_as('another patient');
select is_empty('select 1 from public.request_steps', 'another member cannot read request steps');

-- Staff with requests of their own
select tests.act_as('desk');
select lives_ok(
  $$ insert into public.practice_requests (doctor_id, kind)
    values (tests.listing('Owned Oak Medicine'), 'appointment') $$,
  'a staff member can send a request to their practice'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('desk'), 'answered', 'Sure') $$,
  '42501', null, 'a staff member cannot answer their own request'
);
select tests.act_as('owner');
select lives_ok(
  $$ select public.update_request(tests.request_of('desk'), 'answered', 'Sure') $$,
  'the owner can answer a staff member''s request'
);
select tests.act_as('desk');
select is_empty(
  $$ select 1 from public.request_steps where status = 'answered' $$,
  'a staff member cannot read who answered their own request'
);

-- The waiting list
select tests.act_as('owner');
select lives_ok(
  $$ select public.update_request(tests.request_of('patient'), 'waiting', 'We call you') $$,
  'the owner can put a request on the waitlist'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'waiting') $$,
  'PT409', null, 'putting a request on the waitlist again fails with a conflict'
);
select tests.act_as('another patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('visit')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select throws_ok(
  $$ select public.update_request(tests.request_of('another patient'), 'waiting') $$,
  '42501', null, 'a member cannot put their own request on the waitlist'
);
select tests.act_as('desk');
select throws_like(
  $$ select public.update_request(md5('visit')::uuid, 'waiting') $$,
  'The waitlist is for memberships%', 'an appointment request cannot be put on the waitlist'
);
reset role;
update public.practice_requests set waiting_since = now() - interval '1 hour' where id = tests.request_of('patient');
select tests.act_as('desk');
select lives_ok(
  $$ select public.update_request(id, 'waiting') from public.practice_requests
    where user_id = tests.id('another patient') and kind = 'membership' $$,
  'the front desk can put a second request on the waitlist'
);
select results_eq(
  'select place from public.list_waitlist_positions() order by place', $$ values (1), (2) $$,
  'the practice can read the order of the waitlist'
);
select tests.act_as('another patient');
select results_eq(
  'select place from public.list_waitlist_positions()', $$ values (2) $$,
  'a member can read their own waitlist position'
);
select tests.act_as('doctor');
select is_empty(
  'select place from public.list_waitlist_positions()', 'the owner of another listing cannot read waitlist positions'
);
select tests.act_as('desk');
select throws_like(
  $$ select public.update_request(id, 'offered') from public.practice_requests
    where user_id = tests.id('another patient') and kind = 'membership' $$,
  'Another request is first on the waitlist%', 'a place cannot be offered to the second request on the waitlist'
);
select throws_like(
  $$ select public.update_request(md5('visit')::uuid, 'offered') $$,
  'Another request is first on the waitlist%', 'a place cannot be offered to a request that is not on the waitlist'
);
select lives_ok(
  $$ select public.update_request(tests.request_of('patient'), 'offered') $$,
  'a place can be offered to the first request on the waitlist'
);
select is(
  (select reply from public.practice_requests where id = tests.request_of('patient')),
  null, 'the answer that came with the waitlist ends with the offer of a place'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'offered') $$,
  'PT409', null, 'offering a place again fails with a conflict'
);
select tests.act_as('patient');
select results_eq(
  $$ select note from public.notifications where event = 'request_offered' $$, $$ values (null::text) $$,
  'the sender is notified of an offered place without the earlier note'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'offered') $$,
  '42501', null, 'a member cannot offer a place to themselves'
);
select is_empty(
  'select place from public.list_waitlist_positions()', 'a member with an offered place has no waitlist position'
);
select tests.act_as('another patient');
select results_eq(
  'select place from public.list_waitlist_positions()', $$ values (1) $$, 'the next request moves up the waitlist'
);
select throws_ok(
  $$ update public.practice_requests set waiting_since = now() - interval '1 year' $$,
  '42501', null, 'a member cannot change their waitlist date'
);
select lives_ok(
  $$ select public.update_request(id, 'withdrawn') from public.practice_requests where kind = 'membership' $$,
  'a member can withdraw a request on the waitlist'
);
select lives_ok(
  $$ select public.update_request(id, 'sent') from public.practice_requests where kind = 'membership' $$,
  'a member can reopen a request withdrawn from the waitlist'
);
select is_empty(
  'select place from public.list_waitlist_positions()', 'a reopened request has lost its waitlist position'
);

-- Back and forth
select tests.act_as('desk');
do $$ begin
  for n in 1..4 loop
    perform public.update_request(tests.request_of('patient'), 'waiting');
    perform public.update_request(tests.request_of('patient'), 'offered');
  end loop;
end $$;
select throws_like(
  $$ select public.update_request(tests.request_of('patient'), 'waiting') $$,
  'This request has gone back and forth five times%', 'a request can move between waitlist and offer at most five times'
);

-- After the answer
select tests.act_as('owner');
select public.update_request(tests.request_of('patient'), 'answered', 'Come on Monday');
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'answered', ' ') $$,
  'PT409', null, 'an answer without text does not replace an answer'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'declined') $$,
  'PT409', null, 'an answered request cannot be declined'
);
select lives_ok(
  $$ select public.update_request(tests.request_of('patient'), 'answered', 'Better on Tuesday') $$,
  'the owner can send another answer'
);
select tests.act_as('patient');
select results_eq(
  $$ select reply from public.practice_requests where id = tests.request_of('patient') $$,
  $$ values ('Better on Tuesday') $$, 'another answer replaces the first'
);
select results_eq(
  $$ select note from public.notifications where event = 'request_answered' order by note $$,
  $$ values ('Better on Tuesday'), ('Come on Monday') $$, 'the sender is notified of each answer'
);
select throws_ok(
  $$ select public.update_request(tests.request_of('patient'), 'joined') $$,
  '42501', null, 'the sender cannot mark a request as joined'
);
select throws_ok(
  $$ select public.log_request_call(tests.request_of('patient'), 'reached') $$,
  '42501', null, 'the sender cannot log a call'
);
select tests.act_as('desk');
select lives_ok(
  $$ select public.update_request(tests.request_of('patient'), 'joined') $$,
  'the front desk can mark an answered request as joined'
);
select lives_ok(
  $$ select public.log_request_call(tests.request_of('patient'), 'left_message') $$, 'the front desk can log a call'
);
select lives_ok(
  $$ select public.log_request_call(tests.request_of('patient'), 'reached') $$, 'the front desk can log a second call'
);
select results_eq(
  $$ select call::text, actor from public.request_steps
    where request_id = tests.request_of('patient') and call is not null order by id $$,
  $$ values ('left_message', tests.id('desk')), ('reached', tests.id('desk')) $$,
  'a call is logged with its outcome and the person'
);
select tests.act_as('patient');
select is(
  (select status::text from public.practice_requests where id = tests.request_of('patient')),
  'joined', 'the sender can read that they joined'
);
select is_empty(
  $$ select 1 from public.notifications where event::text like '%joined' $$,
  'the sender is not notified that they joined'
);
select is_empty('select 1 from public.request_steps', 'the sender cannot read calls');
select tests.act_as('doctor');
select throws_ok(
  $$ select public.log_request_call(tests.request_of('patient'), 'reached') $$,
  '42501', null, 'the owner of another listing cannot log a call'
);
select tests.act_as('owner');
do $$
  begin for n in 3..20 loop perform public.log_request_call(tests.request_of('patient'), 'no_answer'); end loop; end
$$;
select throws_ok(
  $$ select public.log_request_call(tests.request_of('patient'), 'no_answer') $$,
  'PT409', null, 'a request can have at most 20 calls'
);
select lives_ok(
  $$ select public.update_request(tests.request_of('patient'), 'answered', 'See you') $$,
  'a request that was marked as joined can be answered again'
);
reset role;
update public.practice_requests set status = 'seen', closed_at = null where id = tests.request_of('patient');

-- Removed and suspended staff, and withdrawn listings
reset role;
delete from public.practice_members where user_id = tests.id('manager');
select tests.act_as('manager');
select is_empty('select 1 from public.practice_requests', 'a removed staff member cannot read requests');
select is_empty('select 1 from public.list_request_contacts()', 'a removed staff member cannot read request contacts');
select is_empty('select 1 from public.request_steps', 'a removed staff member cannot read their own request steps');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('desk'), 'Spam');
select tests.act_as('desk');
select is_empty(
  $$ select 1 from public.practice_requests where user_id <> tests.id('desk') $$,
  'a suspended staff member cannot read requests'
);
reset role;
delete from private.suspensions;
select tests.enroll('desk');
select tests.act_as('desk');
select is_empty(
  'select 1 from public.practice_requests', 'a staff member with MFA cannot read requests before the second step'
);
select is_empty(
  'select 1 from public.request_steps', 'a staff member with MFA cannot read request steps before the second step'
);
select is_empty(
  'select 1 from public.list_waitlist_positions()',
  'a staff member with MFA cannot read waitlist positions before the second step'
);

-- Taken down and restored
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Owned Oak Medicine'), tests.current_version(tests.listing('Owned Oak Medicine')), 'For now'
);
select tests.act_as('another patient');
select results_eq(
  'select kind::text, status::text, practice_name from public.practice_requests order by kind',
  $$ values ('appointment', 'ended', 'Owned Oak Medicine'), ('membership', 'ended', 'Owned Oak Medicine') $$,
  'a member can read the name of a practice that was taken down in their requests'
);
select is_empty(
  'select 1 from public.doctors where practice_name = ''Owned Oak Medicine''',
  'a member cannot read the listing of a practice that was taken down'
);
select results_eq(
  $$ select distinct practice_name from public.notification_cards where event = 'request_ended' $$,
  $$ values ('Owned Oak Medicine') $$, 'a member can read its name in the notification that a request has ended'
);
select tests.act_as('admin');
select public.restore_listing(
  tests.listing('Owned Oak Medicine'), tests.current_version(tests.listing('Owned Oak Medicine'))
);
reset role;
select results_eq(
  $$ select user_id, kind::text, status::text from public.practice_requests where closed_at is null
    order by kind, status $$,
  $$ values (tests.id('another patient'), 'appointment', 'sent'), (tests.id('patient'), 'membership', 'offered'),
    (tests.id('another patient'), 'membership', 'waiting') $$,
  'requests are open again as they were when the listing is restored'
);
select tests.act_as('owner');
select lives_ok(
  $$ select public.withdraw_listing(tests.listing('Owned Oak Medicine')) $$,
  'an owner can withdraw a listing with open requests'
);
select is_empty('select 1 from public.practice_requests', 'the owner of a withdrawn listing cannot read requests');
select tests.act_as('patient');
select is((select status::text from public.practice_requests), 'ended', 'a request ends when its listing is withdrawn');

select * from finish();
rollback;
