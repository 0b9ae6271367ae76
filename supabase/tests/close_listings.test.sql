-- Closing a practice: permissions, display, successors, and relisting.
begin;
-- The day at the practices in these tests, which is not always the day in UTC.
set local time zone 'America/Chicago';
select plan(58);
select tests.create_fixtures();

select tests.add_listing('Second Door', owner => 'doctor');
select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Owned Oak Medicine'));
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');

select tests.act_as('visitor');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, '42501', null, 'a visitor cannot close a listing');
select is_empty($$ select * from public.get_closing(tests.listing('Owned Oak Medicine')) $$, 'an open practice has no closing');
select tests.act_as('doctor');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, '42501', 'This listing is not yours', 'the owner of another listing cannot close a listing');
select throws_ok($$ select public.close_listing(tests.listing('Open Door Direct Care'), current_date) $$, '42501', null, 'a member cannot close an unowned listing');
select throws_ok($$ select * from private.listing_closings $$, '42501', null, 'a member cannot read the table of closings');

select tests.act_as('owner');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date + 2) $$, '23514', 'Enter a day within the last twelve months', 'a closing date more than a day ahead is refused');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), null) $$, '23514', null, 'a closing without a date is refused');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date, tests.listing('Owned Oak Medicine')) $$, '23514', null, 'a listing cannot be its own successor');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date, tests.listing('Hidden Creek Health')) $$, '23514', null, 'an unpublished listing cannot be a successor');
select lives_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date - 3, tests.listing('Second Door')) $$, 'an owner can close their listing');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, 'PT409', null, 'a closed listing cannot be closed again');

-- The successor agrees
select is((select asked_successor from public.get_closing(tests.listing('Owned Oak Medicine'))), 'Second Door', 'the owner sees which practice was asked');
select is_empty($$ select * from public.list_successor_proposals() $$, 'the owner of the closed practice is not asked');
select throws_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), true) $$, 'PT409', null, 'the owner of the closed practice cannot accept for the successor');
select tests.act_as('patient');
select throws_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), true) $$, 'PT409', null, 'another member cannot accept for the successor');
select tests.act_as('visitor');
select throws_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), true) $$, '42501', null, 'a visitor cannot accept for the successor');
select results_eq(
  $$ select successor, successor_name, asked_successor from public.get_closing(tests.listing('Owned Oak Medicine')) $$,
  $$ values (null::uuid, null::text, null::text) $$, 'visitors do not see a successor that has not agreed'
);
select tests.act_as('doctor');
select is((select note from public.notifications where detail = 'successor'), '{"practice_name": "Owned Oak Medicine"}', 'the owner of the successor is notified');
select results_eq($$ select practice_name, successor_name from public.list_successor_proposals() $$, $$ values ('Owned Oak Medicine', 'Second Door') $$, 'the owner of the successor sees the proposal');
select lives_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), true) $$, 'the owner of the successor can accept');
select throws_ok($$ select public.answer_successor_proposal(tests.listing('Owned Oak Medicine'), false) $$, 'PT409', null, 'an accepted proposal cannot be declined');

select tests.act_as('visitor');
select is_empty($$ select 1 from public.doctors where id = tests.listing('Owned Oak Medicine') $$, 'a closed listing is not in the directory');
select results_eq(
  $$ select practice_name, closed_on, successor, successor_name from public.get_closing(tests.listing('Owned Oak Medicine')) $$,
  $$ values ('Owned Oak Medicine', current_date - 3, tests.listing('Second Door'), 'Second Door') $$,
  'a closing shows the date and the successor'
);
select tests.act_as('owner');
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('practice_name', 'A Famous Clinic'::text));
select tests.act_as('visitor');
select is(
  (select practice_name from public.get_closing(tests.listing('Owned Oak Medicine'))), 'Owned Oak Medicine',
  'a closing shows the last reviewed name of the listing'
);
select tests.act_as('owner');
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('practice_name', 'Owned Oak Medicine'::text));
select tests.act_as('patient');
select is((select status::text from public.practice_requests where doctor_id = tests.listing('Owned Oak Medicine')), 'ended', 'open requests end when the practice closes');
select is(
  (select note from public.notifications where doctor_id = tests.listing('Owned Oak Medicine') and detail = 'closed'),
  jsonb_build_object('practice_name', 'Owned Oak Medicine', 'closed_on', current_date - 3)::text, 'members who saved the listing are notified of the closing'
);

