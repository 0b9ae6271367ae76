-- Decisions about listings, one or many at once.
begin;
select plan(13);
select tests.create_fixtures();

select tests.add_listing('Waiting ' || n, is_verified => false) from generate_series(1, 3) as n;

-- One
select tests.act_as('patient');
select throws_ok(
  $$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$,
  '42501', null, 'a submitter cannot verify their own listing'
);
select throws_ok(
  $$ update public.doctors set status_reason = null $$,
  '42501', null, 'a submitter cannot change the reason for a decision'
);
select tests.act_as('admin');
select throws_ok(
  $$
    select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, ' ')
  $$,
  '23514', null, 'rejecting a listing requires a reason'
);
select lives_ok(
  $$ select public.decide_listing(
      tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'The phone is not in service'
    ) $$,
  'an admin can reject a listing'
);
select tests.act_as('patient');
select is(
  (select status_reason from public.doctors where id = tests.listing('Hidden Creek Health')),
  'The phone is not in service', 'the submitter can read why the listing was rejected'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$,
  'an admin can publish a rejected listing'
);
select tests.act_as('visitor');
select isnt_empty($$ select 1 from public.search_doctors('hidden creek') $$, 'search finds a published listing');
select results_eq(
  $$ select status_reason, rejection_count from public.doctors where id = tests.listing('Hidden Creek Health') $$,
  $$ values (null::text, 0::smallint) $$, 'a visitor cannot read that a published listing was rejected before');
reset role;
set local session_replication_role = replica;
select throws_ok(
  $$ update public.doctors set status_reason = 'No phone' where id = tests.listing('Hidden Creek Health') $$,
  '23514', null, 'a published listing cannot hold a reason'
);
set local session_replication_role = origin;
select tests.act_as('admin');
select throws_ok(
  $$ select public.decide_listing(gen_random_uuid(), 1, true) $$,
  'P0002', null, 'a decision about a missing listing is refused'
);

-- Many at once
select tests.act_as('doctor');
select throws_ok(
  $$ select public.decide_all('[]', true) $$, '42501', null, 'a member cannot decide listings in bulk'
);
select tests.act_as('admin');
select results_eq(
  $$ select error_hint from public.decide_all(
      (
        select jsonb_agg(
          jsonb_build_object('id', id, 'version', version + (practice_name = 'Waiting 3')::int) order by practice_name
        ) from public.admin_search_listings('Waiting')
      ),
      true
    ) $$,
  array[null, null, 'listing_changed'], 'a bulk decision leaves out a listing that has changed');
select is(
  (select count(*)::int from public.admin_search_listings(in_status => 'pending')),
  1, 'a listing left out of a bulk decision stays pending'
);

select * from finish();
rollback;
