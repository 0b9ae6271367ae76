-- Questions that their author marks as answered.
begin;
select plan(13);
select tests.create_fixtures();
insert into public.posts (id, user_id, kind, content) values
  (md5('question')::uuid, tests.id('patient'), 'post', 'Question'),
  (md5('other')::uuid, tests.id('patient'), 'post', 'Another question'),
  (md5('story')::uuid, tests.id('patient'), 'story', 'Story');
insert into public.post_comments (id, post_id, user_id, content, hidden_at, deleted_at) values
  (md5('one')::uuid, md5('question')::uuid, tests.id('doctor'), 'One', null, null),
  (md5('hidden')::uuid, md5('question')::uuid, tests.id('patient'), 'Hidden', now(), null),
  (md5('deleted')::uuid, md5('question')::uuid, tests.id('patient'), 'Deleted', null, now()),
  (md5('on story')::uuid, md5('story')::uuid, tests.id('doctor'), 'On a story', null, null),
  (md5('elsewhere')::uuid, md5('other')::uuid, tests.id('doctor'), 'Elsewhere', null, null);

create function tests.answer(comment text, question text default 'question') returns setof uuid language sql as $$
  update public.posts set answer_id = md5(comment)::uuid where id = md5(question)::uuid returning answer_id
$$;
create function tests.answer_shown() returns text language sql as $$
  select post_comments.content from public.post_cards join public.post_comments on post_comments.id = answer_id
  where post_cards.id = md5('question')::uuid
$$;

select tests.act_as('visitor');
select throws_ok($$ select tests.answer('one') $$, '42501', null, 'a visitor cannot mark an answer');
select tests.act_as('doctor');
select is_empty($$ select tests.answer('one') $$, 'the author of a comment cannot mark it as the answer');
select tests.act_as('patient');
select throws_ok($$ select tests.answer('hidden') $$, 'P0002', null, 'a hidden comment is no answer');
select throws_ok($$ select tests.answer('deleted') $$, 'P0002', null, 'a deleted comment is no answer');
select throws_ok($$ select tests.answer('elsewhere') $$, 'P0002', null, 'a comment on another post is no answer');
select throws_ok($$ select tests.answer('on story', 'story') $$, '23514', null, 'a story is no question');
select throws_ok(
  $$ insert into public.posts (content, answer_id) values ('Hi', md5('one')::uuid) $$,
  '42501', null, 'a new post has no answer'
);
select isnt_empty($$ select tests.answer('one') $$, 'the author of a question can mark a comment as its answer');
select is((select edited_at from public.posts where id = md5('question')::uuid), null, 'this is not an edit');
select tests.act_as('visitor');
select is(tests.answer_shown(), 'One', 'everybody sees which comment answered');
select tests.act_as('another patient');
insert into public.blocks (blocked_id) values (tests.id('doctor'));
select is(tests.answer_shown(), null, 'a reader who has blocked its author does not');
reset role;
update public.post_comments set hidden_at = now() where id = md5('one')::uuid;
select tests.act_as('patient');
select is(
  (select answer_id from public.post_cards where id = md5('question')::uuid), null, 'a hidden answer is not shown'
);
select lives_ok(
  $$ update public.posts set content = 'Better question' where id = md5('question')::uuid $$,
  'a question with a hidden answer can be edited'
);

select * from finish();
rollback;
