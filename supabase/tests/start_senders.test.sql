-- On hosted projects the database starts the sender and the checker of NPIs. Here stand-ins take the place of the vault and of pg_net.
begin;
select plan(12);
select tests.raise_curtain();
select tests.confirm('owner');
delete from private.outbox;

select lives_ok('select private.start_email_worker()', 'without a vault nobody is called');

create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema net;
create table net.calls (url text, headers jsonb, timeout_milliseconds integer);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql as $$ insert into net.calls values (url, headers, timeout_milliseconds) returning 1 $$;
create function tests.due(key text) returns void language sql as $$
  insert into private.outbox (recipient, kind, dedupe_key, due_at) values (tests.id('owner'), 'listing verified', key, now())
$$;

-- The sender
select tests.due('first');
select private.start_email_worker();
insert into vault.decrypted_secrets values ('send_mail_url', 'https://x.supabase.co/functions/v1/send-mail'), ('send_mail_key', '');
select private.start_email_worker();
select is_empty('select from net.calls', 'nor where its address or its key is missing');
update vault.decrypted_secrets set decrypted_secret = 'a key of the sender' where name = 'send_mail_key';
select private.start_email_worker();
select results_eq('select url, headers ->> ''authorization'', timeout_milliseconds from net.calls',
  $$ values ('https://x.supabase.co/functions/v1/send-mail', 'Bearer a key of the sender', 58000) $$, 'the function is called with its key, and waited for');
delete from net.calls;
update private.outbox set due_at = now() + interval '1 minute';
select private.start_email_worker();
update private.outbox set due_at = now(), sent_at = now();
select private.start_email_worker();
select is_empty('select from net.calls', 'but not where nothing is due');
insert into public.notification_preferences (member_id, digest_zip, time_zone, quiet_from, quiet_until)
values (tests.id('owner'), '78704', 'UTC', '22:00', '07:00');
select private.enqueue_digests(date_trunc('week', now(), 'UTC') + interval '8 hours');
update private.outbox set due_at = now() where kind = 'digest';
select private.start_email_worker();
select is((select count(*)::integer from net.calls), 1, 'a digest is a mail like any other');
select is(private.get_secret('send_mail_key'), 'a key of the sender', 'the vault is read');
select is(private.get_secret('nothing'), null, 'and has nothing that was not put there');
select tests.act_as('admin');
select throws_ok('select private.start_email_worker()', '42501', null, 'an administrator starts no sender');
select throws_ok($$ select private.get_secret('send_mail_key') $$, '42501', null, 'nor reads its key');
reset role;

-- The checker of NPIs
delete from net.calls;
delete from private.npi_worker_status;
select private.start_npi_worker();
select results_eq('select url, headers ->> ''authorization'' from net.calls',
  $$ values ('https://x.supabase.co/functions/v1/npi', 'Bearer a key of the sender') $$, 'it is called beside the sender, with the same key');
delete from net.calls;
select private.record_npi_worker(false);
select private.start_npi_worker();
select is_empty('select from net.calls', 'and not again within the hour where it is off');
update vault.decrypted_secrets set decrypted_secret = 'https://elsewhere.example/' where name = 'send_mail_url';
delete from private.npi_worker_status;
select private.start_npi_worker();
select is_empty('select from net.calls', 'nor where the address of the sender says nothing of it');

select * from finish();
rollback;
