-- Roles: granting and revoking, and the last admin.
begin;
select plan(12);
select tests.create_fixtures();

select throws_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'a visitor cannot grant a role');
select tests.act_as('doctor');
select throws_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'a member cannot grant a role');
select tests.act_as('admin');
select lives_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, 'an admin can grant the doctor role');
select isnt_empty($$ select 1 from public.user_roles where user_id = tests.id('patient') and role = 'doctor' $$, 'a granted role is stored');
select lives_ok($$ select public.set_role(tests.id('doctor'), 'doctor', false) $$, 'an admin can revoke the doctor role');
select results_eq($$ select role from public.user_roles where user_id = tests.id('doctor') $$, $$ values ('patient'::public.app_role) $$, 'a member without the doctor role is a patient');

-- The admin role
select tests.act_as('doctor');
select throws_ok($$ select public.set_role(tests.id('doctor'), 'admin', true) $$, '42501', null, 'a member cannot grant the admin role');
select tests.act_as('admin');
select lives_ok($$ select public.set_role(tests.id('patient'), 'admin', true) $$, 'an admin can grant the admin role');
select lives_ok($$ select public.set_role(tests.id('patient'), 'admin', false) $$, 'an admin can revoke the admin role');
select is((select count(*)::int from public.moderation_log where action in ('grant admin', 'revoke admin')), 2, 'each change of the admin role is in the moderation log');
reset role;
delete from public.user_roles where role = 'admin' and user_id <> tests.id('admin');
select tests.act_as('admin');
select throws_ok($$ select public.set_role(tests.id('admin'), 'admin', false) $$, '23514', 'The last admin cannot be removed', 'the last admin cannot revoke their own role');
select throws_ok($$ select public.delete_account() $$, '23514', null, 'the last admin cannot delete their account');

select * from finish();
rollback;
