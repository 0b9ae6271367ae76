-- Blocks: what vanishes, for whom, and what the blocked cannot get round.
begin;
select plan(13);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values
  (md5('mine')::uuid, tests.id('patient'), 'My post'), (md5('theirs')::uuid, tests.id('another patient'), 'Their post');
insert into public.post_comments (post_id, user_id, content) values (md5('mine')::uuid, tests.id('another patient'), 'Their comment');

select tests.act_as('patient');
select throws_ok($$ insert into public.blocks (blocker_id, blocked_id) values (tests.id('doctor'), tests.id('another patient')) $$, '42501', null,
  'nobody blocks for another');
select throws_ok($$ insert into public.blocks (blocked_id) values (tests.id('patient')) $$, '23514', null, 'nobody blocks themselves');
select lives_ok($$ insert into public.blocks (blocked_id) values (tests.id('another patient')) $$, 'a member blocks another');
select results_eq('select content from public.posts', array['My post'], 'their posts vanish');
select is_empty('select * from public.post_comments', 'and their comments');
select results_eq('select content from public.feed_page()', array['My post'], 'from the feed too');

select tests.act_as('another patient');
select is((select count(*)::int from public.posts), 2, 'the blocked go on reading');
select is_empty('select * from public.blocks', 'and cannot see that they are blocked');
select throws_ok($$ insert into public.post_comments (post_id, content) values (md5('mine')::uuid, 'Hello?') $$, '42501', null,
  'but cannot comment on the blocker''s posts');
select lives_ok($$ insert into public.post_likes (post_id) values (md5('mine')::uuid) $$, 'a like still counts');
reset role;
select is_empty($$ select * from public.notifications where user_id = tests.id('patient') and kind = 'like' $$, 'but is not told to the blocker');

select tests.act_as('another patient');
select is_empty($$ delete from public.blocks returning blocker_id $$, 'nobody takes back another''s block');
select tests.act_as('patient');
select isnt_empty($$ delete from public.blocks returning blocker_id $$, 'the blocker does');

select * from finish();
rollback;
