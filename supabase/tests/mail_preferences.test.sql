-- What members wish to be told, on the site and by mail.
begin;
select plan(51);
select tests.raise_curtain();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin']) as actor;
delete from private.outbox;
delete from public.notifications;
delete from public.notification_preferences;

create function tests.tell(actor text, kind public.notification_kind, detail text) returns void language sql as $$
  insert into public.notifications (user_id, kind, doctor_id, detail) values (tests.id(actor), kind, tests.listing('Owned Oak Medicine'), detail);
$$;

-- Whose they are
select tests.act_as('patient');
insert into public.notification_preferences (muted_email_topics) values ('{community}');
select throws_ok($$ insert into public.notification_preferences (member_id) values (tests.id('doctor')) $$, '42501', null, 'nobody begins another''s');
select throws_ok($$ update public.notification_preferences set suppressed_email = null $$, '42501', null, 'what stopped mails is not theirs to write');
select throws_ok($$ insert into public.notification_preferences (suppressed_email) values ('x') $$, '42501', null, 'nor to begin with');
select throws_ok($$ delete from public.notification_preferences $$, '42501', null, 'nor is the row theirs to delete');
select tests.act_as('doctor');
select is_empty('select * from public.notification_preferences', 'nobody reads another''s');
select is_empty($$ update public.notification_preferences set muted_email_topics = '{}' returning member_id $$, 'nor changes them');
select tests.act_as('stranger');
select throws_ok('select * from public.notification_preferences', '42501', null, 'a stranger has none');
select throws_ok('select public.resume_email()', '42501', null, 'nor mails to resume');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok($$ update public.notification_preferences set muted_email_topics = '{}' $$, '42501', null, 'who is suspended writes none');
reset role;
delete from private.suspensions;

-- What can be wished
select tests.act_as('patient');
select throws_ok($$ update public.notification_preferences set muted_email_topics = '{weather}' $$, '22P02', null, 'topics are those there are');
select throws_ok($$ update public.notification_preferences set quiet_from = '22:00' $$, '23514', null, 'quiet hours end');
select throws_ok($$ update public.notification_preferences set quiet_from = '22:00', quiet_until = '22:00', time_zone = 'UTC' $$, '23514', null, 'after they have begun');
select throws_ok($$ update public.notification_preferences set quiet_from = '22:00', quiet_until = '07:00', time_zone = 'Mars/Olympus' $$,
  '23514', null, 'in a time zone that there is');
select lives_ok($$ update public.notification_preferences set quiet_from = '22:00', quiet_until = '07:00', time_zone = 'America/Chicago' $$, 'over midnight, too');
update public.notification_preferences set quiet_from = null, quiet_until = null, time_zone = null;
reset role;

-- Mail
select tests.tell('patient', 'correction', 'accepted'), tests.tell('patient', 'listing', 'verified');
select results_eq($$ select kind from private.lease_email('1 minute') $$, array['listing verified'], 'a topic that is not wished is not mailed');
do $$ begin perform private.lease_email('1 minute'); end $$;
select results_eq($$ select last_error from private.outbox where given_up_at is not null $$, array['Unsubscribed'], 'and the row says why');
select is((select count(*)::int from public.notification_cards where kind = 'correction'), 1, 'it shows on the site all the same');

-- The site
select tests.act_as('patient');
update public.notification_preferences set muted_email_topics = '{}', hidden_topics = '{community}';
reset role;
delete from public.notifications;
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Glad');
select tests.act_as('patient');
select is_empty('select * from public.notification_cards', 'what is not to be shown does not show');
select is((select unread_count from public.get_current_member()), 0, 'nor counts');
reset role;
update private.outbox set due_at = now() where kind = 'comment';
select tests.act_as('patient');
update public.notifications set read_at = now();
reset role;
select results_eq($$ select kind from private.lease_email('1 minute') $$, array['comment'], 'but is mailed, whatever else was marked as read');
update public.notifications set read_at = null;
select private.mark_email_sent(id) from private.outbox where kind = 'comment';
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Again');
reset role;
select is((select count(*)::int from private.outbox where kind = 'comment'), 2, 'and what comes after the mail is another one');
delete from private.outbox;

insert into public.notifications (user_id, kind, doctor_id, detail, note)
values (tests.id('patient'), 'correction', tests.listing('Owned Oak Medicine'), 'declined', 'It is as it was');
select is((select count(*)::int from public.notification_cards where note is not null), 1, 'a reason shows in any case: no mail says it');
delete from private.outbox;

-- Quiet hours
update public.notification_preferences set hidden_topics = '{}', time_zone = 'America/Chicago',
  quiet_from = (now() at time zone 'America/Chicago' - interval '1 hour')::time, quiet_until = (now() at time zone 'America/Chicago' + interval '2 hours')::time;
select tests.tell('patient', 'listing', 'verified');
select is_empty($$ select from private.lease_email('1 minute') $$, 'in quiet hours mails wait');
select ok((select abs(extract(epoch from due_at - (now() + interval '2 hours'))) < 1 and attempts = 0 from private.outbox), 'for their end');
update public.notification_preferences
set quiet_from = (now() at time zone 'America/Chicago' + interval '1 hour')::time, quiet_until = (now() at time zone 'America/Chicago' - interval '1 hour')::time;
update private.outbox set due_at = now();
select isnt_empty($$ select from private.lease_email('1 minute') $$, 'outside of them they do not');
delete from private.outbox;

-- Ending mails
select ok(private.unsubscribe_member(tests.id('doctor'), 'alerts') and private.unsubscribe_member(tests.id('doctor'), 'practice') and private.unsubscribe_member(tests.id('doctor'), 'alerts'),
  'a link ends mails of its topic');
