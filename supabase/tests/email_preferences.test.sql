-- Preferences for email.
begin;
select plan(29);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin']) as actor;
delete from private.outbox;
delete from public.notifications;
delete from public.notification_preferences;

create function tests.notify(actor text, event public.event_code) returns void language sql as $$
  select private.notify(tests.id(actor), event, tests.listing('Owned Oak Medicine'), actor => null);
$$;

-- Whose they are
select tests.act_as('patient');
insert into public.notification_preferences (muted_email_topics) values ('{community}');
select throws_ok(
  $$ insert into public.notification_preferences (member_id) values (tests.id('doctor')) $$,
  '42501', null, 'a member cannot create another member''s preferences'
);
select throws_ok(
  $$ update public.notification_preferences set suppressed_email = null $$,
  '42501', null, 'a member cannot clear a suppressed email address'
);
select throws_ok(
  $$ insert into public.notification_preferences (suppressed_email) values ('x') $$,
  '42501', null, 'a member cannot set a suppressed email address'
);
select throws_ok(
  $$ delete from public.notification_preferences $$, '42501', null, 'a member cannot delete their preferences'
);
select tests.act_as('doctor');
select is_empty('select * from public.notification_preferences', 'a member cannot read another member''s preferences');
select is_empty(
  $$ update public.notification_preferences set muted_email_topics = '{}' returning member_id $$,
  'a member cannot update another member''s preferences'
);
select tests.act_as('visitor');
select throws_ok('select * from public.notification_preferences', '42501', null, 'a visitor cannot read preferences');
select throws_ok('select public.resume_email()', '42501', null, 'a visitor cannot resume email');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok(
  $$ update public.notification_preferences set muted_email_topics = '{}' $$,
  '42501', null, 'a suspended member cannot update preferences'
);
reset role;
delete from private.suspensions;

-- Refused values
select tests.act_as('patient');
select throws_ok(
  $$ update public.notification_preferences set muted_email_topics = '{weather}' $$,
  '22P02', null, 'an unknown email topic is refused'
);
reset role;

-- Mail
select private.notify(tests.id('patient'), 'member_restored', actor => null);
select tests.notify('patient', 'listing_verified');
select results_eq(
  $$ select event::text from private.lease_email('1 minute') $$,
  array['listing_verified'], 'a muted topic is not emailed'
);
do $$ begin perform private.lease_email('1 minute'); end $$;
select results_eq(
  $$ select last_error from private.outbox where given_up_at is not null $$,
  array['Unsubscribed'], 'an email skipped for a muted topic records the reason'
);
select is(
  (select count(*)::int from public.notification_cards where event = 'member_restored'),
  1, 'a notification of a muted topic is shown on the site'
);

delete from private.outbox;
update public.notification_preferences set muted_email_topics = '{}' where member_id = tests.id('patient');

-- Ending mails
select ok(
  private.unsubscribe_member(tests.id('doctor'), 'alerts') and private.unsubscribe_member(
    tests.id('doctor'), 'practice'
  ) and private.unsubscribe_member(tests.id('doctor'), 'alerts'),
  'an unsubscribe link mutes its topic'
);
select results_eq(
  $$ select muted_email_topics::text from public.notification_preferences where member_id = tests.id('doctor') $$,
  array['{practice,alerts}'], 'an unsubscribe link keeps topics muted before'
);
select ok(
  not private.unsubscribe_member(gen_random_uuid(), 'alerts'), 'an unsubscribe link for a missing member returns false'
);
select is(
  private.suppress_email(' OWNER@cast.test ', 'It came back'),
  1, 'a bounce suppresses the address regardless of case and spaces'
);
select tests.notify('owner', 'listing_verified');
select is_empty($$ select from private.lease_email('1 minute') $$, 'a suppressed address is not emailed');
select tests.act_as('owner');
select results_eq(
  'select suppressed_because from public.notification_preferences', array['It came back'],
  'a member can read why their address is suppressed'
);
select public.resume_email();
select is((select suppressed_email from public.notification_preferences), null, 'a member can resume email');
select ok(
  (
    select data -> 'notification_preferences' ->> 'member_id' = tests.id('owner')::text
      and data #>> '{mails,0,event}' = 'listing_verified'
    from public.export_my_data() as data
  ),
  'an export includes preferences and emails'
);
select ok(
  (
    select data -> 'profile' is not null and jsonb_array_length(data -> 'mails') = 1
    from public.export_my_data() as data
  ),
  'an export leaves out other members'' emails'
);

-- A mail that others caused is called spam
reset role;
delete from private.outbox;
delete from public.notification_preferences;
delete from private.suppressed_emails;
insert into public.practice_invitations (doctor_id, email, role, invited_by)
values (tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'front_desk', tests.id('owner'));
insert into private.outbox (recipient, event, invitation_id, dedupe_key, due_at, sent_at)
select tests.id('owner'), 'invitation', id, 'invited', now(), now() from public.practice_invitations
where email = 'doctor@cast.test';
select is(
  private.suppress_email('doctor@cast.test', 'A mail was called spam', true),
  0, 'a complaint about an invitation does not suppress the member''s own email'
);
select is_empty(
  $$ select from public.notification_preferences where member_id = tests.id('doctor') $$,
  'a complaint about an invitation creates no preferences'
);
select ok(
  private.is_suppressed('doctor@cast.test'), 'a complaint about an invitation suppresses email caused by others'
);
insert into private.outbox (recipient, event, dedupe_key, due_at, sent_at)
values (tests.id('doctor'), 'listing_verified', 'own', now(), now() + interval '1 minute');
select is(
  private.suppress_email('doctor@cast.test', 'A mail was called spam', true),
  1, 'a complaint about the member''s own email suppresses it'
);
select tests.act_as('doctor');
select public.resume_email();
reset role;
select ok(not private.is_suppressed('doctor@cast.test'), 'resuming email ends all suppression');

-- A mail that cannot be prepared
delete from private.outbox;
delete from public.notification_preferences;
create or replace function private.get_email_facts(mail private.outbox) returns jsonb language sql stable
return case when mail.recipient = tests.id('owner') then to_jsonb(1 / (mail.attempts - mail.attempts)) else '{}' end;
select tests.notify('owner', 'listing_verified');
select tests.notify('patient', 'listing_verified');
update private.outbox set due_at = due_at - interval '1 hour' where recipient = tests.id('owner');
select results_eq(
  $$ select recipient from private.lease_email('1 minute') $$, $$ values (tests.id('patient')) $$,
  'an email that cannot be prepared does not delay others'
);
select ok(
  (
    select last_error like 'Preparing failed: %' and attempts = 1 and due_at > now() from private.outbox
    where recipient = tests.id('owner')
  ),
  'an email that cannot be prepared is retried later with the reason'
);

select * from finish();
rollback;