reset role;
update public.doctors set status = 'withdrawn' where id = tests.listing('Second Door');
select tests.act_as('visitor');
select is(
  (select successor_name from public.get_closing(tests.listing('Owned Oak Medicine'))), null,
  'an unpublished successor is not shown'
);

select tests.act_as('owner');
select lives_ok($$ select public.submit_listing(tests.listing('Owned Oak Medicine')) $$, 'an owner can relist a closed listing');
select is_empty($$ select * from public.get_closing(tests.listing('Owned Oak Medicine')) $$, 'a relisted listing has no closing');

select tests.act_as('admin');
select lives_ok($$ select public.decide_listing(tests.listing('Owned Oak Medicine'), tests.version('Owned Oak Medicine'), true) $$, 'an admin can publish a relisted listing');
select tests.act_as('owner');
select public.withdraw_listing(tests.listing('Owned Oak Medicine'));
select tests.act_as('visitor');
select is_empty($$ select * from public.get_closing(tests.listing('Owned Oak Medicine')) $$, 'a withdrawn listing has no closing');


-- Chains of successors
reset role;
select tests.add_listing(name, owner => 'doctor') from unnest(array['First House', 'Second House', 'Third House']) as name;
update public.doctors set npi = '1234567893' where id = tests.listing('First House');
select tests.act_as('doctor');
select lives_ok($$ select public.close_listing(tests.listing('First House'), current_date, tests.listing('Second House')) $$, 'an owner can close a listing with a successor');
select lives_ok($$ select public.close_listing(tests.listing('Second House'), current_date, tests.listing('Third House')) $$, 'an owner can close the successor');
select tests.act_as('visitor');
select is((select successor_name from public.get_closing(tests.listing('First House'))), 'Third House', 'a closing shows the last open successor in a chain');
select tests.act_as('doctor');
select lives_ok($$ select public.close_listing(tests.listing('Third House'), current_date) $$, 'an owner can close the last listing in a chain');
select tests.act_as('visitor');
select is((select successor from public.get_closing(tests.listing('First House'))), null, 'a chain without an open listing shows no successor');
reset role;
update private.listing_closings set successor = tests.listing('First House') where doctor_id = tests.listing('Third House');
select tests.act_as('visitor');
select is((select successor from public.get_closing(tests.listing('First House'))), null, 'a chain of successors in a loop shows no successor');

-- After a physician
reset role;
select tests.add_listing(name, owner => 'owner') from unnest(array['Solo', 'Duo', 'Quiet']) as name;
update public.doctors set npi = '1245319599' where id = tests.listing('Solo');
insert into public.clinicians (doctor_id, position, name, npi)
values (tests.listing('Duo'), 1, 'Ann Doe', '1234567893'), (tests.listing('Duo'), 2, 'Bea Doe', '1245319599');
select tests.act_as('doctor');
select throws_ok($$ select public.close_listing(tests.listing('Solo'), current_date, null, true) $$, '42501', null, 'the owner of another listing cannot close a listing and follow its physician');
select tests.act_as('owner');
select throws_ok(format('select public.close_listing(tests.listing(%L), current_date, null, true)', name), '23514', null, name || ' cannot follow a physician without exactly one NPI')
from unnest(array['Duo', 'Quiet']) as name;
select is((select status::text from public.doctors where id = tests.listing('Duo')), 'published', 'a refused closing leaves the listing published');
select lives_ok($$ select public.close_listing(tests.listing('Solo'), current_date, null, true) $$, 'a practice with one physician can close and follow the physician');
select tests.act_as('visitor');
select results_eq(
  $$ select follows_physician, successor_name from public.get_closing(tests.listing('Solo')) $$, $$ values (true, 'Duo') $$,
  'a closing shows the practice that lists the physician''s NPI');
