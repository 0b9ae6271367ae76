-- Reports of listings and members: who can file, read, and close them.
begin;
select plan(35);
select tests.create_fixtures();

select tests.act_as('visitor');
select throws_ok(
  $$ insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'closed') $$,
  '42501', null, 'a visitor cannot report a listing'
);
select tests.act_as('patient');
select lives_ok(
  $$ insert into public.reports (doctor_id, reason, note)
    values (tests.listing('Open Door Direct Care'), 'closed', 'The office is empty') $$,
  'a member can report a listing'
);
select throws_ok(
  $$ insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'spam') $$,
  '23505', null, 'a member can have only one open report of a listing'
);
select throws_ok(
  $$ insert into public.reports (reason) values ('spam') $$, '23514', null, 'a report without a subject is refused'
);
select throws_ok(
  $$ select public.close_report(id) from public.reports $$, '42501', null, 'a member cannot close a report'
);
select tests.act_as('owner');
select is_empty($$ select 1 from public.reports $$, 'a member cannot read another member''s report');
select tests.act_as('admin');
select lives_ok(
  $$ select public.close_report(id, 'Called: they moved next door') from public.reports $$,
  'an admin can close a report'
);
select tests.act_as('patient');
select is(
  (select resolution from public.reports), 'Called: they moved next door', 'the reporter can read the resolution'
);
select results_eq(
  $$ select event::text, note, doctor_id from public.notifications $$,
  $$ values ('report_closed', 'Called: they moved next door', tests.listing('Open Door Direct Care')) $$,
  'the reporter is notified of the resolution'
);

-- Taking a reported listing down
select lives_ok(
  $$ insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'spam') $$,
  'a member can report a listing again after the first report was closed'
);
select throws_ok(
  $$ select public.take_down_reported_listing(id, 'Spam') from public.reports where status = 'open' $$,
  '42501', null, 'a member cannot take a listing down'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.take_down_reported_listing(id, ' ', tests.version('Open Door Direct Care')) from public.reports
    where status = 'open' $$,
  '23514', 'A reason is required', 'taking a listing down requires a reason'
);
select throws_ok(
  $$ select public.take_down_reported_listing(id, 'Spam', tests.version('Open Door Direct Care') - 1)
    from public.reports where status = 'open' $$,
  'PT409', null, 'taking a listing down at an outdated version fails with a conflict'
);
select throws_ok(
  $$ select public.take_down_reported_listing(id, 'Spam') from public.reports where status = 'open' $$,
  '22023', null, 'taking a listing down requires its version'
);
select is(
  (select count(*)::int from public.reports where status = 'open'), 1, 'a report stays open when its decision fails'
);
select lives_ok(
  $$ select public.take_down_reported_listing(id, 'It is spam', tests.version('Open Door Direct Care'))
    from public.reports where status = 'open' $$,
  'an admin can take a reported listing down'
);
select results_eq(
  $$ select status::text, status_reason from public.doctors where id = tests.listing('Open Door Direct Care') $$,
  $$ values ('withdrawn', 'It is spam') $$, 'the listing is withdrawn with the reason'
);
select is(
  (select count(*)::int from public.reports where status = 'open'), 0, 'taking a listing down closes its report'
);
select tests.act_as('patient');
select isnt_empty(
  $$ select 1 from public.notifications where event = 'report_closed' and note = 'It is spam' $$,
  'the reporter is notified of the reason'
);

-- Reports of members
select throws_ok(
  $$ insert into public.reports (profile_id, reason) values (tests.id('patient'), 'spam') $$,
  '42501', null, 'a member cannot report themselves'
);
select throws_ok(
  $$ insert into public.reports (profile_id, reason) values (gen_random_uuid(), 'spam') $$,
  '42501', null, 'a member cannot report a profile that does not exist'
);
select throws_ok(
  $$ insert into public.reports (profile_id, reported_name, reason)
    values (tests.id('another patient'), 'Anybody', 'spam') $$,
  '42501', null, 'a reporter cannot set the stored name'
);
select lives_ok(
  $$ insert into public.reports (profile_id, reason) values (tests.id('another patient'), 'impersonation') $$,
  'a member can report another member'
);
select throws_ok(
  $$ insert into public.reports (profile_id, reason) values (tests.id('another patient'), 'spam') $$,
  '23505', null, 'a member can have only one open report of another member'
);
select tests.act_as('another patient');
select lives_ok(
  $$ update public.profiles set full_name = 'Renamed Since' where id = tests.id('another patient') $$,
  'a reported member can change their name'
);
select is_empty($$ select 1 from public.reports $$, 'a reported member cannot read the report');
select tests.act_as('admin');
select isnt_empty(
  $$ select 1 from public.reports
    where profile_id = tests.id('another patient') and reported_name is distinct from 'Renamed Since'
      and status = 'open' $$,
  'a report keeps the name at the time it was filed'
);
select isnt_empty(
  $$ select 1 from public.list_reports_about_member(tests.id('another patient'))
    where profile_id = tests.id('another patient') $$,
  'an admin finds the report in the member''s record'
);

-- Warnings of members
select tests.act_as('owner');
insert into public.reports (profile_id, reason) values (tests.id('another patient'), 'offensive');
insert into public.reports (doctor_id, reason) values (tests.listing('Owned Oak Medicine'), 'closed');
reset role;
create function tests.warn(reporter text, reason text) returns void language sql as $$
  select public.close_report(id, warn.reason, true) from public.reports where reporter_id = tests.id(reporter)
    and profile_id is not null
$$;
select tests.act_as('patient');
select throws_ok($$ select tests.warn('patient', 'Be polite') $$, '42501', null, 'a member cannot warn another member');
select tests.act_as('admin');
select throws_ok($$ select tests.warn('patient', ' ') $$, '23514', null, 'a warning requires a reason');
select throws_ok(
  $$ select public.close_report(id, 'Be polite', true) from public.reports
    where doctor_id is not null and status = 'open' $$,
  '23514', null, 'a report of a listing cannot be closed with a warning'
);
select lives_ok($$ select tests.warn('patient', 'Be polite') $$, 'an admin can warn a reported member');
select throws_ok(
  $$ select tests.warn('patient', 'Be polite') $$, 'PT409', null, 'a report cannot be closed with a second warning'
);
reset role;
select results_eq(
  $$ select full_name, event::text, note from public.notifications join public.profiles on profiles.id = user_id
    where note = 'Be polite' order by 1 $$,
  $$ values ('Owen Owner', 'report_closed', 'Be polite'), ('Pat Patient', 'report_closed', 'Be polite'),
    ('Renamed Since', 'member_warned', 'Be polite') $$,
  'a warning closes all reports of the member, and notifies the member and the reporters'
);
select results_eq(
  $$ select event::text, target_id, seen ->> 'report' from public.moderation_log where reason = 'Be polite'
    order by target_table $$,
  $$ select 'member_warned', tests.id('another patient'), 'impersonation'
    union all select 'report_closed', id, 'offensive' from public.reports where reason = 'offensive' $$,
  'the log has the warning and the other report'
);

select * from finish();
rollback;
