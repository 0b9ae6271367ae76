-- Undoing a merge: both listings, and everything that moved, are as before.
begin;
select plan(19);
select tests.create_fixtures();
select tests.sign_up(actor, '{}') from (values ('manager'), ('claimant')) as people (actor);
select tests.add_listing('First Door', owner => 'doctor'), tests.add_listing('Second Door', owner => 'doctor'), tests.add_listing('Older Door');
create function tests.both() returns uuid[] language sql immutable return array[tests.listing('First Door'), tests.listing('Second Door')];

-- Everything about both listings.
create function tests.snapshot() returns jsonb language sql security definer as $$
  select jsonb_object_agg(label, rows) from (
    select 'listings' as label, jsonb_agg(private.get_listing(id) || to_jsonb(doctors) - array['version', 'updated_at'] || jsonb_build_object(
      'redirects', (select jsonb_agg(gone.id) from public.doctors as gone where private.get_merge_target(gone.id) = doctors.id)) order by id) as rows
    from public.doctors where id = any (tests.both())
    union all
    select table_name, jsonb_agg(value order by value::text) from (
      -- The owner is notified again about a request that the merge has ended.
      select distinct table_name, value - array['version', 'updated_at', case when table_name = 'public.notifications' then 'id' else '' end] as value
      from private.list_rows_of(tests.both())
      where table_name <> 'public.notifications' or value ->> 'detail' not in ('merged', 'ended', 'put back', 'changed')
    ) as listed
    group by table_name
    union all
    select 'activity', jsonb_agg(to_jsonb(counted) order by counted::text) from public.listing_activity as counted where doctor_id = any (tests.both())
  ) as everything
$$;
create temporary table seen (label text, state jsonb);
grant all on seen to authenticated;
create function tests.differences() returns text language sql security definer as $$
  select string_agg(before.key, ', ' order by before.key) from jsonb_each((select state from seen where label = 'before')) as before
  full join jsonb_each(tests.snapshot()) as after on after.key = before.key where before.value is distinct from after.value
$$;
grant execute on all functions in schema tests to anon, authenticated;

select tests.write_listing(tests.listing('First Door'), '{"monthly_price": 70, "clinicians": [{"name": "Ada Oak"}],
  "offices": [{"hours": [[1, "08:00", "12:00"]]}, {"name": "North", "address_city": "Austin", "address_state": "TX", "address_zip": "78701"}]}');
select tests.write_listing(tests.listing('Second Door'), '{"monthly_price": 80, "hours_confirmed_at": "2026-01-01"}');
insert into public.practice_members (doctor_id, user_id, role) select id, tests.id('manager'), 'manager' from unnest(tests.both()) as id;
insert into public.practice_members (doctor_id, user_id, role) values (tests.listing('First Door'), tests.id('owner'), 'front_desk');
insert into public.posts (user_id, kind, content, doctor_id) values (tests.id('patient'), 'story', 'Kind people who take their time with every question', tests.listing('First Door'));
insert into public.clinician_departures (doctor_id, clinician, left_on, shows_new_practice, was_reviewed)
values (tests.listing('First Door'), '{"name":"Elena Quill"}', current_date, false, true);
insert into public.alerts (member_id, doctor_id) select tests.id('patient'), id from unnest(tests.both()) as id;
insert into public.listing_activity (doctor_id, day, kind, amount) values
  (tests.listing('First Door'), current_date - 3, 'opened', 4), (tests.listing('Second Door'), current_date - 3, 'opened', 7), (tests.listing('First Door'), current_date - 4, 'shown', 2);
