-- What stands beside a listing in an imported file: clinicians, offices, prices by age and services, all or nothing, and taken back.
begin;
select plan(52);
select tests.raise_curtain();

create function tests.batch(name text) returns uuid
language sql immutable as $$ select md5('batch ' || name)::uuid $$;
create function tests.import(entries jsonb, mode public.import_mode, batch uuid default null) returns text[]
language sql as $$
  select array_agg(outcome order by row_number) from public.import_listings(entries, batch is null, mode, batch, 'practices.csv, offices.csv')
$$;
create function tests.reason(entry jsonb, mode public.import_mode default 'add') returns text
language sql as $$ select reason from public.import_listings(jsonb_build_array(entry), true, mode) $$;
create function tests.named(name text) returns uuid
language sql stable as $$ select id from public.doctors where practice_name = name $$;
create function tests.counts(practice text) returns text
language sql stable as $$
  select concat_ws(' ',
    (select count(*) from public.clinicians where doctor_id = tests.named(practice)), (select count(*) from public.offices where doctor_id = tests.named(practice)),
    (select count(*) from public.membership_tiers where doctor_id = tests.named(practice)),
    (select count(*) from public.listing_services where doctor_id = tests.named(practice))
  )
$$;
create function tests.finds(search text) returns boolean
language sql as $$ select exists (select from public.search_doctors(search) where practice_name = 'Whole Hill Care') $$;
create function tests.update_whole(parts jsonb) returns table (outcome text, changed text[], removals jsonb)
language sql as $$
  select outcome, (select array_agg(key order by key) from jsonb_object_keys(changes) as key), removals
  from public.import_listings(jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.named('Whole Hill Care')) || parts), true, 'update')
$$;
grant execute on all functions in schema tests to anon, authenticated;

create temporary table whole as select '{
  "row":2,"practice_name":"Whole Hill Care","address_city":"Austin","address_state":"Texas","address_zip":"78704",
  "clinicians":[{"name":" Ann Doe ","credentials":"MD","languages":["English"],"npi":"1234567893","accepting_new_patients":true,"practicing_since":"1998"},{"name":"Rosa Wren"}],
  "offices":[{"hours":[[5,"08:00","12:00"],[1,"08:00","17:00"]],"step_free":true},
    {"name":"North","address_city":"Round Rock","address_state":"Texas","address_zip":"78664","by_appointment":true}],
  "tiers":[{"label":"Adults","min_age":18,"max_age":null,"monthly_price":95},{"label":"Children","min_age":0,"max_age":17,"monthly_price":50}],
  "services":[{"service":"basic_labs","coverage":"extra","price":15.5,"note":"Two a year"},{"service":"office_visits","coverage":"included"}]
}'::jsonb as entry;
grant select on whole to anon, authenticated;

-- Who may
select tests.act_as('stranger');
select throws_ok($$ select tests.import((select jsonb_build_array(entry) from whole), 'add') $$, '42501', null, 'a stranger tries no import');
select tests.act_as('owner');
select throws_ok($$ select tests.import((select jsonb_build_array(entry) from whole), 'add', tests.batch('owner')) $$, '42501', null, 'a member imports nothing');
select throws_ok(
  format($$ select tests.import(jsonb_build_array(jsonb_build_object('row', 2, 'id', %L, 'clinicians', '[]'::jsonb)), 'update', tests.batch('owner')) $$, tests.listing('Open Door Direct Care')),
  '42501', null, 'nor empties a listing that it names'
);
select throws_ok($$ select private.write_parts(tests.listing('Owned Oak Medicine'), '{"clinicians":[]}') $$, '42501', null, 'nor reaches what the import is made of, not even for their own');
select throws_ok($$ select private.get_listing_parts(tests.listing('Owned Oak Medicine')) $$, '42501', null, 'or reads by');
select throws_ok($$ select private.normalize_parts('{}') $$, '42501', null, 'or compares by');

