-- A member with MFA has no more access than a visitor before the second step (aal1).
begin;
select plan(54);
select tests.create_fixtures();
select tests.enroll('owner'), tests.enroll('admin');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.id('patient'), 'totp', 'unverified', now(), now());
insert into public.posts (id, user_id, content) values (md5('mine')::uuid, tests.id('owner'), 'Mine');
insert into public.posts (id, user_id, content, hidden_at)
values (md5('hidden')::uuid, tests.id('owner'), 'Hidden', now());
insert into public.notifications (user_id, event) values (tests.id('owner'), 'member_restored');
insert into public.blocks (blocker_id, blocked_id) values (tests.id('owner'), tests.id('another patient'));
insert into public.reports (reporter_id, doctor_id, reason)
values (tests.id('owner'), tests.listing('Open Door Direct Care'), 'closed');
insert into public.listing_corrections (doctor_id, author, field, proposed_value)
values (tests.listing('Open Door Direct Care'), tests.id('owner'), 'specialty', 'Pediatrics');
insert into public.practice_requests (doctor_id, user_id, kind)
values (tests.listing('Owned Oak Medicine'), tests.id('patient'), 'membership');
update public.doctors set owned_since = now() - interval '1 day' where id = tests.listing('Owned Oak Medicine');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, submitted_by)
values (md5('draft')::uuid, 'Own Draft Clinic', 'Austin', 'TX', '78704', tests.id('owner'));

insert into public.claim_evidence (doctor_id, claimant)
values (tests.listing('Open Door Direct Care'), tests.id('owner'));
insert into public.listing_versions (doctor_id, version, action, changes)
values (tests.listing('Owned Oak Medicine'), 2, 'edit', '{}');
-- A practice that closed suggests the owner's.
select tests.add_listing('Closed Cedar Care', owner => 'doctor');
update public.doctors set status = 'withdrawn' where practice_name = 'Closed Cedar Care';
insert into private.listing_closings (doctor_id, practice_name, closed_on, suggested_listing)
values (
  (select id from public.doctors where practice_name = 'Closed Cedar Care'), 'Closed Cedar Care', current_date,
  tests.listing('Owned Oak Medicine')
);
create function tests.can_remove_suggestion() returns boolean language sql as $$
  select can_remove_suggestion from public.get_closing(tests.listing('Closed Cedar Care'))
$$;
create function tests.finds_own_draft() returns boolean language sql as $$
  select exists (
    select from public.find_listed_practices(
      '{"practice_name": "Own Draft Clinic", "address_city": "Austin", "address_state": "TX", "address_zip": "78704"}'
    )
  )
$$;

create function tests.private_rows() returns table (what text, number integer) language sql stable as $$
  select 'requests', count(*)::integer from public.practice_requests
  union all select 'contacts', count(*)::integer from public.list_request_contacts()
  union all select 'claims', count(*)::integer from public.claim_evidence
  union all select 'notifications', count(*)::integer from public.notifications
  union all select 'cards', count(*)::integer from public.notification_cards
  union all select 'blocks', count(*)::integer from public.blocks
  union all select 'reports', count(*)::integer from public.reports
  union all select 'corrections', count(*)::integer from public.listing_corrections
  union all select 'versions', count(*)::integer from public.listing_versions
  union all select 'own listing that waits', count(*)::integer from public.doctors where id = md5('draft')::uuid
  union all select 'own post that is hidden', count(*)::integer from public.posts where id = md5('hidden')::uuid;
$$;

