-- NPIs and the national registry: which are asked for, in which order, what is kept of the answers, and that nobody else gets at it.
begin;
select plan(54);
select tests.raise_curtain();
truncate private.npi_records, private.npi_worker_status;
delete from public.notifications;

create function tests.queued() returns setof text language sql as $$ select npi from private.npi_records order by npi $$;
-- What a checker does with the NPI that it is given
create function tests.answer(answer jsonb) returns text language sql as $$
  with taken as (select * from private.lease_npi('2 minutes')), kept as (select private.store_npi_answer(npi, lease, answer) from taken)
  select npi from taken where exists (select from kept)
$$;
create function tests.make_due() returns void language sql as $$ update private.npi_records set due_at = now() - interval '1 minute' $$;

-- Nobody's to reach
select is_empty($$
  select grantee, table_name, privilege_type from information_schema.role_table_grants
  where table_schema = 'private' and table_name in ('npi_records', 'npi_worker_status') and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
$$, 'no role of the API has a right on the tables');
select is_empty($$
  select proc.oid::regprocedure, role.name
  from pg_proc as proc cross join (values ('anon'), ('authenticated'), ('service_role')) as role (name)
  where proc.pronamespace = 'private'::regnamespace and has_function_privilege(role.name, proc.oid, 'execute') and proc.proname in (
    'list_listings_with_npi', 'enqueue_npis', 'enqueue_added_npis', 'delete_unused_npi', 'queue_changed_npi', 'queue_npis_of_listing', 'enqueue_claimed_npi',
    'lease_npi', 'notify_inactive_npi', 'store_npi_answer', 'release_npi', 'get_active_npi_check', 'record_npi_worker', 'is_npi_check_enabled', 'start_npi_worker'
  )
$$, 'nor on a function around them');
select tests.act_as('stranger');
select throws_ok($$ select * from public.admin_get_npi_records('{1234567893}') $$, '42501', null, 'a stranger reads no answer of the registry');
select throws_ok($$ select * from private.npi_records $$, '42501', null, 'nor the table');
select tests.act_as('owner');
select throws_ok($$ select * from public.admin_get_npi_records('{1234567893}') $$, '42501', null, 'nor does an owner');
select throws_ok($$ select * from private.admin_get_npi_records('{1234567893}') $$, '42501', null, 'by no way');
select tests.act_as('admin');
select throws_ok($$ select * from private.npi_records $$, '42501', null, 'an administrator asks by the function');
select throws_ok($$ select private.store_npi_answer('1234567893', gen_random_uuid(), '{"status": "active"}') $$, '42501', null, 'and says nothing in the registry''s name');
select throws_ok($$ select private.record_npi_worker(true) $$, '42501', null, 'nor that it is asked');
select throws_ok($$ select public.admin_get_npi_records(array_fill('1234567893'::text, array[501])) $$, '22023', null, 'nor for everything at once');
reset role;

-- What is asked for
update public.doctors set npi = '1234567893' where id = tests.listing('Open Door Direct Care');
select results_eq('select tests.queued()', array['1234567893'], 'a listing''s NPI is asked for');
insert into public.clinicians (doctor_id, position, name, npi) values
(tests.listing('Owned Oak Medicine'), 1, 'Olga Oak', '1000000004'), (tests.listing('Owned Oak Medicine'), 2, 'Peter Oak', null);
select results_eq('select tests.queued()', array['1000000004', '1234567893'], 'and a clinician''s');
update public.doctors set npi = '1000000012' where id = tests.listing('Open Door Direct Care');
select results_eq('select tests.queued()', array['1000000004', '1000000012'], 'another one takes the place of what nobody asked for yet');
update public.doctors set claim_status = 'pending', claimed_by = tests.id('doctor') where id = tests.listing('Open Door Direct Care');
select tests.act_as('doctor');
update public.claim_evidence set npi = number from unnest(array['1000000020', '1000000038', '1000000046']) as number where claimant = tests.id('doctor');
reset role;
select is((select npi from public.claim_evidence where claimant = tests.id('doctor')), (select npi from private.npi_records where is_urgent),
  'a claimant''s comes before the others');
