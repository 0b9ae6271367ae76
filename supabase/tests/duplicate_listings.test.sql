-- The same practice is listed once: what is taken for the same, and who is told what.
begin;
select plan(12);
select tests.raise_curtain();

-- Look-alikes
select tests.act_as('stranger');
select is((select practice_name from public.find_similar_listings('Open Door Direct', '78704-1234')), 'Open Door Direct Care', 'a like name in the same ZIP is found');
select is_empty($$ select 1 from public.find_similar_listings('Open Door Direct', '10001') $$, 'not in another');

-- Duplicates
reset role;
update public.doctors set practice_name = 'Café Care, P.A.', npi = '1234567893' where id = tests.listing('Open Door Direct Care');
update public.doctors set address_zip = '78664' where id = tests.listing('Hidden Creek Health');
select tests.act_as('another patient');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values (' CAFE  care P A ', 'Austin', 'TX', '78704-1234') $$),
  format('PT409 This practice is listed already: Café Care, P.A., Austin, TX {"listing" : "%s", "is_public" : true}', tests.listing('Open Door Direct Care')), 'a public listing is not added again');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi) values ('Other Name', 'Boston', 'MA', '02134', '1234567893') $$),
  format('PT409 This practice is listed already: Café Care, P.A., Austin, TX {"listing" : "%s", "is_public" : true}', tests.listing('Open Door Direct Care')), 'an NPI tells it by another name');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$),
  'PT409 Somebody has added this practice already; it waits for a check ', 'one that waits is not told about, nor added again');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78704') $$, 'the same name elsewhere is another practice');
select tests.act_as('patient');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$),
  format('PT409 You have added this practice already; it waits for a check {"listing" : "%s", "is_public" : false}', tests.listing('Hidden Creek Health')), 'who added it is led to it');
select throws_ok($$ insert into public.doctors (id, practice_name, address_city, address_state, address_zip) values (tests.listing('Hidden Creek Health'), 'Hidden Creek Health', 'Austin', 'TX', '78664') $$,
  '23505', null, 'sending it once more under its own id is no duplicate');
select tests.act_as('admin');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Café Care P.A.', 'Austin', 'TX', '78704') $$, 'an administrator may');
select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'It closed');
select tests.act_as('patient');
select is_empty($$ select 1 from public.find_similar_listings('Hidden Creek Health', '78664') $$, 'a refused listing is like none');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$, 'and stands in nobody''s way');
reset role;
update public.doctors set npi = '1245319599' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('owner');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi, user_id) values ('Owned Oak North', 'Austin', 'TX', '78704', '1245319599', tests.id('owner')) $$, 'a physician lists a second office');

select * from finish();
rollback;
