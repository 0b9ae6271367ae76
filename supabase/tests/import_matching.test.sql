-- Imports: which listing a row is, rows of one file, and listings that have an owner.
begin;
select plan(34);
select tests.create_fixtures();

-- Checks rows in a dry run, also against those of earlier calls with the same id.
create function tests.check_file(rows jsonb, file uuid) returns text[]
language sql
as $$ select array_agg(outcome order by row_number) from public.import_listings(rows, true, 'both', file) $$;
create function tests.row(number integer, name text, zip text, more jsonb default '{}') returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'row', number, 'practice_name', name, 'address_city', city, 'address_state', state, 'address_zip', zip
  ) || more
  from public.zip_codes where zip_codes.zip = row.zip
$$;

-- Three places with one phone and website
select tests.add_listing('Three Oaks Austin'), tests.add_listing('Three Oaks Round Rock'),
  tests.add_listing('Three Oaks Reno');
update public.doctors set
  practice_name = 'Three Oaks', phone = '(512) 555-0142', website = 'https://three-oaks.example', npi = '1234567893'
where practice_name like 'Three Oaks %';
update public.doctors set address_zip = '78664', address_city = 'Round Rock'
where id = tests.listing('Three Oaks Round Rock');
update public.doctors set address_zip = '89501', address_city = 'Reno', address_state = 'NV'
where id = tests.listing('Three Oaks Reno');
create function tests.three_places() returns jsonb
language sql stable as $$ select jsonb_agg(tests.row(place::integer, 'Three Oaks', zip, jsonb_build_object(
  'phone', '512-555-0142', 'website', 'https://three-oaks.example/visit', 'npi', '1234567893',
  'monthly_price', 70 + place
)) order by place) from unnest(array['89501', '78704', '78664']) with ordinality as listed (zip, place) $$;
select tests.act_as('admin');
select is(
  tests.import(tests.three_places(), mode), '{updated,updated,updated}',
  'each of three places with one NPI, phone, and website is found by its own row in mode ' || mode
)
from unnest('{update,both}'::public.import_mode[]) as mode;
select is(
  tests.import(tests.three_places(), 'update', tests.batch('places')),
  '{updated,updated,updated}', 'an import updates each place'
);
select results_eq(
  $$ select address_zip, monthly_price::integer from public.doctors where practice_name = 'Three Oaks' order by 1 $$,
  $$ values ('78664', 73), ('78704', 72), ('89501', 71) $$, 'each place has the price of its own row'
);
select is(
  tests.import(jsonb_build_array(tests.row(2, 'Three Oaks', '02134', '{"phone": "512-555-0142"}'))),
  '{undecided}', 'a fourth place with the same phone needs a decision'
);
select is(tests.import((
  select jsonb_agg(
    tests.row(place::integer, 'New Group', zip, '{"phone": "512-555-0199", "website": "https://new-group.example"}')
  )
  from unnest(array['89501', '78704', '78664']) with ordinality as listed (zip, place)
)), '{created,created,created}', 'three new places of one file can share a phone and a website');

-- Rows of one file
select is(
  tests.check_file(jsonb_build_array(tests.row(2, 'Fresh Elm', '89501')), tests.batch('file')),
  '{created}', 'a dry run adds the first row'
);
select is(
  tests.check_file(jsonb_build_array(tests.row(3, 'Fresh Elm, LLC', '89501')), tests.batch('file')),
  '{duplicate}', 'a dry run compares a row with those of an earlier call'
);
select is(
  tests.import(jsonb_build_array(
    tests.row(4, 'Old Elm', '89501', '{"phone": "775-555-0101"}'),
    tests.row(5, 'Other Elm', '89501', '{"phone": "775-555-0101"}')
  )),
  '{created,undecided}', 'two rows with one phone in one ZIP code need a decision'
);
select is(
  (
    select reason from public.import_listings(
      jsonb_build_array(tests.row(4, 'Fresh Elm', '89501')), true, 'both', tests.batch('file')
    )
  ),
  'Matches row 2 by name and ZIP 89501', 'a repeated row names the earlier one'
);
select is_empty(
  $$ select from public.import_batches where id = tests.batch('file') $$, 'a dry run with a batch id creates no batch'
);

