-- Suspensions: a suspended member can read but not write, and sees the reason.
begin;
select plan(58);
select tests.create_fixtures();
create function tests.sign_up_with(actor text, address text) returns void language sql as $$
  insert into auth.users (id, email, created_at, updated_at) values (tests.id(actor), address, now(), now());
$$;

-- Access
select tests.act_as('doctor');
select throws_ok(call, '42501', null, 'a member cannot ' || call) from (values
  ($$ select public.suspend_member(tests.id('owner'), 'Rival') $$),
  ($$ select public.restore_member(tests.id('owner')) $$)
) as calls (call);
select throws_ok('select * from private.suspensions', '42501', null, 'a member cannot read suspensions');

-- Suspension
select tests.act_as('admin');
select throws_ok(
  $$ select public.suspend_member(tests.id('admin'), 'Mistake') $$,
  '23514', 'An admin cannot be suspended', 'an admin cannot be suspended'
);
select throws_ok(
  $$ select public.suspend_member(tests.id('owner'), ' ') $$, '23514', null, 'a suspension requires a reason'
);
select lives_ok($$ select public.suspend_member(tests.id('owner'), 'Spam') $$, 'an admin can suspend a member');
select throws_ok(
  $$ select public.suspend_member(tests.id('owner'), 'Spam') $$,
  'PT409', null, 'a suspended member cannot be suspended again'
);
select throws_ok(
  $$ select public.set_role(tests.id('owner'), 'admin', true, 'Joins us') $$,
  '23514', 'A suspended member cannot become an admin', 'a suspended member cannot become an admin'
);
select tests.act_as('owner');
select is(
  (select suspended_because from public.get_current_member()), 'Spam', 'a suspended member can read the reason'
);
select isnt_empty(
  $$ select 1 from public.doctors where user_id = tests.id('owner') $$, 'a suspended member can read their own listing'
);
select throws_ok(
  call, '42501', 'Your account is suspended. You can read, but not write. See your dashboard for the reason.',
  'a suspended member cannot ' || call
) from (values
  ($$ insert into public.posts (content) values ('Hello') $$),
  ($$ update public.profiles set bio = 'x' where id = auth.uid() $$),
  ($$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"bio": "x"}') $$),
  (
    $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
      values ('A Clinic', 'Austin', 'TX', '78704') $$
  ),
  ($$ insert into public.reports (doctor_id, reason) values (tests.listing('Owned Oak Medicine'), 'spam') $$),
  (
    $$ insert into public.listing_corrections (doctor_id, field, proposed_value)
      values (tests.listing('Owned Oak Medicine'), 'phone', '512 555 0100') $$
  ),
  ($$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('owner') || '/1.png') $$),
  ($$ select public.withdraw_listing(tests.listing('Owned Oak Medicine')) $$),
  ($$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$),
  ($$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[{"service":"ekg","coverage":"included"}]') $$),
  ($$ select public.file_competing_claim(tests.listing('Owned Oak Medicine')) $$),
  ($$ select public.delete_post(gen_random_uuid()) $$),
  ($$ select tests.save_clinicians(tests.listing('Owned Oak Medicine'), '[]') $$),
  ($$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[]') $$),
  ($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[]') $$),
  ($$ select public.update_request(gen_random_uuid(), 'seen') $$)
) as calls (call);
select tests.act_as('admin');
select lives_ok($$ select public.restore_member(tests.id('owner')) $$, 'an admin can restore a member');
select tests.act_as('owner');
select lives_ok($$ insert into public.posts (content) values ('Hello') $$, 'a restored member can write again');

-- With an end
select tests.act_as('admin');
select throws_ok(
  $$ select public.suspend_member(tests.id('owner'), 'Spam', now()) $$,
  '23514', 'Choose a day in the future', 'a suspension must end in the future'
);
select lives_ok(
  $$ select public.suspend_member(tests.id('owner'), 'Spam', now() + interval '1 day') $$,
  'a suspension can have an end'
);
select is(
  (select suspended_until from public.admin_search_members(tests.id('owner')::text)),
  now() + interval '1 day', 'admins can see the end of a suspension'
);
select tests.act_as('owner');
select is(
  (select suspended_until from public.get_current_member()),
  now() + interval '1 day', 'the member can see the end of the suspension'
);
select throws_ok(
  $$ insert into public.posts (content) values ('Hello') $$,
  '42501', null, 'a member cannot write before the suspension ends'
);
reset role;
update private.suspensions set ends_at = now();
select tests.act_as('owner');
select is(
  (select suspended_because from public.get_current_member()), null, 'the reason is gone when the suspension ends'
);
select lives_ok(
  $$ insert into public.posts (content) values ('Back') $$, 'a member can write when the suspension ends'
);
select tests.act_as('admin');
select is(
  (select suspended_at from public.admin_search_members(tests.id('owner')::text)),
  null, 'a suspension that ended is not shown to admins'
);
select lives_ok($$ select public.suspend_member(tests.id('owner'), 'Again') $$, 'a member can be suspended again');
select lives_ok(
  $$ select public.restore_member(tests.id('owner')) $$, 'a member who was suspended again can be restored'
);

-- Everything hidden at once
reset role;
insert into public.posts (id, user_id, content) values
  (md5('shown')::uuid, tests.id('owner'), 'Shown'), (md5('moderated')::uuid, tests.id('owner'), 'Moderated'),
  (md5('other')::uuid, tests.id('patient'), 'Of somebody else');
update public.posts set hidden_at = now() where id = md5('moderated')::uuid;
insert into public.post_comments (post_id, user_id, content) values
  (md5('other')::uuid, tests.id('owner'), 'A comment'),
    (md5('shown')::uuid, tests.id('patient'), 'Under a hidden post');
select tests.act_as('admin');
select lives_ok(
  $$ select public.suspend_member(tests.id('owner'), 'Harassment', null, true) $$,
  'a suspension can hide all content of the member'
);
select isnt_empty(
  $$ select from public.posts where id = md5('shown')::uuid $$, 'admins can read content hidden with its author'
);
select tests.act_as('owner');
select isnt_empty(
  $$ select from public.posts where id = md5('shown')::uuid $$, 'a member can read their own hidden content'
);
select is((select is_hidden from public.get_current_member()), true, 'a member sees that their content is hidden');
select tests.act_as(reader), is_empty(
  $$ select id::text from public.posts where user_id = tests.id('owner')
    union all select id::text from public.get_feed_page() where user_id = tests.id('owner')
    union all select content from public.post_comments
    union all select full_name from public.profiles where id = tests.id('owner') $$,
  'posts, comments, comments under posts, and profile are hidden from a ' || reader
) from (values ('visitor'), ('another patient')) as readers (reader);
select is(
  (select comment_count from public.post_cards where id = md5('other')::uuid), 0, 'a hidden comment is not counted'
);
select tests.act_as('admin');
select lives_ok(
  $$ select public.restore_member(tests.id('owner')) $$, 'an admin can end a suspension that hides content'
);
select tests.act_as('visitor');
select results_eq(
  $$ select content from public.posts where user_id = tests.id('owner') order by content $$,
  array['Back', 'Hello', 'Shown'], 'ending a suspension shows what it hid, but not what moderation hid'
);
select is(
  (select comment_count from public.post_cards where id = md5('other')::uuid), 1, 'the comment is counted again'
);
select is(
  (select full_name from public.profiles where id = tests.id('owner')), 'Owen Owner', 'the profile is visible again'
);

-- A new account
reset role;
select tests.sign_up_with('sneak', 'Sne.ak+dpc@gmail.com');
select tests.act_as('admin');
select public.suspend_member(tests.id('sneak'), 'Scam', now() + interval '2 days', true);
reset role;
update auth.users set email = 'other-address@example.com' where id = tests.id('sneak');
delete from auth.users where id = tests.id('sneak');
select lives_ok(
  $$ select tests.sign_up_with('sneak again', 'sneak@googlemail.com') $$,
  'a member who deleted a suspended account can sign up again'
);
select tests.act_as('sneak again');
select is((select (suspended_because, suspended_until, is_hidden)::text from public.get_current_member()),
  ('Scam', now() + interval '2 days', true)::text, 'signing up with a Gmail alias resumes the suspension');
reset role;
select set_config('request.jwt.claims', '', true);
delete from auth.users where id = tests.id('sneak again');
select tests.sign_up_with('sneak', 'other-address@example.com');
select ok(private.is_suspended(tests.id('sneak')), 'signing up with the changed address resumes the suspension');
select isnt_empty(
  $$ select from public.moderation_log
    where target_id = tests.id('sneak') and event = 'member_suspended' and actor is null $$,
  'a resumed suspension is logged without an admin'
);
select is_empty(
  $$ select from private.suspended_emails where encode(address_hash, 'escape') like '%sneak%' $$,
  'the address is stored only as a hash'
);
select tests.act_as('admin');
select lives_ok($$ select public.restore_member(tests.id('sneak')) $$, 'an admin can restore the new account');
reset role;
delete from auth.users where id = tests.id('sneak');
select tests.sign_up_with('sneak', 'other-address@example.com');
select ok(not private.is_suspended(tests.id('sneak')), 'a restored address is not suspended again');
update private.suspended_emails set ends_at = now();
select tests.sign_up_with('sneak again', 'sneak@gmail.com');
select ok(not private.is_suspended(tests.id('sneak again')), 'a suspension that ended is not resumed');
alter table private.suspended_emails rename to broken;
select lives_ok(
  $$ select tests.sign_up_with('somebody', 'somebody@example.com') $$,
  'sign-up succeeds when the suspension cannot be resumed'
);

select * from finish();
rollback;
