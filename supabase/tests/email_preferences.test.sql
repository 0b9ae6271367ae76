-- Notification preferences for the site and for email.
begin;
select plan(51);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin']) as actor;
delete from private.outbox;
delete from public.notifications;
delete from public.notification_preferences;

create function tests.notify(actor text, kind public.notification_kind, detail text) returns void language sql as $$
  insert into public.notifications (user_id, kind, doctor_id, detail) values (tests.id(actor), kind, tests.listing('Owned Oak Medicine'), detail);
$$;

-- Whose they are
select tests.act_as('patient');
insert into public.notification_preferences (muted_email_topics) values ('{community}');
select throws_ok($$ insert into public.notification_preferences (member_id) values (tests.id('doctor')) $$, '42501', null, 'a member cannot create another member''s preferences');
select throws_ok($$ update public.notification_preferences set suppressed_email = null $$, '42501', null, 'a member cannot clear a suppressed email address');
select throws_ok($$ insert into public.notification_preferences (suppressed_email) values ('x') $$, '42501', null, 'a member cannot set a suppressed email address');
select throws_ok($$ delete from public.notification_preferences $$, '42501', null, 'a member cannot delete their preferences');
select tests.act_as('doctor');
select is_empty('select * from public.notification_preferences', 'a member cannot read another member''s preferences');
select is_empty($$ update public.notification_preferences set muted_email_topics = '{}' returning member_id $$, 'a member cannot update another member''s preferences');
select tests.act_as('visitor');
select throws_ok('select * from public.notification_preferences', '42501', null, 'a visitor cannot read preferences');
select throws_ok('select public.resume_email()', '42501', null, 'a visitor cannot resume email');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok($$ update public.notification_preferences set muted_email_topics = '{}' $$, '42501', null, 'a suspended member cannot update preferences');
reset role;
delete from private.suspensions;

-- Refused values
select tests.act_as('patient');
select throws_ok($$ update public.notification_preferences set muted_email_topics = '{weather}' $$, '22P02', null, 'an unknown email topic is refused');
select throws_ok($$ update public.notification_preferences set quiet_from = '22:00' $$, '23514', null, 'quiet hours without an end are refused');
select throws_ok($$ update public.notification_preferences set quiet_from = '22:00', quiet_until = '22:00', time_zone = 'UTC' $$, '23514', null, 'quiet hours that end when they begin are refused');
select throws_ok($$ update public.notification_preferences set quiet_from = '22:00', quiet_until = '07:00', time_zone = 'Mars/Olympus' $$,
  '23514', null, 'quiet hours in an unknown time zone are refused');
select lives_ok($$ update public.notification_preferences set quiet_from = '22:00', quiet_until = '07:00', time_zone = 'America/Chicago' $$, 'quiet hours can span midnight');
update public.notification_preferences set quiet_from = null, quiet_until = null, time_zone = null;
reset role;

-- Mail
select tests.notify('patient', 'correction', 'accepted'), tests.notify('patient', 'listing', 'verified');
select results_eq($$ select kind from private.lease_email('1 minute') $$, array['listing verified'], 'a muted topic is not emailed');
do $$ begin perform private.lease_email('1 minute'); end $$;
select results_eq($$ select last_error from private.outbox where given_up_at is not null $$, array['Unsubscribed'], 'an email skipped for a muted topic records the reason');
select is((select count(*)::int from public.notification_cards where kind = 'correction'), 1, 'a notification of a muted topic is shown on the site');

-- The site
select tests.act_as('patient');
update public.notification_preferences set muted_email_topics = '{}', hidden_topics = '{community}';
reset role;
delete from public.notifications;
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Glad');
select tests.act_as('patient');
select is_empty('select * from public.notification_cards', 'a notification that is hidden on the site is not shown');
select is((select unread_count from public.get_current_member()), 0, 'a notification that is hidden on the site does not count as unread');
reset role;
update private.outbox set due_at = now() where kind = 'comment';
select tests.act_as('patient');
update public.notifications set read_at = now();
reset role;
select results_eq($$ select kind from private.lease_email('1 minute') $$, array['comment'], 'a notification that is hidden on the site is emailed after others were read');
update public.notifications set read_at = null;
select private.mark_email_sent(id) from private.outbox where kind = 'comment';
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Again');
reset role;
select is((select count(*)::int from private.outbox where kind = 'comment'), 2, 'a notification after the email was sent is emailed separately');
delete from private.outbox;

