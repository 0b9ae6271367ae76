-- Saving a listing: atomic saves, merging, and conflicts.
begin;
select plan(90);
select tests.create_fixtures();
select tests.sign_up(actor, jsonb_build_object('full_name', name))
from (values ('manager', 'Maria Chen'), ('desk', 'Dee Desk'), ('former', 'Fay Former')) as staff (actor, name);
insert into public.practice_members (doctor_id, user_id, role) values
  (tests.oak(), tests.id('manager'), 'manager'), (tests.oak(), tests.id('desk'), 'front_desk');

create function tests.save_at(seen integer, changes jsonb) returns jsonb
language sql as $$ select public.save_listing(tests.oak(), changes, seen) $$;
create function tests.save_as(actor text, changes jsonb) returns void
language plpgsql as $$ begin perform tests.act_as(actor), tests.save_changes(tests.oak(), changes); end $$;
create function tests.now_at() returns integer language sql as $$ select tests.current_version(tests.oak()) $$;
-- A page shows the version of the listing at the time when it was opened, and its changes are saved from there.
create function tests.open_page(page text) returns void
language sql as $$ select tests.store(page, tests.now_at()::text) $$;
create function tests.save_from(page text, changes jsonb) returns jsonb
language plpgsql as $$
begin
  perform tests.store('result', tests.save_at(tests.stored(page)::integer, changes)::text);
  return tests.result();
end $$;
-- Returns the result of the last save from a page.
create function tests.result() returns jsonb
language sql stable as $$ select tests.stored('result')::jsonb $$;
create function tests.fields_in_conflict(result jsonb) returns text
language sql as $$
  select coalesce(string_agg(entry ->> 'field', ' ' order by entry ->> 'field'), '')
  from jsonb_array_elements(result -> 'conflicts') as entry
$$;
create function tests.hours(note text) returns jsonb
language sql as $$ select jsonb_build_array(jsonb_build_object('hours_note', note)) $$;
create temp table lists (part text, before jsonb, theirs jsonb, mine jsonb, merged text, clash jsonb);
insert into lists values
  ('services', '[{"service":"ekg","coverage":"included"},{"service":"vaccines","coverage":"extra"}]',
    '[{"service":"ekg","coverage":"not offered"},{"service":"vaccines","coverage":"extra"}]',
    '[{"service":"ekg","coverage":"included"},{"service":"vaccines","coverage":"extra","price":20},'
    '{"service":"stitches","coverage":"included"}]',
    'EKG not offered, Stitches included, Vaccines extra', '[{"service":"ekg","coverage":"extra"}]'),
  ('clinicians', '[{"name":"Elena Quill"}]', '[{"name":"Elena Quill"},{"name":"Rosa Wren"}]',
    '[{"name":"Elena Quill","languages":["Spanish"]}]', 'Elena Quill Spanish, Rosa Wren',
    '[{"name":"Elena Quill","languages":["French"]}]');
