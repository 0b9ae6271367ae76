-- The gallery of a practice: upload permissions, accepted photos, who can save it, and what happens to it when the
-- practice changes.
begin;
select plan(43);
select tests.create_fixtures();
select tests.add_staff();

create function tests.photo(listing text, file text default '1.webp', description text default 'The waiting room')
returns jsonb
language sql immutable as $$
  select jsonb_build_object('url', tests.photo_url('gallery-photos', listing, file), 'description', description)
$$;
create function tests.show(listing text, variadic photos jsonb[]) returns jsonb
language sql
as $$ select tests.save_changes(tests.listing(listing), jsonb_build_object('gallery', to_jsonb(photos))) $$;

-- Upload permissions
select throws_ok(
  $$ select tests.upload('gallery-photos', tests.photo_path('Owned Oak Medicine')) $$,
  '42501', null, actor || ' cannot upload a photo'
)
from unnest(array['visitor', 'patient', 'doctor', 'desk']) as actor, tests.act_as(actor);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.upload('gallery-photos', tests.photo_path('Hidden Creek Health')) $$,
  '42501', null, 'a submitter cannot upload a photo for an unowned listing'
);
select throws_ok(
  $$ select tests.upload('gallery-photos', tests.id('patient') || '/1.webp') $$,
  '42501', null, 'a member cannot upload a photo to a folder of their own'
);
select lives_ok(
  format('select tests.upload(''gallery-photos'', tests.photo_path(''Owned Oak Medicine'', %L))', actor || '.webp'),
  actor || ' can upload a photo for the practice'
)
from unnest(array['owner', 'manager', 'admin']) as actor, tests.act_as(actor);
select tests.act_as('doctor');
select is_empty(
  $$ delete from storage.objects where bucket_id = 'gallery-photos' returning 1 $$,
  'the owner of another listing cannot delete photos'
);

