-- What is counted of listings: anybody adds one, within bounds; the owner reads the sums.
begin;
select plan(43);
select tests.raise_curtain();

create function tests.entry(listing uuid, kind text) returns jsonb
language sql as $$ select jsonb_build_object('listing', listing, 'kind', kind) $$;

create function tests.counted(name text, what text) returns integer
language sql security definer as $$
  select coalesce(sum(amount), 0)::integer from public.listing_activity where doctor_id = tests.listing(name) and kind::text = what
$$;

-- Counting
select tests.act_as('stranger');
select lives_ok($$ select public.count_activity(jsonb_build_array(
  tests.entry(tests.listing('Owned Oak Medicine'), 'shown'), tests.entry(tests.listing('Open Door Direct Care'), 'shown'),
  tests.entry(tests.listing('Owned Oak Medicine'), 'phone'))) $$, 'a stranger has a visit counted');
select is(tests.counted('Owned Oak Medicine', 'shown'), 1, 'of one listing');
select is(tests.counted('Open Door Direct Care', 'shown'), 1, 'and of another, which nobody owns');
select is(tests.counted('Owned Oak Medicine', 'phone'), 1, 'with what was pressed');
select lives_ok($$ select public.count_activity(jsonb_build_array(
  tests.entry(tests.listing('Owned Oak Medicine'), 'shown'), tests.entry(tests.listing('Owned Oak Medicine'), 'shown'))) $$, 'what a batch names twice');
select is(tests.counted('Owned Oak Medicine', 'shown'), 2, 'counts once');
select lives_ok($$ select public.count_activity('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"opened"}]') $$, 'a listing that is not there is passed over');
select lives_ok($$ select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Hidden Creek Health'), 'opened'))) $$, 'as is one that waits');
select is(tests.counted('Hidden Creek Health', 'opened'), 0, 'of which nothing is counted');
select lives_ok($$ select public.count_activity(jsonb_build_array(
  tests.entry(tests.listing('Owned Oak Medicine'), 'website') || '{"amount":-500}')) $$, 'an amount of one''s own');
select is(tests.counted('Owned Oak Medicine', 'website'), 1, 'is none: a thing is counted as one');

-- Bad input
select throws_ok(format('select public.count_activity(%L)', batch), code, null, 'refused: ' || left(batch, 60)) from (values
  ('[]', '22023'), ('{}', '22023'), ('"shown"', '22023'), ('null', '22023'), ('[1]', '22023'), ('[{}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000"}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"request"}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"bought"}]', '22P02'),
  ('[{"listing":"x'' or true","kind":"shown"}]', '22P02'),
  ((select jsonb_agg(tests.entry(gen_random_uuid(), 'shown'))::text from generate_series(1, 25)), '22023'),
  ((select jsonb_agg(tests.entry(gen_random_uuid(), 'shown'))::text from generate_series(1, 1000)), '22023')
) as bad (batch, code);
select throws_ok('select public.count_activity(null)', '22023', null, 'refused: nothing at all');

-- Reading and writing
select throws_ok('select * from public.listing_activity', '42501', null, 'a stranger reads no sums');
select throws_ok($$ select public.listing_weeks(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'nor weeks');
select tests.act_as('owner');
select is((select sum(amount)::integer from public.listing_activity), 4, 'the owner reads those of the own listing');
select results_eq(
  $$ select shown, opened, phone, website, request from public.listing_weeks(tests.listing('Owned Oak Medicine')) $$,
  $$ values (2, 0, 1, 1, 0) $$, 'by week, from the first on in which anything was counted');
select throws_ok(statement, '42501', null, 'and does not ' || statement) from (values
  ($$ insert into public.listing_activity (doctor_id, kind, amount) values (tests.listing('Owned Oak Medicine'), 'opened', 900) $$),
  ($$ update public.listing_activity set amount = 900 $$),
  ($$ delete from public.listing_activity $$)
) as statements (statement);
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'opened')));
select is(tests.counted('Owned Oak Medicine', 'opened'), 0, 'own visits are not counted');
select tests.act_as('doctor');
select is_empty('select 1 from public.listing_activity', 'a rival reads none');
select is_empty($$ select 1 from public.listing_weeks(tests.listing('Owned Oak Medicine')) $$, 'of no week');
select tests.act_as('patient');
select is_empty('select 1 from public.listing_activity', 'nor does who added the listing');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');
select tests.act_as('admin');
select is(tests.counted('Owned Oak Medicine', 'request'), 1, 'a request is counted as it is sent');
select is((select sum(amount)::integer from public.listing_activity), 6, 'administrators read all sums');

reset role;
select tests.enroll('owner');
select tests.act_as('owner');
select is_empty('select 1 from public.listing_activity', 'and an owner with an authenticator app only after its code');

-- Bounds
reset role;
update public.listing_activity set amount = 200 where kind = 'phone';
select tests.act_as('stranger');
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'phone')));
select is(tests.counted('Owned Oak Medicine', 'phone'), 200, 'a sum of a day ends somewhere');
reset role;
update private.activity_pace set calls = 600;
select tests.act_as('stranger');
select lives_ok($$ select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'shown'))) $$, 'when too many come at once');
select is(tests.counted('Owned Oak Medicine', 'shown'), 2, 'the rest is left out');

-- Later
reset role;
update private.activity_pace set calls = 0;
update public.listing_activity set day = private.activity_day() - 92 where kind = 'website';
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Open Door Direct Care'), 'shown')));
select is(tests.counted('Owned Oak Medicine', 'website'), 0, 'what is older than 13 weeks is gone with the next count');
select tests.act_as('admin');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine'));
select is(tests.counted('Owned Oak Medicine', 'shown'), 4, 'a merger adds the sums');

select * from finish();
rollback;
