-- NPI records: queue, order, stored answers, and access.
begin;
select plan(60);
select tests.create_fixtures();
truncate private.npi_records, private.npi_worker_status;
delete from public.notifications;

create function tests.queued() returns setof text
language sql as $$ select npi from private.npi_records order by npi $$;
-- Leases the next NPI and stores an answer for it.
create function tests.answer(answer jsonb) returns text language sql as $$
  with taken as (select * from private.lease_npi('2 minutes')),
  kept as (select private.store_npi_answer(npi, lease, answer) from taken)
  select npi from taken where exists (select from kept)
$$;
create function tests.make_due() returns void
language sql as $$ update private.npi_records set due_at = now() - interval '1 minute' $$;

-- Privileges
select tests.act_as('visitor');
select throws_ok(
  $$ select * from public.admin_get_npi_records('{1234567893}') $$, '42501', null, 'a visitor cannot read NPI records'
);
select throws_ok(
  $$ select * from private.npi_records $$, '42501', null, 'a visitor cannot read the table of NPI records'
);
select tests.act_as('owner');
select throws_ok(
  $$ select * from public.admin_get_npi_records('{1234567893}') $$, '42501', null, 'an owner cannot read NPI records'
);
select throws_ok(
  $$ select * from private.admin_get_npi_records('{1234567893}') $$,
  '42501', null, 'an owner cannot call the private function for NPI records'
);
select tests.act_as('admin');
select throws_ok(
  $$ select * from private.npi_records $$, '42501', null, 'an admin cannot read the table of NPI records'
);
select throws_ok(
  $$ select private.store_npi_answer('1234567893', gen_random_uuid(), '{"status": "active"}') $$,
  '42501', null, 'an admin cannot store an NPI answer'
);
select throws_ok(
  $$ select private.record_npi_worker(true) $$, '42501', null, 'an admin cannot record that the NPI worker ran'
);
select throws_ok(
  $$ select public.admin_get_npi_records(array_fill('1234567893'::text, array[501])) $$,
  '22023', null, 'a request for more than 500 NPI records is refused'
);
reset role;

-- Lookups by members
select tests.act_as('visitor');
select throws_ok($$ select public.count_npi_lookup('1234567893') $$, '42501', null, 'a visitor cannot look up an NPI');
select tests.act_as('patient');
select throws_ok(
  $$ select public.count_npi_lookup('1234567890') $$,
  '23514', 'This is not a valid NPI', 'a lookup of an invalid NPI is refused'
);
select throws_ok($$ select public.count_npi_lookup(null) $$, '23514', null, 'a lookup without an NPI is refused');
select lives_ok(
  $$ select public.count_npi_lookup('1234567893') from generate_series(1, 20) $$,
  'a member can look up twenty NPIs a day'
);
select throws_ok(
  $$ select public.count_npi_lookup('1000000004') $$,
  'PT429', 'The limit of 20 NPI lookups is reached; try again in 1440 minutes',
  'the 21st lookup of a day is refused, also of another NPI'
);
select tests.act_as('owner');
select lives_ok($$ select public.count_npi_lookup('1234567893') $$, 'each member has a limit of their own');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('owner'), 'Spam');
select tests.act_as('owner');
select throws_ok(
  $$ select public.count_npi_lookup('1234567893') $$, '42501', null, 'a suspended member cannot look up an NPI'
);
reset role;
delete from private.suspensions;
select is_empty('select tests.queued()', 'a lookup by a member stores no record');

-- Queue
select tests.write_listing(tests.listing('Open Door Direct Care'), '{"npi": "1234567893"}');
select results_eq('select tests.queued()', array['1234567893'], 'the NPI of a listing is queued');
select tests.write_listing(
  tests.listing('Owned Oak Medicine'),
  '{"clinicians": [{"name": "Olga Oak", "npi": "1000000004"}, {"name": "Peter Oak"}]}'
);
select results_eq('select tests.queued()', array['1000000004', '1234567893'], 'the NPI of a clinician is queued');
select tests.write_listing(tests.listing('Open Door Direct Care'), '{"npi": "1000000012"}');
select results_eq(
  'select tests.queued()', array['1000000004', '1000000012'], 'a changed NPI replaces one that was not checked yet'
);
select tests.act_as('doctor');
update public.doctors set claim_status = 'pending', claimed_by = tests.id('doctor')
where id = tests.listing('Open Door Direct Care');
update public.claim_evidence set npi = number from unnest(array['1000000020', '1000000038', '1000000046']) as number
where claimant = tests.id('doctor');
reset role;
select is(
  (select npi from public.claim_evidence where claimant = tests.id('doctor')),
  (select npi from private.npi_records where is_urgent), 'the NPI of a claimant is urgent'
);
select tests.act_as('doctor');
update public.claim_evidence set npi = '1000000046' where claimant = tests.id('doctor');
update public.claim_evidence set npi = '1000000053' where claimant = tests.id('doctor');
reset role;
select is((select count(*)::int from private.npi_records), 3, 'repeated changes of a claimant''s NPI keep one record');

