-- Stories about a practice: what their authors can say, the answer of the practice, and "still a member".
begin;
select plan(66);
select tests.create_fixtures();
do $$ begin perform tests.sign_up(name, '{}') from unnest(array['manager', 'front desk']) as name; end $$;
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'),
    (tests.listing('Owned Oak Medicine'), tests.id('front desk'), 'front_desk');
select tests.add_listing('Other Elm Care', owner => 'doctor');
-- Not newcomers, who can post less.
update public.profiles set created_at = now() - interval '1 month';
update public.profiles set full_name = 'Marla Manager' where id = tests.id('manager');

create function tests.write(changes jsonb, practice text default 'Owned Oak Medicine') returns text
language plpgsql as $$
declare
  row jsonb := jsonb_build_object('kind', 'story', 'content', repeat('x', 40), 'doctor_id', tests.listing(practice))
    || changes;
begin
  return tests.refusal(format(
    'insert into public.posts (%1$s) select %1$s from jsonb_populate_record(null::public.posts, %2$L)',
    (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(row) as key), row
  ));
end $$;
create function tests.answer(content text) returns text language sql as $$
  select tests.refusal(format(
    'insert into public.post_comments (id, post_id, content) values (md5(%1$L)::uuid, md5(''story'')::uuid, %1$L)',
    content
  ))
$$;

create function tests.edit_answer(new_text text) returns integer language plpgsql as $$
declare
  changed integer;
begin
  update public.post_comments set content = new_text where id = md5('From the owner')::uuid;
  get diagnostics changed = row_count;
  return changed;
end $$;
create function tests.shown_answer() returns text language sql as $$
  select answer || ' by ' || comment_cards.author_name from public.story_cards
  join public.comment_cards on comment_cards.post_id = story_cards.id and is_answer
  where story_cards.id = md5('story')::uuid
$$;

-- What an author can say
select tests.act_as('patient');
select matches(
  tests.write(jsonb_build_object('content', repeat('x', 39))),
  '^23514', 'a story about a practice with 39 letters is refused'
);
select matches(
  tests.write(jsonb_build_object('content', repeat(E'\U0001F468\u200D\U0001F469\u200D\U0001F467', 39))),
  '^23514', 'emoji count as one character each'
);
select matches(tests.write('{"kind": "post"}'), '^23514', 'a post that is not a story cannot be about a practice');
select matches(tests.write('{"monthly_cost": -1}'), '^23514', 'a negative cost is refused');
select matches(tests.write('{"monthly_cost": 1000000000}'), '^22003', 'a cost of a billion dollars is refused');
select matches(tests.write('{"monthly_cost": 100001}'), '^23514', 'a cost above the highest price is refused');
select matches(tests.write('{"monthly_cost": "NaN"}'), '^23514', 'a cost that is not a number is refused');
select matches(
  tests.write(jsonb_build_object('joined_year', extract(year from now()) + 1)),
  '^23514', 'a year in the future is refused'
);
select matches(tests.write(jsonb_build_object(
  'joined_year', extract(year from now() + interval '32 days'),
  'joined_month', extract(month from now() + interval '32 days')
)), '^23514', 'a month in the future is refused');
select matches(tests.write('{"joined_year": 1989}'), '^23514', 'a year before 1990 is refused');
select matches(tests.write('{"joined_month": 5}'), '^23514', 'a month without a year is refused');
select matches(tests.write('{"joined_year": 2020, "joined_month": 13}'), '^2', 'a thirteenth month is refused');
select matches(
  tests.write('{"still_member_at": "2026-01-01"}'), '^42501', 'a new story cannot say that its author is still a member'
);
select matches(tests.write('{"version": 7}'), '^42501', 'the version of a new story cannot be set');
select is(
  tests.write(
    jsonb_build_object('id', md5('story')::uuid, 'joined_year', 2020, 'joined_month', 5, 'monthly_cost', 79.5)
  ),
  'accepted', 'a member can say when they joined and what they pay'
);
select is(
  tests.write('{}', 'Open Door Direct Care'), 'accepted', 'a member can say neither, and write about another practice'
);
select matches(tests.write('{}'), 'practice_story_exists', 'a second story about a practice is refused');
select lives_ok(
  $$ insert into public.posts (id, kind, content, doctor_id)
    values (md5('story')::uuid, 'story', repeat('y', 40), tests.listing('Owned Oak Medicine'))
    on conflict (id) do nothing $$,
  'a repeated request is no second story'
);
select lives_ok(
  $$ insert into public.posts (kind, content) values ('story', 'Short'), ('story', 'And another') $$,
  'stories without a practice have no such limits'
);
select throws_ok(
  $$ update public.posts set content = 'Short' where id = md5('story')::uuid $$,
  '23514', null, 'an edit cannot make a story too short'
);
select throws_ok(
  $$ update public.posts set doctor_id = tests.listing('Other Elm Care') where id = md5('story')::uuid $$,
  '42501', null, 'a story cannot move to another practice'
);
select results_eq(
  $$ update public.posts set monthly_cost = 85 where id = md5('story')::uuid returning edited_at is not null $$,
  array[true], 'a changed cost is an edit'
);

