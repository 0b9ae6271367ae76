-- What an approved claim adds to its listing, where it has none: the NPI, and the work phone if the claimant made it
-- public.
begin;
select plan(32);
select tests.create_fixtures();
create function tests.claim_with(name text, actor text, with_npi text, with_phone text default null) returns void
language sql as $$
  select tests.act_as(actor);
  select public.file_competing_claim(tests.listing(name));
  update public.claim_evidence set
    full_name = 'Dora Doctor', npi = with_npi, work_phone = with_phone, is_phone_public = true
  where doctor_id = tests.listing(name);
  select tests.act_as('admin');
$$;
create function tests.details(name text) returns text
language sql security definer as $$
  select concat_ws(' ', ownership, coalesce(npi, '-'), coalesce(phone, '-')) from public.doctors
  where id = tests.listing(name)
$$;
-- What approving a claim would add, as admins see it before the decision.
create function tests.planned(name text) returns text[]
language sql as $$
  select public.approval_adds(claims) from public.claim_evidence as claims
  where doctor_id = tests.listing(name) and status in ('pending', 'competing')
$$;
select tests.add_listing(name) from unnest(
  array['Bare', 'Filled', 'Second Office', 'Taken NPI', 'Inactive', 'Clinician', 'Removed', 'Rejected', 'Private']
) as name;

-- Empty fields
select tests.claim_with('Bare', 'doctor', '1200000002', '+15125550142');
select is(tests.planned('Bare'), '{npi,phone}', 'an admin sees the NPI and phone that approving a claim adds');
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.planned('Bare') $$, '42501', null, 'a claimant cannot see what approving a claim adds'
);
select tests.act_as('visitor');
select throws_ok($$ select tests.planned('Bare') $$, '42501', null, 'a visitor cannot see what approving a claim adds');
select tests.act_as('admin');
select lives_ok(
  $$ select tests.decide_claim('Bare', 'doctor', true, 'Compared with the registry') $$,
  'an admin can approve a claim on a listing without NPI and phone'
);
select is(
  tests.details('Bare'), 'owned 1200000002 +15125550142', 'an approved claim fills in the NPI and phone of its listing'
);
select results_eq(
  $$ select changes, actor from public.listing_versions
    where doctor_id = tests.listing('Bare') and action = 'add claim details' $$,
  $$ values ('{"npi": [null, "1200000002"], "phone": [null, "+15125550142"]}'::jsonb, tests.id('admin')) $$,
  'the history records the NPI and phone as added from the claim'
);
select is_empty(
  $$ select 1 from public.moderation_log where event = 'listing_edited' $$,
  'the moderation log does not record them as an edit by the admin'
);
reset role;
select is(
  (select phone_confirmed_at from public.doctors where id = tests.listing('Bare')),
  null, 'the phone from a claim is not confirmed'
);
select isnt_empty(
  $$ select 1 from private.npi_records where npi = '1200000002' $$,
  'the NPI from a claim is queued for the registry check'
);
select tests.act_as('doctor');
select is(
  public.save_listing(tests.listing('Bare'), '{"phone": "+15125550143"}', tests.version('Bare')) ->> 'conflicts', '[]',
  'the new owner can change the phone from the claim'
);

select tests.act_as('admin');
select is(tests.planned('Bare'), null, 'a decided claim adds nothing');

-- Values that the listing has
reset role;
update public.doctors set npi = '1200000010', phone = '+15125550100' where id = tests.listing('Filled');
select tests.claim_with('Filled', 'patient', '1200000028', '+15125550144');
select is(tests.planned('Filled'), '{}', 'a claim on a listing with NPI and phone adds nothing');
select tests.decide_claim('Filled', 'patient', true, 'Compared with the registry');
select is(
  tests.details('Filled'),
  'owned 1200000010 +15125550100', 'an approved claim does not change the NPI and phone that a listing has'
);
select tests.claim_with('Owned Oak Medicine', 'patient', '1200000028', '+15125550144');
select tests.decide_claim('Owned Oak Medicine', 'patient', true, 'Compared with the registry');
select is(
  tests.details('Owned Oak Medicine'),
  'owned 1200000028 +15125550144', 'an approved competing claim fills in the NPI and phone of its listing'
);

