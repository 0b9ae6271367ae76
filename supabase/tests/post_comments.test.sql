-- Comments: who writes where, and what becomes of them.
begin;
select plan(17);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('post')::uuid, tests.id('doctor'), 'Glad to hear');

select tests.act_as('stranger');
select is((select count(*)::int from public.post_comments), 1, 'a stranger reads comments');
select throws_ok($$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Hi') $$, '42501', null, 'a stranger writes none');

select tests.act_as('another patient');
select throws_ok($$ insert into public.post_comments (post_id, user_id, content) values (md5('post')::uuid, tests.id('doctor'), 'As you') $$,
  '42501', null, 'nobody comments as another');
select throws_ok($$ insert into public.post_comments (post_id, content, created_at) values (md5('post')::uuid, 'Old', '2020-01-01') $$,
  '42501', null, 'nobody backdates');
select throws_ok($$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, E'\u200B \n') $$, '23514', null, 'a comment can be seen');
select throws_ok($$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, repeat('x', 2001)) $$, '23514', null,
  'and has at most 2,000 characters');
select throws_ok($$ update public.post_comments set post_id = gen_random_uuid() $$, '42501', null, 'nobody moves a comment');
select is_empty($$ update public.post_comments set content = 'x' returning id $$, 'nobody edits another''s comment');
select throws_ok($$ select public.delete_comment(md5('comment')::uuid) $$, 'P0002', null, 'nobody deletes another''s comment');

select tests.act_as('doctor');
select isnt_empty($$ update public.post_comments set content = 'Very glad' where id = md5('comment')::uuid returning edited_at $$, 'the author edits');
select lives_ok($$ select public.delete_comment(md5('comment')::uuid) $$, 'and deletes');
select is((select count(*)::int from public.post_comments), 0, 'what is deleted nobody reads, its author included');
select is((select comment_count from public.posts), 0, 'nor is it counted');
select lives_ok($$ select public.restore_comment(md5('comment')::uuid) $$, 'within ten minutes it can be brought back');
select is((select comment_count from public.posts), 1, 'and counts again');

reset role;
update public.post_comments set deleted_at = now() - interval '11 minutes';
select tests.act_as('doctor');
select throws_ok($$ select public.restore_comment(md5('comment')::uuid) $$, 'P0002', null, 'later it cannot');
reset role;
-- The refusal above took its clearing back with it.
select private.purge_deleted();
select is((select count(*)::int from public.post_comments), 0, 'then it is gone for good');

select * from finish();
rollback;