-- One story, deleted and restored
select public.delete_post(md5('story')::uuid);
select is(
  tests.write(jsonb_build_object('id', md5('second')::uuid)),
  'accepted', 'a member can write another story after deleting one'
);
select throws_ok(
  $$ select public.restore_post(md5('story')::uuid) $$,
  'PT409', null, 'a deleted story cannot be restored beside a new one'
);
select public.delete_post(md5('second')::uuid);
select lives_ok($$ select public.restore_post(md5('story')::uuid) $$, 'a deleted story can be restored');

-- The people of the practice, and others
select tests.act_as('another patient');
select matches(
  tests.write('{}', 'Hidden Creek Health'), '^42501', 'a story about a listing that the author cannot read is refused'
);
select tests.act_as('owner');
select matches(tests.write('{}'), 'own_practice_story', 'an owner cannot write a story about their practice');
select tests.act_as('manager');
select matches(tests.write('{}'), 'own_practice_story', 'a manager cannot write a story about their practice');
select tests.act_as('front desk');
select matches(tests.write('{}'), 'own_practice_story', 'the front desk cannot write a story about their practice');
select matches(tests.answer('From the front desk'), 'cannot_answer_story', 'the front desk cannot answer a story');
select is_empty(
  $$ update public.posts set monthly_cost = 1 where id = md5('story')::uuid returning id $$,
  'the people of a practice cannot change a story'
);
select tests.act_as('doctor');
select matches(tests.write('{}'), 'accepted', 'the owner of another practice can write a story');
select throws_ok(
  $$ insert into public.post_comments (post_id, content, is_answer) values (md5('story')::uuid, 'As if', true) $$,
  '42501', null, 'a member cannot mark a comment as the answer'
);
select is(tests.answer('As a colleague'), 'accepted', 'the owner of another practice can comment');
select tests.act_as('manager');
select is(tests.answer('Thank you'), 'accepted', 'a manager can answer a story');
select tests.act_as('owner');
select matches(
  tests.answer('Thanks again'), 'story_answered', 'a practice cannot answer twice, not even by two people'
);
select tests.act_as('visitor');
select results_eq(
  $$ select joined_year, joined_month, monthly_cost, answer from public.story_cards
    where id = md5('story')::uuid $$,
  $$ values (2020::smallint, 5::smallint, 85.00, 'Thank you') $$,
  'a visitor can read the story with the answer of the practice'
);

-- The answer, deleted and hidden
select tests.act_as('manager');
select public.delete_comment(md5('Thank you')::uuid);
select tests.act_as('owner');
select is(tests.answer('From the owner'), 'accepted', 'a practice can answer again after deleting its answer');
select tests.act_as('manager');
select throws_ok(
  $$ select public.restore_comment(md5('Thank you')::uuid) $$,
  'PT409', null, 'a deleted answer cannot be restored beside a new one'
);
reset role;
update public.post_comments set hidden_at = now() where id = md5('From the owner')::uuid;
select tests.act_as('visitor');
select results_eq(
  $$ select answer from public.story_cards where id = md5('story')::uuid $$,
  array[null::text], 'a hidden answer is not shown'
);