insert into public.saved_listings (member_id, doctor_id) select tests.id('patient'), id from unnest(tests.both()) as id;
insert into public.saved_listings (member_id, doctor_id) values (tests.id('another patient'), tests.listing('First Door'));
select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) select id, 'membership' from unnest(tests.both()) as id;
insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('First Door'), 'practice_name', 'Third Door');
insert into public.reports (doctor_id, reason) values (tests.listing('First Door'), 'other');
select tests.act_as('another patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('First Door'), 'appointment');
select tests.act_as('claimant');
select public.file_competing_claim(tests.listing('First Door'));
select tests.act_as('admin');
select public.merge_listings(tests.listing('Older Door'), tests.listing('First Door'));
insert into seen values ('before', tests.snapshot());
select public.merge_listings(tests.listing('First Door'), tests.listing('Second Door'), 'The same practice');

-- Permissions
select matches(tests.differences(), 'activity.*listings.*alerts.*claim_evidence.*posts.*practice_requests.*reports.*saved_listings', 'a merge changes both listings and what belongs to them');
select tests.act_as('visitor');
select throws_ok($$ select public.undo_merge(tests.listing('First Door')) $$, '42501', null, 'a visitor cannot undo a merge');
select tests.act_as('doctor');
select throws_ok($$ select public.undo_merge(tests.listing('First Door')) $$, '42501', null, 'the owner cannot undo a merge');
select throws_ok($$ select public.find_undoable_merge(tests.listing('First Door')) $$, '42501', null, 'the owner cannot read whether a merge can be undone');

-- Undo
select tests.act_as('admin');
select is(public.find_undoable_merge(tests.listing('First Door')), now() + interval '30 days', 'a merge can be undone for 30 days');
select is(public.get_merge_target(tests.listing('Older Door')), tests.listing('Second Door'), 'a chain of merges redirects to its end');
select lives_ok($$ select public.undo_merge(tests.listing('First Door')) $$, 'an admin can undo a merge');
select is(tests.differences(), null, 'both listings, their requests, stories, saves, alerts, staff, claims, and redirects are as before');
select is(public.get_merge_target(tests.listing('First Door')), null, 'the listing no longer redirects');
select is(public.get_merge_target(tests.listing('Older Door')), tests.listing('First Door'), 'an earlier merge redirects to the restored listing');
select is((select array_agg(action order by id desc) from public.moderation_log where target_id = tests.listing('First Door') and action like '%merge%'), '{undo merge,merge listings}', 'the log has both');
select throws_ok($$ select public.undo_merge(tests.listing('First Door')) $$, 'PT409', null, 'a merge cannot be undone twice');

-- What was changed since stays
select public.merge_listings(tests.listing('First Door'), tests.listing('Second Door'));
select tests.act_as('doctor');
select tests.save_changes(tests.listing('Second Door'), '{"monthly_price": 90, "clinicians": []}');
select tests.act_as('another patient');
delete from public.saved_listings where doctor_id = tests.listing('Second Door');
select tests.act_as('admin');
select public.undo_merge(tests.listing('First Door'));
select is((select monthly_price from public.doctors where id = tests.listing('Second Door')), 90::numeric(8, 2), 'a price that was saved after the merge stays');
reset role;
select is((select array_agg(doctor_id) from public.clinicians), array[tests.listing('First Door')], 'a part that was saved after the merge stays, and the other listing has its own');
select is_empty($$ select 1 from public.saved_listings where member_id = tests.id('another patient') $$, 'a listing that a member no longer saves is not saved again');

-- Too late, or in the wrong order
select tests.act_as('admin');
select public.merge_listings(tests.listing('First Door'), tests.listing('Second Door'));
select public.revoke_ownership(tests.listing('Second Door'), tests.current_version(tests.listing('Second Door')), 'Left');
select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine'));
select throws_ok($$ select public.undo_merge(tests.listing('First Door')) $$, 'PT409', null, 'a merge into a listing that was merged itself cannot be undone');
select public.undo_merge(tests.listing('Second Door'));
select lives_ok($$ select public.undo_merge(tests.listing('First Door')) $$, 'after undoing the later merge, it can be undone');
select public.revoke_ownership(tests.listing('First Door'), tests.current_version(tests.listing('First Door')), 'Left');
select public.merge_listings(tests.listing('First Door'), tests.listing('Second Door'));
reset role;
update private.listing_merges set merged_at = now() - interval '31 days';
select tests.act_as('admin');
select throws_ok($$ select public.undo_merge(tests.listing('First Door')) $$, 'PT409', null, 'a merge cannot be undone after 30 days');
reset role;
select private.delete_old_merges();
select is_empty($$ select 1 from private.merged_rows $$, 'what an undo would need is deleted after 30 days');

select * from finish();
rollback;