select tests.act_as('doctor');
update public.claim_evidence set npi = '1000000046' where claimant = tests.id('doctor');
update public.claim_evidence set npi = '1000000053' where claimant = tests.id('doctor');
reset role;
select is((select count(*)::int from private.npi_records), 3, 'and who changes it again and again leaves one row');

select is((select due_at from private.npi_records where npi = '1000000053'), now(), 'it is asked for at once');
do $$ begin
  for change in 1 .. 10 loop
    update public.claim_evidence set work_phone = '512-555-010' || change % 10 where claimant = tests.id('doctor');
  end loop;
end $$;
select tests.act_as('doctor');
update public.claim_evidence set npi = '1000000061' where claimant = tests.id('doctor');
reset role;
select is((select due_at from private.npi_records where npi = '1000000061'), now() + interval '1 hour', 'but not after ten changes');
update public.clinicians set npi = '1900000005' where doctor_id = tests.listing('Owned Oak Medicine') and position = 2;
delete from public.clinicians where doctor_id = tests.listing('Owned Oak Medicine') and position = 2;
select is_empty($$ select from private.npi_records where npi = '1900000005' $$, 'a clinician who comes and goes leaves nothing to ask');

-- Taking
select tests.make_due();
select is((select npi from private.lease_npi('2 minutes')), '1000000061', 'the claim is first');
select isnt((select npi from private.lease_npi('2 minutes')), '1000000061', 'nobody else takes it meanwhile');
select is((select npi from private.lease_npi('2 minutes')) is not null, true, 'but the next');
select is_empty($$ select from private.lease_npi('2 minutes') $$, 'until nothing is due');

-- What nobody names any more is forgotten, and asked for again when it comes back
select tests.make_due();
update private.npi_records set attempts = 1;
delete from public.clinicians where doctor_id = tests.listing('Owned Oak Medicine');
select is((select count(*)::int from private.npi_records where npi = '1000000004'), 1, 'a clinician who goes leaves what was asked already');
select isnt((select string_agg(npi, ' ') from (select (private.lease_npi('2 minutes')).npi from generate_series(1, 3)) as taken), null, 'others are taken');
select is_empty($$ select from private.npi_records where npi = '1000000004' $$, 'until it would be asked for');
select private.transition_listing(tests.listing('Open Door Direct Care'), 'take down', 'administrator', 'A test');
delete from public.claim_evidence;
select tests.make_due();
select is_empty($$ select from private.lease_npi('2 minutes') $$, 'a listing that is taken down is not asked about');
select is_empty('select tests.queued()', 'and nothing is kept of it');
select private.transition_listing(tests.listing('Open Door Direct Care'), 'restore', 'administrator', 'A test');
select results_eq('select tests.queued()', array['1000000012'], 'put back, it is asked about again');

