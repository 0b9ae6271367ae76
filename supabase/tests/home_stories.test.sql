-- Stories on the home page: chosen by admins, or about a practice and a few days old.
begin;
select plan(18);
select tests.create_fixtures();

insert into public.posts (id, user_id, kind, content, doctor_id, created_at) values
  (md5('old')::uuid, tests.id('patient'), 'story', 'Two days old, and visits last as long as they need',
    tests.listing('Owned Oak Medicine'), now() - interval '49 hours'),
  (md5('older')::uuid, tests.id('patient'), 'story', 'Three days old, and visits last as long as they need',
    tests.listing('Open Door Direct Care'), now() - interval '3 days'),
  (md5('new')::uuid, tests.id('another patient'), 'story', 'Of today, and visits last as long as they need',
    tests.listing('Owned Oak Medicine'), now()),
  (md5('loose')::uuid, tests.id('patient'), 'story', 'About no practice', null, now() - interval '9 days'),
  (md5('note')::uuid, tests.id('patient'), 'post', 'No story', null, now() - interval '9 days');
select tests.act_as('visitor');
select results_eq(
  'select content from public.list_home_stories()',
  array['Two days old, and visits last as long as they need', 'Three days old, and visits last as long as they need'],
  'stories about a practice appear after two days, newest first'
);
select throws_ok(
  $$ select public.feature_story(md5('loose')::uuid, true, 1) $$, '42501', null, 'a visitor cannot feature a story'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.feature_story(md5('loose')::uuid, true, 1) $$, '42501', null, 'an author cannot feature their story'
);
select throws_ok(
  $$ update public.posts set featured_at = now() where id = md5('loose')::uuid $$,
  '42501', null, 'an author cannot set featured_at'
);
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('loose')::uuid, true, 1) $$, 'an admin can feature a story');
select throws_ok(
  $$ select public.feature_story(md5('loose')::uuid, true, 1) $$,
  'PT409', null, 'a featured story cannot be featured again'
);
select throws_ok(
  $$ select public.feature_story(md5('note')::uuid, true, 1) $$,
  'PT409', null, 'a post that is not a story cannot be featured'
);
select tests.act_as('visitor');
select results_eq(
  'select content from public.list_home_stories()', array[
    'About no practice', 'Two days old, and visits last as long as they need',
    'Three days old, and visits last as long as they need'
  ],
  'featured stories come first'
);
select tests.act_as('doctor');
insert into public.reports (post_id, reason) values (md5('loose')::uuid, 'spam'), (md5('older')::uuid, 'spam');
select tests.act_as('visitor');
select results_eq(
  'select content from public.list_home_stories()', array['Two days old, and visits last as long as they need'],
  'stories with an open report are left out'
);
select tests.act_as('admin');
select lives_ok($$ select public.feature_story(md5('loose')::uuid, false, 1) $$, 'an admin can unfeature a story');

-- A story edited since it was featured, and since it was two days old
select lives_ok($$ select public.feature_story(md5('old')::uuid, true, 1) $$, 'an admin can feature an eligible story');
select tests.act_as('patient');
update public.posts set content = 'Visit my shop for vitamins, candles, and more'
where id in (md5('old')::uuid, md5('older')::uuid);
reset role;
delete from public.reports;
select tests.act_as('visitor');
select is_empty(
  $$ select from public.list_home_stories() where content = 'Visit my shop for vitamins, candles, and more' $$,
  'an edited story leaves the home page'
);
select tests.act_as('admin');
select results_eq(
  $$ select featured_at is null, unfeatured_at is not null from public.posts where id = md5('old')::uuid $$,
  $$ values (true, true) $$, 'an edit unfeatures a story and sends it to review'
);
select throws_ok(
  $$ select public.feature_story(md5('old')::uuid, true, 1) $$,
  'PT409', 'This has changed since you opened it', 'a story cannot be featured at an outdated version'
);
select lives_ok(
  $$ select public.feature_story(md5('old')::uuid, true, 2) $$, 'a story can be featured at its current version'
);
select tests.act_as('visitor');
select results_eq(
  'select content from public.list_home_stories()', array['Visit my shop for vitamins, candles, and more'],
  'a featured edit is on the home page again'
);
select tests.act_as('patient');
update public.posts set content = 'Visit my other shop for vitamins, candles, and more' where id = md5('old')::uuid;
select tests.act_as('admin');
select lives_ok(
  $$ select public.feature_story(md5('old')::uuid, false, 3) $$, 'an admin can leave an edited story off the home page'
);
select results_eq(
  $$ select featured_at is null, unfeatured_at is null from public.posts where id = md5('old')::uuid $$,
  $$ values (true, true) $$, 'a story that was left off is no longer waiting for review'
);

select * from finish();
rollback;
