-- A practice that closes: who may say so, what is told of it, and how it comes back.
begin;
select plan(37);
select tests.raise_curtain();

select tests.add_listing('Second Door', owner => 'doctor');
select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Owned Oak Medicine'));
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Owned Oak Medicine'), 'membership');

select tests.act_as('stranger');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, '42501', null, 'a stranger closes nothing');
select is_empty($$ select * from public.closing_of(tests.listing('Owned Oak Medicine')) $$, 'an open practice is not closed');
select tests.act_as('doctor');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, '42501', 'This listing is not yours', 'nor does a rival');
select throws_ok($$ select public.close_listing(tests.listing('Open Door Direct Care'), current_date) $$, '42501', null, 'nor anybody what nobody owns');
select throws_ok($$ select * from private.listing_closings $$, '42501', null, 'the table is nobody''s to read');

select tests.act_as('owner');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date + 2) $$, '23514', 'Enter a day within the last twelve months', 'not ahead');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), null) $$, '23514', null, 'nor without a day');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date, tests.listing('Owned Oak Medicine')) $$, '23514', null, 'not to itself');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date, tests.listing('Hidden Creek Health')) $$, '23514', null, 'nor to what is not public');
select lives_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date - 3, tests.listing('Second Door')) $$, 'its owner closes it');
select throws_ok($$ select public.close_listing(tests.listing('Owned Oak Medicine'), current_date) $$, 'PT409', null, 'once');

select tests.act_as('stranger');
select is_empty($$ select 1 from public.doctors where id = tests.listing('Owned Oak Medicine') $$, 'it has left the directory');
select results_eq(
  $$ select practice_name, closed_on, successor, successor_name from public.closing_of(tests.listing('Owned Oak Medicine')) $$,
  $$ values ('Owned Oak Medicine', current_date - 3, tests.listing('Second Door'), 'Second Door') $$,
  'its address says since when, and where members go'
);
select tests.act_as('owner');
update public.doctors set practice_name = 'A Famous Clinic' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('stranger');
select is(
  (select practice_name from public.closing_of(tests.listing('Owned Oak Medicine'))), 'Owned Oak Medicine',
  'a closed listing that is renamed still goes by the name that was reviewed'
);
select tests.act_as('owner');
update public.doctors set practice_name = 'Owned Oak Medicine' where id = tests.listing('Owned Oak Medicine');
select tests.act_as('patient');
select is((select status::text from public.practice_requests where doctor_id = tests.listing('Owned Oak Medicine')), 'ended', 'open requests end');
select is(
  (select note from public.notifications where doctor_id = tests.listing('Owned Oak Medicine') and detail = 'closed'),
  to_char(current_date - 3, '"Owned Oak Medicine closed on "FMMonth FMDD, YYYY.'), 'who saved it is told'
);

reset role;
update public.doctors set status = 'withdrawn' where id = tests.listing('Second Door');
select tests.act_as('stranger');
select is(
  (select successor_name from public.closing_of(tests.listing('Owned Oak Medicine'))), null,
  'a successor that is gone is not named'
);

select tests.act_as('owner');
select lives_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'relist') $$, 'its owner may open it again');
select is_empty($$ select * from public.closing_of(tests.listing('Owned Oak Medicine')) $$, 'and it is not closed any more');

select tests.act_as('admin');
select lives_ok($$ select public.decide_listing(tests.listing('Owned Oak Medicine'), tests.version('Owned Oak Medicine'), true) $$, 'checked anew');
select tests.act_as('owner');
select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw');
select tests.act_as('stranger');
select is_empty($$ select * from public.closing_of(tests.listing('Owned Oak Medicine')) $$, 'withdrawn is not closed');


-- From one to the next
reset role;
select tests.add_listing(name, owner => 'doctor') from unnest(array['First House', 'Second House', 'Third House']) as name;
update public.doctors set npi = '1234567893' where id = tests.listing('First House');
select tests.act_as('doctor');
select lives_ok($$ select public.close_listing(tests.listing('First House'), current_date, tests.listing('Second House')) $$, 'one closes');
select lives_ok($$ select public.close_listing(tests.listing('Second House'), current_date, tests.listing('Third House')) $$, 'and the one that it sends members to');
select tests.act_as('stranger');
select is((select successor_name from public.closing_of(tests.listing('First House'))), 'Third House', 'the first address leads to the end of the way');
select tests.act_as('doctor');
select lives_ok($$ select public.close_listing(tests.listing('Third House'), current_date) $$, 'the last closes, too');
select tests.act_as('stranger');
select is((select successor from public.closing_of(tests.listing('First House'))), null, 'then it leads nowhere');
reset role;
update private.listing_closings set successor = tests.listing('First House') where doctor_id = tests.listing('Third House');
select tests.act_as('stranger');
select is((select successor from public.closing_of(tests.listing('First House'))), null, 'nor in a circle');

-- After a physician
reset role;
select tests.add_listing(name, owner => 'owner') from unnest(array['Solo', 'Duo', 'Quiet']) as name;
update public.doctors set npi = '1245319599' where id = tests.listing('Solo');
insert into public.clinicians (doctor_id, position, name, npi)
values (tests.listing('Duo'), 1, 'Ann Doe', '1234567893'), (tests.listing('Duo'), 2, 'Bea Doe', '1245319599');
select tests.act_as('doctor');
select throws_ok($$ select public.close_listing(tests.listing('Solo'), current_date, null, true) $$, '42501', null, 'a rival leads nobody away');
select tests.act_as('owner');
select throws_ok(format('select public.close_listing(tests.listing(%L), current_date, null, true)', name), '23514', null, name || ' has no one physician with an NPI')
from unnest(array['Duo', 'Quiet']) as name;
select is((select status::text from public.doctors where id = tests.listing('Duo')), 'published', 'and stays open');
select lives_ok($$ select public.close_listing(tests.listing('Solo'), current_date, null, true) $$, 'a practice of one closes');
select tests.act_as('stranger');
select results_eq(
  $$ select follows_physician, successor_name from public.closing_of(tests.listing('Solo')) $$, $$ values (true, 'Duo') $$,
  'its address leads to who lists the NPI');
reset role;
update public.clinicians set npi = null where name = 'Bea Doe';
select tests.act_as('stranger');
select results_eq(
  $$ select follows_physician, successor_name from public.closing_of(tests.listing('Solo')) $$, $$ values (true, null::text) $$, 'to nobody without it');
reset role;
update public.doctors set npi = '1245319599' where id = tests.listing('Quiet');
select tests.act_as('stranger');
select is((select successor_name from public.closing_of(tests.listing('Solo'))), 'Quiet', 'to a practice of one as well');
reset role;
update public.doctors set npi = null where id = tests.listing('Solo');
select tests.act_as('stranger');
select is((select successor_name from public.closing_of(tests.listing('Solo'))), 'Quiet', 'as of the day it closed');
select throws_ok($$ select npi from private.listing_closings $$, '42501', null, 'and nobody reads the table');

select * from finish();
rollback;
