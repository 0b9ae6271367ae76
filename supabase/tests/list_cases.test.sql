-- Open cases: one row per post or comment with all of its reports, and facts about the reporters.
begin;
select plan(30);
select tests.create_fixtures();
insert into public.posts (id, user_id, kind, content, doctor_id, created_at) values
  (md5('story')::uuid, tests.id('patient'), 'story', 'Owned Oak charged me twice, and did not call back',
    tests.listing('Owned Oak Medicine'), now() - interval '3 days'),
  (md5('edited')::uuid, tests.id('patient'), 'story', 'A good visit, and visits last as long as they need',
    tests.listing('Open Door Direct Care'), now() - interval '2 days');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('story')::uuid, tests.id('another patient'), 'Me, too');
do $$ begin perform tests.sign_up('member ' || n, '{}') from generate_series(1, 3) as n; end $$;
update public.profiles set created_at = now() - interval '8 days'
where id in (tests.id('owner'), tests.id('member 1'), tests.id('member 2'));
do $$ begin perform tests.add_listing('Elm Family Care', owner => 'member 2'); end $$;

select tests.act_as('patient');
select throws_ok($$ select * from public.list_cases() $$, '42501', null, 'a member cannot list cases');
select throws_ok(
  $$ select * from public.list_case_reports(array[md5('story')::uuid]) $$,
  '42501', null, 'a member cannot list the reports of a case'
);
select tests.act_as('visitor');
select throws_ok($$ select * from public.list_cases() $$, '42501', null, 'a visitor cannot list cases');
select tests.act_as('admin');
select is_empty($$ select * from public.list_cases() $$, 'there are no cases at first');

select tests.act_as('owner');
insert into public.reports (post_id, reason) values (md5('story')::uuid, 'offensive');
select tests.act_as('member 1');
insert into public.reports (post_id, reason) values (md5('story')::uuid, 'spam');
insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'closed');
select tests.act_as('member 2');
insert into public.reports (post_id, reason, note) values (md5('story')::uuid, 'spam', 'Not true');
insert into public.reports (comment_id, reason) values (md5('comment')::uuid, 'spam');
select tests.act_as('member 3');
insert into public.reports (post_id, reason) values (md5('story')::uuid, 'spam');
reset role;
update public.reports set created_at = now() + case
  when post_id is not null then interval '0'
  when doctor_id is not null then interval '1 minute'
  else interval '2 minutes'
end;

select tests.act_as('admin');
select results_eq($$ select kind, content, author_name, practice_name from public.list_cases() $$,
  $$ values
      ('post', 'Owned Oak charged me twice, and did not call back', 'Pat Patient', 'Owned Oak Medicine'),
      ('listing', null, null, null), ('comment', 'Me, too', 'Ann Other', 'Owned Oak Medicine') $$,
  'a post is one case with all of its reports, each report of a listing is one, oldest first');
select results_eq(
  $$ select next.kind from public.list_cases() as one, lateral public.list_cases(one.due, one.id, 1) as next
    where one.kind = 'post' $$,
  array['listing'],
  'the next page starts after the given case');
reset role;
update public.post_comments set hidden_at = now(), hidden_reason = '{"code": "reported_by_several"}'
where id = md5('comment')::uuid;
select tests.act_as('admin');
select results_eq($$ select kind from public.list_cases() $$, array['comment', 'post', 'listing'],
  'a hidden comment comes before what was reported earlier');
select results_eq(
  $$ select next.kind
    from public.list_cases(page_size => 1) as one, lateral public.list_cases(one.due, one.id) as next $$,
  array['post', 'listing'],
  'the page after a hidden comment has the cases that are due later');
reset role;
update public.post_comments set hidden_at = null, hidden_reason = null where id = md5('comment')::uuid;
select tests.act_as('admin');
select results_eq(
  $$ select kind from public.list_cases(is_newest_first => true) $$,
  array['comment', 'listing', 'post'], 'cases can be listed newest first'
);
select results_eq(
  $$ select next.kind
    from public.list_cases(is_newest_first => true) as one,
      lateral public.list_cases(one.since, one.id, 1, is_newest_first => true) as next
    where one.kind = 'listing' $$,
  array['post'], 'pages of cases continue in the same direction');
select results_eq(
  $$ select kind from public.list_cases(in_kind => 'listing') $$,
  array['listing'], 'cases can be filtered by what they are about'
);
select results_eq(
  $$ select kind from public.list_cases(in_reason => 'spam', until => now() + interval '90 seconds') $$,
  array['post'], 'cases can be filtered by a reason of their reports and by age'
);
select is((select reports from public.admin_count_queues()), 3, 'the queue count equals the number of cases');
select set_eq(
  $$ select reporter_id, ties from public.list_case_reports(array[md5('story')::uuid]) $$,
  $$ values (tests.id('member 1'), '[]'::jsonb), (tests.id('member 3'), '[]'),
    (tests.id('owner'), '[{"kind": "owner", "practice_name": "Owned Oak Medicine", "is_same_city": false}]'),
    (tests.id('member 2'), '[{"kind": "owner", "practice_name": "Elm Family Care", "is_same_city": true}]') $$,
  'reports show the reporter''s ties to the practice');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('member 1'), 'Spam');