insert into public.notifications (user_id, kind, doctor_id, detail, note)
values (tests.id('patient'), 'correction', tests.listing('Owned Oak Medicine'), 'declined', 'It is as it was');
select is((select count(*)::int from public.notification_cards where note is not null), 1, 'a notification with a reason is always shown on the site');
delete from private.outbox;

-- Quiet hours, in a time zone without clock changes, so that two hours later is always two hours on the clock
update public.notification_preferences set hidden_topics = '{}', time_zone = 'America/Phoenix',
  quiet_from = (now() at time zone 'America/Phoenix' - interval '1 hour')::time, quiet_until = (now() at time zone 'America/Phoenix' + interval '2 hours')::time;
select tests.notify('patient', 'listing', 'verified');
select is_empty($$ select from private.lease_email('1 minute') $$, 'an email waits during quiet hours');
select ok((select abs(extract(epoch from due_at - (now() + interval '2 hours'))) < 1 and attempts = 0 from private.outbox), 'a delayed email is due when quiet hours end');
update public.notification_preferences
set quiet_from = (now() at time zone 'America/Phoenix' + interval '1 hour')::time, quiet_until = (now() at time zone 'America/Phoenix' - interval '1 hour')::time;
update private.outbox set due_at = now();
select isnt_empty($$ select from private.lease_email('1 minute') $$, 'an email outside quiet hours is sent');
delete from private.outbox;

-- Ending mails
select ok(private.unsubscribe_member(tests.id('doctor'), 'alerts') and private.unsubscribe_member(tests.id('doctor'), 'practice') and private.unsubscribe_member(tests.id('doctor'), 'alerts'),
  'an unsubscribe link mutes its topic');
select results_eq($$ select muted_email_topics::text from public.notification_preferences where member_id = tests.id('doctor') $$, array['{practice,alerts}'], 'an unsubscribe link keeps topics muted before');
select ok(not private.unsubscribe_member(gen_random_uuid(), 'alerts'), 'an unsubscribe link for a missing member returns false');
select is(private.suppress_email(' OWNER@cast.test ', 'It came back'), 1, 'a bounce suppresses the address regardless of case and spaces');
select tests.notify('owner', 'listing', 'verified');
select is_empty($$ select from private.lease_email('1 minute') $$, 'a suppressed address is not emailed');
select tests.act_as('owner');
select results_eq('select suppressed_because from public.notification_preferences', array['It came back'], 'a member can read why their address is suppressed');
select public.resume_email();
select is((select suppressed_email from public.notification_preferences), null, 'a member can resume email');
select ok((select data -> 'notification_preferences' ->> 'member_id' = tests.id('owner')::text and data #>> '{mails,0,kind}' = 'listing verified'
  from public.export_my_data() as data), 'an export includes preferences and emails');
select ok((select data -> 'profile' is not null and jsonb_array_length(data -> 'mails') = 1 from public.export_my_data() as data), 'an export leaves out other members'' emails');


