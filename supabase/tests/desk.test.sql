-- The desk: what administrators do with listings and members, and nobody else.
begin;
select plan(61);
select tests.raise_curtain();
select tests.add_listing('Second Door', owner => 'doctor');
select tests.add_listing('Waiting ' || n, is_verified => false) from generate_series(1, 3) as n;

-- Nobody else reaches any of it
select tests.act_as('doctor');
select throws_ok(call, '42501', null, 'a member does not ' || call) from (values
  ('select public.desk_counts()'), ('select public.desk_listings()'), ('select public.desk_members()'),
  ($$ select public.decide_listings('[]', true) $$),
  ($$ select public.rule_over_listing(tests.listing('Owned Oak Medicine'), 'take down', 'Mine') $$),
  ($$ select public.reassign_listing(tests.listing('Owned Oak Medicine'), tests.id('doctor'), 'Mine') $$),
  ($$ select public.merge_listings(tests.listing('Owned Oak Medicine'), tests.listing('Second Door')) $$),
  ($$ select public.set_role(tests.id('doctor'), 'admin', true) $$),
  ($$ select public.suspend_member(tests.id('owner'), 'Rival') $$),
  ($$ select public.restore_member(tests.id('owner')) $$)
) as calls (call);
select throws_ok('select * from private.suspensions', '42501', null, 'nor reads who is suspended');
select throws_ok('select * from private.listing_transitions', '42501', null, 'nor the private tables');
select throws_ok($$ select private.move_listing(tests.listing('Second Door'), 'verify', 'administrator') $$, '42501', null, 'nor calls what moves listings');
select tests.act_as('stranger');
select throws_ok('select public.desk_members()', '42501', null, 'a stranger even less');

-- Finding
select tests.act_as('admin');
select is((select count(*)::int from public.desk_listings()), 7, 'an administrator sees every listing');
select is((select count(*)::int from public.desk_listings(in_state => 'waiting')), 4, 'in a state');
select results_eq($$ select practice_name from public.desk_listings('owner@cast') $$, array['Owned Oak Medicine'], 'by the e-mail address of its people');
select results_eq($$ select practice_name from public.desk_listings('%', in_state => 'public') $$, array[]::text[], 'a percent sign is a percent sign');
select is((select count(*)::int from public.desk_listings('oak', in_ownership => 'owned', in_region => 'tx')), 1, 'by name, ownership and state');
select results_eq($$ select full_name from public.desk_members('owner@cast.test') $$, array['Owen Owner'], 'members by e-mail address');
select results_eq($$ select email from public.desk_members('dora') $$, array['doctor@cast.test'], 'or by name');

-- Many at once
select results_eq(
  $$ select problem is null from public.decide_listings(
    (select jsonb_agg(jsonb_build_object('id', id, 'version', version + (practice_name = 'Waiting 3')::int) order by practice_name) from public.desk_listings('Waiting')), true) $$,
  array[true, true, false], 'several are verified at once, but the one that has changed');
select is((select count(*)::int from public.desk_listings(in_state => 'waiting')), 2, 'which waits on');