-- A practice goes in as a whole
select tests.act_as('admin');
select is(tests.import((select jsonb_build_array(entry) from whole), 'add'), '{created}', 'a dry run says that it would be added');
select is(tests.named('Whole Hill Care'), null, 'and adds nothing');
select is(tests.import((select jsonb_build_array(entry) from whole), 'add', tests.batch('whole')), '{created}', 'an administrator adds a practice');
select is(tests.counts('Whole Hill Care'), '2 2 2 2', 'with all that stands beside it');
select results_eq(
  $$ select position::int, name, credentials, languages, npi, accepting_new_patients, practicing_since::int from public.clinicians where doctor_id = tests.named('Whole Hill Care') order by position $$,
  $$ values (1, 'Ann Doe', 'MD', '{English}'::text[], '1234567893', true, 1998), (2, 'Rosa Wren', null, '{}', null, null, null) $$, 'people in their order'
);
select results_eq(
  $$ select position::int, name, address_state, latitude is not null, hours, by_appointment, step_free from public.offices where doctor_id = tests.named('Whole Hill Care') order by position $$,
  $$ values (0, null, null, false, '[[1,"08:00","17:00"],[5,"08:00","12:00"]]'::jsonb, false, true), (1, 'North', 'TX', true, '[]'::jsonb, true, null) $$,
  'offices, the first at its own address'
);
select results_eq(
  $$ select service, coverage::text, price, note from public.listing_services where doctor_id = tests.named('Whole Hill Care') order by service $$,
  $$ values ('basic_labs', 'extra', 15.50, 'Two a year'), ('office_visits', 'included', null, null) $$, 'what the fee covers'
);
select is(tests.finds('Ann Doe'), true, 'it is found by its people');
select is(tests.finds('basic labs'), true, 'and by what it does');
select set_eq(
  $$ select key from public.listing_versions, jsonb_object_keys(changes) as key where doctor_id = tests.named('Whole Hill Care') and action = 'import' $$,
  array['clinicians', 'offices', 'tiers', 'services'], 'each part is a version that was imported'
);
select is_empty($$ select 1 from public.moderation_log where target_table = 'doctors' $$, 'and no line of the log');

-- It means the listing whose id it has
select is(tests.import((select jsonb_build_array(entry || jsonb_build_object('id', tests.named('Whole Hill Care'))) from whole), 'both'), '{unchanged}',
  'what is as listed, in whatever order and spelling, changes nothing');
select is(tests.import((select jsonb_build_array(entry || jsonb_build_object('id', tests.named('Whole Hill Care'), 'practice_name', 'Another Name')) from whole), 'add'), '{duplicate}',
  'adding does not touch what has the id');
select is(tests.reason(jsonb_build_object('row', 2, 'id', gen_random_uuid(), 'practice_name', 'Nowhere Care'), 'update'),
  'No listing has this id or NPI, or this name in this ZIP', 'an id of no listing updates none');
select is(tests.import((select jsonb_build_array(entry || jsonb_build_object('id', gen_random_uuid(), 'practice_name', 'Brand New Care', 'address_zip', '78705') - 'clinicians') from whole), 'add'), '{created}',
  'and is added as any other');
select is(tests.reason((select entry || '{"practice_name":"Once Refused Care","listing_status":"rejected"}' from whole)),
  'The file says that it is rejected: only a public listing is added', 'what an export says was never public does not become so');
select is(tests.import('[{"row":2,"id":"no id","practice_name":"X"}]', 'both'), '{rejected}', 'what is no id is refused');

-- All or nothing
select is(tests.reason((select entry || jsonb_build_object('practice_name', 'Part Care', 'address_zip', '78705') || parts from whole)), reason, why)
from (values
  ('{"offices":[{},{"name":"Far","address_city":"Boston","address_state":"MA","address_zip":"78664"}]}'::jsonb, 'Office 2: 78664 is in Round Rock, TX', 'an office in a place that is none is named by its number'),
  (jsonb_build_object('clinicians', (select jsonb_agg(jsonb_build_object('name', 'Person ' || place)) from generate_series(1, 40) as place)), 'A practice can have at most 30 clinicians', 'forty clinicians are too many'),
  (jsonb_build_object('offices', (select jsonb_agg('{}'::jsonb) from generate_series(1, 11))), 'A practice can have at most 10 offices', 'and eleven offices'),
  ('{"tiers":[{"label":"A","min_age":0,"max_age":17,"monthly_price":1},{"label":"B","min_age":17,"max_age":null,"monthly_price":2}]}', 'Age bands cannot overlap', 'bands that share an age'),
  ('{"services":[{"service":"magic","coverage":"included"}]}', 'insert or update on table "listing_services" violates foreign key constraint "listing_services_service_fkey"', 'a service that is none'),
  ('{"offices":[{"hours":[[1,"08:00","12:00"],[1,"11:00","17:00"]]}]}', 'Office 1: The hours on Mon overlap', 'hours over hours')
) as bad (parts, reason, why);
select is(
  tests.import((select jsonb_build_array(entry || '{"practice_name":"Half Care","address_zip":"78705","services":[{"service":"magic","coverage":"included"}]}') from whole), 'add', tests.batch('half')),
  '{rejected}', 'a practice with a part that is wrong'
);
select is(tests.named('Half Care'), null, 'is not added at all');

