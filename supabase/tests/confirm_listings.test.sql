-- Confirmations of prices, panel, hours, and phone.
begin;
select plan(59);
select tests.create_fixtures();
select tests.add_staff();

create function tests.stamp(part public.confirmed_part, seen integer default null) returns timestamptz
language sql as $$ select public.confirm_listing(tests.listing('Owned Oak Medicine'), part, seen) $$;

create function tests.confirmed() returns text language sql as $$
  select concat_ws(' ',
    case when prices_confirmed_at is not null then 'prices' end,
    case when panel_confirmed_at is not null then 'panel' end,
    case when hours_confirmed_at is not null then 'hours' end,
    case when phone_confirmed_at is not null then 'phone' end,
    case when confirmed_at is not null then 'all' end
  ) from public.doctors where id = tests.listing('Owned Oak Medicine')
$$;
create function tests.stamps() returns text language sql security definer as $$
  select concat_ws(' ',
    'prices '
      || case when prices_confirmed_at = now() then 'now' when prices_confirmed_at is not null then 'before' end,
    'panel ' || case when panel_confirmed_at = now() then 'now' when panel_confirmed_at is not null then 'before' end,
    'hours ' || case when hours_confirmed_at = now() then 'now' when hours_confirmed_at is not null then 'before' end,
    'phone ' || case when phone_confirmed_at = now() then 'now' when phone_confirmed_at is not null then 'before' end
  ) from public.doctors where id = tests.listing('Owned Oak Medicine')
$$;
create function tests.confirmed_before() returns void language sql security definer as $$
  update public.doctors set
    prices_confirmed_at = now() - interval '2 days', panel_confirmed_at = now() - interval '2 days',
    hours_confirmed_at = now() - interval '2 days', phone_confirmed_at = now() - interval '2 days'
  where id = tests.listing('Owned Oak Medicine')
$$;
-- Returns the confirmation dates after a statement, with all parts confirmed two days before.
create function tests.after_writing(actor text, statement text) returns text language plpgsql as $$
begin
  perform tests.confirmed_before();
  perform tests.act_as(actor);
  execute statement;
  return tests.stamps();
end $$;
create function tests.stamps_with(part text, stamp text) returns text language sql as $$
  select string_agg(concat_ws(' ', name, case when name = part then stamp else 'before' end), ' ' order by place)
    filter (where name <> part or stamp is not null)
  from unnest('{prices,panel,hours,phone}'::text[]) with ordinality as parts (name, place)
$$;
-- Saves that write a part.
create temp table writes (part text, statement text);
grant select on writes to authenticated;
insert into writes values
  ('prices', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'), jsonb_build_object('monthly_price', 60 + tests.version('Owned Oak Medicine'))
    ) $$),
  ('prices', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_object('membership_levels', array['Plus: ' || 100 + tests.version('Owned Oak Medicine')])
    ) $$),
  ('prices', $$ select tests.save_tiers(
      tests.listing('Owned Oak Medicine'), jsonb_build_array(
        jsonb_build_object('label', 'All', 'min_age', 0, 'monthly_price', 60 + tests.version('Owned Oak Medicine'))
      )
    ) $$),
  ('panel', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_object('accepting_new_patients', tests.version('Owned Oak Medicine') % 2 = 0)
    ) $$),
  ('hours', $$ select tests.save_offices(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_array(jsonb_build_object('hours_note', 'Evenings ' || tests.version('Owned Oak Medicine')))
    ) $$),
  ('phone', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_object('phone', '(512) 555-01' || 10 + tests.version('Owned Oak Medicine'))
    ) $$),
  ('phone', $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_object('phone', '(512) 555-02' || 10 + tests.version('Owned Oak Medicine'))
    ) $$);