select tests.act_as('admin');
select results_eq(
  $$ select is_suspended from public.list_case_reports(array[md5('story')::uuid])
    where reporter_id = tests.id('member 1') $$,
  $$ values (true) $$, 'a suspended reporter is marked'
);
select throws_ok(
  $$ select * from public.list_case_reports(array_fill(md5('story')::uuid, array[101])) $$,
  '22023', null, 'the reports of more than 100 cases cannot be requested at once'
);

-- The text at the time of the report
select tests.act_as('patient');
update public.posts set content = 'I was wrong, they sent the money back that day' where id = md5('story')::uuid;
select tests.act_as('admin');
select results_eq(
  $$ select distinct reported_content from public.list_case_reports(array[md5('story')::uuid]) $$,
  $$ values ('Owned Oak charged me twice, and did not call back') $$,
  'reports keep the text they were about after an edit'
);
select results_eq($$ select content, edited_at is not null from public.list_cases() where kind = 'post' $$,
  $$ values ('I was wrong, they sent the money back that day', true) $$, 'a case shows the current text');
select lives_ok(
  $$ select public.moderate_post(md5('story')::uuid, 'remove', 'It is not about the practice', 2) $$,
  'an admin can remove a reported story'
);
select results_eq(
  $$ select kind from public.list_cases() $$, array['listing', 'comment'], 'removing a story closes its case'
);
select tests.act_as('patient');
update public.posts set content = 'They sent the money back, so all is well now' where id = md5('story')::uuid;
select tests.act_as('admin');
select results_eq(
  $$ select content, last_decision::text, decided_content from public.list_cases() where kind = 'post' $$, $$
    values ('They sent the money back, so all is well now', 'remove', 'I was wrong, they sent the money back that day')
  $$,
  'an edit of a removed story opens its case again'
);
select lives_ok(
  $$ select public.moderate_post(md5('story')::uuid, 'keep', null, version) from public.list_cases()
    where kind = 'post' $$,
  'an admin can keep an edited story'
);
select is_empty($$ select from public.list_cases() where kind = 'post' $$, 'keeping a story closes its case');

-- Stories edited since they were featured
select lives_ok($$ select public.feature_story(md5('edited')::uuid, true, 1) $$, 'an admin can feature a story');
select tests.act_as('patient');
update public.posts set content = 'A good visit! Use my discount code for vitamins' where id = md5('edited')::uuid;
select tests.act_as('admin');
select results_eq(
  $$ select content from public.list_cases() where unfeatured_at is not null $$,
  array['A good visit! Use my discount code for vitamins'], 'an edited featured story is an open case'
);
select tests.act_as('patient');
select public.delete_post(md5('edited')::uuid);
select tests.act_as('admin');
select is_empty(
  $$ select from public.list_cases() where unfeatured_at is not null $$, 'deleting an edited story closes its case'
);

-- Floods
reset role;
delete from public.reports;
insert into public.posts (id, user_id, content, removed_at, hidden_at) values
  (md5('flood 1')::uuid, tests.id('patient'), 'Buy this', null, null),
  (md5('flood 2')::uuid, tests.id('patient'), 'Buy that', null, null),
  (md5('flood 3')::uuid, tests.id('patient'), 'Buy it all', now(), now()),
  (md5('other')::uuid, tests.id('doctor'), 'Good morning', null, null);
insert into public.reports (reporter_id, post_id, reason)
select tests.id('owner'), id, 'spam' from public.posts
where id in (md5('flood 1')::uuid, md5('flood 2')::uuid, md5('other')::uuid);
insert into public.reports (reporter_id, profile_id, reason)
values (tests.id('another patient'), tests.id('patient'), 'impersonation');
select private.record_event('member_suspended', 'profiles', tests.id('patient'), 'Spam'),
  private.record_event('member_warned', 'profiles', tests.id('patient'), 'Spam'),
  private.record_event('post_warned', 'posts', md5('flood 1')::uuid, 'Spam'),
  private.record_event('post_warned', 'posts', md5('other')::uuid, 'Spam');
select tests.act_as('admin');
select results_eq(
  $$ select kind, author_cases, author_removed, author_warned, author_suspended
    from public.list_cases(in_author => tests.id('patient')) order by kind, id = md5('flood 1')::uuid $$,
  $$ values ('member', 3, 1, 2, 1), ('post', 3, 1, 2, 1), ('post', 3, 1, 2, 1) $$,
  'the open cases about a member can be listed, with how many there are and the record of the member'
);
select is(
  (select author_since from public.list_cases(in_ids => array[md5('other')::uuid])),
  (select created_at from public.profiles where id = tests.id('doctor')), 'a case has the age of its author''s account'
);
select is(
  (select count(*)::int from public.list_cases(in_reporter => tests.id('owner'))), 3,
  'the open cases that a member has reported can be listed'
);
select is(
  (select max(open_reports) from public.list_case_reports(array[md5('other')::uuid])), 3,
  'a report says how many of its reporter are open'
);

select * from finish();
rollback;
