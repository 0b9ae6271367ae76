-- The database starts the email and NPI workers on hosted projects. Stubs replace the vault and pg_net here.
begin;
select plan(12);
select tests.create_fixtures();
select tests.confirm('owner');
delete from private.outbox;
create function tests.due(key text) returns void language sql as $$
  insert into private.outbox (recipient, event, dedupe_key, due_at)
  values (tests.id('owner'), 'listing_verified', key, now())
$$;

select lives_ok('select private.start_email_worker()', 'starting the email worker without vault secrets does nothing');

create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema net;
create table net.calls (url text, headers jsonb, timeout_milliseconds integer);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000
) returns bigint language sql as $$ insert into net.calls values (url, headers, timeout_milliseconds) returning 1 $$;

-- The sender
select tests.due('first');
select private.start_email_worker();
insert into vault.decrypted_secrets
values ('send_mail_url', 'https://x.supabase.co/functions/v1/send-mail'), ('send_mail_key', '');
select private.start_email_worker();
select is_empty('select from net.calls', 'the email worker is not called without its URL or key');
update vault.decrypted_secrets set decrypted_secret = 'a key of the sender' where name = 'send_mail_key';
select private.start_email_worker();
select results_eq(
  'select url, headers ->> ''authorization'', timeout_milliseconds from net.calls',
  $$ values ('https://x.supabase.co/functions/v1/send-mail', 'Bearer a key of the sender', 58000) $$,
  'the email worker is called with its key and a timeout'
);
delete from net.calls;
update private.outbox set due_at = now() + interval '1 minute';
select private.start_email_worker();
update private.outbox set due_at = now(), sent_at = now();
select private.start_email_worker();
select is_empty('select from net.calls', 'the email worker is not called when no email is due');
insert into public.notification_preferences (member_id, digest_zip) values (tests.id('owner'), '78704');
select private.enqueue_digests(date_trunc('week', now(), 'America/New_York') + interval '8 hours');
update private.outbox set due_at = now() where event = 'weekly_digest';
select private.start_email_worker();
select is((select count(*)::integer from net.calls), 1, 'the email worker is called for a digest');
select is(private.get_secret('send_mail_key'), 'a key of the sender', 'a vault secret can be read');
select is(private.get_secret('nothing'), null, 'a missing vault secret is null');
select tests.act_as('admin');
select throws_ok('select private.start_email_worker()', '42501', null, 'an admin cannot start the email worker');
select throws_ok($$ select private.get_secret('send_mail_key') $$, '42501', null, 'an admin cannot read vault secrets');
reset role;

-- The checker of NPIs
delete from net.calls;
delete from private.npi_worker_status;
select private.start_npi_worker();
select results_eq(
  'select url, headers ->> ''authorization'' from net.calls',
  $$ values ('https://x.supabase.co/functions/v1/npi', 'Bearer a key of the sender') $$,
  'the NPI worker is called with the same key'
);
delete from net.calls;
select private.record_npi_worker(false);
select private.start_npi_worker();
select is_empty('select from net.calls', 'the NPI worker is not called again within an hour while it is off');
update vault.decrypted_secrets set decrypted_secret = 'https://elsewhere.example/' where name = 'send_mail_url';
delete from private.npi_worker_status;
select private.start_npi_worker();
select is_empty('select from net.calls', 'the NPI worker is not called when the URL is not that of the email worker');

select * from finish();
rollback;
