-- Clinicians who leave a practice: who says so, what its listing still tells, and where it leads on to.
begin;
select plan(63);
select tests.raise_curtain();

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
create function tests.led(listing text default 'Owned Oak Medicine') returns text[]
language sql as $$
  select coalesce(array_agg(name || ' at ' || practice_name), '{}') from public.list_departures(tests.listing(listing)) $$;
create function tests.found(search text) returns text[]
language sql as $$ select coalesce(array_agg(practice_name order by practice_name), '{}') from public.search_doctors(search) $$;

select tests.act_as('admin');
select tests.write('Owned Oak Medicine', '[
  {"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics","npi":"1234567893"}, {"name":"Rosa Wren","credentials":"NP"},
  {"name":"Hugo Zephyrine","credentials":"MD","npi":"1245319599"}]');

-- Who may say so
select throws_ok($$ select tests.leave('Elena Quill') $$, '42501', null, actor || ' takes nobody out')
from unnest(array['doctor', 'patient', 'desk', 'stranger']) as actor, tests.act_as(actor);
select tests.act_as('doctor');
select throws_ok(
  $$ insert into public.clinician_departures (doctor_id, clinician, left_on, shows_new_practice, was_reviewed)
     values (tests.listing('Owned Oak Medicine'), '{"name":"Elena Quill","npi":"1234567893"}', current_date, true, true) $$,
  '42501', null, 'nobody writes the table');
select tests.act_as('owner');
select throws_ok($$ select tests.leave('Elena Quill', current_date + 2) $$, '23514', 'Enter a day within the last twelve months', 'not ahead');
select throws_ok($$ select tests.leave('Elena Quill', current_date - 366) $$, '23514', null, 'nor a year ago');
select throws_ok($$ select tests.leave('Elena Quill', null) $$, '23514', null, 'nor without a day');
select throws_ok($$ select tests.leave('Nobody') $$, 'PT409', null, 'nor who is not there');
select throws_ok($$ select tests.leave('Rosa Wren') $$, '23514', null, 'nor leading on without an NPI');
select is(tests.names('Owned Oak Medicine'), '{Elena Quill,Rosa Wren,Hugo Zephyrine}', 'what is refused changes nobody');

