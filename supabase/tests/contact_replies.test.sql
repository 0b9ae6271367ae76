-- Replies to contact messages, and the daily email about waiting work.
begin;
select plan(24);
select tests.create_fixtures();
-- Returns a time of today in New York.
create function tests.today_at(time_of_day interval) returns timestamptz language sql as $$
  select (date_trunc('day', now() at time zone 'America/New_York') + time_of_day) at time zone 'America/New_York'
$$;
select tests.confirm('patient');
delete from public.contact_messages;
insert into public.contact_messages (id, name, email, subject, message) values
  ('00000000-0000-4000-8000-0000000000c1', 'Ada', 'ada@cast.test', 'Fees', 'Hello'),
  ('00000000-0000-4000-8000-0000000000c2', 'Pat', 'patient@cast.test', 'Hours', 'Hello');

create function tests.reply(reply uuid, target uuid, body text default 'Thank you') returns text
language sql as $$ select format('select public.reply_to_contact_message(%L, %L, %L)', reply, target, body) $$;

select tests.act_as('visitor');
select throws_ok(
  tests.reply(gen_random_uuid(), '00000000-0000-4000-8000-0000000000c1'),
  '42501', null, 'a visitor cannot reply to a message'
);
select tests.act_as('patient');
select throws_ok(
  tests.reply(gen_random_uuid(), '00000000-0000-4000-8000-0000000000c1'),
  '42501', null, 'a member cannot reply to a message'
);
select throws_ok(
  $$ select * from public.list_contact_replies(array['00000000-0000-4000-8000-0000000000c1'::uuid]) $$,
  '42501', null, 'a member cannot list replies'
);
select throws_ok('select * from public.contact_replies', '42501', null, 'a member cannot read the table of replies');

select tests.act_as('admin');
select throws_ok(
  tests.reply(gen_random_uuid(), '00000000-0000-4000-8000-0000000000c1', ' '),
  '23514', null, 'an empty reply is refused'
);
select throws_ok(
  tests.reply(gen_random_uuid(), '00000000-0000-4000-8000-0000000000c1', repeat('a', 5001)),
  '23514', null, 'a reply of 5,001 characters is refused'
);
select lives_ok(
  tests.reply('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000c1'),
  'an admin can reply to a message'
);
select lives_ok(
  tests.reply('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000c1'),
  'the same reply sent again is accepted'
);
select is(tests.count_mails('message_reply'), 1, 'a repeated reply is emailed once');
select is(
  (select status::text from public.contact_messages where id = '00000000-0000-4000-8000-0000000000c1'),
  'answered', 'a reply marks the message as answered'
);
select throws_ok(
  tests.reply('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000c1'),
  'PT409', null, 'a second admin''s reply fails with a conflict'
);
select lives_ok(
  tests.reply('00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0000000000c2'),
  'an admin can reply to a member'
);
select throws_ok(
  tests.reply(gen_random_uuid(), gen_random_uuid()), 'P0002', null, 'a reply to a missing message is refused'
);
reset role;
select is(
  (select note from public.notifications where user_id = tests.id('patient') and event = 'message_answered'),
  'Hours', 'a member is notified of a reply'
);
select is((private.get_email_recipient(outbox)).address, 'ada@cast.test', 'the reply goes to the sender''s address')
from private.outbox where contact_reply_id = '00000000-0000-4000-8000-0000000000e1';
select is(private.get_email_facts(outbox) ->> 'reply', 'Thank you', 'the email includes the reply')
from private.outbox where contact_reply_id = '00000000-0000-4000-8000-0000000000e1';
update private.outbox set given_up_at = now(), last_error = '550 no such mailbox'
where contact_reply_id = '00000000-0000-4000-8000-0000000000e1';
select tests.act_as('admin');
select is(
  (select failure from public.list_contact_replies(array['00000000-0000-4000-8000-0000000000c1'::uuid])),
  '550 no such mailbox', 'a failed delivery is shown with the reply'
);

-- The daily email
reset role;
delete from private.outbox;
delete from public.notification_preferences;
update public.contact_messages set status = 'open', settled_at = null;
select private.enqueue_digests(tests.today_at('7 hours 59 minutes'));
select is(tests.count_mails('admin_digest'), 0, 'admins get no digest before 8 a.m.');
select private.enqueue_digests(tests.today_at('8 hours'));
select private.enqueue_digests(tests.today_at('20 hours'));
select is(
  tests.count_mails('admin_digest'), (select count(*)::int from public.user_roles where role = 'admin'),
  'each admin gets one digest a day'
);
select is(
  (private.get_email_facts(outbox) #>> '{queues,messages}')::int, 2, 'the digest includes the count of each queue'
) from private.outbox where event = 'admin_digest' limit 1;
update public.contact_messages set status = 'spam', settled_at = now();
update public.doctors set status = 'rejected' where status = 'pending';
update public.claim_evidence set status = 'rejected' where status in ('pending', 'competing');
delete from public.listing_changes; delete from public.listing_corrections; delete from public.reports;
select is(private.get_email_skip_reason(outbox), 'No longer true', 'a digest is skipped when no work is left')
from private.outbox where event = 'admin_digest' limit 1;
delete from private.outbox;
select private.enqueue_digests(tests.today_at('9 hours'));
select is(tests.count_mails('admin_digest'), 0, 'admins get no digest while no work is waiting');
update public.contact_messages set status = 'open', settled_at = null;
insert into public.notification_preferences (member_id, muted_email_topics)
select user_id, '{admin_digest}' from public.user_roles where role = 'admin';
select private.enqueue_digests(tests.today_at('9 hours'));
select is(tests.count_mails('admin_digest'), 0, 'an admin who turned the digest off gets none');
select is(private.has_waiting_work(tests.id('patient')), false, 'a member who is not an admin has no waiting work');

select * from finish();
rollback;
