-- Comments: writing, editing, deleting, and restoring.
begin;
select plan(17);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('post')::uuid, tests.id('doctor'), 'Glad to hear');

select tests.act_as('visitor');
select is((select count(*)::int from public.post_comments), 1, 'a visitor can read comments');
select throws_ok(
  $$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Hi') $$,
  '42501', null, 'a visitor cannot comment'
);

select tests.act_as('another patient');
select throws_ok(
  $$ insert into public.post_comments (post_id, user_id, content)
    values (md5('post')::uuid, tests.id('doctor'), 'As you') $$,
  '42501', null, 'a member cannot comment as another member'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content, created_at) values (md5('post')::uuid, 'Old', '2020-01-01') $$,
  '42501', null, 'a member cannot backdate a comment'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, E'\u200B \n') $$,
  '23514', null, 'a comment without visible characters is refused'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, repeat('x', 2001)) $$,
  '23514', null, 'a comment longer than 2,000 characters is refused'
);
select throws_ok(
  $$ update public.post_comments set post_id = gen_random_uuid() $$,
  '42501', null, 'a member cannot move a comment to another post'
);
select is_empty(
  $$ update public.post_comments set content = 'x' returning id $$, 'a member cannot edit another member''s comment'
);
select throws_ok(
  $$ select public.delete_comment(md5('comment')::uuid) $$,
  'P0002', null, 'a member cannot delete another member''s comment'
);

select tests.act_as('doctor');
select isnt_empty(
  $$ update public.post_comments set content = 'Very glad' where id = md5('comment')::uuid returning edited_at $$,
  'an author can edit their comment'
);
select lives_ok($$ select public.delete_comment(md5('comment')::uuid) $$, 'an author can delete their comment');
select is((select count(*)::int from public.post_comments), 0, 'an author cannot read their deleted comment');
select is((select comment_count from public.posts), 0, 'a deleted comment is not counted');
select lives_ok(
  $$ select public.restore_comment(md5('comment')::uuid) $$, 'an author can restore a comment within ten minutes'
);
select is((select comment_count from public.posts), 1, 'a restored comment is counted again');

reset role;
update public.post_comments set deleted_at = now() - interval '11 minutes';
select tests.act_as('doctor');
select throws_ok(
  $$ select public.restore_comment(md5('comment')::uuid) $$,
  'P0002', null, 'a comment cannot be restored after ten minutes'
);
reset role;
-- The refused call rolled its own purge back, so another call is needed.
select private.purge_deleted_content();
select is((select count(*)::int from public.post_comments), 0, 'a comment is purged ten minutes after its deletion');

select * from finish();
rollback;
