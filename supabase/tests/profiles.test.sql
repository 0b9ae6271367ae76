begin;
select plan(51);
select tests.create_fixtures();

-- Signing up
select is(
  (select full_name from public.profiles where id = tests.id('patient')), 'Pat Patient', 'a sign-up creates a profile'
);
select is(
  (select email from public.profiles where id = tests.id('patient')),
  null, 'a patient''s address is not published at sign-up'
);
select is(
  (select email from public.profiles where id = tests.id('doctor')),
  null, 'a doctor''s address is not published without consent'
);
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('another patient') $$,
  $$ values ('patient'::public.app_role) $$, 'a sign-up without a role gets the patient role');
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('doctor') $$,
  $$ values ('doctor'::public.app_role) $$, 'a sign-up as a doctor gets only the doctor role');

select lives_ok(
  $$ select tests.sign_up('intruder', '{"full_name":"Ivy","role":"admin","is_admin":true}') $$,
  'a sign-up that requests the admin role succeeds'
);
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('intruder') $$,
  $$ values ('patient'::public.app_role) $$, 'a sign-up that requests the admin role gets the patient role');
select lives_ok($$ select tests.sign_up('unknown', null) $$, 'a sign-up without metadata succeeds');
select lives_ok(
  $$ select tests.sign_up('oddly typed', '{"full_name":{"a":[1]},"role":["doctor"]}') $$,
  'a sign-up with metadata of other types succeeds'
);
select lives_ok(
  $$ select tests.sign_up('an array', '["doctor"]') $$, 'a sign-up with metadata that is not an object succeeds'
);
select lives_ok(
  $$
    select tests.sign_up('long winded', jsonb_build_object('full_name', repeat('x', 20000), 'role', repeat('y', 20000)))
  $$,
  'a sign-up with a name of 20,000 characters succeeds');
select is(
  (select char_length(full_name) from public.profiles where id = tests.id('long winded')),
  100, 'a long name is cut to 100 characters'
);
select tests.sign_up('turned', jsonb_build_object('full_name', E'  Eve\u202Egnp.exe\u0007 '));
select is(
  (select full_name from public.profiles where id = tests.id('turned')),
  'Evegnp.exe', 'control and direction characters are removed from a name at sign-up'
);
select is(
  (select full_name from public.profiles where id = tests.id('unknown')), null, 'a sign-up without a name has no name'
);
select tests.sign_up('two lines', jsonb_build_object('full_name', E'Ann\r\nOther\u200b \u2066Jr'));
select is(
  (select full_name from public.profiles where id = tests.id('two lines')),
  'Ann Other Jr', 'line breaks are removed from a name at sign-up'
);

-- Publishing the address
select tests.sign_up('public doctor', '{"role":"doctor","publishes_email":true}');
select is(
  (select email from public.profiles where id = tests.id('public doctor')),
  null, 'an unconfirmed address is not published'
);
select tests.confirm('public doctor');
select is(
  (select email from public.profiles where id = tests.id('public doctor')), 'public-doctor@cast.test',
  'a doctor''s address is published with consent once it is confirmed');
update auth.users set email = 'moved@cast.test' where id = tests.id('public doctor');
select is(
  (select email from public.profiles where id = tests.id('public doctor')),
  'moved@cast.test', 'a published address follows the account'
);
update auth.users set email_confirmed_at = null where id = tests.id('public doctor');
select is(
  (select email from public.profiles where id = tests.id('public doctor')),
  null, 'a published address is removed while it is unconfirmed'
);
update auth.users set email = 'a?cc=b%40c.test', email_confirmed_at = now() where id = tests.id('public doctor');
select is(
  (select email from public.profiles where id = tests.id('public doctor')),
  null, 'an address with mail parameters is not published'
);
select tests.sign_up('asking patient', '{"publishes_email":true}');
select tests.confirm('asking patient');
select is(
  (select email from public.profiles where id = tests.id('asking patient')),
  null, 'a patient''s consent at sign-up does not publish the address'
);
select lives_ok(
  $$ select tests.sign_up('odd doctor', '{"role":"doctor","publishes_email":["true"]}') $$,
  'a sign-up with invalid consent succeeds'
);
select tests.confirm('odd doctor');
select is(
  (select email from public.profiles where id = tests.id('odd doctor')),
  null, 'invalid consent does not publish the address'
);
select throws_ok(
  $$ update public.profiles set full_name = E'Eve\u202egnp' where id = tests.id('doctor') $$,
  '23514', null, 'a name with direction characters is refused'
);
select throws_ok(
  $$ update public.profiles set full_name = E'Eve\nAdmin' where id = tests.id('doctor') $$,
  '23514', null, 'a name with a line break is refused'
);
select throws_ok(
  $$ update public.profiles set full_name = E'E\u200bve' where id = tests.id('doctor') $$,
  '23514', null, 'a name with zero-width characters is refused'
);
select throws_ok(
  $$ update public.doctors set practice_name = E'Open\u2066 Door' where id = tests.listing('Open Door Direct Care') $$,
  '23514', null, 'a practice name with direction characters is refused');