-- Leaving
select is(tests.write('Owned Oak Medicine', '[
  {"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics","npi":"1234567893"}, {"name":"Rosa Wren","credentials":"NP"},
  {"name":"Hugo Zephyrine","credentials":"MD","npi":"1245319599"}, {"name":"Nell New"}]'), true, 'somebody new waits');
select tests.act_as('manager');
select lives_ok($$ select tests.leave('Elena Quill') $$, 'a manager says that somebody has left');
select is(tests.names('Owned Oak Medicine'), '{Rosa Wren,Hugo Zephyrine}', 'the listing names them no longer');
select is(
  (select array_agg(person ->> 'name') from public.listing_changes, jsonb_array_elements(proposed -> 'clinicians') as person),
  '{Rosa Wren,Hugo Zephyrine,Nell New}', 'nor does what waits');
select throws_ok($$ select tests.leave('Elena Quill') $$, 'PT409', null, 'once');
select lives_ok($$ select tests.leave('Rosa Wren', shows_new_practice => false) $$, 'without an NPI they have just left');
select is((select count(*)::integer from public.listing_versions where action = 'edit' and changes ? 'clinicians' and actor = tests.id('manager')), 2, 'the versions keep it');
select is((select array_agg(name order by name) from public.clinician_departures), '{Elena Quill,Rosa Wren}', 'the practice reads who has left');
select throws_ok($$ select clinician from public.clinician_departures $$, '42501', null, 'but not what is kept to put them back');
select tests.act_as('stranger');
select is(tests.found('geriatrics'), '{}', 'search forgets them');
select is_empty($$ select name from public.clinician_departures $$, 'a stranger reads of nobody who is nowhere else');
select is(tests.led(), '{}', 'and is led nowhere');
select tests.act_as('desk');
select is_empty($$ select name from public.clinician_departures $$, 'nor does the front desk');

-- Joining
select tests.act_as('doctor');
select is(tests.write('Second Door', '[{"name":"Elena Quill","credentials":"MD","specialty":"Geriatrics","npi":"1234567893"},{"name":"Hugo Zephyrine","npi":"1245319599"}]'), true, 'who joins a public practice waits for a check');
select tests.act_as('stranger');
select is(tests.led(), '{}', 'and meanwhile nobody is led there: whoever names an NPI gets nothing');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where doctor_id = tests.listing('Second Door');
select tests.act_as('stranger');
select is(tests.led(), '{"Elena Quill at Second Door"}', 'once it was checked the old listing leads on');
select is(tests.found('Dr. Elena Quill'), '{"Second Door"}', 'and the name finds the new practice');
select results_eq($$ select name, left_on from public.clinician_departures $$, $$ values ('Elena Quill', current_date - 3) $$, 'the listing says so with the day');
select throws_ok($$ select clinician from public.clinician_departures $$, '42501', null, 'and no more than that');
select is(tests.names('Owned Oak Medicine'), '{Hugo Zephyrine}', 'who is named elsewhere, too, stays where they are');
select is_empty($$ select 1 from public.list_departures(tests.listing('Owned Oak Medicine')) where name like 'Hugo%' $$, 'and nobody is led away from there: their practice has not said so');
select tests.act_as('patient');
select is((select count(*)::integer from public.clinician_departures), 1, 'members read what strangers read');
select tests.act_as('doctor');
select is((select count(*)::integer from public.clinician_departures), 1, 'rivals too');

reset role;
update public.doctors set status = 'withdrawn' where id = tests.listing('Second Door');
select tests.act_as('stranger');
select is(tests.led(), '{}', 'a practice that is not public is not told');
select is_empty($$ select name from public.clinician_departures $$, 'nor that they left');
reset role;
update public.doctors set status = 'published' where id = tests.listing('Second Door');
update public.doctors set status = 'withdrawn' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('stranger');
select is(tests.led(), '{}', 'nor does an old listing that is not public tell anything');
reset role;
update public.doctors set status = 'published' where id = tests.listing('Owned Oak Medicine');

-- Coming back
select tests.act_as('doctor');
select throws_ok($$ select public.undo_departure(id) from public.clinician_departures $$, '42501', null, 'a rival undoes nothing');
reset role;
create temporary table gone as select id, name from public.clinician_departures;
grant select on gone to anon, authenticated;
select tests.act_as('owner');
select is(public.undo_departure(id), false, 'who had been checked is back at once') from gone where name = 'Elena Quill';
select is(tests.names('Owned Oak Medicine'), '{Hugo Zephyrine,Elena Quill}', 'the last of the list');
select is((select specialty from public.clinicians where name = 'Elena Quill' and doctor_id = tests.listing('Owned Oak Medicine')), 'Geriatrics', 'with all that was said of them');
select throws_ok($$ select public.undo_departure(id) from gone where name = 'Elena Quill' $$, 'PT409', 'This was already undone', 'once');
select tests.act_as('stranger');
select is(tests.led(), '{}', 'who is back has not left');
select tests.act_as('owner');
select is(tests.write('Owned Oak Medicine', '[{"name":"Hugo Zephyrine","credentials":"MD","npi":"1245319599"},{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Rosa Wren","credentials":"NP"}]'), true, 'somebody who is written again by hand waits');
select is((select count(*)::integer from public.clinician_departures where name = 'Rosa Wren'), 1, 'and has left until then');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where doctor_id = tests.listing('Owned Oak Medicine') and status = 'open';
select is((select count(*)::integer from public.clinician_departures where name = 'Rosa Wren'), 0, 'an administrator accepts, and they are back');
select tests.act_as('owner');
select lives_ok($$ select tests.leave('Elena Quill', current_date) $$, 'who came back may leave again');
select is((select array_agg(left_on) from public.clinician_departures where name = 'Elena Quill'), array[current_date], 'and has left since then');

-- What nobody has checked is not smuggled past the check
reset role;
select tests.sign_up('newcomer', '{"full_name":"Ned Newcomer","role":"doctor"}');
select tests.act_as('newcomer');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, user_id)
values (tests.listing('New Leaf'), 'New Leaf', 'Austin', 'TX', '78704', tests.id('newcomer'));
select is(tests.write('New Leaf', '[{"name":"Ned Newcomer","credentials":"MD"},{"name":"Famous Person","npi":"1234567893"}]'), false, 'a listing that waits names whom it likes');
select throws_like(
  $$ select tests.leave('Famous Person', listing => 'New Leaf') $$, 'Only a published listing can link%',
  'a listing that waits sends nobody on'
);
select lives_ok($$ select tests.leave('Famous Person', shows_new_practice => false, listing => 'New Leaf') $$, 'and somebody leaves before anybody looked');
select tests.act_as('admin');
select public.decide_listing(tests.listing('New Leaf'), tests.version('New Leaf'), true);
select tests.act_as('newcomer');
select is(public.undo_departure(id), true, 'then coming back waits') from public.clinician_departures where doctor_id = tests.listing('New Leaf');
select is(tests.names('New Leaf'), '{"Ned Newcomer"}', 'and is not public');

-- Suspended, deleted, taken along
select is(
  (select listing #>> '{departures,0,name}' from jsonb_array_elements(public.export_my_data() -> 'listings') as listing), 'Famous Person',
  'it is among what a person may take along');
reset role;
select has_index('public', 'clinician_departures', 'clinician_departures_npi_idx', 'an NPI is looked up');
delete from public.doctors where id = tests.listing('New Leaf');
select is((select count(*)::integer from public.clinician_departures where name = 'Famous Person'), 0, 'a listing takes its departures along');

select tests.act_as('admin');
select lives_ok($$ select tests.leave('Rosa Wren', shows_new_practice => false) $$, 'an administrator says so, too');
select is((select reason from public.moderation_log where action = 'edit listing' order by at desc, id desc limit 1), 'clinicians', 'which the log keeps');

-- An owner takes the listing down to name somebody famous, says that they left, and puts it up again
select tests.act_as('owner');
select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw');
select is(tests.write('Owned Oak Medicine', '[{"name":"Famous Person","npi":"1427051648"}]'), false, 'a withdrawn listing names whom it likes');
select throws_like($$ select tests.leave('Famous Person') $$, 'Only a published listing can link%', 'but cannot claim that they left, and lead visitors after them');
select lives_ok($$ select tests.leave('Famous Person', shows_new_practice => false) $$, 'it can take them out');
select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'relist');
select tests.act_as('admin');
select public.decide_listing(tests.listing('Owned Oak Medicine'), tests.version('Owned Oak Medicine'), true);
reset role;
select throws_ok(
  $$ update public.clinician_departures set shows_new_practice = true where name = 'Famous Person' and doctor_id = tests.listing('Owned Oak Medicine') $$,
  '23514', null, 'an unchecked departure leads nobody on, whoever writes it'
);
select tests.act_as('stranger');
select is_empty($$ select 1 from public.clinician_departures where name = 'Famous Person' $$, 'and visitors read nothing of it');

select * from finish();
rollback;
