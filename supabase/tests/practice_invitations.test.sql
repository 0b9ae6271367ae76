-- Invitations: who sends, reads, answers and withdraws them, and that nobody learns from them who has an account.
begin;
select plan(74);
select tests.raise_curtain();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}'), tests.sign_up('newcomer', '{"full_name":"Nia New"}');
select tests.confirm('manager'), tests.confirm('desk'), tests.confirm('owner'), tests.confirm('doctor');
insert into public.practice_members (doctor_id, user_id, role) values (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager');
update public.profiles set created_at = now() - interval '1 month';

create function tests.invitation(address text) returns uuid language sql security definer as $$
  select id from public.practice_invitations where email = address order by status, id limit 1;
$$;
create function tests.offer() returns uuid language sql security definer as $$
  select id from public.practice_invitations where role = 'owner' order by status, id limit 1;
$$;
grant execute on function tests.invitation, tests.offer to anon, authenticated;

-- Who invites
select tests.act_as('stranger');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk') $$, '42501', null, 'a stranger invites nobody');
select throws_ok('select * from public.practice_invitations', '42501', null, 'reads no invitation');
select throws_ok('select * from public.list_my_invitations()', '42501', null, 'has none');
select throws_ok($$ select public.answer_invitation(gen_random_uuid(), true) $$, '42501', null, 'answers none');
select throws_ok($$ select public.withdraw_invitation(gen_random_uuid()) $$, '42501', null, 'withdraws none');
select throws_ok($$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('patient')) $$, '42501', null, 'hands nothing over');
select tests.act_as('doctor');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk') $$, '42501', null, 'a rival invites nobody');
select throws_ok($$ select public.invite_staff(tests.listing('Open Door Direct Care'), 'desk@cast.test', 'front_desk') $$, '42501', null, 'to a listing that nobody owns neither');
select throws_ok($$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager')) $$, '42501', null, 'hands nothing over');
select throws_ok($$ insert into public.practice_invitations (doctor_id, email, role, invited_by) values (tests.listing('Owned Oak Medicine'), 'a@b.test', 'manager', tests.id('doctor')) $$, '42501', null, 'invitations are written by nobody');
insert into public.doctors (id, practice_name, address_city, address_state, address_zip, submitted_by, user_id)
values (md5('draft')::uuid, 'Own Draft Clinic', 'Austin', 'TX', '78704', tests.id('doctor'), tests.id('doctor'));
select throws_like($$ select public.invite_staff(md5('draft')::uuid, 'desk@cast.test', 'front_desk') $$, '%once your listing is verified', 'who has not been approved invites nobody either');
select tests.act_as('manager');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'manager') $$, '42501', null, 'a manager does not invite managers');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'owner') $$, '42501', null, 'nor owners');
select throws_ok($$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager')) $$, '42501', null, 'and does not take the practice');
select lives_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), ' Desk@Cast.test ', 'front_desk') $$, 'but the front desk');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'manager@cast.test', 'front_desk') $$, '23514', 'This is your own email address', 'not themselves');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'no address', 'front_desk') $$, '23514', null, 'nor what is no address');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'a@b.test?bcc=all', 'front_desk') $$, '23514', null, 'nor what would write more than an address');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), '<b>x</b>@b.test', 'front_desk') $$, '23514', null, 'nor HTML');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), '<b>a</b>@b.test', null) $$, '42501', null, 'nor as nothing');

-- Nobody learns who has an account
select tests.act_as('owner');
select is(pg_typeof(public.invite_staff(tests.listing('Owned Oak Medicine'), 'nobody@cast.test', 'manager'))::text, 'uuid', 'an address without an account is invited like one with');
select is(public.invite_staff(tests.listing('Owned Oak Medicine'), 'nobody@cast.test', 'manager'), tests.invitation('nobody@cast.test'), 'sent again, it is the same');
select throws_ok($$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('patient')) $$, '23514', null, 'a practice goes to a manager only');
select is((select count(*)::integer from public.practice_invitations), 2, 'the owner reads what is open');
select tests.act_as('manager');
select throws_like($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'nobody@cast.test', 'front_desk') $$, 'The owner has already invited%', 'a manager does not overrule the owner');
select throws_ok($$ select public.withdraw_invitation(tests.invitation('nobody@cast.test')) $$, '42501', null, 'nor withdraws the owner''s');

