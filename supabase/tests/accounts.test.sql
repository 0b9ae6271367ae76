begin;
select plan(16);
select tests.create_fixtures();
insert into public.posts (id, user_id, content)
values (md5('mine')::uuid, tests.id('patient'), 'Mine'), (md5('yours')::uuid, tests.id('doctor'), 'Yours');
insert into public.post_likes (post_id, user_id) values (md5('yours')::uuid, tests.id('patient'));

select tests.act_as('visitor');
select throws_ok('select public.delete_account()', '42501', null, 'a visitor cannot delete an account');
select throws_ok('select public.export_my_data()', '42501', null, 'a visitor cannot export data');

select tests.act_as('patient');
select is(
  (select public.export_my_data() #>> '{profile,full_name}'), 'Pat Patient', 'an export includes the member''s profile'
);
select is(
  (select jsonb_array_length(public.export_my_data() -> 'posts')), 1, 'an export includes only the member''s own posts'
);
select is(
  (select jsonb_array_length(public.export_my_data() -> 'listings')),
  3, 'an export includes the listings the member is involved with'
);

select tests.act_as('patient', signed_in => '11 minutes');
select throws_ok('select public.delete_account()', '42501', null, 'deleting an account requires a recent sign-in');
select set_config('request.jwt.claims', jsonb_set(
  current_setting('request.jwt.claims')::jsonb, '{amr}',
  format('[{"method":"totp","timestamp":%s}]', extract(epoch from now())::bigint)::jsonb
)::text, true);
select throws_ok(
  'select public.delete_account()', '42501', null, 'a code from an authenticator app alone does not count as a sign-in'
);
select set_config(
  'request.jwt.claims', jsonb_set(current_setting('request.jwt.claims')::jsonb, '{amr}', '["password"]')::text, true
);
select throws_ok('select public.delete_account()', '42501', null, 'a sign-in without a time does not count as recent');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb - 'amr')::text, true);
select throws_ok(
  'select public.delete_account()', '42501', null, 'a token without sign-in methods cannot delete an account'
);
select tests.act_as('patient', signed_in => '9 minutes');
select lives_ok('select public.delete_account()', 'a member can delete their account after a recent sign-in');
reset role;
select is_empty($$ select 1 from auth.users where id = tests.id('patient') $$, 'deleting an account removes the user');
select is_empty(
  $$ select 1 from public.profiles where id = tests.id('patient') union all
     select 1 from public.posts where user_id = tests.id('patient') union all
     select 1 from public.post_likes where user_id = tests.id('patient') $$,
  'deleting an account removes the profile, posts, and likes');
select is(
  (select like_count from public.posts where id = md5('yours')::uuid), 0, 'deleting an account updates the like counts'
);
select is(
  (select count(*)::int from public.doctors where submitted_by is null),
  3, 'listings stay without the submitter when the account is deleted'
);

-- A physician of the caller's practice asked not to be listed
insert into public.clinicians (doctor_id, position, name, photo_url)
values (
  tests.listing('Owned Oak Medicine'), 1, 'Elena Quill',
  'https://api.test/storage/v1/object/public/clinician-photos/' || tests.listing('Owned Oak Medicine') || '/1.png'
);
insert into private.removal_register (subject, name, address_zip) values ('physician', 'Elena Quill', '78704');
select tests.act_as('owner');
select lives_ok(
  'select from public.prepare_account_deletion()',
  'an owner can remove the photo of a clinician in the removal register'
);
select lives_ok(
  'select public.delete_account()', 'an owner of a listing in the removal register can delete their account'
);

select * from finish();
rollback;
