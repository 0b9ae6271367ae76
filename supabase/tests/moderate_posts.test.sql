-- Reports and decisions: what five members hide, and what administrators decide.
begin;
select plan(30);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'Buy my pills');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('post')::uuid, tests.id('another patient'), 'Buy mine');
do $$ begin perform tests.sign_up('member ' || n, '{}') from generate_series(1, 6) as n; end $$;
update public.profiles set created_at = now() - interval '8 days' where id in (select tests.id('member ' || n) from generate_series(1, 5) as n);

create function tests.report(actor text, post uuid default null, comment uuid default null) returns void language plpgsql as $$
begin
  perform tests.act_as(actor);
  insert into public.reports (post_id, comment_id, reason) values (post, comment, 'spam');
  reset role;
end $$;
create function tests.is_hidden() returns boolean language sql as $$
  select hidden_at is not null from public.posts where id = md5('post')::uuid;
$$;

select lives_ok($$ select tests.report('member ' || n, md5('post')::uuid) from generate_series(1, 4) as n $$, 'four members report');
select throws_ok($$ select tests.report('member 1', md5('post')::uuid) $$, '23505', null, 'each once');
reset role;
select ok(not tests.is_hidden(), 'four are not enough');
select tests.report('member 6', md5('post')::uuid);
select ok(not tests.is_hidden(), 'nor is somebody who signed up today');
select tests.report('member 5', md5('post')::uuid);
select ok(tests.is_hidden(), 'the fifth of a week''s standing hides it');
select isnt_empty($$ select from public.notifications where user_id = tests.id('patient') and kind = 'moderation' and detail = 'hidden' $$,
  'its author is told');

select tests.act_as('stranger');
select throws_ok($$ select public.moderate_post(md5('post')::uuid, 'restore') $$, '42501', null, 'a stranger decides nothing');
select is_empty('select * from public.feed_page()', 'the feed leaves it out');
select is_empty('select * from public.post_comments', 'and its comments with it');
select tests.act_as('another patient');
select throws_ok($$ insert into public.post_likes (post_id) values (md5('post')::uuid) $$, '42501', null, 'nobody likes it any more');
select throws_ok($$ select public.moderate_post(md5('post')::uuid, 'restore') $$, '42501', null, 'a member decides nothing');
select throws_ok($$ update public.reports set status = 'closed' $$, '42501', null, 'nor closes reports');
select tests.act_as('patient');
select isnt_empty($$ select from public.posts where hidden_at is not null $$, 'the author still reads it');
select throws_ok($$ select public.moderate_post(md5('post')::uuid, 'restore') $$, '42501', null, 'and does not restore it');
select throws_ok($$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Why?') $$, '42501', null,
  'but nobody comments on what is hidden');

select tests.act_as('admin');
select lives_ok($$ select public.moderate_post(md5('post')::uuid, 'restore') $$, 'an administrator lets it stand');
select throws_ok($$ select public.moderate_post(md5('post')::uuid, 'restore') $$, 'PT409', null, 'once');
reset role;
select is((select count(*)::int from public.reports where status = 'open'), 0, 'its reports are closed');
select lives_ok($$ select tests.report('member ' || n, md5('post')::uuid) from generate_series(1, 5) as n $$, 'the same five report again');
reset role;
select ok(not tests.is_hidden(), 'which no longer hides what was looked at');

select tests.act_as('admin');
select throws_ok($$ select public.moderate_post(md5('post')::uuid, 'hide', ' ') $$, '23514', null, 'hiding takes a reason');
select lives_ok($$ select public.moderate_comment(md5('comment')::uuid, 'hide', 'Advertising') $$, 'an administrator hides a comment');
select is((select comment_count from public.posts), 0, 'which no longer counts');
reset role;
select isnt_empty($$ select from public.notifications where user_id = tests.id('another patient') and note = 'Advertising' $$,
  'its author reads the reason');
select tests.act_as('admin');
select lives_ok($$ select public.moderate_post(md5('post')::uuid, 'delete', 'Advertising') $$, 'an administrator deletes for good');
reset role;
select isnt_empty($$ select from public.notifications where user_id = tests.id('patient') and detail = 'post deleted' and note = 'Advertising' $$,
  'its author is told why');
select tests.act_as('admin');
select throws_ok($$ select public.moderate_post(md5('post')::uuid, 'restore') $$, 'PT409', null, 'what was deleted meanwhile is not restored');
select results_eq($$ select action from public.moderation_log order by id $$, array['restore post', 'hide comment', 'delete post'],
  'every decision is in the log');

reset role;
insert into public.posts (id, user_id, content) values (md5('another post')::uuid, tests.id('patient'), 'Odd, but allowed');
select tests.report('member 1', md5('another post')::uuid);
select tests.act_as('admin');
select lives_ok($$ select public.close_report(id, 'Fine') from public.reports where status = 'open' $$, 'an administrator closes a report of what stands');
reset role;
do $$ begin perform tests.report('member ' || n, md5('another post')::uuid) from generate_series(1, 5) as n; end $$;
select ok((select hidden_at is null from public.posts where id = md5('another post')::uuid), 'which five others no longer hide');

select * from finish();
rollback;
