-- Administrators verify and refuse listings, one or many at once.
begin;
select plan(11);
select tests.raise_curtain();

select tests.add_listing('Waiting ' || n, is_verified => false) from generate_series(1, 3) as n;

-- One
select tests.act_as('patient');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$, '42501', null, 'a submitter verifies nothing');
select throws_ok($$ update public.doctors set status_reason = null $$, '42501', null, 'nor touches the reason');
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, ' ') $$, '23514', null, 'a refusal needs its reason');
select lives_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'The phone is not in service') $$, 'an administrator refuses a listing');
select tests.act_as('patient');
select is((select status_reason from public.doctors where id = tests.listing('Hidden Creek Health')), 'The phone is not in service', 'the submitter reads why');
select tests.act_as('admin');
select lives_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$, 'and verifies it after all');
select tests.act_as('stranger');
select isnt_empty($$ select 1 from public.search_doctors('hidden creek') $$, 'a verified listing is found');
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(gen_random_uuid(), 1, true) $$, 'P0002', null, 'what does not exist is not verified');

-- Many at once
select tests.act_as('doctor');
select throws_ok($$ select public.decide_listings('[]', true) $$, '42501', null, 'a member decides nothing');
select tests.act_as('admin');
select results_eq(
  $$ select problem is null from public.decide_listings(
    (select jsonb_agg(jsonb_build_object('id', id, 'version', version + (practice_name = 'Waiting 3')::int) order by practice_name) from public.admin_search_listings('Waiting')), true) $$,
  array[true, true, false], 'several are verified at once, but the one that has changed');
select is((select count(*)::int from public.admin_search_listings(in_status => 'pending')), 1, 'which waits on');

select * from finish();
rollback;
