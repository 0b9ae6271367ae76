-- Restoring the values that a listing had before one of its versions.
begin;
select plan(18);
select tests.create_fixtures();
select tests.add_staff();

create function tests.restore(undone integer) returns jsonb
language sql as $$ select public.restore_values_before(tests.oak(), undone, tests.current_version(tests.oak())) $$;
-- Everything that a restored version covers. An office that was removed returns with another id.
create function tests.values() returns jsonb
language sql security definer as $$
  select private.get_edited_listing(
    tests.oak(), false
  ) - array['photo_url', 'gallery'] #- '{offices,0,id}' #- '{offices,1,id}'
$$;
-- Remembers the listing as it is now.
create function tests.remember(label text) returns void
language sql as $$
  select tests.store(label, tests.current_version(tests.oak())::text),
    tests.store(label || ' values', tests.values()::text)
$$;
create function tests.version_of(label text) returns integer
language sql stable as $$ select tests.stored(label)::integer $$;
create function tests.values_of(label text) returns jsonb
language sql stable as $$ select tests.stored(label || ' values')::jsonb $$;

select tests.write_listing(tests.oak(), '{"monthly_price": 70, "bio": "First", "languages": ["Spanish"],
  "services": [{"service": "ekg", "coverage": "included"}],
  "tiers": [{"label": "Children", "min_age": 0, "max_age": 17, "monthly_price": 30}],
  "offices": [{"hours": [[1, "08:00", "12:00"]]}, {"name": "North", "address_city": "Austin", "address_state": "TX",
  "address_zip": "78701"}],
  "clinicians": [{"name": "Ada Oak", "languages": ["Spanish"]}]}');
select tests.act_as('owner');
select tests.remember('first');
select tests.save_changes(
  tests.oak(), '{"monthly_price": 99, "bio": null, "languages": [], "services": [], "tiers": []}'
);
select tests.remember('second');
select tests.save_changes(tests.oak(), '{"offices": [], "clinicians": [], "fax": "(512) 555-0100"}');

-- Permissions
select tests.act_as('visitor');
select throws_ok($$ select tests.restore(3) $$, '42501', null, 'a visitor cannot restore a version');
select throws_ok(
  $$ select public.find_values_before(tests.oak(), 3) $$, '42501', null, 'a visitor cannot read earlier values'
);
select tests.act_as('doctor');
select throws_ok($$ select tests.restore(3) $$, '42501', null, 'the owner of another listing cannot restore a version');
select throws_ok(
  $$ select public.find_values_before(tests.oak(), 3) $$,
  '42501', null, 'the owner of another listing cannot read earlier values'
);
select tests.act_as('desk');
select throws_ok($$ select tests.restore(3) $$, '42501', null, 'the front desk cannot restore a version');

-- Values
select tests.act_as('manager');
select is(
  (
    select array_agg(key order by key)
    from jsonb_object_keys(public.find_values_before(tests.oak(), tests.version_of('second') + 1)) as key
  ),
  '{clinicians,fax,offices}', 'the preview names what later versions have changed'
);
select throws_ok(
  $$ select public.restore_values_before(tests.oak(), 3, 1) $$,
  'PT409', null, 'a version cannot be restored over one that the caller has not seen'
);
select is(
  tests.restore(tests.version_of('first') + 1) -> 'waiting', '["clinicians", "offices"]',
  'restored clinicians and offices wait for review'
);
select is(
  tests.values() - array['clinicians', 'offices'], tests.values_of('first') - array['clinicians', 'offices'],
  'the other values are public at once'
);
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where status = 'open';
select is(
  tests.values(), tests.values_of('first'), 'after the review, all values are those of the first version'
);
select lives_ok($$ select tests.restore(tests.version_of('second') + 1) $$, 'an admin can restore a version');
select is(tests.values(), tests.values_of('second'), 'what an admin restores needs no review');
select is(
  (select count(*) from public.moderation_log where event = 'listing_edited' and target_id = tests.oak()),
  1::bigint, 'the log has what an admin restored'
);

-- A pending change
select tests.act_as('owner');
select tests.remember('before the name');
select tests.save_changes(tests.oak(), '{"practice_name": "Elm Medicine"}');
select tests.restore(tests.version_of('before the name') + 1);
select is_empty(
  $$ select 1 from public.listing_changes where status = 'open' $$,
  'restoring the public name takes back the one that waits for review'
);

-- Photos of clinicians
reset role;
update public.clinicians set
  photo_url = 'http://api.test/storage/v1/object/public/clinician-photos/' || tests.oak() || '/1.webp';
select tests.act_as('owner');
select tests.remember('photo');
select tests.save_changes(tests.oak(), '{"clinicians": []}');
select lives_ok(
  $$ select tests.restore(tests.version_of('photo') + 1) $$, 'a clinician whose photo was deleted can be restored'
);
select is(
  (select proposed #> '{clinicians,0,photo_url}' from public.listing_changes where status = 'open'),
  'null', 'a clinician is restored without a photo that was deleted'
);

-- A former owner
select tests.remember('before the new owner');
reset role;
update public.doctors set
  user_id = tests.id('doctor'), claimed_by = tests.id('doctor'), owned_since = now() + interval '1 minute'
where id = tests.oak();
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.restore(tests.version_of('second')) $$,
  '42501', null, 'an owner cannot restore a version from before they owned the listing'
);
select tests.act_as('owner');
select throws_ok(
  $$ select tests.restore(tests.version_of('second')) $$, '42501', null, 'a former owner cannot restore a version'
);

select * from finish();
rollback;