grant select on lists to authenticated;
create function tests.rows_of(part text, result jsonb) returns text language sql as $$
  select string_agg(
    concat_ws(' ', coalesce(entry ->> 'label', entry ->> 'name'), entry ->> 'coverage', entry #>> '{languages,0}'), ', '
      order by place
  )
  from jsonb_array_elements(result -> 'listing' -> part) with ordinality as entries (entry, place)
$$;
create function tests.services() returns text language sql security definer as $$
  select string_agg(label || ' ' || coverage, ', ' order by label)
  from public.listing_services join public.services on name = service where doctor_id = tests.oak()
$$;
create function tests.try_list(tried text) returns text language plpgsql as $$
declare
  list lists;
  version integer;
  result jsonb;
begin
  select * into list from lists where part = tried;
  perform tests.save_as('admin', jsonb_build_object(tried, list.before));
  version := tests.now_at();
  perform tests.save_as('manager', jsonb_build_object(tried, list.theirs));
  perform tests.act_as('owner');
  result := tests.save_at(version, jsonb_build_object(tried, list.mine));
  return tests.rows_of(tried, result) || '; '
    || tests.fields_in_conflict(tests.save_at(version, jsonb_build_object(tried, list.clash)));
end $$;
create function tests.north(phone text) returns jsonb language sql security definer as $$
  select jsonb_build_object(
    'id', id, 'name', name, 'address_city', address_city, 'address_state', address_state, 'address_zip', address_zip,
    'phone', north.phone
  )
  from public.offices where doctor_id = tests.oak() and position = 1
$$;
create function tests.add(extra jsonb default '{}', how text default null) returns jsonb language sql as $$
  select public.save_listing(
    tests.listing('New'),
    '{"practice_name":"New Leaf","address_city":"Austin","address_state":"TX","address_zip":"78704","monthly_price":70}'
      || extra,
    null, true, how_known => how
  )
$$;

-- Different fields
select tests.act_as('owner');
select tests.open_page('loaded');
select tests.save_as(
  'manager', '{
    "monthly_price": 80, "phone": "(512) 555-0100", "languages": ["Spanish"], "accepting_new_patients": false,
    "tiers": [{"label":"Adults","min_age":18,"max_age":null,"monthly_price":80}]
  }'
);
select tests.act_as('owner');
select tests.save_from('loaded', '{"bio": "Come in", "services": [{"service":"ekg","coverage":"included"}]}');
select is(tests.fields_in_conflict(tests.result()), '', 'changes to different fields do not conflict');
select is((tests.result() ->> 'version')::integer, tests.now_at(), 'the result has the saved version');
select is(tests.result() #>> '{listing,phone}', '+15125550100', 'the result has the value that another person saved');
select results_eq(
  $$ select monthly_price, phone, languages, accepting_new_patients, bio,
      (select count(*)::int from public.membership_tiers where doctor_id = tests.oak()),
      (select count(*)::int from public.listing_services where doctor_id = tests.oak())
    from public.doctors where id = tests.oak() $$,
  $$ values (80::numeric(8,2), '+15125550100', '{Spanish}'::text[], false, 'Come in', 1, 1) $$,
  'changes by two people to different fields are both saved');

-- The same field
select tests.save_from('loaded', '{"phone": "(512) 555-0199", "bio": "Come back", "monthly_price": 80}');
select is(
  tests.fields_in_conflict(tests.result()),
  'bio phone', 'different values for one field conflict, and equal values do not'
);
select is(
  (select bio || ' ' || phone from public.doctors where id = tests.oak()),
  'Come in +15125550100', 'a save with a conflict changes nothing'
);
select is(
  (
    select entry - 'changed_at' from jsonb_array_elements(tests.result() -> 'conflicts') as entry
    where entry ->> 'field' = 'phone'
  ),
  '{"field": "phone", "mine": "+15125550199", "theirs": "+15125550100", "changed_by": "Maria Chen", "role": "manager", '
  '"is_self": false}',
  'a conflict has both values and the author of the other one');
select is(
  (
    select entry ->> 'is_self' || ' ' || (entry ->> 'role')
    from jsonb_array_elements(tests.result() -> 'conflicts') as entry where entry ->> 'field' = 'bio'
  ),
  'true owner', 'a change from another window of the same person conflicts');
select lives_ok(
  $$ select tests.save_at((tests.result() ->> 'version')::integer, tests.result() -> 'changes') $$,
  'saving again with the conflict''s version succeeds'
);
select is(
  (select bio || ' ' || phone from public.doctors where id = tests.oak()),
  'Come back +15125550199', 'saving again stores the chosen values'
);
select is(
  (
    select count(*)::int from public.listing_versions
    where doctor_id = tests.oak() and changes -> 'phone' -> 0 = '"+15125550100"'
  ),
  1, 'the history has the replaced value'
);

-- In the other order
select tests.open_page('second');
select tests.save_as('owner', '{"phone": "(512) 555-0101"}');
select tests.act_as('manager');
select tests.save_from('second', '{"phone": "(512) 555-0102"}');
select is(
  tests.fields_in_conflict(tests.result()) || ' ' || (tests.result() #>> '{conflicts,0,role}'),
  'phone owner', 'a save by the manager conflicts with the owner''s earlier save'
);
select is(
  tests.fields_in_conflict(tests.save_from('second', '{"phone": "(512) 555-0101"}')),
  '', 'saving the same value as another person does not conflict'
);
select tests.save_as('owner', '{"website": "https://oak.test"}'), tests.save_as('owner', '{"website": null}');
select tests.act_as('manager');
select is(
  tests.fields_in_conflict(tests.save_from('second', '{"website": "https://oak.example"}')),
  '', 'a value that was changed and changed back does not conflict'
);

-- Lists: services by name, offices by id, clinicians by place, prices by age as a whole
select is(
  tests.try_list('services'), (select merged from lists where part = 'services') || '; services',
  'services are merged one by one and conflict one by one'
);
select is(
  tests.try_list('clinicians'), (select merged from lists where part = 'clinicians') || '; clinicians',
  'clinicians are merged one by one and conflict one by one'
);
-- Merged values survive a conflict in another field
select tests.save_as('owner', '{"services": [{"service":"ekg","coverage":"included"}], "bio": "A"}');
select tests.open_page('merge');
select tests.save_as(
  'manager',
  '{"services": [{"service":"ekg","coverage":"included"},{"service":"stitches","coverage":"included"}], "bio": "B"}'
);
select tests.act_as('owner');
select tests.save_from('merge', '{"services": [{"service":"ekg","coverage":"extra"}], "bio": "C"}');
select is(tests.fields_in_conflict(tests.result()), 'bio', 'only the field that both changed conflicts');
select is(
  tests.fields_in_conflict(tests.save_at((tests.result() ->> 'version')::integer, tests.result() -> 'changes')),
  '', 'a resolved conflict can be saved'
);
select is(tests.services(), 'EKG extra, Stitches included', 'a merged service is kept when another field conflicts');

-- Prices by age overlap easily, so they conflict as a whole
select tests.open_page('tiers');
select tests.save_as('manager', '{"tiers": [{"label":"Adults","min_age":18,"max_age":null,"monthly_price":85}]}');
select tests.act_as('owner');
select is(
  tests.fields_in_conflict(
    tests.save_from('tiers', '{"tiers": [{"label":"Seniors","min_age":65,"max_age":null,"monthly_price":70}]}')
  ),
  'tiers', 'prices by age conflict as a whole'
);

-- Offices
select tests.save_as('owner', jsonb_build_object('offices', tests.hours('Evenings')));
select tests.save_as(
  'admin', jsonb_build_object(
    'offices',
    tests.hours('Evenings') || '[{"name":"North","address_city":"Austin","address_state":"TX","address_zip":"78702"}]'
  )
);
select tests.open_page('offices');
select tests.save_as(
  'manager', jsonb_build_object('offices', tests.hours('Evenings') || jsonb_build_array(tests.north('(512) 555-0111')))
);
select tests.act_as('owner');
select is(
  tests.fields_in_conflict(tests.save_from(
    'offices', jsonb_build_object('offices', tests.hours('Mornings') || jsonb_build_array(tests.north(null)) )
  )),
  '', 'changes to different offices do not conflict'
);
select results_eq(
  $$ select coalesce(phone, hours_note) from public.offices where doctor_id = tests.oak() order by position $$,
  $$ values ('Mornings'), ('+15125550111') $$, 'changes by two people to different offices are both saved'
);
select is(
  tests.fields_in_conflict(tests.save_from(
    'offices', jsonb_build_object('offices', tests.hours('Never') || jsonb_build_array(tests.north('(512) 555-0122')) )
  )),
  'offices', 'changes to the same office conflict'
);

-- Pending values
select tests.open_page('names');
select tests.act_as('manager');
select is(
  tests.save_at(
    tests.now_at(), '{"practice_name": "Oak and Ash", "clinicians": [{"name":"Nell New"}], "bio": "New"}'
  ) -> 'waiting',
  '["clinicians", "practice_name"]', 'the result names the fields that wait for review'
);
select is(
  (select practice_name || ' ' || bio from public.doctors where id = tests.oak()),
  'Owned Oak Medicine New', 'other fields of the save are public at once'
);
select tests.act_as('owner');
select tests.save_from('names', '{"practice_name": "Oak and Elm"}');
select is(
  (tests.result() #>> '{conflicts,0,theirs}') || ' ' || (tests.result() #>> '{conflicts,0,changed_by}'),
  'Oak and Ash Maria Chen', 'a different pending name conflicts'
);
select is(
  tests.fields_in_conflict(tests.save_from('names', '{"clinicians": [{"name":"Nora Other"}]}')),
  'clinicians', 'different pending clinicians conflict'
);
select tests.act_as('admin');
select is(
  tests.save_at(tests.now_at() - 1, '{"practice_name": "Owned Oak Medicine"}') #>> '{listing,practice_name}',
  'Owned Oak Medicine', 'an admin can save the public name'
);
select is(
  (select proposed ->> 'practice_name' from public.listing_changes where status = 'open'),
  'Oak and Ash', 'an admin''s save keeps the pending name'
);
select tests.act_as('owner');
select is(
  tests.save_at(tests.now_at(), '{"practice_name": "Owned Oak Medicine"}') -> 'waiting', '[]',
  'saving the public name withdraws the pending name'
);
select is(
  (select proposed from public.listing_changes where status = 'open') ? 'practice_name', false,
  'a withdrawn name is removed from the pending change'
);
select results_eq(
  $$ select action, changes ->> 'practice_name' from public.listing_versions
    where doctor_id = tests.oak() and changes ? 'practice_name' $$,
  $$ values ('propose', '["Owned Oak Medicine", "Oak and Ash"]'),
    ('cancel proposal', '["Oak and Ash", "Owned Oak Medicine"]') $$,
  'the history records who proposed and canceled each name'
);
select tests.save_as('owner', '{"address_city": "Round Rock", "address_zip": "78664"}');
select tests.act_as('owner');
select is(
  tests.save_at(tests.now_at(), '{"address_street": "1 Main St"}') -> 'waiting', '["address_street"]',
  'a street waits for review while a city is pending'
);
select is(
  tests.save_at(tests.now_at(), '{"address_zip": "78665"}') -> 'waiting', '["address_zip"]',
  'a ZIP code is checked against the pending city'
);
select is(
  (select proposed ->> 'address_city' from public.listing_changes where status = 'open'),
  'Round Rock', 'a pending city stays when the ZIP code is saved'
);

-- All or nothing
select throws_ok(
  $$ select tests.save_changes(
      tests.oak(), '{
        "bio": "Half", "tiers": [
          {"label":"A","min_age":0,"max_age":20,"monthly_price":1},
          {"label":"B","min_age":10,"max_age":30,"monthly_price":1}
        ]
      }'
    ) $$,
  '23514', null, 'a save with overlapping age bands is refused'
);
select throws_ok(
  $$
    select tests.save_changes(tests.oak(), '{"bio": "Half", "services": [{"service":"magic","coverage":"included"}]}')
  $$,
  '23503', null, 'a save with an unknown service is refused'
);
select throws_ok(
  $$ select tests.save_changes(tests.oak(), '{"services": [], "npi": "1"}') $$,
  '23514', null, 'a save with an invalid NPI is refused'
);
select is((select bio from public.doctors where id = tests.oak()), 'New', 'a refused save leaves the fields unchanged');
select isnt(tests.services(), null, 'a refused save leaves the services unchanged');

-- Permissions
select throws_ok(
  $$ select tests.save_as('patient', '{"bio": "Mine"}') $$,
  '42501', 'You cannot edit this listing', 'another member cannot save a listing'
);
select throws_ok(
  $$ select tests.save_as('doctor', '{"bio": "Mine"}') $$, '42501', null, 'another doctor cannot save a listing'
);
select throws_ok(
  $$ select tests.save_as('desk', '{"bio": "Mine"}') $$,
  '42501', 'The front desk can only change whether the practice accepts patients', 'the front desk cannot save a text'
);
select throws_ok(
  $$ select tests.save_as('desk', '{"accepting_new_patients": true, "services": []}') $$,
  '42501', null, 'the front desk cannot save services'
);
select lives_ok(
  $$ select tests.save_as('desk', '{"accepting_new_patients": true}') $$,
  'the front desk can save whether the practice accepts patients'
);
select throws_ok(
  $$ select tests.save_as('manager', '{"photo_url": null}') $$,
  '42501', 'Only the owner can change the photo', 'a manager cannot change the photo'
);
select lives_ok($$ select tests.save_as('owner', '{"photo_url": null}') $$, 'an owner can change the photo');
select tests.act_as('visitor');
select throws_ok(
  $$ select public.save_listing(tests.oak(), '{}', 1) $$, '42501', null, 'a visitor cannot save a listing'
);
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('manager'), 'Spam');
select throws_like(
  $$ select tests.save_as('manager', '{"bio": "Mine"}') $$, '%suspended%', 'a suspended manager cannot save a listing'
);
reset role;
delete from private.suspensions;
insert into public.practice_members (doctor_id, user_id, role) values (tests.oak(), tests.id('former'), 'manager');
select lives_ok($$ select tests.save_as('former', '{"bio": "Mine"}') $$, 'a manager can save a listing');
reset role;
delete from public.practice_members where user_id = tests.id('former');
select throws_ok(
  $$ select tests.save_as('former', '{"bio": "Still mine"}') $$, '42501', null, 'a former manager cannot save a listing'
);
select tests.act_as('admin');
select public.revoke_ownership(tests.oak(), tests.current_version(tests.oak()), 'It was not theirs.');
select throws_ok(
  $$ select tests.save_as('owner', '{"bio": "Still mine"}') $$, '42501', null, 'a former owner cannot save a listing'
);
select tests.save_as('admin', '{"practice_name": "Oak for All"}');
select is(
  (select practice_name from public.doctors where id = tests.oak()),
  'Oak for All', 'a name saved by an admin is public at once'
);

-- Unowned listings
select tests.act_as('patient');
select is(
  (public.save_listing(
    tests.listing('Hidden Creek Health'), '{"bio": "By the creek"}', tests.version('Hidden Creek Health')
  )) -> 'conflicts',
  '[]', 'a submitter can save a pending listing'
);
select throws_ok(
  $$ select public.save_listing(tests.listing('Hidden Creek Health'), '{"services": []}', 1) $$,
  '42501', null, 'a submitter cannot save services'
);
select throws_ok(
  $$ select public.save_listing(tests.listing('Open Door Direct Care'), '{"bio": "Ours"}', 1) $$,
  '42501', null, 'a submitter cannot save a published listing'
);

-- New listings
select tests.act_as('doctor');
select throws_ok(
  $$ select tests.add('{"services": [{"service":"magic","coverage":"included"}]}') $$,
  '23503', null, 'a new listing with an unknown service is refused'
);
select is_empty($$ select from public.doctors where id = tests.listing('New') $$, 'a refused listing is not added');
select is(
  tests.add('{"services": [{"service":"ekg","coverage":"included"}]}', 'It is mine') -> 'conflicts', '[]',
  'a new listing with services is accepted'
);
select results_eq(
  $$ select user_id, submitted_by, status::text, claim_status::text from public.doctors
    where id = tests.listing('New') $$,
  $$ values (tests.id('doctor'), tests.id('doctor'), 'pending', 'unclaimed') $$,
  'a doctor''s new practice is pending, with the doctor as its owner'
);
select is(
  (select how_known from public.submission_notes where doctor_id = tests.listing('New')),
  'It is mine', 'a new listing stores its submission note'
);
select is(
  tests.add('{"services": [{"service":"ekg","coverage":"extra"}], "bio": "Twice"}', 'It is mine') -> 'conflicts', '[]',
  'a new listing that is sent again is accepted'
);
select results_eq(
  $$ select bio, coverage::text from public.doctors join public.listing_services on doctor_id = id
    where id = tests.listing('New') $$,
  $$ values ('Twice', 'extra') $$, 'a new listing that is sent again has the last values'
);
select tests.act_as('admin');
select tests.save_changes(tests.listing('New'), '{"bio": "Checked"}');
select tests.act_as('doctor');
select is(
  tests.fields_in_conflict(tests.add('{"bio": "Thrice"}')),
  'bio', 'a new listing that is sent again conflicts when somebody else has changed it'
);
select tests.act_as('patient');
select throws_ok($$ select tests.add() $$, '42501', null, 'saving with the id of another member''s listing is refused');
select lives_ok(
  $$ select public.save_listing(
      tests.listing('Draft'),
      '{"practice_name":"Draft Care","address_city":"Austin","address_state":"TX","address_zip":"78704"}',
      is_draft => true
    ) $$,
  'a new listing can be saved as a draft'
);
select lives_ok(
  $$ select public.save_listing(tests.listing('Draft'), '{"bio": "Not yet"}', 1) $$, 'the author can save a draft'
);
select is(
  (select status::text || ' ' || bio from public.doctors where id = tests.listing('Draft')),
  'draft Not yet', 'a saved draft keeps its status'
);
select tests.act_as('admin');
select throws_ok(
  $$ select public.save_listing(tests.listing('Draft'), '{"bio": "Mine"}', 1) $$,
  '42501', null, 'an admin cannot save a draft'
);
select tests.act_as('patient');
select throws_ok(
  $$ select public.save_listing(
      tests.listing('Newer'),
      '{"practice_name":"Newer","address_city":"Austin","address_state":"TX","address_zip":"78704"}', null, true
    ) $$,
  '42501', 'Only doctors can set up a practice of their own', 'a patient cannot add a practice as its owner'
);
select throws_ok(
  $$ select public.save_listing(
      tests.listing('Newer'),
      '{"practice_name":"Newer","address_city":"Austin","address_state":"TX","address_zip":"78704","tiers":[]}'
    ) $$,
  '42501', null, 'a submitter cannot add prices to a new listing'
);
select is_empty(
  $$ select from public.doctors where id = tests.listing('Newer') $$, 'a refused new listing is not added'
);
select lives_ok(
  $$ select public.save_listing(
      tests.listing('Newer'),
      '{"practice_name":"Newer","address_city":"Austin","address_state":"TX","address_zip":"78704"}',
      how_known => 'I am a member'
    ) $$,
  'a member can add a practice they know'
);

-- Invalid input
select tests.act_as('admin');
select throws_ok(
  format('select public.save_listing(tests.oak(), %L, 1)', sent),
  '22023', null, 'malformed changes are refused: ' || left(sent, 60)
)
from unnest(array[
  '[]', 'null', '"x"', '{"status": "published"}', '{"user_id": null}', '{"verified": true}',
  '{"version": 9}', '{"claim_status": "approved"}', '{"prices_confirmed_at": null}', '{"no such column": 1}',
  '{"services": null}', '{"tiers": {}}', '{"clinicians": ["x"]}',
  '{"bio": "' || (select string_agg(md5(n::text), '') from generate_series(1, 10000) as n) || '"}'
]) as sent;
select throws_ok(
  $$ select public.save_listing(tests.oak(), null, 1) $$, '22023', null, 'a save without changes is refused'
);
select throws_ok($$ select public.save_listing(null, '{}', 1) $$, '22023', null, 'a save without a listing is refused');
select throws_ok(
  $$ select public.save_listing(gen_random_uuid(), '{"bio": "x"}', 1) $$,
  '42501', null, 'saving a missing listing is refused'
) from tests.act_as('doctor');

select * from finish();
rollback;