select throws_ok($$ select tests.stamp(null) $$, '42501', null, actor || ' cannot confirm a listing')
from unnest(array['doctor', 'patient']) as actor, tests.act_as(actor);
select tests.act_as('visitor');
select throws_ok($$ select tests.stamp('prices') $$, '42501', null, 'a visitor cannot confirm a listing');
select throws_ok(
  $$ select public.confirm_listing(gen_random_uuid()) $$, '42501', null, 'a missing listing cannot be confirmed'
);

-- The front desk
select tests.act_as('desk');
select throws_ok(format('select tests.stamp(%s)', part), '42501', null, 'the front desk cannot confirm ' || part)
from unnest(array['''prices''', '''hours''', '''phone''', 'null']) as part;
select lives_ok($$ select tests.stamp('panel') $$, 'the front desk can confirm whether the practice accepts patients');
select is(tests.confirmed(), 'panel', 'confirming the panel confirms no other part');
select throws_ok(
  $$ update public.doctors set panel_confirmed_at = now() $$,
  '42501', null, 'the front desk cannot update a confirmation date directly'
);
select tests.act_as('owner');
select throws_ok(
  $$ update public.doctors set prices_confirmed_at = now() + interval '1 year' $$,
  '42501', null, 'an owner cannot update a confirmation date directly'
);
select throws_ok(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone_confirmed_at)
    values ('New', 'Austin', 'TX', '78704', now()) $$,
  '42501', null, 'a new listing cannot set a confirmation date'
);

-- The owner and a manager
select lives_ok($$ select tests.stamp('prices') $$, 'an owner can confirm prices');
select is(tests.confirmed(), 'prices panel', 'confirming prices confirms no other part');
select tests.act_as('manager');
select lives_ok($$ select tests.stamp('hours') $$, 'a manager can confirm hours');
select is(
  (select version from public.doctors where id = tests.listing('Owned Oak Medicine')),
  (select max(version) from public.listing_versions where doctor_id = tests.listing('Owned Oak Medicine')),
  'a confirmation does not create a new version'
);
select lives_ok($$ select tests.stamp('phone') $$, 'a manager can confirm the phone');
select is(tests.confirmed(), 'prices panel hours phone all', 'a listing is confirmed once all parts are');
select results_eq(
  $$ select action, (select string_agg(key, ',' order by key) from jsonb_object_keys(changes) as key)
    from public.listing_versions
    where doctor_id = tests.listing('Owned Oak Medicine') and action = 'confirm' order by id $$,
  $$ values
      ('confirm', 'panel_confirmed_at'),
      ('confirm', 'prices_confirmed_at'), ('confirm', 'hours_confirmed_at'), ('confirm', 'phone_confirmed_at') $$,
  'the history names the confirmed part');

-- The oldest counts
reset role;
update public.doctors set hours_confirmed_at = now() - interval '7 months'
where id = tests.listing('Owned Oak Medicine');
select is(
  (select confirmed_at from public.doctors where id = tests.listing('Owned Oak Medicine')),
  now() - interval '7 months', 'the oldest confirmation dates the listing'
);
select is(
  (select confirmed_at from private.search_entries where doctor_id = tests.listing('Owned Oak Medicine')),
  now() - interval '7 months', 'search uses the oldest confirmation'
);
select tests.act_as('owner');
select lives_ok($$ select tests.stamp(null) $$, 'an owner can confirm all parts at once');
select is(
  (select confirmed_at from public.doctors where id = tests.listing('Owned Oak Medicine')),
  now(), 'confirming all parts dates the listing now'
);

-- Outdated versions
select lives_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('monthly_price', 91)) $$,
  'an owner can change a price'
);
select throws_ok(
  $$ select tests.stamp('prices', version - 1) from public.doctors where id = tests.listing('Owned Oak Medicine') $$,
  'PT409', null, 'a confirmation of an outdated version fails with a conflict');
select lives_ok(
  $$ select tests.stamp('prices', version) from public.doctors where id = tests.listing('Owned Oak Medicine') $$,
  'a confirmation of the current version succeeds'
);

