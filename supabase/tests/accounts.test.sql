begin;
select plan(10);
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
