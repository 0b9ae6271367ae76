-- Likes and shares: one a member, counted with the comments.
begin;
select plan(12);
select tests.raise_curtain();
insert into public.posts (id, user_id, content, hidden_at) values
  (md5('visible')::uuid, tests.id('patient'), 'A good visit today', null),
  (md5('hidden')::uuid, tests.id('patient'), 'Something else', now());

select tests.act_as('stranger');
select throws_ok($$ insert into public.post_likes (post_id, user_id) values (md5('visible')::uuid, tests.id('patient')) $$, '42501', null, 'a stranger likes nothing');

select tests.act_as('another patient');
select lives_ok($$ insert into public.post_likes (post_id) values (md5('visible')::uuid) $$, 'a member likes');
select throws_ok($$ insert into public.post_likes (post_id) values (md5('visible')::uuid) $$, '23505', null, 'once');
select throws_ok($$ insert into public.post_likes (post_id, user_id) values (md5('visible')::uuid, tests.id('doctor')) $$, '42501', null, 'and not for another');
select throws_ok($$ insert into public.post_likes (post_id) values (md5('hidden')::uuid) $$, '42501', null, 'nor what is hidden');
select lives_ok($$ insert into public.post_shares (post_id) values (md5('visible')::uuid) $$, 'a member shares');
select lives_ok($$ insert into public.post_comments (post_id, content) values (md5('visible')::uuid, 'Glad to hear') $$, 'a member comments');
select throws_ok($$ insert into public.post_comments (post_id, content) values (md5('hidden')::uuid, 'Hello?') $$, '42501', null, 'but not on a hidden post');
select results_eq(
  $$ select like_count, share_count, comment_count from public.posts where id = md5('visible')::uuid $$,
  $$ values (1, 1, 1) $$, 'the counters follow');

select tests.act_as('doctor');
select is_empty($$ delete from public.post_likes returning post_id $$, 'nobody takes back another''s like');
select throws_ok($$ delete from public.post_comments $$, '42501', null, 'nobody deletes another''s comment');

reset role;
delete from auth.users where id = tests.id('another patient');
select results_eq(
  $$ select like_count, share_count, comment_count from public.posts where id = md5('visible')::uuid $$,
  $$ values (0, 0, 0) $$, 'who leaves takes likes, shares and comments along');

select * from finish();
rollback;
