-- Invitation emails to addresses without an account: recipients, content, limits, and opt-outs.
begin;
select plan(37);
select tests.create_fixtures();
select tests.sign_up('desk', '{"full_name":"Dee Desk"}'), tests.sign_up('newcomer', '{"full_name":"Nia New"}');
select tests.confirm('owner'), tests.confirm('desk');
update public.profiles set created_at = now() - interval '1 month';
update public.profiles set full_name = 'Olga Owner' where id = tests.id('owner');
delete from private.outbox;

create function tests.invite(address text, as_role public.practice_role default 'front_desk') returns uuid
language sql as $$
  select public.invite_staff(tests.listing('Owned Oak Medicine'), address, as_role);
$$;
create function tests.renew(address text) returns void language sql security definer as $$
  update public.practice_invitations set expires_at = expires_at + interval '1 day' where email = address;
  select private.notify_invitee(practice_invitations) from public.practice_invitations where email = address;
$$;
create function tests.send() returns text language sql as $$ select address from tests.send_email() $$;
create function tests.waiting() returns integer language sql security definer as $$
  select count(*)::integer from private.outbox where event = 'invitation' and sent_at is null and given_up_at is null;
$$;
create function tests.given_up() returns text language sql security definer as $$
  with ended as (delete from private.outbox where given_up_at is not null returning last_error)
  select string_agg(last_error, '; ') from ended;
$$;

-- Recipients
select tests.act_as('owner');
select tests.invite('Somebody@Else.test', 'manager');
reset role;
select is(tests.waiting(), 1, 'inviting an address without an account queues an email');
select results_eq(
  $$ select address, event::text, topic::text, facts - '{invitation,invited}'::text[] from tests.send_email() $$,
  $$ values (
    'somebody@else.test', 'invitation', null::text,
    '{"practice": "Owned Oak Medicine", "person": "Olga Owner", "role": "manager"}'::jsonb
  ) $$,
  'an invitation email goes to the invited address, with the practice, the inviter, and the role'
);
select tests.act_as('owner');
select tests.invite('desk@cast.test');
reset role;
select is(tests.waiting(), 0, 'inviting a member queues no email to the address');
select is(
  (select count(*)::integer from private.outbox where event = 'staff_invited'),
  1, 'an invited member gets a notification email'
);
select is(
  (select private.get_member_email_facts(outbox) - 'listing' from private.outbox where event = 'staff_invited'),
  '{"practice": "Owned Oak Medicine", "person": "Olga Owner", "role": "front_desk", "people": 0}'::jsonb,
  'the email to an invited member names the inviter and the role'
);
delete from private.outbox;
select tests.act_as('owner');
select tests.invite('newcomer@cast.test');
reset role;
select is(tests.send(), 'newcomer@cast.test', 'an unconfirmed account is invited by address');

-- Limits
select tests.act_as('owner');
select tests.invite('newcomer@cast.test');
reset role;
select is(tests.waiting(), 0, 'repeating an invitation queues no second email');
update public.practice_invitations set expires_at = now() - interval '1 hour' where email = 'newcomer@cast.test';
-- Both emails get the same dedupe key, since the time is fixed within a transaction.
delete from private.outbox;
select tests.act_as('owner');
select tests.invite('newcomer@cast.test');
reset role;
select is(tests.send(), null, 'a practice emails an address at most once a week');
select is(
  tests.given_up(),
  'The practice sent one within a week', 'an email refused for a repeated invitation records the reason'
);
update private.invited_emails set mailed_at = now() - interval '8 days';
select tests.renew('newcomer@cast.test');
select is(tests.send(), 'newcomer@cast.test', 'a renewed invitation is emailed again after the old one expired');
update private.outbox set sent_at = null, attempts = 1, due_at = now() where event = 'invitation';
select is(tests.send(), 'newcomer@cast.test', 'an invitation whose email failed is emailed again');
select tests.add_listing('Practice ' || n) from generate_series(1, 3) as n;
insert into private.invited_emails (address, doctor_id)
select 'popular@else.test', tests.listing('Practice ' || n) from generate_series(1, 3) as n;
select tests.act_as('owner');
select tests.invite('popular@else.test');
reset role;
select is(tests.send(), null, 'an address gets emails from at most three practices a week');
select is(
  tests.given_up(),
  'Three practices sent one within a week', 'an email refused for too many practices records the reason'
);
select tests.act_as('owner');
select tests.invite('popular+1@else.test');
reset role;
select is(tests.send(), null, 'the limits of an address apply to its plus addresses');
select is(
  tests.given_up(),
  'Three practices sent one within a week', 'an email refused for the limits of a plus address records the reason'
);