-- Writing a part confirms it, or ends its confirmation
select tests.act_as('admin');
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', null));
select is(
  tests.after_writing(actor, statement),
  tests.stamps_with(part, 'now'), format('a save of %2$s by %1$s confirms that part', actor, part)
)
from writes, unnest(array['owner', 'manager']) as actor;
select is(
  tests.after_writing('admin', statement),
  tests.stamps_with(part, null), format('an admin''s change to %s ends its confirmation', part)
) from writes;
select tests.act_as('admin');
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', null));
select is(
  tests.after_writing('desk', statement),
  tests.stamps_with('panel', 'now'), 'a panel change by the front desk confirms the panel'
) from writes where part = 'panel';
select is(
  tests.after_writing(
    'owner',
    $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"bio": "Come in", "patient_ages": "18+"}') $$
  ),
  tests.stamps_with('', null), 'a change to other fields keeps all confirmations'
);
select is(
  tests.after_writing(
    'admin', $$ select tests.save_changes(
        tests.listing('Owned Oak Medicine'), jsonb_build_object('address_street', '1 Main St'::text)
      ) $$
  ),
  tests.stamps_with('hours', null), 'an admin''s change to the address ends the confirmation of offices'
);

-- Corrections, and changes that were reviewed
select tests.act_as('patient');
insert into public.listing_corrections (id, doctor_id, field, proposed_value)
values (md5('one')::uuid, tests.listing('Owned Oak Medicine'), 'monthly_price', '99');
select is(
  tests.after_writing('admin', $$ select public.decide_correction(md5('one')::uuid, true) $$),
  tests.stamps_with('prices', null), 'a correction accepted by an admin ends the confirmation'
);
select tests.act_as('patient');
insert into public.listing_corrections (id, doctor_id, field, proposed_value)
values (md5('two')::uuid, tests.listing('Owned Oak Medicine'), 'monthly_price', '98');
select is(
  tests.after_writing('owner', $$ select public.decide_correction(md5('two')::uuid, true) $$),
  tests.stamps_with('prices', 'now'), 'a correction accepted by the owner renews the confirmation'
);
select tests.act_as('owner');
select tests.save_offices(
  tests.listing('Owned Oak Medicine'), '[{}, {"address_city": "Austin", "address_state": "TX", "address_zip": "78702"}]'
);
select is(split_part(tests.stamps(), 'hours ', 2), 'now phone before', 'a proposed office confirms offices and hours');
reset role;
update public.listing_changes set created_at = now() - interval '1 day';
select is(
  tests.after_writing(
    'admin', $$ select public.decide_change(id, version, true) from public.listing_changes where status = 'open' $$
  ),
  tests.stamps_with('hours', 'before'), 'an accepted change is confirmed as of its proposal'
);
select is(
  (select hours_confirmed_at from public.doctors where id = tests.listing('Owned Oak Medicine')),
  now() - interval '1 day', 'the review date does not become the confirmation date'
);
reset role;
select is(
  (
    select confirmed_at from private.search_entries where doctor_id = tests.listing('Owned Oak Medicine') and office = 0
  ),
  now() - interval '2 days', 'search uses the confirmation date of the listing'
);

-- New listings
select tests.act_as('doctor');
select public.save_listing(
  tests.listing('New'),
  '{"practice_name":"New Leaf","address_city":"Austin","address_state":"TX","address_zip":"78704","monthly_price":70}',
  is_own_practice => true
);
select results_eq(
  $$ select prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at from public.doctors
    where id = tests.listing('New') $$,
  $$ values (now(), null::timestamptz, null::timestamptz, null::timestamptz) $$,
  'a new listing by its owner is confirmed'
);
select tests.act_as('patient');
select public.save_listing(
  tests.listing('Known'),
  '{"practice_name":"Known Leaf","address_city":"Austin","address_state":"TX","address_zip":"78704","monthly_price":70}'
);
select is(
  (select prices_confirmed_at from public.doctors where id = tests.listing('Known')),
  null, 'a new listing by another member is not confirmed'
);

select * from finish();
rollback;
