-- Photos of clinicians: whose folder is whose, which addresses a practice may name, and what becomes of them when it changes.
begin;
select plan(34);
select tests.raise_curtain();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager'), (tests.listing('Owned Oak Medicine'), tests.id('desk'), 'front_desk');

create function tests.path(listing text, file text default '1.webp') returns text
language sql immutable as $$ select tests.listing(listing) || '/' || file $$;
create function tests.photo(listing text, file text default '1.webp') returns text
language sql immutable as $$ select 'https://api.example/storage/v1/object/public/clinician-photos/' || tests.path(listing, file) $$;
create function tests.show(listing text, photo text, npi text default '1234567893') returns boolean
language sql as $$
  select tests.save_clinicians(tests.listing(listing), jsonb_build_array(jsonb_build_object('name', 'Elena Quill', 'npi', npi, 'photo_url', photo)))
$$;
create function tests.shown(listing text) returns text[]
language sql as $$ select coalesce(array_agg(photo_url order by position), '{}') from public.clinicians where doctor_id = tests.listing(listing) $$;
create function tests.upload(path text) returns text
language sql as $$ insert into storage.objects (bucket_id, name) values ('clinician-photos', path) returning name $$;
grant execute on all functions in schema tests to anon, authenticated;

select results_eq(
  $$ select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'clinician-photos' $$,
  $$ values (true, 2097152, array['image/png', 'image/jpeg', 'image/webp']) $$, 'the bucket takes small pictures of three types');

-- Who uploads for a practice
select throws_ok($$ select tests.upload(tests.path('Owned Oak Medicine')) $$, '42501', null, actor || ' uploads nothing')
from unnest(array['stranger', 'patient', 'doctor', 'desk']) as actor, tests.act_as(actor);
select tests.act_as('patient');
select throws_ok($$ select tests.upload(tests.path('Hidden Creek Health')) $$, '42501', null, 'nor for a listing that one added and nobody owns');
select throws_ok($$ select tests.upload(tests.id('patient') || '/1.webp') $$, '42501', null, 'nor into a folder of one''s own');
select throws_ok($$ select tests.upload('1.webp') $$, '42501', null, 'nor beside the folders');
select lives_ok(format('select tests.upload(tests.path(''Owned Oak Medicine'', %L))', actor || '.webp'), actor || ' uploads for the practice')
from unnest(array['owner', 'manager', 'admin']) as actor, tests.act_as(actor);
select tests.act_as('manager');
select is((select count(*)::int from storage.objects where bucket_id = 'clinician-photos'), 3, 'who edits the listing sees its files');
select throws_ok($$ update storage.objects set name = tests.path('Second Door') where bucket_id = 'clinician-photos' $$, '42501', null, 'and moves none to another practice');
select tests.act_as('doctor');
select is_empty($$ select 1 from storage.objects where bucket_id = 'clinician-photos' $$, 'a rival lists none');
select is_empty($$ update storage.objects set name = tests.path('Owned Oak Medicine', '9.webp') where bucket_id = 'clinician-photos' returning 1 $$, 'and exchanges none');
select tests.act_as('owner');
select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('manager'));
select tests.act_as('manager');
select throws_ok($$ select tests.upload(tests.path('Owned Oak Medicine', '2.webp')) $$, '42501', null, 'who works there no longer uploads nothing');
select is_empty($$ update storage.objects set name = tests.path('Owned Oak Medicine', '9.webp') where bucket_id = 'clinician-photos' returning 1 $$, 'nor exchanges what they had uploaded');

-- Which addresses a practice may name
select tests.act_as('owner');
select throws_ok(format('select tests.show(''Owned Oak Medicine'', %L)', photo), '23514', null, why) from (values
  ('https://elsewhere.example/1.webp', 'a picture of another site'),
  (tests.photo('Open Door Direct Care'), 'a picture of another practice'),
  ('javascript:alert(1)//storage/v1/object/public/clinician-photos/' || tests.path('Owned Oak Medicine'), 'a program'),
  (tests.photo('Owned Oak Medicine') || '?download', 'an address with a question'),
  (tests.photo('Owned Oak Medicine', repeat('1', 500) || '.webp'), 'an address that goes on and on')
) as bad (photo, why);
select throws_ok($$ select tests.show('Owned Oak Medicine', tests.photo('Open Door Direct Care')) $$, '23514',
  'The photo of a clinician must be uploaded for this practice', 'and says why');
select is(tests.show('Owned Oak Medicine', null), true, 'somebody new waits for a check');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select tests.act_as('owner');
select is(tests.show('Owned Oak Medicine', tests.photo('Owned Oak Medicine')), false, 'their photo does not');
select tests.act_as('stranger');
select is(tests.shown('Owned Oak Medicine'), array[tests.photo('Owned Oak Medicine')], 'and everybody sees it');
select tests.act_as('owner');
select is((select changes #>> '{clinicians,1,0,photo_url}' from public.listing_versions where action = 'edit' and actor = tests.id('owner') and changes ? 'clinicians'),
  tests.photo('Owned Oak Medicine'), 'the history keeps which');

-- What becomes of it
select tests.act_as('admin');
select public.import_listings(jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.listing('Owned Oak Medicine'),
  'clinicians', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893"},{"name":"Rosa Wren"}]'::jsonb)), false, 'update', md5('batch')::uuid, 'practices.csv');
select is(tests.shown('Owned Oak Medicine'), array[tests.photo('Owned Oak Medicine'), null], 'an import, which brings no pictures, leaves it');
select tests.show('Open Door Direct Care', tests.photo('Open Door Direct Care'), '1245319599');
select tests.save_clinicians(tests.listing('Owned Oak Medicine'), '[]');
select lives_ok($$ select public.merge_listings(tests.listing('Open Door Direct Care'), tests.listing('Owned Oak Medicine')) $$, 'a merge');
select is(tests.shown('Owned Oak Medicine'), array[tests.photo('Open Door Direct Care')], 'brings it along');
select tests.act_as('owner');
select is(tests.show('Owned Oak Medicine', tests.photo('Open Door Direct Care'), '1245319599'), false, 'and the practice keeps it');
select is((select listing #>> '{clinicians,0,photo_url}' from jsonb_array_elements(public.export_my_data() -> 'listings') as listing),
  tests.photo('Open Door Direct Care'), 'it is among what a person may take along');
select public.record_departure(tests.listing('Owned Oak Medicine'), (select id from public.clinicians where doctor_id = tests.listing('Owned Oak Medicine')), current_date);
select is((select public.undo_departure(id) from public.clinician_departures), false, 'who left is put back');
select is(tests.shown('Owned Oak Medicine'), array[null::text], 'without the picture, which did not stay behind');

select * from finish();
rollback;
