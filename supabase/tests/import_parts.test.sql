-- Parts of a listing in imports: clinicians, offices, prices by age, and services.
begin;
select plan(35);
select tests.create_fixtures();
-- Listings are indexed when tests.finds is called, as at the end of a transaction.
set constraints private.changed_listings_index deferred;

create function tests.reason(entry jsonb, mode public.import_mode default 'add') returns text
language sql as $$ select reason from public.import_listings(jsonb_build_array(entry), true, mode) $$;
create function tests.named(name text) returns uuid
language sql stable as $$ select id from public.doctors where practice_name = name $$;
create function tests.counts(practice text) returns text
language sql stable as $$
  select concat_ws(' ',
    (select count(*) from public.clinicians where doctor_id = tests.named(practice)),
    (select count(*) from public.offices where doctor_id = tests.named(practice)),
    (select count(*) from public.membership_tiers where doctor_id = tests.named(practice))
  )
$$;
create function tests.finds(search text) returns boolean
language plpgsql as $$
begin
  set constraints private.changed_listings_index immediate;
  set constraints private.changed_listings_index deferred;
  return exists (select from public.search_doctors(search) where practice_name = 'Whole Hill Care');
end $$;

create function tests.whole() returns jsonb
language sql immutable as $$ select '{
  "row":2,"practice_name":"Whole Hill Care","address_city":"Austin","address_state":"Texas","address_zip":"78704",
  "clinicians":[{"name":" Ann Doe ","credentials":"MD","languages":["English"],"npi":"1234567893",
  "accepting_new_patients":true,"practicing_since":"1998"},{"name":"Rosa Wren"}],
  "offices":[{"hours":[[5,"08:00","12:00"],[1,"08:00","17:00"]],"step_free":true},
    {"name":"North","address_city":"Round Rock","address_state":"Texas","address_zip":"78664","by_appointment":true}],
  "tiers":[{"label":"Adults","min_age":18,"max_age":null,"monthly_price":95},{"label":"Children","min_age":0,
  "max_age":17,"monthly_price":50}]
}'::jsonb $$;

-- Permissions
select tests.act_as('visitor');
select throws_ok(
  $$ select tests.import(jsonb_build_array(tests.whole()), 'add') $$, '42501', null, 'a visitor cannot run a dry run'
);
select tests.act_as('owner');
select throws_ok(
  $$ select tests.import(jsonb_build_array(tests.whole()), 'add', tests.batch('owner')) $$,
  '42501', null, 'a member cannot import listings'
);
select throws_ok(
  format(
    $$ select tests.import(
        jsonb_build_array(jsonb_build_object('row', 2, 'id', %L, 'clinicians', '[]'::jsonb)),
        'update', tests.batch('owner')
      ) $$,
    tests.listing('Open Door Direct Care')
  ),
  '42501', null, 'a member cannot empty a listing through an import'
);
select throws_ok(
  $$ select private.write_parts(tests.listing('Owned Oak Medicine'), '{"clinicians":[]}') $$,
  '42501', null, 'an owner cannot call the function that writes imported parts'
);
select throws_ok(
  $$ select private.get_snapshot(tests.listing('Owned Oak Medicine')) $$,
  '42501', null, 'a member cannot call the function that reads parts'
);

