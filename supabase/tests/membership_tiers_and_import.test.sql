begin;
select plan(15);
select tests.raise_curtain();

select tests.act_as('owner');
select lives_ok($$ select public.replace_membership_tiers(tests.listing('Owned Oak Medicine'),
  '[{"label":"Child","min_age":0,"max_age":17,"monthly_price":25},{"label":"Adult","min_age":18,"max_age":null,"monthly_price":79.5}]') $$, 'the owner sets prices by age');
select throws_ok($$ select public.replace_membership_tiers(tests.listing('Owned Oak Medicine'),
  '[{"label":"Child","min_age":0,"max_age":20,"monthly_price":25},{"label":"Adult","min_age":18,"max_age":null,"monthly_price":79.5}]') $$, '23514', null, 'that do not overlap');
select is((select count(*)::int from public.membership_tiers), 2, 'a refused change leaves the old prices');
select tests.act_as('stranger');
select is((select count(*)::int from public.membership_tiers), 2, 'anyone reads them');
select throws_ok($$ delete from public.membership_tiers $$, '42501', null, 'a stranger removes none');
select tests.act_as('doctor');
select throws_ok($$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price) values (tests.listing('Owned Oak Medicine'), 'Free', 100, 0) $$, '42501', null, 'a rival adds none');
select is_empty($$ delete from public.membership_tiers where true returning id $$, 'and removes none');

create temporary table sheet as select '[
  {"practice_name":"Import Hill Care","address_city":"Austin","address_state":"Texas","address_zip":"78704","monthly_price":"75.50"},
  {"practice_name":"Open Door Direct Care","address_city":"Austin","address_state":"TX","address_zip":"78704"},
  {"practice_name":"Bad Zip Care","address_city":"Austin","address_state":"TX","address_zip":"1234"},
  {"practice_name":"Bad Price Care","address_city":"Austin","address_state":"TX","address_zip":"78704","monthly_price":"a lot"}
]'::jsonb as rows;
grant select on sheet to authenticated;
select throws_ok($$ select * from public.import_listings((select rows from sheet)) $$, '42501', null, 'a member imports nothing');
select tests.act_as('admin');
select results_eq($$ select outcome from public.import_listings((select rows from sheet), true) $$,
  $$ values ('created'), ('duplicate'), ('rejected'), ('rejected') $$, 'a dry run says what would happen');
select is((select count(*)::int from public.doctors), 3, 'and changes nothing');
select results_eq($$ select outcome from public.import_listings((select rows from sheet), false) $$,
  $$ values ('created'), ('duplicate'), ('rejected'), ('rejected') $$, 'the import does the same');
select is((select count(*)::int from public.doctors), 4, 'and adds the good rows');
select is((select verified from public.doctors where practice_name = 'Import Hill Care'), true, 'which are public at once');
select results_eq($$ select outcome from public.import_listings((select rows from sheet), false) limit 1 $$, $$ values ('duplicate') $$, 'a second import adds nothing again');
select throws_ok($$ select * from public.import_listings('{}') $$, '22023', null, 'rows come as an array');

select * from finish();
rollback;
