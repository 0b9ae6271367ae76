-- Importing listings from a file, updating by one, and taking it back. Who is no administrator reaches none of it.
begin;
select plan(84);
select tests.raise_curtain();

create function tests.batch(name text) returns uuid
language sql immutable as $$ select md5('batch ' || name)::uuid $$;

-- Outcomes in the order of the rows, so that a test reads as one line.
create function tests.import(sheet jsonb, mode public.import_mode, batch uuid default null) returns text[]
language sql as $$
  select array_agg(outcome order by row_number) from public.import_listings(sheet, batch is null, mode, batch, 'sheet.csv')
$$;
grant execute on all functions in schema tests to anon, authenticated;

create temporary table sheet as select '[
  {"row":2,"practice_name":"Import Hill Care","address_city":"Austin","address_state":"Texas","address_zip":"78704","monthly_price":"75.50","enrollment_fee":99,
   "visit_fee":"0","languages":["English","Spanish"],"enrollment_url":"https://hill.example/join","booking_url":"https://hill.example/book","npi":"1234567893",
   "accepting_new_patients":true,"tiers":[{"label":"Adults","min_age":18,"max_age":null,"monthly_price":95},{"label":"Children","min_age":0,"max_age":17,"monthly_price":50}]},
  {"row":3,"practice_name":"Open Door Direct Care","address_city":"Austin","address_state":"TX","address_zip":"78704"},
  {"row":5,"practice_name":"Bad Zip Care","address_city":"Austin","address_state":"TX","address_zip":"1234"},
  {"row":6,"practice_name":"Bad Price Care","address_city":"Austin","address_state":"TX","address_zip":"78704","monthly_price":"a lot"}
]'::jsonb as rows;
grant select on sheet to anon, authenticated;

-- Who may
select tests.act_as('stranger');
select throws_ok($$ select * from public.import_listings('[]') $$, '42501', null, 'a stranger imports nothing');
select throws_ok($$ select public.undo_import(tests.batch('first')) $$, '42501', null, 'and undoes nothing');
select throws_ok($$ select 1 from public.import_batches $$, '42501', null, 'and reads no batch');
select throws_ok($$ select 1 from private.import_rows $$, '42501', null, 'nor its rows');
select tests.act_as('owner');
select throws_ok($$ select * from public.import_listings((select rows from sheet)) $$, '42501', null, 'a member does not even try an import');
select throws_ok($$ select * from public.import_listings((select rows from sheet), false, 'add', tests.batch('first')) $$, '42501', null, 'and imports nothing');
select throws_ok($$ select public.undo_import(tests.batch('first')) $$, '42501', null, 'asks for no undo');
select throws_ok($$ select public.undo_import(tests.batch('first'), false) $$, '42501', null, 'and undoes nothing');
select throws_ok($$ insert into public.import_batches (id, file_name, mode) values (tests.batch('mine'), 'x', 'add') $$, '42501', null, 'makes no batch');
select throws_ok($$ select 1 from private.import_rows $$, '42501', null, 'and reads no rows');
select throws_ok($$ select private.write_values(tests.listing('Open Door Direct Care'), '{"bio":"x"}') $$, '42501', null, 'nor reaches what the import is made of');
select throws_ok($$ select private.undo_rows(tests.batch('first'), 1) $$, '42501', null, 'or the undo');
select throws_ok($$ update public.doctors set import_batch_id = null where user_id = tests.id('owner') $$, '42501', null, 'an owner does not say where the listing comes from');