-- The answer is the practice's, not that of the account that wrote it.
reset role;
update public.post_comments set hidden_at = null where id = md5('From the owner')::uuid;
select tests.act_as('manager');
select ok(
  (select can_edit from public.comment_cards where id = md5('From the owner')::uuid),
  'a manager sees that they can edit the answer that the owner wrote'
);
select is(tests.edit_answer('From the team'), 1, 'a manager can edit the answer that the owner wrote');
select is(tests.shown_answer(), 'From the team by Marla Manager', 'the editor of an answer becomes its author');
select tests.act_as('front desk');
select is(tests.edit_answer('From the desk'), 0, 'the front desk cannot edit the answer of the practice');
reset role;
delete from public.practice_members where user_id = tests.id('manager');
select tests.act_as('manager');
select ok(
  not (select can_edit from public.comment_cards where id = md5('From the owner')::uuid),
  'a former manager sees that they cannot edit the answer'
);
select is(tests.edit_answer('I was never paid'), 0, 'a former manager cannot edit the answer that they wrote');
select throws_ok(
  $$ select public.delete_comment(md5('From the owner')::uuid) $$,
  'P0002', null, 'a former manager cannot delete the answer that they wrote'
);
reset role;
update public.doctors set user_id = tests.id('doctor'), claimed_by = tests.id('doctor')
where id = tests.listing('Owned Oak Medicine');
update public.post_comments set hidden_at = now() where id = md5('From the owner')::uuid;
select tests.act_as('owner');
select is(tests.edit_answer('Buy my book'), 0, 'a former owner cannot edit the answer of the practice');
select tests.act_as('doctor');
select is(tests.edit_answer('From the new owner'), 1, 'a new owner can edit an earlier answer, also a hidden one');
reset role;
update public.post_comments set hidden_at = null where id = md5('From the owner')::uuid;
select tests.act_as('doctor');
select lives_ok(
  $$ select public.delete_comment(md5('From the owner')::uuid) $$, 'a new owner can delete the answer of the practice'
);
select results_eq(
  $$ select content from public.list_recently_deleted() where id = md5('From the owner')::uuid $$,
  array['From the new owner'],
  'a new owner sees that they can restore the answer'
);
select lives_ok(
  $$ select public.restore_comment(md5('From the owner')::uuid) $$, 'a new owner can restore the answer'
);
select tests.act_as('manager');
select is_empty('select * from public.list_recently_deleted()', 'former staff cannot restore the answer');
select tests.act_as('visitor');
select is(tests.shown_answer(), 'From the new owner by Dora Doctor', 'visitors see who wrote the answer last');

-- Still a member
select tests.act_as('patient');
select throws_ok(
  $$ select public.confirm_membership(md5('story')::uuid) $$,
  'PT409', null, 'a membership cannot be confirmed before a year'
);
reset role;
update public.posts set created_at = now() - interval '1 year' where id = md5('story')::uuid;
select tests.act_as('another patient');
select throws_ok(
  $$ select public.confirm_membership(md5('story')::uuid) $$,
  'PT409', null, 'the membership of another member cannot be confirmed'
);
select throws_ok(
  $$ update public.posts set still_member_at = now() $$, '42501', null, 'still_member_at cannot be updated directly'
);
select tests.act_as('patient');
select is(public.confirm_membership(md5('story')::uuid), now(), 'a membership can be confirmed after a year');
select throws_ok(
  $$ select public.confirm_membership(md5('story')::uuid) $$,
  'PT409', null, 'a membership cannot be confirmed twice within a year'
);
select tests.act_as('visitor');
select throws_ok(
  $$ select public.confirm_membership(md5('story')::uuid) $$, '42501', null, 'a visitor cannot confirm a membership'
);

-- Stories without a practice
select tests.act_as('patient');
insert into public.posts (kind, content) values ('story', 'No practice'), ('post', 'No story');
select tests.act_as('visitor');
select results_eq(
  $$ select content from public.story_cards where content in ('No practice', 'No story') $$,
  array['No practice'], 'the stories include those that are not about a practice, but no posts'
);

-- Blocks, suspension, hiding, and merging, as for all posts
select tests.act_as('another patient');
insert into public.blocks (blocked_id) values (tests.id('patient'));
select is_empty(
  $$ select from public.story_cards where user_id = tests.id('patient') $$,
  'a member does not see the stories of people they have blocked'
);
reset role;
update public.posts set is_hidden_with_author = true where id = md5('story')::uuid;
select tests.act_as('visitor');
select is_empty(
  $$ select from public.story_cards where id = md5('story')::uuid $$,
  'a story that a suspension hides is not shown'
);
reset role;
update public.posts set is_hidden_with_author = false, hidden_at = now() where id = md5('story')::uuid;
select tests.act_as('patient');
select is_empty(
  $$ select from public.story_cards where id = md5('story')::uuid $$,
  'a hidden story is not shown on the listing, not even to its author'
);
reset role;
update public.posts set hidden_at = null where id = md5('story')::uuid;
select tests.act_as('admin');
select lives_ok(
  $$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine')) $$,
  'listings with stories by the same member can be merged'
);
select results_eq(
  $$ select doctor_id from public.posts
    where user_id = tests.id('patient') and doctor_id is not null order by monthly_cost nulls last $$,
  array[tests.listing('Owned Oak Medicine'), tests.listing('Open Door Direct Care')],
  'the second story of a member stays with the merged listing'
);

select * from finish();
rollback;
