-- The outbox: recipients, timing, retries, and access.
begin;
select plan(47);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin']) as actor;
delete from private.outbox;
delete from public.notifications;

create function tests.mails(actor text) returns setof text language sql as $$
  select event::text from private.outbox where recipient = tests.id(actor) order by event::text, id;
$$;
-- Leases all emails that are due, and returns what they are about.
create function tests.lease_all() returns setof text language plpgsql as $$
declare
  mail private.leased_email;
begin
  loop
    select * into mail from private.lease_email('1 hour');
    exit when mail.id is null;
    return next mail.event::text;
  end loop;
end $$;
create function tests.empty() returns void language sql as $$ delete from private.outbox; $$;

-- Privileges
select tests.act_as(actor) from unnest(array['visitor']) as actor;
select throws_ok('select * from private.outbox', '42501', null, 'a visitor cannot read emails');
select tests.act_as('admin');
select throws_ok('select * from private.outbox', '42501', null, 'an admin cannot read emails');
select throws_ok($$ select private.lease_email('1 minute') $$, '42501', null, 'an admin cannot lease an email');
select throws_ok(
  $$ select private.mark_email_sent(gen_random_uuid()) $$, '42501', null, 'an admin cannot mark an email as sent'
);

-- Requests
select tests.act_as('patient');
insert into public.practice_requests (
  id, doctor_id, kind, plan, preferred_times, requested_for, ages, contact_method, phone
)
values (
  md5('request')::uuid, tests.listing('Owned Oak Medicine'), 'membership', 'Adults', 'My back hurts, mornings', 'child',
  '{7}', 'phone', '+15125550142'
);
reset role;
select results_eq($$ select tests.mails('owner') $$, array['request_received'], 'a request is emailed to the owner');
select is_empty($$ select tests.mails('patient') $$, 'a request is not emailed to its sender');
select results_eq($$ select facts - 'listing' from private.lease_email('10 minutes') $$,
  $$ values (
      '{
        "practice": "Owned Oak Medicine", "person": "Pat Patient", "people": 0, "plan": "Adults",
        "asks_for": "membership", "requested_for": "child", "contact_method": "phone"
      }'::jsonb
    ) $$,
  'the email about a request has no free text, ages, or phone number');
select is_empty($$ select from private.lease_email('10 minutes') $$, 'a leased email is not leased to a second worker');
select results_eq(
  $$ select private.get_email_facts(outbox) -> 'prefers_spanish' from private.outbox $$, array[null::jsonb],
  'it says nothing of the language if that is English'
);
update public.practice_requests set language = 'es' where id = md5('request')::uuid;
select results_eq(
  $$ select private.get_email_facts(outbox) -> 'prefers_spanish' from private.outbox $$,
  array['{"is_spoken": false}'::jsonb], 'it says that the member prefers Spanish, which the listing does not name'
);
update public.doctors set languages = '{English,"Spanish (basic)"}' where id = tests.listing('Owned Oak Medicine');
select results_eq(
  $$ select private.get_email_facts(outbox) -> 'prefers_spanish' from private.outbox $$,
  array['{"is_spoken": true}'::jsonb], 'it says that somebody at the practice speaks Spanish'
);
select private.mark_email_sent(id) from private.outbox;

select tests.act_as('owner');
select public.update_request(md5('request')::uuid, 'seen');
reset role;
select is_empty($$ select tests.mails('patient') $$, 'the sender of a request is not emailed when it is opened');
select tests.act_as('owner');
select public.update_request(md5('request')::uuid, 'waiting', 'In spring');
reset role;
select private.mark_email_sent(id) from private.lease_email('10 minutes');
select tests.act_as('owner');
select public.update_request(md5('request')::uuid, 'offered');
reset role;
select results_eq(
  $$ select tests.mails('patient') $$, array['request_offered', 'request_waitlisted'],
  'the sender of a request is emailed when it is waitlisted and offered a spot'
);
select ok(
  not exists (select from private.outbox where outbox::text like '%spring%' or outbox::text like '%hurts%'),
  'no row of the outbox stores free text of a request'
);

