-- Blocks: what vanishes, for whom, and what the blocked cannot get round.
begin;
select plan(29);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values
  (md5('mine')::uuid, tests.id('patient'), 'My post'), (md5('theirs')::uuid, tests.id('another patient'), 'Their post');
insert into public.posts (id, user_id, content) values (md5('of a third')::uuid, tests.id('doctor'), 'Third post');
insert into public.post_comments (id, post_id, user_id, content) values
  (md5('theirs on mine')::uuid, md5('mine')::uuid, tests.id('another patient'), 'Their comment'),
  (gen_random_uuid(), md5('mine')::uuid, tests.id('doctor'), 'A third comment'),
  (gen_random_uuid(), md5('theirs')::uuid, tests.id('patient'), 'My comment');
insert into public.post_likes (post_id, user_id) values
  (md5('mine')::uuid, tests.id('another patient')), (md5('of a third')::uuid, tests.id('patient')), (md5('theirs')::uuid, tests.id('patient'));
insert into public.post_shares (post_id, user_id) values (md5('mine')::uuid, tests.id('another patient'));
-- A notification that has been read, and one by two people.
update public.notifications set read_at = now() where user_id = tests.id('patient') and kind = 'like';
insert into public.practice_requests (doctor_id, user_id, kind) values
  (tests.listing('Owned Oak Medicine'), tests.id('another patient'), 'membership');

select tests.act_as('patient');
select throws_ok($$ insert into public.blocks (blocker_id, blocked_id) values (tests.id('doctor'), tests.id('another patient')) $$, '42501', null,
  'nobody blocks for another');
select throws_ok($$ insert into public.blocks (blocked_id) values (tests.id('patient')) $$, '23514', null, 'nobody blocks themselves');
select lives_ok($$ insert into public.blocks (blocked_id) values (tests.id('another patient')) $$, 'a member blocks another');
select results_eq('select content from public.posts order by content', array['My post', 'Third post'], 'their posts vanish');
select results_eq('select content from public.post_comments', array['A third comment'], 'and their comments');
select results_eq('select content from public.feed_page() order by content', array['My post', 'Third post'], 'from the feed too');
select is((select (comment_count, like_count, share_count)::text from public.post_cards where id = md5('mine')::uuid), '(1,0,0)',
  'counts of the blocker''s own post leave the blocked member out');
select is(public.count_newer_posts('-infinity', md5('')::uuid), 1, 'posts of the blocked member don''t count as new');
select results_eq('select kind::text, actor_name, actor_count from public.notification_cards', $$ values ('comment', 'Dora Doctor', 1) $$,
  'notifications of the blocked member are gone, read ones too');
select is((select unread_count from public.current_member()), 1, 'and the bell doesn''t count them');
reset role;
select is((select count(*)::int from private.outbox where recipient = tests.id('patient')), 1, 'one mail waits');
select is(
  (select facts ->> 'person' || ' ' || (facts ->> 'people') from private.outbox as mail cross join private.mail_facts(mail) as facts
   where recipient = tests.id('patient')),
  'Dora Doctor 1', 'and doesn''t mention the blocked member'
);
select is_empty($$ select * from public.notifications where user_id = tests.id('another patient') $$,
  'nor does the blocked member keep notifications about the blocker');
select isnt_empty($$ select * from public.notifications where user_id = tests.id('owner') and kind = 'request' $$, 'others keep theirs');

select tests.act_as('another patient');
select is((select count(*)::int from public.posts), 3, 'the blocked go on reading');
select is_empty('select * from public.blocks', 'and cannot see that they are blocked');
select throws_ok(call, '42501', null, 'but cannot ' || call) from (values
  ($$ insert into public.post_comments (post_id, content) values (md5('mine')::uuid, 'Hello?') $$),
  ($$ insert into public.post_likes (post_id) values (md5('mine')::uuid) $$),
  ($$ insert into public.post_shares (post_id) values (md5('mine')::uuid) $$),
  ($$ insert into public.post_likes (post_id) values (md5('mine')::uuid) on conflict do nothing $$),
  ($$ update public.post_comments set content = 'Read this!' where post_id = md5('mine')::uuid $$)
) as calls (call);
select lives_ok($$ select public.delete_comment(md5('theirs on mine')::uuid) $$, 'a blocked member can still delete an old comment');
select lives_ok($$ select public.restore_comment(md5('theirs on mine')::uuid) $$, 'and bring it back');
select lives_ok($$ insert into public.post_likes (post_id) values (md5('of a third')::uuid) $$, 'posts of others can be liked');
reset role;
select is_empty($$ select * from public.notifications where user_id = tests.id('patient') and kind = 'like' $$, 'the blocker gets no notification');

select tests.act_as('another patient');
select is_empty($$ delete from public.blocks returning blocker_id $$, 'nobody takes back another''s block');
select tests.act_as('patient');
select isnt_empty($$ delete from public.blocks returning blocker_id $$, 'the blocker does');
select is((select comment_count from public.post_cards where id = md5('mine')::uuid), 2, 'and then counts their comments again');
select tests.act_as('another patient');
select lives_ok($$ insert into public.post_likes (post_id) values (md5('mine')::uuid) $$, 'whom they unblocked can like again');

select * from finish();
rollback;
