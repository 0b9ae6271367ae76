-- Claims: filed one at a time, proven, decided as they were seen, heard beside each other, revoked.
begin;
select plan(56);
select tests.raise_curtain();
create function tests.claim(name text) returns setof uuid
language sql as $$
  update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
  where id = tests.listing(name) and claim_status = 'unclaimed' returning id;
$$;
create function tests.claim_version(name text, actor text) returns integer
language sql security definer as $$
  select version from public.claim_evidence where doctor_id = tests.listing(name) and claimant = tests.id(actor)
$$;
create function tests.decide(name text, actor text, is_approved boolean, reason text default null, is_without_evidence boolean default false)
returns void language sql as $$
  select public.decide_claim(tests.listing(name), tests.id(actor), tests.claim_version(name, actor), is_approved, reason, is_without_evidence)
$$;
create function tests.ownership(name text) returns text
language sql security definer as $$ select ownership || coalesce(' ' || (select full_name from public.profiles where id = coalesce(user_id, claimed_by)), '')
  from public.doctors where id = tests.listing(name) $$;
select tests.add_listing('Listing ' || n) from generate_series(1, 6) as n;

select tests.act_as('doctor');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'a member claims');
select is_empty($$ select tests.claim('Open Door Direct Care') $$, 'the same claim from a second tab changes nothing');
select results_eq($$ select status from public.claim_evidence $$, $$ values ('pending'::public.claim_evidence_status) $$, 'the claim opens its evidence');
select isnt_empty($$ update public.claim_evidence set full_name = 'Dora Doctor', npi = '1234567893', work_email = 'dora@clinic.example' where claimant = tests.id('doctor') returning 1 $$, 'the claimant completes it');
select throws_ok($$ update public.claim_evidence set npi = '1234567898' where claimant = tests.id('doctor') $$, '23514', null, 'with a valid NPI');
select throws_ok($$ update public.claim_evidence set status = 'approved' $$, '42501', null, 'and does not decide it');
select throws_ok($$ insert into public.claim_evidence (doctor_id, claimant) values (tests.listing('Owned Oak Medicine'), tests.id('doctor')) $$, '42501', null, 'nor opens one by hand');
select throws_ok($$ select tests.decide('Open Door Direct Care', 'doctor', true) $$, '42501', null, 'nor approves it');

-- Many at once
select tests.act_as('another patient');
select throws_ok($$ update public.doctors set claimed_by = auth.uid(), claim_status = 'pending' where id in (tests.listing('Listing 1'), tests.listing('Listing 2')) $$,
  '42501', 'Claim one listing at a time', 'one call claims one listing');
select throws_ok($$ update public.doctors set claimed_by = auth.uid(), claim_status = 'pending' where claim_status = 'unclaimed' and user_id is null $$,
  'PT429', null, 'nor does it claim the whole directory');
select is((select count(*)::int from public.doctors where claimed_by = auth.uid()), 0, 'but none');
select lives_ok($$ select tests.claim('Listing ' || n) from generate_series(1, 5) as n $$, 'five claims are open at most');
select throws_ok($$ select tests.claim('Listing 6') $$, 'PT429', 'You have 5 open claims. You can claim another listing when one of them is decided.', 'the sixth waits');
select throws_ok($$ select public.file_competing_claim(tests.listing('Owned Oak Medicine')) $$, 'PT429', null, 'rival claims count, too');
select lives_ok($$ select public.withdraw_claim(tests.listing('Listing ' || n)) from generate_series(1, 5) as n $$, 'withdrawing makes room');
select lives_ok($$ select tests.claim('Listing ' || n) from generate_series(1, 5) as n $$, 'for five more');
select public.withdraw_claim(tests.listing('Listing ' || n)) from generate_series(1, 5) as n;
select throws_ok($$ select tests.claim('Listing 6') $$, 'PT429', 'You have claimed 10 listings within a day. You can claim another one in 24 hours.', 'but ten a day are enough');

select is_empty($$ select tests.claim('Open Door Direct Care') $$, 'the second to claim is refused');
select is_empty($$ select 1 from public.claim_evidence where claimant <> auth.uid() $$, 'nobody reads another''s evidence');
select throws_ok($$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'PT409', null, 'or withdraws another''s claim');

-- Decisions name who and what was seen
select tests.act_as('admin');
select throws_ok($$ select tests.decide('Open Door Direct Care', 'doctor', false, '') $$, '23514', null, 'a rejection needs its reason');
select throws_ok($$ select tests.decide('Open Door Direct Care', 'another patient', true) $$, 'PT409', null, 'a decision about somebody who does not claim is refused');
select throws_ok($$ select public.decide_claim(tests.listing('Open Door Direct Care'), tests.id('doctor'), 1, true) $$, 'PT409',
  'The claimant has changed the evidence since you opened it. Look at it again.', 'so is one about evidence that has changed');