-- Who can save a gallery
select tests.act_as('visitor');
select throws_ok(
  $$ select tests.show('Owned Oak Medicine', tests.photo('Owned Oak Medicine')) $$,
  '42501', null, 'a visitor cannot save a gallery'
);
select throws_ok(
  $$ select tests.show('Owned Oak Medicine', tests.photo('Owned Oak Medicine')) $$,
  '42501', message, actor || ' cannot save a gallery'
)
from (values
  ('doctor', 'You cannot edit this listing'),
  ('desk', 'The front desk can only change whether the practice accepts patients')
) as refused (actor, message), tests.act_as(actor);
select tests.act_as('patient');
select throws_ok(
  $$ select tests.show('Hidden Creek Health', variadic '{}') $$,
  '42501', 'Only the practice can set prices by age, services, clinicians, offices, and its gallery',
  'a submitter cannot save a gallery'
);
select throws_ok(
  $$ select public.save_listing(
      gen_random_uuid(), jsonb_build_object(
        'practice_name', 'New Practice', 'address_city', 'Austin', 'address_state', 'TX', 'address_zip', '78704',
        'gallery', jsonb_build_array(tests.photo('Owned Oak Medicine'))
      )
    ) $$,
  '23514', null, 'a new listing cannot show the photos of another practice'
);
select tests.act_as('owner');
select throws_ok(
  $$ update public.doctors set gallery = '[]' where id = tests.listing('Owned Oak Medicine') $$,
  '42501', null, 'an owner cannot write the column directly'
);
select is(
  tests.show(
    'Owned Oak Medicine', tests.photo('Owned Oak Medicine'), tests.photo('Owned Oak Medicine', '2.webp', 'The entrance')
  ),
  '[]'::jsonb, 'an owner can save two photos, without a review'
);
select tests.act_as('manager');
select lives_ok(
  $$ select tests.show(
      'Owned Oak Medicine', tests.photo('Owned Oak Medicine', '2.webp', 'The entrance'),
      tests.photo('Owned Oak Medicine')
    ) $$,
  'a manager can reorder photos'
);
select tests.act_as('visitor');
select is(
  (select gallery #>> '{0,description}' from public.doctors where id = tests.oak()),
  'The entrance', 'a visitor can see the photos in order'
);
select tests.act_as('owner');
select is(
  (
    select changes #>> '{gallery,1,0,description}' from public.listing_versions
    where actor = tests.id('manager') and changes ? 'gallery'
  ),
  'The entrance', 'the version history keeps the gallery'
);
select is(
  (
    select listing #>> '{gallery,1,description}'
    from jsonb_array_elements(public.export_my_data() -> 'listings') as listing
  ),
  'The waiting room', 'an export includes the gallery'
);

-- Which photos a practice can show
select throws_ok(format('select tests.show(''Owned Oak Medicine'', %L)', photo), '23514', null, why || ' is refused')
from (values
  (tests.photo('Open Door Direct Care'), 'a photo of another practice'),
  ('{"url": "https://elsewhere.example/1.webp", "description": "Tracking"}', 'a photo on another site'),
  (jsonb_set(
    tests.photo('Open Door Direct Care', '1.webp'), '{url}', to_jsonb(
      'https://api.example/storage/v1/object/public/gallery-photos/'
        || tests.photo_path('Open Door Direct Care', 'gallery-photos/') || tests.photo_path('Owned Oak Medicine')
    )
  ),
    'a photo of another practice in a path that names this one'),
  (jsonb_build_object(
    'url', 'javascript:alert(1)//storage/v1/object/public/gallery-photos/' || tests.photo_path('Owned Oak Medicine'),
    'description', 'Click me'
  ),
    'a script URL'),
  (jsonb_build_object(
    'url', 'https://api.example/storage/v1/object/public/practice-photos/' || tests.photo_path('Owned Oak Medicine'),
    'description', 'Other bucket'
  ),
    'a photo in another bucket'),
  (tests.photo('Owned Oak Medicine', '1.webp?download'), 'a URL with a query'),
  (tests.photo('Owned Oak Medicine', repeat('1', 500) || '.webp'), 'a URL of more than 500 characters'),
  (tests.photo('Owned Oak Medicine', '1.webp', '  '), 'an empty description'),
  (tests.photo('Owned Oak Medicine', '1.webp', repeat('a', 161)), 'a description of more than 160 characters'),
  (tests.photo('Owned Oak Medicine', '1.webp', E'Two\nlines'), 'a description of two lines'),
  (tests.photo('Owned Oak Medicine') - 'description', 'a photo without a description'),
  (tests.photo('Owned Oak Medicine') || '{"onload": "alert(1)"}', 'another property'),
  ('"https://api.example/1.webp"', 'a text'), ('null', 'null')
) as bad (photo, why);
select throws_ok(
  $$ select tests.show('Owned Oak Medicine', tests.photo('Open Door Direct Care')) $$,
  '23514', 'The photos of a practice must be uploaded for it', 'a refused photo explains the reason'
);
select throws_ok(
  $$ select tests.show('Owned Oak Medicine', tests.photo('Owned Oak Medicine'), tests.photo('Owned Oak Medicine')) $$,
  '23514', null, 'the same photo twice is refused'
);
select throws_ok(
  $$ select tests.show(
      'Owned Oak Medicine',
      variadic (select array_agg(tests.photo('Owned Oak Medicine', n || '.webp')) from generate_series(1, 6) as n)
    ) $$,
  '23514', null, 'more than 5 photos are refused'
);
select throws_ok(
  $$ select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"gallery": {"url": 1}}') $$,
  '23514', null, 'an object instead of a list is refused'
);

-- Admins and former staff
select tests.act_as('admin');
select lives_ok($$ select tests.show('Owned Oak Medicine', variadic '{}') $$, 'an admin can remove the photos');
select isnt_empty(
  $$ select from public.moderation_log
    where target_id = tests.listing('Owned Oak Medicine') and seen ->> 'fields' = '["gallery"]' $$,
  'the moderation log records it'
);
select tests.act_as('owner');
select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('manager'));
select tests.act_as('manager');
select throws_ok(
  $$ select tests.upload('gallery-photos', tests.photo_path('Owned Oak Medicine', 'late.webp')) $$,
  '42501', null, 'a former manager cannot upload a photo'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'gallery-photos' returning 1 $$,
  'a former manager cannot delete photos'
);

select * from finish();
rollback;