-- The waitlist
select tests.act_as('owner');
select public.update_request(md5('request')::uuid, 'waiting');
reset role;
insert into public.practice_requests (id, doctor_id, user_id, kind, status, waiting_since)
values (
  md5('second')::uuid, tests.listing('Owned Oak Medicine'), tests.id('another patient'), 'membership', 'waiting',
  now() + interval '1 second'
);
select tests.empty();
select tests.act_as('owner');
select public.update_request(md5('request')::uuid, 'offered');
reset role;
select results_eq($$ select tests.mails('patient') $$, array['request_offered'], 'an offered place is emailed');
select results_eq(
  $$ select event::text from public.notifications where user_id = tests.id('another patient') $$,
  array['request_first_in_line'], 'the next person on the waitlist is notified'
);
select tests.act_as('owner');
select public.update_request(md5('request')::uuid, 'declined', 'No place');
reset role;
select is(
  (select count(*)::int from public.notifications where event = 'request_first_in_line'),
  1, 'the next person on the waitlist is notified once'
);
select ok('request_declined' in (select tests.mails('patient')), 'a declined request is emailed');
select results_eq(
  'select tests.lease_all()', array['request_declined'], 'an email about an outdated status is not sent'
);
select results_eq(
  $$ select event::text, last_error from private.outbox where given_up_at is not null $$,
  $$ values ('request_offered', 'No longer true') $$, 'an email about an outdated status records the reason'
);
select tests.empty();

-- Withdrawn, read, removed, suspended
select tests.act_as('doctor');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('third')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select public.update_request(md5('third')::uuid, 'withdrawn');
reset role;
select is_empty($$ select from private.lease_email('1 minute') $$, 'a withdrawn request is not emailed');
select results_eq(
  $$ select last_error from private.outbox $$,
  array['No longer true'], 'an email about a withdrawn request records the reason'
);
select tests.empty();
select tests.act_as('doctor');
select public.update_request(md5('third')::uuid, 'sent');
select tests.act_as('owner');
update public.notifications set read_at = now();
reset role;
select is_empty($$ select from private.lease_email('1 minute') $$, 'a notification that was read is not emailed');
select tests.empty();
select tests.act_as('owner');
select public.update_request(md5('third')::uuid, 'declined');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('doctor'), 'Spam');
select is_empty($$ select from private.lease_email('1 minute') $$, 'a suspended member is not emailed');
delete from private.suspensions;
update private.outbox set given_up_at = null;
update auth.users set email_confirmed_at = null where id = tests.id('doctor');
select is_empty($$ select from private.lease_email('1 minute') $$, 'an unconfirmed address is not emailed');
select tests.confirm('doctor');
update auth.users set email = 'moved@cast.test' where id = tests.id('doctor');
update private.outbox set given_up_at = null;
select results_eq(
  $$ select address from private.lease_email('1 minute') $$,
  array['moved@cast.test'], 'an email goes to the current address of the member'
);

-- Failing
select private.release_email(id, gen_random_uuid(), 'Not mine', true) from private.outbox;
select ok(
  (select given_up_at is null and last_error is distinct from 'Not mine' from private.outbox),
  'a worker without the lease cannot give an email up'
);
select private.release_email(id, lease, 'Connection refused', false) from private.outbox;
select ok(
  (select due_at between now() + interval '45 seconds' and now() + interval '75 seconds' from private.outbox),
  'a failed email is retried after a minute'
);
update private.outbox set attempts = 3;
select private.release_email(id, lease, 'Connection refused', false) from private.outbox;
select ok(
  (select due_at between now() + interval '12 minutes' and now() + interval '20 minutes' from private.outbox),
  'repeated failures are retried later and later'
);
update private.outbox set attempts = 7;
select private.release_email(id, lease, 'Connection refused', false) from private.outbox;
select ok(
  (select given_up_at is not null and last_error = 'Connection refused' from private.outbox),
  'an email is given up after seven attempts with the reason'
);
select private.mark_email_sent(id) from private.outbox;
select ok((select sent_at is null from private.outbox), 'an email that was given up is not marked as sent');
update private.outbox set given_up_at = null, attempts = 7, due_at = now(), last_error = null;
select is_empty(
  $$ select from private.lease_email('1 minute') $$, 'an email whose workers stopped seven times is not leased again'
);
select tests.empty();

