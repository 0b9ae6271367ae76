-- Deleted content that its author can still restore.
begin;
select plan(5);
select tests.create_fixtures();
insert into public.posts (id, user_id, content)
values (md5('post')::uuid, tests.id('patient'), 'A post'), (md5('other')::uuid, tests.id('doctor'), 'Another');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('other')::uuid, tests.id('patient'), 'A comment');

select tests.act_as('visitor');
select throws_ok(
  'select * from public.list_recently_deleted()', '42501', null, 'a visitor cannot list deleted content'
);
select tests.act_as('patient');
select public.delete_post(md5('post')::uuid), public.delete_comment(md5('comment')::uuid);
select results_eq(
  'select content from public.list_recently_deleted() order by content', array['A comment', 'A post'],
  'an author can list their deleted content'
);
select tests.act_as('doctor');
select is_empty(
  'select * from public.list_recently_deleted()', 'a member cannot list another member''s deleted content'
);
select tests.act_as('patient');
select public.restore_post(md5('post')::uuid);
select results_eq(
  'select content from public.list_recently_deleted()', array['A comment'], 'restored content is not listed'
);
reset role;
update public.post_comments set deleted_at = now() - interval '10 minutes';
select tests.act_as('patient');
select is_empty('select * from public.list_recently_deleted()', 'deleted content is listed for ten minutes');

select * from finish();
rollback;
