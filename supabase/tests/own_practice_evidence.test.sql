-- A doctor's own practice: the listing is published with a claim, which needs the same evidence as any other.
begin;
select plan(34);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['doctor', 'admin', 'patient']) as actor;

create function tests.answer_npi(
  number text, registry_name text, city text default 'AUSTIN', kind text default 'individual'
)
returns void
language sql security definer as $$
  update private.npi_records set name = registry_name, kind = answer_npi.kind::public.npi_kind, status = 'active',
    city = answer_npi.city, state = 'TX', checked_at = now()
  where npi = number
$$;
create function tests.failed(name text) returns text
language sql as $$
  select array_to_string(failed_checks(claims), ', ') from public.claim_evidence as claims
  where doctor_id = tests.listing(name)
$$;
create function tests.claim_status(name text) returns text
language sql security definer as $$
  select string_agg(status::text, ', ') from public.claim_evidence where doctor_id = tests.listing(name)
$$;
create function tests.add_own(name text, fields jsonb default '{}') returns void
language sql as $$
  select public.save_listing(
    tests.listing(name), jsonb_build_object(
      'practice_name', name, 'address_city', 'Austin', 'address_state', 'TX', 'address_zip', '78704',
      'phone', '512 555 0142'
    ) || fields, null, true
  )
$$;
-- Approves a listing, and its owner with these failed checks.
create function tests.approve(name text, accepted text default '{}', claim integer default null) returns void
language sql as $$
  select public.decide_listing(
    tests.listing(name), tests.version(name), true, null,
    coalesce(claim, (select version from public.claim_evidence where doctor_id = tests.listing(name))),
    accepted::public.failed_check[]
  )
$$;

-- Somebody else's public NPI
select tests.act_as('doctor');
select tests.add_own('Prefilled Practice', '{"npi": "1234567893", "website": "https://prefilled.example"}');
select is(tests.claim_status('Prefilled Practice'), 'prepared', 'adding an own practice prepares a claim');
select throws_ok(
  $$ select tests.failed('Prefilled Practice') $$, '42501', null, 'a claimant cannot read the checks of their claim'
);
select throws_ok(
  $$ select public.decide_listing(tests.listing('Prefilled Practice'), 1, true) $$,
  '42501', null, 'a doctor cannot approve their own practice'
);
select tests.answer_npi('1234567893', 'JANE ROE', 'TULSA');
select tests.act_as('admin');
select is(
  tests.failed('Prefilled Practice'), 'no work email, NPI of another name, NPI elsewhere',
  'the NPI of an own practice is compared with the name of the account'
);
select is((select claims from public.admin_count_queues()), 0, 'a prepared claim does not wait beside its listing');
select throws_ok(
  $$ select public.decide_claim(
      tests.listing('Prefilled Practice'), tests.id('doctor'), 1, true, 'x', tests.every_check()
    ) $$,
  'PT409', null, 'the claim on a practice that is not published cannot be decided without its listing'
);
select is(
  (select error_hint from public.decide_all(jsonb_build_array(jsonb_build_object(
    'id', tests.listing('Prefilled Practice'), 'claimant', tests.id('doctor'), 'version', 1
  )), true)), 'claim_not_open', 'nor among others'
);
select throws_ok(
  $$ select tests.approve('Prefilled Practice') $$, 'PT428', null,
  'an owner with failed checks is not approved with the listing by an admin who has not seen them'
);
select throws_ok(
  $$ select tests.approve('Prefilled Practice', '{no work email,NPI elsewhere}') $$,
  'PT428', null, 'nor by one who has seen only some of them'
);
select is(
  (select error_hint from public.decide_all(jsonb_build_array(jsonb_build_object(
    'id', tests.listing('Prefilled Practice'), 'version', tests.version('Prefilled Practice'), 'claim', 1
  )), true)), 'checks_failed', 'nor among others'
);
select throws_ok(
  $$ select tests.approve('Prefilled Practice', claim => 9) $$, 'PT409', null,
  'approving the owner with evidence that has changed fails with a conflict'
);
select is(
  tests.status('Prefilled Practice'), 'pending claimed f unclaimed', 'a refused approval does not publish the listing'
);
select lives_ok(
  $$ select public.decide_listing(tests.listing('Prefilled Practice'), tests.version('Prefilled Practice'), true) $$,
  'the listing can be published without its owner'
);
select is(
  tests.status('Prefilled Practice'), 'published claimed t pending', 'a practice without evidence has no verified owner'
);
select is(tests.claim_status('Prefilled Practice'), 'pending', 'publishing an own practice opens the claim');
select is(
  (select owner_since from public.get_person_badges(tests.id('doctor'))), null, 'the doctor gets no owner badge'
);
select ok(
  (select seen from public.moderation_log where event = 'listing_verified') -> 'failed'
    @> '["NPI of another name", "NPI elsewhere"]', 'the log says which checks of the listing had failed'
);
select is((select claims from public.admin_count_queues()), 1, 'the claim waits like any other');
select throws_ok(
  $$ select tests.decide_claim('Prefilled Practice', 'doctor', true, null, '{}') $$,
  'PT428', null, 'the claim needs the same evidence as any other'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.save_changes(tests.listing('Prefilled Practice'), '{"monthly_price": 5}') $$,
  '42501', null, 'a doctor without evidence cannot edit the published practice'
);