-- A practice goes in as a whole
select tests.act_as('admin');
select is(
  tests.import(jsonb_build_array(tests.whole()), 'add'),
  '{created}', 'a dry run reports a practice with parts as created'
);
select is(tests.named('Whole Hill Care'), null, 'a dry run adds no practice');
select is(
  tests.import(
    jsonb_build_array(tests.whole() || '{"website":"https://whole-hill.example"}'), 'add', tests.batch('whole')
  ),
  '{created}', 'an admin can import a practice with parts'
);
select is(tests.counts('Whole Hill Care'), '2 2 2', 'an imported practice has all its parts');
select results_eq(
  $$ select position::int, name, credentials, languages, npi, accepting_new_patients, practicing_since::int
    from public.clinicians where doctor_id = tests.named('Whole Hill Care') order by position $$,
  $$ values (1, 'Ann Doe', 'MD', '{English}'::text[], '1234567893', true, 1998),
      (2, 'Rosa Wren', null, '{}', null, null, null) $$,
  'imported clinicians keep their order'
);
select results_eq(
  $$ select position::int, name, address_state, latitude is not null, hours, by_appointment, step_free
    from public.offices where doctor_id = tests.named('Whole Hill Care') order by position $$,
  $$ values (0, null, null, false, '[[1,"08:00","17:00"],[5,"08:00","12:00"]]'::jsonb, false, true),
      (1, 'North', 'TX', true, '[]'::jsonb, true, null) $$,
  'imported offices keep their order, with the main address first'
);
select is(tests.finds('Ann Doe'), true, 'search finds an imported practice by a clinician');
select set_eq(
  $$ select key from public.listing_versions, jsonb_object_keys(changes) as key
    where doctor_id = tests.named('Whole Hill Care') and action = 'import' $$,
  array['clinicians', 'offices', 'tiers'], 'each imported part is recorded in a version'
);
select is_empty(
  $$ select 1 from public.moderation_log where target_table = 'doctors' $$,
  'imported parts have no entries in the moderation log'
);

-- It means the listing whose id it has
select is(
  tests.import(jsonb_build_array(
    tests.whole() || jsonb_build_object('id', tests.named('Whole Hill Care'), 'website', 'https://whole-hill.example/')
      || '{"tiers":[{"label":"Ages 0 to 17","min_age":0,"max_age":17,"monthly_price":50},
        {"label":"18 and older","min_age":18,"max_age":null,"monthly_price":95}]}'
  ), 'both'),
  '{unchanged}', 'a row that differs in order, spelling, and names of prices only leaves the listing unchanged'
);
select is(
  tests.import(
    jsonb_build_array(
      tests.whole() || jsonb_build_object('id', tests.named('Whole Hill Care'), 'practice_name', 'Another Name')
    ),
    'add'
  ),
  '{duplicate}', 'adding a row with an existing id is a duplicate'
);
select is(
  tests.reason(jsonb_build_object('row', 2, 'id', gen_random_uuid(), 'practice_name', 'Nowhere Care'), 'update'),
  'No listing has this id or NPI, or this name in this ZIP', 'updating a row with an unknown id is rejected'
);
select is(
  tests.import(
    jsonb_build_array(
      tests.whole() || jsonb_build_object(
        'id', gen_random_uuid(), 'practice_name', 'Brand New Care', 'address_zip', '78705'
      ) - 'clinicians'
    ),
    'add'
  ),
  '{created}', 'adding a row with an unknown id creates a listing'
);
select is(
  tests.import('[{"row":2,"id":"no id","practice_name":"X"}]', 'both'),
  '{rejected}', 'a row with an invalid id is rejected'
);

