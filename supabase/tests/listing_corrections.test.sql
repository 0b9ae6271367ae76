-- Corrections: permissions, decisions, and places.
begin;
select plan(31);
select tests.create_fixtures();

select tests.act_as('visitor');
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Owned Oak Medicine'), 'phone', '512-555-0100') $$,
  '42501', null, 'a visitor cannot suggest a correction'
);
select tests.act_as('patient');
select lives_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Owned Oak Medicine'), 'monthly_price', '85.50'), (
      tests.listing('Owned Oak Medicine'), 'website', 'javascript:alert(1)'
    ), (tests.listing('Open Door Direct Care'), 'phone', '512-555-0100') $$,
  'a member can suggest corrections'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Owned Oak Medicine'), 'verified', 'true') $$,
  '23514', null, 'a correction of a field that is not correctable is refused'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value, author)
    values (tests.listing('Owned Oak Medicine'), 'phone', '512-555-0100', tests.id('owner')) $$,
  '42501', null, 'a member cannot suggest a correction on behalf of another'
);
select throws_ok(
  $$ update public.listing_corrections set status = 'accepted' $$,
  '42501', null, 'a member cannot decide a correction by updating it'
);
select throws_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections $$,
  '42501', null, 'a member cannot decide a correction by calling the function'
);
select tests.act_as('another patient');
select is_empty($$ select 1 from public.listing_corrections $$, 'another member cannot read a correction');

select tests.act_as('owner');
select is((select count(*)::int from public.listing_corrections), 2, 'an owner can read corrections of their listing');
select lives_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections where field = 'monthly_price' $$,
  'an owner can accept a correction'
);
select is(
  (select monthly_price from public.doctors where id = tests.listing('Owned Oak Medicine')),
  85.50, 'an accepted correction changes the listing'
);
select throws_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections where field = 'website' $$,
  '23514', null, 'a correction to an invalid value cannot be accepted'
);
select throws_ok(
  $$ select public.decide_correction(id, false) from public.listing_corrections where field = 'monthly_price' $$,
  'PT409', null, 'a decided correction cannot be decided again'
);
select throws_ok(
  $$ select public.decide_correction(id, false, ' ') from public.listing_corrections where field = 'website' $$,
  '23514', 'Declining a correction requires a reason', 'an owner cannot decline a correction without a reason'
);
select lives_ok(
  $$ select public.decide_correction(id, false, 'That is no address') from public.listing_corrections
    where field = 'website' $$,
  'an owner can decline a correction'
);
select tests.act_as('patient');
select is(
  (select decision_note from public.listing_corrections where field = 'website'),
  'That is no address', 'the author can read the outcome of a correction'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.decide_correction(id, false) from public.listing_corrections where status = 'open' $$,
  '23514', 'Declining a correction requires a reason', 'an admin cannot decline a correction without a reason'
);
select lives_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections where status = 'open' $$,
  'an admin can decide any correction'
);

-- Corrections of a part
select tests.act_as('patient');
select lives_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    select tests.listing('Owned Oak Medicine'), part, 'Closed on Fridays now'
    from unnest('{hours,languages,services,clinicians}'::text[]) as part $$,
  'a member can suggest corrections of hours, languages, services, and clinicians'
);
select is(
  (
    select array_agg(current_value) filter (where current_value is not null) from public.listing_corrections
    where proposed_value like 'Closed%'
  ),
  null, 'a correction of a part copies no current value'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Owned Oak Medicine'), 'hours', repeat('x', 501)) $$,
  '23514', null, 'a correction of a part over 500 characters is refused'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Owned Oak Medicine'), 'offices', 'Moved') $$,
  '23514', null, 'a correction of another part is refused'
);
select tests.act_as('owner');
select tests.store('listing', (to_jsonb(doctors) - 'updated_at')::text) from public.doctors where id = tests.oak();
select lives_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections where proposed_value like 'Closed%' $$,
  'an owner can accept corrections of parts'
);
select is(
  (select to_jsonb(doctors) - 'updated_at' from public.doctors where id = tests.oak()),
  tests.stored('listing')::jsonb, 'an accepted correction of a part changes nothing by itself'
);
select tests.act_as('another patient');
select throws_ok(
  $$ select public.decide_correction(md5('none')::uuid, true) $$,
  '42501', null, 'a member cannot decide a correction that does not exist'
);

-- Corrections of a place
select tests.act_as('patient');
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'address_state', 'MA') $$,
  '23514', null, 'a correction of the state alone is refused'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'address_city', 'Dallas') $$,
  '23514', '78704 is in Austin, TX', 'a correction to a city outside the ZIP code is refused'
);
select throws_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'address_zip', '00000') $$,
  '23514', 'There is no ZIP code 00000', 'a correction to an unknown ZIP code is refused'
);
select lives_ok(
  $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
    values (tests.listing('Open Door Direct Care'), 'address_zip', '02134'),
      (tests.listing('Hidden Creek Health'), 'address_zip', '78664') $$,
  'a correction to a ZIP code in another city is accepted'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections where status = 'open' $$,
  'an admin can accept a correction of the ZIP code'
);
select results_eq(
  $$ select address_city, address_state, address_zip, round(latitude::numeric) from public.doctors
    where id = tests.listing('Open Door Direct Care') $$,
  $$ values ('Allston', 'MA', '02134', 42::numeric) $$, 'an accepted ZIP code moves the listing'
);
select results_eq(
  $$ select address_city, address_zip from public.doctors where id = tests.listing('Hidden Creek Health') $$,
  $$ values ('Austin', '78664') $$, 'a city that matches the new ZIP code stays'
);

select * from finish();
rollback;
