-- Reports of listings: who sends, reads and closes them, and what is taken down because of one.
begin;
select plan(27);
select tests.raise_curtain();

select tests.act_as('stranger');
select throws_ok($$ insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'closed') $$, '42501', null, 'a stranger reports nothing');
select tests.act_as('patient');
select lives_ok($$ insert into public.reports (doctor_id, reason, note) values (tests.listing('Open Door Direct Care'), 'closed', 'The door is locked') $$, 'a member reports a listing');
select throws_ok($$ insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'spam') $$, '23505', null, 'once at a time');
select throws_ok($$ insert into public.reports (reason) values ('spam') $$, '23514', null, 'something');
select throws_ok($$ select public.close_report(id) from public.reports $$, '42501', null, 'and does not close it');
select tests.act_as('owner');
select is_empty($$ select 1 from public.reports $$, 'nobody else reads it');
select tests.act_as('admin');
select lives_ok($$ select public.close_report(id, 'Called: they moved next door') from public.reports $$, 'an administrator closes it');
select tests.act_as('patient');
select is((select resolution from public.reports), 'Called: they moved next door', 'the reporter reads what came of it');
select results_eq($$ select detail, note, doctor_id from public.notifications where kind = 'report' $$,
  $$ values ('closed', 'Called: they moved next door', tests.listing('Open Door Direct Care')) $$, 'and is told');

-- A listing that is taken down because of a report
select lives_ok($$ insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'spam') $$, 'the member reports it again');
select throws_ok($$ select public.take_down_reported(id, 'Spam') from public.reports where status = 'open' $$, '42501', null, 'and takes nothing down');
select tests.act_as('admin');
select throws_ok($$ select public.take_down_reported(id, ' ', tests.version('Open Door Direct Care')) from public.reports where status = 'open' $$, '23514', 'Say why', 'an administrator says why');
select throws_ok($$ select public.take_down_reported(id, 'Spam', tests.version('Open Door Direct Care') - 1) from public.reports where status = 'open' $$, 'PT409', null, 'having seen the listing as it is');
select is((select count(*)::int from public.reports where status = 'open'), 1, 'a report that failed to be settled stays open');
select lives_ok($$ select public.take_down_reported(id, 'It is spam', tests.version('Open Door Direct Care')) from public.reports where status = 'open' $$, 'and takes it down');
select results_eq($$ select status::text, status_reason from public.doctors where id = tests.listing('Open Door Direct Care') $$,
  $$ values ('withdrawn', 'It is spam') $$, 'with the reason');
select is((select count(*)::int from public.reports where status = 'open'), 0, 'which closes the report');
select tests.act_as('patient');
select isnt_empty($$ select 1 from public.notifications where kind = 'report' and note = 'It is spam' $$, 'and is what the reporter is told');

-- A member who is reported
select throws_ok($$ insert into public.reports (profile_id, reason) values (tests.id('patient'), 'spam') $$, '42501', null, 'a member cannot report themselves');
select throws_ok($$ insert into public.reports (profile_id, reason) values (gen_random_uuid(), 'spam') $$, '42501', null, 'a member cannot report somebody who does not exist');
select throws_ok($$ insert into public.reports (profile_id, reported_name, reason) values (tests.id('another patient'), 'Anybody', 'spam') $$, '42501', null, 'a reporter cannot choose the name that is kept');
select lives_ok($$ insert into public.reports (profile_id, reason) values (tests.id('another patient'), 'impersonation') $$, 'a member reports another member');
select throws_ok($$ insert into public.reports (profile_id, reason) values (tests.id('another patient'), 'spam') $$, '23505', null, 'a member has one open report of the same person');
select tests.act_as('another patient');
select lives_ok($$ update public.profiles set full_name = 'Renamed Since' where id = tests.id('another patient') $$, 'the reported member changes their name');
select is_empty($$ select 1 from public.reports $$, 'the reported member cannot read the report');
select tests.act_as('admin');
select isnt_empty($$ select 1 from public.reports where profile_id = tests.id('another patient') and reported_name is distinct from 'Renamed Since' and status = 'open' $$,
  'the report keeps the name of the time it was filed');
select isnt_empty($$ select 1 from public.reports_about(tests.id('another patient')) where profile_id = tests.id('another patient') $$, 'the report is part of the member''s record');

select * from finish();
rollback;
