begin;
select plan(13);
select tests.create_fixtures();

select tests.act_as('owner');
select lives_ok(
  $$ select tests.save_tiers(
      tests.listing('Owned Oak Medicine'), '[
        {"label":"Child","min_age":0,"max_age":17,"monthly_price":25},
        {"label":"Adult","min_age":18,"max_age":null,"monthly_price":79.5}
      ]'
    ) $$,
  'an owner can set prices by age'
);
select throws_ok(
  $$ select tests.save_tiers(
      tests.listing('Owned Oak Medicine'), '[
        {"label":"Child","min_age":0,"max_age":20,"monthly_price":25},
        {"label":"Adult","min_age":18,"max_age":null,"monthly_price":79.5}
      ]'
    ) $$,
  '23514', null, 'overlapping age bands are refused'
);
select is((select count(*)::int from public.membership_tiers), 2, 'a refused save keeps the old prices');
select throws_ok(
  $$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), null) $$,
  '22023', 'The age bands must be a list', 'a save without a list of age bands is refused'
);
select throws_ok(
  $$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), 'null') $$,
  '22023', 'The age bands must be a list', 'a JSON null for age bands is refused'
);
select throws_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), (
  select jsonb_agg(jsonb_build_object('label', 'Age', 'min_age', age, 'max_age', age, 'monthly_price', 50))
  from generate_series(1, 13) as age
)) $$, '23514', 'A practice can have at most 12 age bands', 'more than 12 age bands are refused');
select throws_ok(
  $$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price)
    values (tests.listing('Owned Oak Medicine'), 'Free', 100, 0) $$,
  '42501', null, 'an owner cannot insert an age band directly'
);
select throws_ok(
  $$ delete from public.membership_tiers $$, '42501', null, 'an owner cannot delete an age band directly'
);
select is((select count(*)::int from public.membership_tiers), 2, 'refused changes keep all age bands');
select tests.act_as('visitor');
select is((select count(*)::int from public.membership_tiers), 2, 'a visitor can read prices by age');
select throws_ok($$ delete from public.membership_tiers $$, '42501', null, 'a visitor cannot delete age bands');
select tests.act_as('doctor');
select throws_ok(
  $$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price)
    values (tests.listing('Owned Oak Medicine'), 'Free', 100, 0) $$,
  '42501', null, 'the owner of another listing cannot insert an age band'
);
select throws_ok(
  $$ delete from public.membership_tiers $$, '42501', null, 'the owner of another listing cannot delete an age band'
);

select * from finish();
rollback;
