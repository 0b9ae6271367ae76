begin;
select plan(22);
select tests.raise_curtain();
create function tests.claim(name text) returns setof uuid
language sql as $$
  update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
  where id = tests.listing(name) and claim_status = 'unclaimed' returning id;
$$;

select tests.act_as('doctor');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'a member claims');
select results_eq($$ select state from public.claim_evidence $$, $$ values ('pending'::public.claim_state) $$, 'the claim opens its evidence');
select isnt_empty($$ update public.claim_evidence set full_name = 'Dora Doctor', npi = '1234567893', work_email = 'dora@clinic.example' where claimant = tests.id('doctor') returning 1 $$, 'the claimant completes it');
select throws_ok($$ update public.claim_evidence set npi = '1234567898' where claimant = tests.id('doctor') $$, '23514', null, 'with a valid NPI');
select throws_ok($$ update public.claim_evidence set state = 'approved' $$, '42501', null, 'and does not decide it');
select throws_ok($$ insert into public.claim_evidence (doctor_id, claimant) values (tests.listing('Owned Oak Medicine'), tests.id('doctor')) $$, '42501', null, 'nor opens one by hand');
select throws_ok($$ select public.decide_claim(tests.listing('Open Door Direct Care'), true) $$, '42501', null, 'nor approves it');

select tests.act_as('another patient');
select is_empty($$ select tests.claim('Open Door Direct Care') $$, 'the second to claim is refused');
select is_empty($$ select 1 from public.claim_evidence $$, 'nobody reads another''s evidence');
select throws_ok($$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'PT409', null, 'or withdraws another''s claim');

select tests.act_as('admin');
select throws_ok($$ select public.decide_claim(tests.listing('Open Door Direct Care'), false, '') $$, '23514', null, 'a rejection needs its reason');
select lives_ok($$ select public.decide_claim(tests.listing('Open Door Direct Care'), false, 'The NPI belongs to someone else') $$, 'an administrator rejects');
select throws_ok($$ select public.decide_claim(tests.listing('Open Door Direct Care'), true) $$, 'PT409', null, 'a decided claim is not decided again');

select tests.act_as('doctor');
select is((select reason from public.claim_evidence), 'The NPI belongs to someone else', 'the claimant reads why');
select is_empty($$ update public.claim_evidence set full_name = 'Other Name' where claimant = tests.id('doctor') returning 1 $$, 'and changes a decided claim no more');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'the listing is free to be claimed again');
select lives_ok($$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'a claim can be withdrawn');
select isnt_empty($$ select tests.claim('Open Door Direct Care') $$, 'and filed again');

select tests.act_as('admin');
select lives_ok($$ select public.decide_claim(tests.listing('Open Door Direct Care'), true) $$, 'an administrator approves');
select tests.act_as('doctor');
select isnt_empty($$ update public.doctors set bio = 'Mine now' where id = tests.listing('Open Door Direct Care') returning id $$, 'the claimant owns the listing');
select throws_ok($$ select public.withdraw_claim(tests.listing('Open Door Direct Care')) $$, 'PT409', null, 'an approved claim is not withdrawn');
select tests.act_as('another patient');
select is_empty($$ select tests.claim('Owned Oak Medicine') $$, 'an approved listing cannot be taken over');

select * from finish();
rollback;