-- Adding
select tests.act_as('admin');
select is(tests.import((select rows from sheet), 'add'), '{created,duplicate,rejected,rejected}', 'a dry run says what would happen');
select is((select count(*)::int from public.doctors), 3, 'and changes nothing');
select is_empty($$ select 1 from public.import_batches $$, 'and makes no batch');
select throws_ok($$ select * from public.import_listings('{}') $$, '22023', null, 'rows come as an array');
select throws_ok($$ select * from public.import_listings('[{"practice_name":"No Number Care"}]') $$, '22023', null, 'with their numbers');
select throws_ok($$ select * from public.import_listings('[]', false) $$, '22023', null, 'an import names its batch');
select is(tests.import((select rows from sheet), 'add', tests.batch('first')), '{created,duplicate,rejected,rejected}', 'the import does the same');
select is((select count(*)::int from public.doctors), 4, 'and adds the good rows');
select results_eq(
  $$ select verified, address_zip, address_state, monthly_price, enrollment_fee, visit_fee, languages, enrollment_url, booking_url, npi, accepting_new_patients, import_batch_id
     from public.doctors where practice_name = 'Import Hill Care' $$,
  $$ values (true, '78704', 'TX', 75.50, 99.00, 0.00, '{English,Spanish}'::text[], 'https://hill.example/join', 'https://hill.example/book', '1234567893', true, tests.batch('first')) $$,
  'which are public at once, with all they bring'
);
select results_eq($$ select submitted_by from public.doctors where practice_name = 'Import Hill Care' $$, $$ values (null::uuid) $$, 'the importing admin did not submit them');
select results_eq(
  $$ select label, min_age::int, max_age::int, monthly_price::int from public.membership_tiers order by min_age $$,
  $$ values ('Children', 0, 17, 50), ('Adults', 18, null, 95) $$, 'prices by age too'
);
select is(tests.import((select rows from sheet), 'add', tests.batch('first')), '{created,duplicate,rejected,rejected}', 'a chunk sent again is answered as before');
select is((select count(*)::int from public.doctors), 4, 'and done once');
select is(tests.import('[{"row":7,"practice_name":"Late Row Care","address_city":"Austin","address_state":"TX","address_zip":"78704"}]', 'add', tests.batch('first')), '{created}', 'the next chunk goes on');
select results_eq(
  $$ select created_count, updated_count, unchanged_count, duplicate_count, rejected_count, file_name, actor from public.import_batches $$,
  $$ values (2, 0, 0, 1, 2, 'sheet.csv', tests.id('admin')) $$, 'the batch counts all its chunks'
);
select results_eq(
  $$ select action, subject, reason from public.moderation_log where target_id = tests.batch('first') $$,
  $$ values ('import listings', 'sheet.csv', '2 created, 1 duplicate, 2 rejected') $$, 'and has one line in the log'
);
select is((select count(*)::int from public.moderation_log where target_table = 'doctors'), 0, 'its listings have none');
select throws_ok($$ select * from public.import_listings('[]', false, 'both', tests.batch('first')) $$, '42501', null, 'a batch keeps its mode');
select is(tests.import((select rows from sheet), 'add', tests.batch('second')), '{duplicate,duplicate,rejected,rejected}', 'the same file as another batch adds nothing');
select results_eq(
  $$ select outcome, reason from public.import_listings('[
    {"row":2,"practice_name":"Quite Another Name","address_city":"Reno","address_state":"NV","address_zip":"89501","npi":"1234567893"}]') $$,
  $$ values ('duplicate', 'Same NPI as “Import Hill Care”') $$, 'the same NPI is a duplicate wherever it is'
);

select results_eq(
  $$ select outcome, reason from public.import_listings('[{"row":2,"practice_name":"Misplaced Care","address_city":"Boston","address_state":"MA","address_zip":"78704"}]') $$,
  $$ values ('rejected', '78704 is in Austin, TX') $$, 'a place that is none is refused, with the right one'
);

-- Listings of every state may be the same practice
reset role;
select tests.add_listing('Spurned Spring Care', is_verified => false);
update public.doctors set status = 'rejected', status_reason = 'No such practice', npi = '1245319599' where practice_name = 'Spurned Spring Care';
select tests.act_as('admin');
select is(tests.import('[{"row":2,"practice_name":"Spurned Spring Care","address_city":"Austin","address_state":"TX","address_zip":"78704","npi":"1245319599"}]', 'add'),
  '{duplicate}', 'a rejected listing is a possible duplicate, too');
select is(tests.import('[{"row":2,"practice_name":"Hidden Creek Health","address_city":"Austin","address_state":"TX","address_zip":"78704"}]', 'add'),
  '{duplicate}', 'as is one that waits');
select results_eq(
  $$ select matches #> '{0,matched}', matches #>> '{0,practice_name}', matches #>> '{0,status}' from public.import_listings('[
    {"row":2,"practice_name":"Spurned Spring Care","address_city":"Austin","address_state":"TX","address_zip":"78704","npi":"1245319599"}]') $$,
  $$ values ('["NPI", "name and ZIP"]'::jsonb, 'Spurned Spring Care', 'rejected') $$, 'the dry run names it, its status, and what matched'
);
select is(tests.import('[{"row":2,"practice_name":"Spurned Spring Care","address_city":"Austin","address_state":"TX","address_zip":"78704","npi":"1245319599","decision":"add"}]', 'add'),
  '{created}', 'an administrator decides that it is another one');
