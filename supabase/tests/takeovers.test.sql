-- An owner deletes the account, and managers are asked to take over.
begin;
select plan(30);
select tests.create_fixtures();
select tests.sign_up('first', '{"full_name":"Fay First"}'), tests.sign_up('second', '{"full_name":"Sam Second"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
select tests.confirm(actor) from unnest('{owner,first,second,desk,patient}'::text[]) as actor;
select tests.add_listing('Lone Pine Care', owner => 'owner');
create function tests.owner_of(name text) returns uuid language sql security definer as $$ select user_id from public.doctors where id = tests.listing(name) $$;
grant execute on all functions in schema tests to anon, authenticated;
insert into public.practice_members (doctor_id, user_id, role, created_at) values
  (tests.oak(), tests.id('second'), 'manager', now() - interval '1 day'), (tests.oak(), tests.id('first'), 'manager', now() - interval '2 days'),
  (tests.oak(), tests.id('desk'), 'front_desk', now() - interval '3 days');
update public.doctors set gallery = jsonb_build_array(jsonb_build_object(
  'url', 'https://api.test/storage/v1/object/public/gallery-photos/' || id || '/1.jpg', 'description', 'Door'
)) where id = tests.oak();
select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'membership');

-- What the owner sees before
select tests.act_as('visitor');
select throws_ok('select * from public.list_deletion_effects()', '42501', null, 'a visitor cannot list the effects of a deletion');
select tests.act_as('first');
select is_empty('select * from public.list_deletion_effects()', 'a manager''s deletion affects no listing');
select tests.act_as('owner');
select results_eq($$ select practice_name, is_draft, has_staff, manager_name from public.list_deletion_effects() order by practice_name $$,
  $$ values ('Lone Pine Care', false, false, null), ('Owned Oak Medicine', false, true, 'Fay First') $$, 'an owner sees who takes over which practice');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('first'), 'Spam');
select tests.act_as('owner');
select is((select manager_name from public.list_deletion_effects() where doctor_id = tests.oak()), 'Sam Second', 'a suspended manager does not take over');
reset role;
delete from private.suspensions;
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
  values (md5('draft')::uuid, 'Half Done', 'Austin', 'TX', '78704', 'draft', tests.id('owner'));
select tests.act_as('owner');
select ok((select is_draft from public.list_deletion_effects() where practice_name = 'Half Done'), 'an owner sees their drafts');
select tests.act_as('patient');
select is_empty($$ select from public.list_deletion_effects() where doctor_id in (tests.oak(), md5('draft')::uuid) $$, 'another member does not see them');

select tests.act_as('owner');
select public.release_account_files();
select public.delete_account();
reset role;
select is(tests.owner_of('Owned Oak Medicine'), tests.id('first'), 'the longest-serving manager owns the practice for now');
select is(tests.owner_of('Lone Pine Care'), null, 'a listing without managers has no owner');
select is((select ownership::text from public.doctors where id = tests.oak()), 'owned', 'the listing stays owned');
select is((select jsonb_array_length(gallery) from public.doctors where id = tests.oak()), 1, 'the practice keeps its gallery');
select results_eq($$ select user_id, detail from public.notifications where kind = 'staff' $$, $$ values (tests.id('first'), 'asked to take over') $$, 'the manager is notified');
select is((select count(*)::int from private.outbox where kind = 'staff asked to take over' and recipient = tests.id('first')), 1, 'the manager is emailed');
select results_eq('select user_id, role::text from public.practice_members order by role, user_id',
  $$ values (tests.id('desk'), 'front_desk'), (tests.id('second'), 'manager') $$, 'the others keep working for the practice');
select tests.act_as('desk');
select isnt_empty('select 1 from public.practice_requests', 'open requests stay with the practice');
select is_empty('select * from public.list_takeovers()', 'the front desk is not asked');
select throws_ok($$ select public.answer_takeover(tests.oak(), true) $$, 'PT409', null, 'the front desk cannot take over');
select tests.act_as('visitor');
select throws_ok('select * from public.list_takeovers()', '42501', null, 'a visitor cannot list takeovers');
select throws_ok($$ select public.answer_takeover(tests.oak(), true) $$, '42501', null, 'a visitor cannot take over');
select tests.act_as('second');
select is_empty('select * from public.list_takeovers()', 'one manager is asked at a time');
select throws_ok($$ select public.answer_takeover(tests.oak(), true) $$, 'PT409', null, 'a manager who is not asked cannot take over');
select tests.act_as('first');
select results_eq('select doctor_id, practice_name, expires_at from public.list_takeovers()', $$ values (tests.oak(), 'Owned Oak Medicine', now() + interval '14 days') $$, 'the manager has 14 days to answer');

-- Declined
select lives_ok($$ select public.answer_takeover(tests.oak(), false) $$, 'the manager can decline');
reset role;
select is(tests.owner_of('Owned Oak Medicine'), tests.id('second'), 'then the next manager is asked');
select is((select role::text from public.practice_members where user_id = tests.id('first')), 'manager', 'a manager who declined stays a manager');

-- Accepted
savepoint asked;
select tests.act_as('second');
select public.answer_takeover(tests.oak(), true);
select is_empty('select * from public.list_takeovers()', 'an accepted takeover is over');
reset role;
update private.takeovers set expires_at = now();
select private.end_due_takeovers();
select is(tests.owner_of('Owned Oak Medicine'), tests.id('second'), 'a manager who accepted stays the owner');
rollback to asked;

-- Not answered
reset role;
select private.end_due_takeovers();
select is(tests.owner_of('Owned Oak Medicine'), tests.id('second'), 'a takeover does not end early');
update private.takeovers set expires_at = now();
select private.end_due_takeovers();
select is(tests.owner_of('Owned Oak Medicine'), null, 'without an answer of the last manager, the listing has no owner');
select is_empty('select 1 from public.practice_members', 'a listing without an owner has no staff');
select is_empty('select 1 from private.takeovers', 'the takeover has ended');

select * from finish();
rollback;
