-- How a listing is written: by functions and two table calls, as one version, and indexed once.
begin;
select plan(17);
select tests.create_fixtures();
-- What has been indexed since commit_index was called last.
create temp table indexed (doctor_id uuid);
create function tests.count_indexed() returns trigger
language plpgsql as $$ begin insert into indexed values (old.doctor_id); return null; end $$;
create trigger count_indexed after delete on private.search_entries for each row execute function tests.count_indexed();
grant all on indexed to authenticated;
create function tests.commit_index() returns bigint language plpgsql security definer as $$
declare
  counted bigint;
begin
  set constraints private.changed_listings_index immediate;
  select count(*) into counted from indexed where doctor_id = tests.oak();
  delete from indexed;
  set constraints private.changed_listings_index deferred;
  return counted;
end $$;

-- Table calls
select is(
  (
    select array_agg(attname::text order by attnum) from pg_attribute
    where attrelid = 'public.doctors'::regclass and attnum > 0
      and has_column_privilege('authenticated', attrelid, attnum, 'update')
  ),
  array['claim_status', 'claimed_by'], 'members can update only the columns that claim a listing'
);
select ok(
  (select count(*) <= 6 from pg_trigger where tgrelid = 'public.doctors'::regclass and not tgisinternal),
  'listings have at most six triggers'
);

-- Versions
select tests.act_as('owner');
select tests.save_changes(tests.oak(), '{"bio": "Come in", "monthly_price": 80, "tiers": [{"label": "Adults",
  "min_age": 18, "monthly_price": 80}],
  "services": [{"service": "ekg", "coverage": "included"}], "offices": [{"hours": [[1, "08:00", "12:00"]]}]}');
select is(
  (select count(*)::int from public.listing_versions where doctor_id = tests.oak()),
  1, 'one save is one version, whatever it changes'
);
select throws_ok(
  $$ select public.save_listing(tests.oak(), '{"bio": "x"}', 99) $$,
  '22023', null, 'a save on a future version is refused'
);

-- The search index
select tests.commit_index();
select tests.act_as('owner');
select tests.save_changes(
  tests.oak(), '{
    "practice_name": "Oak", "bio": "Welcome", "tiers": [], "services": [],
    "offices": [{"hours": [[2, "08:00", "12:00"]]}]
  }'
);
select tests.save_changes(tests.oak(), '{"monthly_price": 81}');
select is(tests.commit_index(), 1::bigint, 'a transaction with two saves of all parts indexes the listing once');
select tests.act_as('admin');
select results_eq(
  $$ select outcome from public.import_listings(
      jsonb_build_array(jsonb_build_object(
        'row', 2, 'id', tests.oak(), 'decision', 'update', 'target', tests.oak(), 'bio', 'Imported', 'monthly_price',
        70,
        'tiers', '[{"label": "Adults", "min_age": 18, "max_age": null, "monthly_price": 70}]'::jsonb
      )),
      false, 'update', md5('batch')::uuid
    ) $$,
  array['updated'], 'a listing can be updated by an import'
);
select is(tests.commit_index(), 1::bigint, 'an import indexes a listing once');
select public.undo_import(md5('batch')::uuid, false);
select is(tests.commit_index(), 1::bigint, 'undoing an import indexes a listing once');
select public.import_listings(
  jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.oak(), 'bio', 'Tried')), true, 'update'
);
select is(tests.commit_index(), 0::bigint, 'a dry run indexes nothing');
select is((select bio from public.doctors where id = tests.oak()), 'Welcome', 'a dry run changes nothing');
set constraints private.changed_listings_index immediate;

-- A pending claim
select tests.act_as('doctor');
update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
where id = tests.listing('Open Door Direct Care');
select results_eq(
  $$ select claimant from public.claim_evidence where status = 'pending' $$,
  array[tests.id('doctor')], 'the claimant can see their claim'
);
select tests.act_as('admin');
select results_eq(
  $$ select claimant from public.claim_evidence where status = 'pending' $$,
  array[tests.id('doctor')], 'an admin can see who claims a listing'
);
select tests.act_as(actor) || '' || is(
  (
    select count(*)::text || ' '
      || count(*) filter (where to_jsonb(doctors)::text like '%' || tests.id('doctor') || '%')::text
    from public.doctors where claim_status = 'pending'
  ), '1 0', format('a %s can see that a listing is claimed, but not by whom', actor)
) from unnest(array['visitor', 'patient', 'owner']) as actor;
select tests.act_as('patient');
select is_empty(
  $$ select 1 from public.doctors where claimed_by = tests.id('doctor') $$,
  'a member cannot find claims by the claimant'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.take_down_listing(tests.oak(), null, 'Gone') $$,
  '22023', null, 'a decision without a version is refused'
);

select * from finish();
rollback;
