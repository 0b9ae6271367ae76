-- Claims: limits, evidence, decisions, competing claims, revocation, and lapsing.
begin;
select plan(64);
select tests.create_fixtures();
create function tests.ownership(name text) returns text
language sql security definer as $$
  select ownership || coalesce(
    ' ' || (
      select full_name from public.profiles where id = coalesce(
        user_id, (select claimant from public.claim_evidence where doctor_id = doctors.id and status = 'pending')
      )
    ),
    ''
  ) from public.doctors where id = tests.listing(name)
$$;
select tests.add_listing('Listing ' || n) from generate_series(1, 6) as n;

select tests.act_as('doctor');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'a member can claim an unclaimed listing');
select is_empty($$ select tests.claim('Open Door Direct Care') $$, 'repeating a claim changes nothing');
select results_eq(
  $$ select status from public.claim_evidence $$, $$ values ('pending'::public.claim_evidence_status) $$,
  'a claim opens a row of evidence'
);
select isnt_empty(
  $$ update public.claim_evidence set full_name = 'Dora Doctor', npi = '1234567893', work_email = 'dora@clinic.example'
    where claimant = tests.id('doctor') returning 1 $$,
  'a claimant can complete the evidence'
);
select throws_ok(
  $$ update public.claim_evidence set npi = '1234567898' where claimant = tests.id('doctor') $$,
  '23514', null, 'evidence with an invalid NPI is refused'
);
select throws_ok(
  $$ update public.claim_evidence set status = 'approved' $$,
  '42501', null, 'a claimant cannot change the status of the evidence'
);
select throws_ok(
  $$ insert into public.claim_evidence (doctor_id, claimant)
    values (tests.listing('Owned Oak Medicine'), tests.id('doctor')) $$,
  '42501', null, 'a member cannot insert evidence directly'
);
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', true) $$,
  '42501', null, 'a claimant cannot approve their own claim'
);

-- Many at once
select tests.act_as('another patient');
select throws_ok(
  $$ update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
    where id in (tests.listing('Listing 1'), tests.listing('Listing 2')) $$,
  '42501', 'Claim one listing at a time', 'one call cannot claim two listings'
);
select throws_ok(
  $$ update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
    where claim_status = 'unclaimed' and user_id is null $$,
  'PT429', null, 'one call cannot claim every unclaimed listing'
);
select is((select count(*)::int from public.claim_evidence), 0, 'a refused call claims no listing');
select lives_ok(
  $$ select tests.claim('Listing ' || n) from generate_series(1, 5) as n $$, 'a member can have five open claims'
);
select throws_ok(
  $$ select tests.claim('Listing 6') $$,
  'PT429', 'A member can have at most 5 open claims', 'a sixth open claim is refused'
);
select throws_ok(
  $$ select public.file_competing_claim(tests.listing('Owned Oak Medicine')) $$,
  'PT429', null, 'competing claims count toward the limit of open claims'
);
select lives_ok(
  $$ select public.withdraw_claim(tests.listing('Listing ' || n)) from generate_series(1, 5) as n $$,
  'a claimant can withdraw all open claims'
);
select lives_ok(
  $$ select tests.claim('Listing ' || n) from generate_series(1, 5) as n $$, 'withdrawn claims do not count as open'
);
select public.withdraw_claim(tests.listing('Listing ' || n)) from generate_series(1, 5) as n;
select throws_ok(
  $$ select tests.claim('Listing 6') $$,
  'PT429', 'The limit of 10 claims is reached; try again in 1440 minutes', 'an eleventh claim within a day is refused'
);

select is_empty(
  $$ select tests.claim('Open Door Direct Care') $$, 'a listing with an open claim cannot be claimed by another member'
);
select is_empty(
  $$ select 1 from public.claim_evidence where claimant <> auth.uid() $$,
  'a member cannot read another claimant''s evidence'
);
select throws_ok(
  $$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$,
  'PT409', null, 'a member cannot withdraw another member''s claim'
);