-- Whom it is for
select tests.act_as('doctor');
select is_empty('select 1 from public.practice_invitations', 'others do not read invitations');
select throws_like($$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$, 'This invitation is not for your account%', 'nor accept them');
select throws_like($$ select public.answer_invitation(gen_random_uuid(), true) $$, 'This invitation is not for your account%', 'one that does not exist sounds the same');
reset role;
update auth.users set email_confirmed_at = null where id = tests.id('desk');
select tests.act_as('desk');
select is_empty('select 1 from public.list_my_invitations()', 'who has not confirmed the address is not invited');
select throws_like($$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$, 'This invitation is not for your account%', 'and does not accept');
reset role;
select tests.confirm('desk');
select tests.act_as('desk');
select results_eq('select practice_name, role::text, invited_by from public.list_my_invitations()', $$ values ('Owned Oak Medicine', 'front_desk', 'Mia Manager') $$, 'who has, reads who asks, and for what');
select results_eq($$ select detail from public.notifications where kind = 'staff' $$, $$ values ('invited') $$, 'and was told');
select is((select count(*)::integer from public.practice_invitations), 1, 'and reads no other invitation');
select throws_ok($$ select public.withdraw_invitation(tests.invitation('desk@cast.test')) $$, '42501', null, 'whom it is for does not withdraw it');

-- Expired, renewed, blocked
reset role;
select results_eq($$ select practice_name, role::text, email from public.get_invitation(tests.invitation('desk@cast.test')) $$,
  $$ values ('Owned Oak Medicine', 'front_desk', 'desk@cast.test') $$, 'the link of the mail says what the invitation is, and for which address');
update public.practice_invitations set expires_at = now() - interval '1 minute' where email = 'desk@cast.test';
select is_empty($$ select from public.get_invitation(tests.invitation('desk@cast.test')) $$, 'once it has expired it says nothing');
select is_empty($$ select from public.get_invitation(gen_random_uuid()) $$, 'a made-up link says nothing');
select tests.act_as('desk');
select is_empty('select 1 from public.list_my_invitations()', 'after 14 days it is gone');
select throws_like($$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$, 'This invitation has expired%', 'and not accepted');
select tests.act_as('manager');
select is(public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk'), tests.invitation('desk@cast.test'), 'inviting again renews it');
reset role;
insert into public.blocks (blocker_id, blocked_id) values (tests.id('desk'), tests.id('manager'));
select tests.act_as('desk');
select is_empty('select 1 from public.list_my_invitations()', 'who has blocked the person who invites sees nothing of it');
reset role;
delete from public.blocks;

-- Accepted, once
select tests.act_as('desk');
select lives_ok($$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$, 'an invitation is accepted');
select results_eq('select role::text from public.list_my_practices()', $$ values ('front_desk') $$, 'who accepts works there');
select throws_ok($$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$, 'PT409', 'This invitation was already accepted', 'once');
select throws_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'newcomer@cast.test', 'front_desk') $$, '42501', null, 'the front desk invites nobody');
select is_empty($$ select 1 from public.practice_invitations where status = 'open' $$, 'and reads no open invitation');
select tests.act_as('owner');
select isnt_empty($$ select 1 from public.notifications where kind = 'staff' and detail = 'accepted' $$, 'the owner is told');
select throws_ok($$ select public.withdraw_invitation(tests.invitation('desk@cast.test')) $$, 'PT409', null, 'what is accepted is not withdrawn');
select lives_ok($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'manager') $$, 'somebody who works there is invited like anybody else');
select tests.act_as('desk');
select is_empty('select 1 from public.list_my_invitations()', 'but sees nothing of it');
select throws_like($$ select public.answer_invitation(tests.invitation('desk@cast.test'), true) $$, 'You already work for this practice%', 'and has one place there');

-- Withdrawn
select tests.act_as('owner');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'manager');
select lives_ok($$ select public.withdraw_invitation(tests.invitation('doctor@cast.test')) $$, 'the owner withdraws an invitation');
select tests.act_as('doctor');
select throws_ok($$ select public.answer_invitation(tests.invitation('doctor@cast.test'), true) $$, 'PT409', 'This invitation was already withdrawn', 'which is then not accepted');

