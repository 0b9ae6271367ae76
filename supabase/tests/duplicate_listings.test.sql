-- The same practice is listed once: what is taken for the same, and who is told what.
begin;
select plan(30);
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
  format('PT409 This practice is already listed: Café Care, P.A., Austin, TX (same name and ZIP code) {"code" : "duplicate_listing", "matched" : ["name and ZIP"], "listing" : "%s", "is_public" : true}', tests.listing('Open Door Direct Care')), 'a public listing is not added again, and the refusal says why');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi) values ('Other Name', 'Boston', 'MA', '02134', '1234567893') $$),
  format('PT409 This practice is already listed: Café Care, P.A., Austin, TX (same NPI) {"code" : "duplicate_listing", "matched" : ["NPI"], "listing" : "%s", "is_public" : true}', tests.listing('Open Door Direct Care')), 'an NPI tells it by another name');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$),
  'PT409 This practice is already waiting for review (same name and ZIP code) {"code" : "duplicate_listing", "matched" : ["name and ZIP"], "listing" : null, "is_public" : false}', 'the waiting listing of somebody else is not named, nor added again');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78704') $$, 'the same name elsewhere is another practice');
select tests.act_as('patient');
select is(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('Hidden Creek Health', 'Austin', 'TX', '78664') $$),
  format('PT409 You have already added this practice, and it is waiting for review (same name and ZIP code) {"code" : "duplicate_listing", "matched" : ["name and ZIP"], "listing" : "%s", "is_public" : false}', tests.listing('Hidden Creek Health')), 'who added it is led to it');
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


-- Contacts
reset role;
create function tests.listed(candidate jsonb, except_id uuid default null) returns text
language sql as $$
  select string_agg(concat_ws(' | ', coalesce(practice_name, 'unnamed'), array_to_string(matched, ', '), case when is_same then 'same' end), '; ' order by is_same desc, practice_name)
  from public.find_listed_practices(candidate, except_id)
$$;
grant execute on function tests.listed to anon, authenticated;
update public.doctors set phone = '(512) 555-0142', website = 'https://www.cafe-care.example/join' where id = tests.listing('Open Door Direct Care');
update public.doctors set phone = '(512) 555-0177' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('another patient');
select matches(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone, website) values ('New Name', 'Boston', 'MA', '02134', '512.555.0142', 'cafe-care.example') $$),
  '^PT409 This practice is already listed: .* \(same phone number, same website\)', 'a practice with the same phone and website is the same one');
select matches(tests.refusal($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone) values ('café care, p.a.', 'Boston', 'MA', '02134', '(512) 555-0142') $$),
  '^PT409 This practice is already listed: .* \(same phone number\)', 'a practice with the same phone and name that has moved is the same one');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, phone) values ('Another Practice There', 'Boston', 'MA', '02134', '(512) 555-0142') $$,
  'two practices may share a phone');

-- Asking before
select is(tests.listed('{"npi":"1234567893"}'), 'Café Care, P.A. | NPI | same', 'an NPI is found before the rest is filled in');
select is(tests.listed('{"phone":"+15125550177"}'), 'Owned Oak Medicine | phone', 'a phone, too, which alone proves nothing');
select is(tests.listed('{"website":"http://cafe-care.example"}'), 'Café Care, P.A. | website', 'a website, too');
select is(tests.listed('{"practice_name":"cafe care p a","address_zip":"78704"}'), 'Café Care, P.A. | name and ZIP | same; unnamed | name and ZIP | same', 'a name and ZIP code, too, as that of a listing that waits');
select is(tests.listed('{"npi":"1234567893"}', tests.listing('Open Door Direct Care')), null, 'a listing is no duplicate of itself');
select is(tests.listed('{"npi":"1000000004"}'), null, 'what is not listed is not found');
select is(tests.listed('{}'), null, 'without anything nothing is');
select throws_ok($$ select tests.listed(jsonb_build_object('npi', '1234567893', 'practice_name', repeat('x', 5000))) $$, '22023', 'Send at most 4,000 bytes of a practice', 'a practice of thousands of characters is refused');
reset role;
select tests.add_listing('Quiet Waiting Care', is_verified => false);
update public.doctors set npi = '1000000004', address_zip = '78665' where id = tests.listing('Quiet Waiting Care');
select tests.act_as('another patient');
select is(tests.listed('{"npi":"1000000004"}'), 'unnamed | NPI | same', 'a member learns that a practice is waiting for review, without its name');
select results_eq($$ select id, address_city from public.find_listed_practices('{"npi":"1000000004"}') $$, $$ values (null::uuid, null::text) $$, 'nor where it is');
select tests.act_as('patient');
select is(tests.listed('{"npi":"1000000004"}'), 'Quiet Waiting Care | NPI | same', 'its submitter learns which one');
select tests.act_as('admin');
select is(tests.listed('{"npi":"1000000004"}'), 'Quiet Waiting Care | NPI | same', 'an administrator does, too');
select tests.act_as('stranger');
select is(tests.listed('{"npi":"1000000004"}'), null, 'a visitor learns nothing of listings that wait');
select is(tests.listed('{"npi":"1234567893"}'), 'Café Care, P.A. | NPI | same', 'but of public ones');
select throws_ok($$ select 1 from public.find_similar_listings(repeat('Open Door Direct ', 100), '78704') $$, '22023', null, 'a name of thousands of characters is refused');

select * from finish();
rollback;
