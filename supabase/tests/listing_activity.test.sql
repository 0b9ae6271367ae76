-- Activity of listings: counting, limits, and access.
begin;
select plan(57);
select tests.create_fixtures();

create function tests.entry(listing uuid, kind text) returns jsonb
language sql as $$ select jsonb_build_object('listing', listing, 'kind', kind) $$;

create function tests.counted(name text, what text) returns integer
language sql security definer as $$
  select coalesce(sum(amount), 0)::integer from public.listing_activity
  where doctor_id = tests.listing(name) and kind::text = what
$$;
create function tests.send_from(headers text, times integer default 1) returns void
language sql as $$
  select set_config('request.headers', headers, true);
  select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'directions')))
  from generate_series(1, times);
$$;

-- Counting
select tests.act_as('visitor');
select lives_ok($$ select public.count_activity(jsonb_build_array(
  tests.entry(tests.listing('Owned Oak Medicine'), 'shown'),
  tests.entry(tests.listing('Open Door Direct Care'), 'shown'),
  tests.entry(tests.listing('Owned Oak Medicine'), 'phone'))) $$, 'a visitor can count views');
select is(tests.counted('Owned Oak Medicine', 'shown'), 1, 'a view is counted for the listing');
select is(tests.counted('Open Door Direct Care', 'shown'), 1, 'a view of an unowned listing is counted');
select is(tests.counted('Owned Oak Medicine', 'phone'), 1, 'a phone click is counted');
select lives_ok(
  $$ select public.count_activity(jsonb_build_array(
      tests.entry(tests.listing('Owned Oak Medicine'), 'shown'),
      tests.entry(tests.listing('Owned Oak Medicine'), 'shown')
    )) $$,
  'a batch can name a listing twice'
);
select is(tests.counted('Owned Oak Medicine', 'shown'), 2, 'a listing named twice in a batch is counted once');
select lives_ok(
  $$ select public.count_activity('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"opened"}]') $$,
  'a missing listing in a batch is ignored'
);
select lives_ok(
  $$ select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Hidden Creek Health'), 'opened'))) $$,
  'an unpublished listing in a batch is ignored'
);
select is(tests.counted('Hidden Creek Health', 'opened'), 0, 'a view of an unpublished listing is not counted');
select lives_ok(
  $$ select public.count_activity(
      jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'website') || '{"amount":-500}')
    ) $$,
  'an amount in a batch is ignored'
);
select is(tests.counted('Owned Oak Medicine', 'website'), 1, 'each entry counts as one');

-- Bad input
select throws_ok(
  format('select public.count_activity(%L)', batch), code, null, 'a malformed batch is refused: ' || left(batch, 60)
) from (values
  ('[]', '22023'), ('{}', '22023'), ('"shown"', '22023'), ('null', '22023'), ('[1]', '22023'), ('[{}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000"}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"request"}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"saved"}]', '22023'),
  ('[{"listing":"00000000-0000-4000-8000-000000000000","kind":"bought"}]', '22P02'),
  ('[{"listing":"x'' or true","kind":"shown"}]', '22P02'),
  ((select jsonb_agg(tests.entry(gen_random_uuid(), 'shown'))::text from generate_series(1, 25)), '22023'),
  ((select jsonb_agg(tests.entry(gen_random_uuid(), 'shown'))::text from generate_series(1, 1000)), '22023')
) as bad (batch, code);
select throws_ok('select public.count_activity(null)', '22023', null, 'a null batch is refused');

-- Reading and writing
select throws_ok('select * from public.listing_activity', '42501', null, 'a visitor cannot read activity');
select throws_ok(
  $$ select public.list_weekly_activity(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'a visitor cannot read weekly activity'
);
select tests.act_as('owner');
select is(
  (select sum(amount)::integer from public.listing_activity), 4, 'an owner can read the activity of their listing'
);
select results_eq(
  $$ select shown, opened, phone, website, request
    from public.list_weekly_activity(tests.listing('Owned Oak Medicine')) $$,
  $$ values (2, 0, 1, 1, 0) $$, 'weekly activity starts with the first week that has a count');
select throws_ok(statement, '42501', null, 'an owner cannot ' || statement) from (values
  (
    $$ insert into public.listing_activity (doctor_id, kind, amount)
      values (tests.listing('Owned Oak Medicine'), 'opened', 900) $$
  ),
  ($$ update public.listing_activity set amount = 900 $$),
  ($$ delete from public.listing_activity $$)
) as statements (statement);
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'opened')));
select is(tests.counted('Owned Oak Medicine', 'opened'), 0, 'an owner''s visits to their listing are not counted');
select tests.act_as('doctor');
select is_empty('select 1 from public.listing_activity', 'the owner of another listing cannot read activity');
select is_empty(
  $$ select 1 from public.list_weekly_activity(tests.listing('Owned Oak Medicine')) $$,
  'the owner of another listing cannot read weekly activity'
);
select tests.act_as('patient');
select is_empty('select 1 from public.listing_activity', 'a submitter cannot read activity');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');
select tests.act_as('admin');
select is(tests.counted('Owned Oak Medicine', 'request'), 1, 'a request is counted when it is sent');
select is((select sum(amount)::integer from public.listing_activity), 6, 'an admin can read all activity');

