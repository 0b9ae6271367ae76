-- The log of what administrators do: every act is in it, nobody writes it, and only they read it.
begin;
select plan(10);
select tests.raise_curtain();

select tests.act_as('admin');
select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'The phone is not in service');
select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true);
select public.set_role(tests.id('patient'), 'doctor', true);
select public.set_role(tests.id('doctor'), 'doctor', false);
select is((select count(*)::int from public.moderation_log), 4, 'every act is in the log');
select throws_ok($$ insert into public.moderation_log (action, target_table, target_id) values ('x', 'doctors', gen_random_uuid()) $$, '42501', null, 'not even an administrator writes it');
select throws_ok($$ delete from public.moderation_log $$, '42501', null, 'or removes from it');
select tests.act_as('owner');
select is_empty($$ select 1 from public.moderation_log $$, 'a member reads none of it');
select tests.act_as('stranger');
select throws_ok($$ select 1 from public.moderation_log $$, '42501', null, 'nor does a stranger');

-- Edits
select tests.act_as('admin');
select lives_ok(
  $$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[{"label": "Adults", "min_age": 19, "monthly_price": 80}]') $$,
  'an administrator edits the prices by age of any listing'
);
select results_eq(
  $$ select reason from public.moderation_log where action = 'edit listing' and target_id = tests.listing('Owned Oak Medicine') $$,
  array['prices by age'], 'and the log says so'
);
select results_eq($$ select subject from public.search_log('AGE') where action = 'edit listing' $$, array['Owned Oak Medicine'], 'which is found by its words');
select tests.act_as('owner');
select is_empty($$ select 1 from public.search_log('age') $$, 'by administrators only');
select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[]');
reset role;
select is((select count(*)::int from public.moderation_log where action = 'edit listing'), 1, 'an owner''s edit is no act of an administrator');

select * from finish();
rollback;