select throws_ok(
  $$ update public.doctors set credentials = E'MD\nDO' where id = tests.listing('Open Door Direct Care') $$,
  '23514', null, 'credentials with a line break are refused'
);
select lives_ok(
  $$ update public.profiles set full_name = 'Dr. Núñez-O’Brien 李小龍 مريم' where id = tests.id('doctor') $$,
  'names in other scripts are accepted'
);

-- A visitor
select tests.act_as('visitor');
select isnt_empty($$ select id from public.profiles where id = tests.id('doctor') $$, 'a visitor can read profiles');
select throws_ok($$ update public.profiles set bio = 'x' $$, '42501', null, 'a visitor cannot edit a profile');
select isnt_empty(
  $$ select 1 from public.user_roles where user_id = tests.id('doctor') $$,
  'a visitor can read that a member is a doctor'
);
select is_empty($$ select 1 from public.user_roles where role <> 'doctor' $$, 'a visitor can read only doctor roles');
select throws_ok(
  $$ insert into public.user_roles values (tests.id('patient'), 'admin') $$,
  '42501', null, 'a visitor cannot insert a role'
);

-- A member
reset role;
select tests.confirm('another patient');
select tests.act_as('patient');
select lives_ok(
  $$ update public.profiles set bio = 'Hello', website = 'https://example.org' where id = tests.id('patient') $$,
  'a member can edit their profile'
);
select is_empty(
  $$ update public.profiles set bio = 'x' where id = tests.id('doctor') returning id $$,
  'a member cannot edit another profile'
);
select is(
  (select email from public.profiles where id = tests.id('another patient')),
  null, 'a member cannot read another member''s unpublished email'
);
select is_empty(
  $$ select 1 from public.user_roles where user_id = tests.id('another patient') $$,
  'a member cannot read that another member is a patient'
);
select throws_ok(
  $$ update public.profiles set email = 'other@example.org' where id = tests.id('patient') $$,
  '42501', null, 'a member cannot publish another address'
);
reset role;
select tests.confirm('patient');
select tests.act_as('patient');
update public.profiles set publishes_email = true where id = tests.id('patient');
select is(
  (select email from public.profiles where id = tests.id('patient')),
  'patient@cast.test', 'a member can publish their account address'
);
update public.profiles set publishes_email = false where id = tests.id('patient');
select is(
  (select email from public.profiles where id = tests.id('patient')), null, 'a member can stop publishing their address'
);
select throws_ok(
  $$ update public.profiles set id = gen_random_uuid() where id = tests.id('patient') $$,
  '42501', null, 'a member cannot change the id of their profile'
);
select throws_ok(
  $$ update public.profiles set website = 'javascript:alert(1)' where id = tests.id('patient') $$,
  '23514', null, 'a website that is not HTTP or HTTPS is refused'
);
select throws_ok(
  $$ update public.profiles set avatar_url = 'https://tracker.example/a.png' where id = tests.id('patient') $$,
  '23514', null, 'an avatar outside the member''s own folder is refused');
select throws_ok(
  $$ insert into public.user_roles values (tests.id('patient'), 'doctor') $$,
  '42501', null, 'a member cannot insert a role'
);
select throws_ok($$ update public.user_roles set role = 'admin' $$, '42501', null, 'a member cannot update a role');
select throws_ok($$ delete from public.user_roles $$, '42501', null, 'a member cannot delete a role');

select tests.act_as('admin');
select isnt_empty(
  $$ select 1 from public.user_roles where role = 'patient' and user_id = tests.id('another patient') $$,
  'an admin can read all roles'
);

reset role;
select is(private.plain_line(E'Zoë\tO’Neill 👩🏽‍⚕️'), 'Zoë O’Neill 👩🏽⚕️', 'a plain line keeps visible characters');
select is(private.is_plain_line(null), null, 'a missing name is a plain line');
select is(
  array(
    select private.plain_line(line) from unnest('{"=HYPERLINK(\"x\")","  @sum(A1)","-cmd|A0","- Oak","+1 512"}'::text[]) as line
  ),
  '{"HYPERLINK(\"x\")","sum(A1)","cmd|A0","- Oak","+1 512"}', 'a plain line is no formula'
);

select * from finish();
rollback;
