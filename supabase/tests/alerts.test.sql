-- Alerts: creation, matching, notifications, and limits.
begin;
select plan(46);
select tests.create_fixtures();

create function tests.notifications_of(actor text) returns setof text language sql security definer as $$
  select concat_ws(' ', event, note, found_count, practice_name) from public.notifications
  left join public.doctors on doctors.id = doctor_id
  where notifications.user_id = tests.id(actor) and event in ('practice_accepting', 'practice_nearby') order by 1;
$$;
create function tests.add_listings(first integer, last integer, zip text, submitter uuid default null) returns void
language sql as $$
  insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
  select md5('listing New ' || n)::uuid, 'New ' || n, 'Anywhere', 'TX', zip, 'published'::public.listing_status,
    submitter
  from generate_series(first, last) as n;
  insert into private.published_listings (doctor_id, published_at)
  select md5('listing New ' || n)::uuid, now() from generate_series(first, last) as n;
$$;

-- Asking
select tests.act_as('visitor');
select throws_ok('select * from public.alerts', '42501', null, 'a visitor cannot read alerts');
select throws_ok(
  $$ select public.create_alert(tests.listing('Open Door Direct Care')) $$,
  '42501', null, 'a visitor cannot create an availability alert'
);
select throws_ok(
  $$ select public.create_alert(place => 'Austin, TX') $$,
  '42501', null, 'a visitor cannot create an alert for new listings'
);

select tests.act_as('patient');
select lives_ok(
  $$ select public.create_alert(tests.listing('Owned Oak Medicine')) $$,
  'a member can create an availability alert for a practice'
);
select is(
  public.create_alert(tests.listing('Owned Oak Medicine')), (select id from public.alerts),
  'creating the same availability alert again returns the existing one'
);
select throws_ok(
  $$ select public.create_alert(tests.listing('Hidden Creek Health')) $$,
  'P0002', 'This practice is no longer in the directory', 'an availability alert for an unpublished listing is refused'
);
select throws_ok(
  $$ select public.create_alert(tests.id('unknown')) $$,
  'P0002', 'This practice is no longer in the directory',
  'an availability alert for a missing listing fails with the same message'
);
select lives_ok(
  $$ select public.create_alert(place => 'austin tx') $$,
  'a member can create an alert for new listings around a place'
);
select is(
  public.create_alert(place => 'Austin, TX'), (select id from public.alerts where place is not null),
  'a place spelled differently returns the existing alert'
);
select throws_ok(
  $$ select public.create_alert(place => 'Nowhereville') $$,
  '22023', null, 'an alert for an unknown place is refused'
);
select throws_ok(
  $$ select public.create_alert(place => 'Texas') $$, '22023', null, 'an alert for a whole state is refused'
);
select lives_ok($$ select public.create_alert(place => '78704') $$, 'an alert can be for a ZIP code');
select results_eq($$ select coalesce(practice_name, place) from public.alert_cards order by 1 $$,
  array['Austin, TX', 'Owned Oak Medicine', 'ZIP 78704'], 'the list of alerts shows the practice or place of each');
select throws_ok(
  $$ insert into public.alerts (member_id, place, latitude, longitude) values (auth.uid(), 'Home', 30.2, -97.7) $$,
  '42501', null, 'a member cannot insert an alert directly'
);
select throws_ok($$ update public.alerts set latitude = 0 $$, '42501', null, 'a member cannot move an alert');
select throws_ok(
  $$ insert into public.alert_finds select id, tests.listing('Hidden Creek Health') from public.alerts $$,
  '42501', null, 'a member cannot add a listing to an alert'
);
select throws_ok(
  $$ select private.notify_availability_alerts(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'a member cannot trigger availability alerts'
);
delete from public.alerts where place like 'ZIP%';

select tests.act_as('owner');
select is_empty(
  'select * from public.alerts', 'another member cannot read an alert, even as the owner of the practice'
);
select is_empty('select * from public.alert_cards', 'another member cannot read an alert through the view');
select is_empty('delete from public.alerts returning id', 'another member cannot delete an alert');
select throws_ok(
  $$ select public.create_alert(tests.listing('Owned Oak Medicine')) $$, 'PT409',
  'You can''t set an alert for your own practice', 'an owner cannot create an availability alert for their own practice'
);

-- A practice opens
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', false));
select is_empty(
  $$ select tests.notifications_of('patient') $$, 'a practice that stops accepting patients creates no notification'
);
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', true));
select results_eq(
  $$ select tests.notifications_of('patient') $$,
  array['practice_accepting Owned Oak Medicine'], 'a practice that starts accepting patients notifies the member'
);
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', false));
select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', true));
select results_eq(
  $$ select tests.notifications_of('patient') $$,
  array['practice_accepting Owned Oak Medicine'], 'an availability alert notifies only once'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.create_alert(tests.listing('Owned Oak Medicine')) $$, 'PT409',
  'This practice is already accepting patients', 'an availability alert for a practice that accepts patients is refused'
);
select public.create_alert(tests.listing('Open Door Direct Care'));
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Open Door Direct Care'), tests.current_version(tests.listing('Open Door Direct Care')), 'Moved'
);
select tests.save_changes(tests.listing('Open Door Direct Care'), jsonb_build_object('accepting_new_patients', true));
reset role;
select is(
  (select count(*)::int from tests.notifications_of('patient')),
  1, 'an unpublished practice that starts accepting patients creates no notification'
);
select tests.act_as('patient');
select results_eq(
  $$ select practice_name from public.alert_cards where doctor_id is not null $$,
  array[null::text], 'an alert for an unpublished practice does not show its name'
);
select tests.act_as('admin');
select public.restore_listing(
  tests.listing('Open Door Direct Care'), tests.current_version(tests.listing('Open Door Direct Care'))
);
reset role;
select results_eq(
  $$ select tests.notifications_of('patient') $$,
  array['practice_accepting Open Door Direct Care', 'practice_accepting Owned Oak Medicine'],
  'an availability alert notifies when the practice is published again'
);

