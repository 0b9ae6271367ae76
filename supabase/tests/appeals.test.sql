-- Appeals: who can appeal which decision, who decides about it, and what follows.
begin;
select plan(44);
select tests.raise_curtain();
select tests.sign_up('second admin', '{"full_name":"Sam Second"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');

-- A rejected listing
select tests.act_as('admin');
select public.decide_listing(tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'Not a DPC practice');
select tests.act_as('stranger');
select throws_ok($$ select public.file_appeal('doctors', tests.listing('Hidden Creek Health'), 'Please') $$, '42501', null, 'a visitor can''t appeal');
select tests.act_as('another patient');
select throws_ok($$ select public.file_appeal('doctors', tests.listing('Hidden Creek Health'), 'Please') $$, 'P0002',
  'There is no decision to appeal here', 'another member can''t appeal the decision');
select is_empty($$ select * from public.own_decision('doctors', tests.listing('Hidden Creek Health')) $$, 'or read it');
select tests.act_as('patient');
select is((select reason from public.own_decision('doctors', tests.listing('Hidden Creek Health'))), 'Not a DPC practice', 'the submitter reads it');
select throws_ok($$ select public.file_appeal('doctors', tests.listing('Open Door Direct Care'), 'Please') $$, 'P0002', null, 'a public listing has no decision to appeal');
select throws_ok(format('select public.file_appeal(%L, tests.listing(%L), %L)', 'doctors', 'Hidden Creek Health', message), '23514', null, 'a message has 1 to 1,000 characters')
from (values (' '), (repeat('x', 1001))) as messages (message);
select lives_ok($$ select public.file_appeal('doctors', tests.listing('Hidden Creek Health'), 'We bill no insurance') $$, 'the submitter appeals');
select throws_ok($$ select public.file_appeal('doctors', tests.listing('Hidden Creek Health'), 'Again') $$, 'PT409', null, 'once');
select is((select appeal_status::text from public.own_decision('doctors', tests.listing('Hidden Creek Health'))), 'open', 'and sees that it waits');
select throws_ok(call, '42501', null, 'a member can''t ' || call) from (values
  ($$ select public.decide_appeal((select id from public.appeals), true, 'Mine') $$),
  ($$ select * from public.open_appeals() $$),
  ($$ update public.appeals set status = 'granted' $$),
  ($$ insert into public.appeals (decision_id, message) values (1, 'x') $$)
) as calls (call);
select tests.act_as('another patient');
select is_empty('select * from public.appeals', 'others don''t see the appeal');

-- The decision about it
select tests.act_as('admin');
select is((select appeals from public.desk_counts()), 1, 'admins see that it waits');
select is((select is_for_other_admin from public.open_appeals()), true, 'the admin who decided sees that another must look');
select throws_ok($$ select public.decide_appeal((select id from public.appeals), false, 'No') $$, '42501',
  'You made this decision, so another admin must decide about the appeal', 'and can''t decide');
select tests.act_as('second admin');
select throws_ok($$ select public.decide_appeal((select id from public.appeals), true, ' ') $$, '23514', null, 'an outcome needs a reason');
select throws_ok($$ select public.decide_appeal((select id from public.appeals), true, 'Right', 1) $$, 'PT409', null, 'the listing must be at the version that was seen');
select lives_ok($$ select public.decide_appeal((select id from public.appeals), true, 'It is one', tests.version('Hidden Creek Health')) $$, 'another admin grants it');
select throws_ok($$ select public.decide_appeal((select id from public.appeals), false, 'No') $$, 'PT409', null, 'once');
select tests.act_as('patient');
select is((select status::text from public.doctors where id = tests.listing('Hidden Creek Health')), 'pending', 'the listing is back in review');
select results_eq($$ select detail, note from public.notification_cards where kind in ('appeal', 'listing') and updated_at = now() and detail <> 'rejected' $$,
  $$ values ('listing granted', 'It is one') $$, 'and its submitter gets one notification, with the reason');
reset role;
select is((select private.mail_facts(mail) ->> 'reason' from private.outbox as mail where kind = 'appeal listing granted'), 'It is one', 'which the mail repeats');

