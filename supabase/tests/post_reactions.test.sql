-- Likes, shares, and their counters.
begin;
select plan(13);
select tests.create_fixtures();
insert into public.posts (id, user_id, content, hidden_at, deleted_at) values
  (md5('visible')::uuid, tests.id('patient'), 'A good visit today', null, null),
  (md5('hidden')::uuid, tests.id('patient'), 'Something else', now(), null),
  (md5('deleted')::uuid, tests.id('patient'), 'Never mind', null, now());

select tests.act_as('visitor');
select throws_ok(
  $$ insert into public.post_likes (post_id, user_id) values (md5('visible')::uuid, tests.id('patient')) $$,
  '42501', null, 'a visitor cannot like a post'
);

select tests.act_as('another patient');
select lives_ok(
  $$ insert into public.post_likes (post_id) values (md5('visible')::uuid) $$, 'a member can like a post'
);
select throws_ok(
  $$ insert into public.post_likes (post_id) values (md5('visible')::uuid) $$,
  '23505', null, 'a member can like a post only once'
);
select throws_ok(
  $$ insert into public.post_likes (post_id, user_id) values (md5('visible')::uuid, tests.id('doctor')) $$,
  '42501', null, 'a member cannot like as another member'
);
select throws_ok(
  $$ insert into public.post_likes (post_id) values (md5('hidden')::uuid) $$,
  '42501', null, 'a member cannot like a hidden post'
);
select throws_ok(
  $$ insert into public.post_likes (post_id) values (md5('deleted')::uuid) $$,
  '42501', null, 'a member cannot like a deleted post'
);
select lives_ok(
  $$ insert into public.post_shares (post_id) values (md5('visible')::uuid) $$, 'a member can share a post'
);
select lives_ok(
  $$ insert into public.post_comments (post_id, content) values (md5('visible')::uuid, 'Glad to hear') $$,
  'a member can comment on a post'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content) values (md5('hidden')::uuid, 'Hello?') $$,
  '42501', null, 'a member cannot comment on a hidden post'
);
select results_eq(
  $$ select like_count, share_count, comment_count from public.posts where id = md5('visible')::uuid $$,
  $$ values (1, 1, 1) $$, 'counters include likes, shares, and comments');

select tests.act_as('doctor');
select is_empty($$ delete from public.post_likes returning post_id $$, 'a member cannot delete another member''s like');
select throws_ok($$ delete from public.post_comments $$, '42501', null, 'a member cannot delete comments directly');

reset role;
delete from auth.users where id = tests.id('another patient');
select results_eq(
  $$ select like_count, share_count, comment_count from public.posts where id = md5('visible')::uuid $$,
  $$ values (0, 0, 0) $$, 'deleting an account removes its likes, shares, and comments from the counters');

select * from finish();
rollback;