select is(
  (select due_at from private.npi_records where npi = '1000000053'), now(), 'a changed NPI of a claimant is due at once'
);
do $$ begin
  for change in 1 .. 10 loop
    update public.claim_evidence set work_phone = '512-555-010' || change % 10 where claimant = tests.id('doctor');
  end loop;
end $$;
select tests.act_as('doctor');
update public.claim_evidence set npi = '1000000061' where claimant = tests.id('doctor');
reset role;
select is(
  (select due_at from private.npi_records where npi = '1000000061'),
  now() + interval '1 hour', 'an eleventh change of a claimant''s NPI is due an hour later'
);
select tests.write_listing(
  tests.listing('Owned Oak Medicine'),
  '{"clinicians": [{"name": "Olga Oak", "npi": "1000000004"}, {"name": "Peter Oak", "npi": "1900000005"}]}'
);
select tests.write_listing(
  tests.listing('Owned Oak Medicine'), '{"clinicians": [{"name": "Olga Oak", "npi": "1000000004"}]}'
);
select is_empty(
  $$ select from private.npi_records where npi = '1900000005' $$, 'adding and removing a clinician queues nothing'
);

-- Taking
select tests.make_due();
select is((select npi from private.lease_npi('2 minutes')), '1000000061', 'an urgent NPI is leased first');
select isnt(
  (select npi from private.lease_npi('2 minutes')), '1000000061', 'a leased NPI is not leased to a second worker'
);
select is((select npi from private.lease_npi('2 minutes')) is not null, true, 'a second worker leases the next NPI');
select is_empty($$ select from private.lease_npi('2 minutes') $$, 'nothing is leased when no NPI is due');

-- Unused records
select tests.make_due();
update private.npi_records set attempts = 1;
delete from public.clinicians where doctor_id = tests.listing('Owned Oak Medicine');
select is(
  (select count(*)::int from private.npi_records where npi = '1000000004'),
  1, 'a checked NPI keeps its record after its clinician is removed'
);
select isnt(
  (select string_agg(npi, ' ') from (select (private.lease_npi('2 minutes')).npi from generate_series(1, 3)) as taken),
  null, 'other NPIs are still leased'
);
select is_empty(
  $$ select from private.npi_records where npi = '1000000004' $$,
  'a record that no listing uses is deleted when it is due'
);
select private.transition_listing(tests.listing('Open Door Direct Care'), 'take down', 'administrator', 'A test');
delete from public.claim_evidence;
select tests.make_due();
select is_empty($$ select from private.lease_npi('2 minutes') $$, 'the NPI of a listing taken down is not leased');
select is_empty('select tests.queued()', 'the NPI of a listing taken down is not queued');
select private.transition_listing(tests.listing('Open Door Direct Care'), 'restore', 'administrator', 'A test');
select results_eq('select tests.queued()', array['1000000012'], 'the NPI of a restored listing is queued again');

