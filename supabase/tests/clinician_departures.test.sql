-- Departures of clinicians: permissions, display, and links to a new practice.
begin;
select plan(63);
select tests.create_fixtures();

select tests.sign_up(actor, '{"full_name":"Staff"}') from unnest(array['manager', 'desk']) as actor;
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'), (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk');
select tests.add_listing('Second Door', owner => 'doctor');

create function tests.write(listing text, people jsonb) returns boolean
language sql as $$ select tests.save_clinicians(tests.listing(listing), people) $$;
create function tests.names(listing text) returns text[]
language sql as $$ select coalesce(array_agg(name order by position), '{}') from public.clinicians where doctor_id = tests.listing(listing) $$;
create function tests.leave(who text, gone_on date default current_date - 3, shows_new_practice boolean default true, listing text default 'Owned Oak Medicine') returns void
language sql as $$
  select public.record_departure(
    tests.listing(listing), coalesce((select id from public.clinicians where name = who and doctor_id = tests.listing(listing)), tests.id(who)), gone_on, shows_new_practice)
$$;
create function tests.departure_links(listing text default 'Owned Oak Medicine') returns text[]
language sql as $$
  select coalesce(array_agg(name || ' at ' || practice_name), '{}') from public.list_departures(tests.listing(listing)) $$;
create function tests.found(search text) returns text[]
language sql as $$ select coalesce(array_agg(practice_name order by practice_name), '{}') from public.search_doctors(search) $$;

select tests.act_as('admin');
select tests.write('Owned Oak Medicine', '[
  {"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics","npi":"1234567893"}, {"name":"Rosa Wren","credentials":"NP"},
  {"name":"Hugo Zephyrine","credentials":"MD","npi":"1245319599"}]');

-- Permissions
select throws_ok($$ select tests.leave('Elena Quill') $$, '42501', null, actor || ' cannot record a departure')
from unnest(array['doctor', 'patient', 'desk', 'visitor']) as actor, tests.act_as(actor);
select tests.act_as('doctor');
select throws_ok(
  $$ insert into public.clinician_departures (doctor_id, clinician, left_on, shows_new_practice, was_reviewed)
     values (tests.listing('Owned Oak Medicine'), '{"name":"Elena Quill","npi":"1234567893"}', current_date, true, true) $$,
  '42501', null, 'a member cannot insert a departure directly');
select tests.act_as('owner');
select throws_ok($$ select tests.leave('Elena Quill', current_date + 2) $$, '23514', 'Enter a day within the last twelve months', 'a departure more than a day ahead is refused');
select throws_ok($$ select tests.leave('Elena Quill', current_date - 366) $$, '23514', null, 'a departure more than a year ago is refused');
select throws_ok($$ select tests.leave('Elena Quill', null) $$, '23514', null, 'a departure without a date is refused');
select throws_ok($$ select tests.leave('Ursula Unlisted') $$, 'PT409', null, 'a departure of somebody who is not on the listing fails with a conflict');
select throws_ok($$ select tests.leave('Rosa Wren') $$, '23514', null, 'showing the new practice requires an NPI');
select is(tests.names('Owned Oak Medicine'), '{Elena Quill,Rosa Wren,Hugo Zephyrine}', 'refused departures leave the clinicians unchanged');