-- NPIs that are left out
select tests.claim_with('Second Office', 'doctor', '1200000002');
select tests.decide_claim('Second Office', 'doctor', true, 'Compared with the registry');
select is(
  tests.details('Second Office'),
  'owned 1200000002 -', 'a claim by the owner of another listing with the same NPI fills in the NPI'
);
select tests.claim_with('Taken NPI', 'another patient', '1200000002', '+15125550145');
select is(tests.planned('Taken NPI'), '{phone}', 'an admin sees that the NPI of another owner''s listing is left out');
select lives_ok(
  $$ select tests.decide_claim('Taken NPI', 'another patient', true, 'Compared with the registry') $$,
  'an admin can approve a claim with the NPI of another owner''s listing'
);
select is(
  tests.details('Taken NPI'),
  'owned - +15125550145', 'the NPI of another owner''s listing is left out, and the phone is filled in'
);
select tests.claim_with('Inactive', 'another patient', '1200000036', '+15125550146');
reset role;
update private.npi_records set status = 'deactivated', checked_at = now() where npi = '1200000036';
select tests.act_as('admin');
select is(tests.planned('Inactive'), '{phone}', 'an admin sees that an inactive NPI is left out');
select tests.decide_claim('Inactive', 'another patient', true, 'Compared with the registry');
select is(tests.details('Inactive'), 'owned - +15125550146', 'an NPI that the registry has as inactive is left out');
reset role;
insert into public.clinicians (doctor_id, position, name, npi)
values (tests.listing('Clinician'), 1, 'Dora Doctor', '1200000044');
select tests.claim_with('Clinician', 'another patient', '1200000044');
select tests.decide_claim('Clinician', 'another patient', true, 'Compared with the registry');
select is(tests.details('Clinician'), 'owned - -', 'the NPI of a clinician of the listing is left out');
reset role;
insert into private.removal_register (subject, name, address_zip, npi)
values ('physician', 'Jane Roe', '10001', '1200000051');
select tests.claim_with('Removed', 'another patient', '1200000051', '+15125550147');
select is(
  tests.planned('Removed'),
  '{phone}', 'an admin sees that the NPI of a physician who asked not to be listed is left out'
);
select lives_ok(
  $$ select tests.decide_claim('Removed', 'another patient', true, 'Compared with the registry') $$,
  'an admin can approve a claim with the NPI of a physician who asked not to be listed'
);
select is(
  tests.details('Removed'), 'owned - +15125550147', 'the NPI of a physician who asked not to be listed is left out'
);

-- A private phone
select tests.act_as('owner');
select public.file_competing_claim(tests.listing('Private'));
update public.claim_evidence set full_name = 'Olive Owner', npi = '1200000077', work_phone = '+15125550149'
where doctor_id = tests.listing('Private');
select is(
  (select is_phone_public from public.claim_evidence where doctor_id = tests.listing('Private')),
  false, 'the phone of a claim is private by default'
);
select throws_ok(
  $$ update public.claim_evidence set is_phone_public = null where doctor_id = tests.listing('Private') $$,
  '23502', null, 'a claimant cannot leave it open whether the phone is public'
);
select tests.act_as('admin');
select is(tests.planned('Private'), '{npi}', 'an admin sees that a private phone is left out');
select tests.decide_claim('Private', 'owner', true, 'Compared with the registry');
select is(
  tests.details('Private'), 'owned 1200000077 -', 'approving a claim does not add its private phone to the listing'
);
select tests.act_as('visitor');
select is_empty(
  $$ select 1 from public.doctors where phone = '+15125550149' $$,
  'a visitor cannot find the private phone of an approved claim'
);
reset role;
select results_eq(
  $$ select practice_name, facts -> 'added'
    from private.outbox as mail join public.notifications on notifications.id = mail.notification_id
    join public.doctors on doctors.id = notifications.doctor_id
    cross join private.get_member_email_facts(mail) as facts
    where mail.event = 'claim_approved' and practice_name in ('Bare', 'Filled', 'Private') order by practice_name $$,
  $$ values ('Bare', '["npi", "phone"]'::jsonb), ('Filled', null), ('Private', '["npi"]') $$,
  'the email about an approved claim lists what the claim added to the listing'
);

-- Rejection
select tests.claim_with('Rejected', 'another patient', '1200000028', '+15125550148');
select tests.decide_claim('Rejected', 'another patient', false, 'Compared with the registry');
select is(tests.details('Rejected'), 'none - -', 'a rejected claim does not change its listing');
select is_empty(
  $$ select 1 from public.listing_versions
    where doctor_id = tests.listing('Rejected') and action = 'add claim details' $$,
  'a rejected claim adds nothing to the history of its listing'
);

select * from finish();
rollback;
