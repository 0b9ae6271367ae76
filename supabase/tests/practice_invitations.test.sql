-- Invitations: permissions and answers, without revealing who has an account.
begin;
select plan(75);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}'),
  tests.sign_up('newcomer', '{"full_name":"Nia New"}');
select tests.confirm('manager'), tests.confirm('desk'), tests.confirm('owner'), tests.confirm('doctor');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager');
update public.profiles set created_at = now() - interval '1 month';

create function tests.invitation(address text) returns uuid language sql security definer as $$
  select id from public.practice_invitations where email = address order by status, id limit 1;
$$;
create function tests.offer() returns uuid language sql security definer as $$
  select id from public.practice_invitations where role = 'owner' order by status, id limit 1;
$$;

-- Permissions
select tests.act_as('visitor');
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk') $$,
  '42501', null, 'a visitor cannot invite staff'
);
select throws_ok('select * from public.practice_invitations', '42501', null, 'a visitor cannot read invitations');
select throws_ok(
  'select * from public.list_my_invitations()', '42501', null, 'a visitor cannot list their invitations'
);
select throws_ok(
  $$ select public.answer_invitation(gen_random_uuid(), true) $$, '42501', null, 'a visitor cannot answer an invitation'
);
select throws_ok(
  $$ select public.withdraw_invitation(gen_random_uuid()) $$, '42501', null, 'a visitor cannot withdraw an invitation'
);
select throws_ok(
  $$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('patient')) $$,
  '42501', null, 'a visitor cannot offer ownership'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk') $$,
  '42501', null, 'the owner of another listing cannot invite staff'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Open Door Direct Care'), 'desk@cast.test', 'front_desk') $$,
  '42501', null, 'a member cannot invite staff to an unowned listing'
);
select throws_ok(
  $$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager')) $$,
  '42501', null, 'the owner of another listing cannot offer ownership'
);
select throws_ok(
  $$ insert into public.practice_invitations (doctor_id, email, role, invited_by)
    values (tests.listing('Owned Oak Medicine'), 'a@b.test', 'manager', tests.id('doctor')) $$,
  '42501', null, 'a member cannot insert an invitation'
);
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, submitted_by, user_id)
values (md5('draft')::uuid, 'Own Draft Clinic', 'Austin', 'TX', '78704', tests.id('doctor'), tests.id('doctor'));
select throws_like(
  $$ select public.invite_staff(md5('draft')::uuid, 'desk@cast.test', 'front_desk') $$,
  '%once your listing is verified', 'an owner without approval cannot invite staff'
);
select tests.act_as('manager');
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'manager') $$,
  '42501', null, 'a manager cannot invite managers'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'owner') $$,
  '42501', null, 'a manager cannot invite owners'
);
select throws_ok(
  $$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager')) $$,
  '42501', null, 'a manager cannot offer ownership'
);
select lives_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), ' Desk@Cast.test ', 'front_desk') $$,
  'a manager can invite the front desk'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'manager@cast.test', 'front_desk') $$,
  '23514', 'This is your own email address', 'a manager cannot invite themselves'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'no address', 'front_desk') $$,
  '23514', null, 'an invalid address is refused'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'a@b.test?bcc=all', 'front_desk') $$,
  '23514', null, 'an address with mail parameters is refused'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), '<b>x</b>@b.test', 'front_desk') $$,
  '23514', null, 'an address with HTML is refused'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), '<b>a</b>@b.test', null) $$,
  '42501', null, 'an invitation without a role is refused'
);

-- Addresses without an account
select tests.act_as('owner');
select is(
  pg_typeof(public.invite_staff(tests.listing('Owned Oak Medicine'), 'unknown@cast.test', 'manager'))::text, 'uuid',
  'an address without an account can be invited'
);
select is(
  public.invite_staff(tests.listing('Owned Oak Medicine'), 'unknown@cast.test', 'manager'),
  tests.invitation('unknown@cast.test'), 'repeating an invitation returns the existing one'
);
select throws_ok(
  $$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('patient')) $$,
  '23514', null, 'ownership can be offered only to a manager'
);
select is((select count(*)::integer from public.practice_invitations), 2, 'an owner can read open invitations');
select tests.act_as('manager');
select throws_like(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'unknown@cast.test', 'front_desk') $$,
  'The owner has already invited%', 'a manager cannot change the owner''s invitation'
);
select throws_ok(
  $$ select public.withdraw_invitation(tests.invitation('unknown@cast.test')) $$,
  '42501', null, 'a manager cannot withdraw the owner''s invitation'
);

