begin;
select plan(24);
select tests.raise_curtain();

-- Verification
select tests.act_as('patient');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$, '42501', null, 'a submitter verifies nothing');
select throws_ok($$ update public.doctors set state_reason = null $$, '42501', null, 'nor touches the reason');
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, ' ') $$, '23514', null, 'a refusal needs its reason');
select lives_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'The phone is not in service') $$, 'an administrator refuses a listing');
select tests.act_as('patient');
select is((select state_reason from public.doctors where id = tests.listing('Hidden Creek Health')), 'The phone is not in service', 'the submitter reads why');
select tests.act_as('admin');
select lives_ok($$ select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), true) $$, 'and verifies it after all');
select tests.act_as('stranger');
select isnt_empty($$ select 1 from public.search_doctors('hidden creek') $$, 'a verified listing is found');
select tests.act_as('admin');
select throws_ok($$ select public.decide_listing(gen_random_uuid(), 1, true) $$, 'P0002', null, 'what does not exist is not verified');

-- Confirmation
select tests.act_as('doctor');
select throws_ok($$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'a rival confirms nothing');
select throws_ok($$ update public.doctors set confirmed_at = now() $$, '42501', null, 'nobody writes the stamp');
select tests.act_as('owner');
select isnt((select public.confirm_listing(tests.listing('Owned Oak Medicine'))), null, 'the owner confirms the own listing');

-- Duplicates
select tests.act_as('stranger');
select is((select practice_name from public.find_similar_listings('Open Door Direct', '78704-1234')), 'Open Door Direct Care', 'a like name in the same ZIP is found');
select is_empty($$ select 1 from public.find_similar_listings('Open Door Direct', '10001') $$, 'not in another');

-- Roles
select throws_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'a stranger grants no role');
select tests.act_as('doctor');
select throws_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, '42501', null, 'nor does a member');
select tests.act_as('admin');
select lives_ok($$ select public.set_role(tests.id('patient'), 'doctor', true) $$, 'an administrator grants the doctor role');
select isnt_empty($$ select 1 from public.user_roles where user_id = tests.id('patient') and role = 'doctor' $$, 'and it is there');
select lives_ok($$ select public.set_role(tests.id('doctor'), 'doctor', false) $$, 'and revokes it');
select results_eq($$ select role from public.user_roles where user_id = tests.id('doctor') $$, $$ values ('patient'::public.app_role) $$, 'which leaves a patient');

-- The log
select is((select count(*)::int from public.moderation_log), 4, 'every act is in the log');
select throws_ok($$ insert into public.moderation_log (action, target_table, target_id) values ('x', 'doctors', gen_random_uuid()) $$, '42501', null, 'not even an administrator writes it');
select throws_ok($$ delete from public.moderation_log $$, '42501', null, 'or removes from it');
select tests.act_as('owner');
select is_empty($$ select 1 from public.moderation_log $$, 'a member reads none of it');
select tests.act_as('stranger');
select throws_ok($$ select 1 from public.moderation_log $$, '42501', null, 'nor does a stranger');

select * from finish();
rollback;
