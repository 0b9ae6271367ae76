-- Appeals: who can appeal which decision, who decides, and the effects of the outcome.
begin;
select plan(47);
select tests.create_fixtures();
select tests.sign_up('second admin', '{"full_name":"Sam Second"}');
update public.user_roles set role = 'admin' where user_id = tests.id('second admin');

-- A rejected listing
select tests.act_as('admin');
select public.decide_listing(
  tests.listing('Hidden Creek Health'), tests.version('Hidden Creek Health'), false, 'Not a DPC practice'
);
select tests.act_as('visitor');
select throws_ok(
  $$ select public.submit_appeal('doctors', tests.listing('Hidden Creek Health'), 'Please') $$,
  '42501', null, 'a visitor cannot appeal'
);
select tests.act_as('another patient');
select throws_ok($$ select public.submit_appeal('doctors', tests.listing('Hidden Creek Health'), 'Please') $$, 'P0002',
  'There is no decision to appeal', 'a member cannot appeal a decision about somebody else''s listing');
select is_empty(
  $$ select * from public.get_own_decision('doctors', tests.listing('Hidden Creek Health')) $$,
  'a member cannot read a decision about somebody else''s listing'
);
select tests.act_as('patient');
select is(
  (select reason from public.get_own_decision('doctors', tests.listing('Hidden Creek Health'))),
  'Not a DPC practice', 'the submitter can read the decision about their listing'
);
select is(
  (select is_for_other from public.get_own_decision('doctors', tests.listing('Hidden Creek Health'))),
  true, 'another admin can decide an appeal against it'
);
select throws_ok(
  $$ select public.submit_appeal('doctors', tests.listing('Open Door Direct Care'), 'Please') $$,
  'P0002', null, 'a public listing has no decision to appeal'
);
select throws_ok(
  format('select public.submit_appeal(%L, tests.listing(%L), %L)', 'doctors', 'Hidden Creek Health', message),
  '23514', null, 'a message must have 1 to 1,000 characters'
)
from (values (' '), (repeat('x', 1001))) as messages (message);
select lives_ok(
  $$ select public.submit_appeal('doctors', tests.listing('Hidden Creek Health'), 'We bill no insurance') $$,
  'the submitter can appeal a rejection'
);
select throws_ok(
  $$ select public.submit_appeal('doctors', tests.listing('Hidden Creek Health'), 'Again') $$,
  'PT409', null, 'a decision can be appealed only once'
);
select is(
  (select appeal_status::text from public.get_own_decision('doctors', tests.listing('Hidden Creek Health'))),
  'open', 'the appellant can see that the appeal is open'
);
select throws_ok(call, '42501', null, 'a member can''t ' || call) from (values
  ($$ select public.decide_appeal((select id from public.appeals), true, 'Mine') $$),
  ($$ select * from public.list_open_appeals() $$),
  ($$ update public.appeals set status = 'granted' $$),
  ($$ insert into public.appeals (decision_id, message) values (1, 'x') $$)
) as calls (call);
select tests.act_as('another patient');
select is_empty('select * from public.appeals', 'a member cannot read another member''s appeal');

-- The decision about it
select tests.act_as('admin');
select is((select appeals from public.admin_count_queues()), 1, 'an open appeal is counted in the admin queues');
select is(
  array(select public.find_own_cases('appeals', array(select id from public.list_open_appeals()))),
  array(select id from public.appeals), 'the admin who made the decision sees that another admin must decide'
);
select throws_ok(
  $$ select public.decide_appeal((select id from public.appeals), false, 'No') $$,
  '42501', 'An admin cannot decide a case of their own',
  'an admin cannot decide an appeal against their own decision'
);
select tests.act_as('second admin');
select throws_ok(
  $$ select public.decide_appeal((select id from public.appeals), true, ' ') $$,
  '23514', null, 'deciding an appeal requires a reason'
);
select throws_ok(
  $$ select public.decide_appeal((select id from public.appeals), true, 'Right', 1) $$,
  'PT409', null, 'granting an appeal at an outdated version fails with a conflict'
);
select lives_ok(
  $$ select public.decide_appeal(
      (select id from public.appeals), true, 'It is one', tests.version('Hidden Creek Health')
    ) $$,
  'another admin can grant the appeal'
);
select throws_ok(
  $$ select public.decide_appeal((select id from public.appeals), false, 'No') $$,
  'PT409', null, 'an appeal can be decided only once'
);
select tests.act_as('patient');
select is(
  (select status::text from public.doctors where id = tests.listing('Hidden Creek Health')),
  'pending', 'a granted appeal returns the listing to review'
);
select results_eq(
  $$ select event::text, appealed::text, note from public.notification_cards
    where updated_at = now() and event <> 'listing_rejected' $$,
  $$ values ('appeal_granted', 'listing_rejected', 'It is one') $$,
  'the submitter gets one notification with the reason'
);
reset role;
select is(
  (select private.get_member_email_facts(mail) ->> 'reason' from private.outbox as mail where event = 'appeal_granted'),
  'It is one', 'the email includes the reason'
);

