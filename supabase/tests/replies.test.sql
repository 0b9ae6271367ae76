-- Replies, mentions, followed posts, and their notifications.
begin;
select plan(36);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values
  (md5('post')::uuid, tests.id('patient'), 'Question'), (md5('other')::uuid, tests.id('patient'), 'Another question');
insert into public.post_comments (id, post_id, user_id, content, created_at) values
  (md5('first')::uuid, md5('post')::uuid, tests.id('owner'), 'First', now() - interval '3 hours'),
  (md5('second')::uuid, md5('post')::uuid, tests.id('doctor'), 'Second', now() - interval '2 hours'),
  (md5('elsewhere')::uuid, md5('other')::uuid, tests.id('doctor'), 'Elsewhere', now());
delete from public.notifications;

create function tests.notified(person text) returns text[] language sql security definer as $$
  select coalesce(array_agg(event::text order by event::text), '{}') from public.notifications
  where user_id = tests.id(person)
$$;

select tests.act_as('another patient');
insert into public.post_comments (id, post_id, content, reply_to)
values (md5('reply')::uuid, md5('post')::uuid, 'A reply', md5('first')::uuid);
insert into public.post_comments (id, post_id, content, reply_to)
values (md5('nested')::uuid, md5('post')::uuid, 'A reply to it', md5('reply')::uuid);
select results_eq(
  $$ select content, reply_to from public.get_comment_page(md5('post')::uuid) where content not like 'A reply to%' $$,
  $$ values ('First', null), ('A reply', md5('first')::uuid), ('Second', null) $$, 'replies follow their comment');
select is(
  (select reply_to from public.post_comments where id = md5('nested')::uuid),
  md5('first')::uuid, 'a reply to a reply answers the same comment'
);
select results_eq(
  $$ select next.content from public.comment_cards as card, public.get_comment_page(
      md5('post')::uuid, card.thread_started_at, card.thread_id, card.created_at, card.id
    ) as next
    where card.id = md5('first')::uuid and next.reply_to is null $$,
  array['Second'], 'a page continues after its cursor'
);
select is(tests.notified('owner'), array['comment_replied'], 'the author of a comment is notified of replies, once');
select is(tests.notified('patient'), array['post_commented'], 'the author of the post is notified of a comment');
select is(tests.notified('doctor'), '{}', 'the author of another comment is not notified');

select throws_ok(
  $$ insert into public.post_comments (post_id, content, reply_to)
    values (md5('post')::uuid, 'x', md5('elsewhere')::uuid) $$,
  'P0002', null, 'a reply cannot answer a comment on another post'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content, reply_to)
    values (md5('post')::uuid, 'x', gen_random_uuid()) $$,
  'P0002', null, 'a reply cannot answer an unknown comment'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content, reply_to, reply_to_at)
    values (md5('post')::uuid, 'x', md5('first')::uuid, '2020-01-01') $$,
  '42501', null, 'a member cannot choose the place of a reply'
);
select throws_ok(
  $$ update public.post_comments set reply_to = md5('second')::uuid where id = md5('reply')::uuid $$,
  '42501', null, 'a member cannot move a reply'
);

select tests.act_as('owner');
select public.delete_comment(md5('first')::uuid);
select tests.act_as('doctor');
select throws_ok(
  $$ insert into public.post_comments (post_id, content, reply_to)
    values (md5('post')::uuid, 'Late', md5('first')::uuid) $$,
  'P0002', null, 'a comment that was just deleted takes no replies'
);
select results_eq(
  $$ select content from public.get_comment_page(md5('post')::uuid) where reply_to is not null order by content $$,
  array['A reply', 'A reply to it'], 'replies to a deleted comment stay'
);

insert into public.blocks (blocked_id) values (tests.id('admin'));
select tests.act_as('admin');
select throws_ok(
  $$ insert into public.post_comments (post_id, content, reply_to)
    values (md5('post')::uuid, 'x', md5('second')::uuid) $$,
  '42501', null, 'a blocked member cannot reply to the blocker''s comment'
);
select lives_ok(
  $$ insert into public.post_comments (post_id, content)
    values (md5('post')::uuid, 'Hello @Dora Doctor and @Owen Owner') $$,
  'a mention of a blocker is text'
);
select is(tests.notified('doctor'), '{}', 'a mention by a blocked member does not notify');

reset role;
delete from public.notifications;
delete from public.blocks;
select tests.act_as('another patient');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Hi @Dora Doctorate');
select is(tests.notified('doctor'), '{}', 'a longer name does not mention a person');
reset role;
delete from public.notifications;
select tests.act_as('another patient');
insert into public.post_comments (post_id, content)
values (md5('post')::uuid, 'Thanks @dora doctor! And @Owen Owner? @Pat Patient');
select is(tests.notified('doctor'), array['member_mentioned'], 'a mention notifies a person in the thread');
select is(tests.notified('owner'), '{}', 'a person whose comments are deleted is not in the thread');
select is(tests.notified('patient'), array['post_commented'], 'the author of the post is notified once');
select is(tests.count_mails('post_commented'), 1, 'a mention does not cost the author of the post the email');
select tests.act_as('doctor');
select results_eq(
  $$ select excerpt, actor_name from public.notification_cards $$,
  $$ values ('Thanks @dora doctor! And @Owen Owner? @Pat Patient', 'Ann Other') $$, 'a mention quotes its comment'
);
select tests.act_as('admin');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, '@Dora Doctor, I agree');
select tests.act_as('doctor');
select results_eq(
  $$ select excerpt, actor_name, actor_count from public.notification_cards $$,
  $$ values ('@Dora Doctor, I agree', 'Ada Adler', 2) $$, 'mentions by several people quote the latest'
);
reset role;
delete from public.notifications;
delete from private.outbox;
select tests.act_as('another patient');
insert into public.post_comments (id, post_id, content) values (md5('edited')::uuid, md5('post')::uuid, 'Thanks');
reset role;
delete from public.notifications;
create function tests.edit_comment(wanted text) returns void language sql as $$
  update public.post_comments set content = wanted where id = md5('edited')::uuid
