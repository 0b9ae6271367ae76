-- Emails about the security of an account: a new authenticator app, a deleted account, and a suspension with its end.
begin;
select plan(13);
select tests.create_fixtures();
select tests.confirm('patient');
select tests.confirm('another patient');
create function tests.waiting_mails(actor text) returns setof text
language sql as $$
  select event::text from private.outbox
  where recipient = tests.id(actor) and event in ('factor_added', 'account_deleted', 'member_suspended') order by event
$$;
create function tests.lease(event text) returns private.leased_email language sql as $$
  select leased from private.outbox as mail cross join lateral private.prepare_email(mail, '1 minute') as leased
  where mail.event::text = lease.event
$$;

insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('app')::uuid, tests.id('patient'), 'totp', 'unverified', now(), now());
select is_empty(
  $$ select tests.waiting_mails('patient') $$, 'an authenticator app that is not verified is not emailed'
);
update auth.mfa_factors set status = 'verified' where id = md5('app')::uuid;
update auth.mfa_factors set updated_at = now() + interval '1 second' where id = md5('app')::uuid;
select results_eq(
  $$ select tests.waiting_mails('patient') $$, $$ values ('factor_added') $$, 'a new authenticator app is emailed once'
);

-- These emails wait for nothing.
insert into public.notification_preferences (member_id, muted_email_topics)
values (tests.id('patient'), enum_range(null::public.email_topic));
select is((tests.lease('factor_added')).address, 'patient@cast.test', 'muted topics do not apply to security emails');
select tests.act_as('admin');
select public.suspend_member(tests.id('patient'), 'Spam', '2099-03-02T02:00:00Z');
select public.suspend_member(tests.id('another patient'), 'Spam');
reset role;
select is((tests.lease('factor_added')).address, 'patient@cast.test', 'a suspended member gets security emails');

-- A suspension names its end.
update public.notification_preferences set muted_email_topics = '{}' where member_id = tests.id('patient');
select is(
  (
    select private.get_member_email_facts(mail) ->> 'ends_on' from private.outbox as mail
    where event = 'member_suspended' and recipient = tests.id('patient')
  ),
  '2099-03-01', 'an email about a suspension has its last day, in Eastern time'
);
select is(
  (
    select private.get_member_email_facts(mail) ? 'ends_on' from private.outbox as mail
    where event = 'member_suspended' and recipient = tests.id('another patient')
  ),
  false, 'an email about a suspension without an end has no day'
);

-- A deleted account
delete from auth.users where id in (tests.id('another patient'), tests.id('doctor'));
select results_eq(
  $$ select address from private.outbox where event = 'account_deleted' $$, $$ values ('another-patient@cast.test') $$,
  'the deletion of an account is emailed to its confirmed address'
);
select is(
  (select (leased).address from tests.lease('account_deleted') as leased),
  'another-patient@cast.test', 'the email goes to the address of the deleted account'
);
select private.mark_email_sent(id) from private.outbox where event = 'account_deleted';
select is_empty(
  $$ select from private.outbox where address is not null $$,
  'the address of a deleted account is deleted once the email is sent'
);
insert into private.suppressed_emails (address, because) values ('owner@cast.test', 'bounced');
select tests.confirm('owner');
delete from auth.users where id = tests.id('owner');
select is(
  (select private.get_email_skip_reason(mail) from private.outbox as mail where event = 'account_deleted'),
  'Earlier emails bounced', 'nothing is sent to an address that bounced'
);
update private.outbox set given_up_at = now() where event = 'account_deleted';
select private.purge_outbox();
select is_empty(
  $$ select from private.outbox where address is not null $$,
  'the address of a deleted account is deleted when its email is given up'
);

-- Members see none of it.
select tests.act_as('patient');
select throws_ok($$ select * from private.outbox $$, '42501', null, 'a member cannot read the outbox');
select throws_ok($$ select private.mark_email_sent(gen_random_uuid()) $$, '42501', null, 'a member cannot mark emails');
select * from finish();
rollback;