-- Answers
select tests.make_due();
select is(tests.answer('{"status": "active", "kind": "individual", "name": "DANA OAK", "other_names": ["DANA ELM"], "taxonomy": "Family Medicine",
  "city": "AUSTIN", "state": "TX", "enumerated_on": "2007-05-23"}'), '1000000012', 'an answer is kept');
select results_eq(
  $$ select status::text, name, other_names, city, enumerated_on, failure, attempts from private.npi_records $$,
  $$ values ('active', 'DANA OAK', '{"DANA ELM"}'::text[], 'AUSTIN', date '2007-05-23', null, 0) $$, 'with what it said'
);
select ok((select due_at between now() + interval '28 days' and now() + interval '32 days' from private.npi_records), 'and asked for again in a month');
select is_empty($$ select from private.lease_npi('2 minutes') $$, 'not before');
select results_eq($$ select * from private.get_active_npi_check('1000000012') $$, $$ values ('active', (now() at time zone 'utc')::date) $$, 'it is active, as of today');
update private.npi_records set checked_at = now() - interval '46 days';
select is_empty($$ select * from private.get_active_npi_check('1000000012') $$, 'what was said 46 days ago is not said any more');
update private.npi_records set checked_at = now() - interval '44 days';
select is_empty($$ select from public.notifications where detail = 'npi inactive' $$, 'and nobody is told of what is as it should be');

-- No answer
select tests.make_due();
select private.release_npi(npi, lease, 'It did not answer within 10 seconds') from private.lease_npi('2 minutes');
select results_eq(
  $$ select status::text, name, failure, due_at > now() and due_at < now() + interval '2 minutes' from private.npi_records $$,
  $$ values ('active', 'DANA OAK', 'It did not answer within 10 seconds', true) $$, 'a failure is kept beside the earlier answer, and tried again soon'
);
select isnt_empty($$ select * from private.get_active_npi_check('1000000012') $$, 'which still counts until it is too old');
update private.npi_records set attempts = 40;
select tests.make_due();
select private.release_npi(npi, lease, 'Again') from private.lease_npi('2 minutes');
select ok((select due_at between now() + interval '19 hours' and now() + interval '29 hours' from private.npi_records), 'at last once a day');
select tests.make_due();
create temp table late as select * from private.lease_npi('2 minutes');
select tests.make_due();
select is(tests.answer('{"status": "active", "name": "DANA OAK"}'), '1000000012', 'another checker takes over when the time is up');
select private.release_npi(npi, lease, 'Too late') from late;
select private.store_npi_answer(npi, lease, '{"status": "deactivated"}') from late;
select results_eq($$ select status::text, failure from private.npi_records $$, $$ values ('active', null::text) $$, 'and what the first says then is not heard');

-- Deactivated
select tests.make_due();
select tests.answer('{"status": "deactivated"}');
select results_eq(
  $$ select user_id, doctor_id, note from public.notifications where detail = 'npi inactive' and user_id = tests.id('admin') $$,
  $$ values (tests.id('admin'), tests.listing('Open Door Direct Care'), 'NPI 1000000012') $$, 'when it is active no longer, administrators are told'
);
select is_empty($$ select * from private.get_active_npi_check('1000000012') $$, 'and it is not called active');
select tests.make_due();
select tests.answer('{"status": "deactivated"}');
select is((select count(*)::int from public.notifications where detail = 'npi inactive' and user_id = tests.id('admin')), 1, 'once');
select throws_ok($$ update private.npi_records set status = null $$, '23514', null, 'an answer has its time');

-- What administrators read
select tests.act_as('admin');
select results_eq(
  $$ select npi, is_on, status::text, failure from public.admin_get_npi_records('{1000000012,1234567893,1000000012}') order by npi $$,
  $$ values ('1000000012', false, 'deactivated', null::text), ('1234567893', false, null, null) $$, 'each NPI once, known or not, and that the checks are off'
);
reset role;
select private.record_npi_worker(true);
update private.npi_records set failure = 'The registry answered 500', due_at = now() + interval '1 hour' where npi = '1000000012';
select tests.act_as('owner');
select throws_ok('select * from public.admin_get_registry_health()', '42501', null, 'an owner does not read how it is doing');
select tests.act_as('admin');
select results_eq('select is_on, waiting, oldest, unanswered, last_failure from public.admin_get_registry_health()',
  $$ values (true, 0, null::timestamptz, 1, 'The registry answered 500') $$, 'an administrator does');
select ok((select is_on from public.admin_get_npi_records('{1000000012}')), 'or on');
reset role;
update private.npi_worker_status set seen_at = now() - interval '3 days';
select tests.act_as('admin');
select throws_ok($$ select * from private.npi_worker_status $$, '42501', null, 'how it is doing is read by a function, too');
select ok((select not is_on from public.admin_get_npi_records('{1000000012}')), 'until nobody has checked for days');
reset role;
update private.npi_worker_status set is_on = true, seen_at = now();
select private.record_npi_worker(false);
select is((select is_on from private.npi_worker_status), false, 'or the checker says that it has no registry');
select lives_ok('select private.start_npi_worker()', 'without a vault nobody is called');

-- What a member takes along
update public.doctors set npi = '1000000012' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('owner');
select is(public.export_my_data() #>> '{npis,0,status}', 'deactivated', 'what the registry said of an own NPI is in the download');
select tests.act_as('patient');
select is(public.export_my_data() -> 'npis', '[]', 'and of nobody else''s');
reset role;

select * from finish();
rollback;
