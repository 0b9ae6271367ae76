-- What cards show beside the columns of a listing: its clinicians, those who were searched for first, a waitlist, and a
-- step-free entrance.
begin;
select plan(24);
select tests.create_fixtures();
insert into public.doctors (
  id, practice_name, specialty, address_city, address_state, address_zip, status, accepting_new_patients, languages
) values
  ('0a000000-0000-4000-8000-000000000001', 'Alder Direct Care', 'Family Medicine', 'Austin', 'TX', '78704', 'published',
    true, '{English,Spanish}'),
  ('0a000000-0000-4000-8000-000000000002', 'Birch Direct Care', 'Family Medicine', 'Austin', 'TX', '78704', 'published',
    false, '{English}'),
  ('0a000000-0000-4000-8000-000000000003', 'Pending Direct Care', 'Family Medicine', 'Austin', 'TX', '78704', 'pending',
    true, '{English}');
insert into public.clinicians (doctor_id, position, name, credentials, npi, photo_url, former_names)
select ('0a000000-0000-4000-8000-00000000000' || practice)::uuid, place, name, credentials, npi, photo_url, former_names
from (values
  (1, 1, 'Elena Marsh', 'MD', null, 'https://api.test/storage/v1/object/public/clinician-photos/a/elena.webp',
    '{}'::text[]),
  (1, 2, 'Robert Mc Allister', 'DO', '1234567893', null, '{}'),
  (1, 3, 'Niamh O''Brien', null, null, null, '{}'),
  (1, 4, 'José Núñez', 'PA-C', null, null, '{Schneider}'),
  (3, 1, 'Orla Pending', 'MD', null, null, '{}')
) as people (practice, place, name, credentials, npi, photo_url, former_names);
insert into public.offices (doctor_id, position, step_free, hours)
values ('0a000000-0000-4000-8000-000000000001', 0, true, '[]');
select tests.index_listings();

create function tests.people(search text) returns text
language sql as $$
  select string_agg(
    concat(person ->> 'name', case when (person ->> 'is_searched')::boolean then ' (searched)' end), ', '
      order by people.position
  )
  from public.search_doctors(search)
  cross join jsonb_array_elements(clinicians) with ordinality as people (person, position)
$$;
create function tests.has_waitlist(changes text) returns boolean language plpgsql as $$
declare
  waitlist boolean;
begin
  execute 'update public.doctors set ' || changes || $s$ where practice_name = 'Owned Oak Medicine' returning id $s$;
  select has_waitlist into waitlist
  from public.doctors join lateral public.listing_cards(array[doctors.id]) as cards on true
  where doctors.practice_name = 'Owned Oak Medicine';
  return waitlist;
end $$;

select tests.act_as('visitor');
select results_eq(
  $$ select practice_name, clinicians, clinician_count, step_free, languages from public.search_doctors('Austin, TX')
    where practice_name ~ 'Alder|Birch' order by 1 $$,
  $$ values
    ('Alder Direct Care', jsonb_build_array(
      '{
        "name": "Elena Marsh", "credentials": "MD",
        "photo_url": "https://api.test/storage/v1/object/public/clinician-photos/a/elena.webp"
      }'::jsonb,
      '{"name": "Robert Mc Allister", "credentials": "DO"}'::jsonb, '{"name": "Niamh O''Brien"}'::jsonb), 4, true,
      '{English,Spanish}'::text[]),
    ('Birch Direct Care', '[]', 0, null, '{English}') $$,
  'a search returns the first three clinicians in the order of the practice, and the number of all');

select is(tests.people(search), expected, format('a search for %L %s', search, what)) from (values
  ('marsh', 'Elena Marsh (searched), Robert Mc Allister, Niamh O''Brien', 'marks the clinician with the name'),
  ('Dr. Elena Marsh', 'Elena Marsh (searched), Robert Mc Allister, Niamh O''Brien',
    'marks the clinician with the whole name'),
  ('nunez', 'José Núñez (searched), Elena Marsh, Robert Mc Allister',
    'shows a clinician who would be left out first, whatever the accents'),
  ('marsh austin', 'Elena Marsh (searched), Robert Mc Allister, Niamh O''Brien',
    'marks the clinician whatever the place'),
  ('bob mcallister', 'Robert Mc Allister (searched), Elena Marsh, Niamh O''Brien',
    'marks the given name that a nickname is short for'),
  ('obrien', 'Niamh O''Brien (searched), Elena Marsh, Robert Mc Allister', 'marks a name without its apostrophe'),
  ('nunyez', 'José Núñez (searched), Elena Marsh, Robert Mc Allister', 'marks the name that was corrected'),
  ('schneider', 'José Núñez (searched), Elena Marsh, Robert Mc Allister', 'marks a clinician by a former name'),
  ('1234567893', 'Robert Mc Allister (searched), Elena Marsh, Niamh O''Brien', 'marks a clinician by NPI'),
  ('mars', 'Elena Marsh, Robert Mc Allister, Niamh O''Brien', 'marks no one for a part of a word'),
  ('alder', 'Elena Marsh, Robert Mc Allister, Niamh O''Brien', 'marks no one for the name of the practice'),
  ('marsh smith austin', 'Elena Marsh (searched), Robert Mc Allister, Niamh O''Brien',
    'marks the person whose name it has, without the name that no one has'),
  ('family medicine austin', 'Elena Marsh, Robert Mc Allister, Niamh O''Brien', 'marks no one for a specialty'),
  ('', 'Elena Marsh, Robert Mc Allister, Niamh O''Brien', 'marks no one without a text')
) as searches (search, expected, what);

select results_eq(
  $$ select step_free, clinicians -> 0 ->> 'name', clinician_count, languages
    from public.listing_cards(array['0a000000-0000-4000-8000-000000000001'::uuid]) $$,
  $$ values (true, 'Elena Marsh', 4, '{English,Spanish}'::text[]) $$, 'saved listings have the same');
select results_eq(
  $$ select practice_name, step_free, clinicians -> 0 ->> 'name', clinician_count
    from public.list_place_listings('TX', 'austin') where practice_name ~ 'Alder|Birch' order by 1 $$,
  $$ values ('Alder Direct Care', true, 'Elena Marsh', 4), ('Birch Direct Care', null, null, 0) $$,
  'pages of places have the same'
);
select is(
  (private.card_clinicians('0a000000-0000-4000-8000-000000000003')).clinicians, '[]',
  'a listing that is not published shows no clinicians'
);

reset role;
select is(tests.has_waitlist(changes), expected, what) from (values
  (1, 'accepting_new_patients = true', false, 'a practice that accepts patients has no waitlist'),
  (2, 'accepting_new_patients = null', false, 'a practice that may be full has no waitlist'),
  (3, 'accepting_new_patients = false', true, 'a full practice with an owner has a waitlist'),
  (4, 'enrollment_url = ''https://oak.example/join''', false,
    'a full practice that enrolls on its own page has no waitlist'),
  (5, 'enrollment_url = null, closes_on = current_date + 30', false, 'a practice that closes has no waitlist')
) as steps (step, changes, expected, what) order by step;
select is(
  (select has_waitlist from public.listing_cards(array['0a000000-0000-4000-8000-000000000002'::uuid])),
  false, 'a full practice without an owner has no waitlist'
);

select * from finish();
rollback;
