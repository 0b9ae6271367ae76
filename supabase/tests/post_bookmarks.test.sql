-- Bookmarks of posts.
begin;
select plan(9);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values
  (md5('one')::uuid, tests.id('owner'), 'One'), (md5('two')::uuid, tests.id('owner'), 'Two'),
    (md5('hidden')::uuid, tests.id('owner'), 'Hidden');
update public.posts set hidden_at = now() where id = md5('hidden')::uuid;

select tests.act_as('patient');
insert into public.post_bookmarks (post_id) values (md5('one')::uuid), (md5('two')::uuid);
select results_eq(
  $$ select id from public.list_bookmarked_posts() order by content $$,
  array[md5('one')::uuid, md5('two')::uuid], 'a member can list saved posts'
);
select throws_ok(
  $$ insert into public.post_bookmarks (post_id) values (md5('hidden')::uuid) $$,
  '42501', null, 'a hidden post cannot be saved'
);
select throws_ok(
  format('insert into public.post_bookmarks (post_id, user_id) values (md5(''one'')::uuid, %L)', tests.id('doctor')),
  '42501', null, 'a member cannot save a post for another member'
);
select throws_ok(
  $$ update public.post_bookmarks set created_at = now() $$, '42501', null, 'a bookmark cannot be changed'
);

select tests.act_as('owner');
select is_empty($$ select from public.post_bookmarks $$, 'the author of a post cannot read who saved it');
select public.delete_post(md5('two')::uuid);
select tests.act_as('admin');
select is_empty($$ select from public.post_bookmarks $$, 'an admin cannot read who saved a post');
select tests.act_as('visitor');
select throws_ok($$ select from public.post_bookmarks $$, '42501', null, 'a visitor cannot read bookmarks');

select tests.act_as('patient');
select results_eq(
  $$ select id from public.list_bookmarked_posts() $$, array[md5('one')::uuid], 'the list leaves out deleted posts'
);
delete from public.post_bookmarks;
select is_empty($$ select from public.list_bookmarked_posts() $$, 'a bookmark can be deleted');

select * from finish();
rollback;
