-- Stories on the home page: those of some days ago about a practice, and what administrators choose.
begin;
select plan(18);
select tests.raise_curtain();

insert into public.posts (id, user_id, kind, content, doctor_id, created_at) values
  (md5('old')::uuid, tests.id('patient'), 'story', 'Two days old', tests.listing('Owned Oak Medicine'), now() - interval '49 hours'),
  (md5('older')::uuid, tests.id('patient'), 'story', 'Three days old', tests.listing('Owned Oak Medicine'), now() - interval '3 days'),
  (md5('new')::uuid, tests.id('patient'), 'story', 'Of today', tests.listing('Owned Oak Medicine'), now()),
  (md5('loose')::uuid, tests.id('patient'), 'story', 'About no practice', null, now() - interval '9 days'),
  (md5('note')::uuid, tests.id('patient'), 'post', 'No story', null, now() - interval '9 days');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['Two days old', 'Three days old'], 'two days old, about a practice, newest first');
select throws_ok($$ select public.feature_story(md5('loose')::uuid, true, 1) $$, '42501', null, 'a stranger chooses nothing');
select tests.act_as('patient');
select throws_ok($$ select public.feature_story(md5('loose')::uuid, true, 1) $$, '42501', null, 'nor does its author');
select throws_ok($$ update public.posts set featured_at = now() where id = md5('loose')::uuid $$, '42501', null, 'by no other road');
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('loose')::uuid, true, 1) $$, 'an administrator does');
select throws_ok($$ select public.feature_story(md5('loose')::uuid, true, 1) $$, 'PT409', null, 'once');
select throws_ok($$ select public.feature_story(md5('note')::uuid, true, 1) $$, 'PT409', null, 'of stories only');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['About no practice', 'Two days old', 'Three days old'], 'what was chosen comes first');
select tests.act_as('doctor');
insert into public.reports (post_id, reason) values (md5('loose')::uuid, 'spam'), (md5('older')::uuid, 'spam');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['Two days old'], 'what is reported waits, chosen or not');
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('loose')::uuid, false, 1) $$, 'what was chosen can be taken off again');

-- A story edited since it was featured, and since it was two days old
select lives_ok($$ select public.feature_story(md5('old')::uuid, true, 1) $$, 'an admin features a story');
select tests.act_as('patient');
update public.posts set content = 'Visit my shop' where id in (md5('old')::uuid, md5('older')::uuid);
reset role;
delete from public.reports;
select tests.act_as('stranger');
select is_empty($$ select from public.home_stories() where content = 'Visit my shop' $$, 'a text that nobody has read does not reach the home page');
select tests.act_as('admin');
select results_eq($$ select featured_at is null, unfeatured_at is not null from public.posts where id = md5('old')::uuid $$, $$ values (true, true) $$,
  'an edit of a featured story takes it off the home page and sends it to the admins');
select throws_ok($$ select public.feature_story(md5('old')::uuid, true, 1) $$, 'PT409', 'This has changed since you opened it',
  'a story cannot be featured at a version that was edited since');
select lives_ok($$ select public.feature_story(md5('old')::uuid, true, 2) $$, 'its new text can be');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['Visit my shop'], 'and is on the home page again');
select tests.act_as('patient');
update public.posts set content = 'Visit my other shop' where id = md5('old')::uuid;
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('old')::uuid, false, 3) $$, 'an admin leaves an edited story off');
select results_eq($$ select featured_at is null, unfeatured_at is null from public.posts where id = md5('old')::uuid $$, $$ values (true, true) $$,
  'which no longer waits');

select * from finish();
rollback;
