-- Reports and decisions: which reports hide a post or comment, and what an admin's decision does.
begin;
select plan(102);
select tests.create_fixtures();
create function tests.report(
  actor text, post uuid default null, comment uuid default null, reason public.report_reason default 'spam'
) returns void
language plpgsql as $$
begin
  perform tests.act_as(actor);
  insert into public.reports (post_id, comment_id, reason) values (post, comment, report.reason);
  reset role;
end $$;
create function tests.is_hidden(target uuid default md5('post')::uuid) returns boolean
language sql security definer as $$
  select hidden_at is not null from public.posts where id = target;
$$;
create function tests.content_version(target uuid default md5('post')::uuid) returns integer
language sql security definer as $$
  select version from public.posts where id = target
  union all select version from public.post_comments where id = target;
$$;
create function tests.edit_post(target text, text text) returns void language plpgsql as $$
begin
  perform tests.act_as('another patient');
  update public.posts set content = text where id = md5(target)::uuid;
  reset role;
end $$;

-- Material changes
select ok(
  not private.is_material_change('Buy my pills', 'BUY  my pills!!!'),
  'case, white space, and punctuation change nothing'
);
select ok(
  not private.is_material_change('Buy my pills', 'Buy my pillz'), 'one letter of a short text is no material change'
);
select ok(not private.is_material_change('Fool!', 'Foul!'), 'one letter of a very short text is no material change');
select ok(
  private.is_material_change('Buy my pills', 'I was wrong about the pills'), 'another sentence is a material change'
);
select ok(
  not private.is_material_change(
    repeat('My doctor calls me back within a day. ', 20), repeat('My doctor calls me back within a day. ', 20) || 'Bye'
  ),
  'a few letters at the end of a long text are no material change'
);
select ok(
  private.is_material_change(
    repeat('My doctor calls me back within a day. ', 20), repeat('No one ever answers a phone there. ', 20)
  ),
  'another long text is a material change'
);
select ok(private.is_material_change('', 'Something'), 'adding words to an empty text is a material change');

insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'Buy my pills');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('post')::uuid, tests.id('another patient'), 'Buy mine');
do $$ begin perform tests.sign_up('member ' || n, '{}') from generate_series(1, 20) as n; end $$;
update public.profiles set created_at = now() - interval '8 days'
where id in (select tests.id('member ' || n) from generate_series(1, 16) as n where n <> 6);
update public.profiles set created_at = now() - interval '40 days'
where id in (select tests.id('member ' || n) from generate_series(17, 20) as n);

-- Five reporters
select lives_ok(
  $$ select tests.report('member ' || n, md5('post')::uuid) from generate_series(1, 4) as n $$,
  'four members report a post'
);
select throws_ok(
  $$ select tests.report('member 1', md5('post')::uuid) $$, '23505', null, 'a member cannot report it twice'
);
reset role;
select ok(not tests.is_hidden(), 'four reports do not hide it');
select tests.report('member 6', md5('post')::uuid);
select ok(not tests.is_hidden(), 'a report by somebody who signed up today does not count');
select tests.report('member 5', md5('post')::uuid);
select ok(tests.is_hidden(), 'five reports by accounts older than a week hide a post');
select results_eq(
  $$ select event::text, note from public.notifications
    where user_id = tests.id('patient') and event = 'post_hidden' $$,
  $$ values ('post_hidden', '{"code": "reported_by_several"}') $$,
  'the author of a hidden post is notified with the reason'
);
select results_eq(
  $$ select event::text, actor, reason from public.moderation_log $$,
  $$ values ('post_hidden', null::uuid, '{"code": "reported_by_several"}') $$,
  'the log entry of an automatic hiding has no actor'
);

