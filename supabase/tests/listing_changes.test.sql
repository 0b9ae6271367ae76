-- Pending changes to identity fields of published listings, and versions.
begin;
select plan(37);
select tests.create_fixtures();
create function tests.rejected() returns uuid language sql security definer as $$
  select id from public.listing_changes
  where doctor_id = tests.listing('Own Practice') and status = 'declined' and proposed ? 'npi'
$$;

select tests.act_as('doctor');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('Own Practice'), 'Own Practice', 'Austin', 'TX', '78704', tests.id('doctor'));
select tests.act_as('admin');
select tests.decide_listing('Own Practice', true);

select tests.act_as('doctor');
select throws_ok($$ update public.doctors set practice_name = 'Cheap Pills' where id = tests.listing('Own Practice') $$,
  '42501', null, 'an owner cannot write the name of a published listing directly');
select lives_ok(
  $$ select tests.save_changes(
      tests.listing('Own Practice'), '{
        "practice_name": "Cheap Pills", "npi": "1234567893", "address_city": "Dallas", "address_zip": "75201",
        "monthly_price": 55
      }'
    ) $$,
  'an owner can save name, NPI, address, and price together'
);
select results_eq(
  $$ select practice_name, npi, address_zip, monthly_price, round(latitude::numeric) from public.doctors
    where id = tests.listing('Own Practice') $$,
  $$ values ('Own Practice', null::text, '78704', 55::numeric(8,2), 30::numeric) $$,
  'a saved price is public at once while identity fields keep their values'
);
select is(
  (select proposed ->> 'practice_name' from public.listing_changes), 'Cheap Pills', 'a new name waits for review'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Own Practice'), '{"npi": "1234567898"}') $$,
  '23514', null, 'an invalid pending value is refused before review'
);
select lives_ok(
  $$ select tests.save_changes(tests.listing('Own Practice'), jsonb_build_object('bio', 'Come in'::text)) $$,
  'an About text is public at once'
);
select is(
  (select proposed ->> 'practice_name' from public.listing_changes),
  'Cheap Pills', 'an edit of other fields keeps the pending change'
);
select lives_ok(
  $$ select tests.save_changes(tests.listing('Own Practice'), '{"address_city": "Austin", "address_zip": "78702"}') $$,
  'an owner can save another ZIP code while a change is pending'
);
select is(
  (select proposed - 'npi' from public.listing_changes),
  '{"practice_name": "Cheap Pills", "address_zip": "78702"}', 'a new ZIP code replaces the pending city'
);
select lives_ok(
  $$ select tests.save_changes(tests.listing('Own Practice'), '{"address_city": "Dallas", "address_zip": "75201"}') $$,
  'an owner can save the earlier address again'
);
select throws_ok(
  $$ update public.listing_changes set status = 'accepted' $$,
  '42501', null, 'an owner cannot accept a change by updating it'
);
select throws_ok(
  $$ select public.decide_change(id, 1, true) from public.listing_changes $$,
  '42501', null, 'an owner cannot accept a change by calling the function'
);
select tests.act_as('owner');
select is_empty(
  $$ select 1 from public.listing_changes $$, 'the owner of another listing cannot read a pending change'
);
select throws_ok(
  $$ select public.withdraw_change(id) from public.listing_changes
    union all select public.withdraw_change(gen_random_uuid()) $$,
  'PT409', null, 'the owner of another listing cannot withdraw a pending change'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.decide_change(id, 7, true) from public.listing_changes $$,
  'PT409', null, 'a decision about an outdated change fails with a conflict'
);
select lives_ok(
  $$ select public.decide_change(id, version, true) from public.listing_changes $$, 'an admin can accept a change'
);
select is(
  (select practice_name || ' ' || address_zip from public.doctors where id = tests.listing('Own Practice')),
  'Cheap Pills 75201', 'an accepted change is public'
);
select tests.act_as('doctor');
select is_empty(
  $$ select action from public.listing_versions
    where doctor_id = tests.listing('Own Practice')
      and action not in (
        'verify', 'approve claim', 'confirm', 'edit', 'propose', 'cancel proposal', 'accept change'
      ) $$,
  'every change has a version'
);
select is(
  (select changes -> 'practice_name' from public.listing_versions where action = 'accept change'),
  '["Own Practice", "Cheap Pills"]', 'a version has the values before and after'
);
select tests.act_as('admin');
select is(
  (
    select subject from public.moderation_log
    where event = 'listing_verified' and target_id = tests.listing('Own Practice')
  ),
  'Own Practice', 'the moderation log keeps the name from the time of the decision'
);