-- Posts
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');
select tests.act_as('another patient');
insert into public.post_likes (post_id) values (md5('post')::uuid);
reset role;
select is_empty($$ select tests.mails('patient') $$, 'likes are not emailed');
select tests.act_as('another patient');
insert into public.post_comments (post_id, content)
select md5('post')::uuid, 'Words ' || n from generate_series(1, 5) as n;
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'More words');
reset role;
select results_eq($$ select tests.mails('patient') $$, array['post_commented'], 'six comments are one email');
select is_empty($$ select from private.lease_email('1 minute') $$, 'an email about comments waits before it is sent');
update private.outbox set due_at = now();
select results_eq(
  $$ select (facts ->> 'people')::int from private.lease_email('1 minute') $$,
  array[2], 'an email about comments counts the authors'
);
select private.mark_email_sent(id) from private.outbox;
select tests.act_as('another patient');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Still more words');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'And more');
reset role;
select results_eq(
  $$ select sent_at is null, count(*)::int from private.outbox group by 1 order by 1 $$,
  $$ values (false, 1), (true, 1) $$, 'a comment after the email is a new email, even when nothing was read'
);
update private.outbox set sent_at = now() where sent_at is null;
update public.notifications set read_at = now() where event = 'post_commented';
select tests.act_as('another patient');
insert into public.post_likes (post_id) values (md5('post')::uuid) on conflict do nothing;
reset role;
select is((select count(*)::int from private.outbox), 2, 'likes add no emails');
select tests.act_as('another patient');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'The last');
reset role;
update private.outbox set due_at = now();
select tests.act_as('patient');
select public.delete_post(md5('post')::uuid);
reset role;
select is_empty(
  $$ select from private.lease_email('1 minute') $$, 'a notification about a deleted post is not emailed'
);
select tests.empty();

-- Claims
select tests.act_as('another patient');
update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending'
where id = tests.listing('Open Door Direct Care');
reset role;
select set_config('request.jwt.claims', '', true);
update public.claim_evidence set created_at = now() - interval '24 days';
select private.lapse_claims(), private.lapse_claims();
select results_eq(
  $$ select tests.mails('another patient') $$, array['claim_expiring'], 'a lapsing claim is emailed once in advance'
);
update public.claim_evidence set created_at = now() - interval '31 days';
select private.lapse_claims();
select results_eq(
  $$ select tests.mails('another patient') $$, array['claim_expiring'], 'a lapsed claim is not emailed again'
);
select tests.empty();

-- Admin view
select tests.act_as('owner');
select throws_ok(
  'select * from public.admin_get_email_health()', '42501', null, 'an owner cannot read the email status'
);
select tests.act_as('visitor');
select throws_ok(
  'select * from public.admin_get_email_health()', '42501', null, 'a visitor cannot read the email status'
);
reset role;
select tests.empty();
insert into private.outbox (recipient, event, dedupe_key, due_at)
select tests.id('owner'), 'listing_verified', 'desk ' || n, now() - interval '1 hour' from generate_series(1, 3) as n;
update private.outbox set attempts = 7, lease = id where dedupe_key = 'desk 1';
select private.release_email(id, id, '550 5.1.1 <owner@cast.test>: no such mailbox', false) from private.outbox
where dedupe_key = 'desk 1';
update private.outbox set attempts = 1, lease = id where dedupe_key = 'desk 2';
select private.release_email(id, id, 'Connection refused', false) from private.outbox where dedupe_key = 'desk 2';
select tests.act_as('admin');
select ok(
  (
    select waiting = 1 and oldest = now() - interval '1 hour' and retried = 1 and failed = 1
      and last_failure = '550 5.1.1 <(address)>: no such mailbox'
    from public.admin_get_email_health()
  ),
  'an admin can read the email status without addresses'
);
reset role;

-- Leaving and forgetting
select tests.empty();
select tests.act_as('admin');
select public.decide_listing(tests.listing('Hidden Creek Health'), 1, true);
reset role;
select ok(
  'listing_verified' in (select tests.mails('patient')), 'a submitter is emailed when their listing is published'
);
delete from auth.users where id = tests.id('patient');
select is_empty($$ select tests.mails('patient') $$, 'deleting an account deletes its emails');
insert into private.outbox (recipient, event, dedupe_key, due_at, created_at, sent_at)
values (tests.id('owner'), 'listing_verified', 'old', now(), now() - interval '100 days', now() - interval '91 days'),
  (tests.id('owner'), 'listing_verified', 'waiting', now(), now() - interval '100 days', null);
select private.purge_outbox();
select results_eq(
  $$ select dedupe_key from private.outbox where recipient = tests.id('owner') $$,
  array['waiting'], 'sent emails are deleted after 90 days'
);

select * from finish();
rollback;
