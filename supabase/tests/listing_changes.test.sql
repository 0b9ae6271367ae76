-- What was verified stays verified: an owner's changes of what identifies a practice are reviewed, and every version is kept.
begin;
select plan(23);
select tests.raise_curtain();

select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select tests.act_as('admin');
select public.decide_listing(tests.listing('Own Practice'), tests.version('Own Practice'), true);

select tests.act_as('doctor');
select throws_ok($$ update public.doctors set practice_name = 'Cheap Pills' where id = tests.listing('Own Practice') $$,
  '42501', 'These fields of a published listing need a review: practice_name. Save them with save_listing.', 'an owner cannot write the name of a published listing directly');
select lives_ok($$ select tests.save_changes(tests.listing('Own Practice'), '{"practice_name": "Cheap Pills", "npi": "1234567893", "address_city": "Dallas", "address_zip": "75201", "monthly_price": 55}') $$, 'an owner changes name, NPI, address and price');
select results_eq($$ select practice_name, npi, address_zip, monthly_price, round(latitude::numeric) from public.doctors where id = tests.listing('Own Practice') $$,
  $$ values ('Own Practice', null::text, '78704', 55::numeric(8,2), 30::numeric) $$, 'the price is live, the rest stays as it was verified');
select is((select proposed ->> 'practice_name' from public.listing_changes), 'Cheap Pills', 'and waits for review');
select throws_ok($$ select tests.save_changes(tests.listing('Own Practice'), '{"npi": "1234567898"}') $$, '23514', null, 'what the checks refuse is refused now, not at the review');
select lives_ok($$ update public.doctors set bio = 'Come in' where id = tests.listing('Own Practice') $$, 'texts are live at once');
select is((select proposed ->> 'practice_name' from public.listing_changes), 'Cheap Pills', 'and leave the change as it is');
select lives_ok($$ select tests.save_changes(tests.listing('Own Practice'), '{"address_city": "Austin", "address_zip": "78702"}') $$, 'another ZIP');
select is((select proposed - 'npi' from public.listing_changes), '{"practice_name": "Cheap Pills", "address_zip": "78702"}', 'takes the place of the city that went with the first one');
select lives_ok($$ select tests.save_changes(tests.listing('Own Practice'), '{"address_city": "Dallas", "address_zip": "75201"}') $$, 'and back');
select throws_ok($$ update public.listing_changes set status = 'accepted' $$, '42501', null, 'the owner does not accept it');
select throws_ok($$ select public.decide_change(id, 1, true) from public.listing_changes $$, '42501', null, 'by no call');
select tests.act_as('owner');
select is_empty($$ select 1 from public.listing_changes $$, 'a rival does not read it');
select throws_ok($$ select public.withdraw_change(id) from public.listing_changes union all select public.withdraw_change(gen_random_uuid()) $$, 'PT409', null, 'nor withdraws it');
select tests.act_as('admin');
select throws_ok($$ select public.decide_change(id, 7, true) from public.listing_changes $$, 'PT409', null, 'a review names the version that was seen');
select lives_ok($$ select public.decide_change(id, version, true) from public.listing_changes $$, 'an administrator accepts');
select is((select practice_name || ' ' || address_zip from public.doctors where id = tests.listing('Own Practice')), 'Cheap Pills 75201', 'and it is public');
select tests.act_as('doctor');
select is_empty($$ select action from public.listing_versions where doctor_id = tests.listing('Own Practice') and action not in ('verify', 'confirm', 'edit', 'propose', 'accept change') $$, 'every version is kept');
select is((select changes -> 'practice_name' from public.listing_versions where action = 'accept change'), '["Own Practice", "Cheap Pills"]', 'with what stood there before');
select tests.act_as('admin');
select is((select subject from public.moderation_log where action = 'verify listing' and target_id = tests.listing('Own Practice')), 'Own Practice', 'the log keeps the name of its time');

-- An accepted correction is no way around
select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Own Practice'), 'practice_name', 'Cheaper Pills');
select tests.act_as('doctor');
select lives_ok($$ select public.decide_correction(id, true) from public.listing_corrections $$, 'an owner accepts a correction of the name');
select is((select practice_name from public.doctors where id = tests.listing('Own Practice')), 'Cheap Pills', 'which goes to review, too');
select lives_ok($$ select public.withdraw_change(id) from public.listing_changes where status = 'open' $$, 'and can be taken back');

select * from finish();
rollback;
