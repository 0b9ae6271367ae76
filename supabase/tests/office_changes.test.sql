-- Review of offices on published listings.
begin;
select plan(44);
select tests.create_fixtures();
select tests.add_listing('Two Roofs', owner => 'owner');
create function tests.roofs() returns uuid language sql immutable as $$ select tests.listing('Two Roofs') $$;
create function tests.place(name text, zip text default '78664', city text default 'Round Rock') returns jsonb
language sql
as $$ select jsonb_build_object('name', name, 'address_city', city, 'address_state', 'TX', 'address_zip', zip) $$;
create function tests.save(variadic offices jsonb[]) returns boolean language sql as $$
  select tests.save_offices(tests.roofs(), '[{"hours_note": "Evenings"}]' || to_jsonb(offices))
$$;
-- Returns the public offices in order, with their phone numbers.
create function tests.shown() returns text language sql security definer as $$
  select coalesce(string_agg(concat_ws(' ', name, phone), ', ' order by position) filter (where position > 0), '')
  from public.offices where doctor_id = tests.roofs()
$$;
create function tests.office(name text) returns jsonb language sql security definer as $$
  select tests.place(offices.name, offices.address_zip, offices.address_city) || jsonb_build_object('id', id)
  from public.offices where doctor_id = tests.roofs() and offices.name = office.name
$$;
create function tests.waiting() returns text language sql security definer as $$
  select string_agg(office ->> 'name', ', ' order by place)
  from public.listing_changes, jsonb_array_elements(proposed -> 'offices') with ordinality as entry (office, place)
  where doctor_id = tests.roofs() and status = 'open'
$$;
create function tests.waiting_change() returns public.listing_changes language sql security definer as $$
  select listing_changes from public.listing_changes where doctor_id = tests.roofs() and status = 'open'
$$;
create function tests.decide(is_accepted boolean, version integer default (tests.waiting_change()).version) returns void
language sql as $$
  select public.decide_change((tests.waiting_change()).id, version, is_accepted, 'There is no such house.')
$$;
reset role;
insert into public.practice_members (doctor_id, user_id, role) values (tests.roofs(), tests.id('doctor'), 'manager');

-- A new place waits, the rest is live
select tests.act_as('owner');
select ok(tests.save(tests.place('North')), 'a new office on a published listing waits for review');
select is(tests.shown(), '', 'a pending office is not public');
select is(
  (select hours_note from public.offices where doctor_id = tests.roofs()),
  'Evenings', 'a change to the first office is public at once'
);
select is(
  (tests.waiting_change()).proposed, jsonb_build_object(
    'offices', jsonb_build_array(tests.place('North') || '{"hours":[],"special_hours":[],"by_appointment":false}')
  ),
  'only the new office is part of the pending change'
);
select ok(
  tests.save(tests.place('North')) and (tests.waiting_change()).version = 1,
  'saving the same pending office again creates no new version'
);
select ok(
  tests.save(tests.place('Far North')) and tests.save(tests.place('North')) and (tests.waiting_change()).version = 3,
  'a changed pending office creates a new version'
);
select throws_ok(
  $$ select tests.save(tests.place('North', '75201')) $$,
  '23514', null, 'an invalid pending office is refused before review'
);
select throws_ok($$ select tests.decide(true) $$, '42501', null, 'an owner cannot accept their own change');
select tests.act_as('patient');
select throws_ok(
  $$ select tests.save(tests.place('Elsewhere')) $$,
  '42501', 'You cannot edit this listing', 'another member cannot save an office'
);
select is_empty($$ select from public.listing_changes $$, 'another member cannot read a pending change');

-- Decided
select tests.act_as('admin');
select throws_ok(
  $$ select tests.decide(true, 1) $$, 'PT409', null, 'a decision about an outdated change fails with a conflict'
);
select lives_ok($$ select tests.decide(true) $$, 'an admin can accept a pending office');
select is(tests.shown(), 'North', 'an accepted office is public');
select is(
  (select hours_note from public.offices where doctor_id = tests.roofs() and position = 0),
  'Evenings', 'an accepted office keeps the first office'
);
select isnt_empty(
  $$ select from public.listing_versions
    where doctor_id = tests.roofs() and action = 'accept change' and changes ? 'offices' $$,
  'the history records an accepted office'
);
select isnt_empty(
  $$ select from public.doctors where id = tests.roofs() and version > 1 $$, 'an accepted office creates a version'
);

