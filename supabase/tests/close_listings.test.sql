-- Closing a practice, today or on an announced day: permissions, display, notifications, the suggested practice,
-- canceling, and relisting.
begin;
-- The day at the practices in these tests, which is not always the day in UTC.
set local time zone 'America/Chicago';
select plan(60);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner']) as actor;
select tests.add_listing('Second Door', owner => 'doctor'), tests.add_listing('Far West Care', owner => 'owner'),
  tests.add_listing('Sixth Branch', owner => 'owner');
update public.doctors set accepting_new_patients = true where id = tests.oak();

create function tests.close(days integer, suggested text default null, instructions text default null) returns text
language sql as $$
  select format(
    'select public.close_listing(tests.oak(), current_date + %s, %L, tests.listing(%L))', days, instructions, suggested
  );
$$;

select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.oak());
insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'membership');
select tests.act_as('another patient');
insert into public.saved_listings (doctor_id) values (tests.oak());
reset role;
delete from private.outbox;
delete from public.notifications;

-- Who can close what, and when
select tests.act_as('visitor');
select throws_ok(tests.close(0), '42501', null, 'a visitor cannot close a practice');
select is_empty('select * from public.get_closing(tests.oak())', 'an open practice has no closing');
select throws_ok('select private.close_due_listings()', '42501', null, 'a visitor cannot run the daily job');
select tests.act_as('doctor');
select throws_ok(
  tests.close(0), '42501', 'This listing is not yours', 'the owner of another listing cannot close a practice'
);
select throws_ok(tests.close(30), '42501', null, 'the owner of another listing cannot announce a closing');
select throws_ok(
  $$ select public.close_listing(tests.listing('Open Door Direct Care'), current_date) $$,
  '42501', null, 'a member cannot close an unowned listing'
);
select throws_ok('select * from private.listing_closings', '42501', null, 'a member cannot read the table of closings');
select tests.act_as('owner');
select throws_ok(
  'update public.doctors set closes_on = current_date where id = tests.oak()', '42501', null,
  'an owner cannot write the closing day directly'
);
select throws_ok(tests.close(days), '23514', null, format('a closing %s days ahead is refused', days))
from unnest('{-366,368}'::integer[]) as days;
select throws_ok('select public.close_listing(tests.oak(), null)', '23514', null, 'a closing without a day is refused');
select throws_ok(
  tests.close(30, null, repeat('x', 501)), '23514', null, 'a text of more than 500 characters is refused'
);
select throws_ok(tests.close(30, 'Owned Oak Medicine'), '23514', null, 'a practice cannot suggest itself');
select throws_ok(tests.close(30, 'Hidden Creek Health'), '23514', null, 'an unpublished listing cannot be suggested');
select is((select closes_on from public.doctors where id = tests.oak()), null, 'a refused closing changes nothing');

-- The announcement
select lives_ok(
  tests.close(30, 'Second Door', E'Ask us for \u200byour\u202e records.\r\nUse this form.'),
  'an owner can announce a closing'
);
select throws_ok(tests.close(60), 'PT409', null, 'a closing cannot be announced twice');
select throws_ok(tests.close(0), 'PT409', null, 'an announced closing must be canceled before closing earlier');
select tests.act_as('visitor');
select results_eq(
  'select closes_on, status::text, accepting_new_patients from public.doctors where id = tests.oak()',
  $$ values (current_date + 30, 'published', false) $$, 'a closing practice stays public, and accepts no new patients'
);
select results_eq(
  'select practice_name, closed_on, instructions, suggested_listing, suggested_name, can_remove_suggestion '
  'from public.get_closing(tests.oak())',
  $$ values (
      'Owned Oak Medicine', current_date + 30,
      E'Ask us for your records.\nUse this form.', tests.listing('Second Door'), 'Second Door', false
    ) $$,
  'visitors see the day, what members should do without invisible characters, and the suggested practice'
);
select tests.act_as('another patient');
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'membership') $$,
  '42501', null, 'a closing practice takes no new requests'
);
select results_eq(
  'select event::text from public.notifications', $$ values ('closing_announced') $$,
  'members who saved the practice are notified'
);
select tests.act_as('patient');
select results_eq(
  'select event::text, note::jsonb from public.notifications',
  $$ values (
      'request_closing_announced', jsonb_build_object(
        'practice_name', 'Owned Oak Medicine', 'closed_on', current_date + 30, 'suggested_name', 'Second Door'
      )
    ) $$,
  'members with an open request are notified once'
);
select is((select status::text from public.practice_requests), 'sent', 'an open request stays open');
select throws_ok('select public.cancel_closing(tests.oak())', '42501', null, 'another member cannot cancel a closing');
reset role;
select results_eq(
  $$ select private.get_member_email_facts(outbox) ->> 'closes_on',
      private.get_member_email_facts(outbox) ->> 'suggested', private.get_email_skip_reason(outbox)
    from private.outbox where event = 'request_closing_announced' $$,
  $$ values ((current_date + 30)::text, 'Second Door', null::text) $$,
  'the email about a closing has its day and the suggestion'
);