-- Answers
select tests.make_due();
select is(tests.answer('{"status": "active", "kind": "individual", "name": "DANA OAK", "other_names": ["DANA ELM"],
  "taxonomy": "Family Medicine",
  "city": "AUSTIN", "state": "TX", "enumerated_on": "2007-05-23"}'), '1000000012', 'a leased NPI accepts an answer');
select results_eq(
  $$ select status::text, name, other_names, city, enumerated_on, failure, attempts from private.npi_records $$,
  $$ values ('active', 'DANA OAK', '{"DANA ELM"}'::text[], 'AUSTIN', date '2007-05-23', null, 0) $$,
  'an answer is stored with its details'
);
select ok(
  (select due_at between now() + interval '28 days' and now() + interval '32 days' from private.npi_records),
  'an answered NPI is due again in about a month'
);
select is_empty($$ select from private.lease_npi('2 minutes') $$, 'an answered NPI is not leased before it is due');
select is(
  (select npi_active_on from public.get_listing_checks(tests.listing('Open Door Direct Care'))),
  (now() at time zone 'utc')::date, 'an active NPI is shown with the date of its check'
);
update private.npi_records set checked_at = now() - interval '46 days';
select is(
  (select npi_active_on from public.get_listing_checks(tests.listing('Open Door Direct Care'))),
  null, 'a check older than 45 days is not shown'
);
update private.npi_records set checked_at = now() - interval '44 days';
select is_empty(
  $$ select from public.notifications where event = 'npi_deactivated' $$, 'an active NPI creates no notification'
);

-- No answer
select tests.make_due();
select private.release_npi(npi, lease, 'It did not answer within 10 seconds') from private.lease_npi('2 minutes');
select results_eq(
  $$ select status::text, name, failure, due_at > now() and due_at < now() + interval '2 minutes'
    from private.npi_records $$,
  $$ values ('active', 'DANA OAK', 'It did not answer within 10 seconds', true) $$,
  'a failed check keeps the earlier answer and is retried soon'
);
select isnt(
  (select npi_active_on from public.get_listing_checks(tests.listing('Open Door Direct Care'))),
  null, 'an earlier answer is still shown after a failed check'
);
update private.npi_records set attempts = 40;
select tests.make_due();
select private.release_npi(npi, lease, 'Again') from private.lease_npi('2 minutes');
select ok(
  (select due_at between now() + interval '19 hours' and now() + interval '29 hours' from private.npi_records),
  'repeated failures are retried once a day'
);
select tests.make_due();
select tests.store('npi', npi), tests.store('lease', lease::text) from private.lease_npi('2 minutes');
select tests.make_due();
select is(
  tests.answer('{"status": "active", "name": "DANA OAK"}'),
  '1000000012', 'another worker can lease an NPI after the lease expires'
);
select private.release_npi(tests.stored('npi'), tests.stored('lease')::uuid, 'Too late');
select private.store_npi_answer(tests.stored('npi'), tests.stored('lease')::uuid, '{"status": "deactivated"}');
select results_eq(
  $$ select status::text, failure from private.npi_records $$, $$ values ('active', null::text) $$,
  'an answer with an expired lease is ignored'
);

-- Deactivated
select tests.make_due();
select tests.answer('{"status": "deactivated"}');
select results_eq(
  $$ select user_id, doctor_id, note from public.notifications
    where event = 'npi_deactivated' and user_id = tests.id('admin') $$,
  $$ values (tests.id('admin'), tests.listing('Open Door Direct Care'), 'NPI 1000000012') $$,
  'admins are notified when an NPI becomes inactive'
);
select is(
  (select npi_active_on from public.get_listing_checks(tests.listing('Open Door Direct Care'))),
  null, 'an inactive NPI is not shown as active'
);
select tests.make_due();
select tests.answer('{"status": "deactivated"}');
select is(
  (select count(*)::int from public.notifications where event = 'npi_deactivated' and user_id = tests.id('admin')),
  1, 'admins are notified of an inactive NPI once'
);
select throws_ok(
  $$ update private.npi_records set status = null $$, '23514', null, 'an answer without a time is refused'
);

-- Admin access
select tests.act_as('admin');
select results_eq(
  $$ select npi, is_on, status::text, failure
    from public.admin_get_npi_records('{1000000012,1234567893,1000000012}') order by npi $$,
  $$ values ('1000000012', false, 'deactivated', null::text), ('1234567893', false, null, null) $$,
  'requested NPIs are returned once each, including unknown ones, with the checks turned off'
);
reset role;
select private.record_npi_worker(true);
update private.npi_records set failure = 'The registry answered 500', due_at = now() + interval '1 hour'
where npi = '1000000012';
select tests.act_as('owner');
select throws_ok(
  'select * from public.admin_get_registry_health()', '42501', null, 'an owner cannot read the status of the registry'
);
select tests.act_as('admin');
select results_eq(
  'select is_on, waiting, oldest, unanswered, last_failure from public.admin_get_registry_health()',
  $$ values (true, 0, null::timestamptz, 1, 'The registry answered 500') $$,
  'an admin can read the status of the registry'
);
select ok((select is_on from public.admin_get_npi_records('{1000000012}')), 'an admin sees that the checks are on');
reset role;
update private.npi_worker_status set seen_at = now() - interval '3 days';
select tests.act_as('admin');
select throws_ok(
  $$ select * from private.npi_worker_status $$, '42501', null, 'an admin cannot read the table of the worker''s status'
);
select ok(
  (select not is_on from public.admin_get_npi_records('{1000000012}')),
  'an admin sees that the checks are off when the worker has not run for days'
);
reset role;
update private.npi_worker_status set is_on = true, seen_at = now();
select private.record_npi_worker(false);
select is(
  (select is_on from private.npi_worker_status),
  false, 'an admin sees that the checks are off when the worker has no registry'
);
select lives_ok('select private.start_npi_worker()', 'starting the worker without vault secrets does nothing');

-- Exports
update public.doctors set npi = '1000000012' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('owner');
select is(
  public.export_my_data() #>> '{npis,0,status}', 'deactivated',
  'an export includes NPI records of the member''s listings'
);
select tests.act_as('patient');
select is(public.export_my_data() -> 'npis', '[]', 'an export leaves out NPI records of other members'' listings');
reset role;

select * from finish();
rollback;
