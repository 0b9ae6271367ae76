-- Posts: who writes, edits and deletes them, and who brings back what was deleted.
begin;
select plan(37);
select tests.raise_curtain();
insert into public.posts (id, user_id, content) values
  (md5('visible')::uuid, tests.id('patient'), 'A good visit today'),
  (md5('hidden')::uuid, tests.id('patient'), 'Something else');
update public.posts set hidden_at = now() where id = md5('hidden')::uuid;

select tests.act_as('stranger');
select is((select count(*)::int from public.posts), 1, 'a stranger reads what is not hidden');
select throws_ok($$ insert into public.posts (content) values ('Hi') $$, '42501', null, 'a stranger writes nothing');

select tests.act_as('another patient');
select is((select count(*)::int from public.posts), 1, 'a member does not read another''s hidden post');
select lives_ok($$ insert into public.posts (content, kind) values ('My story', 'story') $$, 'a member posts as self');
select throws_ok($$ insert into public.posts (content, user_id) values ('As you', tests.id('patient')) $$, '42501', null, 'nobody posts as another');
select throws_ok($$ insert into public.posts (content, created_at) values ('Old', '2020-01-01') $$, '42501', null, 'nobody backdates');
select throws_ok($$ insert into public.posts (content, like_count) values ('Loved', 1000) $$, '42501', null, 'nobody brings likes along');
select throws_ok($$ update public.posts set like_count = 1000 $$, '42501', null, 'nobody writes a counter');
select throws_ok($$ update public.posts set hidden_at = null $$, '42501', null, 'nobody unhides');
select throws_ok($$ insert into public.posts (content) values (E' \n\t ') $$, '23514', null, 'white space is no post');
select throws_ok($$ insert into public.posts (content) values (E'\u200B\u2060\uFEFF') $$, '23514', null, 'zero-width characters are no post');
select throws_ok($$ insert into public.posts (content) values (repeat('x', 5001)) $$, '23514', null, 'a post has at most 5,000 characters');
select lives_ok($$ insert into public.posts (content) values (repeat(E'\U0001F468\u200D\U0001F469\u200D\U0001F467', 3000)) $$,
  'a family of emoji is one');
select throws_ok($$ insert into public.posts (content) values (repeat(E'\U0001F642', 5001)) $$, '23514', null, 'an emoji too');
select throws_ok($$ insert into public.posts (content) values ('x' || repeat(E'\u0301', 20000)) $$, '23514', null, 'and marks are not endless');
select is_empty($$ update public.posts set content = 'x' where id = md5('visible')::uuid returning id $$, 'nobody edits another''s post');
select throws_ok($$ delete from public.posts where id = md5('visible')::uuid $$, '42501', null, 'nobody deletes a row');
select throws_ok($$ select public.delete_post(md5('visible')::uuid) $$, 'P0002', null, 'nobody deletes another''s post');
select throws_ok($$ update public.posts set deleted_at = null $$, '42501', null, 'nobody writes a stamp');
select lives_ok($$ insert into public.posts (id, content) values (md5('visible')::uuid, 'Mine now') on conflict (id) do nothing $$,
  'sent again under a taken id, a post changes nothing');
select throws_ok($$ insert into public.posts (content, doctor_id) values ('About', tests.listing('Hidden Creek Health')) $$, '42501', null,
  'a story is about a practice that its author can see');

select tests.act_as('patient');
select isnt_empty($$ update public.posts set content = 'A very good visit' where id = md5('visible')::uuid and edited_at is null returning edited_at $$, 'the author edits');

-- Deleted, and brought back
select lives_ok($$ select public.delete_post(md5('visible')::uuid) $$, 'the author deletes');
select is_empty($$ select 1 from public.posts where id = md5('visible')::uuid $$, 'what is deleted nobody reads, its author included');
select tests.act_as('stranger');
select throws_ok($$ select public.restore_post(md5('visible')::uuid) $$, '42501', null, 'a stranger brings nothing back');
select tests.act_as('another patient');
select throws_ok($$ select public.restore_post(md5('visible')::uuid) $$, 'P0002', null, 'nor does another member');
select tests.act_as('admin');
select throws_ok($$ select public.restore_post(md5('visible')::uuid) $$, 'P0002', null, 'nor an administrator');
select tests.act_as('patient');
select lives_ok($$ select public.restore_post(md5('visible')::uuid) $$, 'its author does');
select isnt_empty($$ select 1 from public.posts where id = md5('visible')::uuid $$, 'and it is read again');
select throws_ok($$ select public.restore_post(md5('visible')::uuid) $$, 'P0002', 'It is too late to bring this back', 'once: what is there is not brought back');
select lives_ok($$ select public.delete_post(md5('hidden')::uuid) $$, 'what is hidden is deleted, too');
select lives_ok($$ select public.restore_post(md5('hidden')::uuid) $$, 'and brought back');
select tests.act_as('stranger');
select is_empty($$ select 1 from public.posts where id = md5('hidden')::uuid $$, 'but is hidden still');
select tests.act_as('patient');
select public.delete_post(md5('visible')::uuid);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('patient'), 'Spam');
select tests.act_as('patient');
select throws_ok($$ select public.restore_post(md5('visible')::uuid) $$, '42501', null, 'who is suspended brings nothing back');
reset role;
delete from private.suspensions where user_id = tests.id('patient');
update public.posts set deleted_at = now() - interval '11 minutes' where id = md5('visible')::uuid;
select tests.act_as('patient');
select throws_ok($$ select public.restore_post(md5('visible')::uuid) $$, 'P0002', 'It is too late to bring this back', 'after ten minutes nobody does');
select public.delete_post(md5('hidden')::uuid);
select tests.act_as('admin');
select lives_ok($$ select public.erase_post(md5('hidden')::uuid, 'Advertising', 1) $$, 'an admin erases what its author has deleted');
select tests.act_as('patient');
select throws_ok($$ select public.restore_post(md5('hidden')::uuid) $$, 'P0002', 'It is too late to bring this back', 'which is gone for good');

select * from finish();
rollback;