-- A removed post
reset role;
insert into public.posts (id, user_id, content) values (md5('mine')::uuid, tests.id('patient'), 'Buy this'), (md5('kept')::uuid, tests.id('patient'), 'Fine');
select tests.act_as('admin');
select public.moderate_post(md5('mine')::uuid, 'remove', 'An advertisement', 1);
select tests.act_as('another patient');
select throws_ok($$ select public.file_appeal('posts', md5('mine')::uuid, 'Free it') $$, 'P0002', null, 'only the author can appeal');
select tests.act_as('patient');
select throws_ok($$ select public.file_appeal('posts', md5('kept')::uuid, 'Please') $$, 'P0002', null, 'what is visible has no decision to appeal');
select lives_ok($$ select public.file_appeal('posts', md5('mine')::uuid, 'It is a joke') $$, 'the author appeals');
update public.posts set content = 'Buy this now' where id = md5('mine')::uuid;
select tests.act_as('second admin');
select is((select (content, is_edited, is_in_force, decision_reason)::text from public.open_appeals()), '("Buy this",t,t,"An advertisement")',
  'admins see what it said, that it was edited since, and the decision');
select throws_ok($$ select public.decide_appeal((select id from public.open_appeals()), true, 'A joke', 1) $$, 'PT409', null, 'not what was seen is restored');
select lives_ok($$ select public.decide_appeal((select id from public.open_appeals()), true, 'A joke', (select seen_version from public.open_appeals())) $$,
  'at the version that was seen, it is granted');
select tests.act_as('another patient');
select isnt_empty($$ select from public.posts where id = md5('mine')::uuid $$, 'and the post is visible again');
select tests.act_as('patient');
select results_eq($$ select kind::text, detail from public.notification_cards where post_id = md5('mine')::uuid order by 1 $$,
  $$ values ('appeal', 'post granted'), ('moderation', 'removed') $$, 'the author gets one notification about it');
select tests.act_as('admin');
select public.moderate_post(md5('kept')::uuid, 'remove', 'A mistake', 1);
select tests.act_as('patient');
select lives_ok($$ select public.file_appeal('posts', md5('kept')::uuid, 'Why?') $$, 'while an appeal waits');
select tests.act_as('admin');
select lives_ok($$ select public.moderate_post(md5('kept')::uuid, 'keep', null, 2) $$, 'the admin can take back their own decision');
select is_empty($$ select * from public.open_appeals() $$, 'which closes the appeal');

-- A suspension
select tests.act_as('admin');
select public.suspend_member(tests.id('owner'), 'Spam', null, true);
select tests.act_as('owner');
select lives_ok($$ select public.file_appeal('profiles', tests.id('owner'), 'It was not me') $$, 'a suspended member can appeal');
select throws_ok($$ select public.file_appeal('profiles', tests.id('patient'), 'Nor was it them') $$, 'P0002', null, 'for themselves alone');
reset role;
select tests.confirm('owner');
select is((select private.why_not_mailed(mail) from private.outbox as mail where kind = 'account suspended'), null, 'and gets the mail about it');
delete from public.user_roles where role = 'admin' and user_id <> tests.id('admin');
select tests.act_as('admin');
select lives_ok($$ select public.decide_appeal((select id from public.open_appeals()), false, 'It was') $$, 'the only admin decides about their own decision');
select tests.act_as('owner');
select is((select appeal_reason from public.own_decision('profiles', tests.id('owner'))), 'It was', 'the member reads the outcome');
select tests.act_as('admin');
select public.restore_member(tests.id('owner'));
select public.suspend_member(tests.id('owner'), 'Spam again');
select tests.act_as('owner');
select lives_ok($$ select public.file_appeal('profiles', tests.id('owner'), 'Still not me') $$, 'a new decision can be appealed again');
select tests.act_as('admin');
select public.restore_member(tests.id('owner'));
select tests.act_as('owner');
select is((select count(*)::int from public.appeals where status = 'open'), 0, 'taking the decision back closes the appeal');

-- How many
reset role;
insert into private.deeds (user_id, deed) select tests.id('patient'), 'appeals' from generate_series(1, 5);
select tests.act_as('patient');
select throws_ok($$ select public.file_appeal('doctors', tests.listing('Open Door Direct Care'), 'Please') $$, 'PT429', null, 'a member files five appeals a day');

select * from finish();
rollback;