-- With evidence, given while the listing waits
select tests.add_own(
  'True Practice', '{"npi": "1300386178", "website": "https://true.example", "phone": "512 555 0143"}'
);
update public.claim_evidence set
  full_name = 'Dora Delgado', role_at_practice = 'Owner', work_email = 'dora@true.example'
where doctor_id = tests.listing('True Practice');
select tests.answer_npi('1300386178', 'DORA DELGADO');
select tests.act_as('admin');
select is(
  tests.failed('True Practice'), 'work email not verified, account of another name',
  'the name in the claim is compared with the name of the account'
);
reset role;
update public.profiles set full_name = 'Dr. Dora M. Delgado' where id = tests.id('doctor');
select tests.act_as('admin');
select is(tests.failed('True Practice'), 'work email not verified', 'a work email counts when it is verified');
reset role;
delete from private.outbox;
select tests.act_as('doctor');
select public.request_work_email_code(tests.listing('True Practice'));
select is(
  public.verify_work_email(tests.listing('True Practice'), (select facts ->> 'code' from tests.send_email())),
  null, 'the work email can be verified while the listing waits'
);
select tests.act_as('admin');
select is(tests.failed('True Practice'), '', 'a claim with all evidence has no failed check');
select lives_ok($$ select tests.approve('True Practice') $$, 'one decision approves the listing and its owner');
select is(tests.status('True Practice'), 'published owned t approved', 'an owner with evidence is verified');
select ok(
  (select work_email_proven_at is not null from public.claim_evidence where doctor_id = tests.listing('True Practice')),
  'publishing a practice keeps the proof of the work email'
);
reset role;
select results_eq(
  $$ select event::text from public.notifications
    where user_id = tests.id('doctor') and doctor_id = tests.listing('True Practice') order by notifications.event $$,
  array['listing_submitted', 'claim_approved'], 'the owner gets a receipt, and is notified once of both decisions'
);

-- Restoring and relisting are no way around
select tests.act_as('doctor');
select tests.add_own('Withdrawn Practice', '{"npi": "1245319599", "phone": "512 555 0144"}');
select public.withdraw_listing(tests.listing('Withdrawn Practice'));
select tests.act_as('admin');
select public.restore_listing(tests.listing('Withdrawn Practice'), tests.version('Withdrawn Practice'));
select is(
  tests.status('Withdrawn Practice'), 'published claimed t pending',
  'restoring an own practice that was never approved makes nobody its verified owner'
);

-- An organization's NPI says something about the practice, and a listing without an NPI is not checked
select tests.act_as('doctor');
select tests.add_own('Silver Fern Family Care', '{"npi": "1629167689", "phone": "512 555 0145"}');
select tests.add_own('No Number', '{"phone": "512 555 0146"}');
select tests.answer_npi('1629167689', 'SILVER FERN FAMILY CARE PLLC', kind => 'organization');
select tests.act_as('admin');
select is(
  tests.failed('Silver Fern Family Care'), 'no work email', 'an organization''s NPI is compared with the practice'
);
select is(tests.failed('No Number'), 'no work email, no NPI', 'a practice without an NPI fails the check');
select throws_ok(
  $$ select tests.approve('No Number', '{no work email,NPI of another name}') $$, 'PT428', null,
  'no NPI is not easier to approve than a wrong one'
);
select tests.answer_npi('1629167689', 'ANOTHER CLINIC INC', kind => 'organization');
select is(
  tests.failed('Silver Fern Family Care'), 'no work email, NPI of another name',
  'the NPI of another organization fails the check'
);
select public.merge_listings(tests.listing('No Number'), tests.listing('Open Door Direct Care'));
select results_eq(
  $$ select status::text from public.claim_evidence where doctor_id = tests.listing('Open Door Direct Care') $$,
  array['pending'], 'merging an own practice into a listing claims that one'
);
select * from finish();
rollback;
