-- Saved listings: permissions, limits, and changes of the listing.
begin;
select plan(27);
select tests.create_fixtures();
select tests.add_listing('Second Door');
select tests.add_listing('Many ' || n) from generate_series(1, 199) as n;

create function tests.saved(actor text) returns setof text language sql security definer as $$
  select practice_name from public.saved_listings join public.doctors on doctors.id = doctor_id
  where member_id = tests.id(actor) order by saved_listings.created_at desc, practice_name;
$$;

select tests.act_as('visitor');
select throws_ok('select * from public.saved_listings', '42501', null, 'a visitor cannot read saved listings');
select throws_ok(
  $$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care')) $$,
  '42501', null, 'a visitor cannot save a listing'
);
select throws_ok(
  $$ select public.save_listings(array[tests.listing('Open Door Direct Care')]) $$,
  '42501', null, 'a visitor cannot save several listings'
);

select tests.act_as('patient');
select lives_ok(
  $$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care')) $$,
  'a member can save a listing'
);
select lives_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care'))
  on conflict (member_id, doctor_id) do nothing $$, 'saving a listing again changes nothing');
select throws_ok(
  $$ insert into public.saved_listings (member_id, doctor_id)
    values (tests.id('doctor'), tests.listing('Second Door')) $$,
  '42501', null, 'a member cannot save a listing for another'
);
select throws_ok(
  $$ insert into public.saved_listings (doctor_id, created_at) values (tests.listing('Second Door'), '2020-01-01') $$,
  '42501', null, 'a member cannot set the date of a saved listing'
);
-- The submitter can read an unpublished listing but cannot save it.
select throws_ok(
  $$ insert into public.saved_listings (doctor_id) values (tests.listing('Hidden Creek Health')) $$,
  'P0002', 'This practice is no longer in the directory', 'an unpublished listing cannot be saved'
);
select throws_ok($$ insert into public.saved_listings (doctor_id) values (tests.id('unknown')) $$, 'P0002',
  'This practice is no longer in the directory', 'a missing listing fails with the same error as an unpublished one');
select throws_ok(
  $$ update public.saved_listings set doctor_id = tests.listing('Hidden Creek Health') $$,
  '42501', null, 'a member cannot update a saved listing'
);

select tests.act_as('owner');
select is_empty('select * from public.saved_listings', 'the owner of a practice cannot read who saved it');
select is_empty(
  'delete from public.saved_listings returning doctor_id', 'a member cannot delete another member''s saved listing'
);
select tests.act_as('admin');
select is_empty('select * from public.saved_listings', 'an admin cannot read saved listings');

-- Listings saved on a device
select tests.act_as('doctor');
select is(public.save_listings(array[
  tests.listing('Second Door'),
  tests.listing('Open Door Direct Care'), tests.listing('Second Door'), tests.listing('Hidden Creek Health'),
  tests.id('unknown'), null
]), 0, 'listings saved on a device can be added to an account');
select results_eq(
  $$ select tests.saved('doctor') $$, array['Second Door', 'Open Door Direct Care'],
  'added listings keep their order without unpublished, unknown, or repeated ones'
);
select is(
  public.save_listings(array[tests.listing('Open Door Direct Care'), tests.listing('Second Door')]),
  0, 'adding the same listings again succeeds'
);
select results_eq(
  $$ select tests.saved('doctor') $$,
  array['Second Door', 'Open Door Direct Care'], 'adding the same listings again changes nothing'
);
select throws_ok(
  $$ select public.save_listings(array_fill(tests.id('unknown'), array[1001])) $$,
  '22023', 'Send at most 1,000 listings', 'adding more than 1,000 listings at once is refused'
);

-- How many
select tests.act_as('patient');
select is(
  public.save_listings(
    (select array_agg(tests.listing('Many ' || n) order by n) from generate_series(1, 199) as n)
      || tests.listing('Second Door')
  ),
  1, 'adding listings returns the number beyond the limit'
);
select is((select count(*)::int from public.saved_listings), 200, 'a member can save 200 listings');
select throws_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Second Door')) $$, 'PT409',
  'A member can save at most 200 practices', 'saving a 201st listing is refused');
select isnt_empty(
  $$ delete from public.saved_listings where doctor_id <> tests.listing('Open Door Direct Care') returning doctor_id $$,
  'a member can delete saved listings'
);

-- Changes of the listing
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Open Door Direct Care'), tests.current_version(tests.listing('Open Door Direct Care')), 'Closed'
);
select tests.act_as('patient');
select is((select count(*)::int from public.saved_listings), 1, 'a listing that was taken down stays saved');
select is_empty(
  $$ select * from public.listing_cards(array[tests.listing('Open Door Direct Care')]) $$,
  'a listing that was taken down has no card, even for its submitter'
);
select tests.act_as('admin');
select public.restore_listing(
  tests.listing('Open Door Direct Care'), tests.current_version(tests.listing('Open Door Direct Care'))
);
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Second Door'));
reset role;
select results_eq(
  $$ select tests.saved('patient') union all select tests.saved('doctor') $$,
  array['Second Door', 'Second Door'], 'a merged listing is saved once as the remaining listing'
);
select tests.act_as('visitor');
select results_eq(
  $$ select asked_id, practice_name
    from public.listing_cards(array[tests.listing('Open Door Direct Care'), tests.listing('Hidden Creek Health')]) $$,
  $$ values (tests.listing('Open Door Direct Care'), 'Second Door') $$,
  'the card of a merged listing is that of the remaining listing'
);
reset role;
delete from auth.users where id = tests.id('patient');
select is_empty(
  $$ select * from public.saved_listings where member_id = tests.id('patient') $$,
  'deleting an account deletes its saved listings'
);

select * from finish();
rollback;
