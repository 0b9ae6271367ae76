-- The moderation log: every admin action is recorded, and only admins can read it.
begin;
select plan(10);
select tests.create_fixtures();

select tests.act_as('admin');
select public.decide_listing(
  tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'The phone is not in service'
);
select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true);
select public.set_role(tests.id('patient'), 'doctor', true);
select public.set_role(tests.id('doctor'), 'doctor', false);
select is((select count(*)::int from public.moderation_log), 4, 'every admin action is in the log');
select throws_ok(
  $$ insert into public.moderation_log (event, target_table, target_id)
    values ('post_kept', 'doctors', gen_random_uuid()) $$,
  '42501', null, 'an admin cannot write the log directly'
);
select throws_ok($$ delete from public.moderation_log $$, '42501', null, 'an admin cannot delete from the log');
select tests.act_as('owner');
select is_empty($$ select 1 from public.moderation_log $$, 'a member cannot read the log');
select tests.act_as('visitor');
select throws_ok($$ select 1 from public.moderation_log $$, '42501', null, 'a visitor cannot read the log');

-- Edits
select tests.act_as('admin');
select lives_ok(
  $$ select tests.save_tiers(
      tests.listing('Owned Oak Medicine'), '[{"label": "Adults", "min_age": 19, "monthly_price": 80}]'
    ) $$,
  'an admin can edit the prices of any listing'
);
select results_eq(
  $$ select seen ->> 'fields' from public.moderation_log
    where event = 'listing_edited' and target_id = tests.listing('Owned Oak Medicine') $$,
  array['["tiers"]'], 'an admin''s edit is in the log'
);
select results_eq(
  $$ select subject from public.search_moderation_log('TIER') where event = 'listing_edited' $$,
  array['Owned Oak Medicine'], 'an admin can search the log'
);
select tests.act_as('owner');
select is_empty($$ select 1 from public.search_moderation_log('tier') $$, 'a member finds nothing in the log');
select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[]');
reset role;
select is(
  (select count(*)::int from public.moderation_log where event = 'listing_edited'),
  1, 'an owner''s edit is not in the log'
);

select * from finish();
rollback;
