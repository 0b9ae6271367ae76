begin;
select plan(6);
select tests.raise_curtain();

select results_eq(
  $$ select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'avatars' $$,
  $$ values (true, 2097152, array['image/png', 'image/jpeg', 'image/webp']) $$, 'the bucket takes small pictures of three types');

select tests.act_as('stranger');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('patient') || '/1.png') $$, '42501', null, 'a stranger uploads nothing');
select tests.act_as('patient');
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('patient') || '/1.png') $$, 'a person uploads to the own folder');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('avatars', tests.id('doctor') || '/1.png') $$, '42501', null, 'and to no other');
select throws_ok($$ update storage.objects set name = tests.id('doctor') || '/1.png' where bucket_id = 'avatars' $$, '42501', null, 'nor moves a file there');
select tests.act_as('doctor');
select is_empty($$ select name from storage.objects where bucket_id = 'avatars' $$, 'nobody lists another''s files');

select * from finish();
rollback;
