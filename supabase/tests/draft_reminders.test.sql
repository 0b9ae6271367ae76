-- The email about a draft listing that its author left unfinished.
begin;
select plan(13);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'doctor']) as actor;
select tests.act_as('doctor');
insert into public.doctors (id, status, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Draft Practice'), 'draft', 'Draft Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
reset role;
delete from private.outbox;

-- Noon in New York, some days after the draft was saved.
create function tests.enqueue(days integer, hour integer default 12) returns integer
language plpgsql as $$
declare
  before constant integer := (select count(*) from private.outbox);
begin
  perform private.enqueue_draft_reminders((current_date + days + make_time(hour, 0, 0)) at time zone 'America/New_York');
  return (select count(*) from private.outbox) - before;
end $$;
create function tests.skip_reason() returns text
language sql as $$ select private.get_email_skip_reason(outbox) from private.outbox $$;

-- When
select is(tests.enqueue(2), 0, 'no reminder is queued for a draft changed two days ago');
select is(tests.enqueue(5, 7), 0, 'no reminder is queued before 8 a.m.');
select is(tests.enqueue(40), 0, 'no reminder is queued for a draft that is older than a month');
select is(tests.enqueue(5), 1, 'a reminder is queued for a draft that has not changed for three days');
select results_eq($$ select recipient, kind, doctor_id from private.outbox $$,
  $$ values (tests.id('doctor'), 'draft reminder', tests.listing('Draft Practice')) $$, 'the author of the draft gets the reminder');
select is(tests.enqueue(6), 0, 'a draft gets one reminder only');

-- Why not
select is(tests.skip_reason(), 'No longer an unchanged draft', 'no reminder is sent if the author continues before it is sent');
set local session_replication_role = replica;
update public.doctors set updated_at = now() - interval '4 days' where id = tests.listing('Draft Practice');
set local session_replication_role = origin;
select is(tests.skip_reason(), null, 'a reminder of an unchanged draft is sent');
savepoint sendable;
select private.unsubscribe_member(tests.id('doctor'), 'practice');
select is(tests.skip_reason(), 'Unsubscribed', 'an author who unsubscribed from the topic gets no reminder');
rollback to sendable;
update public.doctors set phone = '(512) 555-0142' where id = tests.listing('Draft Practice');
select tests.act_as('doctor');
select public.submit_listing(tests.listing('Draft Practice'));
reset role;
select is(tests.skip_reason(), 'No longer an unchanged draft', 'no reminder is sent about a submitted listing');
rollback to sendable;
select tests.act_as('doctor');
select public.delete_draft(tests.listing('Draft Practice'));
reset role;
select is_empty($$ select 1 from private.outbox $$, 'deleting a draft deletes its reminder');
rollback to sendable;

-- Access
select tests.act_as('doctor');
select throws_ok('select private.enqueue_draft_reminders()', '42501', null, 'a member cannot queue reminders');
select tests.act_as('visitor');
select throws_ok('select private.enqueue_draft_reminders()', '42501', null, 'a visitor cannot queue reminders');

select * from finish();
rollback;
