-- Blocks: hidden content, and actions that a blocked member cannot take.
begin;
select plan(31);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values
  (md5('mine')::uuid, tests.id('patient'), 'My post'), (md5('theirs')::uuid, tests.id('another patient'), 'Their post');
insert into public.posts (id, user_id, content) values (md5('of a third')::uuid, tests.id('doctor'), 'Third post');
insert into public.post_comments (id, post_id, user_id, content) values
  (md5('theirs on mine')::uuid, md5('mine')::uuid, tests.id('another patient'), 'Their comment'),
  (gen_random_uuid(), md5('mine')::uuid, tests.id('doctor'), 'A third comment'),
  (gen_random_uuid(), md5('theirs')::uuid, tests.id('patient'), 'My comment');
insert into public.post_likes (post_id, user_id) values
  (md5('mine')::uuid, tests.id('another patient')), (md5('of a third')::uuid, tests.id('patient')),
    (md5('theirs')::uuid, tests.id('patient'));
insert into public.post_shares (post_id, user_id) values (md5('mine')::uuid, tests.id('another patient'));
insert into public.post_follows (post_id, user_id) values
  (md5('mine')::uuid, tests.id('another patient')), (md5('theirs')::uuid, tests.id('patient')),
  (md5('of a third')::uuid, tests.id('another patient'));
-- A notification that has been read, and one by two people.
update public.notifications set read_at = now() where user_id = tests.id('patient') and event = 'post_liked';
insert into public.practice_requests (doctor_id, user_id, kind) values
  (tests.listing('Owned Oak Medicine'), tests.id('another patient'), 'membership');

select tests.act_as('patient');
select throws_ok(
  $$ insert into public.blocks (blocker_id, blocked_id) values (tests.id('doctor'), tests.id('another patient')) $$,
  '42501', null, 'a member cannot block on behalf of another'
);
select throws_ok(
  $$ insert into public.blocks (blocked_id) values (tests.id('patient')) $$,
  '23514', null, 'a member cannot block themselves'
);
select lives_ok(
  $$ insert into public.blocks (blocked_id) values (tests.id('another patient')) $$, 'a member can block another'
);
select results_eq(
  'select content from public.posts order by content', array['My post', 'Third post'],
  'posts of a blocked member are hidden from the blocker'
);
select results_eq(
  'select content from public.post_comments', array['A third comment'],
  'comments of a blocked member are hidden from the blocker'
);
select results_eq(
  'select content from public.get_feed_page() order by content', array['My post', 'Third post'],
  'the feed leaves out posts of a blocked member'
);
select is(
  (select (comment_count, like_count, share_count)::text from public.post_cards where id = md5('mine')::uuid),
  '(1,0,0)', 'counts on the blocker''s post leave out the blocked member'
);
select is(public.count_newer_posts('-infinity', md5('')::uuid), 1, 'posts of a blocked member do not count as new');
select results_eq(
  'select event::text, actor_name, actor_count from public.notification_cards',
  $$ values ('post_commented', 'Dora Doctor', 1) $$,
  'notifications about a blocked member are removed, including read ones'
);
select is((select unread_count from public.get_current_member()), 1, 'the unread count leaves out a blocked member');
reset role;
select results_eq(
  'select post_id from public.post_follows', array[md5('of a third')::uuid],
  'a block removes the follows of both members of posts of the other'
);
select is(
  (select count(*)::int from private.outbox where recipient = tests.id('patient')),
  1, 'the email about a notification with several members still waits'
);
select is(
  (
    select facts ->> 'person' || ' ' || (facts ->> 'people') from private.outbox as mail
    cross join private.get_member_email_facts(mail) as facts where recipient = tests.id('patient')
  ),
  'Dora Doctor 1', 'the waiting email does not mention the blocked member'
);
select is_empty($$ select * from public.notifications where user_id = tests.id('another patient') $$,
  'the blocked member''s notifications about the blocker are removed');
select isnt_empty(
  $$ select * from public.notifications where user_id = tests.id('owner') and event = 'request_received' $$,
  'notifications of others are not removed'
);

select tests.act_as('another patient');
select is((select count(*)::int from public.posts), 3, 'a blocked member can still read posts of the blocker');
select is_empty('select * from public.blocks', 'a blocked member cannot see the block');
select throws_ok(call, '42501', null, 'a blocked member cannot ' || call) from (values
  ($$ insert into public.post_comments (post_id, content) values (md5('mine')::uuid, 'Hello?') $$),
  ($$ insert into public.post_likes (post_id) values (md5('mine')::uuid) $$),
  ($$ insert into public.post_shares (post_id) values (md5('mine')::uuid) $$),
  ($$ insert into public.post_follows (post_id) values (md5('mine')::uuid) $$),
  ($$ insert into public.post_likes (post_id) values (md5('mine')::uuid) on conflict do nothing $$),
  ($$ update public.post_comments set content = 'Read this!' where post_id = md5('mine')::uuid $$)
) as calls (call);
select lives_ok(
  $$ select public.delete_comment(md5('theirs on mine')::uuid) $$, 'a blocked member can delete an old comment'
);
select lives_ok(
  $$ select public.restore_comment(md5('theirs on mine')::uuid) $$, 'a blocked member can restore an old comment'
);
select lives_ok(
  $$ insert into public.post_likes (post_id) values (md5('of a third')::uuid) $$,
  'a blocked member can like posts of others'
);
reset role;
select is_empty(
  $$ select * from public.notifications where user_id = tests.id('patient') and event = 'post_liked' $$,
  'the blocker is not notified'
);

select tests.act_as('another patient');
select is_empty($$ delete from public.blocks returning blocker_id $$, 'a member cannot delete another member''s block');
select tests.act_as('patient');
select isnt_empty($$ delete from public.blocks returning blocker_id $$, 'the blocker can delete the block');
select is(
  (select comment_count from public.post_cards where id = md5('mine')::uuid),
  2, 'after an unblock, comments are counted again'
);
select tests.act_as('another patient');
select lives_ok(
  $$ insert into public.post_likes (post_id) values (md5('mine')::uuid) $$, 'an unblocked member can like again'
);

select * from finish();
rollback;
