-- An appeal against a hidden post or comment is part of its case: one card, one decision, one notification.
begin;
select plan(26);
select tests.create_fixtures();
select tests.sign_up('second admin', '{"full_name":"Sam Second"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');
create function tests.notes(actor text) returns setof text
language sql security definer as $$
  select concat_ws(': ', event, appealed, note) from public.notifications
  where user_id = tests.id(actor) and event::text not like '%\_hidden' order by 1
$$;
create function tests.appeal() returns uuid
language sql security definer as $$ select id from public.appeals where status = 'open' $$;
create function tests.log(target uuid) returns text
language sql security definer as $$
  select string_agg(event::text, ', ' order by id) from public.moderation_log where target_id = target
$$;

-- Hides a post or comment of the patient that the owner has reported, and appeals.
create function tests.hide_and_appeal(target_table text, target uuid) returns void
language plpgsql as $$
begin
  insert into public.reports (reporter_id, post_id, comment_id, reason) values (
    tests.id('owner'), case target_table when 'posts' then target end,
    case target_table when 'post_comments' then target end, 'spam'
  );
  execute format('update public.%I set hidden_at = now(), hidden_reason = $1 where id = $2', target_table)
  using '{"code": "reported_by_several"}', target;
  perform private.record_event(
    case target_table when 'posts' then 'post_hidden' else 'comment_hidden' end::public.event_code, target_table,
    target,
    '{"code": "reported_by_several"}', array[tests.id('patient')], actor => null
  );
  perform tests.act_as('patient');
  perform public.submit_appeal(target_table, target, 'My words');
end $$;
insert into public.posts (id, user_id, content) values
  (md5('removed')::uuid, tests.id('patient'), 'Buy this'), (md5('kept')::uuid, tests.id('patient'), 'A fair text'),
  (md5('declined')::uuid, tests.id('patient'), 'Buy that'), (md5('erased')::uuid, tests.id('patient'), 'My diagnosis'),
  (md5('edited')::uuid, tests.id('patient'), 'The first text');
insert into public.post_comments (id, post_id, user_id, content)
values (md5('comment')::uuid, md5('kept')::uuid, tests.id('patient'), 'A fair answer');

-- One card
select tests.hide_and_appeal('posts', md5('removed')::uuid);
select tests.act_as('admin');
select results_eq(
  $$ select appeal_message, appealed_at, appeal_id from public.list_cases() $$,
  $$ select message, created_at, id from public.appeals $$,
  'the card of a hidden post has the words of the author''s appeal'
);
select is_empty('select from public.list_open_appeals()', 'the appeal is not a second case');
select is(
  (select (reports, appeals)::text from public.admin_count_queues()),
  '(1,0)', 'the post and its appeal count as one case'
);
select results_eq(
  'select queue from public.admin_list_waiting_cases() where id in (md5(''removed'')::uuid, tests.appeal())',
  array['reports'], 'the post and its appeal wait as one case'
);

-- One decision
select public.moderate_post(md5('removed')::uuid, 'remove', 'An advertisement', 1);
reset role;
select is(
  (select (status, reason, decided_by = tests.id('admin'))::text from public.appeals),
  '(declined,"An advertisement",t)',
  'removing the post declines the appeal with the same reason'
);
select is(
  tests.log(md5('removed')::uuid), 'post_hidden, post_removed, appeal_declined',
  'the log has the decision about the post and the one about the appeal'
);
select results_eq(
  $$ select * from tests.notes('patient') $$, array['appeal_declined: post_hidden: An advertisement'],
  'the author gets one notification'
);
select tests.act_as('patient');
select results_eq(
  $$ select reason, appeal_status::text, appeal_reason from public.get_own_decision('posts', md5('removed')::uuid) $$,
  $$ values ('An advertisement', 'declined', 'An advertisement') $$, 'the author reads the answer beside the post'
);
select throws_ok(
  $$ select public.submit_appeal('posts', md5('removed')::uuid, 'Again') $$, 'PT409', null,
  'the author cannot appeal a decision that answered their appeal'
);
reset role;
delete from public.notifications;

