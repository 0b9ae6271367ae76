begin;
select plan(14);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values (md5('mine')::uuid, tests.id('patient'), 'Mine'), (md5('yours')::uuid, tests.id('doctor'), 'Yours');
insert into public.post_likes (post_id, user_id) values (md5('yours')::uuid, tests.id('patient'));

select tests.act_as('stranger');
select throws_ok('select public.delete_account()', '42501', null, 'a stranger deletes no account');
select throws_ok('select public.export_my_data()', '42501', null, 'a stranger exports nothing');

select tests.act_as('patient');
select is((select public.export_my_data() #>> '{profile,full_name}'), 'Pat Patient', 'a member exports the own profile');
select is((select jsonb_array_length(public.export_my_data() -> 'posts')), 1, 'and only the own posts');
select is((select jsonb_array_length(public.export_my_data() -> 'listings')), 3, 'and the listings they have to do with');

select tests.act_as('patient', signed_in => '11 minutes');
select throws_ok('select public.delete_account()', '42501', null, 'who signed in long ago deletes nothing');
select set_config('request.jwt.claims', jsonb_set(
  current_setting('request.jwt.claims')::jsonb, '{amr}', format('[{"method":"totp","timestamp":%s}]', extract(epoch from now())::bigint)::jsonb
)::text, true);
select throws_ok('select public.delete_account()', '42501', null, 'a code of the app alone is no sign-in');
select set_config('request.jwt.claims', jsonb_set(current_setting('request.jwt.claims')::jsonb, '{amr}', '["password"]')::text, true);
select throws_ok('select public.delete_account()', '42501', null, 'nor is what does not say when');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb - 'amr')::text, true);
select throws_ok('select public.delete_account()', '42501', null, 'nor is silence');
select tests.act_as('patient', signed_in => '9 minutes');
select lives_ok('select public.delete_account()', 'a member deletes the own account');
reset role;
select is_empty($$ select 1 from auth.users where id = tests.id('patient') $$, 'the account is gone');
select is_empty(
  $$ select 1 from public.profiles where id = tests.id('patient') union all
     select 1 from public.posts where user_id = tests.id('patient') union all
     select 1 from public.post_likes where user_id = tests.id('patient') $$,
  'so are profile, posts and likes');
select is((select like_count from public.posts where id = md5('yours')::uuid), 0, 'counters follow');
select is((select count(*)::int from public.doctors where submitted_by is null), 3, 'listings stay, without the person');

select * from finish();
rollback;