select tests.act_as('visitor');
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', null, 2) $$, '42501', null, 'a visitor cannot decide'
);
select throws_ok($$ select public.erase_post(md5('post')::uuid, 'Spam', 2) $$, '42501', null, 'a visitor cannot erase');
select is_empty('select * from public.get_feed_page()', 'the feed leaves out a hidden post');
select is_empty('select * from public.post_comments', 'comments on a hidden post are hidden');
select tests.act_as('another patient');
select throws_ok(
  $$ insert into public.post_likes (post_id) values (md5('post')::uuid) $$,
  '42501', null, 'a hidden post cannot be liked'
);
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', null, 2) $$, '42501', null, 'a member cannot decide'
);
select throws_ok(
  $$ select public.erase_comment(md5('comment')::uuid, 'Spam', 1) $$, '42501', null, 'a member cannot erase'
);
select throws_ok($$ update public.reports set status = 'closed' $$, '42501', null, 'a member cannot close reports');
select tests.act_as('patient');
select results_eq(
  $$ select hidden_reason, removed_at is null from public.post_cards $$,
  $$ values ('{"code": "reported_by_several"}', true) $$, 'the author can read a hidden post and the reason'
);
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', null, 2) $$, '42501', null, 'the author cannot decide'
);
select throws_ok(
  $$ insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Why?') $$,
  '42501', null, 'a hidden post cannot be commented on'
);

-- A decision to keep
select tests.act_as('admin');
select throws_ok($$ select public.close_report(id, 'Fine') from public.reports limit 1 $$, '22023', null,
  'reports of a post cannot be closed without a decision about it');
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', null, 1) $$,
  'PT409', 'This has changed since you opened it', 'a decision about an earlier version fails with a conflict'
);
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', null, null) $$,
  'PT409', null, 'a decision without a version fails with a conflict'
);
select lives_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', 'It is a joke', 2) $$, 'an admin can keep a hidden post'
);
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'remove', 'Spam', 2) $$,
  'PT409', 'Another admin has already decided', 'a second decision about the same version fails with a conflict'
);
select throws_ok(
  $$ select public.moderate_post(md5('post')::uuid, 'keep', null, 3) $$,
  'PT409', null, 'a post without open reports cannot be kept again'
);
reset role;
select ok(not tests.is_hidden(), 'a kept post is visible again');
select results_eq(
  $$ select distinct status::text, outcome::text, resolution from public.reports $$,
  $$ values ('closed', 'dismissed', 'It is a joke') $$,
  'keeping a post dismisses all of its reports'
);
select results_eq(
  $$ select event::text, note, count(*)::int from public.notifications
    where event::text like 'report%' group by event, note $$,
  $$ values ('report_dismissed', 'It is a joke', 6) $$,
  'every reporter is notified that the post was kept, with the reason'
);
select results_eq(
  $$ select note from public.notifications where user_id = tests.id('patient') and event = 'post_kept' $$,
  array['It is a joke'], 'the author is notified that the post was kept'
);
select is(
  (select hidden_reason from public.posts where id = md5('post')::uuid), null, 'a kept post has no hidden reason'
);

-- The decision holds
select lives_ok(
  $$ select tests.report('member ' || n, md5('post')::uuid) from generate_series(7, 11) as n $$,
  'five other members can report a kept post'
);
reset role;
select ok(not tests.is_hidden(), 'reports do not hide a post that an admin kept');
select tests.act_as('patient');
update public.posts set content = 'Buy my pillz!' where id = md5('post')::uuid;
select tests.report('member 12', md5('post')::uuid);
select ok(not tests.is_hidden(), 'reports do not hide a kept post after an immaterial change');
select tests.act_as('patient');
update public.posts set content = 'Everybody who reported this is an idiot' where id = md5('post')::uuid;
select tests.report('member 13', md5('post')::uuid);
select ok(not tests.is_hidden(), 'reports of an earlier text do not count');
delete from public.reports where status = 'open';
do $$ begin perform tests.report('member ' || n, md5('post')::uuid) from generate_series(7, 10) as n; end $$;
insert into private.suspensions (user_id, reason) values (tests.id('member 7'), 'Spam');
select tests.report('member 11', md5('post')::uuid);
select ok(not tests.is_hidden(), 'the report of a suspended member does not count');
select tests.report('member 12', md5('post')::uuid);
select ok(tests.is_hidden(), 'five new reporters of the new text hide it');

