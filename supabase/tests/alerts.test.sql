-- Alerts: who asks for them, what makes them speak, how often, and to whom.
begin;
select plan(43);
select tests.raise_curtain();

create function tests.told(actor text) returns setof text language sql security definer as $$
  select concat_ws(' ', detail, note, found_count, practice_name) from public.notifications
  left join public.doctors on doctors.id = doctor_id
  where notifications.user_id = tests.id(actor) and kind = 'alert' order by 1;
$$;

-- Asking
select tests.act_as('stranger');
select throws_ok('select * from public.alerts', '42501', null, 'a stranger has none');
select throws_ok($$ select public.create_availability_alert(tests.listing('Open Door Direct Care')) $$, '42501', null, 'and asks for none');
select throws_ok($$ select public.create_new_listing_alert('Austin, TX') $$, '42501', null, 'of neither kind');

select tests.act_as('patient');
select lives_ok($$ select public.create_availability_alert(tests.listing('Owned Oak Medicine')) $$, 'a member asks to be told of a practice');
select is(public.create_availability_alert(tests.listing('Owned Oak Medicine')), (select id from public.alerts), 'asked again, it is the same alert');
select throws_ok($$ select public.create_availability_alert(tests.listing('Hidden Creek Health')) $$, 'P0002', 'This practice is no longer in the directory', 'not of a hidden one');
select throws_ok($$ select public.create_availability_alert(tests.id('nobody')) $$, 'P0002', 'This practice is no longer in the directory', 'which reads like one that is not there');
select lives_ok($$ select public.create_new_listing_alert('austin tx') $$, 'and of new ones around a place');
select is(public.create_new_listing_alert('Austin, TX'), (select id from public.alerts where place is not null), 'however it is written');
select throws_ok($$ select public.create_new_listing_alert('Nowhereville') $$, '22023', null, 'a place that nobody knows is refused');
select throws_ok($$ select public.create_new_listing_alert('Texas') $$, '22023', null, 'and a state is no place');
select lives_ok($$ select public.create_new_listing_alert('78704') $$, 'a ZIP code is');
select results_eq($$ select coalesce(practice_name, place) from public.alert_cards order by 1 $$,
  array['Austin, TX', 'Owned Oak Medicine', 'ZIP 78704'], 'the list says what is waited for');
select throws_ok($$ insert into public.alerts (member_id, place, latitude, longitude) values (auth.uid(), 'Home', 30.2, -97.7) $$, '42501', null, 'nobody writes one');
select throws_ok($$ update public.alerts set latitude = 0 $$, '42501', null, 'nor moves one');
select throws_ok($$ insert into public.alert_finds select id, tests.listing('Hidden Creek Health') from public.alerts $$, '42501', null, 'nor makes one find something');
select throws_ok($$ select private.notify_availability_alerts(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'nor makes one speak');
delete from public.alerts where place like 'ZIP%';

select tests.act_as('owner');
select is_empty('select * from public.alerts', 'nobody reads another''s, not the practice either');
select is_empty('select * from public.alert_cards', 'nor by the view');
select is_empty('delete from public.alerts returning id', 'nor ends them');
select throws_ok($$ select public.create_availability_alert(tests.listing('Owned Oak Medicine')) $$, 'PT409', 'You can''t set an alert for your own practice', 'an owner needs none');

-- A practice opens
update public.doctors set accepting_new_patients = false where id = tests.listing('Owned Oak Medicine');
select is_empty($$ select tests.told('patient') $$, 'a practice that says no is no news');
update public.doctors set accepting_new_patients = true where id = tests.listing('Owned Oak Medicine');
select results_eq($$ select tests.told('patient') $$, array['accepting Owned Oak Medicine'], 'one that opens is told');
update public.doctors set accepting_new_patients = false where id = tests.listing('Owned Oak Medicine');
update public.doctors set accepting_new_patients = true where id = tests.listing('Owned Oak Medicine');
select results_eq($$ select tests.told('patient') $$, array['accepting Owned Oak Medicine'], 'once');
select tests.act_as('patient');
select throws_ok($$ select public.create_availability_alert(tests.listing('Owned Oak Medicine')) $$, 'PT409', 'This practice is already accepting patients', 'and not asked for any more');
select public.create_availability_alert(tests.listing('Open Door Direct Care'));
select tests.act_as('admin');
select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'take down', 'Moved');
update public.doctors set accepting_new_patients = true where id = tests.listing('Open Door Direct Care');
reset role;
select is((select count(*)::int from tests.told('patient')), 1, 'a hidden practice opens in silence');
select tests.act_as('patient');
select results_eq($$ select practice_name from public.alert_cards where doctor_id is not null $$, array[null::text], 'and keeps its name');
select tests.act_as('admin');
select public.admin_update_listing_status(tests.listing('Open Door Direct Care'), 'restore');
reset role;
select results_eq($$ select tests.told('patient') $$, array['accepting Open Door Direct Care', 'accepting Owned Oak Medicine'], 'until it is public again');

