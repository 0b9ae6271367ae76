begin;
select plan(37);
select tests.raise_curtain();

-- Reading
select tests.act_as('stranger');
select is((select count(*)::int from public.doctors), 2, 'a stranger sees verified listings only');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('A Clinic', 'Austin', 'TX', '78704') $$,
  '42501', null, 'a stranger adds no listing');
select throws_ok($$ update public.doctors set practice_name = 'Mine' $$, '42501', null, 'a stranger edits no listing');

select tests.act_as('another patient');
select is((select count(*)::int from public.doctors), 2, 'a member does not see others'' unverified listings');
select tests.act_as('patient');
select is((select count(*)::int from public.doctors), 3, 'the submitter sees the own unverified listing');
select tests.act_as('admin');
select is((select count(*)::int from public.doctors), 3, 'an administrator sees everything');

-- Adding
select tests.act_as('patient');
prepare add as
insert into public.doctors (practice_name, address_city, address_state, address_zip, monthly_price, submitted_by, user_id, claim_status)
values ('Barton Hills Care', 'Austin', ' texas ', '78704', 75.50, tests.id('patient'), null, 'unclaimed')
returning address_state, round(latitude::numeric), verified::text, claim_status::text;
select results_eq('add', $$ values ('TX', 30::numeric, 'false', 'unclaimed') $$,
  'a member adds a listing: unverified, the state as its code, coordinates from the ZIP');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, verified) values ('A Clinic', 'Austin', 'TX', '78704', true) $$,
  '42501', null, 'nobody verifies while adding');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, submitted_by) values ('A Clinic', 'Austin', 'TX', '78704', tests.id('doctor')) $$,
  '42501', null, 'nobody adds in another''s name');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, claim_status) values ('A Clinic', 'Austin', 'TX', '78704', 'approved') $$,
  '42501', null, 'a new listing is unclaimed');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, user_id) values ('A Clinic', 'Austin', 'TX', '78704', tests.id('patient')) $$,
  '42501', null, 'a patient owns no practice');
select tests.act_as('doctor');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, user_id) values ('My Clinic', 'Austin', 'TX', '78704', tests.id('doctor')) $$,
  'a doctor lists a practice as the own');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, user_id) values ('A Clinic', 'Austin', 'TX', '78704', tests.id('owner')) $$,
  '42501', null, 'a doctor lists no practice as another''s');

-- Values
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('A Clinic', 'Austin', 'ZZ', '78704') $$, '23514', '78704 is in Austin, TX', 'a state exists');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('A Clinic', 'Austin', 'TX', '1234') $$, '23514', null, 'a ZIP has five digits');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('A Clinic', 'Boston', 'MA', '02134-1000') $$, 'ZIP+4 and leading zeros are fine');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, monthly_price) values ('A Clinic', 'Austin', 'TX', '78704', -1) $$, '23514', null, 'a price is not negative');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, website) values ('A Clinic', 'Austin', 'TX', '78704', 'javascript:alert(1)') $$, '23514', null, 'a website is http or https');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi) values ('A Clinic', 'Austin', 'TX', '78704', '1234567898') $$, '23514', null, 'an NPI has a valid check digit');
select lives_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, npi) values ('A Clinic', 'Austin', 'TX', '78704', '1234567893') $$, 'a valid NPI is taken');
select throws_ok($$ insert into public.doctors (practice_name, address_city, address_state, address_zip, bio) values ('Another Clinic', 'Austin', 'TX', '78704', repeat('x', 4001)) $$, '23514', null, 'a bio has its length');

-- Editing
select tests.act_as('owner');
select isnt_empty($$ update public.doctors set bio = 'Come in', monthly_price = 80 where id = tests.listing('Owned Oak Medicine') returning id $$, 'the owner edits the own listing');
select throws_ok($$ update public.doctors set verified = true where id = tests.listing('Owned Oak Medicine') $$, '42501', null, 'the owner verifies nothing');
select throws_ok($$ update public.doctors set claim_status = 'unclaimed', claimed_by = null where id = tests.listing('Owned Oak Medicine') $$, '42501', null, 'the owner decides no claim');
select throws_ok($$ update public.doctors set user_id = tests.id('patient') where id = tests.listing('Owned Oak Medicine') $$, '42501', null, 'the owner hands nothing over');
select tests.act_as('doctor');
select is_empty($$ update public.doctors set bio = 'x' where id = tests.listing('Owned Oak Medicine') returning id $$, 'a rival doctor cannot edit it');
select throws_ok($$ update public.doctors set bio = 'x' where id = tests.listing('Open Door Direct Care') $$, '42501', null, 'an unclaimed listing is nobody''s to edit');
select throws_ok($$ delete from public.doctors $$, '42501', null, 'nobody deletes a listing');
select tests.act_as('admin');
select isnt_empty($$ update public.doctors set bio = 'Checked' where id = tests.listing('Open Door Direct Care') returning id $$, 'an administrator edits any listing');

-- Claiming
select tests.act_as('doctor');
select throws_ok($$ update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending', bio = 'Mine' where id = tests.listing('Open Door Direct Care') $$,
  '42501', 'Claiming a listing changes nothing else', 'claiming changes no other column');
select throws_ok($$ update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'approved' where id = tests.listing('Open Door Direct Care') $$, '42501', null, 'nobody approves the own claim');
select throws_ok($$ update public.doctors set claimed_by = tests.id('patient'), claim_status = 'pending' where id = tests.listing('Open Door Direct Care') $$, '42501', null, 'nobody claims for another');
select isnt_empty($$ update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending' where id = tests.listing('Open Door Direct Care') returning id $$, 'a member claims an unclaimed listing');
select is_empty($$ update public.doctors set bio = 'Mine now' where id = tests.listing('Open Door Direct Care') returning id $$, 'a pending claim gives no right to edit');
select tests.act_as('another patient');
select is_empty($$ update public.doctors set claimed_by = tests.id('another patient'), claim_status = 'pending' where id = tests.listing('Open Door Direct Care') returning id $$, 'a claimed listing cannot be claimed again');

-- Leaving
reset role;
delete from auth.users where id in (tests.id('doctor'), tests.id('owner'));
select results_eq(
  $$ select claim_status, claimed_by, user_id from public.doctors where practice_name in ('Open Door Direct Care', 'Owned Oak Medicine') $$,
  $$ values ('unclaimed'::public.claim_status, null::uuid, null::uuid), ('unclaimed', null, null) $$,
  'listings stay when claimant and owner leave, and are free again');
select isnt_empty($$ select 1 from public.doctors where practice_name = 'My Clinic' and user_id is null $$, 'a listing outlives its submitter');

select * from finish();
rollback;