-- An edit while it is hidden
select tests.act_as('patient');
update public.posts set content = 'I wanted to say that these pills helped me' where id = md5('post')::uuid;
reset role;
select ok(tests.is_hidden(), 'a hidden post stays hidden after an edit');
select tests.act_as('admin');
select throws_ok(
  format($$ select public.moderate_post(md5('post')::uuid, 'keep', null, %s) $$, tests.content_version() - 1),
  'PT409', 'This has changed since you opened it', 'a decision about the text before an edit fails with a conflict'
);

-- A decision to remove
select throws_ok(
  format($$ select public.moderate_post(md5('post')::uuid, 'remove', ' ', %s) $$, tests.content_version()),
  '23514', null, 'removing a post requires a reason'
);
select lives_ok(
  format($$ select public.moderate_post(md5('post')::uuid, 'remove', 'Advertising', %s) $$, tests.content_version()),
  'an admin can remove a post'
);
select throws_ok(
  format($$ select public.moderate_post(md5('post')::uuid, 'remove', 'Advertising', %s) $$, tests.content_version()),
  'PT409', null, 'a removed post cannot be removed again'
);
select tests.act_as('patient');
select results_eq(
  $$ select hidden_reason, removed_at is not null from public.post_cards $$, $$ values ('Advertising', true) $$,
  'the author can read a removed post with the reason'
);
reset role;
select isnt_empty(
  $$ select from public.notifications
    where user_id = tests.id('patient') and event = 'post_removed' and note = 'Advertising' $$,
  'the author is notified of the removal with the reason'
);
select is((select count(*)::int from public.notifications where event = 'report_upheld' and note = 'Advertising'), 6,
  'the open reporters are notified of the removal');
select is(
  (select count(*)::int from public.reports where status = 'open'), 0, 'removing a post closes all of its reports'
);
select tests.act_as('patient');
update public.posts set content = 'These pills helped me, and no one paid me for saying so'
where id = md5('post')::uuid;
reset role;
select results_eq(
  $$ select hidden_at is not null, removed_at is null from public.posts where id = md5('post')::uuid $$,
  $$ values (true, true) $$, 'an edited removed post is hidden and back in review'
);
select is(
  (select hidden_reason from public.posts where id = md5('post')::uuid),
  '{"code": "edited_after_removal", "reason": "Advertising"}', 'an edited removed post keeps the reason of the removal'
);
select tests.act_as('admin');
select lives_ok(
  format($$ select public.moderate_post(md5('post')::uuid, 'keep', null, %s) $$, tests.content_version()),
  'an admin can keep an edited post'
);
reset role;
select results_eq($$ select event::text from public.moderation_log order by id $$,
  array['post_hidden', 'post_kept', 'post_hidden', 'post_removed', 'post_kept'], 'every decision is in the log');

-- Comments
select tests.act_as('admin');
select lives_ok(
  $$ select public.moderate_comment(md5('comment')::uuid, 'remove', 'Advertising', 1) $$,
  'an admin can remove a comment without a report'
);
select is((select comment_count from public.posts), 0, 'a removed comment is not counted');
reset role;
select isnt_empty(
  $$ select from public.notifications
    where user_id = tests.id('another patient') and event in ('post_removed', 'comment_removed')
      and note = 'Advertising' $$,
  'the author of a removed comment is notified with the reason'
);
select is(
  (
    select post_id = md5('post')::uuid from public.notifications
    where event = 'comment_removed' and comment_id = md5('comment')::uuid
  ), true, 'the notification leads to the comment'
);
select tests.act_as('another patient');
update public.post_comments set content = 'Mine help, too' where id = md5('comment')::uuid;
select isnt_empty(
  $$ select from public.post_comments where hidden_at is not null and removed_at is null $$,
  'an edited comment waits for a decision'
);

