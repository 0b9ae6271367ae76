-- A place that nobody has checked does not show in a public listing: offices wait as names do.
begin;
select plan(44);
select tests.raise_curtain();
select tests.add_listing('Two Roofs', owner => 'owner');
create function tests.roofs() returns uuid language sql immutable as $$ select tests.listing('Two Roofs') $$;
create function tests.place(name text, zip text default '78664', city text default 'Round Rock') returns jsonb
language sql as $$ select jsonb_build_object('name', name, 'address_city', city, 'address_state', 'TX', 'address_zip', zip) $$;
create function tests.save(variadic offices jsonb[]) returns boolean language sql as $$
  select tests.save_offices(tests.roofs(), '[{"hours_note": "Evenings"}]' || to_jsonb(offices))
$$;
-- What everybody reads, in its order: names, and the phone where there is one.
create function tests.shown() returns text language sql security definer as $$
  select coalesce(string_agg(concat_ws(' ', name, phone), ', ' order by position) filter (where position > 0), '') from public.offices where doctor_id = tests.roofs()
$$;
create function tests.office(name text) returns jsonb language sql security definer as $$
  select tests.place(offices.name, offices.address_zip, offices.address_city) || jsonb_build_object('id', id)
  from public.offices where doctor_id = tests.roofs() and offices.name = office.name
$$;
create function tests.waiting() returns text language sql security definer as $$
  select string_agg(office ->> 'name', ', ' order by place) from public.listing_changes, jsonb_array_elements(proposed -> 'offices') with ordinality as entry (office, place)
  where doctor_id = tests.roofs() and status = 'open'
$$;
create function tests.waiting_change() returns public.listing_changes language sql security definer as $$
  select listing_changes from public.listing_changes where doctor_id = tests.roofs() and status = 'open'
$$;
create function tests.decide(is_accepted boolean, version integer default (tests.waiting_change()).version) returns void language sql as $$
  select public.decide_change((tests.waiting_change()).id, version, is_accepted, 'There is no such house.')
$$;
grant execute on all functions in schema tests to anon, authenticated;
reset role;
insert into public.practice_members (doctor_id, user_id, role) values (tests.roofs(), tests.id('doctor'), 'manager');

-- A new place waits, the rest is live
select tests.act_as('owner');
select ok(tests.save(tests.place('North')), 'a new office of a public listing waits');
select is(tests.shown(), '', 'and does not show');
select is((select hours_note from public.offices where doctor_id = tests.roofs()), 'Evenings', 'what was said of the first one is live');
select is((tests.waiting_change()).proposed, jsonb_build_object('offices', jsonb_build_array(tests.place('North') || '{"hours":[],"by_appointment":false}')), 'only what is new waits');
select ok(tests.save(tests.place('North')) and (tests.waiting_change()).version = 1, 'saying it again changes nothing');
select ok(tests.save(tests.place('Far North')) and tests.save(tests.place('North')) and (tests.waiting_change()).version = 3, 'another word takes its place, and counts');
select throws_ok($$ select tests.save(tests.place('North', '75201')) $$, '23514', null, 'what the checks refuse is refused now, not at the review');
select throws_ok($$ select tests.decide(true) $$, '42501', null, 'an owner does not accept it');
select tests.act_as('patient');
select throws_ok($$ select tests.save(tests.place('Elsewhere')) $$, '42501', 'You cannot edit this listing', 'nobody else names one');
select is_empty($$ select from public.listing_changes $$, 'or reads what waits');

-- Decided
select tests.act_as('admin');
select throws_ok($$ select tests.decide(true, 1) $$, 'PT409', null, 'the decision names the version that was seen');
select lives_ok($$ select tests.decide(true) $$, 'an administrator accepts');
select is(tests.shown(), 'North', 'then it shows');
select is((select hours_note from public.offices where doctor_id = tests.roofs() and position = 0), 'Evenings', 'after the first one');
select isnt_empty($$ select from public.listing_versions where doctor_id = tests.roofs() and action = 'accept change' and changes ? 'offices' $$, 'and the history has it');
select isnt_empty($$ select from public.doctors where id = tests.roofs() and version > 1 $$, 'as a version');

