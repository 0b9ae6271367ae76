-- What is counted of listings: anybody adds one, within bounds; the owner reads the sums.
begin;
select plan(51);
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
select throws_ok($$ select public.list_weekly_activity(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'nor weeks');
select tests.act_as('owner');
select is((select sum(amount)::integer from public.listing_activity), 4, 'the owner reads those of the own listing');
select results_eq(
  $$ select shown, opened, phone, website, request from public.list_weekly_activity(tests.listing('Owned Oak Medicine')) $$,
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
select is_empty($$ select 1 from public.list_weekly_activity(tests.listing('Owned Oak Medicine')) $$, 'of no week');
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
update public.listing_activity set amount = 2000 where kind = 'phone';
select tests.act_as('stranger');
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'phone')));
select is(tests.counted('Owned Oak Medicine', 'phone'), 2000, 'a sum of a day ends somewhere');

-- One caller sends as much as they like, and others are counted
reset role;
create function tests.send_from(headers text, times integer default 1) returns void
language sql as $$
  select set_config('request.headers', headers, true);
  select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'directions'))) from generate_series(1, times);
$$;
select tests.act_as('stranger');
select tests.send_from('{"x-forwarded-for":"203.0.113.7"}', 700);
select is(tests.counted('Owned Oak Medicine', 'directions'), 60, 'of one address, 60 batches a minute are counted');
select tests.send_from('{"x-forwarded-for":"198.51.100.1, 203.0.113.7"}', 5);
select is(tests.counted('Owned Oak Medicine', 'directions'), 60, 'an address that the caller made up in front of it changes nothing');
select tests.send_from('{"x-forwarded-for":"198.51.100.1"}', 2);
select is(tests.counted('Owned Oak Medicine', 'directions'), 62, 'another address is counted all the same');
select tests.send_from('{"cf-connecting-ip":"2001:db8:1:2::1","x-forwarded-for":"192.0.2.1"}', 60);
select tests.send_from('{"cf-connecting-ip":"2001:db8:1:2:ffff::9","x-forwarded-for":"192.0.2.1"}', 60);
select is(tests.counted('Owned Oak Medicine', 'directions'), 122, 'the addresses of one IPv6 network are one caller');
select tests.send_from('{"x-forwarded-for":"not an address"}', 61);
select is(tests.counted('Owned Oak Medicine', 'directions'), 182, 'what is no address is one caller');
select throws_ok('select * from private.activity_callers', '42501', null, 'nobody reads the account of callers');
reset role;
select is((select count(*)::integer from private.activity_callers where caller::text ~ '203\.0|198\.51' or length(caller) <> 32), 0, 'which names no address');
update private.activity_callers set minute = minute - interval '1 minute', calls_in_day = 999 where calls_in_minute >= 700;
select tests.act_as('stranger');
select tests.send_from('{"x-forwarded-for":"203.0.113.7"}', 5);
select is(tests.counted('Owned Oak Medicine', 'directions'), 183, 'and 1,000 batches a day');
reset role;
create temporary table yesterday on commit drop as select caller from private.activity_callers;
update private.activity_salts set day = day - 1;
select tests.act_as('stranger');
select tests.send_from('{"x-forwarded-for":"203.0.113.7"}');
reset role;
select is((select count(*)::integer from private.activity_callers where caller not in (select caller from yesterday)), (select count(*)::integer from private.activity_callers),
  'the next day, the hash of the same address is another one, and the old ones are gone');
select is((select count(*)::integer from private.activity_callers), 1, 'with those of everybody else');
select set_config('request.headers', '', true);
delete from public.listing_activity where kind = 'directions';

-- Later
reset role;
update public.listing_activity set day = private.activity_day() - 92 where kind = 'website';
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Open Door Direct Care'), 'shown')));
select is(tests.counted('Owned Oak Medicine', 'website'), 0, 'what is older than 13 weeks is gone with the next count');
select tests.act_as('admin');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine'));
select is(tests.counted('Owned Oak Medicine', 'shown'), 4, 'a merger adds the sums');

select * from finish();
rollback;
