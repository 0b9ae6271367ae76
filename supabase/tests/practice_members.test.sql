-- The people of a practice: what owner, manager, front desk, former staff, a rival, a patient and a stranger may do with a listing.
begin;
select plan(75);
select tests.raise_curtain();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}'), tests.sign_up('former', '{"full_name":"Fay Former"}');
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'),
  (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk'),
  (tests.listing('Owned Oak Medicine'), tests.id('former'), 'manager');
insert into public.listing_corrections (id, doctor_id, author, field, proposed_value)
values (md5('correction')::uuid, tests.listing('Owned Oak Medicine'), tests.id('patient'), 'specialty', 'Pediatrics');
insert into public.listing_versions (doctor_id, version, action, changes) values (tests.listing('Owned Oak Medicine'), 2, 'edit', '{}');
update public.notifications set read_at = now();

create function tests.set_panel(accepts boolean) returns integer language sql as $$
  with changed as (
    update public.doctors set accepting_new_patients = accepts where id = tests.listing('Owned Oak Medicine') returning 1
  ) select count(*)::integer from changed;
$$;
grant execute on function tests.set_panel to anon, authenticated;

-- One function says what somebody may do
select results_eq($$
  select person, (select array_agg(deed order by deed) from unnest(enum_range(null::public.practice_permission)) as deed
    where private.has_practice_permission(tests.listing('Owned Oak Medicine'), deed, tests.id(person)))::text
  from unnest('{owner,manager,desk,doctor,patient,admin}'::text[]) as person
$$, $$ values
  ('owner', '{answer,panel,edit,staff,govern}'), ('manager', '{answer,panel,edit,staff}'), ('desk', '{answer,panel}'),
  ('doctor', null), ('patient', null), ('admin', null)
$$, 'each role has its rights, and others have none');
select throws_ok($$ insert into public.practice_members (doctor_id, user_id, role) values (tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'owner') $$, '23514', null, 'the owner is kept in one place');

-- A stranger
select tests.act_as('stranger');
select throws_ok('select * from public.practice_members', '42501', null, 'a stranger reads no staff');
select throws_ok('select * from public.list_my_practices()', '42501', null, 'and has no practices');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk')) $$, '42501', null, 'and removes nobody');
select throws_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$, '42501', null, 'and promotes nobody');

-- A patient, a rival and an administrator
select tests.act_as(actor) || '' || is_empty('select 1 from public.practice_members', actor || ' reads no staff')
  from unnest('{patient,doctor,admin}'::text[]) as actor;
select tests.act_as('doctor');
select is_empty('select 1 from public.list_my_practices()', 'a rival has no practice');
select throws_ok($$ insert into public.practice_members (doctor_id, user_id, role) values (tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'manager') $$, '42501', null, 'nobody appoints themselves');
select throws_ok($$ update public.practice_members set role = 'manager' $$, '42501', null, 'or anybody by hand');
select throws_ok($$ delete from public.practice_members $$, '42501', null, 'or removes by hand');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk')) $$, '42501', 'You cannot remove this person', 'a rival removes nobody');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('patient')) $$, '42501', 'You cannot remove this person', 'and does not learn who works there');
select throws_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$, '42501', null, 'and promotes nobody');
select is(tests.set_panel(true), 0, 'and does not say whether it accepts patients');

-- The front desk
select tests.act_as('desk');
select results_eq('select role::text, permissions::text from public.list_my_practices()', $$ values ('front_desk', '{answer,panel}') $$, 'the front desk finds its practice');
select is((select count(*)::integer from public.practice_members), 3, 'and who else works there');
select is(tests.set_panel(true), 1, 'and says whether it accepts patients');
select throws_like($$ update public.doctors set monthly_price = 1 where id = tests.listing('Owned Oak Medicine') $$, 'The front desk can only change whether%', 'but not what it costs');
select throws_like($$ update public.doctors set accepting_new_patients = false, phone = '512 555 0100' where id = tests.listing('Owned Oak Medicine') $$, 'The front desk can only change whether%', 'nor anything beside it');
select throws_ok($$ update public.doctors set claimed_by = tests.id('desk'), claim_status = 'pending' where id = tests.listing('Owned Oak Medicine') $$, '42501', null, 'nor whose it is');
select throws_ok($$ insert into public.membership_tiers (doctor_id, label, min_age, monthly_price) values (tests.listing('Owned Oak Medicine'), 'All', 0, 1) $$, '42501', null, 'sets no prices by age');
select throws_ok($$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'confirms nothing');
select throws_ok($$ select public.decide_correction(md5('correction')::uuid, true) $$, '42501', null, 'decides no correction');
select is_empty('select 1 from public.listing_corrections', 'and reads none');
select is_empty('select 1 from public.listing_versions', 'nor the history');
select throws_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw') $$, '42501', null, 'withdraws nothing');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$, '42501', 'You cannot remove this person', 'removes nobody');
select throws_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$, '42501', null, 'does not promote itself');