-- New listings. Alerts are matched at the end of a transaction, which these tests trigger early.
set constraints all immediate;
select is(
  (select count(*)::int from tests.notifications_of('patient')),
  2, 'listings that were already public, and the member''s own, do not notify'
);
update public.doctors set submitted_by = null;
alter table public.doctors alter column submitted_by drop default;
set constraints all deferred;
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, telehealth_only)
values (md5('listing by video')::uuid, 'By Video', 'Austin', 'TX', '78704', 'published', true);
insert into private.published_listings (doctor_id, published_at) values (md5('listing by video')::uuid, now());
set constraints all immediate;
set constraints all deferred;
select is_empty(
  $$ select * from tests.notifications_of('patient') as sent where sent like 'practice_nearby%' $$,
  'a practice that sees patients by telehealth only is not near an alert'
);
select tests.add_listings(1, 1, '78664');
set constraints all immediate;
select ok(
  'practice_nearby Austin, TX 1 New 1' in (select tests.notifications_of('patient')),
  'a new practice 17 miles away is named in the notification'
);
set constraints all deferred;
select tests.add_listings(2, 13, '78704');
select tests.add_listings(14, 15, '78205');
select tests.add_listings(16, 16, '78704', tests.id('patient'));
set constraints all immediate;
select ok(
  'practice_nearby Austin, TX 13' in (select tests.notifications_of('patient')),
  'listings published together share one notification and leave out those too far away'
);
select tests.act_as('patient');
select results_eq(
  $$ select found_count, cardinality(found_ids) from public.alert_cards where place is not null $$,
  $$ values (13, 6) $$, 'the alert keeps the newest listings it found'
);
select is(
  (select count(*)::int from public.notification_cards where alert_id is not null),
  1, 'an alert has one unread notification at a time'
);
update public.notifications set read_at = now();
select tests.act_as('admin');
reset role;
set constraints all deferred;
select private.transition_listing(tests.listing('New 2'), 'take down', 'administrator', 'Moved');
select private.transition_listing(tests.listing('New 2'), 'restore', 'administrator');
select tests.add_listings(17, 17, '78704');
set constraints all immediate;
select ok(
  'practice_nearby Austin, TX 1 New 17' in (select tests.notifications_of('patient')),
  'a new notification starts after the last one is read and leaves out republished listings'
);

set constraints all deferred;
select tests.add_listings(20, 20, '78205');
insert into public.offices (doctor_id, position, address_city, address_state, address_zip)
select md5('listing New 20')::uuid, position, 'Austin', 'TX', zip
from (values (1, '78704'), (2, '78701')) as offices (position, zip);
set constraints all immediate;
select ok(
  'practice_nearby Austin, TX 2' in (select tests.notifications_of('patient')),
  'a distant practice with offices nearby is found once'
);
select is(
  (
    select private.get_member_email_facts(mail) ->> 'found' from private.outbox as mail
    join public.notifications on notifications.id = notification_id
    where mail.recipient = tests.id('patient') and mail.event = 'practice_nearby' and read_at is null
  ),
  (
    select count(*)::text from public.alert_finds join public.alerts on alerts.id = alert_id
    where member_id = tests.id('patient')
  ), 'the email counts what the alert has found'
);
update public.doctors set status = 'withdrawn' where id in (select doctor_id from public.alert_finds);
select is(
  (
    select bool_or(private.is_email_current(mail, notifications)) from private.outbox as mail
    join public.notifications on notifications.id = notification_id where mail.event = 'practice_nearby'
  ), false, 'the email is not sent when the practices have left the directory'
);
update public.doctors set status = 'published' where id in (select doctor_id from public.alert_finds);

-- Ending
select tests.act_as('patient');
select isnt_empty('delete from public.alerts where place is not null returning id', 'a member can delete their alert');
select is(
  (select count(*)::int from public.notification_cards where note = 'Austin, TX' and alert_id is null),
  2, 'notifications stay when their alert is deleted'
);
select tests.act_as('admin');
reset role;
set constraints all deferred;
select tests.add_listings(18, 18, '78704');
set constraints all immediate;
select is(
  (select count(*)::int from tests.notifications_of('patient') as line where line like 'practice_nearby%'),
  2, 'a deleted alert does not notify'
);
update public.doctors set accepting_new_patients = null where practice_name = 'Open Door Direct Care';
select tests.act_as('patient');
select public.create_alert(tests.listing('Open Door Direct Care'));
select tests.act_as('admin');
select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('New 1'));
select tests.act_as('patient');
select results_eq(
  $$ select practice_name from public.alert_cards $$,
  array['New 1'], 'an alert for a merged listing moves to the remaining listing'
);
select is(jsonb_array_length(public.export_my_data() -> 'alerts'), 1, 'an export includes the member''s alerts');

-- How many
select public.create_alert(place => zip)
from (select zip from public.zip_codes where state = 'VT' order by zip limit 19) as many;
select throws_ok(
  $$ select public.create_alert(place => 'Boston, MA') $$,
  'PT409', 'A member can have at most 20 alerts', 'a member cannot have more than 20 alerts'
);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('doctor'), 'Spam');
select tests.act_as('doctor');
select throws_ok(
  $$ select public.create_alert(place => 'Boston, MA') $$, '42501', null, 'a suspended member cannot create an alert'
);
reset role;
delete from auth.users where id = tests.id('patient');
select is_empty('select * from public.alerts', 'deleting an account deletes its alerts');

select * from finish();
rollback;