-- Recipients
select tests.act_as('doctor');
select is_empty('select 1 from public.practice_invitations', 'another member cannot read invitations');
select throws_like(
  $$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$,
  'This invitation is not for your account%', 'another member cannot accept an invitation'
);
select throws_like(
  $$ select public.answer_invitation(gen_random_uuid(), true) $$,
  'This invitation is not for your account%', 'a missing invitation fails with the same error as a forbidden one'
);
reset role;
update auth.users set email_confirmed_at = null where id = tests.id('desk');
select tests.act_as('desk');
select is_empty(
  'select 1 from public.list_my_invitations()', 'a member with an unconfirmed address sees no invitation'
);
select throws_like(
  $$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$,
  'This invitation is not for your account%', 'a member with an unconfirmed address cannot accept an invitation'
);
reset role;
select tests.confirm('desk');
select tests.act_as('desk');
select results_eq(
  'select practice_name, role::text, invited_by from public.list_my_invitations()',
  $$ values ('Owned Oak Medicine', 'front_desk', 'Mia Manager') $$,
  'an invited member can read the practice, role, and inviter'
);
select results_eq(
  $$ select event::text from public.notifications $$, $$ values ('staff_invited') $$, 'an invited member is notified'
);
select is(
  (select count(*)::integer from public.practice_invitations), 1, 'an invited member can read only their own invitation'
);
select throws_ok(
  $$ select public.withdraw_invitation(tests.invitation('desk@cast.test')) $$,
  '42501', null, 'an invited member cannot withdraw the invitation'
);

-- Expired, renewed, blocked
reset role;
select results_eq(
  $$ select practice_name, role::text, email from public.get_invitation(tests.invitation('desk@cast.test')) $$,
  $$ values ('Owned Oak Medicine', 'front_desk', 'desk@cast.test') $$,
  'the link of an invitation shows the practice, role, and address'
);
update public.practice_invitations set expires_at = now() - interval '1 minute' where email = 'desk@cast.test';
select is_empty(
  $$ select from public.get_invitation(tests.invitation('desk@cast.test')) $$,
  'the link of an expired invitation shows nothing'
);
select is_empty(
  $$ select from public.get_invitation(gen_random_uuid()) $$, 'the link of a missing invitation shows nothing'
);
select tests.act_as('desk');
select is_empty('select 1 from public.list_my_invitations()', 'an invitation expires after 14 days');
select throws_like(
  $$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$,
  'This invitation has expired%', 'an expired invitation cannot be accepted'
);
select tests.act_as('manager');
select is(
  public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk'),
  tests.invitation('desk@cast.test'), 'inviting again renews an expired invitation'
);
select tests.act_as('desk');
select results_eq(
  'select event::text from public.notifications', $$ values ('staff_invited') $$,
  'a renewed invitation replaces the notification about the first'
);
reset role;
insert into public.blocks (blocker_id, blocked_id) values (tests.id('desk'), tests.id('manager'));
select tests.act_as('desk');
select is_empty(
  'select 1 from public.list_my_invitations()', 'a member does not see an invitation from somebody they blocked'
);
reset role;
delete from public.blocks;

-- Accepted, once
select tests.act_as('desk');
select lives_ok(
  $$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$,
  'an invited member can accept an invitation'
);
select results_eq(
  'select role::text from public.list_my_practices()', $$ values ('front_desk') $$,
  'an accepted invitation adds the member to the practice'
);
select throws_ok(
  $$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$,
  'PT409', 'This invitation was already accepted', 'an accepted invitation cannot be accepted again'
);
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'newcomer@cast.test', 'front_desk') $$,
  '42501', null, 'the front desk cannot invite staff'
);
select is_empty(
  $$ select 1 from public.practice_invitations where status = 'open' $$, 'the front desk cannot read open invitations'
);
select tests.act_as('owner');
select isnt_empty(
  $$ select 1 from public.notifications where event = 'invitation_accepted' $$,
  'the owner is notified of an accepted invitation'
);
select throws_ok(
  $$ select public.withdraw_invitation(tests.invitation('desk@cast.test')) $$,
  'PT409', null, 'an accepted invitation cannot be withdrawn'
);
select lives_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'manager') $$,
  'inviting a staff member again succeeds without revealing their role'
);
select tests.act_as('desk');
select is_empty('select 1 from public.list_my_invitations()', 'a staff member does not see a second invitation');
select throws_like(
  $$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$,
  'You already work for this practice%', 'a staff member cannot accept a second invitation'
);