-- Saves
select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Owned Oak Medicine'));
select is(tests.counted('Owned Oak Medicine', 'saved'), 1, 'a save is counted');
delete from public.saved_listings;
select is(tests.counted('Owned Oak Medicine', 'saved'), 1, 'removing a saved listing does not change the count');
select tests.act_as('owner');
insert into public.saved_listings (doctor_id) values (tests.listing('Owned Oak Medicine'));
select is(tests.counted('Owned Oak Medicine', 'saved'), 1, 'an owner''s save of their listing is not counted');

reset role;
select tests.enroll('owner');
select tests.act_as('owner');
select is_empty(
  'select 1 from public.listing_activity', 'an owner with MFA cannot read activity before the second step'
);

-- Bounds
reset role;
update public.listing_activity set amount = 2000 where kind = 'phone';
select tests.act_as('visitor');
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Owned Oak Medicine'), 'phone')));
select is(tests.counted('Owned Oak Medicine', 'phone'), 2000, 'a daily count has an upper limit');

-- Limits per caller
select tests.act_as('visitor');
select tests.send_from('{"x-forwarded-for":"203.0.113.7"}', 700);
select is(tests.counted('Owned Oak Medicine', 'directions'), 60, 'an address can send 60 batches a minute');
select tests.send_from('{"x-forwarded-for":"198.51.100.1, 203.0.113.7"}', 5);
select is(tests.counted('Owned Oak Medicine', 'directions'), 60, 'a forged forwarding header does not raise the limit');
select tests.send_from('{"x-forwarded-for":"198.51.100.1"}', 2);
select is(tests.counted('Owned Oak Medicine', 'directions'), 62, 'another address is counted separately');
select tests.send_from('{"x-forwarded-for":"2001:db8:1:2::1"}', 60);
select tests.send_from('{"x-forwarded-for":"2001:db8:1:2:ffff::9"}', 60);
select is(tests.counted('Owned Oak Medicine', 'directions'), 122, 'addresses of one IPv6 network share a limit');
select tests.send_from('{"x-forwarded-for":"not an address"}', 61);
select is(tests.counted('Owned Oak Medicine', 'directions'), 182, 'callers without a valid address share a limit');
select tests.send_from('{"cf-connecting-ip":"192.0.2.1","x-forwarded-for":"203.0.113.7"}', 5);
select is(tests.counted('Owned Oak Medicine', 'directions'), 182, 'a header of another proxy does not raise the limit');
reset role;
create schema vault;
create table vault.decrypted_secrets as select 'client_address_header' as name, 'cf-connecting-ip' as decrypted_secret;
select tests.act_as('visitor');
select tests.send_from('{"cf-connecting-ip":"198.51.100.1","x-forwarded-for":"192.0.2.99"}', 59);
select is(tests.counted('Owned Oak Medicine', 'directions'), 240, 'the address is read from the configured header');
reset role;
drop schema vault cascade;
select tests.act_as('visitor');
select throws_ok('select * from private.activity_callers', '42501', null, 'a visitor cannot read the table of callers');
reset role;
select is(
  (
    select count(*)::integer from private.activity_callers where caller::text ~ '203\.0|198\.51' or length(caller) <> 32
  ),
  0, 'the table of callers stores no addresses'
);
update private.activity_callers set minute = minute - interval '1 minute', calls_in_day = 999
where calls_in_minute >= 700;
select tests.act_as('visitor');
select tests.send_from('{"x-forwarded-for":"203.0.113.7"}', 5);
select is(tests.counted('Owned Oak Medicine', 'directions'), 241, 'an address can send 1,000 batches a day');
reset role;
select tests.store('callers', string_agg(caller::text, ' ')) from private.activity_callers;
update private.activity_salts set day = day - 1;
select tests.act_as('visitor');
select tests.send_from('{"x-forwarded-for":"203.0.113.7"}');
reset role;
select is(
  (
    select count(*)::integer from private.activity_callers
    where caller::text <> all (string_to_array(tests.stored('callers'), ' '))
  ),
  (select count(*)::integer from private.activity_callers),
  'an address has another hash the next day, and old hashes are deleted'
);
select is(
  (select count(*)::integer from private.activity_callers), 1, 'hashes of other callers are deleted the next day'
);
select set_config('request.headers', '', true);
delete from public.listing_activity where kind = 'directions';

-- Later
reset role;
update public.listing_activity set day = private.activity_day() - 92 where kind = 'website';
select public.count_activity(jsonb_build_array(tests.entry(tests.listing('Open Door Direct Care'), 'shown')));
select is(
  tests.counted('Owned Oak Medicine', 'website'), 0, 'counts older than 13 weeks are deleted by the next count'
);
select tests.act_as('admin');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine'));
select is(tests.counted('Owned Oak Medicine', 'shown'), 4, 'a merge adds the counts of both listings');

select * from finish();
rollback;