-- Changes before sending
select tests.act_as('owner');
select public.withdraw_invitation(tests.invite('gone@else.test'));
reset role;
select is(tests.send(), null, 'a withdrawn invitation is not emailed');
select is(
  tests.given_up(), 'The invitation is no longer open', 'an email for a withdrawn invitation records the reason'
);
select tests.act_as('owner');
select tests.invite('unsure@else.test');
reset role;
select private.apply_suspension(tests.id('owner'), 'Spam', null, false);
select is(tests.send(), null, 'an invitation by a suspended member is not emailed');
select is(
  tests.given_up(),
  'The invitation is no longer open', 'an email for a suspended inviter''s invitation records the reason'
);
delete from private.suspensions;
update public.practice_invitations set status = 'open', closed_at = null where email <> 'gone@else.test';

-- Opt-outs and bounces
select tests.renew('unsure@else.test');
select is(tests.send(), 'unsure@else.test', 'an invitation by another practice is emailed');
update private.invited_emails set mailed_at = now() - interval '8 days';
select is(private.opt_out_of_invitations(gen_random_uuid()), false, 'opting out of a missing invitation returns false');
select is(
  private.opt_out_of_invitations((select id from private.invited_emails where address = 'unsure@else.test')),
  true, 'an invited person can opt out of invitations'
);
select is(
  private.opt_out_of_invitations((select id from private.invited_emails where address = 'unsure@else.test')),
  true, 'opting out again has the same result'
);
select tests.renew('unsure@else.test');
select is(tests.send(), null, 'an address that opted out gets no more invitation emails');
select is(tests.given_up(), 'Unsubscribed', 'an email to an address that opted out records the reason');
select tests.act_as('owner');
select tests.invite('unsure+1@else.test');
reset role;
select is(tests.send(), null, 'an address that opted out gets no invitation emails to its plus addresses');
select is(tests.given_up(), 'Unsubscribed', 'an email to a plus address that opted out records the reason');
select tests.act_as('owner');
select ok(tests.invite('unsure@else.test') is not null, 'a practice can invite an address that opted out');
reset role;
select private.suppress_email('Bounces@Else.test', 'No such mailbox');
select private.suppress_email('bounces@else.test', 'No such mailbox');
select tests.act_as('owner');
select tests.invite('bounces@else.test');
reset role;
select is(tests.send(), null, 'an address whose emails bounced gets no invitation email');
select is(tests.given_up(), 'Earlier emails bounced', 'an email to a bounced address records the reason');
update private.suppressed_emails set stopped_at = now() - interval '91 days';
select private.purge_outbox();
select tests.renew('bounces@else.test');
select is(tests.send(), 'bounces@else.test', 'a bounced address is emailed again after 90 days');

-- Repeated and withdrawn invitations of members
delete from private.outbox;
delete from public.notifications;
update public.practice_invitations set expires_at = now() + interval '13 days' where email = 'desk@cast.test';
select tests.act_as('owner');
select tests.invite('desk@cast.test');
reset role;
select ok(
  (select expires_at = now() + interval '14 days' from public.practice_invitations where email = 'desk@cast.test'),
  'inviting a member again renews the invitation'
);
select is(
  (select count(*)::integer from private.outbox where event = 'staff_invited'),
  1, 'inviting a member again notifies them again'
);
select tests.act_as('owner');
select public.withdraw_invitation(tests.invite('desk@cast.test'));
reset role;
select is(tests.send(), null, 'a member gets no email for a withdrawn invitation');
select is(
  (select last_error from private.outbox where event = 'staff_invited'),
  'No longer true', 'a member''s email for a withdrawn invitation records the reason'
);

-- An export must not reveal who has an account
select tests.act_as('owner');
select is_empty(
  $$ select from jsonb_array_elements(public.export_my_data() -> 'mails') as mail
    where mail ->> 'event' = 'invitation' $$,
  'an owner''s export leaves out emails to invited addresses'
);
reset role;

-- Deletion
delete from public.practice_invitations;
select is_empty(
  $$ select 1 from private.outbox where event = 'invitation' $$, 'deleting an invitation deletes its emails'
);
select * from finish();
rollback;
