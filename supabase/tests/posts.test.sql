-- Posts: writing, editing, deleting, and restoring.
begin;
select plan(37);
select tests.create_fixtures();
insert into public.posts (id, user_id, content) values
  (md5('visible')::uuid, tests.id('patient'), 'A good visit today'),
  (md5('hidden')::uuid, tests.id('patient'), 'Something else');
update public.posts set hidden_at = now() where id = md5('hidden')::uuid;

select tests.act_as('visitor');
select is((select count(*)::int from public.posts), 1, 'a visitor can read only visible posts');
select throws_ok(
  $$ insert into public.posts (content) values ('Hi') $$, '42501', null, 'a visitor cannot write a post'
);

select tests.act_as('another patient');
select is((select count(*)::int from public.posts), 1, 'a member cannot read another member''s hidden post');
select lives_ok(
  $$ insert into public.posts (content, kind) values ('My story', 'story') $$, 'a member can write a post'
);
select throws_ok(
  $$ insert into public.posts (content, user_id) values ('As you', tests.id('patient')) $$,
  '42501', null, 'a member cannot write a post as another member'
);
select throws_ok(
  $$ insert into public.posts (content, created_at) values ('Old', '2020-01-01') $$,
  '42501', null, 'a member cannot backdate a post'
);
select throws_ok(
  $$ insert into public.posts (content, like_count) values ('Loved', 1000) $$,
  '42501', null, 'a member cannot set the like count of a new post'
);
select throws_ok($$ update public.posts set like_count = 1000 $$, '42501', null, 'a member cannot update a counter');
select throws_ok($$ update public.posts set hidden_at = null $$, '42501', null, 'a member cannot unhide a post');
select throws_ok(
  $$ insert into public.posts (content) values (E' \n\t ') $$, '23514', null, 'a post of white space is refused'
);
select throws_ok(
  $$ insert into public.posts (content) values (E'\u200B\u2060\uFEFF') $$,
  '23514', null, 'a post of zero-width characters is refused'
);
select throws_ok(
  $$ insert into public.posts (content) values (repeat('x', 5001)) $$,
  '23514', null, 'a post longer than 5,000 characters is refused'
);
select lives_ok(
  $$ insert into public.posts (content) values (repeat(E'\U0001F468\u200D\U0001F469\u200D\U0001F467', 3000)) $$,
  'a family emoji counts as one character'
);
select throws_ok(
  $$ insert into public.posts (content) values (repeat(E'\U0001F642', 5001)) $$,
  '23514', null, 'an emoji counts as one character'
);
select throws_ok(
  $$ insert into public.posts (content) values ('x' || repeat(E'\u0301', 20000)) $$,
  '23514', null, 'the number of combining characters is limited'
);
select is_empty(
  $$ update public.posts set content = 'x' where id = md5('visible')::uuid returning id $$,
  'a member cannot edit another member''s post'
);
select throws_ok(
  $$ delete from public.posts where id = md5('visible')::uuid $$, '42501', null, 'a member cannot delete a row directly'
);
select throws_ok(
  $$ select public.delete_post(md5('visible')::uuid) $$, 'P0002', null, 'a member cannot delete another member''s post'
);
select throws_ok($$ update public.posts set deleted_at = null $$, '42501', null, 'a member cannot update deleted_at');
select lives_ok(
  $$ insert into public.posts (id, content) values (md5('visible')::uuid, 'Mine now') on conflict (id) do nothing $$,
  'inserting a post with an existing id changes nothing'
);
select throws_ok(
  $$ insert into public.posts (content, doctor_id) values ('About', tests.listing('Hidden Creek Health')) $$,
  '42501', null, 'a member cannot write a story about a listing they cannot read'
);

select tests.act_as('patient');
select isnt_empty(
  $$ update public.posts set content = 'A very good visit'
    where id = md5('visible')::uuid and edited_at is null returning edited_at $$,
  'an author can edit their post'
);

-- Deleted, and brought back
select lives_ok($$ select public.delete_post(md5('visible')::uuid) $$, 'an author can delete their post');
select is_empty(
  $$ select 1 from public.posts where id = md5('visible')::uuid $$, 'an author cannot read their deleted post'
);
select tests.act_as('visitor');
select throws_ok(
  $$ select public.restore_post(md5('visible')::uuid) $$, '42501', null, 'a visitor cannot restore a post'
);
select tests.act_as('another patient');
select throws_ok(
  $$ select public.restore_post(md5('visible')::uuid) $$,
  'P0002', null, 'a member cannot restore another member''s post'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.restore_post(md5('visible')::uuid) $$,
  'P0002', null, 'an admin cannot restore another member''s post'
);
select tests.act_as('patient');
select lives_ok($$ select public.restore_post(md5('visible')::uuid) $$, 'an author can restore their deleted post');
select isnt_empty($$ select 1 from public.posts where id = md5('visible')::uuid $$, 'a restored post is visible again');
select throws_ok(
  $$ select public.restore_post(md5('visible')::uuid) $$,
  'P0002', 'It is too late to restore this', 'a post that is not deleted cannot be restored'
);
select lives_ok($$ select public.delete_post(md5('hidden')::uuid) $$, 'an author can delete a hidden post');
select lives_ok($$ select public.restore_post(md5('hidden')::uuid) $$, 'an author can restore a hidden post');
select tests.act_as('visitor');
select is_empty(
  $$ select 1 from public.posts where id = md5('hidden')::uuid $$, 'a restored hidden post is still hidden'
);
select tests.act_as('patient');
select public.delete_post(md5('visible')::uuid);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok(
  $$ select public.restore_post(md5('visible')::uuid) $$, '42501', null, 'a suspended member cannot restore a post'
);
reset role;
delete from private.suspensions where user_id = tests.id('patient');
update public.posts set deleted_at = now() - interval '11 minutes' where id = md5('visible')::uuid;
select tests.act_as('patient');
select throws_ok(
  $$ select public.restore_post(md5('visible')::uuid) $$,
  'P0002', 'It is too late to restore this', 'a post cannot be restored after ten minutes'
);
select public.delete_post(md5('hidden')::uuid);
select tests.act_as('admin');
select lives_ok(
  $$ select public.erase_post(md5('hidden')::uuid, 'Advertising', 1) $$, 'an admin can erase a deleted post'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.restore_post(md5('hidden')::uuid) $$,
  'P0002', 'It is too late to restore this', 'an erased post cannot be restored'
);

select * from finish();
rollback;
