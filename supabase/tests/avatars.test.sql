begin;
select plan(6);
select tests.create_fixtures();

select results_eq(
  $$ select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'avatars' $$,
  $$ values (true, 2097152, array['image/png', 'image/jpeg', 'image/webp']) $$,
  'the avatars bucket accepts PNG, JPEG, and WebP files up to 2 MB'
);

select tests.act_as('visitor');
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('patient') || '/1.png') $$,
  '42501', null, 'a visitor cannot upload an avatar'
);
select tests.act_as('patient');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('patient') || '/1.png') $$,
  'a member can upload to their own folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('doctor') || '/1.png') $$,
  '42501', null, 'a member cannot upload to another member''s folder'
);
select throws_ok(
  $$ update storage.objects set name = tests.id('doctor') || '/1.png' where bucket_id = 'avatars' $$,
  '42501', null, 'a member cannot move a file to another member''s folder'
);
select tests.act_as('doctor');
select is_empty(
  $$ select name from storage.objects where bucket_id = 'avatars' $$, 'a member cannot list another member''s files'
);

select * from finish();
rollback;
