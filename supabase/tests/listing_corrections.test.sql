-- Corrections: what members propose, what owners and administrators make of it, and that a place stays one place.
begin;
select plan(22);
select tests.raise_curtain();

select tests.act_as('stranger');
select throws_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Owned Oak Medicine'), 'phone', '512-555-0100') $$, '42501', null, 'a stranger proposes nothing');
select tests.act_as('patient');
select lives_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Owned Oak Medicine'), 'monthly_price', '85.50'), (tests.listing('Owned Oak Medicine'), 'website', 'javascript:alert(1)'), (tests.listing('Open Door Direct Care'), 'phone', '512-555-0100') $$, 'a member proposes corrections');
select throws_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Owned Oak Medicine'), 'verified', 'true') $$, '23514', null, 'of fields that may be corrected');
select throws_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value, author) values (tests.listing('Owned Oak Medicine'), 'phone', '512-555-0100', tests.id('owner')) $$, '42501', null, 'as nobody else');
select throws_ok($$ update public.listing_corrections set status = 'accepted' $$, '42501', null, 'and does not decide them');
select throws_ok($$ select public.decide_correction(id, true) from public.listing_corrections $$, '42501', null, 'in no way');
select tests.act_as('another patient');
select is_empty($$ select 1 from public.listing_corrections $$, 'others do not read them');

select tests.act_as('owner');
select is((select count(*)::int from public.listing_corrections), 2, 'the owner reads those of the own listing');
select lives_ok($$ select public.decide_correction(id, true) from public.listing_corrections where field = 'monthly_price' $$, 'and accepts one');
select is((select monthly_price from public.doctors where id = tests.listing('Owned Oak Medicine')), 85.50, 'which writes the value');
select throws_ok($$ select public.decide_correction(id, true) from public.listing_corrections where field = 'website' $$, '23514', null, 'a value the listing refuses cannot be accepted');
select throws_ok($$ select public.decide_correction(id, false) from public.listing_corrections where field = 'monthly_price' $$, 'PT409', null, 'a decided one is not decided again');
select lives_ok($$ select public.decide_correction(id, false, 'That is no address') from public.listing_corrections where field = 'website' $$, 'and declines another');
select tests.act_as('patient');
select is((select decision_note from public.listing_corrections where field = 'website'), 'That is no address', 'the author sees the outcome');
select tests.act_as('admin');
select lives_ok($$ select public.decide_correction(id, true) from public.listing_corrections where status = 'open' $$, 'an administrator decides any');

-- Corrections of a place
select tests.act_as('patient');
select throws_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Open Door Direct Care'), 'address_state', 'MA') $$, '23514', null, 'a state is not corrected alone');
select throws_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Open Door Direct Care'), 'address_city', 'Dallas') $$, '23514', '78704 is in Austin, TX', 'a city has to fit the ZIP');
select throws_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Open Door Direct Care'), 'address_zip', '00000') $$, '23514', 'There is no ZIP code 00000', 'a ZIP has to exist');
select lives_ok($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Open Door Direct Care'), 'address_zip', '02134'), (tests.listing('Hidden Creek Health'), 'address_zip', '78664') $$, 'and may lie elsewhere');
select tests.act_as('admin');
select lives_ok($$ select public.decide_correction(id, true) from public.listing_corrections where status = 'open' $$, 'it is accepted');
select results_eq($$ select address_city, address_state, address_zip, round(latitude::numeric) from public.doctors where id = tests.listing('Open Door Direct Care') $$, $$ values ('Allston', 'MA', '02134', 42::numeric) $$, 'which moves the listing');
select results_eq($$ select address_city, address_zip from public.doctors where id = tests.listing('Hidden Creek Health') $$, $$ values ('Austin', '78664') $$, 'a city that still fits stays');

select * from finish();
rollback;
