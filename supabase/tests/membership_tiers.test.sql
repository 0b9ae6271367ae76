begin;
select plan(13);
select tests.raise_curtain();

select tests.act_as('owner');
select lives_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'),
  '[{"label":"Child","min_age":0,"max_age":17,"monthly_price":25},{"label":"Adult","min_age":18,"max_age":null,"monthly_price":79.5}]') $$, 'the owner sets prices by age');
select throws_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'),
  '[{"label":"Child","min_age":0,"max_age":20,"monthly_price":25},{"label":"Adult","min_age":18,"max_age":null,"monthly_price":79.5}]') $$, '23514', null, 'that do not overlap');
select is((select count(*)::int from public.membership_tiers), 2, 'a refused change leaves the old prices');
select throws_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), null) $$, '22023', 'The age bands must be a list', 'nothing is no list');
select throws_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), 'null') $$, '22023', 'The age bands must be a list', 'nor is null');
select throws_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), (
  select jsonb_agg(jsonb_build_object('label', 'Age', 'min_age', age, 'max_age', age, 'monthly_price', 50)) from generate_series(1, 13) as age
)) $$, '23514', 'A practice can have at most 12 age bands', 'and twelve bands are enough');
select throws_ok($$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price) values (tests.listing('Owned Oak Medicine'), 'Free', 100, 0) $$, '42501', null, 'no row is written by itself');
select throws_ok($$ delete from public.membership_tiers $$, '42501', null, 'nor removed');
select is((select count(*)::int from public.membership_tiers), 2, 'all of which leaves what there is');
select tests.act_as('stranger');
select is((select count(*)::int from public.membership_tiers), 2, 'anyone reads them');
select throws_ok($$ delete from public.membership_tiers $$, '42501', null, 'a stranger removes none');
select tests.act_as('doctor');
select throws_ok($$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price) values (tests.listing('Owned Oak Medicine'), 'Free', 100, 0) $$, '42501', null, 'a rival adds none');
select throws_ok($$ delete from public.membership_tiers $$, '42501', null, 'and removes none');

select * from finish();
rollback;
