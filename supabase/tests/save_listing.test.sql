-- Saving a listing: one call, all or nothing, which keeps what others changed and reports what both changed.
begin;
select plan(90);
select tests.raise_curtain();
select tests.sign_up(actor, jsonb_build_object('full_name', name)) from (values ('manager', 'Maria Chen'), ('desk', 'Dee Desk'), ('former', 'Fay Former')) as staff (actor, name);
create function tests.oak() returns uuid language sql immutable as $$ select tests.listing('Owned Oak Medicine') $$;
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.oak(), tests.id('manager'), 'manager'), (tests.oak(), tests.id('desk'), 'front_desk');

create function tests.save_at(seen integer, changes jsonb) returns jsonb
language sql as $$ select public.save_listing(tests.oak(), changes, seen) $$;
create function tests.say(actor text, changes jsonb) returns void
language plpgsql as $$ begin perform tests.act_as(actor), tests.save_changes(tests.oak(), changes); end $$;
create function tests.now_at() returns integer language sql security definer as $$ select version from public.doctors where id = tests.oak() $$;
create function tests.fields_in_conflict(result jsonb) returns text
language sql as $$ select coalesce(string_agg(entry ->> 'field', ' ' order by entry ->> 'field'), '') from jsonb_array_elements(result -> 'conflicts') as entry $$;
create function tests.hours(note text) returns jsonb language sql as $$ select jsonb_build_array(jsonb_build_object('hours_note', note)) $$;
create temp table lists (part text, before jsonb, theirs jsonb, mine jsonb, merged text, clash jsonb);
insert into lists values
  ('services', '[{"service":"ekg","coverage":"included"},{"service":"vaccines","coverage":"extra"}]',
    '[{"service":"ekg","coverage":"not offered"},{"service":"vaccines","coverage":"extra"}]',
    '[{"service":"ekg","coverage":"included"},{"service":"vaccines","coverage":"extra","price":20},{"service":"stitches","coverage":"included"}]',
    'EKG not offered, Stitches included, Vaccines extra', '[{"service":"ekg","coverage":"extra"}]'),
  ('clinicians', '[{"name":"Elena Quill"}]', '[{"name":"Elena Quill"},{"name":"Rosa Wren"}]', '[{"name":"Elena Quill","languages":["Spanish"]}]',
    'Elena Quill Spanish, Rosa Wren', '[{"name":"Elena Quill","languages":["French"]}]');