-- All or nothing
select is(
  tests.reason(tests.whole() || jsonb_build_object('practice_name', 'Part Care', 'address_zip', '78705') || parts),
  reason, why
)
from (values
  ('{"offices":[{},{"name":"Far","address_city":"Boston","address_state":"MA","address_zip":"78664"}]}'::jsonb,
    '78664 is in Round Rock, TX', 'an office with a wrong city is refused'),
  (jsonb_build_object(
    'clinicians',
    (select jsonb_agg(jsonb_build_object('name', 'Person ' || place)) from generate_series(1, 40) as place)
  ),
    'A practice can have at most 30 clinicians', 'forty clinicians are refused'),
  (jsonb_build_object('offices', (select jsonb_agg('{}'::jsonb) from generate_series(1, 11))),
    'A practice can have at most 10 offices', 'eleven offices are refused'),
  ('{"tiers":[{"label":"A","min_age":0,"max_age":17,"monthly_price":1},{"label":"B","min_age":17,"max_age":null,'
    '"monthly_price":2}]}',
    'Age bands cannot overlap', 'overlapping age bands are refused'),
    ('{"offices":[{"hours":[[1,"08:00","12:00"],[1,"11:00","17:00"]]}]}', 'The hours on Mon overlap',
      'overlapping hours are refused')
) as bad (parts, reason, why);
select is(
  tests.import(
    jsonb_build_array(
      tests.whole() || '{"practice_name":"Half Care","address_zip":"78705","offices":[{"hours":[[1,"11:00","08:00"]]}]}'
    ),
    'add', tests.batch('half')
  ),
  '{rejected}', 'a practice with an invalid part is rejected'
);
select is(tests.named('Half Care'), null, 'a rejected practice is not added');

-- An update removes nothing
reset role;
update public.offices set step_free = false where doctor_id = tests.named('Whole Hill Care') and position = 0;
update public.clinicians set accepting_new_patients = false
where doctor_id = tests.named('Whole Hill Care') and name = 'Ann Doe';
select tests.act_as('admin');
select is(
  tests.import(jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.named('Whole Hill Care')) || '{
  "clinicians":[{"name":"Rosa Wren","credentials":"NP"},{"name":"Ann Doe","credentials":"DO"}],
  "offices":[{"parking":"Free"}],
  "tiers":[{"label":"Adults","min_age":18,"max_age":null,
  "monthly_price":99}]}'), 'update', tests.batch('kept')), '{updated}', 'an import with other parts updates the listing'
);
select is(tests.counts('Whole Hill Care'), '2 2 2', 'an update keeps parts that the row does not mention');
select results_eq(
  $$ select name, credentials, npi, languages from public.clinicians
    where doctor_id = tests.named('Whole Hill Care') order by position $$,
  $$ values ('Rosa Wren', 'NP', null, '{}'::text[]), ('Ann Doe', 'DO', '1234567893', '{English}') $$,
  'an update changes clinicians that the row mentions, and keeps their other values'
);
select results_eq(
  $$ select hours, parking from public.offices where doctor_id = tests.named('Whole Hill Care') and position = 0 $$,
  $$ values ('[[1,"08:00","17:00"],[5,"08:00","12:00"]]'::jsonb, 'Free') $$,
  'an office keeps its hours when the row has no hours column'
);

select results_eq(
  $$ select step_free, clinicians.accepting_new_patients from public.offices join public.clinicians using (doctor_id)
     where doctor_id = tests.named('Whole Hill Care') and offices.position = 0 and clinicians.name = 'Ann Doe' $$,
  $$ values (false, false) $$, 'an update keeps an explicit no that the row does not mention'
);

-- Undoing
select is(
  public.undo_import(tests.batch('kept'), false),
  '{"removed":0,"restored":1,"kept":0,"left":0}', 'an update of parts can be undone'
);
reset role;
update public.clinicians set accepting_new_patients = true
where doctor_id = tests.named('Whole Hill Care') and name = 'Ann Doe';
update public.offices set step_free = false where doctor_id = tests.named('Whole Hill Care') and position = 0;
select tests.act_as('admin');
select is(
  public.undo_import(tests.batch('whole')) #>> '{named,0,reason}', 'edited since',
  'undoing an import names an office edited since'
);
reset role;
update public.offices set step_free = true where doctor_id = tests.named('Whole Hill Care') and position = 0;
select tests.act_as('admin');
select is(
  public.undo_import(tests.batch('whole'), false),
  '{"removed":1,"restored":0,"kept":0,"left":0}', 'undoing an import removes an unchanged practice'
);
select is(
  (select count(*)::int from public.clinicians where npi = '1234567893'), 0, 'undoing an import removes its clinicians'
);

select * from finish();
rollback;