-- Decisions and outdated versions
select tests.act_as('admin');
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', false, '') $$,
  '23514', null, 'rejecting a claim requires a reason'
);
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'another patient', true) $$,
  'PT409', null, 'a decision about a member without a claim fails with a conflict'
);
select throws_ok(
  $$ select public.decide_claim(tests.listing('Open Door Direct Care'), tests.id('doctor'), 1, true) $$,
  'PT409', 'The evidence, or who claims or owns the listing, has changed since you opened it',
  'a decision about outdated evidence fails with a conflict'
);
select lives_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', false, 'The NPI belongs to someone else') $$,
  'an admin can reject a claim'
);
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', true) $$,
  'PT409', null, 'a rejected claim cannot be approved'
);

select tests.act_as('doctor');
select is(
  (select reason from public.claim_evidence),
  'The NPI belongs to someone else', 'the claimant can read the reason for the rejection'
);
select is_empty(
  $$ update public.claim_evidence set full_name = 'Other Name' where claimant = tests.id('doctor') returning 1 $$,
  'the claimant cannot change the evidence of a decided claim'
);
select isnt_empty(
  $$ select tests.claim('Open Door Direct Care') $$, 'a listing can be claimed again after a rejection'
);
select tests.act_as('admin');
select is(
  (select reason from public.claim_evidence where status = 'pending' and claimant = tests.id('doctor')),
  'The NPI belongs to someone else', 'an admin reads why the earlier claim was rejected'
);

-- A withdraws, B claims in between
select tests.act_as('doctor');
select lives_ok(
  $$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'a claimant can withdraw an open claim'
);
select tests.act_as('patient');
select isnt_empty(
  $$ select tests.claim('Open Door Direct Care') $$, 'a withdrawn listing claim lets another member claim'
);
select tests.act_as('admin');
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', true) $$,
  'PT409', null, 'approving a withdrawn claim fails with a conflict'
);
select is(
  tests.ownership('Open Door Direct Care'),
  'claimed Pat Patient', 'a decision about an earlier claimant leaves the current claim open'
);

-- Without evidence
select throws_ok(
  format(
    'select tests.decide_claim(%L, %L, true, %L, %L)', 'Open Door Direct Care', 'patient', 'They called us', checks
  ),
  'PT428', null, 'a claim with failed checks is not approved by an admin who has seen ' || what
) from (values
  ('{}', 'none of them'), ('{no NPI}', 'one of them'), (null, 'nothing'), ('{NPI elsewhere,NPI not checked}', 'others')
) as rows (checks, what);
select lives_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'patient', true, 'They called us', '{no work email,no NPI}') $$,
  'an admin can approve a claim with failed checks after seeing them'
);
select results_eq(
  $$ select reason, seen from public.moderation_log where event = 'claim_approved' $$,
  $$ values ('They called us', '{"failed": ["no work email", "no NPI"], "person": "Pat Patient"}'::jsonb) $$,
  'the moderation log says which checks of a claim had failed'
);
select tests.act_as('patient');
select isnt_empty(
  $$ select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('bio', 'Mine now'::text)) $$,
  'an approved claimant can edit the listing'
);
select throws_ok(
  $$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$,
  'PT409', null, 'an approved claim cannot be withdrawn'
);

-- Competing claims
select tests.act_as('doctor');
select is_empty($$ select tests.claim('Open Door Direct Care') $$, 'an owned listing cannot be claimed directly');
select lives_ok(
  $$ select public.file_competing_claim(tests.listing('Open Door Direct Care')) $$,
  'a member can file a competing claim on an owned listing'
);
select lives_ok(
  $$ select public.file_competing_claim(tests.listing('Open Door Direct Care')) $$,
  'filing the same competing claim again changes nothing'
);
select isnt_empty(
  $$ update public.claim_evidence set full_name = 'Dora Doctor'
    where doctor_id = tests.listing('Open Door Direct Care') returning 1 $$,
  'a competing claimant can add evidence'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('bio', 'Mine'::text)) $$,
  '42501', null, 'a competing claim does not allow editing the listing'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.file_competing_claim(tests.listing('Open Door Direct Care')) $$,
  'PT409', null, 'an owner cannot file a competing claim on their own listing'
);
select tests.act_as('admin');
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', true) $$,
  '23514', null, 'approving a competing claim requires a reason'
);
select throws_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', null, 'Because') $$,
  '22023', null, 'a decision that neither approves nor rejects a claim is refused'
);
select lives_ok(
  $$ select tests.decide_claim('Open Door Direct Care', 'doctor', true, 'The practice confirmed it by phone') $$,
  'an admin can approve a competing claim'
);
select is(
  tests.ownership('Open Door Direct Care'), 'owned Dora Doctor', 'an approved competing claimant becomes the owner'
);
select results_eq(
  $$ select status::text, reason from public.claim_evidence where claimant = tests.id('patient') $$,
  $$ values ('revoked', 'The practice confirmed it by phone') $$,
  'the former owner can read why their claim was revoked'
);
select tests.act_as('patient');
select throws_ok(
  $$
    select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('bio', 'Still mine'::text))
  $$,
  '42501', null, 'a former owner cannot edit the listing'
);