-- The same from the appeal
select tests.hide_and_appeal('posts', md5('declined')::uuid);
select tests.act_as('admin');
select throws_ok(
  format('select public.decide_appeal(%L, false, ''No'', 7)', tests.appeal()),
  'PT409', 'This has changed since you opened it', 'an appeal cannot remove another version of the post'
);
select public.decide_appeal(tests.appeal(), false, 'An advertisement', 1);
reset role;
select is(
  tests.log(md5('declined')::uuid), 'post_hidden, post_removed, appeal_declined',
  'declining an appeal against an automatic decision removes the post'
);
select is(
  (select (status, outcome)::text from public.reports where post_id = md5('declined')::uuid), '(closed,upheld)',
  'and closes its reports'
);
select is(
  (select count(*)::int from tests.notes('patient')), 1, 'the author still gets one notification'
);
delete from public.notifications;
select tests.hide_and_appeal('post_comments', md5('comment')::uuid);
select tests.act_as('admin');
select public.decide_appeal(tests.appeal(), true, 'A fair answer', 1);
reset role;
select is(
  tests.log(md5('comment')::uuid), 'comment_hidden, comment_kept, appeal_granted',
  'granting an appeal against an automatic decision keeps the comment'
);
select is(
  (select (status, outcome)::text from public.reports where comment_id = md5('comment')::uuid), '(closed,dismissed)',
  'and dismisses its reports'
);
select results_eq(
  $$ select * from tests.notes('patient') $$, array['appeal_granted: comment_hidden: A fair answer'],
  'the author of the comment gets one notification'
);
delete from public.notifications;

-- Warned
insert into public.posts (id, user_id, content) values (md5('warned')::uuid, tests.id('patient'), 'Buy my book');
select tests.hide_and_appeal('posts', md5('warned')::uuid);
select tests.act_as('admin');
select public.moderate_post(md5('warned')::uuid, 'warn', 'No advertising', 1);
reset role;
select is(
  tests.log(md5('warned')::uuid), 'post_hidden, post_warned, appeal_granted', 'warning the author grants their appeal'
);
select results_eq(
  $$ select * from tests.notes('patient') $$,
  array['post_warned: No advertising'],
  'the author is notified of the warning alone'
);
delete from public.notifications;

-- Erased
select tests.hide_and_appeal('posts', md5('erased')::uuid);
select tests.act_as('admin');
select public.erase_post(md5('erased')::uuid, 'Health information', 1);
reset role;
select is(
  tests.log(md5('erased')::uuid),
  'post_hidden, post_erased, appeal_declined', 'erasing the post is in the log as an answer'
);
select results_eq(
  $$ select * from tests.notes('patient') $$, array['post_erased: Health information'],
  'the author of an erased post gets one notification'
);

-- Impartial
reset role;
delete from private.rate_limit_events;
select tests.act_as('admin');
select public.moderate_post(md5('edited')::uuid, 'remove', 'Rude', 1);
select tests.act_as('patient');
update public.posts set content = 'A much more polite second text' where id = md5('edited')::uuid;
select public.submit_appeal('posts', md5('edited')::uuid, 'It is polite now');
select tests.act_as('admin');
select throws_ok(
  $$ select public.moderate_post(md5('edited')::uuid, 'remove', 'Still rude', 3) $$, '42501', null,
  'the admin whose removal is appealed cannot remove the edited post'
);
select tests.act_as('second admin');
select lives_ok(
  $$ select public.moderate_post(md5('edited')::uuid, 'remove', 'Still rude', 3) $$, 'another admin can'
);

-- An appeal that another decision settles
select tests.act_as('admin');
select public.decide_listing(
  tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'Not a DPC practice'
);
select tests.act_as('patient');
select public.submit_appeal('doctors', tests.listing('Hidden Creek Health'), 'It is one');
select tests.act_as('admin');
select public.reopen_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'));
select is(
  tests.log(tests.listing('Hidden Creek Health')), 'listing_rejected, appeal_granted, listing_reopened',
  'an appeal that another decision settles is in the log'
);

-- A correction to a listing that leaves the directory
reset role;
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value) values
  (md5('fix')::uuid, tests.listing('Open Door Direct Care'), tests.id('patient'), 'phone', '(512) 222-0100');
delete from public.notifications;
select tests.act_as('admin');
select public.take_down_listing(
  tests.listing('Open Door Direct Care'), tests.version('Open Door Direct Care'), 'Asked not to be listed'
);
reset role;
select is(
  (select (status, decision_note)::text from public.listing_corrections),
  '(declined,"{""code"": ""listing_unlisted""}")', 'taking a listing down closes its corrections'
);
select results_eq(
  $$ select * from tests.notes('patient') where notes like 'correction%' $$,
  array['correction_declined: {"code": "listing_unlisted"}'], 'the author of a correction reads why it was closed'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.decide_correction(md5('fix')::uuid, true) $$, 'PT409', null, 'which cannot be approved any more'
);
select * from finish();
rollback;
