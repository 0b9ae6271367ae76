-- Monthly email to owners about the activity of their listing.
begin;
select plan(19);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}');
select tests.confirm(actor) from unnest(array['patient', 'doctor', 'owner', 'manager']) as actor;
insert into public.practice_members (doctor_id, user_id, role) values (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager');
select tests.add_listing('Quiet Clinic', owner => 'doctor'), tests.add_listing('Unlisted Clinic', is_verified => false, owner => 'doctor');
delete from private.outbox;

-- The start of this month in UTC; 20:00 UTC is daytime in every US time zone.
create function tests.month(ago integer) returns date
language sql as $$ select (date_trunc('month', private.activity_day()::timestamp) - ago * interval '1 month')::date $$;
create function tests.enqueue(day integer default 1, hour integer default 20) returns integer
language plpgsql as $$
declare
  before constant integer := (select count(*) from private.outbox);
begin
  perform private.enqueue_activity_summaries((tests.month(0) + day - 1 + make_time(hour, 0, 0)) at time zone 'UTC');
  return (select count(*) from private.outbox) - before;
end $$;
create function tests.skip_reason() returns text
language sql as $$ select private.get_email_skip_reason(outbox) from private.outbox $$;

-- Who and when
insert into public.listing_activity (doctor_id, day, kind, amount) values
  (tests.listing('Quiet Clinic'), tests.month(0), 'opened', 5), (tests.listing('Quiet Clinic'), tests.month(2) - 1, 'opened', 5);
select is(tests.enqueue(), 0, 'no summary is queued for a listing without activity in the last two full months');
insert into public.listing_activity (doctor_id, day, kind, amount)
select tests.listing(name), tests.month(2) + 40, 'opened', 12 from unnest(array['Owned Oak Medicine', 'Open Door Direct Care', 'Unlisted Clinic']) as name;
insert into public.listing_activity (doctor_id, day, kind, amount) values
  (tests.listing('Owned Oak Medicine'), tests.month(1) - 1, 'shown', 30), (tests.listing('Owned Oak Medicine'), tests.month(2), 'shown', 4);
select is(tests.enqueue(day => 8), 0, 'no summary is queued after the first week of a month');
select is(tests.enqueue(hour => 11), 0, 'no summary is queued before 8 a.m.');
select is(tests.enqueue(), 1, 'a summary is queued for a published listing that has an owner and activity');
select results_eq($$ select recipient, kind, doctor_id from private.outbox $$,
  $$ values (tests.id('owner'), 'activity summary', tests.listing('Owned Oak Medicine')) $$, 'the owner gets the summary, and managers don''t');
select is(tests.enqueue(), 0, 'a second run queues nothing');
select is(tests.enqueue(day => 7), 0, 'a run on another day queues nothing');

-- What
update private.outbox set due_at = now();
select results_eq($$
  select topic::text, address, facts ->> 'practice', facts ->> 'listing', jsonb_array_length(facts -> 'months'),
    facts #>> '{months,0,month}', facts #>> '{months,0,opened}', facts #>> '{months,1,shown}'
  from private.lease_email('1 minute')
$$, $$ values ('practice', 'owner@cast.test', 'Owned Oak Medicine', tests.listing('Owned Oak Medicine')::text, 2, tests.month(1)::text, '12', '34') $$,
  'the email has the last two full months, newest first');

-- Why not
select is(tests.skip_reason(), null, 'a summary is sent to an active owner');
savepoint sendable;
select private.unsubscribe_member(tests.id('owner'), 'practice');
select is(tests.skip_reason(), 'Unsubscribed', 'an owner who unsubscribed from the topic gets no summary');
rollback to sendable;
select private.suppress_email('owner@cast.test', 'Bounced');
select is(tests.skip_reason(), 'Earlier emails bounced', 'a suppressed address gets no summary');
rollback to sendable;
select tests.act_as('admin');
select public.suspend_member(tests.id('owner'), 'For a reason');
reset role;
select is((select private.get_email_skip_reason(outbox) from private.outbox where kind = 'activity summary'), 'Suspended', 'a suspended owner gets no summary');
rollback to sendable;
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select is((select private.get_email_skip_reason(outbox) from private.outbox where kind = 'activity summary'), 'No longer owns the published listing',
  'no summary is sent about an unpublished listing');
rollback to sendable;
select private.transition_listing(tests.listing('Owned Oak Medicine'), 'reassign', 'administrator', 'Sold', person => tests.id('doctor'));
select is((select private.get_email_skip_reason(outbox) from private.outbox where kind = 'activity summary'), 'No longer owns the published listing',
  'no summary is sent to a former owner');
select is(tests.enqueue(), 0, 'a new owner gets no second summary of the same month');
rollback to sendable;

-- Access
select tests.act_as(actor) from unnest(array['manager']) as actor;
select throws_ok('select private.enqueue_activity_summaries()', '42501', null, 'a manager cannot queue summaries');
select throws_ok('select * from private.outbox', '42501', null, 'a manager cannot read queued summaries');
select tests.act_as('patient');
select throws_ok('select private.enqueue_activity_summaries()', '42501', null, 'a member cannot queue summaries');
select tests.act_as('visitor');
select throws_ok('select private.enqueue_activity_summaries()', '42501', null, 'a visitor cannot queue summaries');

select * from finish();
rollback;