select is(
  tests.import(jsonb_build_array(jsonb_build_object('row', 2, 'practice_name', 'Spurned Spring Care', 'phone', '(512) 555-0111', 'decision', 'update', 'target',
    (select id from public.doctors where practice_name = 'Spurned Spring Care'))), 'add'),
  '{updated}', 'or that it is the same one'
);
select is(
  (select reason from public.import_listings(jsonb_build_array(jsonb_build_object('row', 2, 'practice_name', 'Spurned Spring Care', 'decision', 'update', 'target', gen_random_uuid())))),
  'The listing that was chosen is gone', 'one that is gone by then is updated by nothing'
);

-- Contacts
reset role;
update public.doctors set phone = '(512) 555-0142', website = 'https://www.hidden-creek.example/about' where practice_name = 'Hidden Creek Health';
create function tests.matched(entry jsonb) returns text
language sql as $$
  select concat_ws(': ', outcome, matches #>> '{0,practice_name}', matches #>> '{0,matched}')
  from public.import_listings(jsonb_build_array(entry || '{"row":2,"practice_name":"Quite Another Name","address_city":"Reno","address_state":"NV","address_zip":"89501"}'))
$$;
grant execute on function tests.matched to authenticated;
select tests.act_as('admin');
select is(tests.matched(entry), answer, why)
from (values
  ('{"phone":"512.555.0142"}'::jsonb, 'duplicate: Hidden Creek Health: ["phone"]', 'the same phone, written in another way, is a possible duplicate'),
  ('{"phone":"1-512-555-0142 x3"}', 'duplicate: Hidden Creek Health: ["phone"]', 'its extension does not count'),
  ('{"website":"http://hidden-creek.example"}', 'duplicate: Hidden Creek Health: ["website"]', 'the same host is, too'),
  ('{"website":"https://hidden-creek.example.org"}', 'created', 'another host is not'),
  ('{"phone":"(512) 555-0143"}', 'created', 'nor another phone'),
  ('{"npi":"1234567893"}', 'duplicate: Import Hill Care: ["NPI"]', 'the same NPI is')
) as rows (entry, answer, why);
reset role;
update public.doctors set website = 'https://facebook.com/hiddencreek' where practice_name = 'Hidden Creek Health';
select tests.act_as('admin');
select is(tests.matched('{"website":"https://www.facebook.com/another"}'), 'created', 'two pages on a site that many share are two');
select is(tests.matched('{"website":"facebook.com/HiddenCreek/"}'), 'duplicate: Hidden Creek Health: ["website"]', 'the same page is one');

-- A practice that moved or was renamed
reset role;
update public.doctors set website = 'https://hidden-creek.example', address_street = '1 Main St' where practice_name = 'Hidden Creek Health';
select tests.act_as('admin');
select is(outcome || coalesce(': ' || (select string_agg(key, ' ' order by key) from jsonb_object_keys(changes) as key), ''), answer, why)
from (values
  ('{"practice_name":"Hidden Creek Health","address_city":"Reno","address_state":"NV","address_zip":"89501","phone":"(512) 555-0142"}'::jsonb,
    'updated: address_city address_state address_street address_zip', 'the same name and phone in another city is a practice that moved, and its old street goes'),
  ('{"practice_name":"Hidden Creek Health","address_city":"Austin","address_state":"TX","address_zip":"78701","phone":"(512) 555-0142"}',
    'updated: address_street address_zip', 'as it is within its city'),
  ('{"practice_name":"Brook Family Medicine","address_city":"Austin","address_state":"TX","address_zip":"78704","phone":"(512) 555-0142","website":"https://hidden-creek.example/about"}',
    'updated: practice_name website', 'one that was renamed updates, too'),
  ('{"practice_name":"Brook Family Medicine","address_city":"Reno","address_state":"NV","address_zip":"89501","npi":"1234567893"}',
    'updated: address_city address_state address_zip practice_name', 'the NPI tells for certain'),
  ('{"practice_name":"Brook Family Medicine","address_city":"Austin","address_state":"TX","address_zip":"78704","phone":"(512) 555-0142"}',
    'duplicate', 'a phone alone is asked about')
) as rows (entry, answer, why), public.import_listings(jsonb_build_array('{"row":2}' || entry), true, 'both');
select is(tests.import('[
  {"row":2,"practice_name":"Hidden Creek Health","address_city":"Austin","address_state":"TX","address_zip":"78704","specialty":"Pediatrics"},
  {"row":3,"practice_name":"Hidden Creek Health","address_city":"Reno","address_state":"NV","address_zip":"89501","phone":"(512) 555-0142"}]', 'both', tests.batch('branches')),
  '{updated,duplicate}', 'the second place of a practice in one file moves it nowhere');
select is(public.undo_import(tests.batch('branches'), false) -> 'restored', '1', 'taken back');

-- Updating
create temporary table changes as select '[
  {"row":2,"practice_name":"IMPORT  Hill Caré","address_zip":"78704-1234","monthly_price":80},
  {"row":3,"npi":"1234567893","phone":"(512) 555-0100","practice_name":"","bio":null},
  {"row":4,"practice_name":"Open Door Direct Care","address_zip":"78704"},
  {"row":5,"practice_name":"Nowhere Care","address_city":"Austin","address_state":"TX","address_zip":"78704"},
  {"row":6,"practice_name":"Open Door Direct Care","address_zip":"78704","npi":"1234567893"},
  {"row":7,"practice_name":"Import Hill Care","address_zip":"78704","npi":"1245319599"},
  {"row":8,"practice_name":"Owned Oak Medicine","address_zip":"78704","accepting_new_patients":false}
]'::jsonb as rows;
grant select on changes to authenticated;
select is(tests.import((select rows from changes), 'update'), '{updated,updated,unchanged,rejected,rejected,rejected,updated}', 'an update says what it would change');
select is(tests.import((select rows from changes), 'both'), '{updated,updated,unchanged,created,rejected,rejected,updated}', 'or would add what is not listed');
select set_eq(
  $$ select split_part(reason, ':', 1) from public.import_listings((select rows from changes), true, 'update') where outcome = 'rejected' $$,
  $$ values ('No listing has this id or NPI, or this name in this ZIP'), ('Matches 2 listings'), ('“Import Hill Care” is listed with another NPI') $$,
  'a row that means none, several or another one is refused'
);
select results_eq(
  $$ select changes from public.import_listings((select rows from changes), true, 'update') where row_number in (2, 3) order by row_number $$,
  $$ values ('{"practice_name":{"before":"Import Hill Care","after":"IMPORT  Hill Caré"},"address_zip":{"before":"78704","after":"78704-1234"},"monthly_price":{"before":75.5,"after":80}}'::jsonb),
    ('{"phone":{"before":null,"after":"+15125550100"}}'::jsonb) $$, 'field by field, before and after; an empty cell changes nothing'
);
select is((select reason from public.import_listings((select rows from changes), true, 'update') where row_number = 8), 'Its owner keeps this listing', 'whose owner writes it is said');
reset role;
create temporary table touched (columns text);
create function tests.note_touch() returns trigger language plpgsql as $$ begin insert into touched values (tg_argv[0]); return null; end $$;
create trigger note_name after update of practice_name on public.doctors for each row execute function tests.note_touch('name');
create trigger note_phone after update of phone on public.doctors for each row execute function tests.note_touch('phone');
grant insert on touched to authenticated;
select tests.act_as('admin');
select is(tests.import((select jsonb_build_array(rows -> 1, rows -> 6) from changes), 'update', tests.batch('changes')), '{updated,updated}', 'the update does so');
select results_eq($$ select phone, monthly_price from public.doctors where practice_name = 'Import Hill Care' $$, $$ values ('+15125550100', 75.50) $$, 'and writes the field');
reset role;
select results_eq($$ select columns from touched $$, $$ values ('phone') $$, 'and no other');
select results_eq($$ select action, actor from public.listing_versions where changes ? 'phone' and doctor_id = (select id from public.doctors where practice_name = 'Import Hill Care') $$,
  $$ values ('import', tests.id('admin')) $$, 'the version says that it was imported');