-- Changes without review
select tests.act_as('doctor');
select ok(
  not tests.save(tests.office('North') || '{"phone": "(512) 555-0100"}'),
  'a manager can add a phone to an office without review'
);
select is(tests.shown(), 'North +15125550100', 'a phone of an office is public at once');
select ok(
  tests.save(tests.office('North') || '{"phone": "(512) 555-0199"}', tests.place('South')),
  'a phone is saved together with a new office that waits'
);
select is(tests.shown(), 'North +15125550199', 'a phone is public while another office waits');
select ok(not tests.save(tests.place('North')), 'a known office without its id is matched by place');
select is((tests.waiting_change()).id, null, 'removing a pending office ends its change');

-- Moving, and another name
select ok(
  tests.save(tests.office('North') || '{"address_city": "Austin", "address_zip": "78704"}'),
  'a moved office waits for review'
);
select is(
  (select address_zip from public.offices where doctor_id = tests.roofs() and position = 1),
  '78664', 'a moved office shows its old address while it waits'
);
select is(
  (tests.waiting_change()).proposed -> 'offices' -> 0 ->> 'id', tests.office('North') ->> 'id',
  'a pending change has the id of the moved office'
);
select ok(
  tests.save(tests.office('North') || '{"name": "Cheap Pills"}') and tests.shown() = 'North',
  'a renamed office waits for review'
);
select ok(
  tests.save(tests.office('North') || '{"name": "Cheap Pills"}', tests.office('North') || '{"name": "Cheaper"}'),
  'an office named twice in one save waits for review'
);
select is(tests.shown(), 'North', 'an office named twice is shown once');
select tests.act_as('admin');
select tests.decide(false);
select is(tests.shown(), 'North', 'a declined office change leaves the office unchanged');
reset role;
select is(
  (
    select note from public.notifications
    where doctor_id = tests.roofs() and event = 'change_declined' and user_id = tests.id('doctor')
  ),
  'There is no such house.', 'the author of a declined change is notified with the reason'
);
select tests.act_as('doctor');
select ok(
  tests.save(tests.office('North') || '{"address_city": "Austin", "address_zip": "78704"}', tests.place('South')),
  'a declined change can be proposed again'
);

-- Meanwhile
select tests.act_as('admin');
select ok(
  not tests.save_offices(
    tests.roofs(), jsonb_build_array(
      '{}'::jsonb, tests.office('North') || '{"phone": "(512) 555-0111"}', tests.place('Third', '78701', 'Austin')
    )
  ),
  'an admin''s change to offices is public at once'
);
select is(tests.waiting(), 'North, South', 'an admin''s change keeps pending offices');
select tests.decide(true);
select is(tests.shown(), 'North, Third, South', 'accepted offices are added to those an admin saved');
select is(
  (select address_zip from public.offices where doctor_id = tests.roofs() and name = 'North'),
  '78704', 'an accepted move changes the existing office'
);
select tests.act_as('owner');
select tests.save(tests.place('Fourth', '78701', 'Austin'));
select is(tests.shown(), '', 'a removed office is gone at once');
select tests.save_changes(tests.roofs(), '{"practice_name": "Three Roofs"}');
select lives_ok(
  $$ select public.withdraw_change((tests.waiting_change()).id, '{offices}') $$,
  'a manager can withdraw part of a pending change'
);
select is(
  (tests.waiting_change()).proposed, '{"practice_name": "Three Roofs"}',
  'withdrawing a part keeps the other parts pending'
);
select throws_ok(
  $$ select public.withdraw_change((tests.waiting_change()).id, '{offices}') $$,
  'PT409', null, 'withdrawing a part again fails with a conflict'
);
select throws_ok(
  $$ select public.withdraw_change((tests.waiting_change()).id, '{}') $$,
  'PT409', null, 'withdrawing no part fails with a conflict'
);

-- Transferred, withdrawn
select tests.save(tests.place('Fifth', '78701', 'Austin'));
select tests.act_as('admin');
select public.reassign_listing(
  tests.roofs(), tests.id('patient'), 'It was sold.', tests.current_version(tests.roofs())
);
select is((tests.waiting_change()).id, null, 'a transfer of the listing ends its pending change');
select tests.act_as('patient');
select tests.save(tests.place('Sixth', '78701', 'Austin'));
select public.withdraw_listing(tests.roofs());
select is((tests.waiting_change()).id, null, 'withdrawing the listing ends its pending change');
select ok(not tests.save(tests.place('Sixth', '78701', 'Austin')), 'an office on a withdrawn listing does not wait');
select is(tests.shown(), 'Sixth', 'an office on a withdrawn listing is saved at once');

select * from finish();
rollback;
