begin;
select plan(47);
select tests.raise_curtain();

-- Signing up
select is((select full_name from public.profiles where id = tests.id('patient')), 'Pat Patient', 'sign-up makes a profile');
select is((select email from public.profiles where id = tests.id('patient')), null, 'a patient''s address is not published');
select is((select email from public.profiles where id = tests.id('doctor')), null, 'nor is a doctor''s who did not ask for it');
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('another patient') $$,
  $$ values ('patient'::public.app_role) $$, 'without a role in the metadata a person is a patient');
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('doctor') $$,
  $$ values ('doctor'::public.app_role) $$, 'a doctor gets the doctor role and no other');

select lives_ok($$ select tests.sign_up('intruder', '{"full_name":"Ivy","role":"admin","is_admin":true}') $$, 'asking for admin does no harm');
select results_eq(
  $$ select role from public.user_roles where user_id = tests.id('intruder') $$,
  $$ values ('patient'::public.app_role) $$, 'who asks for admin becomes a patient');
select lives_ok($$ select tests.sign_up('nobody', null) $$, 'sign-up survives missing metadata');
select lives_ok($$ select tests.sign_up('oddly typed', '{"full_name":{"a":[1]},"role":["doctor"]}') $$, 'sign-up survives metadata of other types');
select lives_ok($$ select tests.sign_up('an array', '["doctor"]') $$, 'sign-up survives metadata that is no object');
select lives_ok(
  $$ select tests.sign_up('long winded', jsonb_build_object('full_name', repeat('x', 20000), 'role', repeat('y', 20000))) $$,
  'sign-up survives 20,000 characters');
select is((select char_length(full_name) from public.profiles where id = tests.id('long winded')), 100, 'a long name is cut');
select tests.sign_up('turned', jsonb_build_object('full_name', E'  Eve\u202Egnp.exe\u0007 '));
select is((select full_name from public.profiles where id = tests.id('turned')), 'Evegnp.exe', 'a name loses control and direction characters');
select is((select full_name from public.profiles where id = tests.id('nobody')), null, 'a person may have no name');
select tests.sign_up('two lines', jsonb_build_object('full_name', E'Ann\r\nOther\u200b \u2066Jr'));
select is((select full_name from public.profiles where id = tests.id('two lines')), 'Ann Other Jr', 'a name is one line');

-- Publishing the address
select tests.sign_up('public doctor', '{"role":"doctor","publishes_email":true}');
select is((select email from public.profiles where id = tests.id('public doctor')), null, 'nothing is published before it is confirmed');
select tests.confirm('public doctor');
select is(
  (select email from public.profiles where id = tests.id('public doctor')), 'public-doctor@cast.test',
  'a doctor''s address that was to be published is, once it is confirmed');
update auth.users set email = 'moved@cast.test' where id = tests.id('public doctor');
select is((select email from public.profiles where id = tests.id('public doctor')), 'moved@cast.test', 'a changed address follows');
update auth.users set email_confirmed_at = null where id = tests.id('public doctor');
select is((select email from public.profiles where id = tests.id('public doctor')), null, 'and goes when it is confirmed no more');
update auth.users set email = 'a?cc=b%40c.test', email_confirmed_at = now() where id = tests.id('public doctor');
select is((select email from public.profiles where id = tests.id('public doctor')), null, 'what would write into a mail stays private');
select tests.sign_up('asking patient', '{"publishes_email":true}');
select tests.confirm('asking patient');
select is((select email from public.profiles where id = tests.id('asking patient')), null, 'only doctors are asked at sign-up');
select lives_ok(
  $$ select tests.sign_up('odd doctor', '{"role":"doctor","publishes_email":["true"]}') $$, 'sign-up survives an odd wish');
select tests.confirm('odd doctor');
select is((select email from public.profiles where id = tests.id('odd doctor')), null, 'and only a plain yes is one');
select throws_ok(
  $$ update public.profiles set full_name = E'Eve\u202egnp' where id = tests.id('doctor') $$, '23514', null, 'a name turns no text around');
select throws_ok($$ update public.profiles set full_name = E'Eve\nAdmin' where id = tests.id('doctor') $$, '23514', null, 'nor breaks a line');
select throws_ok($$ update public.profiles set full_name = E'E\u200bve' where id = tests.id('doctor') $$, '23514', null, 'nor hides a character');
select throws_ok(
  $$ update public.doctors set practice_name = E'Open\u2066 Door' where id = tests.listing('Open Door Direct Care') $$,
  '23514', null, 'a practice''s name neither');
select throws_ok(
  $$ update public.doctors set credentials = E'MD\nDO' where id = tests.listing('Open Door Direct Care') $$, '23514', null, 'nor credentials');
select lives_ok(
  $$ update public.profiles set full_name = 'Dr. Núñez-O’Brien 李小龍 مريم' where id = tests.id('doctor') $$, 'names of all scripts are fine');

-- A stranger
select tests.act_as('stranger');
select isnt_empty($$ select id from public.profiles where id = tests.id('doctor') $$, 'a stranger reads profiles');
select throws_ok($$ update public.profiles set bio = 'x' $$, '42501', null, 'a stranger changes no profile');
select is_empty($$ select 1 from public.user_roles where role <> 'doctor' $$, 'a stranger sees doctor badges only');
select throws_ok($$ insert into public.user_roles values (tests.id('patient'), 'admin') $$, '42501', null, 'a stranger gives no role');

-- A member
select tests.act_as('patient');
select lives_ok($$ update public.profiles set bio = 'Hello', website = 'https://example.org' where id = tests.id('patient') $$, 'a person edits the own profile');
select is_empty($$ update public.profiles set bio = 'x' where id = tests.id('doctor') returning id $$, 'a member cannot edit another profile');
select throws_ok(
  $$ update public.profiles set email = 'other@example.org' where id = tests.id('patient') $$, '42501', null, 'nobody names a published address');
reset role;
select tests.confirm('patient');
select tests.act_as('patient');
update public.profiles set publishes_email = true where id = tests.id('patient');
select is((select email from public.profiles where id = tests.id('patient')), 'patient@cast.test', 'a person publishes the own address');
update public.profiles set publishes_email = false where id = tests.id('patient');
select is((select email from public.profiles where id = tests.id('patient')), null, 'and takes it back');
select throws_ok($$ update public.profiles set id = gen_random_uuid() where id = tests.id('patient') $$, '42501', null, 'nobody changes an id');
select throws_ok($$ update public.profiles set website = 'javascript:alert(1)' where id = tests.id('patient') $$, '23514', null, 'a website is http or https');
select throws_ok(
  $$ update public.profiles set avatar_url = 'https://tracker.example/a.png' where id = tests.id('patient') $$,
  '23514', null, 'a picture comes from the own folder only');
select throws_ok($$ insert into public.user_roles values (tests.id('patient'), 'doctor') $$, '42501', null, 'a member gives no role');
select throws_ok($$ update public.user_roles set role = 'admin' $$, '42501', null, 'a member changes no role');
select throws_ok($$ delete from public.user_roles $$, '42501', null, 'a member removes no role');

select tests.act_as('admin');
select isnt_empty($$ select 1 from public.user_roles where role = 'patient' and user_id = tests.id('another patient') $$, 'an administrator reads all roles');

reset role;
select is(private.plain_line(E'Zoë\tO’Neill 👩🏽‍⚕️'), 'Zoë O’Neill 👩🏽⚕️', 'what can be seen stays');
select is(private.is_plain_line(null), null, 'no name is no bad name');

select * from finish();
rollback;