-- An update asks before it removes what the file doesn't mention, and keeps it until somebody decides
select is(removals, gone, why)
from (values
  ('{"clinicians":[{"name":"Rosa Wren"}]}'::jsonb,
    '{"clinicians":[{"entry":{"npi":"1234567893","name":"Ann Doe","languages":["English"],"specialty":null,"credentials":"MD","practicing_since":1998,"accepting_new_patients":true},"lost":null}]}'::jsonb,
    'a person without a row would go'),
  ('{"clinicians":[{"name":"Ann  Doe","credentials":"DO"},{"name":"Rosa Wren"}]}',
    '{"clinicians":[{"entry":{"npi":"1234567893","name":"Ann Doe","languages":["English"],"specialty":null,"credentials":"MD","practicing_since":1998,"accepting_new_patients":true},"lost":{"npi":"1234567893","languages":["English"],"practicing_since":1998,"accepting_new_patients":true}}]}',
    'what no column says of a person would go'),
  ('{"tiers":[{"label":"Adults","min_age":18,"max_age":null,"monthly_price":99}]}', '{"tiers":[{"entry":{"label":"Children","min_age":0,"max_age":17,"monthly_price":50},"lost":null}]}',
    'a price for ages that the file leaves out would go'),
  ('{"tiers":[{"label":"Everybody","min_age":0,"max_age":null,"monthly_price":99}]}', null, 'prices for other bands of the same ages are changes'),
  ('{"offices":[{"step_free":false}]}',
    '{"offices":[{"entry":{"hours":[[1,"08:00","17:00"],[5,"08:00","12:00"]],"step_free":true,"by_appointment":false},"lost":{"hours":[[1,"08:00","17:00"],[5,"08:00","12:00"]]}},{"entry":{"name":"North","hours":[],"address_zip":"78664","address_city":"Round Rock","address_state":"TX","by_appointment":true},"lost":null}]}',
    'hours and an office would go'),
  ('{"services":[{"service":"office_visits","coverage":"included"}]}', '{"services":[{"entry":{"note":"Two a year","price":15.5,"service":"basic_labs","coverage":"extra"},"lost":null}]}',
    'and a service'),
  ('{"monthly_price":80}', null, 'a file without any of them removes nothing')
) as rows (parts, gone, why), tests.update_whole(parts);
select is(tests.import((select jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.named('Whole Hill Care')) || parts)), 'update', tests.batch(name)), array[outcome], why)
from (values
  ('kept', '{"clinicians":[{"name":"Rosa Wren","credentials":"NP"}],"offices":[{"parking":"Free"}],"tiers":[{"label":"Adults","min_age":18,"max_age":null,"monthly_price":99}],"services":[{"service":"office_visits","coverage":"included"}]}'::jsonb,
    'updated', 'an import without a decision')
) as rows (name, parts, outcome, why);
select is(tests.counts('Whole Hill Care'), '2 2 2 2', 'keeps what it does not mention');
select results_eq(
  $$ select name, credentials from public.clinicians where doctor_id = tests.named('Whole Hill Care') order by position $$,
  $$ values ('Rosa Wren', 'NP'), ('Ann Doe', 'MD') $$, 'and changes what it does'
);
select results_eq(
  $$ select hours, parking from public.offices where doctor_id = tests.named('Whole Hill Care') and position = 0 $$,
  $$ values ('[[1,"08:00","17:00"],[5,"08:00","12:00"]]'::jsonb, 'Free') $$, 'an office keeps the hours that a row has no column for'
);
select is(public.undo_import(tests.batch('kept'), false) -> 'restored', '1', 'taken back');
select is(tests.import((select jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.named('Whole Hill Care'), 'clinicians', '[{"name":"Rosa Wren"}]'::jsonb, 'removals', 'remove'))), 'update', tests.batch('fewer')), '{updated}',
  'an update of the people alone, which an administrator has decided');
select is(tests.counts('Whole Hill Care'), '1 2 2 2', 'leaves the rest as it is');
select is(tests.finds('Ann Doe'), false, 'and it is no longer found by who left');
select results_eq(
  $$ select jsonb_array_length(changes #> '{clinicians,before}'), jsonb_array_length(changes #> '{clinicians,after}') from public.import_listings(
    jsonb_build_array(jsonb_build_object('row', 2, 'id', tests.named('Whole Hill Care'), 'clinicians', '[]'::jsonb, 'removals', 'remove')), true, 'update') $$,
  $$ values (1, 0) $$, 'a dry run tells them before and after'
);

-- Undoing
select is(public.undo_import(tests.batch('fewer'), false) - 'named', '{"removed":0,"restored":1,"kept":0,"left":0}', 'an undone update');
select is(tests.counts('Whole Hill Care'), '2 2 2 2', 'brings the people back');
select tests.save_offices(tests.named('Whole Hill Care'), '[{"step_free":false}]');
select is(public.undo_import(tests.batch('whole')) #>> '{named,0,reason}', 'edited since', 'who has changed an office since has gone on from there');
select tests.save_offices(tests.named('Whole Hill Care'), (select entry -> 'offices' from whole));
select is(public.undo_import(tests.batch('whole'), false) - 'named', '{"removed":1,"restored":0,"kept":0,"left":0}', 'what is as imported goes');
select is((select count(*)::int from public.clinicians where npi = '1234567893'), 0, 'with its people');

select * from finish();
rollback;
