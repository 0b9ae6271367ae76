-- Staff of a practice: permissions of each role.
begin;
select plan(75);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}'),
  tests.sign_up('former', '{"full_name":"Fay Former"}');
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'),
  (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk'),
  (tests.listing('Owned Oak Medicine'), tests.id('former'), 'manager');
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value)
values (md5('correction')::uuid, tests.listing('Owned Oak Medicine'), tests.id('patient'), 'specialty', 'Pediatrics');
insert into public.listing_versions (doctor_id, version, action, changes)
values (tests.listing('Owned Oak Medicine'), 2, 'edit', '{}');
update public.notifications set read_at = now();

create function tests.set_panel(accepts boolean) returns integer language sql as $$
  with changed as (
    select tests.save_changes(
      tests.listing('Owned Oak Medicine'), jsonb_build_object('accepting_new_patients', accepts)
    )
  ) select count(*)::integer from changed;
$$;

-- Permissions
select results_eq($$
  select person, (
    select array_agg(permission order by permission)
    from unnest(enum_range(null::public.practice_permission)) as permission
    where private.has_practice_permission(tests.listing('Owned Oak Medicine'), permission, tests.id(person))
  )::text
  from unnest('{owner,manager,desk,doctor,patient,admin}'::text[]) as person
$$, $$ values
  ('owner', '{answer,availability,edit,staff,ownership}'), ('manager', '{answer,availability,edit,staff}'),
    ('desk', '{answer,availability}'),
  ('doctor', null), ('patient', null), ('admin', null)
$$, 'each role has its permissions and other members have none');
select throws_ok(
  $$ insert into public.practice_members (doctor_id, user_id, role)
    values (tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'owner') $$,
  '23514', null, 'an owner cannot be added as a staff member'
);

-- A visitor
select tests.act_as('visitor');
select throws_ok('select * from public.practice_members', '42501', null, 'a visitor cannot read staff');
select throws_ok('select * from public.list_my_practices()', '42501', null, 'a visitor cannot list practices');
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk')) $$,
  '42501', null, 'a visitor cannot remove staff'
);
select throws_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$,
  '42501', null, 'a visitor cannot change a role'
);

-- Members without a role, and admins
select tests.act_as(actor) || '' || is_empty('select 1 from public.practice_members', actor || ' cannot read staff')
  from unnest('{patient,doctor,admin}'::text[]) as actor;
select tests.act_as('doctor');
select is_empty('select 1 from public.list_my_practices()', 'the owner of another listing does not see the practice');
select throws_ok(
  $$ insert into public.practice_members (doctor_id, user_id, role)
    values (tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'manager') $$,
  '42501', null, 'a member cannot add themselves to a practice'
);
select throws_ok(
  $$ update public.practice_members set role = 'manager' $$, '42501', null, 'a member cannot update a role directly'
);
select throws_ok($$ delete from public.practice_members $$, '42501', null, 'a member cannot delete staff directly');
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk')) $$,
  '42501', 'You cannot remove this person', 'the owner of another listing cannot remove staff'
);
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('patient')) $$,
  '42501', 'You cannot remove this person', 'removing somebody who is not staff fails with the same error'
);
select throws_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$,
  '42501', null, 'the owner of another listing cannot change a role'
);
select throws_ok(
  'select tests.set_panel(true)', '42501', null,
  'the owner of another listing cannot change whether the practice accepts patients'
);

