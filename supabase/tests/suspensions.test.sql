-- Suspension: who is suspended reads, but writes nothing, and knows why.
begin;
select plan(28);
select tests.raise_curtain();

-- Administrators only
select tests.act_as('doctor');
select throws_ok(call, '42501', null, 'a member does not ' || call) from (values
  ($$ select public.suspend_member(tests.id('owner'), 'Rival') $$), ($$ select public.restore_member(tests.id('owner')) $$)
) as calls (call);
select throws_ok('select * from private.suspensions', '42501', null, 'nor reads who is suspended');

-- Suspension
select tests.act_as('admin');
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
  ($$ select tests.save_services(tests.listing('Owned Oak Medicine'), '[{"service":"ekg","coverage":"included"}]') $$),
  ($$ select public.file_rival_claim(tests.listing('Owned Oak Medicine')) $$),
  ($$ select public.delete_post(gen_random_uuid()) $$),
  ($$ select tests.save_clinicians(tests.listing('Owned Oak Medicine'), '[]') $$),
  ($$ select tests.save_offices(tests.listing('Owned Oak Medicine'), '[]') $$),
  ($$ select tests.save_tiers(tests.listing('Owned Oak Medicine'), '[]') $$),
  ($$ select public.update_request(gen_random_uuid(), 'seen') $$)
) as calls (call);
select tests.act_as('admin');
select lives_ok($$ select public.restore_member(tests.id('owner')) $$, 'until an administrator restores them');
select tests.act_as('owner');
select lives_ok($$ insert into public.posts (content) values ('Hello') $$, 'and they write again');

select * from finish();
rollback;
