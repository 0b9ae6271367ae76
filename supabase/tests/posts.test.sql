-- Posts: who reads, writes and edits them.
begin;
select plan(22);
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

select * from finish();
rollback;