select lives_ok($$ select tests.decide('Open Door Direct Care', 'doctor', false, 'The NPI belongs to someone else') $$, 'an administrator rejects');
select throws_ok($$ select tests.decide('Open Door Direct Care', 'doctor', true) $$, 'PT409', null, 'a decided claim is not decided again');

select tests.act_as('doctor');
select is((select reason from public.claim_evidence), 'The NPI belongs to someone else', 'the claimant reads why');
select is_empty($$ update public.claim_evidence set full_name = 'Other Name' where claimant = tests.id('doctor') returning 1 $$, 'and changes a decided claim no more');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'the listing is free to be claimed again');

-- A withdraws, B claims in between
select tests.act_as('doctor');
select lives_ok($$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'a claim can be withdrawn');
select tests.act_as('patient');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'somebody else claims in between');
select tests.act_as('admin');
select throws_ok($$ select tests.decide('Open Door Direct Care', 'doctor', true) $$, 'PT409', null, 'the decision about the first does not make the second the owner');
select is(tests.ownership('Open Door Direct Care'), 'claimed Pat Patient', 'who only claims it');

-- Without evidence
select throws_ok($$ select tests.decide('Open Door Direct Care', 'patient', true) $$, 'PT428', null, 'an approval without any evidence asks again');
select lives_ok($$ select tests.decide('Open Door Direct Care', 'patient', true, null, true) $$, 'and goes through when said twice');
select is((select reason from public.moderation_log where action = 'approve claim'), 'Approved without evidence.', 'which the log says');
select tests.act_as('patient');
select isnt_empty($$ update public.doctors set bio = 'Mine now' where id = tests.listing('Open Door Direct Care') returning id $$, 'the claimant owns the listing');
select throws_ok($$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'PT409', null, 'an approved claim is not withdrawn');

-- Rivals
select tests.act_as('doctor');
select is_empty($$ select tests.claim('Open Door Direct Care') $$, 'an owned listing cannot be taken over');
select lives_ok($$ select public.file_competing_claim(tests.listing('Open Door Direct Care')) $$, 'but a rival says that it is theirs');
select lives_ok($$ select public.file_competing_claim(tests.listing('Open Door Direct Care')) $$, 'twice is once');
select isnt_empty($$ update public.claim_evidence set full_name = 'Dora Doctor' where doctor_id = tests.listing('Open Door Direct Care') returning 1 $$, 'with evidence');
select is_empty($$ update public.doctors set bio = 'Mine' where id = tests.listing('Open Door Direct Care') returning 1 $$, 'which gives no right to edit');
select tests.act_as('patient');
select throws_ok($$ select public.file_competing_claim(tests.listing('Open Door Direct Care')) $$, 'PT409', null, 'nobody is their own rival');
select tests.act_as('admin');
select throws_ok($$ select tests.decide('Open Door Direct Care', 'doctor', true) $$, '23514', null, 'taking a listing from its owner needs a reason');
select lives_ok($$ select tests.decide('Open Door Direct Care', 'doctor', true, 'The practice confirmed it by phone') $$, 'the rival is right');
select is(tests.ownership('Open Door Direct Care'), 'owned Dora Doctor', 'and owns the listing');
select results_eq($$ select status::text, reason from public.claim_evidence where claimant = tests.id('patient') $$,
  $$ values ('revoked', 'The practice confirmed it by phone') $$, 'the former owner reads why');
select tests.act_as('patient');
select is_empty($$ update public.doctors set bio = 'Still mine' where id = tests.listing('Open Door Direct Care') returning 1 $$, 'and edits nothing any more');

-- Revoked, while a rival waits; lapsed
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select tests.act_as('admin');
select throws_ok($$ select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'revoke') $$, '23514', null, 'revoking needs a reason');
select lives_ok($$ select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'revoke', 'The letterhead was forged') $$, 'an administrator revokes');
select is(tests.ownership('Open Door Direct Care'), 'claimed Pat Patient', 'and the rival is the claimant');
reset role;
update public.claim_evidence set created_at = now() - interval '31 days' where claimant = tests.id('patient');
select tests.act_as('admin');
select is((select claims from public.admin_count_queues()), 0, 'a claim without evidence lapses after 30 days');
select is(tests.ownership('Open Door Direct Care'), 'none', 'and frees the listing');
select tests.act_as('patient');
select is((select status from public.claim_evidence where doctor_id = tests.listing('Open Door Direct Care')), 'lapsed', 'the claimant sees it');
select isnt_empty($$ select 1 from public.notifications where kind = 'claim' and detail = 'lapsed' $$, 'and is told');


-- What was said of one claimant is not the next one's to read
select tests.act_as('doctor');
select tests.claim('Open Door Direct Care');
select tests.act_as('admin');
select tests.decide('Open Door Direct Care', 'doctor', true, null, true);
select tests.act_as('doctor');
select is((select (count(*) > 5, count(reason))::text from public.listing_versions), '(t,0)', 'an owner reads the versions, without the reasons of earlier claims');

select * from finish();
rollback;