-- Withdrawn
select tests.act_as('owner');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'manager');
select lives_ok(
  $$ select public.withdraw_invitation(tests.invitation('doctor@cast.test')) $$, 'an owner can withdraw an invitation'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select public.answer_invitation(tests.invitation('doctor@cast.test'), true) $$,
  'PT409', 'This invitation was already withdrawn', 'a withdrawn invitation cannot be accepted'
);

-- Invitations by former staff
select tests.act_as('manager');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'front_desk');
select tests.act_as('owner');
select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager'));
select lives_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('manager'), 'front_desk') $$,
  'an owner can change a manager to the front desk'
);
select tests.act_as('doctor');
select throws_ok(
  $$ select public.answer_invitation(tests.invitation('doctor@cast.test'), true) $$,
  'PT409', 'This invitation was already withdrawn', 'an invitation by a former manager cannot be accepted'
);
select tests.act_as('manager');
select throws_ok(
  $$ select public.answer_invitation(tests.offer(), true) $$,
  'PT409', 'This invitation was already withdrawn', 'a former manager cannot accept an offer of ownership'
);

-- Handed over
select tests.act_as('owner');
select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager');
reset role;
insert into public.practice_requests (doctor_id, user_id, kind)
values (tests.listing('Owned Oak Medicine'), tests.id('patient'), 'membership');
-- Triggers would set the date, so they are disabled.
update public.doctors set owned_since = now() - interval '1 year' where id = tests.listing('Owned Oak Medicine');
update public.practice_requests set created_at = now() - interval '1 day';
select tests.act_as('owner');
select lives_ok(
  $$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager')) $$,
  'an owner can offer ownership to a manager'
);
select tests.act_as('desk');
select throws_like(
  $$ select public.answer_invitation(tests.offer(), true) $$,
  'This invitation is not for your account%', 'another staff member cannot accept an offer of ownership'
);
select tests.act_as('manager');
select isnt_empty(
  $$ select 1 from public.notifications where event = 'ownership_offered' $$,
  'the manager is notified of an offer of ownership'
);
select lives_ok(
  $$ select public.answer_invitation(tests.offer(), true) $$, 'the manager can accept an offer of ownership'
);
select results_eq(
  'select role::text from public.list_my_practices()', $$ values ('owner') $$,
  'a manager who accepts ownership becomes the owner'
);
select is(
  (select status::text from public.practice_requests),
  'sent', 'open requests stay open after a transfer and the new owner can read them'
);
select is(
  (select changes ->> 'user_id' from public.listing_versions where action = 'transfer'),
  json_build_array(tests.id('owner'), tests.id('manager'))::text, 'the history records the former and the new owner'
);
select is(
  (select role::text from public.practice_members where user_id = tests.id('desk')),
  'front_desk', 'the front desk keeps its role after a transfer'
);
select tests.act_as('owner');
select results_eq(
  'select role::text from public.list_my_practices()', $$ values ('manager') $$,
  'the former owner becomes a manager after a transfer'
);
select is(
  (select status::text from public.practice_requests),
  'sent', 'the former owner can still read requests after a transfer'
);
select throws_ok(
  $$ select public.withdraw_listing(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'the former owner cannot withdraw the listing'
);
select lives_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('owner')) $$,
  'the former owner can leave the practice'
);

-- Limits
select tests.act_as('manager');
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'many-' || number || '@cast.test', 'front_desk')
    from generate_series(1, 21) as number $$,
  'PT429', null, 'a practice can send at most 20 invitations a day');
reset role;
delete from private.rate_limit_events;
insert into public.practice_invitations (doctor_id, email, role, invited_by)
select tests.listing('Owned Oak Medicine'), 'row-' || number || '@cast.test', 'front_desk', tests.id('manager')
from generate_series(1, 39) as number;
select tests.act_as('manager');
select throws_like(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'last@cast.test', 'front_desk') $$,
  'A practice can have at most 40 staff members%', 'a practice can have at most 40 staff members'
);

-- Deletion
reset role;
select private.transition_listing(tests.listing('Owned Oak Medicine'), 'leave', 'account');
select is_empty(
  $$ select 1 from public.practice_invitations where status = 'open' $$, 'an unowned listing has no open invitations'
);
select tests.act_as('manager');
select isnt_empty(
  $$ select from jsonb_array_elements(public.export_my_data() -> 'invitations') $$,
  'an export includes invitations that the member sent'
);
reset role;
delete from auth.users where id = tests.id('manager');
select is_empty(
  $$ select 1 from public.practice_invitations where email like 'row-%' $$,
  'deleting an account deletes the invitations it sent'
);

select * from finish();
rollback;