reset role;
update public.clinicians set npi = null where name = 'Bea Doe';
select tests.act_as('visitor');
select results_eq(
  $$ select follows_physician, successor_name from public.get_closing(tests.listing('Solo')) $$, $$ values (true, null::text) $$, 'a closing that follows a physician shows no successor when no practice lists the NPI');
reset role;
update public.doctors set npi = '1245319599' where id = tests.listing('Quiet');
select tests.act_as('visitor');
select is((select successor_name from public.get_closing(tests.listing('Solo'))), 'Quiet', 'a closing that follows a physician can show another practice with one physician');
reset role;
update public.doctors set npi = null where id = tests.listing('Solo');
select tests.act_as('visitor');
select is((select successor_name from public.get_closing(tests.listing('Solo'))), 'Quiet', 'a closing follows the NPI from the day of the closing');
select throws_ok($$ select npi from private.listing_closings $$, '42501', null, 'a visitor cannot read the NPI in the table of closings');

-- Taking a closing back
reset role;
create function tests.today_at(name text) returns date language sql security definer as $$ select private.today_at(doctors) from public.doctors where id = tests.listing(name) $$;
delete from private.rate_limit_events;
select tests.add_listing('Second Thought', owner => 'owner');
update public.doctors set accepting_new_patients = true where id = tests.listing('Second Thought');
select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Second Thought'));
select tests.act_as('owner');
select public.close_listing(tests.listing('Second Thought'), tests.today_at('Second Thought'));
select ok((select can_undo from public.get_closing(tests.listing('Second Thought'))), 'an owner can undo a closing of the last day');
select tests.act_as('doctor');
select ok(not (select can_undo from public.get_closing(tests.listing('Second Thought'))), 'another member cannot undo a closing');
select throws_ok($$ select public.cancel_closing(tests.listing('Second Thought')) $$, '42501', null, 'another member cannot take a closing back');
select tests.act_as('owner');
select lives_ok($$ select public.cancel_closing(tests.listing('Second Thought')) $$, 'an owner can take a closing back within a day');
select results_eq($$ select status::text, accepting_new_patients from public.doctors where id = tests.listing('Second Thought') $$, $$ values ('published', true) $$, 'the listing is published again as it was, without a review');
reset role;
select ok(exists (select from public.notifications where user_id = tests.id('patient') and doctor_id = tests.listing('Second Thought') and detail = 'staying'), 'members who saved the listing are notified that it stays');
select tests.act_as('owner');
select public.close_listing(tests.listing('Second Thought'), tests.today_at('Second Thought'));
select tests.save_changes(tests.listing('Second Thought'), '{"practice_name": "Another Name"}');
select throws_ok($$ select public.cancel_closing(tests.listing('Second Thought')) $$, 'PT409', null, 'a listing that was changed since it closed needs a review');
reset role;
update private.listing_closings set finished_version = tests.version('Second Thought'), finished_at = now() - interval '25 hours' where doctor_id = tests.listing('Second Thought');
select tests.act_as('owner');
select throws_ok($$ select public.cancel_closing(tests.listing('Second Thought')) $$, 'PT409', null, 'after a day, a closing cannot be taken back');

-- The day at the practice
reset role;
delete from private.rate_limit_events;
select tests.add_listing('Far West Care', owner => 'owner');
update public.doctors set address_city = 'Honolulu', address_state = 'HI', address_zip = '96813' where id = tests.listing('Far West Care');
select is(tests.today_at('Far West Care'), (now() at time zone 'Pacific/Honolulu')::date, 'a closing follows the day at the practice');
select tests.act_as('owner');
select public.close_listing(tests.listing('Far West Care'), (now() at time zone 'Pacific/Honolulu')::date + 1);
reset role;
select private.close_due_listings();
select is((select status::text from public.doctors where id = tests.listing('Far West Care')), 'published', 'a practice does not close before the day begins there');
update public.doctors set closes_on = closes_on - 1 where id = tests.listing('Far West Care');
select private.close_due_listings();
select is((select status::text from public.doctors where id = tests.listing('Far West Care')), 'withdrawn', 'a practice closes when the day begins there');

select * from finish();
rollback;