-- Without the code
select tests.act_as('owner', 'aal1');
select is_empty(
  'select what from tests.private_rows() where number > 0',
  'a member with MFA cannot read private rows before the second step'
);
select isnt_empty(
  'select from public.doctors where verified', 'a member with MFA can read published listings before the second step'
);
select isnt_empty(
  $$ select from public.posts where id = md5('mine')::uuid $$,
  'a member with MFA can read the feed before the second step'
);
select throws_ok(
  'select public.export_my_data()', '42501', 'Please sign in again with the code from your authenticator app first.',
  'a member with MFA cannot export data before the second step'
);
select throws_ok(
  'select public.delete_account()', '42501', 'Please sign in again with the code from your authenticator app first.',
  'a member with MFA cannot delete the account before the second step'
);
select throws_like(
  $$ update public.profiles set bio = 'Taken over' where id = tests.id('owner') $$,
  '%authenticator app%', 'a member with MFA cannot edit the profile before the second step'
);
select throws_like(
  $$ insert into public.posts (content) values ('Hello') $$,
  '%authenticator app%', 'a member with MFA cannot write a post before the second step'
);
select throws_like(
  $$ update public.posts set content = 'x' where id = md5('mine')::uuid $$,
  '%authenticator app%', 'a member with MFA cannot edit a post before the second step'
);
select throws_like(
  $$ insert into public.post_comments (post_id, content) values (md5('mine')::uuid, 'x') $$,
  '%authenticator app%', 'a member with MFA cannot comment before the second step'
);
select throws_like(
  $$ insert into public.post_likes (post_id) values (md5('mine')::uuid) $$,
  '%authenticator app%', 'a member with MFA cannot like a post before the second step'
);
select throws_like(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('bio', 'x'::text)) $$,
  '%authenticator app%', 'an owner with MFA cannot edit the listing before the second step'
);
select throws_like(
  $$ insert into public.doctors (practice_name, address_city, address_state, address_zip)
    values ('New', 'Austin', 'TX', '78704') $$,
  '%authenticator app%', 'a member with MFA cannot add a listing before the second step');
select throws_like(
  $$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[]') $$,
  '%authenticator app%', 'an owner with MFA cannot save prices before the second step');
select throws_like(
  $$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[{"service":"ekg","coverage":"included"}]') $$,
  '%authenticator app%', 'an owner with MFA cannot save services before the second step');
select throws_like(
  $$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[]') $$,
  '%authenticator app%', 'an owner with MFA cannot save offices before the second step'
);
select throws_like(
  'delete from public.blocks', '%authenticator app%', 'a member with MFA cannot delete blocks before the second step'
);
select is_empty(
  $$ update public.notifications set read_at = now() returning id $$,
  'a member with MFA cannot mark notifications as read before the second step'
);
select throws_like(
  $$ select public.update_request((select md5('x')::uuid), 'seen') $$,
  '%authenticator app%', 'an owner with MFA cannot answer a request before the second step'
);
select throws_like(
  $$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$,
  '%authenticator app%', 'an owner with MFA cannot confirm a listing before the second step'
);
select throws_like(
  $$ select public.withdraw_listing(tests.listing('Owned Oak Medicine')) $$,
  '%authenticator app%', 'an owner with MFA cannot withdraw a listing before the second step'
);
select throws_like(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('owner') || '/a.png') $$,
  '%authenticator app%', 'a member with MFA cannot upload a file before the second step'
);
select is(
  (select suspended_because from public.get_current_member()),
  null, 'the current member shows nothing private before the second step'
);
select is(
  (select unread_count from public.get_current_member()),
  0, 'the current member has no unread count before the second step'
);
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('owner') $$, $$ values ('doctor'::public.app_role) $$,
  'a doctor''s role is public before the second step'
);

select throws_like(
  $$ select public.find_values_before(tests.listing('Owned Oak Medicine'), 2) $$,
  '%authenticator app%', 'an owner with MFA cannot compare versions before the second step'
);
select ok(not tests.can_remove_suggestion(), 'a closing does not show who owns the suggestion before the second step');
select ok(not tests.finds_own_draft(), 'a member with MFA cannot find pending listings before the second step');