-- Private information
reset role;
select set_config('request.jwt.claims', '', true);
insert into public.posts (id, user_id, content)
select md5('private ' || n)::uuid, tests.id('another patient'), 'Jane Roe of Oak Street has diabetes ' || n
from generate_series(1, 8) as n;
select tests.report('member 6', md5('private 1')::uuid, reason => 'private_information');
select ok(
  not tests.is_hidden(md5('private 1')::uuid),
  'one report of private information by somebody who signed up today does not hide a post'
);
select tests.report('member 16', md5('private 1')::uuid, reason => 'private_information');
select ok(
  not tests.is_hidden(md5('private 1')::uuid),
  'one report of private information by a member of a week does not hide a post'
);
select tests.report('member 17', md5('private 1')::uuid, reason => 'private_information');
select ok(
  tests.is_hidden(md5('private 1')::uuid), 'one report of private information by a member of a month hides a post'
);
select results_eq(
  $$ select note from public.notifications
    where user_id = tests.id('another patient') and event in ('post_hidden', 'comment_hidden') $$,
  array['{"code": "private_information_reported"}'], 'the author is notified of the report of private information'
);
insert into private.suspensions (user_id, reason) values (tests.id('member 14'), 'Spam');
insert into public.reports (reporter_id, post_id, reason)
values (tests.id('member 14'), md5('private 2')::uuid, 'private_information');
select ok(not tests.is_hidden(md5('private 2')::uuid), 'a report by a suspended member hides nothing');
select tests.report('member 17', md5('private ' || n)::uuid, reason => 'private_information')
from generate_series(3, 5) as n;
select is(
  (
    select count(*)::int from public.posts
    where id in (select md5('private ' || n)::uuid from generate_series(3, 5) as n) and hidden_at is not null
  ),
  2, 'a member cannot hide a fourth post alone within a week'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.moderate_post(md5('private ' || n)::uuid, 'keep', 'It names no one', 2)
    from unnest(array[1, 3]) as n $$,
  'an admin can keep two of the posts'
);
select lives_ok(
  $$ select public.moderate_post(md5('private 4')::uuid, 'remove', 'It names a patient', 2) $$,
  'an admin can remove one of the posts'
);
reset role;
select tests.report('member 17', md5('private 6')::uuid, reason => 'private_information');
select ok(not tests.is_hidden(md5('private 6')::uuid), 'a member with two dismissed reports cannot hide a post alone');
select tests.report('member 15', md5('private 1')::uuid, reason => 'private_information');
select ok(
  not tests.is_hidden(md5('private 1')::uuid), 'a decision to keep holds against another report of private information'
);
insert into public.posts (id, user_id, content)
select md5('address ' || n)::uuid, tests.id('another patient'), 'Jane Roe lives in Oak Street ' || n
from generate_series(1, 5) as n;
select tests.report('member 18', md5('address ' || n)::uuid, reason => 'private_information')
from generate_series(1, 3) as n;
select tests.act_as('admin');
select public.moderate_post(md5('address 1')::uuid, 'keep', 'It names no one', 2);
reset role;
select tests.report('member 18', md5('address 4')::uuid, reason => 'private_information');
select ok(
  not tests.is_hidden(md5('address 4')::uuid),
  'a member can hide at most three posts alone within a week, decided ones included'
);
update public.reports set created_at = now() - interval '8 days' where reporter_id = tests.id('member 18');
select tests.report('member 18', md5('address 5')::uuid, reason => 'private_information');
select ok(tests.is_hidden(md5('address 5')::uuid), 'a member can hide a post alone again a week later');