-- A match by the phone of another office
reset role;
update public.doctors set phone = '+15125550170' where id = tests.listing('Owned Oak Medicine');
insert into public.offices (doctor_id, position, address_city, address_state, address_zip, phone)
values (tests.listing('Owned Oak Medicine'), 1, 'Round Rock', 'TX', '78664', '+15125550177');
select tests.act_as('admin');
select results_eq(
  $$ select reason, matches #>> '{0,evidence}' from public.import_listings(
      jsonb_build_array(tests.row(2, 'Other Fir', '02134', '{"phone": "512 555 0177"}'))
    ) $$,
  $$ values (
    'Matches “Owned Oak Medicine” by phone (512) 555-0177 of another office',
    'phone (512) 555-0177 of another office'
  ) $$,
  'a match names the value that both have'
);

-- A row that waits
select results_eq(
  $$ select outcome, reason
    from (values ('{}'::jsonb), ('{"decision": "add"}'), ('{"decision": "skip"}')) as decisions (decision),
      public.import_listings(
        jsonb_build_array(tests.row(2, 'Held Fir', '89501', '{"hold": "Status “Deceased”"}' || decision)), true, 'both'
      ) $$,
  $$ values ('undecided', 'Status “Deceased”'), ('created', null), ('duplicate', null) $$,
  'a row with a reason to wait needs a decision'
);

-- Decisions
select is(
  tests.import(
    jsonb_build_array(tests.row(2, 'Weak Elm', '02134', '{"phone": "512-555-0142"}')), 'both', tests.batch('weak')
  ),
  '{undecided}', 'an undecided row is not imported'
);
select is(
  (select counts -> 'undecided' from public.import_batches where id = tests.batch('weak')),
  '1', 'a batch counts undecided rows'
);
select is(
  tests.import(
    jsonb_build_array(tests.row(2, 'Weak Elm', '02134', '{"phone": "512-555-0142", "decision": "skip"}')),
    'both', tests.batch('skip')
  ),
  '{duplicate}', 'a skipped row is not imported'
);
select is(
  tests.import(
    jsonb_build_array(tests.row(2, 'Weak Elm', '02134', '{"phone": "512-555-0142", "decision": "add"}')),
    'both', tests.batch('weak')
  ),
  '{created}', 'an undecided row can be sent again with a decision'
);
select results_eq(
  $$ select outcome, reason from public.import_listings(jsonb_build_array(
    tests.row(
      2, 'Weak Elm', '02134', jsonb_build_object('decision', 'update', 'target', tests.listing('Three Oaks Reno'))
    ),
    tests.row(3, 'Three Oaks', '89501', '{"npi": "1234567893"}')
  ), true, 'both', tests.batch('order')) $$,
  $$ values ('updated', null), ('duplicate', 'Row 2 of this file is “Three Oaks”') $$,
  'two rows do not update one listing'
);
select tests.check_file(
  jsonb_build_array(tests.row(2, 'Other Elm', '02134'), tests.row(3, 'Three Oaks', '89501')), tests.batch('later')
);
select results_eq(
  $$ select outcome, reason from public.import_listings(
      jsonb_build_array(tests.row(
        2, 'Other Elm', '02134', jsonb_build_object('decision', 'update', 'target', tests.listing('Three Oaks Reno'))
      )),
      true, 'both', tests.batch('later')
    ) $$,
  $$ values ('undecided', 'Row 3 of this file is “Three Oaks”') $$,
  'a later row with exact evidence takes precedence over a decision'
);

-- A listing with an owner
reset role;
update public.doctors set
  npi = '1245319599', monthly_price = 70, prices_confirmed_at = '2026-10-01', hours_confirmed_at = '2026-10-01'
