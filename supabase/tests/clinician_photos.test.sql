-- Photos of clinicians: upload permissions, accepted URLs, and changes of the practice.
begin;
select plan(29);
select tests.create_fixtures();
select tests.add_staff();

create function tests.show(listing text, photo text, npi text default '1234567893') returns boolean
language sql as $$
  select tests.save_clinicians(
    tests.listing(listing), jsonb_build_array(jsonb_build_object('name', 'Elena Quill', 'npi', npi, 'photo_url', photo))
  )
$$;
create function tests.shown(listing text) returns text[]
language sql as $$
  select coalesce(array_agg(photo_url order by position), '{}') from public.clinicians
  where doctor_id = tests.listing(listing)
$$;

select results_eq(
  $$ select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'clinician-photos' $$,
  $$ values (true, 2097152, array['image/png', 'image/jpeg', 'image/webp']) $$,
  'the bucket accepts PNG, JPEG, and WebP files up to 2 MB'
);

-- Upload permissions
select throws_ok(
  $$ select tests.upload('clinician-photos', tests.photo_path('Owned Oak Medicine')) $$,
  '42501', null, actor || ' cannot upload a photo'
)
from unnest(array['visitor', 'patient', 'doctor', 'desk']) as actor, tests.act_as(actor);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.upload('clinician-photos', tests.photo_path('Hidden Creek Health')) $$,
  '42501', null, 'a submitter cannot upload a photo for an unowned listing'
);
select throws_ok(
  $$ select tests.upload('clinician-photos', tests.id('patient') || '/1.webp') $$,
  '42501', null, 'a member cannot upload a photo to a folder of their own'
);
select throws_ok(
  $$ select tests.upload('clinician-photos', '1.webp') $$,
  '42501', null, 'a member cannot upload a photo outside a folder'
);
select lives_ok(
  format('select tests.upload(''clinician-photos'', tests.photo_path(''Owned Oak Medicine'', %L))', actor || '.webp'),
  actor || ' can upload a photo for the practice'
)
from unnest(array['owner', 'manager', 'admin']) as actor, tests.act_as(actor);
select tests.act_as('manager');
select is(
  (select count(*)::int from storage.objects where bucket_id = 'clinician-photos'),
  3, 'an editor of the listing can list its photos'
);
select throws_ok(
  $$ update storage.objects set name = tests.photo_path('Second Door') where bucket_id = 'clinician-photos' $$,
  '42501', null, 'a manager cannot move a photo to another practice'
);
select tests.act_as('doctor');
select is_empty(
  $$ select 1 from storage.objects where bucket_id = 'clinician-photos' $$,
  'the owner of another listing cannot list the photos'
);
select is_empty(
  $$ update storage.objects set name = tests.photo_path('Owned Oak Medicine', '9.webp')
    where bucket_id = 'clinician-photos' returning 1 $$,
  'the owner of another listing cannot replace a photo'
);
select tests.act_as('owner');
select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('manager'));
select tests.act_as('manager');
select throws_ok(
  $$ select tests.upload('clinician-photos', tests.photo_path('Owned Oak Medicine', '2.webp')) $$,
  '42501', null, 'a former manager cannot upload a photo'
);
select is_empty(
  $$ update storage.objects set name = tests.photo_path('Owned Oak Medicine', '9.webp')
    where bucket_id = 'clinician-photos' returning 1 $$,
  'a former manager cannot replace a photo they uploaded'
);

-- Which addresses a practice may name
select tests.act_as('owner');
select throws_ok(format('select tests.show(''Owned Oak Medicine'', %L)', photo), '23514', null, why || ' is refused')
from (values
  ('https://elsewhere.example/1.webp', 'a photo on another site'),
  (tests.photo_url('clinician-photos', 'Open Door Direct Care'), 'a photo of another practice'),
  ('javascript:alert(1)//storage/v1/object/public/clinician-photos/' || tests.photo_path('Owned Oak Medicine'),
    'a script URL'),
  (tests.photo_url('clinician-photos', 'Owned Oak Medicine') || '?download', 'a URL with a query'),
  (tests.photo_url('clinician-photos', 'Owned Oak Medicine', repeat('1', 500) || '.webp'),
    'a URL of more than 500 characters')
) as bad (photo, why);
select throws_ok(
  $$ select tests.show('Owned Oak Medicine', tests.photo_url('clinician-photos', 'Open Door Direct Care')) $$,
  '23514', 'The photo of a clinician must be uploaded for this practice', 'a refused photo URL explains the reason'
);
select is(tests.show('Owned Oak Medicine', null), true, 'a new clinician waits for review');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes;
select tests.act_as('owner');
select is(
  tests.show('Owned Oak Medicine', tests.photo_url('clinician-photos', 'Owned Oak Medicine')),
  false, 'a new photo of a reviewed clinician takes effect at once'
);
select tests.act_as('visitor');
select is(
  tests.shown('Owned Oak Medicine'),
  array[tests.photo_url('clinician-photos', 'Owned Oak Medicine')], 'a visitor can see the photo'
);
select tests.act_as('owner');
select is(
  (
    select changes #>> '{clinicians,1,0,photo_url}' from public.listing_versions
    where action = 'edit' and actor = tests.id('owner') and changes ? 'clinicians'
  ),
  tests.photo_url('clinician-photos', 'Owned Oak Medicine'), 'the version history keeps the photo URL'
);

-- Imports
select tests.act_as('admin');
select public.import_listings(
  jsonb_build_array(jsonb_build_object(
    'row', 2, 'id', tests.listing('Owned Oak Medicine'),
    'clinicians', '[{"name":"Elena Quill","credentials":"MD","npi":"1234567893","specialty":"Pediatrics"}]'::jsonb
  )),
  false, 'update', md5('batch')::uuid, 'practices.csv'
);
select is(
  tests.shown('Owned Oak Medicine'),
  array[tests.photo_url('clinician-photos', 'Owned Oak Medicine')], 'an import without photos keeps the existing photos'
);
select tests.act_as('owner');
select is(
  (
    select listing #>> '{clinicians,0,photo_url}'
    from jsonb_array_elements(public.export_my_data() -> 'listings') as listing
  ),
  tests.photo_url('clinician-photos', 'Owned Oak Medicine'), 'an export includes photo URLs'
);

select * from finish();
rollback;