-- Dismissed reports
insert into public.posts (id, user_id, content)
select md5('dismissed ' || n)::uuid, tests.id('another patient'), 'Fresh words ' || n from generate_series(1, 2) as n;
select tests.report('member ' || n, md5('dismissed 1')::uuid) from generate_series(1, 5) as n;
select ok(tests.is_hidden(md5('dismissed 1')::uuid), 'one dismissed report does not end a member''s say');
select tests.act_as('admin');
select public.moderate_post(md5('dismissed 1')::uuid, 'keep', 'They are fresh', 2);
reset role;
select tests.report('member ' || n, md5('dismissed 2')::uuid) from generate_series(1, 5) as n;
select ok(not tests.is_hidden(md5('dismissed 2')::uuid), 'reports by members with two dismissed reports do not count');

-- Warnings
insert into public.posts (id, user_id, content)
values (md5('warned')::uuid, tests.id('another patient'), 'Buy my book');
select tests.report('member ' || n, md5('warned')::uuid) from generate_series(8, 12) as n;
select tests.act_as('admin');
select throws_ok(
  $$ select public.moderate_post(md5('warned')::uuid, 'warn', ' ', 2) $$, '23514', null, 'a warning requires a reason'
);
select lives_ok(
  $$ select public.moderate_post(md5('warned')::uuid, 'warn', 'No advertising', 2) $$,
  'an admin can warn the author of a reported post'
);
select throws_ok(
  $$ select public.moderate_post(md5('warned')::uuid, 'warn', 'No advertising', 3) $$,
  'PT409', null, 'the author of a post without an open case cannot be warned again'
);
reset role;
select ok(not tests.is_hidden(md5('warned')::uuid), 'a post whose author was warned is visible again');
select results_eq(
  $$ select distinct status::text, outcome::text, resolution from public.reports
    where post_id = md5('warned')::uuid $$,
  $$ values ('closed', 'upheld', 'No advertising') $$, 'a warning upholds the reports'
);
select results_eq(
  $$ select user_id, event::text, note from public.notifications
    where post_id = md5('warned')::uuid and (user_id = tests.id('member 8') or event <> 'report_upheld')
      and event <> 'post_hidden' order by event $$,
  $$ values (tests.id('another patient'), 'post_warned', 'No advertising'),
    (tests.id('member 8'), 'report_upheld', 'No advertising') $$,
  'the author is notified of the warning, and the reporters of the decision'
);
select results_eq(
  $$ select event::text, actor, reason from public.moderation_log where target_id = md5('warned')::uuid
    order by id desc limit 1 $$,
  $$ values ('post_warned', tests.id('admin'), 'No advertising') $$, 'the log has the warning'
);
select is(
  (
    select private.is_email_current(mail, notifications) from private.outbox as mail
    join public.notifications on notifications.id = notification_id
    where mail.event = 'post_warned' and notifications.post_id = md5('warned')::uuid
  ), true, 'the author is emailed'
);
select tests.report('member ' || n, md5('warned')::uuid) from generate_series(8, 12) as n;
select ok(
  not tests.is_hidden(md5('warned')::uuid), 'reports do not hide a post whose author was warned about its text'
);

-- Alternating between two texts
insert into public.posts (id, user_id, content)
select md5('alternating ' || n)::uuid, tests.id('another patient'), 'Buy my pills' from generate_series(1, 3) as n;
select tests.report('member ' || n, md5('alternating 1')::uuid) from generate_series(8, 10) as n;
select tests.edit_post('alternating 1', 'Everybody in Austin is an idiot');
select tests.report('member 11', md5('alternating 1')::uuid);
select tests.edit_post('alternating 1', 'Buy my pills!');
select ok(
  not tests.is_hidden(md5('alternating 1')::uuid),
  'four reports of two texts do not hide a post whose author returns to the first one'
);
select tests.report('member 12', md5('alternating 1')::uuid);
select ok(
  tests.is_hidden(md5('alternating 1')::uuid), 'reports of both texts count when the author returns to the first one'
);
select tests.report('member ' || n, md5('alternating 2')::uuid) from generate_series(8, 10) as n;
select tests.edit_post('alternating 2', 'Everybody in Austin is an idiot');
select tests.report('member ' || n, md5('alternating 2')::uuid) from generate_series(11, 12) as n;
select ok(
  not tests.is_hidden(md5('alternating 2')::uuid), 'reports of the earlier text do not count after one material change'
);
select tests.edit_post('alternating 2', 'Buy my pills');
select ok(tests.is_hidden(md5('alternating 2')::uuid), 'returning to a reported text hides a post with five reports');
select is(
  (select count(*)::int from public.notifications where post_id = md5('alternating 2')::uuid and event = 'post_hidden'),
  1, 'the author is notified once that the post was hidden'
);
select is(
  (
    select count(*)::int from public.moderation_log
    where target_id = md5('alternating 2')::uuid and event = 'post_hidden'
  ),
  1, 'the log has one entry for the hidden post'
);
select tests.report('member ' || n, md5('alternating 3')::uuid) from generate_series(8, 11) as n;
select tests.edit_post('alternating 3', 'I was wrong about the pills');
select tests.report('member 12', md5('alternating 3')::uuid);
select tests.edit_post('alternating 3', 'I was wrong about everything else that I ever said about Austin');
select ok(
  not tests.is_hidden(md5('alternating 3')::uuid),
  'reports of earlier texts do not count after edits that return to none of them'
);