-- A mail that others caused is called spam
reset role;
delete from private.outbox;
delete from public.notification_preferences;
delete from private.suppressed_emails;
insert into public.practice_invitations (doctor_id, email, role, invited_by)
values (tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'front_desk', tests.id('owner'));
insert into private.outbox (recipient, kind, invitation_id, dedupe_key, due_at, sent_at)
select tests.id('owner'), 'invitation', id, 'invited', now(), now() from public.practice_invitations where email = 'doctor@cast.test';
select is(private.suppress_email('doctor@cast.test', 'A mail was called spam', true), 0, 'a complaint about an invitation does not suppress the member''s own email');
select is_empty($$ select from public.notification_preferences where member_id = tests.id('doctor') $$, 'a complaint about an invitation creates no preferences');
select ok(private.is_suppressed('doctor@cast.test'), 'a complaint about an invitation suppresses email caused by others');
insert into private.outbox (recipient, kind, dedupe_key, due_at, sent_at)
values (tests.id('doctor'), 'listing verified', 'own', now(), now() + interval '1 minute');
select is(private.suppress_email('doctor@cast.test', 'A mail was called spam', true), 1, 'a complaint about the member''s own email suppresses it');
select tests.act_as('doctor');
select public.resume_email();
reset role;
select ok(not private.is_suppressed('doctor@cast.test'), 'resuming email ends all suppression');

-- A time zone given as a rule could put the end of quiet hours in the past
select ok(private.is_time_zone('America/New_York') and private.is_time_zone('UTC') and private.is_time_zone('Etc/GMT+5'), 'a named time zone is accepted');
select ok(not private.is_time_zone('AAA-100BBB-167,J1,J365') and not private.is_time_zone('<x>5') and not private.is_time_zone('EST5EDT,M3.2.0,M11.1.0'),
  'a time zone rule is refused');

-- Quiet hours in local time, also when clocks change
reset role;
delete from public.notification_preferences;
insert into public.notification_preferences (member_id, quiet_from, quiet_until, time_zone) values
  (tests.id('patient'), '22:00', '07:00', 'America/Chicago'), (tests.id('doctor'), '01:00', '02:30', 'America/New_York'),
  (tests.id('owner'), '22:00', '07:00', 'Asia/Kolkata');
create function tests.quiet(actor text, at timestamptz) returns timestamptz language sql as $$ select private.get_quiet_hours_end(tests.id(actor), at) $$;
select is(tests.quiet('patient', '2027-03-13 22:30 America/Chicago'), '2027-03-14 07:00 America/Chicago', 'quiet hours end at seven in a night without 2 a.m.');
select is(tests.quiet('patient', '2027-03-13 22:30 America/Chicago') - '2027-03-13 22:30 America/Chicago', interval '7 hours 30 minutes', 'quiet hours are an hour shorter when clocks go forward');
select is(tests.quiet('patient', '2026-10-31 22:30 America/Chicago') - '2026-10-31 22:30 America/Chicago', interval '9 hours 30 minutes', 'quiet hours are an hour longer when clocks go back');
select is(tests.quiet('patient', '2026-11-01 07:00 America/Chicago'), null, 'quiet hours are over at their end');
select is(tests.quiet('doctor', '2027-03-14 01:30 America/New_York'), '2027-03-14 03:30-04', 'an end that clocks skip is moved by an hour');
select is(tests.quiet('doctor', '2027-03-14 03:00 America/New_York'), null, 'quiet hours are over after a skipped end');
select is(tests.quiet('owner', '2026-11-24 17:00+00'), '2026-11-25 01:30+00', 'quiet hours apply in a time zone with a half-hour offset');
select is(tests.quiet('owner', '2026-11-24 16:00+00'), null, 'a time before quiet hours in a half-hour zone is not quiet');

-- A mail that cannot be prepared
delete from private.outbox;
delete from public.notification_preferences;
alter table public.notification_preferences drop constraint notification_preferences_time_zone_check;
insert into public.notification_preferences (member_id, quiet_from, quiet_until, time_zone) values (tests.id('owner'), '22:00', '07:00', 'Not/AZone');
select tests.notify('owner', 'listing', 'verified');
select tests.notify('patient', 'listing', 'verified');
update private.outbox set due_at = due_at - interval '1 hour' where recipient = tests.id('owner');
select results_eq($$ select recipient from private.lease_email('1 minute') $$, $$ values (tests.id('patient')) $$, 'an email that cannot be prepared does not delay others');
select ok((select last_error like 'Preparing failed: %' and attempts = 1 and due_at > now() from private.outbox where recipient = tests.id('owner')),
  'an email that cannot be prepared is retried later with the reason');

select * from finish();
rollback;