-- What needs no check
select tests.act_as('doctor');
select ok(not tests.save(tests.office('North') || '{"phone": "(512) 555-0100"}'), 'a manager gives an office a phone: live at once');
select is(tests.shown(), 'North +15125550100', 'for everybody');
select ok(tests.save(tests.office('North') || '{"phone": "(512) 555-0199"}', tests.place('South')), 'beside a new one');
select is(tests.shown(), 'North +15125550199', 'too');
select ok(not tests.save(tests.place('North')), 'the same place without its id is the same place');
select is((tests.waiting_change()).id, null, 'what is no longer wanted does not wait');

-- Moving, and another name
select ok(tests.save(tests.office('North') || '{"address_city": "Austin", "address_zip": "78704"}'), 'an office that moves waits');
select is((select address_zip from public.offices where doctor_id = tests.roofs() and position = 1), '78664', 'and shows where it was');
select is((tests.waiting_change()).proposed -> 'offices' -> 0 ->> 'id', tests.office('North') ->> 'id', 'the change says which');
select ok(tests.save(tests.office('North') || '{"name": "Cheap Pills"}') and tests.shown() = 'North', 'so does one that is named anew');
select ok(tests.save(tests.office('North') || '{"name": "Cheap Pills"}', tests.office('North') || '{"name": "Cheaper"}'), 'not even by naming one twice');
select is(tests.shown(), 'North', 'it is shown once');
select tests.act_as('admin');
select tests.decide(false);
select is(tests.shown(), 'North', 'declined, it stays');
reset role;
select is((select note from public.notifications where doctor_id = tests.roofs() and detail = 'declined' and user_id = tests.id('doctor')), 'There is no such house.', 'and who wanted it is told why');
select tests.act_as('doctor');
select ok(tests.save(tests.office('North') || '{"address_city": "Austin", "address_zip": "78704"}', tests.place('South')), 'they try again');

-- Meanwhile
select tests.act_as('admin');
select ok(not tests.save_offices(tests.roofs(), jsonb_build_array('{}'::jsonb, tests.office('North') || '{"phone": "(512) 555-0111"}', tests.place('Third', '78701', 'Austin'))), 'an administrator''s edit is live');
select is(tests.waiting(), 'North, South', 'and leaves what waits');
select tests.decide(true);
select is(tests.shown(), 'North, Third, South', 'which joins it');
select is((select address_zip from public.offices where doctor_id = tests.roofs() and name = 'North'), '78704', 'in the place of the one that moved');
select tests.act_as('owner');
select tests.save(tests.place('Fourth', '78701', 'Austin'));
select is(tests.shown(), '', 'an office is taken away at once');
select tests.save_changes(tests.roofs(), '{"practice_name": "Three Roofs"}');
select lives_ok($$ select public.withdraw_change((tests.waiting_change()).id, '{offices}') $$, 'what waits is taken back by part');
select is((tests.waiting_change()).proposed, '{"practice_name": "Three Roofs"}', 'and the rest goes on waiting');
select throws_ok($$ select public.withdraw_change((tests.waiting_change()).id, '{offices}') $$, 'PT409', null, 'a part once');
select throws_ok($$ select public.withdraw_change((tests.waiting_change()).id, '{}') $$, 'PT409', null, 'and no part is none');

-- Transferred, withdrawn
select tests.save(tests.place('Fifth', '78701', 'Austin'));
select tests.act_as('admin');
select public.reassign_listing(tests.roofs(), tests.id('patient'), 'It was sold.');
select is((tests.waiting_change()).id, null, 'a change ends with the ownership of who wanted it');
select tests.act_as('patient');
select tests.save(tests.place('Sixth', '78701', 'Austin'));
select public.update_listing_status(tests.roofs(), 'withdraw');
select is((tests.waiting_change()).id, null, 'and with the place in the directory');
select ok(not tests.save(tests.place('Sixth', '78701', 'Austin')), 'out of which nothing waits');
select is(tests.shown(), 'Sixth', 'as it is looked at whole before it is public');

select * from finish();
rollback;