-- Erasing, and content deleted by its author
select tests.act_as('admin');
select throws_ok(
  $$ select public.erase_post(md5('private 6')::uuid, 'Private', 2) $$,
  'PT409', null, 'erasing at an outdated version fails with a conflict'
);
select throws_ok(
  $$ select public.erase_post(md5('private 6')::uuid, ' ', 1) $$, '23514', null, 'erasing requires a reason'
);
select lives_ok(
  $$ select public.erase_post(md5('private 6')::uuid, 'It names a patient', 1) $$, 'an admin can erase a post'
);
select is_empty($$ select from public.posts where id = md5('private 6')::uuid $$, 'an erased post no longer exists');
reset role;
select isnt_empty(
  $$ select from public.notifications
    where user_id = tests.id('another patient') and event = 'post_erased' and note = 'It names a patient' $$,
  'the author is notified of the erasure with the reason'
);
select isnt_empty(
  $$ select from public.notifications
    where user_id = tests.id('member 17') and event = 'report_upheld' and note = 'It names a patient' $$,
  'the reporter is notified of the erasure'
);
select tests.report('member 16', md5('private 7')::uuid);
select tests.act_as('another patient');
select public.delete_post(md5('private ' || n)::uuid) from unnest(array[7, 8]) as n;
reset role;
update public.posts set deleted_at = deleted_at - interval '11 minutes' where deleted_at is not null;
select private.purge_deleted_content();
select results_eq(
  $$ select content from public.posts where deleted_at is not null $$,
  array['Jane Roe of Oak Street has diabetes 7'], 'a reported post outlives its deletion until an admin decides'
);
select tests.act_as('another patient');
select throws_ok(
  $$ select public.restore_post(md5('private 7')::uuid) $$,
  'P0002', null, 'the author cannot restore a reported post after ten minutes'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.moderate_post(md5('private 7')::uuid, 'remove', 'It names a patient', 1) $$,
  'an admin can decide about a deleted post'
);
reset role;
select private.purge_deleted_content();
select is_empty($$ select from public.posts where deleted_at is not null $$, 'a decided deleted post is purged');

-- Emails
update public.posts set hidden_at = now() where id = md5('warned')::uuid;
select is(
  (
    select private.is_email_current(mail, notifications) from private.outbox as mail
    join public.notifications on notifications.id = notification_id
    where mail.event = 'post_warned' and notifications.post_id = md5('warned')::uuid
  ), false, 'no email says that a hidden post was kept with a warning'
);
update public.posts set hidden_at = null, removed_at = null, hidden_reason = null;
select is_empty(
  $$ select 1 from private.outbox as mail join public.notifications on notifications.id = notification_id
    where mail.event in ('post_hidden', 'post_removed') and private.is_email_current(mail, notifications) $$,
  'no email says that a visible post is hidden'
);

select * from finish();
rollback;
