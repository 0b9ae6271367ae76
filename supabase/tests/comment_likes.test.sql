-- Likes of comments: access, counter, notifications, and blocks.
begin;
select plan(22);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'Question');
insert into public.post_comments (id, post_id, user_id, content, hidden_at, deleted_at) values
  (md5('one')::uuid, md5('post')::uuid, tests.id('doctor'), 'One', null, null),
  (md5('two')::uuid, md5('post')::uuid, tests.id('doctor'), 'Two', null, null),
  (md5('hidden')::uuid, md5('post')::uuid, tests.id('doctor'), 'Hidden', now(), null),
  (md5('deleted')::uuid, md5('post')::uuid, tests.id('doctor'), 'Deleted', null, now());
delete from public.notifications;

create function tests.like_comment(name text) returns void language sql as $$
  insert into public.comment_likes (comment_id) values (md5(name)::uuid)
$$;
create function tests.liked() returns text[] language sql security definer as $$
  select coalesce(array_agg(concat_ws(' ', content, (
    select count(*) from public.notification_actors where notification_id = notifications.id
  )) order by content), '{}')
  from public.notifications join public.post_comments on post_comments.id = comment_id
  where event = 'comment_liked' and notifications.user_id = tests.id('doctor')
$$;

select tests.act_as('visitor');
select throws_ok($$ select tests.like_comment('one') $$, '42501', null, 'a visitor cannot like a comment');
select tests.act_as('doctor');
select tests.like_comment('one');
select is(tests.liked(), '{}', 'a member is not notified of their own like');
select tests.act_as('another patient');
select tests.like_comment('one');
select throws_ok($$ select tests.like_comment('one') $$, '23505', null, 'a member can like a comment only once');
select throws_ok(
  $$ insert into public.comment_likes (comment_id, user_id) values (md5('one')::uuid, tests.id('owner')) $$,
  '42501', null, 'a member cannot like as another member'
);
select throws_ok($$ select tests.like_comment('hidden') $$, '42501', null, 'a member cannot like a hidden comment');
select throws_ok($$ select tests.like_comment('deleted') $$, '42501', null, 'a member cannot like a deleted comment');
select throws_ok(
  $$ update public.post_comments set like_count = 9 where id = md5('one')::uuid $$,
  '42501', null, 'a member cannot write the counter'
);
select results_eq(
  $$ select like_count, is_liked from public.comment_cards where id in (md5('one')::uuid, md5('two')::uuid)
    order by like_count desc $$,
  $$ values (2, true), (0, false) $$, 'a comment has its likes, and whether the caller likes it'
);
select tests.act_as('patient');
select tests.like_comment('one');
select tests.like_comment('two');
select is(tests.liked(), array['One 2', 'Two 1'], 'the author is notified once per comment, of everybody who likes it');
select tests.act_as('doctor');
select is_empty(
  $$ delete from public.comment_likes where user_id <> tests.id('doctor') returning comment_id $$,
  'a member cannot delete the like of another member'
);
select results_eq(
  $$ select excerpt from public.notification_cards order by excerpt $$, array['One', 'Two'], 'it quotes the comment'
);
select tests.act_as('patient');
delete from public.comment_likes where user_id = tests.id('patient');
select is(tests.liked(), array['One 1'], 'an unread notification goes with the like');
select tests.act_as('visitor');
select is((select like_count from public.comment_cards where id = md5('one')::uuid), 2, 'so does the count');

reset role;
insert into private.suspensions (user_id, reason, hides_content) values (tests.id('patient'), 'Spam', false);
select tests.act_as('patient');
select throws_ok($$ select tests.like_comment('two') $$, '42501', null, 'a suspended member cannot like');
reset role;
delete from private.suspensions;
select tests.act_as('doctor');
insert into public.blocks (blocked_id) values (tests.id('another patient'));
select is(tests.liked(), '{}', 'a block removes the notification');
select is(
  (select like_count from public.post_comments where id = md5('one')::uuid), 1, 'a block removes the like'
);
select tests.act_as('another patient');
select throws_ok($$ select tests.like_comment('two') $$, '42501', null, 'a blocked member cannot like');
select tests.act_as('patient');
select tests.like_comment('one');
select tests.like_comment('two');
select ok(
  jsonb_array_length(public.export_my_data()::jsonb -> 'comment_likes') = 2, 'the likes are in the export of the member'
);
select tests.act_as('doctor');
select public.delete_comment(md5('one')::uuid);
select is(tests.liked(), array['Two 1'], 'deleting a comment removes the notification about its likes');
reset role;
delete from auth.users where id = tests.id('patient');
select is_empty($$ select from public.post_comments where id = md5('two')::uuid $$, 'comments go with their post');
select is_empty($$ select from public.comment_likes $$, 'likes go with their comment');
select is_empty(
  $$ select from public.notifications where event = 'comment_liked' $$, 'notifications go with their post'
);

select * from finish();
rollback;
