-- Roles: administrators give and take them, and one administrator always stays.
begin;
select plan(12);
select tests.raise_curtain();

select throws_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'a stranger grants no role');
select tests.act_as('doctor');
select throws_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'nor does a member');
select tests.act_as('admin');
select lives_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, 'an administrator grants the doctor role');
select isnt_empty($$ select 1 from public.user_roles where user_id = tests.id('patient') and role = 'doctor' $$, 'and it is there');
select lives_ok($$ select public.set_role(tests.id('doctor'), 'doctor', false) $$, 'and revokes it');
select results_eq($$ select role from public.user_roles where user_id = tests.id('doctor') $$, $$ values ('patient'::public.app_role) $$, 'which leaves a patient');

-- Administrators
select tests.act_as('doctor');
select throws_ok($$ select public.set_role(tests.id('doctor'), 'admin', true) $$, '42501', null, 'nobody makes themselves an administrator');
select tests.act_as('admin');
select lives_ok($$ select public.set_role(tests.id('patient'), 'admin', true) $$, 'administrators make administrators');
select lives_ok($$ select public.set_role(tests.id('patient'), 'admin', false) $$, 'and unmake them');
select is((select count(*)::int from public.moderation_log where action in ('grant admin', 'revoke admin')), 2, 'with a line each');
reset role;
delete from public.user_roles where role = 'admin' and user_id <> tests.id('admin');
select tests.act_as('admin');
select throws_ok($$ select public.set_role(tests.id('admin'), 'admin', false) $$, '23514', 'This is the last administrator. Make somebody else an administrator first.', 'the last one stays');
select throws_ok($$ select public.delete_account() $$, '23514', null, 'and does not leave');

select * from finish();
rollback;