select is_empty($$ select 1 from public.moderation_log where subject = 'Import Hill Care' $$, 'and the log has no line of it');
select tests.act_as('admin');
select is(tests.import((select jsonb_build_array(rows -> 1) || '[{"row":9,"npi":"1234567893","tiers":[{"label":"All","min_age":0,"max_age":null,"monthly_price":60}]}]' from changes), 'update', tests.batch('more')),
  '{unchanged,updated}', 'a second time there is nothing to change; prices by age can be changed as well');
select is((select count(*)::int from public.membership_tiers), 1, 'which replaces them');
select results_eq($$ select distinct action from public.listing_versions where changes ? 'tiers' $$, $$ values ('import') $$, 'as a version that was imported');

-- Undoing
select is(public.undo_import(tests.batch('first')),
  jsonb_build_object('removed', 1, 'restored', 0, 'kept', 1, 'left', 0, 'named', jsonb_build_array(jsonb_build_object(
    'doctor_id', (select id from public.doctors where practice_name = 'Import Hill Care'), 'practice_name', 'Import Hill Care', 'reason', 'edited since'))),
  'an undo says first what stays, and why');
select is((select count(*)::int from public.doctors where import_batch_id = tests.batch('first')), 2, 'and does nothing by that');
select is(public.undo_import(tests.batch('more'), false) - 'named', '{"removed":0,"restored":1,"kept":0,"left":0}', 'an undone update');
select is((select count(*)::int from public.membership_tiers), 2, 'brings the earlier values back');
update public.doctors set accepting_new_patients = true where practice_name = 'Owned Oak Medicine';
select is(public.undo_import(tests.batch('changes'), false) - 'named', '{"removed":0,"restored":1,"kept":1,"left":0}', 'as far as they still hold what was imported');
select results_eq($$ select phone from public.doctors where practice_name = 'Import Hill Care' $$, $$ values (null::text) $$, 'one does');
select is((select accepting_new_patients from public.doctors where practice_name = 'Owned Oak Medicine'), true, 'one has been changed since');
reset role;
update public.doctors set claimed_by = tests.id('doctor'), claim_status = 'pending' where practice_name = 'Late Row Care';
select tests.act_as('admin');
select is(public.undo_import(tests.batch('first'), false),
  jsonb_build_object('removed', 1, 'restored', 0, 'kept', 1, 'left', 0, 'named', jsonb_build_array(jsonb_build_object(
    'doctor_id', (select id from public.doctors where practice_name = 'Late Row Care'), 'practice_name', 'Late Row Care', 'reason', 'claimed since'))),
  'a listing claimed since stays, and is named; one that is as imported again goes');
