-- Roles: granting and revoking, and the last admin.
begin;
select plan(23);
select tests.create_fixtures();

select throws_ok(
  $$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'a visitor cannot grant a role'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'a member cannot grant a role'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.set_role(tests.id('patient'), 'doctor', true) $$, 'an admin can grant the doctor role'
);
select isnt_empty(
  $$ select 1 from public.user_roles where user_id = tests.id('patient') and role = 'doctor' $$,
  'a granted role is stored'
);
select lives_ok(
  $$ select public.set_role(tests.id('doctor'), 'doctor', false) $$, 'an admin can revoke the doctor role'
);
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('doctor') $$,
  $$ values ('patient'::public.app_role) $$, 'a member without the doctor role is a patient'
);

-- The admin role
select tests.act_as('doctor');
select throws_ok(
  $$ select public.set_role(tests.id('doctor'), 'admin', true, 'Me') $$,
  '42501', null, 'a member cannot grant the admin role'
);
select tests.act_as('admin', 'aal1', '11 minutes');
select matches(
  tests.refusal($$ select public.set_role(tests.id('patient'), 'admin', true, 'Joins us') $$),
  '^42501 .* recent_sign_in_required$',
  'an admin who entered the password eleven minutes ago cannot grant the admin role'
);
select tests.act_as('admin');
select set_config(
  'request.jwt.claims',
  jsonb_set(current_setting('request.jwt.claims')::jsonb, '{amr,0,method}', '"token_refresh"')::text, true
);
select matches(
  tests.refusal($$ select public.set_role(tests.id('patient'), 'admin', true, 'Joins us') $$),
  '^42501 .* recent_sign_in_required$', 'a refreshed session cannot grant the admin role'
);
select tests.act_as('admin');
select matches(
  tests.refusal($$ select public.set_role(tests.id('patient'), 'admin', true) $$),
  '^23514 .* reason_required$', 'granting the admin role requires a reason'
);
select matches(
  tests.refusal($$ select public.set_role(tests.id('patient'), 'admin', true, ' ') $$),
  '^23514 .* reason_required$', 'white space is not a reason'
);
reset role;
select tests.sign_up('second admin', '{"full_name":"Ben Ode"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');
select tests.act_as('admin');
select lives_ok(
  $$ select public.set_role(tests.id('patient'), 'admin', true, 'Joins us') $$, 'an admin can grant the admin role'
);
reset role;
select results_eq(
  $$ select recipient from private.outbox where event = 'admin_added' order by 1 $$,
  $$ select user_id from public.user_roles where role = 'admin' order by 1 $$,
  'all admins are emailed about a new admin, also the new one and the one who did it'
);
select results_eq(
  $$ select private.get_email_facts(outbox), recipient = tests.id('patient') as is_new
    from private.outbox where event = 'admin_added' group by 1, 2 order by 2 $$,
  $$ values ('{"person": "Pat Patient", "admin": "Ada Adler", "reason": "Joins us"}'::jsonb, false),
    ('{"people": 0, "admin": "Ada Adler", "reason": "Joins us"}', true) $$,
  'the email names the new admin, who did it, and why, and to the new admin who did it and why'
);
select tests.act_as('admin', 'aal1', '11 minutes');
select matches(
  tests.refusal($$ select public.set_role(tests.id('patient'), 'admin', false, 'Left us') $$),
  '^42501 .* recent_sign_in_required$',
  'an admin who entered the password eleven minutes ago cannot revoke the admin role'
);
select tests.act_as('admin');
select matches(
  tests.refusal($$ select public.set_role(tests.id('patient'), 'admin', false) $$),
  '^23514 .* reason_required$', 'revoking the admin role requires a reason'
);
select lives_ok(
  $$ select public.set_role(tests.id('patient'), 'admin', false, 'Left us') $$, 'an admin can revoke the admin role'
);
select results_eq(
  $$ select event::text, reason from public.moderation_log
    where event in ('admin_added', 'admin_removed') order by id $$,
  $$ values ('admin_added', 'Joins us'), ('admin_removed', 'Left us') $$,
  'each change of the admin role is in the moderation log with its reason'
);
reset role;
select results_eq(
  $$ select event::text, user_id from public.notifications where event in ('admin_added', 'admin_removed')
    order by event $$,
  $$ values ('admin_added', tests.id('patient')), ('admin_removed', tests.id('patient')) $$,
  'the member is notified of each change'
);
reset role;
delete from public.user_roles where role = 'admin' and user_id <> tests.id('admin');
select tests.act_as('admin');
select throws_ok(
  $$ select public.set_role(tests.id('admin'), 'admin', false, 'Moved on') $$,
  '23514', 'The last admin cannot be removed', 'the last admin cannot revoke their own role'
);
select throws_ok($$ select public.delete_account() $$, '23514', null, 'the last admin cannot delete their account');

-- Suspensions keep people from becoming admins, and the reverse, so this can't happen.
reset role;
insert into public.user_roles (user_id, role) values (tests.id('patient'), 'admin');
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select ok(not private.is_admin(), 'a suspended admin has no rights of admins');
select tests.act_as('admin');
select throws_ok(
  $$ select public.set_role(tests.id('admin'), 'admin', false, 'Moved on') $$,
  '23514', 'The last admin cannot be removed', 'the last admin who is not suspended cannot revoke their own role'
);

select * from finish();
rollback;