where id = tests.listing('Owned Oak Medicine');
select tests.store('renamed', '{"row": 2, "npi": "1245319599", "practice_name": "New Oak", "monthly_price": 90}');
select tests.act_as('admin');
select is(
  tests.import(jsonb_build_array(tests.stored('renamed')::jsonb), mode),
  array[case mode when 'add' then 'duplicate' else 'undecided' end],
  'a row does not rename an owned listing in mode ' || mode
) from unnest(enum_range(null::public.import_mode)) as mode;
select results_eq(
  $$ select outcome, changes - 'prices_confirmed_at', proposed, reason from public.import_listings(
      jsonb_build_array(
        tests.stored('renamed')::jsonb || jsonb_build_object('decision', 'update', 'target', tests.oak())
      ),
      false, 'both', tests.batch('owned'), 'x'
    ) $$,
  $$ values (
      'updated', '{"monthly_price": [70, 90]}'::jsonb, '{"practice_name": ["Owned Oak Medicine", "New Oak"]}'::jsonb,
      'This listing has an owner, who is notified of the new values. Sent to its owner to decide: {practice_name}.'
    ) $$,
  'after a decision, the price is written, and the name waits for review'
);
select is(
  (
    select proposed from public.listing_changes
    where doctor_id = tests.listing('Owned Oak Medicine') and status = 'open'
  ),
  '{"practice_name": "New Oak"}', 'the name is a pending change'
);
select is(
  (select practice_name from public.doctors where id = tests.listing('Owned Oak Medicine')),
  'Owned Oak Medicine', 'the listing keeps its name until then'
);
select results_eq(
  $$ select distinct action, actor from public.listing_versions
    where doctor_id = tests.listing('Owned Oak Medicine') and action in ('import', 'suggest') $$,
  $$ values ('import', tests.id('admin')), ('suggest', tests.id('admin')) $$, 'the history names the admin'
);
select is(
  public.undo_import(tests.batch('owned'), false),
  '{"removed":0,"restored":1,"kept":0,"left":0}', 'the import can be undone'
);
select results_eq(
  $$ select monthly_price::integer, prices_confirmed_at::date::text from public.doctors
    where id = tests.listing('Owned Oak Medicine') $$,
  $$ values (70, '2026-10-01') $$,
  'an undo restores the price and its confirmation'
);
select is_empty($$ select from public.listing_changes where status = 'open' $$, 'an undo withdraws the pending change');
select results_eq(
  format(
    $$ select outcome, reason from public.import_listings(
        jsonb_build_array('{"row": 2, "npi": "1245319599", "dated": "Mar 5, 2025"}'::jsonb || %L), true, 'both'
      ) $$, entry
  ),
  format($$ values (%L, %L) $$, outcome, reason), why
)
from (values
  ('{"monthly_price": 90}', 'undecided',
    'The owner’s values: {prices_confirmed_at} Oct 1, 2026. This list was last changed Mar 5, 2025',
    'a row does not change a confirmed price'),
  ('{"family_cap": 90}', 'undecided',
    'The owner’s values: {prices_confirmed_at} Oct 1, 2026. This list was last changed Mar 5, 2025',
    'a row does not add to confirmed prices, which would erase the date'),
  ('{"address_street": "9 Oak St", "monthly_price": 90}', 'undecided',
    'Changes the {address_street} of a listing that has an owner. The owner’s values: {prices_confirmed_at} Oct 1, '
    '2026, {hours_confirmed_at} Oct 1, 2026. This list was last changed Mar 5, 2025',
    'a row names everything that needs a decision'),
  ('{"bio": "Slow medicine"}', 'updated', 'This listing has an owner, who is notified of the new values.',
    'a row changes what has no confirmation')
) as rows (entry, outcome, reason, why);
select tests.import(
  jsonb_build_array(jsonb_build_object(
    'row', 2, 'npi', '1245319599', 'monthly_price', 90, 'decision', 'update', 'target', tests.oak()
  )),
  'update', tests.batch('confirmed')
);
select tests.act_as('owner');
select public.confirm_listing(tests.listing('Owned Oak Medicine'), 'prices');
select tests.act_as('admin');
select public.undo_import(tests.batch('confirmed'), false);
select is(
  (select monthly_price::integer from public.doctors where id = tests.listing('Owned Oak Medicine')),
  90, 'an undo keeps a price that the practice has confirmed since'
);

select * from finish();
rollback;