select is((select array_agg(practice_name) from public.doctors where import_batch_id = tests.batch('first')), '{Late Row Care}', 'so it is');
select results_eq(
  $$ select removed_count, kept_count, undone_by, undone_at is not null from public.import_batches where id = tests.batch('first') $$,
  $$ values (1, 1, tests.id('admin'), true) $$, 'the batch says so'
);
select is((select reason from public.moderation_log where action = 'undo import' and target_id = tests.batch('first')), '1 removed, 1 kept', 'and the log, in one line');
select is(public.undo_import(tests.batch('first'), false) -> 'removed', '1', 'a second undo changes nothing');
select is((select count(*)::int from public.moderation_log where action = 'undo import' and target_id = tests.batch('first')), 1, 'and adds no line');
select throws_ok($$ select tests.import((select rows from sheet), 'add', tests.batch('first')) $$, 'PT409', null, 'an undone batch takes no more rows');
select throws_ok($$ select public.undo_import(tests.batch('none'), false) $$, 'P0002', null, 'what was never imported cannot be undone');

reset role;
create function tests.held(change text) returns text
language plpgsql as $$
declare
  batch constant uuid := tests.batch('held ' || change);
  listing uuid;
  answer jsonb;
begin
  perform tests.act_as('admin');
  select doctor_id into listing from public.import_listings(jsonb_build_array(jsonb_build_object(
    'row', 2, 'practice_name', md5(change) || ' Care', 'address_city', 'Austin', 'address_state', 'TX', 'address_zip', '78704')), false, 'add', batch);
  perform set_config('role', 'postgres', true);
  execute replace(change, '$id', quote_literal(listing));
  perform tests.act_as('admin');
  answer := public.undo_import(batch, false);
  perform set_config('role', 'postgres', true);
  return coalesce(answer #>> '{named,0,reason}', case when (answer -> 'removed')::int = 1 then 'removed' end);
end $$;
select results_eq(
  $$ select tests.held(change) from unnest(array[
    'select $id',
    'update public.doctors set user_id = tests.id(''owner'') where id = $id',
    'insert into public.claim_evidence (doctor_id, claimant) values ($id, tests.id(''doctor''))',
    'update public.doctors set status = ''withdrawn'' where id = $id',
    'update public.doctors set merged_into = $id where practice_name = ''Hidden Creek Health''',
    'insert into public.practice_requests (doctor_id, user_id, kind) values ($id, tests.id(''patient''), ''membership'')',
    'insert into public.posts (user_id, content, kind, doctor_id) values (tests.id(''patient''), ''Well cared for'', ''story'', $id)',
    'insert into public.reports (reporter_id, doctor_id, reason) values (tests.id(''patient''), $id, ''closed'')',
    'update public.doctors set phone_confirmed_at = now() where id = $id',
    'insert into public.membership_tiers (doctor_id, label, min_age, monthly_price) values ($id, ''All'', 0, 50)'
  ]) as change $$,
  $$ values ('removed'), ('owned since'), ('claimed since'), ('taken down since'), ('merged with another since'), ('asked for a membership or a visit since'), ('written about since'),
    ('corrected or reported since'), ('edited since'), ('edited since') $$, 'whatever somebody has done with a listing keeps it'
);

select * from finish();
rollback;