-- The owner of the suggested practice
select tests.act_as('patient');
select throws_ok(
  'select public.remove_suggestion(tests.oak())', '42501', null, 'another member cannot remove the link'
);
select tests.act_as('owner');
select throws_ok(
  'select public.remove_suggestion(tests.oak())', '42501', null,
  'the owner of the closing practice cannot remove the link like this'
);
select tests.act_as('doctor');
select results_eq(
  'select event::text, doctor_id from public.notifications', $$ values ('listing_suggested', tests.oak()) $$,
  'the owner of the suggested practice gets one notification'
);
select ok(
  (select can_remove_suggestion from public.get_closing(tests.oak())),
  'the owner of the suggested practice sees that they can remove the link'
);
select lives_ok(
  'select public.remove_suggestion(tests.oak())', 'the owner of the suggested practice can remove the link'
);
select is((select suggested_listing from public.get_closing(tests.oak())), null, 'a removed link is not shown');
select throws_ok('select public.remove_suggestion(tests.oak())', '42501', null, 'a link cannot be removed twice');

-- Canceling
select tests.act_as('owner');
select lives_ok('select public.cancel_closing(tests.oak())', 'an owner can cancel a closing');
select throws_ok('select public.cancel_closing(tests.oak())', 'PT409', null, 'a closing cannot be canceled twice');
select results_eq(
  'select closes_on, accepting_new_patients from public.doctors where id = tests.oak()', 'values (null::date, true)',
  'canceling restores whether the practice accepts patients'
);
select is_empty('select * from public.get_closing(tests.oak())', 'a practice that stays open shows no closing');
reset role;
select set_eq(
  $$ select user_id, event::text from public.notifications where event::text like '%closing_canceled' $$,
  $$ values (tests.id('patient'), 'request_closing_canceled'), (tests.id('another patient'), 'closing_canceled') $$,
  'everyone who was notified learns on the site that the practice stays'
);
select results_eq(
  $$ select distinct private.get_email_skip_reason(outbox) from private.outbox where event::text like '%closing\_%' $$,
  $$ values ('No longer true') $$, 'nobody is emailed about a closing that is canceled before its email is sent'
);
update private.outbox set sent_at = now() where event = 'request_closing_announced';
select is(
  private.get_email_skip_reason(outbox), null, 'members who were emailed about a closing are emailed that it is canceled'
) from private.outbox where event = 'request_closing_canceled';
select is(
  (select panel_confirmed_at from public.doctors where id = tests.oak()), null,
  'canceling a closing does not confirm the availability'
);
select results_eq(
  $$ select action, actor from public.listing_versions where changes ? 'closes_on' order by id $$,
  $$ values ('announce closing', tests.id('owner')), ('cancel closing', tests.id('owner')) $$,
  'the history says who announced and canceled the closing'
);