-- Revocation with a competing claim, and lapsing
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select tests.act_as('admin');
select throws_ok(
  $$ select public.revoke_ownership(
      tests.listing('Open Door Direct Care'), tests.current_version(tests.listing('Open Door Direct Care'))
    ) $$,
  '23514', null, 'revoking ownership requires a reason'
);
select lives_ok(
  $$ select public.revoke_ownership(
      tests.listing('Open Door Direct Care'),
      tests.current_version(tests.listing('Open Door Direct Care')), 'The letterhead was forged'
    ) $$,
  'an admin can revoke ownership'
);
select is(
  tests.ownership('Open Door Direct Care'),
  'claimed Pat Patient', 'a competing claimant becomes the claimant when ownership is revoked'
);
reset role;
update public.claim_evidence set created_at = now() - interval '31 days' where claimant = tests.id('patient');
select tests.act_as('admin');
select is((select claims from public.admin_count_queues()), 0, 'a claim without evidence lapses after 30 days');
select is(tests.ownership('Open Door Direct Care'), 'none', 'a lapsed claim leaves the listing unclaimed');
select tests.act_as('patient');
select is(
  (select status from public.claim_evidence where doctor_id = tests.listing('Open Door Direct Care')),
  'lapsed', 'the claimant can see that the claim has lapsed'
);
select isnt_empty(
  $$ select 1 from public.notifications where event = 'claim_expired' $$,
  'the claimant is notified when the claim lapses'
);

-- Taking a listing down and putting it back
select tests.act_as('owner');
select tests.claim('Listing 6');
select tests.act_as('doctor');
select public.file_competing_claim(tests.listing('Listing 6'));
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Listing 6'), tests.current_version(tests.listing('Listing 6')), 'It has moved'
);
select is(tests.ownership('Listing 6'), 'none', 'taking a listing down ends its pending claim');
select public.restore_listing(tests.listing('Listing 6'), tests.current_version(tests.listing('Listing 6')));
select is(
  tests.ownership('Listing 6'),
  'claimed Dora Doctor', 'a competing claimant becomes the claimant when the listing is put back'
);

-- A new owner cannot read the reasons of decisions on earlier claimants
select tests.act_as('doctor');
select tests.claim('Open Door Direct Care');
select tests.act_as('admin');
select tests.decide_claim('Open Door Direct Care', 'doctor', true);
select tests.act_as('doctor');
select is(
  (select (count(*) > 5, count(reason))::text from public.listing_versions),
  '(t,0)', 'an owner can read the versions without the reasons for decisions on earlier claims'
);

-- Whoever claims a listing without a claim and an owner becomes its claimant
reset role;
insert into public.claim_evidence (doctor_id, claimant, status, created_at)
values (tests.listing('Listing 5'), tests.id('patient'), 'competing', now() - interval '1 day');
select tests.act_as('doctor');
select public.file_competing_claim(tests.listing('Listing 5'));
reset role;
select results_eq(
  $$ select claimant, status::text from public.claim_evidence
    where doctor_id = tests.listing('Listing 5') and status in ('pending', 'competing') order by status::text $$,
  $$ values (tests.id('patient'), 'competing'), (tests.id('doctor'), 'pending') $$,
  'a claim on a free listing is that of the person who files it, even if another one competes'
);

select * from finish();
rollback;