-- With it
select tests.act_as('owner', 'aal2');
select is_empty(
  'select what from tests.private_rows() where number = 0',
  'a member with MFA can read private rows after the second step'
);
select lives_ok(
  $$ update public.profiles set bio = 'Mine' where id = tests.id('owner') $$,
  'a member with MFA can edit the profile after the second step'
);
select lives_ok(
  $$ insert into public.posts (content) values ('Hello') $$, 'a member with MFA can write a post after the second step'
);
select isnt_empty(
  $$ update public.notifications set read_at = now() returning id $$,
  'a member with MFA can mark notifications as read after the second step'
);
select is(
  (select public.export_my_data() #>> '{profile,full_name}'),
  'Owen Owner', 'a member with MFA can export data after the second step'
);

select lives_ok(
  $$ select public.find_values_before(tests.listing('Owned Oak Medicine'), 2) $$,
  'an owner with MFA can compare versions after the second step'
);
select ok(tests.can_remove_suggestion(), 'a closing shows the owner of the suggestion after the second step');
select ok(tests.finds_own_draft(), 'a member with MFA can find their pending listing after the second step');

-- Admins
select tests.act_as('admin', 'aal1');
select is(private.is_admin(), false, 'an admin with MFA is not an admin before the second step');
select throws_ok(
  'select * from public.admin_count_queues()', '42501', null,
  'an admin with MFA cannot read the queues before the second step'
);
select throws_ok(
  $$ select public.set_role(tests.id('patient'), 'admin', true, 'Joins us') $$,
  '42501', null, 'an admin with MFA cannot assign a role before the second step'
);
select throws_ok(
  $$ select public.decide_listing(tests.listing('Hidden Creek Health'), 1, true, null) $$,
  '42501', null, 'an admin with MFA cannot decide a listing before the second step'
);
select is_empty(
  'select 1 from public.moderation_log', 'an admin with MFA cannot read the moderation log before the second step'
);
select is_empty('select 1 from public.import_batches', 'an admin with MFA cannot read imports before the second step');
select is_empty(
  $$ select 1 from public.doctors where not verified $$,
  'an admin with MFA cannot read pending listings before the second step'
);
select is_empty(
  $$ select 1 from public.user_roles where role = 'patient' $$,
  'an admin with MFA cannot read other roles before the second step'
);
select tests.act_as('admin', 'aal2');
select is(private.is_admin(), true, 'an admin with MFA is an admin after the second step');
select isnt_empty(
  'select * from public.admin_count_queues()', 'an admin with MFA can read the queues after the second step'
);

-- Members without MFA
select tests.act_as('patient', 'aal1');
select lives_ok(
  $$ insert into public.posts (content) values ('Hello') $$,
  'an unverified authenticator app does not require a second step'
);
select tests.act_as('doctor', 'aal1');
select lives_ok(
  $$ update public.profiles set bio = 'Hello' where id = tests.id('doctor') $$,
  'a member without MFA needs no second step'
);
select tests.act_as('another patient', 'aal1');
select isnt_empty('select 1 from public.posts', 'a member''s MFA does not affect other members');

-- Sessions that have ended: sign-out and a changed password delete them, and their tokens stay valid for up to an hour
reset role;
insert into auth.sessions (id, user_id, created_at, updated_at) values
  (md5('open')::uuid, tests.id('admin'), now(), now()), (md5('of another')::uuid, tests.id('patient'), now(), now());
select tests.use_session('admin', 'open', 'aal2');
select ok(private.is_admin(), 'an admin with a current session is an admin');
select lives_ok($$ insert into public.posts (content) values ('Hello') $$, 'a member with a current session can post');
select tests.use_session('admin', 'of another', 'aal2');
select ok(not private.is_admin(), 'a session of another member is not a current session');
select tests.use_session('admin', 'ended', 'aal2');
select ok(not private.is_admin(), 'an admin whose session has ended is not an admin');
select is(
  tests.refusal($$ insert into public.posts (content) values ('Hello') $$),
  '42501 This session has ended session_ended', 'a member whose session has ended cannot post'
);
select tests.use_session('owner', 'ended', 'aal2');
select is_empty(
  'select what from tests.private_rows() where number > 0', 'a member whose session has ended cannot read private rows'
);

select * from finish();
rollback;