-- An accepted correction is no way around
select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Own Practice'), 'practice_name', 'Cheaper Pills');
select tests.act_as('doctor');
select lives_ok(
  $$ select public.decide_correction(id, true) from public.listing_corrections $$,
  'an owner can accept a correction of the name'
);
select is(
  (select practice_name from public.doctors where id = tests.listing('Own Practice')),
  'Cheap Pills', 'an accepted correction of the name waits for review'
);
select lives_ok(
  $$ select public.withdraw_change(id) from public.listing_changes where status = 'open' $$,
  'an owner can withdraw a pending change'
);

-- The email about a rejected change
select tests.save_changes(tests.listing('Own Practice'), '{"npi": "1234567802"}');
select tests.act_as('admin');
select public.decide_change(id, version, false, 'It belongs to someone else.') from public.listing_changes
where status = 'open';
reset role;
select results_eq(
  $$ select recipient, facts ->> 'field', facts ->> 'reason'
    from private.outbox as mail, private.get_member_email_facts(mail) as facts where event = 'change_declined' $$,
  $$ values (tests.id('doctor'), 'npi', 'It belongs to someone else.') $$,
  'the email about a rejected change names a field and the reason'
);

-- Proposed again
select tests.act_as('visitor');
select throws_ok(
  $$ select public.propose_again(tests.rejected(), '{npi}', 'Mine') $$,
  '42501', null, 'a visitor cannot propose a change again'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.propose_again(tests.rejected(), '{npi}', 'Mine') $$,
  'PT409', null, 'another member cannot propose a change again'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select public.propose_again(tests.rejected(), '{practice_name}', 'Mine') $$,
  'PT409', null, 'a field that was not rejected cannot be proposed again'
);
select throws_ok(
  $$ select public.propose_again(tests.rejected(), '{npi}', repeat('x', 501)) $$,
  '22023', null, 'an answer has at most 500 characters'
);
select lives_ok(
  $$ select public.propose_again(tests.rejected(), '{npi}', ' It is mine since May. ') $$,
  'an owner can propose a rejected change again'
);
select is(
  (select npi from public.doctors where id = tests.listing('Own Practice')), '1234567893', 'it waits for review again'
);
select tests.act_as('admin');
select results_eq(
  $$ select proposed, answer from public.listing_changes where status = 'open' $$,
  $$ values ('{"npi": "1234567802"}'::jsonb, 'It is mine since May.') $$, 'the admin reads the answer'
);
select lives_ok(
  $$ select public.decide_change(id, version, true) from public.listing_changes where status = 'open' $$,
  'an admin can accept it'
);
select is((select npi from public.doctors where id = tests.listing('Own Practice')), '1234567802', 'then it is public');

-- A handover
reset role;
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Own Practice'), tests.id('owner'), 'manager');
select tests.act_as('doctor');
select tests.save_changes(tests.listing('Own Practice'), '{"practice_name": "New Name"}');
select public.leave_practice(tests.listing('Own Practice'), tests.id('owner'));
select tests.act_as('owner');
select results_eq(
  $$ select proposed ->> 'practice_name', author from public.listing_changes
    where doctor_id = tests.listing('Own Practice') and status = 'open' $$,
  $$ values ('New Name', tests.id('doctor')) $$, 'a pending change stays when the practice is transferred'
);
select tests.act_as('admin');
select public.decide_change(id, version, false, 'Not yet.') from public.listing_changes where status = 'open';
reset role;
select is(
  (select user_id from public.notifications where event = 'change_declined' and note = 'Not yet.'), tests.id('owner'),
  'the owner hears of the decision if the author has left'
);
select tests.act_as('owner');
select tests.save_changes(tests.listing('Own Practice'), '{"practice_name": "Newer Name"}');
select public.withdraw_listing(tests.listing('Own Practice'));
select is_empty(
  $$ select 1 from public.listing_changes where status = 'open' $$, 'it ends when the listing leaves the directory'
);
select is(
  (
    select changes ->> 'practice_name' from public.listing_versions
    where doctor_id = tests.listing('Own Practice') and action = 'cancel proposal' order by id desc limit 1
  ),
  '["Newer Name", "Cheap Pills"]', 'which the history says'
);

select * from finish();
rollback;