grant select on lists to authenticated;
create function tests.rows_of(part text, result jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', coalesce(entry ->> 'label', entry ->> 'name'), entry ->> 'coverage', entry #>> '{languages,0}'), ', ' order by place)
  from jsonb_array_elements(result -> 'listing' -> part) with ordinality as entries (entry, place)
$$;
create function tests.services() returns text language sql security definer as $$
  select string_agg(label || ' ' || coverage, ', ' order by label) from public.listing_services join public.services on name = service where doctor_id = tests.oak()
$$;
create function tests.try_list(tried text) returns text language plpgsql as $$
declare
  list lists;
  version integer;
  result jsonb;
begin
  select * into list from lists where part = tried;
  perform tests.say('admin', jsonb_build_object(tried, list.before));
  version := tests.now_at();
  perform tests.say('manager', jsonb_build_object(tried, list.theirs));
  perform tests.act_as('owner');
  result := tests.save_at(version, jsonb_build_object(tried, list.mine));
  return tests.rows_of(tried, result) || '; ' || tests.fields_in_conflict(tests.save_at(version, jsonb_build_object(tried, list.clash)));
end $$;
create function tests.north(phone text) returns jsonb language sql security definer as $$
  select jsonb_build_object('id', id, 'name', name, 'address_city', address_city, 'address_state', address_state, 'address_zip', address_zip, 'phone', north.phone)
  from public.offices where doctor_id = tests.oak() and position = 1
$$;
create function tests.add(extra jsonb default '{}', how text default null) returns jsonb language sql as $$
  select public.save_listing(tests.listing('New'), '{"practice_name":"New Leaf","address_city":"Austin","address_state":"TX","address_zip":"78704","monthly_price":70}' || extra, null, true, how_known => how)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Two people who change different things
create temp table seen (label text primary key, version integer);
grant all on seen to authenticated;
select tests.act_as('owner');
insert into seen values ('loaded', tests.now_at());
select tests.say('manager', '{"monthly_price": 80, "phone": "(512) 555-0100", "languages": ["Spanish"], "accepting_new_patients": false, "tiers": [{"label":"Adults","min_age":18,"max_age":null,"monthly_price":80}]}');
select tests.act_as('owner');
create temp table owner_result as select tests.save_at(version, '{"bio": "Come in", "services": [{"service":"ekg","coverage":"included"}]}') as result from seen where label = 'loaded';
select is(tests.fields_in_conflict(result), '', 'different fields do not conflict') from owner_result;
select is((result ->> 'version')::integer, tests.now_at(), 'the result has the version that was saved') from owner_result;
select is(result #>> '{listing,phone}', '+15125550100', 'and what the other person saved') from owner_result;
select results_eq(
  $$ select monthly_price, phone, languages, accepting_new_patients, bio, (select count(*)::int from public.membership_tiers where doctor_id = tests.oak()), (select count(*)::int from public.listing_services where doctor_id = tests.oak()) from public.doctors where id = tests.oak() $$,
  $$ values (80::numeric(8,2), '+15125550100', '{Spanish}'::text[], false, 'Come in', 1, 1) $$, 'both are saved');

-- Two people who change the same thing
create temp table conflict as select tests.save_at(version, '{"phone": "(512) 555-0199", "bio": "Come back", "monthly_price": 80}') as result from seen where label = 'loaded';
select is(tests.fields_in_conflict(result), 'bio phone', 'a field that both changed to different values conflicts, one with equal values does not') from conflict;
select is((select bio || ' ' || phone from public.doctors where id = tests.oak()), 'Come in +15125550100', 'and nothing of the call is saved');
select is(
  (select entry - 'changed_at' from conflict, jsonb_array_elements(result -> 'conflicts') as entry where entry ->> 'field' = 'phone'),
  '{"field": "phone", "mine": "+15125550199", "theirs": "+15125550100", "changed_by": "Maria Chen", "role": "manager", "is_self": false}',
  'the conflict has both values and who changed it');
select is(
  (select entry ->> 'is_self' || ' ' || (entry ->> 'role') from conflict, jsonb_array_elements(result -> 'conflicts') as entry where entry ->> 'field' = 'bio'),
  'true owner', 'a change from another window of one''s own conflicts as well');
select lives_ok($$ select tests.save_at((result ->> 'version')::integer, result -> 'changes') from conflict $$, 'saving again with the version of the conflict');
select is((select bio || ' ' || phone from public.doctors where id = tests.oak()), 'Come back +15125550199', 'keeps the chosen values');
select is((select count(*)::int from public.listing_versions where doctor_id = tests.oak() and changes -> 'phone' -> 0 = '"+15125550100"'), 1, 'the value that lost is in the history');

-- In the other order
insert into seen values ('second', tests.now_at());
select tests.say('owner', '{"phone": "(512) 555-0101"}');
select tests.act_as('manager');
create temp table second as select tests.save_at(version, '{"phone": "(512) 555-0102"}') as result from seen where label = 'second';
select is(tests.fields_in_conflict(result) || ' ' || (result #>> '{conflicts,0,role}'), 'phone owner', 'the manager is asked about what the owner saved') from second;
select is(tests.fields_in_conflict(tests.save_at((select version from seen where label = 'second'), '{"phone": "(512) 555-0101"}')), '', 'but not about the same value');
select tests.say('owner', '{"website": "https://oak.test"}'), tests.say('owner', '{"website": null}');
select tests.act_as('manager');
select is(tests.fields_in_conflict(tests.save_at((select version from seen where label = 'second'), '{"website": "https://oak.example"}')), '', 'nor about what was changed back');

-- Lists: services by name, offices by id, clinicians by place, prices by age as a whole
select is(tests.try_list('services'), (select merged from lists where part = 'services') || '; services', 'services are merged one by one, and conflict one by one');
select is(tests.try_list('clinicians'), (select merged from lists where part = 'clinicians') || '; clinicians', 'clinicians, too, who wait for review');
-- What was merged goes along when another field conflicts, or choosing would lose it
select tests.say('owner', '{"services": [{"service":"ekg","coverage":"included"}], "bio": "A"}');
insert into seen values ('merge', tests.now_at());
select tests.say('manager', '{"services": [{"service":"ekg","coverage":"included"},{"service":"stitches","coverage":"included"}], "bio": "B"}');
select tests.act_as('owner');
create temp table merging as select tests.save_at(version, '{"services": [{"service":"ekg","coverage":"extra"}], "bio": "C"}') as result from seen where label = 'merge';
select is(tests.fields_in_conflict(result), 'bio', 'only the text conflicts') from merging;
select is(tests.fields_in_conflict(tests.save_at((result ->> 'version')::integer, result -> 'changes')), '', 'it is resolved') from merging;
select is(tests.services(), 'EKG extra, Stitches included', 'and the service that the manager added is still there');

-- Prices by age overlap easily, so they conflict as a whole
insert into seen values ('tiers', tests.now_at());
select tests.say('manager', '{"tiers": [{"label":"Adults","min_age":18,"max_age":null,"monthly_price":85}]}');
select tests.act_as('owner');
select is(tests.fields_in_conflict(tests.save_at((select version from seen where label = 'tiers'), '{"tiers": [{"label":"Seniors","min_age":65,"max_age":null,"monthly_price":70}]}')), 'tiers', 'prices by age conflict as a whole');

-- Offices
select tests.say('owner', jsonb_build_object('offices', tests.hours('Evenings')));
select tests.say('admin', jsonb_build_object('offices', tests.hours('Evenings') || '[{"name":"North","address_city":"Austin","address_state":"TX","address_zip":"78702"}]'));
insert into seen values ('offices', tests.now_at());
select tests.say('manager', jsonb_build_object('offices', tests.hours('Evenings') || jsonb_build_array(tests.north('(512) 555-0111'))));
select tests.act_as('owner');
select is(tests.fields_in_conflict(tests.save_at((select version from seen where label = 'offices'),
  jsonb_build_object('offices', tests.hours('Mornings') || jsonb_build_array(tests.north(null)) ))), '', 'two offices that two people change do not conflict');
select results_eq($$ select coalesce(phone, hours_note) from public.offices where doctor_id = tests.oak() order by position $$, $$ values ('Mornings'), ('+15125550111') $$, 'both are saved');
select is(tests.fields_in_conflict(tests.save_at((select version from seen where label = 'offices'),
  jsonb_build_object('offices', tests.hours('Never') || jsonb_build_array(tests.north('(512) 555-0122')) ))), 'offices', 'the same office conflicts');

-- What waits for review counts as the value of its editors
insert into seen values ('names', tests.now_at());
select tests.act_as('manager');
select is(tests.save_at(tests.now_at(), '{"practice_name": "Oak and Ash", "clinicians": [{"name":"Nell New"}], "bio": "New"}') -> 'waiting', '["clinicians", "practice_name"]', 'the result says what waits for review');
select is((select practice_name || ' ' || bio from public.doctors where id = tests.oak()), 'Owned Oak Medicine New', 'and the rest is live');
select tests.act_as('owner');
create temp table names as select tests.save_at(version, '{"practice_name": "Oak and Elm"}') as result from seen where label = 'names';
select is((result #>> '{conflicts,0,theirs}') || ' ' || (result #>> '{conflicts,0,changed_by}'), 'Oak and Ash Maria Chen', 'a name that waits is not replaced by another one silently') from names;
select is(tests.fields_in_conflict(tests.save_at((select version from seen where label = 'names'), '{"clinicians": [{"name":"Nora Other"}]}')), 'clinicians', 'nor are clinicians who wait');
select tests.act_as('admin');
select is(tests.save_at(tests.now_at() - 1, '{"practice_name": "Owned Oak Medicine"}') #>> '{listing,practice_name}', 'Owned Oak Medicine', 'an admin edits what is public');
select is((select proposed ->> 'practice_name' from public.listing_changes where status = 'open'), 'Oak and Ash', 'and leaves what waits');
select tests.act_as('owner');
select is(tests.save_at(tests.now_at(), '{"practice_name": "Owned Oak Medicine"}') -> 'waiting', '[]', 'a name that goes back to what is public no longer waits');
select is((select proposed from public.listing_changes where status = 'open') ? 'practice_name', false, 'and is taken out of the change');
select results_eq($$ select action, changes ->> 'practice_name' from public.listing_versions where doctor_id = tests.oak() and changes ? 'practice_name' $$,
  $$ values ('propose', '["Owned Oak Medicine", "Oak and Ash"]') $$, 'the history says who wanted what');
select tests.say('owner', '{"address_city": "Round Rock", "address_zip": "78664"}');
select tests.act_as('owner');
select is(tests.save_at(tests.now_at(), '{"address_street": "1 Main St"}') -> 'waiting', '["address_street"]', 'a street waits beside a city');
select is(tests.save_at(tests.now_at(), '{"address_zip": "78665"}') -> 'waiting', '["address_zip"]', 'a ZIP is checked with the city that waits');
select is((select proposed ->> 'address_city' from public.listing_changes where status = 'open'), 'Round Rock', 'which goes on waiting');

-- All or nothing
select throws_ok($$ select tests.save_changes(tests.oak(), '{"bio": "Half", "tiers": [{"label":"A","min_age":0,"max_age":20,"monthly_price":1},{"label":"B","min_age":10,"max_age":30,"monthly_price":1}]}') $$, '23514', null, 'a part that is refused');
select throws_ok($$ select tests.save_changes(tests.oak(), '{"bio": "Half", "services": [{"service":"magic","coverage":"included"}]}') $$, '23503', null, 'or another one');
select throws_ok($$ select tests.save_changes(tests.oak(), '{"services": [], "npi": "1"}') $$, '23514', null, 'or a field');
select is((select bio from public.doctors where id = tests.oak()), 'New', 'leaves the fields');
select isnt(tests.services(), null, 'and the parts as they were');

-- Who saves
select throws_ok($$ select tests.say('patient', '{"bio": "Mine"}') $$, '42501', 'You cannot edit this listing', 'another member saves nothing');
select throws_ok($$ select tests.say('doctor', '{"bio": "Mine"}') $$, '42501', null, 'nor does another doctor');
select throws_ok($$ select tests.say('desk', '{"bio": "Mine"}') $$, '42501', 'The front desk can only change whether the practice accepts patients', 'the front desk saves no text');
select throws_ok($$ select tests.say('desk', '{"accepting_new_patients": true, "services": []}') $$, '42501', null, 'and no part');
select lives_ok($$ select tests.say('desk', '{"accepting_new_patients": true}') $$, 'but whether the practice accepts patients');
select throws_ok($$ select tests.say('manager', '{"photo_url": null}') $$, '42501', 'Only the owner can change the photo', 'a manager does not change the photo');
select lives_ok($$ select tests.say('owner', '{"photo_url": null}') $$, 'the owner does');
select tests.act_as('stranger');
select throws_ok($$ select public.save_listing(tests.oak(), '{}', 1) $$, '42501', null, 'a visitor does not even call it');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('manager'), 'Spam');
select throws_like($$ select tests.say('manager', '{"bio": "Mine"}') $$, '%suspended%', 'nor does somebody who is suspended');
reset role;
delete from private.suspensions;
insert into public.practice_members (doctor_id, user_id, role) values (tests.oak(), tests.id('former'), 'manager');
select lives_ok($$ select tests.say('former', '{"bio": "Mine"}') $$, 'a manager saves');
reset role;
delete from public.practice_members where user_id = tests.id('former');
select throws_ok($$ select tests.say('former', '{"bio": "Still mine"}') $$, '42501', null, 'who has left does not');
select tests.act_as('admin');
select public.admin_update_listing_status(tests.oak(), 'revoke', 'It was not theirs.');
select throws_ok($$ select tests.say('owner', '{"bio": "Still mine"}') $$, '42501', null, 'nor does a former owner');
select tests.say('admin', '{"practice_name": "Oak for All"}');
select is((select practice_name from public.doctors where id = tests.oak()), 'Oak for All', 'what an admin saves is public at once');

-- Unowned listings
select tests.act_as('patient');
select is((public.save_listing(tests.listing('Hidden Creek Health'), '{"bio": "By the creek"}', tests.version('Hidden Creek Health'))) -> 'conflicts', '[]', 'who submitted a listing edits it while it waits');
select throws_ok($$ select public.save_listing(tests.listing('Hidden Creek Health'), '{"services": []}', 1) $$, '42501', null, 'but names none of its parts');
select throws_ok($$ select public.save_listing(tests.listing('Open Door Direct Care'), '{"bio": "Ours"}', 1) $$, '42501', null, 'and nothing once it is public');

-- New listings
select tests.act_as('doctor');
select throws_ok($$ select tests.add('{"services": [{"service":"magic","coverage":"included"}]}') $$, '23503', null, 'a new listing with a part that is refused');
select is_empty($$ select from public.doctors where id = tests.listing('New') $$, 'is not added');
select is(tests.add('{"services": [{"service":"ekg","coverage":"included"}]}', 'It is mine') -> 'conflicts', '[]', 'with parts that are right it is');
select results_eq($$ select user_id, submitted_by, status::text, claim_status::text from public.doctors where id = tests.listing('New') $$,
  $$ values (tests.id('doctor'), tests.id('doctor'), 'pending', 'unclaimed') $$, 'as the practice of the doctor, and waits');
select is((select how_known from public.submission_notes where doctor_id = tests.listing('New')), 'It is mine', 'with the note');
select is(tests.add('{"services": [{"service":"ekg","coverage":"extra"}], "bio": "Twice"}', 'It is mine') -> 'conflicts', '[]', 'sent again, it is no second listing');
select results_eq($$ select bio, coverage::text from public.doctors join public.listing_services on doctor_id = id where id = tests.listing('New') $$, $$ values ('Twice', 'extra') $$, 'and says what was sent last');
select tests.act_as('admin');
select tests.save_changes(tests.listing('New'), '{"bio": "Checked"}');
select tests.act_as('doctor');
select is(tests.fields_in_conflict(tests.add('{"bio": "Thrice"}')), 'bio', 'unless somebody else has changed it');
select tests.act_as('patient');
select throws_ok($$ select tests.add() $$, '42501', null, 'the id of another listing adds nothing');
select lives_ok($$ select public.save_listing(tests.listing('Draft'), '{"practice_name":"Draft Care","address_city":"Austin","address_state":"TX","address_zip":"78704"}', is_draft => true) $$, 'a new listing can be a draft');
select lives_ok($$ select public.save_listing(tests.listing('Draft'), '{"bio": "Not yet"}', 1) $$, 'which its author edits');
select is((select status::text || ' ' || bio from public.doctors where id = tests.listing('Draft')), 'draft Not yet', 'before it is sent for review');
select tests.act_as('admin');
select throws_ok($$ select public.save_listing(tests.listing('Draft'), '{"bio": "Mine"}', 1) $$, '42501', null, 'but no admin does');
select tests.act_as('patient');
select throws_ok($$ select public.save_listing(tests.listing('Newer'), '{"practice_name":"Newer","address_city":"Austin","address_state":"TX","address_zip":"78704"}', null, true) $$, '42501', 'Only doctors set up a practice of their own', 'only doctors have practices');
select throws_ok($$ select public.save_listing(tests.listing('Newer'), '{"practice_name":"Newer","address_city":"Austin","address_state":"TX","address_zip":"78704","tiers":[]}') $$, '42501', null, 'who only knows a practice names no part of it');
select is_empty($$ select from public.doctors where id = tests.listing('Newer') $$, 'and adds nothing by trying');
select lives_ok($$ select public.save_listing(tests.listing('Newer'), '{"practice_name":"Newer","address_city":"Austin","address_state":"TX","address_zip":"78704"}', how_known => 'I am a member') $$, 'anybody adds a practice that they know');

-- What is sent
select tests.act_as('admin');
select throws_ok(format('select public.save_listing(tests.oak(), %L, 1)', sent), '22023', null, 'refused: ' || left(sent, 60))
from unnest(array['[]', 'null', '"x"', '{"status": "published"}', '{"user_id": null}', '{"verified": true}', '{"version": 9}', '{"claim_status": "approved"}', '{"prices_confirmed_at": null}',
  '{"no such column": 1}', '{"services": null}', '{"tiers": {}}', '{"clinicians": ["x"]}', '{"bio": "' || (select string_agg(md5(n::text), '') from generate_series(1, 10000) as n) || '"}']) as sent;
select throws_ok($$ select public.save_listing(tests.oak(), null, 1) $$, '22023', null, 'nothing is no change');
select throws_ok($$ select public.save_listing(null, '{}', 1) $$, '22023', null, 'and nothing is no listing');
select throws_ok($$ select public.save_listing(gen_random_uuid(), '{"bio": "x"}', 1) $$, '42501', null, 'a listing that is gone is not added again') from tests.act_as('doctor');

select * from finish();
rollback;