-- It ends when the listing leaves the directory
select tests.act_as('owner');
select lives_ok(tests.close(30), 'an owner can announce a closing again');
select public.withdraw_listing(tests.oak());
select is(
  (select closes_on from public.doctors where id = tests.oak()), null, 'withdrawing the listing ends the announcement'
);
select tests.act_as('visitor');
select is_empty('select * from public.get_closing(tests.oak())', 'a withdrawn listing does not look closed');
reset role;
update public.doctors set status = 'pending' where id = tests.oak();
update public.doctors set status = 'published', accepting_new_patients = null where id = tests.oak();

-- The day at the practice
update public.doctors set address_city = 'Honolulu', address_state = 'HI', address_zip = '96813'
where id = tests.listing('Far West Care');
select tests.act_as('patient');
insert into public.practice_requests (id, doctor_id, kind) values (md5('last')::uuid, tests.oak(), 'appointment');
select tests.act_as('owner');
select public.close_listing(tests.oak(), current_date + 1, 'Ask us for your records.', tests.listing('Second Door'));
select public.close_listing(tests.listing('Far West Care'), (now() at time zone 'Pacific/Honolulu')::date + 1);
reset role;
select set_config('request.jwt.claims', '', true);
update public.doctors set closes_on = current_date where id = tests.oak();
select private.run_due_tasks();
select results_eq(
  'select status::text, closes_on from public.doctors where id = tests.oak()', $$ values ('withdrawn', null::date) $$,
  'the worker closes a practice on its day'
);
select is(
  (select status::text from public.doctors where id = tests.listing('Far West Care')),
  'published', 'a practice does not close before the day begins there'
);
select results_eq(
  'select practice_name, closed_on, suggested_name, instructions from public.get_closing(tests.oak())',
  $$ values ('Owned Oak Medicine', current_date, 'Second Door', 'Ask us for your records.') $$,
  'the closed practice shows the day, the suggestion, and the text'
);
select is(
  (select status::text from public.practice_requests where id = md5('last')::uuid),
  'ended', 'open requests end on the day'
);
select is(
  (
    select distinct private.get_member_email_facts(outbox) ->> 'suggested' from private.outbox
    where event = 'request_ended'
  ),
  'Second Door', 'the email about an ended request has the suggestion'
);
update public.doctors set closes_on = closes_on - 1 where id = tests.listing('Far West Care');
select private.close_due_listings();
select is(
  (select status::text from public.doctors where id = tests.listing('Far West Care')),
  'withdrawn', 'a practice closes when the day begins there'
);
select is(
  (
    select count(*)::int from public.notifications
    where user_id = tests.id('another patient') and event = 'listing_closed'
  ),
  1, 'members who saved the practice are notified of the closing once'
);

-- After the closing
select tests.act_as('owner');
select throws_ok(tests.close(0), 'PT409', null, 'a closed practice cannot be closed again');
select throws_ok('select public.cancel_closing(tests.oak())', 'PT409', null, 'a closed practice cannot be canceled');
select tests.save_changes(tests.oak(), '{"practice_name": "A Famous Clinic"}');
select tests.act_as('visitor');
select is(
  (select practice_name from public.get_closing(tests.oak())),
  'Owned Oak Medicine', 'a closing shows the last reviewed name of the listing'
);
reset role;
update public.doctors set status = 'withdrawn' where id = tests.listing('Second Door');
select tests.act_as('visitor');
select is((select suggested_name from public.get_closing(tests.oak())), null, 'an unpublished suggestion is not shown');
select tests.act_as('admin');
select lives_ok(
  'select public.restore_listing(tests.oak(), tests.current_version(tests.oak()))',
  'an admin can restore a closed listing'
);
select is_empty('select * from public.get_closing(tests.oak())', 'a restored listing has no closing');

-- Closing today, and how often
select tests.act_as('owner');
select lives_ok(tests.close(-3), 'an owner can close a practice that has closed already');
reset role;
insert into private.rate_limit_events (user_id, action) select tests.id('owner'), 'closings' from generate_series(1, 5);
select tests.act_as('owner');
select throws_ok(
  $$ select public.close_listing(tests.listing('Sixth Branch'), current_date + 10) $$,
  'PT429', null, 'announcements are limited to five a day'
);

select * from finish();
rollback;
