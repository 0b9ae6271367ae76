-- A street that a practice takes away, which may be somebody's home, is gone for visitors at once, and for the owners after them.
begin;
select plan(20);
select tests.raise_curtain();
create function tests.oak() returns uuid language sql immutable as $$ select tests.listing('Owned Oak Medicine') $$;
create function tests.position_of(target uuid) returns text language sql stable security definer as $$
  select concat_ws(' ', latitude, longitude) from public.doctors where id = target
$$;
create function tests.position_of_zip() returns text language sql stable as $$
  select concat_ws(' ', latitude, longitude) from public.zip_codes where zip = '78704'
$$;
-- Everything that a visitor reads of the practice.
create function tests.seen() returns text language sql as $$
  select concat_ws(' ',
    (select jsonb_agg(to_jsonb(doctors)) from public.doctors where id = tests.oak()),
    (select jsonb_agg(to_jsonb(offices)) from public.offices where doctor_id = tests.oak()),
    (select jsonb_agg(to_jsonb(cards)) from public.listing_cards(array[tests.oak()]) as cards),
    (select jsonb_agg(to_jsonb(checks)) from public.get_listing_checks(tests.oak()) as checks)
  )
$$;
grant execute on all functions in schema tests to anon, authenticated;

update public.doctors set address_street = '12 Home Street', latitude = 30.25111, longitude = -97.76222 where id = tests.oak();
insert into public.offices (doctor_id, position, name, address_street, address_city, address_state, address_zip) values
  (tests.oak(), 0, null, null, null, null, null), (tests.oak(), 1, 'South', '7 Porch Lane', 'Austin', 'TX', '78704');
insert into private.npi_records (npi, status, street, checked_at) values ('1234567893', 'active', '12 Home Street', now()) on conflict do nothing;
update public.doctors set npi = '1234567893' where id = tests.oak();

select tests.act_as('stranger');
select ok(tests.seen() like '%12 Home Street%7 Porch Lane%', 'visitors read streets that are listed');
select is(tests.position_of(tests.oak()), '30.25111 -97.76222', 'and the map shows where that is');
select is_empty($$ select 1 from public.search_doctors('home street') $$, 'no search finds a practice by its street');
select hasnt_table('public', 'npi_records', 'the address that the registry has is in no table of the API');

-- Taken away, while another street waits for review
select tests.act_as('owner');
select is(tests.save_changes(tests.oak(), '{"address_street": "14 Home Street", "practice_name": "Oak and Ash"}'), '["address_street", "practice_name"]', 'another street waits');
select is(tests.save_changes(tests.oak(), '{"address_street": null}'), '[]', 'taking the street away does not');
select is((select proposed from public.listing_changes where doctor_id = tests.oak() and status = 'open'), '{"practice_name": "Oak and Ash"}', 'and takes back the one that waited');
select tests.act_as('stranger');
select ok(tests.seen() not like '%Home Street%', 'visitors read it nowhere any more');
select is(tests.position_of(tests.oak()), tests.position_of_zip(), 'the map shows the middle of the ZIP code');
select tests.act_as('owner');
select is(tests.save_offices(tests.oak(), '[{}, {"name": "South", "address_city": "Austin", "address_state": "TX", "address_zip": "78704"}]'), false, 'an office loses its street at once, too');
select tests.act_as('stranger');
select ok(tests.seen() not like '%Porch Lane%', 'and visitors no longer read it');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where doctor_id = tests.oak() and status = 'open';
select tests.act_as('stranger');
select ok(tests.seen() like '%Oak and Ash%' and tests.seen() not like '%Home Street%', 'accepting what else waited brings nothing back');

-- Together with what has to be reviewed, from exact coordinates
reset role;
update public.doctors set address_street = '12 Home Street' where id = tests.oak();
update public.doctors set latitude = 30.25111, longitude = -97.76222 where id = tests.oak();
select tests.act_as('owner');
select is(tests.save_changes(tests.oak(), '{"address_street": null, "practice_name": "Oak Again"}'), '["practice_name"]', 'in one save, only the name waits');
select is((select address_street from public.doctors where id = tests.oak()), null, 'the street is gone');
select is(tests.position_of(tests.oak()), tests.position_of_zip(), 'and so is its place on the map');

-- The next owner
select isnt_empty($$ select 1 from public.listing_versions where doctor_id = tests.oak() and changes::text like '%Home Street%' $$, 'the owner reads what they changed');
reset role;
update public.listing_versions set at = at - interval '1 day' where doctor_id = tests.oak();
update public.listing_changes set created_at = created_at - interval '1 day' where doctor_id = tests.oak();
select tests.act_as('admin');
select public.reassign_listing(tests.oak(), tests.id('doctor'), 'Sold');
select tests.act_as('doctor');
select is_empty($$ select 1 from public.listing_versions where doctor_id = tests.oak() and changes::text ~ 'Home Street|Porch Lane' $$, 'the next owner does not, in no version');
select is_empty($$ select 1 from public.listing_changes where proposed::text ~ 'Home Street|Porch Lane' $$, 'in no change');
select ok(
  public.save_listing(tests.oak(), '{"address_street": "1 New Street"}', 0)::text !~ 'Home Street|Porch Lane', 'nor in a conflict with a version before their time'
);
select ok(public.export_my_data()::text !~ 'Home Street|Porch Lane', 'nor in the copy of their data');

select * from finish();
rollback;
