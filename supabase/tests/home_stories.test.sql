-- Stories on the home page: those of some days ago about a practice, and what administrators choose.
begin;
select plan(10);
select tests.raise_curtain();

insert into public.posts (id, user_id, kind, content, doctor_id, created_at) values
  (md5('old')::uuid, tests.id('patient'), 'story', 'Two days old', tests.listing('Owned Oak Medicine'), now() - interval '49 hours'),
  (md5('older')::uuid, tests.id('patient'), 'story', 'Three days old', tests.listing('Owned Oak Medicine'), now() - interval '3 days'),
  (md5('new')::uuid, tests.id('patient'), 'story', 'Of today', tests.listing('Owned Oak Medicine'), now()),
  (md5('loose')::uuid, tests.id('patient'), 'story', 'About no practice', null, now() - interval '9 days'),
  (md5('note')::uuid, tests.id('patient'), 'post', 'No story', null, now() - interval '9 days');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['Two days old', 'Three days old'], 'two days old, about a practice, newest first');
select throws_ok($$ select public.feature_story(md5('loose')::uuid, true) $$, '42501', null, 'a stranger chooses nothing');
select tests.act_as('patient');
select throws_ok($$ select public.feature_story(md5('loose')::uuid, true) $$, '42501', null, 'nor does its author');
select throws_ok($$ update public.posts set featured_at = now() where id = md5('loose')::uuid $$, '42501', null, 'by no other road');
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('loose')::uuid, true) $$, 'an administrator does');
select throws_ok($$ select public.feature_story(md5('loose')::uuid, true) $$, 'PT409', null, 'once');
select throws_ok($$ select public.feature_story(md5('note')::uuid, true) $$, 'PT409', null, 'of stories only');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['About no practice', 'Two days old', 'Three days old'], 'what was chosen comes first');
select tests.act_as('doctor');
insert into public.reports (post_id, reason) values (md5('loose')::uuid, 'spam'), (md5('older')::uuid, 'spam');
select tests.act_as('stranger');
select results_eq('select content from public.home_stories()', array['Two days old'], 'what is reported waits, chosen or not');
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('loose')::uuid, false) $$, 'what was chosen can be taken off again');

select * from finish();
rollback;