-- The front desk
select tests.act_as('desk');
select results_eq(
  'select role::text, permissions::text from public.list_my_practices()',
  $$ values ('front_desk', '{answer,availability}') $$, 'the front desk can list its practice'
);
select is((select count(*)::integer from public.practice_members), 3, 'the front desk can read the staff');
select is(tests.set_panel(true), 1, 'the front desk can change whether the practice accepts patients');
select throws_like(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('monthly_price', 1)) $$,
  'The front desk can only change whether%', 'the front desk cannot change prices'
);
select throws_like(
  $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_object('accepting_new_patients', false, 'phone', '512 555 0100'::text)
    ) $$,
  'The front desk can only change whether%', 'the front desk cannot change the phone'
);
select is_empty(
  $$ update public.doctors set claimed_by = tests.id('desk'), claim_status = 'pending'
    where id = tests.listing('Owned Oak Medicine') returning id $$,
  'the front desk cannot change the owner'
);
select throws_ok(
  $$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price)
    values (tests.listing('Owned Oak Medicine'), 'All', 0, 1) $$,
  '42501', null, 'the front desk cannot insert age bands'
);
select throws_ok(
  $$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'the front desk cannot confirm the listing'
);
select throws_ok(
  $$ select public.decide_correction(md5('correction')::uuid, true) $$,
  '42501', null, 'the front desk cannot decide corrections'
);
select is_empty('select 1 from public.listing_corrections', 'the front desk cannot read corrections');
select is_empty('select 1 from public.listing_versions', 'the front desk cannot read the history');
select throws_ok(
  $$ select public.withdraw_listing(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'the front desk cannot withdraw the listing'
);
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$,
  '42501', 'You cannot remove this person', 'the front desk cannot remove staff'
);
select throws_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$,
  '42501', null, 'the front desk cannot change its own role'
);

-- A manager
select tests.act_as('manager');
select lives_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), jsonb_build_object('monthly_price', 90)) $$,
  'a manager can change prices'
);
select is(
  (select monthly_price from public.doctors where id = tests.listing('Owned Oak Medicine')),
  90.00, 'a price changed by a manager is public at once'
);
select lives_ok(
  $$ select tests.save_tiers(
      tests.listing('Owned Oak Medicine'), '[{"label":"All","min_age":0,"max_age":null,"monthly_price":90}]'
    ) $$,
  'a manager can change prices by age'
);
select is(
  (select count(*)::integer from public.listing_versions where actor = tests.id('manager')),
  2, 'the history records changes by a manager'
);
select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "Buy Pills Here"}');
select is(
  (select practice_name from public.doctors where id = tests.listing('Owned Oak Medicine')),
  'Owned Oak Medicine', 'a name changed by a manager waits for review'
);
select is(
  (select proposed from public.listing_changes),
  '{"practice_name":"Buy Pills Here"}', 'a manager can read a pending change'
);
select lives_ok(
  $$ select public.withdraw_change(id) from public.listing_changes $$, 'a manager can withdraw a pending change'
);
select lives_ok(
  $$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$, 'a manager can confirm the listing'
);
select lives_ok(
  $$ select public.decide_correction(md5('correction')::uuid, true) $$, 'a manager can decide corrections'
);
select throws_ok(
  $$ select tests.save_changes(
      tests.listing('Owned Oak Medicine'),
      jsonb_build_object('photo_url', 'https://x.example/storage/v1/object/public/practice-photos/1.png'::text)
    ) $$,
  '42501', 'Only the owner can change the photo', 'a manager cannot change the photo of the practice'
);
select throws_ok(
  $$ select public.withdraw_listing(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'a manager cannot withdraw the listing'
);
select throws_ok(
  $$ select public.leave_practice(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'a manager cannot end the ownership'
);
select throws_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$,
  '42501', null, 'a manager cannot appoint managers'
);
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$,
  '42501', 'You cannot remove this person', 'a manager cannot remove another manager'
);
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('owner')) $$,
  '42501', 'The owner cannot be removed. The owner can transfer the practice.', 'a manager cannot remove the owner'
);