-- Leaving
select is(tests.write('Owned Oak Medicine', '[
  {"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics","npi":"1234567893"}, {"name":"Rosa Wren","credentials":"NP"},
  {"name":"Hugo Zephyrine","credentials":"MD","npi":"1245319599"}, {"name":"Nell New"}]'), true, 'a new clinician waits for review');
select tests.act_as('manager');
select lives_ok($$ select tests.leave('Elena Quill') $$, 'a manager can record a departure');
select is(tests.names('Owned Oak Medicine'), '{Rosa Wren,Hugo Zephyrine}', 'a clinician who left is no longer on the listing');
select is(
  (select array_agg(person ->> 'name') from public.listing_changes, jsonb_array_elements(proposed -> 'clinicians') as person),
  '{Rosa Wren,Hugo Zephyrine,Nell New}', 'a clinician who left is removed from the pending change');
select throws_ok($$ select tests.leave('Elena Quill') $$, 'PT409', null, 'recording a departure twice fails with a conflict');
select lives_ok($$ select tests.leave('Rosa Wren', shows_new_practice => false) $$, 'a clinician without an NPI can leave without a link to a new practice');
select is((select count(*)::integer from public.listing_versions where action = 'edit' and changes ? 'clinicians' and actor = tests.id('manager')), 2, 'each departure is recorded as a version');
select is((select array_agg(name order by name) from public.clinician_departures), '{Elena Quill,Rosa Wren}', 'the practice can read its departures');
select throws_ok($$ select clinician from public.clinician_departures $$, '42501', null, 'the practice cannot read the stored clinician record');
select tests.act_as('visitor');
select is(tests.found('geriatrics'), '{}', 'search does not find a practice by a clinician who left');
select is_empty($$ select name from public.clinician_departures $$, 'a visitor cannot read a departure without a new practice');
select is(tests.departure_links(), '{}', 'a departure without a new practice shows no link');
select tests.act_as('desk');
select is_empty($$ select name from public.clinician_departures $$, 'the front desk cannot read departures without a new practice');

-- Joining
select tests.act_as('doctor');
select is(tests.write('Second Door', '[{"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics","npi":"1234567893"},{"name":"Hugo Zephyrine","npi":"1245319599"}]'), true, 'a clinician who joins a published practice waits for review');
select tests.act_as('visitor');
select is(tests.departure_links(), '{}', 'a departure does not link to a clinician who waits for review');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where doctor_id = tests.listing('Second Door');
select tests.act_as('visitor');
select is(tests.departure_links(), '{"Elena Quill at Second Door"}', 'a departure links to the new practice once the clinician is approved');
select is(tests.found('Dr. Elena Quill'), '{"Second Door"}', 'search finds the new practice by the clinician''s name');
select results_eq($$ select name, left_on from public.clinician_departures $$, $$ values ('Elena Quill', current_date - 3) $$, 'a visitor can read the name and date of a departure');
select throws_ok($$ select clinician from public.clinician_departures $$, '42501', null, 'a visitor cannot read the stored clinician record');
select is(tests.names('Owned Oak Medicine'), '{Hugo Zephyrine}', 'naming a clinician elsewhere does not remove them from their practice');
select is_empty($$ select 1 from public.list_departures(tests.listing('Owned Oak Medicine')) where name like 'Hugo%' $$, 'a clinician whose practice recorded no departure is not linked elsewhere');
select tests.act_as('patient');
select is((select count(*)::integer from public.clinician_departures), 1, 'a member can read the same departures as a visitor');
select tests.act_as('doctor');
select is((select count(*)::integer from public.clinician_departures), 1, 'an owner of another listing can read the same departures as a visitor');

reset role;
update public.doctors set status = 'withdrawn' where id = tests.listing('Second Door');
select tests.act_as('visitor');
select is(tests.departure_links(), '{}', 'a departure does not link to an unpublished practice');
select is_empty($$ select name from public.clinician_departures $$, 'a visitor cannot read a departure whose new practice is unpublished');
reset role;
update public.doctors set status = 'published' where id = tests.listing('Second Door');
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('visitor');
select is(tests.departure_links(), '{}', 'an unpublished listing shows no departures');
reset role;
update public.doctors set status = 'published' where id = tests.listing('Owned Oak Medicine');

-- Coming back
select tests.act_as('doctor');
select throws_ok($$ select public.undo_departure(id) from public.clinician_departures $$, '42501', null, 'the owner of another listing cannot undo a departure');
reset role;
create temporary table gone as select id, name from public.clinician_departures;
grant select on gone to anon, authenticated;
select tests.act_as('owner');
select is(public.undo_departure(id), false, 'undoing the departure of a reviewed clinician takes effect at once') from gone where name = 'Elena Quill';
select is(tests.names('Owned Oak Medicine'), '{Hugo Zephyrine,Elena Quill}', 'a returning clinician is last on the listing');
select is((select specialty from public.clinicians where name = 'Elena Quill' and doctor_id = tests.listing('Owned Oak Medicine')), 'Geriatrics', 'a returning clinician keeps their stored details');
select throws_ok($$ select public.undo_departure(id) from gone where name = 'Elena Quill' $$, 'PT409', 'This was already undone', 'undoing a departure twice fails with a conflict');
select tests.act_as('visitor');
select is(tests.departure_links(), '{}', 'an undone departure shows no link');
select tests.act_as('owner');
select is(tests.write('Owned Oak Medicine', '[{"name":"Hugo Zephyrine","credentials":"MD","npi":"1245319599"},{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Rosa Wren","credentials":"NP"}]'), true, 'a former clinician who is added again waits for review');
select is((select count(*)::integer from public.clinician_departures where name = 'Rosa Wren'), 1, 'a departure stays while the returning clinician waits for review');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where doctor_id = tests.listing('Owned Oak Medicine') and status = 'open';
select is((select count(*)::integer from public.clinician_departures where name = 'Rosa Wren'), 0, 'approving a returning clinician removes the departure');
select tests.act_as('owner');
select lives_ok($$ select tests.leave('Elena Quill', current_date) $$, 'a clinician who returned can leave again');
select is((select array_agg(left_on) from public.clinician_departures where name = 'Elena Quill'), array[current_date], 'a second departure has its own date');

-- Unreviewed clinicians
reset role;
select tests.sign_up('newcomer', '{"full_name":"Ned Newcomer","role":"doctor"}');
select tests.act_as('newcomer');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('New Leaf'), 'New Leaf', 'Austin', 'TX', '78704', tests.id('newcomer'));
select is(tests.write('New Leaf', '[{"name":"Ned Newcomer","credentials":"MD"},{"name":"Famous Person","npi":"1234567893"}]'), false, 'an unreviewed listing can name any clinician at once');
select throws_like(
  $$ select tests.leave('Famous Person', listing => 'New Leaf') $$, 'Only a published listing can link%',
  'an unreviewed listing cannot link to a new practice'
);
select lives_ok($$ select tests.leave('Famous Person', shows_new_practice => false, listing => 'New Leaf') $$, 'an unreviewed listing can record a departure without a link');
select tests.act_as('admin');
select public.decide_listing(tests.listing('New Leaf'), tests.version('New Leaf'), true);
select tests.act_as('newcomer');
select is(public.undo_departure(id), true, 'undoing the departure of an unreviewed clinician waits for review') from public.clinician_departures where doctor_id = tests.listing('New Leaf');
select is(tests.names('New Leaf'), '{"Ned Newcomer"}', 'an unreviewed clinician is not public after an undo');

