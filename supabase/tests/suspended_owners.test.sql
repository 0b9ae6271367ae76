-- Practices of a suspended owner.
begin;
select plan(32);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
select tests.confirm(actor) from unnest('{owner,manager,desk,doctor,patient}'::text[]) as actor;
update public.profiles set created_at = now() - interval '1 month';
insert into public.practice_members (doctor_id, user_id, role) values (tests.oak(), tests.id('manager'), 'manager');
create function tests.request(actor text) returns uuid language sql security definer as $$
  select id from public.practice_requests
  where user_id = tests.id(actor) and doctor_id = tests.oak() order by created_at desc limit 1
$$;
create function tests.invitation(of_role public.practice_role) returns uuid language sql security definer as $$
  select id from public.practice_invitations where role = of_role order by status, created_at desc limit 1
$$;
create function tests.reads(what text) returns bigint language plpgsql as $$
declare found bigint; begin execute 'select count(*) from ' || what into found; return found; end $$;

select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'membership');
select tests.act_as('owner');
select public.update_request(tests.request('patient'), 'waiting', 'Soon');
reset role;
update public.request_steps set at = now() - interval '3 days';
select tests.act_as('owner');
select public.update_request(tests.request('patient'), 'offered');
select public.invite_staff(tests.oak(), 'desk@cast.test', 'front_desk');
select public.offer_ownership(tests.oak(), tests.id('manager'));

-- With the suspension
reset role;
delete from public.notifications;
select tests.act_as('admin');
select public.suspend_member(tests.id('owner'), 'Sold the list of members');
reset role;
update public.doctors set gallery = jsonb_build_array(jsonb_build_object(
  'url', 'https://api.example/storage/v1/object/public/gallery-photos/' || tests.oak() || '/1.png',
  'description', 'The entrance'
)) where id = tests.oak();
insert into storage.objects (bucket_id, name) values ('gallery-photos', tests.oak() || '/1.png');
select tests.act_as('owner');
select is_empty('select * from public.prepare_account_deletion()', 'a suspended owner gets no files to delete');
reset role;
select is(
  (select gallery #>> '{0,description}' from public.doctors where id = tests.oak()),
  'The entrance', 'a suspended owner cannot empty the gallery'
);
select is(
  (select array_agg(distinct status::text) from public.practice_invitations),
  '{withdrawn}', 'a suspension withdraws invitations and ownership offers'
);
select is(
  (select status::text from public.practice_requests),
  'waiting', 'an offered place is withdrawn when the owner is suspended'
);
select is(
  (select waiting_since from public.practice_requests),
  now() - interval '3 days', 'a request with a withdrawn offer keeps its waitlist date'
);
select is_empty(
  $$ select 1 from public.request_steps where actor = tests.id('admin') $$, 'the suspending admin has no request steps'
);
select tests.act_as('desk');
select throws_ok(
  $$ select public.answer_invitation(tests.invitation('front_desk'), true) $$,
  'PT409', 'This invitation was already withdrawn', 'an invitation withdrawn by a suspension cannot be accepted'
);
select is(
  tests.reads('public.list_my_invitations()'), 0::bigint, 'an invitation withdrawn by a suspension is not listed'
);
select tests.act_as('manager');
select throws_ok(
  $$ select public.answer_invitation(tests.invitation('owner'), true) $$,
  'PT409', 'This invitation was already withdrawn', 'an ownership offer withdrawn by a suspension cannot be accepted'
);

-- Requests that come later
select tests.act_as('doctor');
select lives_ok(
  $$ insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'appointment') $$,
  'a practice whose manager can answer accepts requests'
);
select tests.act_as('owner');
select is(tests.reads(what), 0::bigint, 'a suspended owner cannot read ' || what) from unnest(array[
  'public.practice_requests', 'public.list_request_contacts()',
  'public.request_steps', 'public.list_waitlist_positions()', 'public.practice_invitations',
  'public.practice_members', 'public.listing_changes',
  'public.listing_activity', 'public.notifications where event = ''request_received'''
]) as what;
select results_eq(
  'select role::text, permissions::text[] from public.list_my_practices()', $$ values ('owner', '{}'::text[]) $$,
  'a suspended owner still sees their practice without permissions'
);
select throws_ok(
  $$ select public.update_request(tests.request('doctor'), 'seen') $$,
  '42501', null, 'a suspended owner cannot answer a request'
);
select tests.act_as('manager');
select is(
  tests.reads('public.list_request_contacts()'),
  2::bigint, 'the manager can read request contacts while the owner is suspended'
);
select is(
  tests.reads('public.notifications where event = ''request_received'''),
  1::bigint, 'the manager is notified of a request while the owner is suspended'
);
reset role;
delete from public.practice_members;
select tests.act_as('patient');
select throws_ok(
  $$ insert into public.practice_requests (doctor_id, kind) values (tests.oak(), 'appointment') $$,
  '42501', 'This practice does not accept requests right now',
  'a request is refused when no one at the practice can read it'
);

-- Accepting an invitation checks the inviter again
reset role;
insert into public.practice_members (doctor_id, user_id, role) values (tests.oak(), tests.id('manager'), 'manager');
update public.practice_invitations set status = 'open', closed_at = null;
select tests.act_as('desk');
select is(tests.reads('public.list_my_invitations()'), 0::bigint, 'an invitation by a suspended member is not listed');
select throws_like(
  $$ select public.answer_invitation(tests.invitation('front_desk'), true) $$,
  'The person who sent this invitation can no longer%', 'an invitation by a suspended member cannot be accepted'
);
select lives_ok(
  $$ select public.answer_invitation(tests.invitation('front_desk'), false) $$,
  'an invitation by a suspended member can be declined'
);
select tests.act_as('manager');
select throws_like(
  $$ select public.answer_invitation(tests.invitation('owner'), true) $$,
  'The person who sent this invitation can no longer%', 'an ownership offer by a suspended owner cannot be accepted'
);

-- No listing goes to a suspended member
select tests.act_as('admin');
select throws_like(
  $$ select public.reassign_listing(
      tests.listing('Open Door Direct Care'),
      tests.id('owner'), 'Theirs', tests.current_version(tests.listing('Open Door Direct Care'))
    ) $$,
  'A suspended member %', 'a listing cannot be reassigned to a suspended member'
);
reset role;
insert into public.claim_evidence (doctor_id, claimant, status, full_name)
values (tests.listing('Open Door Direct Care'), tests.id('owner'), 'competing', 'Owen Owner');
select tests.act_as('doctor');
select public.file_competing_claim(tests.listing('Open Door Direct Care'));
select public.withdraw_claim(tests.listing('Open Door Direct Care'));
reset role;
select is(
  (select claimed_by from public.doctors where id = tests.listing('Open Door Direct Care')),
  null, 'a suspended competing claimant does not become the claimant'
);

-- After the suspension
select tests.act_as('admin');
select public.restore_member(tests.id('owner'));
select tests.act_as('owner');
select is(tests.reads('public.list_request_contacts()'), 2::bigint, 'a restored owner can read requests again');
reset role;
insert into private.suspensions (user_id, reason, ends_at)
values (tests.id('owner'), 'Rude', now() - interval '1 minute');
select tests.act_as('owner');
select is(
  tests.reads('public.list_request_contacts()'), 2::bigint, 'an owner can read requests again after the suspension ends'
);

select * from finish();
rollback;