-- A manager
select tests.act_as('manager');
select lives_ok($$ update public.doctors set monthly_price = 90 where id = tests.listing('Owned Oak Medicine') $$, 'a manager sets prices');
select is((select monthly_price from public.doctors where id = tests.listing('Owned Oak Medicine')), 90.00, 'which stand at once');
select lives_ok($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[{"label":"All","min_age":0,"max_age":null,"monthly_price":90}]') $$, 'by age, too');
select is((select count(*)::integer from public.listing_versions where actor = tests.id('manager')), 2, 'and the history names them');
select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "Buy Pills Here"}');
select is((select practice_name from public.doctors where id = tests.listing('Owned Oak Medicine')), 'Owned Oak Medicine', 'what was verified waits for a check');
select is((select proposed from public.listing_changes), '{"practice_name":"Buy Pills Here"}', 'which they read');
select lives_ok($$ select public.withdraw_change(id) from public.listing_changes $$, 'and take back');
select lives_ok($$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$, 'a manager confirms the listing');
select lives_ok($$ select public.decide_correction(md5('correction')::uuid, true) $$, 'and decides corrections');
select throws_ok($$ update public.doctors set photo_url = 'https://x.example/storage/v1/object/public/practice-photos/1.png' where id = tests.listing('Owned Oak Medicine') $$, '42501', 'Only the owner can change the photo', 'but keeps no photo where it could be exchanged later');
select throws_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'withdraw') $$, '42501', null, 'nor takes the listing out of the directory');
select throws_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'relinquish') $$, '42501', null, 'nor gives it back');
select throws_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('desk'), 'manager') $$, '42501', null, 'nor makes managers');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$, '42501', 'You cannot remove this person', 'nor removes them');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('owner')) $$, '42501', 'The owner cannot be removed. The owner can transfer the practice.', 'nor the owner');

-- The owner
select tests.act_as('owner');
select results_eq('select role::text, permissions::text from public.list_my_practices()', $$ values ('owner', '{answer,panel,edit,staff,govern}') $$, 'the owner has all rights');
select throws_like($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('owner')) $$, 'The owner cannot leave%', 'but does not just leave');
select throws_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('manager'), 'owner') $$, '23514', null, 'nor makes somebody owner unasked');
select lives_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('former'), 'front_desk') $$, 'gives another role');
select throws_ok($$ select public.set_staff_role(tests.listing('Owned Oak Medicine'), tests.id('former'), 'front_desk') $$, 'PT409', null, 'once');
select lives_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$, 'removes staff');
select throws_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('former')) $$, '42501', 'This person no longer works for the practice', 'once');

-- Former staff
select tests.act_as('former');
select results_eq($$ select detail from public.notifications where kind = 'staff' order by detail $$, $$ values ('front_desk'), ('removed') $$, 'who is removed is told');
select is_empty('select 1 from public.list_my_practices()', 'and has no practice at once');
select is_empty('select 1 from public.practice_members', 'reads no staff');
select is_empty('select 1 from public.listing_versions', 'nor its history');
select is(tests.set_panel(false), 0, 'and changes nothing');
select is((select accepting_new_patients from public.doctors where id = tests.listing('Owned Oak Medicine')), true, 'indeed nothing');

-- Suspended, and back
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('manager'), 'Spam');
select is(private.has_practice_permission(tests.listing('Owned Oak Medicine'), 'answer', tests.id('manager')), false, 'a suspended manager acts for nobody');
select tests.act_as('manager');
select is_empty('select 1 from public.list_my_practices()', 'and finds no practice');
reset role;
delete from private.suspensions;
select is(private.has_practice_permission(tests.listing('Owned Oak Medicine'), 'answer', tests.id('manager')), true, 'until the suspension ends');

-- A second step
select tests.enroll('desk');
select tests.act_as('desk');
select is_empty('select 1 from public.practice_members', 'without the code the front desk reads no staff');
select is_empty('select 1 from public.list_my_practices()', 'and no practice');
select throws_like($$ select tests.set_panel(false) $$, '%authenticator app%', 'and says nothing for it');
select tests.act_as('desk', 'aal2');
select is(tests.set_panel(false), 1, 'with it, it does');

-- Who leaves
select lives_ok($$ select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk')) $$, 'somebody leaves by themselves');
select is_empty('select 1 from public.list_my_practices()', 'and is out');
select tests.act_as('owner');
select isnt_empty($$ select 1 from public.notifications where kind = 'staff' and detail = 'left' $$, 'the owner is told');

-- Whom the owner brought goes with the owner
reset role;
select is((select count(*)::integer from public.practice_members), 1, 'the manager is left');
select tests.act_as('owner');
select lives_ok($$ select public.update_listing_status(tests.listing('Owned Oak Medicine'), 'relinquish') $$, 'the owner gives the listing back');
reset role;
select is((select ownership::text || (user_id is null) from public.doctors where id = tests.listing('Owned Oak Medicine')), 'nonetrue', 'it is nobody''s');
select is_empty('select 1 from public.practice_members', 'and nobody works for it here');

-- Data that is taken along, and an account that goes
insert into public.practice_members (doctor_id, user_id, role) values (tests.listing('Open Door Direct Care'), tests.id('manager'), 'manager');
select tests.act_as('manager');
select is(public.export_my_data() #>> '{practices_worked_for,0,role}', 'manager', 'the copy of one''s data has it');
reset role;
delete from auth.users where id = tests.id('manager');
select is_empty('select 1 from public.practice_members', 'a deleted account works for nobody');

select * from finish();
rollback;