-- Exports, deletion, and admins
select is(
  (select listing #>> '{departures,0,name}' from jsonb_array_elements(public.export_my_data() -> 'listings') as listing), 'Famous Person',
  'an export includes departures');
reset role;
select has_index('public', 'clinician_departures', 'clinician_departures_npi_idx', 'an NPI is looked up');
delete from public.doctors where id = tests.listing('New Leaf');
select is((select count(*)::integer from public.clinician_departures where name = 'Famous Person'), 0, 'deleting a listing deletes its departures');

select tests.act_as('admin');
select lives_ok($$ select tests.leave('Rosa Wren', shows_new_practice => false) $$, 'an admin can record a departure');
select is((select seen ->> 'fields' from public.moderation_log where action = 'edit listing' order by at desc, id desc limit 1), '["clinicians"]', 'the moderation log records a departure entered by an admin');

-- A withdrawn listing cannot be used to publish an unreviewed departure
select tests.act_as('owner');
select public.withdraw_listing(tests.listing('Owned Oak Medicine'));
select is(tests.write('Owned Oak Medicine', '[{"name":"Famous Person","npi":"1427051648"}]'), false, 'a withdrawn listing can name any clinician at once');
select throws_like($$ select tests.leave('Famous Person') $$, 'Only a published listing can link%', 'a withdrawn listing cannot link to a new practice');
select lives_ok($$ select tests.leave('Famous Person', shows_new_practice => false) $$, 'a withdrawn listing can record a departure without a link');
select public.submit_listing(tests.listing('Owned Oak Medicine'));
select tests.act_as('admin');
select public.decide_listing(tests.listing('Owned Oak Medicine'), tests.version('Owned Oak Medicine'), true);
reset role;
select throws_ok(
  $$ update public.clinician_departures set shows_new_practice = true where name = 'Famous Person' and doctor_id = tests.listing('Owned Oak Medicine') $$,
  '23514', null, 'an unreviewed departure cannot link to a new practice, even when updated directly'
);
select tests.act_as('visitor');
select is_empty($$ select 1 from public.clinician_departures where name = 'Famous Person' $$, 'visitors cannot read an unreviewed departure');

select * from finish();
rollback;