-- New practices. What is told of at the end of a transaction is told of now.
set constraints all immediate;
select is((select count(*)::int from tests.told('patient')), 2, 'what was public before is not new, nor is what the member added');
update public.doctors set submitted_by = null;
alter table public.doctors alter column submitted_by drop default;
create function tests.add_listings(first integer, last integer, zip text, submitter uuid default null) returns void language sql as $$
  insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
  select md5('listing New ' || n)::uuid, 'New ' || n, 'Anywhere', 'TX', zip, 'published'::public.listing_status, submitter from generate_series(first, last) as n;
$$;
set constraints all deferred;
select tests.add_listings(1, 1, '78664');
set constraints all immediate;
select ok('nearby Austin, TX 1 New 1' in (select tests.told('patient')), 'a practice 17 miles away is told by name');
set constraints all deferred;
select tests.add_listings(2, 13, '78704');
select tests.add_listings(14, 15, '78205');
select tests.add_listings(16, 16, '78704', tests.id('patient'));
set constraints all immediate;
select ok('nearby Austin, TX 13' in (select tests.told('patient')), 'twelve more share its line; San Antonio and the own one are not among them');
select tests.act_as('patient');
select results_eq($$ select found_count, cardinality(found_ids) from public.alert_cards where place is not null $$, $$ values (13, 6) $$, 'the alert names the newest');
select is((select count(*)::int from public.notification_cards where alert_id is not null), 1, 'on one line');
update public.notifications set read_at = now();
select tests.act_as('admin');
reset role;
set constraints all deferred;
update public.doctors set status = 'withdrawn' where practice_name = 'New 2';
update public.doctors set status = 'published' where practice_name = 'New 2';
select tests.add_listings(17, 17, '78704');
set constraints all immediate;
select ok('nearby Austin, TX 1 New 17' in (select tests.told('patient')), 'after it is read a new line begins, and what comes back is not new');

set constraints all deferred;
select tests.add_listings(20, 20, '78205');
insert into public.offices (doctor_id, position, address_city, address_state, address_zip)
select md5('listing New 20')::uuid, position, 'Austin', 'TX', zip from (values (1, '78704'), (2, '78701')) as offices (position, zip);
set constraints all immediate;
select ok('nearby Austin, TX 2' in (select tests.told('patient')), 'a practice of San Antonio with offices here is told of, as one');

-- Ending
select tests.act_as('patient');
select isnt_empty('delete from public.alerts where place is not null returning id', 'a member ends own');
select is((select count(*)::int from public.notification_cards where note = 'Austin, TX' and alert_id is null), 2, 'what it told stays');
select tests.act_as('admin');
reset role;
set constraints all deferred;
select tests.add_listings(18, 18, '78704');
set constraints all immediate;
select is((select count(*)::int from tests.told('patient') as line where line like 'nearby%'), 2, 'and it tells no more');
update public.doctors set accepting_new_patients = null where practice_name = 'Open Door Direct Care';
select tests.act_as('patient');
select public.create_availability_alert(tests.listing('Open Door Direct Care'));
select tests.act_as('admin');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('New 1'));
select tests.act_as('patient');
select results_eq($$ select practice_name from public.alert_cards $$, array['New 1'], 'who waits for a merged listing waits for the other');
select is(jsonb_array_length(public.export_my_data() -> 'alerts'), 1, 'and takes it along');

-- How many
select public.create_new_listing_alert(zip) from (select zip from public.zip_codes where state = 'VT' order by zip limit 19) as many;
select throws_ok($$ select public.create_new_listing_alert('Boston, MA') $$, 'PT409', 'You have 20 alerts, which is the limit. Remove one on the Saved page to add another.', 'one too many is refused');
reset role;
insert into private.suspensions (user_id, reason, by) values (tests.id('doctor'), 'Spam', tests.id('admin'));
select tests.act_as('doctor');
select throws_ok($$ select public.create_new_listing_alert('Boston, MA') $$, '42501', null, 'who is suspended asks for none');
reset role;
delete from auth.users where id = tests.id('patient');
select is_empty('select * from public.alerts', 'who leaves leaves none');

select * from finish();
rollback;
