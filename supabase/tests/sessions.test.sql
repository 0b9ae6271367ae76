-- A member's sessions: only they can list and end them.
begin;
select plan(18);
select tests.create_fixtures();
insert into auth.sessions (id, user_id, user_agent, created_at, updated_at, refreshed_at, not_after) values
  (md5('laptop')::uuid, tests.id('patient'), 'Laptop', now() - interval '9 days', now(),
    (now() - interval '1 hour') at time zone 'UTC', null),
  (md5('phone')::uuid, tests.id('patient'), 'Phone', now() - interval '2 days', now(), null, null),
  (md5('expired')::uuid, tests.id('patient'), 'Expired', now() - interval '9 days', now(), null,
    now() - interval '1 day'),
  (md5('of another')::uuid, tests.id('doctor'), 'Theirs', now(), now(), null, null);
create function tests.open_sessions() returns text language sql security definer as $$
  select string_agg(user_agent, ', ' order by user_agent) from auth.sessions
$$;

select tests.act_as('visitor');
select throws_ok('select * from public.list_my_sessions()', '42501', null, 'a visitor cannot list sessions');
select throws_ok($$ select public.end_session(md5('phone')::uuid) $$, '42501', null, 'a visitor cannot end a session');

select tests.use_session('patient', 'laptop');
select results_eq('select user_agent, last_used_at, is_current from public.list_my_sessions()', $$ values
  ('Laptop', now() - interval '1 hour', true), ('Phone', now() - interval '2 days', false) $$,
  'a member sees their own open sessions with last use, and which one is current');
select throws_ok('select * from auth.sessions', '42501', null, 'a member cannot read the table of sessions');
select throws_ok('delete from auth.sessions', '42501', null, 'a member cannot delete sessions directly');
select lives_ok(
  $$ select public.end_session(md5('of another')::uuid) $$, 'ending the session of another member is no error'
);
select is(tests.open_sessions(), 'Expired, Laptop, Phone, Theirs', 'but it ends nothing');
select lives_ok('select public.end_session(null)', 'ending no session is no error');
select is(tests.open_sessions(), 'Expired, Laptop, Phone, Theirs', 'and it ends nothing');

-- An admin has no access to the sessions of others either.
select tests.act_as('admin');
select is_empty('select * from public.list_my_sessions()', 'an admin cannot list the sessions of others');
select public.end_session(md5('phone')::uuid);
select is(tests.open_sessions(), 'Expired, Laptop, Phone, Theirs', 'an admin cannot end the session of a member');

select tests.use_session('patient', 'laptop');
select lives_ok($$ select public.end_session(md5('phone')::uuid) $$, 'a member can end a session of their own');
select is(tests.open_sessions(), 'Expired, Laptop, Theirs', 'only that session ends');
select lives_ok($$ select public.end_session(md5('phone')::uuid) $$, 'a session can be ended twice');

select tests.use_session('patient', 'phone');
select throws_ok(
  'select * from public.list_my_sessions()', '42501', 'This session has ended', 'an ended session cannot list sessions'
);
select throws_ok(
  $$ select public.end_session(md5('laptop')::uuid) $$,
  '42501', 'This session has ended', 'an ended session cannot end another one'
);

-- A stolen password is not enough to sign out a member with an authenticator app.
reset role;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.id('patient'), 'totp', 'verified', now(), now());
select tests.use_session('patient', 'laptop');
select throws_ok(
  'select * from public.list_my_sessions()', '42501', null,
  'a member with an authenticator app cannot list sessions before the second step'
);
select throws_ok(
  $$ select public.end_session(md5('laptop')::uuid) $$,
  '42501', null, 'a member with an authenticator app cannot end sessions before the second step'
);

select * from finish();
rollback;
