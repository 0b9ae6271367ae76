-- Saved listings: whose they are, what may be saved, how many, and what becomes of them.
begin;
select plan(27);
select tests.raise_curtain();
select tests.add_listing('Second Door');
select tests.add_listing('Many ' || n) from generate_series(1, 199) as n;

create function tests.saved(actor text) returns setof text language sql security definer as $$
  select practice_name from public.saved_listings join public.doctors on doctors.id = doctor_id
  where member_id = tests.id(actor) order by saved_listings.created_at desc, practice_name;
$$;

select tests.act_as('stranger');
select throws_ok('select * from public.saved_listings', '42501', null, 'a stranger reads nobody''s');
select throws_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care')) $$, '42501', null, 'and saves on the device only');
select throws_ok($$ select public.save_listings(array[tests.listing('Open Door Direct Care')]) $$, '42501', null, 'in no other way either');

select tests.act_as('patient');
select lives_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care')) $$, 'a member saves a listing');
select lives_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Open Door Direct Care'))
  on conflict (member_id, doctor_id) do nothing $$, 'twice is once');
select throws_ok($$ insert into public.saved_listings (member_id, doctor_id) values (tests.id('doctor'), tests.listing('Second Door')) $$, '42501', null, 'not for another');
select throws_ok($$ insert into public.saved_listings (doctor_id, created_at) values (tests.listing('Second Door'), '2020-01-01') $$, '42501', null, 'nor at another time');
-- Who added it may read it, and yet it is nothing to be saved.
select throws_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Hidden Creek Health')) $$, 'P0002',
  'This practice is no longer in the directory', 'what is hidden is not saved');
select throws_ok($$ insert into public.saved_listings (doctor_id) values (tests.id('nobody')) $$, 'P0002',
  'This practice is no longer in the directory', 'and what is not there is refused in the same way');
select throws_ok($$ update public.saved_listings set doctor_id = tests.listing('Hidden Creek Health') $$, '42501', null, 'nor is it put in the place of another');

select tests.act_as('owner');
select is_empty('select * from public.saved_listings', 'nobody reads another''s, not the practice either');
select is_empty('delete from public.saved_listings returning doctor_id', 'nor removes them');
select tests.act_as('admin');
select is_empty('select * from public.saved_listings', 'administrators neither');

-- What a device kept
select tests.act_as('doctor');
select is(public.save_listings(array[
  tests.listing('Second Door'), tests.listing('Open Door Direct Care'), tests.listing('Second Door'), tests.listing('Hidden Creek Health'),
  tests.id('nobody'), null
]), 0, 'what a device kept is added');
select results_eq($$ select tests.saved('doctor') $$, array['Second Door', 'Open Door Direct Care'], 'in its order, without what is hidden, unknown or repeated');
select is(public.save_listings(array[tests.listing('Open Door Direct Care'), tests.listing('Second Door')]), 0, 'sent again');
select results_eq($$ select tests.saved('doctor') $$, array['Second Door', 'Open Door Direct Care'], 'it is as it was');
select throws_ok($$ select public.save_listings(array_fill(tests.id('nobody'), array[1001])) $$, '22023', 'Send at most 1,000 listings at once', 'and not without end');

-- How many
select tests.act_as('patient');
select is(public.save_listings((select array_agg(tests.listing('Many ' || n) order by n) from generate_series(1, 199) as n) || tests.listing('Second Door')), 1,
  'what finds no room is counted');
select is((select count(*)::int from public.saved_listings), 200, 'beside the most there can be');
select throws_ok($$ insert into public.saved_listings (doctor_id) values (tests.listing('Second Door')) $$, 'PT409',
  'You have saved 200 practices, which is the limit. Remove one to save another.', 'one too many is refused');
select isnt_empty($$ delete from public.saved_listings where doctor_id <> tests.listing('Open Door Direct Care') returning doctor_id $$, 'a member removes own');

-- What becomes of them
select tests.act_as('admin');
select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'take down', 'Closed');
select tests.act_as('patient');
select is((select count(*)::int from public.saved_listings), 1, 'what is taken down stays saved');
select is_empty($$ select * from public.listing_cards(array[tests.listing('Open Door Direct Care')]) $$, 'but says nothing of itself, not to who added it');
select tests.act_as('admin');
select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'restore');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Second Door'));
reset role;
select results_eq($$ select tests.saved('patient') union all select tests.saved('doctor') $$, array['Second Door', 'Second Door'], 'what is merged is the other, once');
select tests.act_as('stranger');
select results_eq($$ select asked_id, practice_name from public.listing_cards(array[tests.listing('Open Door Direct Care'), tests.listing('Hidden Creek Health')]) $$,
  $$ values (tests.listing('Open Door Direct Care'), 'Second Door') $$, 'also for a device that kept the first');
reset role;
delete from auth.users where id = tests.id('patient');
select is_empty($$ select * from public.saved_listings where member_id = tests.id('patient') $$, 'who leaves leaves none');

select * from finish();
rollback;