select results_eq($$ select muted_email_topics::text from public.notification_preferences where member_id = tests.id('doctor') $$, array['{practice,alerts}'], 'beside those that were ended');
select ok(not private.unsubscribe_member(gen_random_uuid(), 'alerts'), 'and says where there is nobody');
select is(private.suppress_email(' OWNER@cast.test ', 'It came back'), 1, 'an address that mails come back from');
select tests.tell('owner', 'listing', 'verified');
select is_empty($$ select from private.lease_email('1 minute') $$, 'is not mailed to');
select tests.act_as('owner');
select results_eq('select suppressed_because from public.notification_preferences', array['It came back'], 'which its owner reads');
select public.resume_email();
select is((select suppressed_email from public.notification_preferences), null, 'and can undo');
select ok((select data -> 'notification_preferences' ->> 'member_id' = tests.id('owner')::text and data #>> '{mails,0,kind}' = 'listing verified'
  from public.export_my_data() as data), 'all of it is in the download');
select ok((select data -> 'profile' is not null and jsonb_array_length(data -> 'mails') = 1 from public.export_my_data() as data), 'beside the rest, and nobody else''s');


-- A mail that others caused is called spam
reset role;
delete from private.outbox;
delete from public.notification_preferences;
delete from private.suppressed_emails;
insert into public.practice_invitations (doctor_id, email, role, invited_by)
values (tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'front_desk', tests.id('owner'));
insert into private.outbox (recipient, kind, invitation_id, dedupe_key, due_at, sent_at)
select tests.id('owner'), 'invitation', id, 'invited', now(), now() from public.practice_invitations where email = 'doctor@cast.test';
select is(private.suppress_email('doctor@cast.test', 'A mail was called spam', true), 0, 'who complains of an invitation');
select is_empty($$ select from public.notification_preferences where member_id = tests.id('doctor') $$, 'keeps their own mails');
select ok(private.is_suppressed('doctor@cast.test'), 'and gets nothing more that others ask for');
insert into private.outbox (recipient, kind, dedupe_key, due_at, sent_at)
values (tests.id('doctor'), 'listing verified', 'own', now(), now() + interval '1 minute');
select is(private.suppress_email('doctor@cast.test', 'A mail was called spam', true), 1, 'who complains of their own is mailed no more');
select tests.act_as('doctor');
select public.resume_email();
reset role;
select ok(not private.is_suppressed('doctor@cast.test'), 'until they wish for it again');

-- A time zone that is a rule, by which the end of quiet hours would lie in the past for ever
select ok(private.is_time_zone('America/New_York') and private.is_time_zone('UTC') and private.is_time_zone('Etc/GMT+5'), 'time zones have names');
select ok(not private.is_time_zone('AAA-100BBB-167,J1,J365') and not private.is_time_zone('<x>5') and not private.is_time_zone('EST5EDT,M3.2.0,M11.1.0'),
  'and a rule is none');

-- Quiet hours by the clock on the wall, also in the nights when it is set
reset role;
delete from public.notification_preferences;
insert into public.notification_preferences (member_id, quiet_from, quiet_until, time_zone) values
  (tests.id('patient'), '22:00', '07:00', 'America/Chicago'), (tests.id('doctor'), '01:00', '02:30', 'America/New_York'),
  (tests.id('owner'), '22:00', '07:00', 'Asia/Kolkata');
create function tests.quiet(actor text, at timestamptz) returns timestamptz language sql as $$ select private.get_quiet_hours_end(tests.id(actor), at) $$;
select is(tests.quiet('patient', '2027-03-13 22:30 America/Chicago'), '2027-03-14 07:00 America/Chicago', 'in the night that lacks an hour it is quiet until seven');
select is(tests.quiet('patient', '2027-03-13 22:30 America/Chicago') - '2027-03-13 22:30 America/Chicago', interval '7 hours 30 minutes', 'an hour less');
select is(tests.quiet('patient', '2026-10-31 22:30 America/Chicago') - '2026-10-31 22:30 America/Chicago', interval '9 hours 30 minutes', 'and an hour more in the one that has it twice');
select is(tests.quiet('patient', '2026-11-01 07:00 America/Chicago'), null, 'at seven it is over');
select is(tests.quiet('doctor', '2027-03-14 01:30 America/New_York'), '2027-03-14 03:30-04', 'an end that the clock leaves out comes when it would have been');
select is(tests.quiet('doctor', '2027-03-14 03:00 America/New_York'), null, 'which holds up nothing that comes later');
select is(tests.quiet('owner', '2026-11-24 17:00+00'), '2026-11-25 01:30+00', 'half past ten in the evening in Kolkata');
select is(tests.quiet('owner', '2026-11-24 16:00+00'), null, 'and half past nine, when it is not quiet');

-- A mail that cannot be prepared
delete from private.outbox;
delete from public.notification_preferences;
alter table public.notification_preferences drop constraint notification_preferences_time_zone_check;
insert into public.notification_preferences (member_id, quiet_from, quiet_until, time_zone) values (tests.id('owner'), '22:00', '07:00', 'Not/AZone');
select tests.tell('owner', 'listing', 'verified');
select tests.tell('patient', 'listing', 'verified');
update private.outbox set due_at = due_at - interval '1 hour' where recipient = tests.id('owner');
select results_eq($$ select recipient from private.lease_email('1 minute') $$, $$ values (tests.id('patient')) $$, 'holds up nobody else''s');
select ok((select last_error like 'Preparing failed: %' and attempts = 1 and due_at > now() from private.outbox where recipient = tests.id('owner')),
  'and is tried again later, with the reason');

select * from finish();
rollback;