-- A removed post
reset role;
insert into public.posts (id, user_id, content)
values (md5('mine')::uuid, tests.id('patient'), 'Buy this'), (md5('kept')::uuid, tests.id('patient'), 'Fine');
select tests.act_as('admin');
select public.moderate_post(md5('mine')::uuid, 'remove', 'An advertisement', 1);
select tests.act_as('another patient');
select throws_ok(
  $$ select public.submit_appeal('posts', md5('mine')::uuid, 'Free it') $$,
  'P0002', null, 'a member cannot appeal a decision about somebody else''s post'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.submit_appeal('posts', md5('kept')::uuid, 'Please') $$,
  'P0002', null, 'a visible post has no decision to appeal'
);
select lives_ok(
  $$ select public.submit_appeal('posts', md5('mine')::uuid, 'It is a joke') $$,
  'an author can appeal the removal of their post'
);
select tests.act_as('second admin');
select is(
  (select (content, is_in_force, decision_reason)::text from public.list_open_appeals()),
  '("Buy this",t,"An advertisement")', 'admins see the text at the time of the appeal and the decision'
);
select tests.act_as('patient');
update public.posts set content = 'Buy this now' where id = md5('mine')::uuid;
select tests.act_as('second admin');
select is(
  (select (content, decided_content, appeal_message)::text from public.list_cases()),
  '("Buy this now","Buy this","It is a joke")', 'an edited post waits with its appeal'
);
select throws_ok(
  $$ select public.decide_appeal((select appeal_id from public.list_cases()), true, 'A joke', 1) $$,
  'PT409', null, 'a post is not restored at an outdated version'
);
select lives_ok(
  $$ select public.decide_appeal(appeal_id, true, 'A joke', version) from public.list_cases() $$,
  'a post is restored at the version that was seen'
);
select tests.act_as('another patient');
select isnt_empty($$ select from public.posts where id = md5('mine')::uuid $$, 'a restored post is visible again');
select tests.act_as('patient');
select results_eq(
  $$ select event::text, appealed::text from public.notification_cards where post_id = md5('mine')::uuid order by 1 $$,
  $$ values ('appeal_granted', 'post_removed'), ('post_removed', null) $$,
  'the author gets one notification about the appeal'
);
select tests.act_as('admin');
select public.moderate_post(md5('kept')::uuid, 'remove', 'A mistake', 1);
select tests.act_as('patient');
select lives_ok(
  $$ select public.submit_appeal('posts', md5('kept')::uuid, 'Why?') $$, 'a member can have several open appeals'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.moderate_post(md5('kept')::uuid, 'keep', null, 2) $$,
  'an admin can reverse their own decision while its appeal is open'
);
select is_empty($$ select * from public.list_open_appeals() $$, 'reversing a decision closes its appeal');

-- A suspension
select tests.act_as('admin');
select public.suspend_member(tests.id('owner'), 'Spam', null, true);
select tests.act_as('owner');
select lives_ok(
  $$ select public.submit_appeal('profiles', tests.id('owner'), 'It was not me') $$, 'a suspended member can appeal'
);
select throws_ok(
  $$ select public.submit_appeal('profiles', tests.id('patient'), 'Nor was it them') $$,
  'P0002', null, 'a suspended member cannot appeal for somebody else'
);
reset role;
select tests.confirm('owner');
select is(
  (select private.get_member_email_skip_reason(mail) from private.outbox as mail where event = 'member_suspended'),
  null, 'a suspended member gets the email about the suspension'
);
delete from public.user_roles where role = 'admin' and user_id <> tests.id('admin');
select tests.act_as('admin');
select tests.act_as('owner');
select is(
  (select is_for_other from public.get_own_decision('profiles', tests.id('owner'))),
  false, 'the only admin is no other admin'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.decide_appeal((select id from public.list_open_appeals()), false, 'It was') $$,
  'the only admin can decide an appeal against their own decision'
);
select tests.act_as('owner');
select is(
  (select appeal_reason from public.get_own_decision('profiles', tests.id('owner'))),
  'It was', 'the member can read the outcome'
);
select tests.act_as('admin');
select public.restore_member(tests.id('owner'));
select public.suspend_member(tests.id('owner'), 'Spam again');
select tests.act_as('owner');
select lives_ok(
  $$ select public.submit_appeal('profiles', tests.id('owner'), 'Still not me') $$,
  'a new decision can be appealed again'
);
select tests.act_as('admin');
select public.restore_member(tests.id('owner'));
select tests.act_as('owner');
select is((select count(*)::int from public.appeals where status = 'open'), 0, 'restoring a member closes the appeal');

-- How many
reset role;
insert into private.rate_limit_events (user_id, action)
select tests.id('patient'), 'appeals' from generate_series(1, 5);
select tests.act_as('patient');
select throws_ok(
  $$ select public.submit_appeal('doctors', tests.listing('Open Door Direct Care'), 'Please') $$,
  'PT429', null, 'a sixth appeal within a day is refused'
);

select * from finish();
rollback;