$$;
select tests.act_as('another patient');
select tests.edit_comment('Thanks @Dora Doctor');
select is(
  (tests.notified('doctor'), tests.notified('patient')), (array['member_mentioned'], '{}'::text[]),
  'an edit notifies the person whom it mentions, and no one else'
);
reset role;
delete from public.notifications;
select tests.act_as('another patient');
select tests.edit_comment('Thanks');
select tests.edit_comment('Thanks again @Dora Doctor');
select is(tests.notified('doctor'), '{}', 'a person whom an earlier version mentions is not notified again');
reset role;
update public.post_comments set hidden_at = now() where id = md5('edited')::uuid;
select tests.act_as('another patient');
select tests.edit_comment('Thanks @Ada Adler');
select is(tests.notified('admin'), '{}', 'an edit of a hidden comment does not notify');
select tests.edit_comment('Thanks, @Ada Adler and @Dora Doctor');
reset role;
-- All of this happens at one time, at which the comment was edited, hidden, and edited again.
update public.content_versions set written_at = now() - interval '2 hours'
where comment_id = md5('edited')::uuid and content not like '%Ada%';
update public.post_comments set hidden_at = now() - interval '1 hour' where id = md5('edited')::uuid;
update public.post_comments set hidden_at = null where id = md5('edited')::uuid;
select is(
  (tests.notified('admin'), tests.notified('doctor'), tests.notified('patient')),
  (array['member_mentioned'], '{}'::text[], '{}'::text[]),
  'a comment that is restored notifies those whom only edits of the hidden comment mention'
);
reset role;
update public.post_comments set hidden_at = now() where id = md5('edited')::uuid;
delete from public.notifications;
update public.posts set hidden_at = now() where id = md5('post')::uuid;
select tests.act_as('patient');
insert into public.post_comments (id, post_id, content) values (md5('own')::uuid, md5('other')::uuid, 'Well');
reset role;
update public.post_comments set post_id = md5('post')::uuid where id = md5('own')::uuid;
select tests.act_as('patient');
update public.post_comments set content = '@Dora Doctor' where id = md5('own')::uuid;
select is(tests.notified('doctor'), '{}', 'an edit of a comment on a hidden post does not notify');
reset role;
update public.posts set hidden_at = null where id = md5('post')::uuid;
update public.post_comments set hidden_at = null where id = md5('edited')::uuid;
insert into public.blocks (blocker_id, blocked_id) values (tests.id('admin'), tests.id('another patient'));
select tests.act_as('another patient');
select tests.edit_comment('So @Ada Adler and @Pat Patient');
select is(tests.notified('admin'), '{}', 'an edit that mentions a blocker does not notify');
select tests.act_as('doctor');
select is_empty(
  $$ update public.post_comments set content = '@Pat Patient' where id = md5('edited')::uuid returning id $$,
  'a member cannot mention anyone in the comment of another member'
);
reset role;
delete from public.blocks;
select tests.act_as('another patient');
insert into public.blocks (blocked_id) values (tests.id('doctor'));
reset role;
delete from public.notifications;
select tests.act_as('another patient');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, '@Dora Doctor');
select is(tests.notified('doctor'), '{}', 'a mention of a blocked member does not notify');

select tests.act_as('owner');
insert into public.post_follows (post_id) values (md5('post')::uuid);
select throws_ok(
  format('insert into public.post_follows (post_id, user_id) values (md5(''post'')::uuid, %L)', tests.id('admin')),
  '42501', null, 'a member cannot follow a post for another member'
);
select tests.act_as('admin');
select is_empty($$ select from public.post_follows $$, 'other members and admins cannot read what a member follows');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'News');
select is(tests.notified('owner'), array['thread_commented'], 'a follower is notified of a comment');
select tests.act_as('visitor');
select throws_ok($$ select from public.post_follows $$, '42501', null, 'a visitor cannot read follows');

select tests.act_as('patient');
select public.delete_post(md5('post')::uuid);
reset role;
select is_empty(
  $$ select from public.notifications where post_id = md5('post')::uuid $$,
  'the notifications about a deleted post are removed'
);
select tests.act_as('owner');
select throws_ok(
  $$ insert into public.post_follows (post_id) values (md5('post')::uuid) on conflict do nothing $$,
  '42501', null, 'a deleted post cannot be followed'
);

select * from finish();
rollback;