-- Merging
reset role;
insert into public.posts (user_id, kind, content, doctor_id) values (tests.id('patient'), 'story', 'Kind people', tests.listing('Open Door Direct Care'));
select tests.act_as('patient');
insert into public.practice_requests (doctor_id, kind) values (tests.listing('Second Door'), 'membership');
select tests.act_as('admin');
select throws_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Second Door')) $$, '23514', 'A listing cannot be merged into itself', 'not into itself');
select throws_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Open Door Direct Care')) $$, '23514', 'Keep the listing that has an owner: merge the other way round', 'the owner''s stays');
select throws_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine')) $$, '23514', null, 'two owners are one too many');
select throws_ok($$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Hidden Creek Health')) $$, '23514', null, 'a public listing stays');
select lives_ok($$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Second Door'), 'The same practice') $$, 'an administrator merges two');
select is((select doctor_id from public.posts where content = 'Kind people'), tests.listing('Second Door'), 'stories follow');
select throws_ok($$ select public.rule_over_listing(tests.listing('Open Door Direct Care'), 'put back') $$, 'PT409', null, 'what was merged is not put back');
select lives_ok($$ select public.rule_over_listing(tests.listing('Second Door'), 'revoke', 'Left') $$, 'an owner may lose the rest');
select lives_ok($$ select public.merge_listings(tests.listing('Second Door'), tests.listing('Owned Oak Medicine')) $$, 'and be merged on');
select tests.act_as('stranger');
select is(public.merged_into(tests.listing('Open Door Direct Care')), tests.listing('Owned Oak Medicine'), 'the first address leads to the last listing');
select is(public.merged_into(tests.listing('Hidden Creek Health')), null, 'others lead nowhere');
select is_empty($$ select 1 from public.doctors where id = tests.listing('Open Door Direct Care') $$, 'and what is gone is not read');

-- Roles
select tests.act_as('admin');
select lives_ok($$ select public.set_role(tests.id('patient'), 'admin', true) $$, 'administrators make administrators');
select lives_ok($$ select public.set_role(tests.id('patient'), 'admin', false) $$, 'and unmake them');
select is((select count(*)::int from public.moderation_log where action in ('grant admin', 'revoke admin')), 2, 'with a line each');
reset role;
delete from public.user_roles where role = 'admin' and user_id <> tests.id('admin');
select tests.act_as('admin');
select throws_ok($$ select public.set_role(tests.id('admin'), 'admin', false) $$, '23514', 'This is the last administrator. Make somebody else one first.', 'the last one stays');
select throws_ok($$ select public.delete_account() $$, '23514', null, 'and does not leave');

-- Suspension
select throws_ok($$ select public.suspend_member(tests.id('admin'), 'Mistake') $$, '23514', 'Take the administrator role away first', 'administrators are not suspended');
select throws_ok($$ select public.suspend_member(tests.id('owner'), ' ') $$, '23514', null, 'a suspension needs its reason');
select lives_ok($$ select public.suspend_member(tests.id('owner'), 'Spam') $$, 'an administrator suspends');
select throws_ok($$ select public.suspend_member(tests.id('owner'), 'Spam') $$, 'PT409', null, 'once');
select throws_ok($$ select public.set_role(tests.id('owner'), 'admin', true) $$, '23514', null, 'a suspended member is no administrator');
select tests.act_as('owner');
select is((select suspended_because from public.current_member()), 'Spam', 'the member reads why');
select isnt_empty($$ select 1 from public.doctors where user_id = tests.id('owner') $$, 'and the own things');
select throws_ok(call, '42501', 'Your account is suspended: it can read, but not write. Your dashboard says why.', 'but does not ' || call) from (values
  ($$ insert into public.posts (content) values ('Hello') $$),
  ($$ update public.profiles set bio = 'x' where id = auth.uid() $$),
  ($$ update public.doctors set bio = 'x' where user_id = auth.uid() $$),
  ($$ insert into public.doctors (practice_name, address_city, address_state, address_zip) values ('A Clinic', 'Austin', 'TX', '78704') $$),
  ($$ insert into public.reports (doctor_id, reason) values (tests.listing('Owned Oak Medicine'), 'spam') $$),
  ($$ insert into public.listing_corrections (doctor_id, field, proposed_value) values (tests.listing('Owned Oak Medicine'), 'phone', '512 555 0100') $$),
  ($$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('owner') || '/1.png') $$),
  ($$ select public.move_own_listing(tests.listing('Owned Oak Medicine'), 'withdraw') $$),
  ($$ select public.confirm_listing(tests.listing('Owned Oak Medicine')) $$),
  ($$ select public.file_rival_claim(tests.listing('Owned Oak Medicine')) $$),
  ($$ select public.delete_post(gen_random_uuid()) $$),
  ($$ select public.update_request(gen_random_uuid(), 'seen') $$)
) as calls (call);
select tests.act_as('admin');
select lives_ok($$ select public.restore_member(tests.id('owner')) $$, 'until an administrator restores them');
select tests.act_as('owner');
select lives_ok($$ insert into public.posts (content) values ('Hello') $$, 'and they write again');

select * from finish();
rollback;