-- The owner
select tests.act_as('owner');
select results_eq(
  'select role::text, permissions::text from public.list_my_practices()',
  $$ values ('owner', '{answer,availability,edit,staff,ownership}') $$, 'the owner has all permissions'
);
select throws_like(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('owner')) $$,
  'The owner leaves%', 'the owner cannot leave the practice like its staff'
);
select throws_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('manager'), 'owner') $$,
  '23514', null, 'the owner cannot make somebody the owner without consent'
);
select lives_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('former'), 'front_desk') $$,
  'the owner can change a role'
);
select throws_ok(
  $$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('former'), 'front_desk') $$,
  'PT409', null, 'changing to the same role fails with a conflict'
);
select lives_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$,
  'the owner can remove staff'
);
select throws_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$,
  '42501', 'This person no longer works for the practice', 'removing staff again is refused'
);

-- Former staff
select tests.act_as('former');
select results_eq(
  $$ select event::text from public.notifications
    where event in ('front_desk_appointed', 'staff_removed') order by event $$,
  $$ values ('front_desk_appointed'), ('staff_removed') $$, 'a removed staff member is notified'
);
select is_empty('select 1 from public.list_my_practices()', 'a former staff member has no practice');
select is_empty('select 1 from public.practice_members', 'a former staff member cannot read staff');
select is_empty('select 1 from public.listing_versions', 'a former staff member cannot read the history');
select throws_ok(
  'select tests.set_panel(false)', '42501', null,
  'a former staff member cannot change whether the practice accepts patients'
);
select is(
  (select accepting_new_patients from public.doctors where id = tests.listing('Owned Oak Medicine')),
  true, 'an attempt by a former staff member leaves the listing unchanged'
);

-- Suspended, and back
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('manager'), 'Spam');
select is(
  private.has_practice_permission(tests.listing('Owned Oak Medicine'), 'answer', tests.id('manager')),
  false, 'a suspended manager has no permissions'
);
select tests.act_as('manager');
select is_empty('select 1 from public.list_my_practices()', 'a suspended manager has no practice');
reset role;
delete from private.suspensions;
select is(
  private.has_practice_permission(tests.listing('Owned Oak Medicine'), 'answer', tests.id('manager')),
  true, 'a manager has permissions again after the suspension'
);

-- A second step
select tests.enroll('desk');
select tests.act_as('desk');
select is_empty(
  'select 1 from public.practice_members', 'a staff member with MFA cannot read staff before the second step'
);
select is_empty(
  'select 1 from public.list_my_practices()', 'a staff member with MFA has no practice before the second step'
);
select throws_like(
  $$ select tests.set_panel(false) $$,
  '%authenticator app%', 'a staff member with MFA cannot change the listing before the second step'
);
select tests.act_as('desk', 'aal2');
select is(tests.set_panel(false), 1, 'a staff member with MFA can change the listing after the second step');

-- Leaving
select lives_ok(
  $$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk')) $$, 'a staff member can leave'
);
select is_empty('select 1 from public.list_my_practices()', 'a staff member who left has no practice');
select tests.act_as('owner');
select isnt_empty(
  $$ select 1 from public.notifications where event = 'staff_left' $$,
  'the owner is notified when a staff member leaves'
);

-- An owner who gives up the listing
reset role;
select is(
  (select count(*)::integer from public.practice_members), 1, 'staff stays until the owner gives up the listing'
);
select tests.act_as('owner');
select lives_ok(
  $$ select public.leave_practice(tests.listing('Owned Oak Medicine')) $$,
  'an owner can leave a listing without an owner'
);
reset role;
select is(
  (select ownership::text || (user_id is null) from public.doctors where id = tests.listing('Owned Oak Medicine')),
  'nonetrue', 'a listing that was given up has no owner'
);
select is_empty('select 1 from public.practice_members', 'a listing that was given up has no staff');

-- Exports and deletion
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Open Door Direct Care'), tests.id('manager'), 'manager');
select tests.act_as('manager');
select is(
  public.export_my_data() #>> '{practices_worked_for,0,role}', 'manager',
  'an export includes the practices the member works for'
);
reset role;
delete from auth.users where id = tests.id('manager');
select is_empty('select 1 from public.practice_members', 'deleting an account removes it from the staff');

select * from finish();
rollback;