-- What former staff asked of others ends with them
select tests.act_as('manager');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'front_desk');
select tests.act_as('owner');
select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager'));
select lives_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('manager'), 'front_desk') $$, 'a manager becomes front desk');
select tests.act_as('doctor');
select throws_ok($$ select public.answer_invitation(tests.invitation('doctor@cast.test'), true) $$, 'PT409', 'This invitation was already withdrawn', 'and nobody comes in through what they sent before');
select tests.act_as('manager');
select throws_ok($$ select public.answer_invitation(tests.offer(), true) $$, 'PT409', 'This invitation was already withdrawn', 'nor do they take the practice over');

-- Handed over
select tests.act_as('owner');
select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager');
reset role;
insert into public.practice_requests (doctor_id, user_id, kind) values (tests.listing('Owned Oak Medicine'), tests.id('patient'), 'membership');
-- By its trigger, nobody says since when.
alter table public.doctors disable trigger doctors_40_sync_claim_columns;
update public.doctors set owned_since = now() - interval '1 year' where id = tests.listing('Owned Oak Medicine');
alter table public.doctors enable trigger doctors_40_sync_claim_columns;
update public.practice_requests set created_at = now() - interval '1 day';
select tests.act_as('owner');
select lives_ok($$ select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager')) $$, 'a practice is offered to a manager');
select tests.act_as('desk');
select throws_like($$ select public.answer_invitation(tests.offer(), true) $$, 'This invitation is not for your account%', 'nobody else takes it');
select tests.act_as('manager');
select isnt_empty($$ select 1 from public.notifications where kind = 'staff' and detail = 'offered' $$, 'the manager is told');
select lives_ok($$ select public.answer_invitation(tests.offer(), true) $$, 'and takes it over');
select results_eq('select role::text from public.list_my_practices()', $$ values ('owner') $$, 'now they are the owner');
select is((select status::text from public.practice_requests), 'sent', 'open requests stay open, and are read');
select is((select changes ->> 'user_id' from public.listing_versions where action = 'transfer'), json_build_array(tests.id('owner'), tests.id('manager'))::text, 'the history keeps who it was');
select is((select role::text from public.practice_members where user_id = tests.id('desk')), 'front_desk', 'the front desk stays');
select tests.act_as('owner');
select results_eq('select role::text from public.list_my_practices()', $$ values ('manager') $$, 'who was the owner is a manager');
select is((select status::text from public.practice_requests), 'sent', 'and still answers');
select throws_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw') $$, '42501', null, 'but owns nothing');
select lives_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('owner')) $$, 'and can leave');

-- Limits
select tests.act_as('manager');
select throws_ok(
  $$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'many-' || number || '@cast.test', 'front_desk') from generate_series(1, 21) as number $$,
  'PT429', null, 'nobody sends more than 20 invitations a day');
reset role;
delete from private.rate_limit_events;
insert into public.practice_invitations (doctor_id, email, role, invited_by)
select tests.listing('Owned Oak Medicine'), 'row-' || number || '@cast.test', 'front_desk', tests.id('manager') from generate_series(1, 39) as number;
select tests.act_as('manager');
select throws_like($$ select public.invite_staff(tests.listing('Owned Oak Medicine'), 'last@cast.test', 'front_desk') $$, 'A practice can have at most 40 staff members%', 'forty are enough');

-- With the owner go the invitations, and with the account what it sent
reset role;
select private.transition_listing(tests.listing('Owned Oak Medicine'), 'leave', 'account');
select is_empty($$ select 1 from public.practice_invitations where status = 'open' $$, 'a listing that is nobody''s invites nobody');
select tests.act_as('manager');
select isnt_empty($$ select from jsonb_array_elements(public.export_my_data() -> 'invitations') $$, 'the copy of one''s data has what one sent');
reset role;
delete from auth.users where id = tests.id('manager');
select is_empty($$ select 1 from public.practice_invitations where email like 'row-%' $$, 'and it goes with the account');

select * from finish();
rollback;
